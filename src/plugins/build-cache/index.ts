import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {environment} from '../../config/environment';
import {localeCodes} from '../../lib/shared/localized';
import {pagesFolder} from '../../lib/node/pageFiles';
import {assertApplied} from '../../build/assertApplied';
import {contentHash} from '../../lib/node/contentHash';
import {LIVE_RESULTS_FOLDER} from '../../build/site-data/readLiveResults';
import {TRANSLATIONS_FILE} from '../../build/site-data/readTranslations';

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

/** What other pages say about a page: its frontmatter, and its headings with their IDs. */
const SAID_ELSEWHERE = /^---\n[^]*?\n---$|^#{1,6} .*$/gm;

/**
 * Hash of everything that a compiled page contains besides its own file: facts, other data, and the frontmatter and
 * headings of other pages. The bundler knows none of these files. The text of other pages isn't part of it, so a build
 * after a change to one page compiles only that page.
 *
 * @param siteDir folder of the project
 */
export function sharedContent(siteDir: string): string {
  const filesIn = (folder: string, ending: string): readonly string[] =>
    fs
      .readdirSync(path.join(siteDir, folder), {recursive: true})
      .map((name) => path.join(folder, String(name)))
      .filter((name) => name.endsWith(ending))
      .sort();
  const read = (name: string): string => fs.readFileSync(path.join(siteDir, name), 'utf8');
  const data = filesIn('src/data', '.json')
    .filter((name) => name !== path.normalize(TRANSLATIONS_FILE))
    .map((name) => [name, read(name)]);
  const runs = fs.existsSync(path.join(siteDir, LIVE_RESULTS_FOLDER))
    ? filesIn(LIVE_RESULTS_FOLDER, '.json').map(read)
    : [];
  const pages = localeCodes
    .flatMap((locale) => filesIn(pagesFolder(locale), '.mdx'))
    .map((name) => [name, read(name).match(SAID_ELSEWHERE)]);
  return contentHash(JSON.stringify([data, runs, pages]));
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
