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
  'stylesheets',
  'themes',
] satisfies readonly (keyof DocusaurusConfig)[]);

/** The site's configuration as the browser needs it; all of it is part of every page's script. */
export function withoutBuildSettings(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  return Object.fromEntries(Object.entries(config).filter(([key]) => !BUILD_SETTINGS.has(key)));
}
