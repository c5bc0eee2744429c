import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {ColorModeKind} from '../data/siteShell';

/** Docusaurus's color mode settings for a kind of choice (specification section 4). */
export function colorModeConfig(kind: ColorModeKind): NonNullable<ThemeConfig['colorMode']> {
  return {
    defaultMode: kind === 'enable' ? 'dark' : 'light',
    disableSwitch: kind === 'disable' || kind === 'enable',
    respectPrefersColorScheme: kind === 'switch' || kind === 'toggle',
  };
}
