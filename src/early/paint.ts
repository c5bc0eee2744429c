/*
 * What must be known before the first paint, so that nothing flashes: this script stands at the top of
 * every page's body, in full. It is compiled and put there by `src/plugins/text-first`; it may import
 * nothing. The capitals are filled in there. What it declares the early script uses too.
 */
declare const THEME_HUES: readonly number[];
declare const THEME_COLOR_KEY: string;
declare const SIDEBAR_KEY: string;

/** Blocked storage reads as empty; what is written then holds for this page only. */
const stored = {
  isOpen(): boolean {
    try {
      return Boolean(localStorage);
    } catch {
      return false;
    }
  },
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // See above.
    }
  },
};

function applyThemeColor(value = stored.read(THEME_COLOR_KEY)): void {
  const hue = Number(value);
  const isKnown = hue !== 0 && THEME_HUES.includes(hue);
  document.documentElement.toggleAttribute('data-accent', isKnown);
  document.documentElement.style.setProperty('--accent-hue', String(isKnown ? hue : 0));
}

applyThemeColor();
document.documentElement.toggleAttribute(
  'data-sidebar-collapsed',
  stored.read(SIDEBAR_KEY) === 'collapsed',
);
