import type {DocusaurusConfig} from '@docusaurus/types';

/** Settings that pages never read. Some hold paths of the machine that built the site. */
const BUILD_SETTINGS: ReadonlySet<string> = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
] satisfies readonly (keyof DocusaurusConfig)[]);

/** Settings of theme parts that this site does without: code is highlighted at build, and there is no blog. */
const UNUSED_THEME_SETTINGS: ReadonlySet<string> = new Set(['blog', 'prism']);

const without = (record: object, keys: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)));

/** The site's configuration as the browser needs it; all of it is part of every page's script. */
export function withoutBuildSettings(config: DocusaurusConfig): object {
  return {
    ...without(config, BUILD_SETTINGS),
    // How the site is built is here too; pages ask for the kind of router alone.
    future: {experimental_router: config.future.experimental_router},
    // The ids of applications travel with the token helpers, see `index.ts`.
    customFields: without(config.customFields ?? {}, new Set(['clientIds'])),
    themeConfig: without(config.themeConfig, UNUSED_THEME_SETTINGS),
  };
}
