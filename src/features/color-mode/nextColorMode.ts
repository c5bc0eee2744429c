/** A reader's choice of color mode. */
export type ColorModeChoice = 'light' | 'dark' | 'system';

/**
 * The choice after one press of the button (specification section 4): `switch` goes light, dark,
 * automatic, light; `toggle` alternates light and dark, starting from what is seen.
 */
export function nextColorMode(
  kind: string,
  choice: string | undefined,
  isDark: boolean,
): ColorModeChoice {
  if (kind === 'toggle') return isDark ? 'light' : 'dark';
  if (choice === 'light') return 'dark';
  return choice === 'dark' ? 'system' : 'light';
}
