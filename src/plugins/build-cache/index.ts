import type {LoadContext, Plugin} from '@docusaurus/types';
import {environment} from '../../config/environment';
import {assertApplied} from '../../build/assertApplied';
import {sharedContent} from '../../build/pages/sharedContent';
import {contentHash} from '../../lib/node/contentHash';

/** What decides which cache the bundler uses. */
interface Bundler {
  readonly experiments?: {readonly cache?: {version?: string}};
}

/**
 * Gives a bundler a cache that belongs to some settings.
 *
 * @throws Error when the bundler's cache isn't where Docusaurus has it now: a build would take pages from it that are out
 *   of date
 */
export function setCacheVersion(
  settings: Readonly<Record<string, string>>,
  bundler: Bundler,
): void {
  const cache = bundler.experiments?.cache;
  assertApplied([
    {
      rule: 'A cache for each state of what pages share',
      changes: 'version of the bundler’s cache (experiments.cache.version)',
      file: 'src/plugins/build-cache/index.ts',
      count: cache?.version === undefined ? 0 : 1,
    },
  ]);
  if (cache?.version !== undefined) cache.version += `-${contentHash(JSON.stringify(settings))}`;
}

/**
 * Gives each set of settings, and each state of what pages share, its own cache. The bundler keeps compiled pages
 * between builds, and they contain addresses below the base URL path, facts, and titles of other pages. Without this, a
 * site that's built with another `DOCS_BASE` or after a change to facts would have old ones.
 */
export default function buildCachePlugin({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  const content = sharedContent(siteDir);
  return {
    name: 'site-build-cache',
    configureWebpack(config) {
      // Docusaurus's own switch: then, nothing is kept.
      if (process.env['DOCUSAURUS_NO_PERSISTENT_CACHE']) return {};
      setCacheVersion({...environment, content}, config as Bundler);
      return {};
    },
  };
}
