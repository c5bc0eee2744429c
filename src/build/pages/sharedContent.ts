import fs from 'node:fs';
import path from 'node:path';
import {contentHash} from '../../lib/node/contentHash';
import {pagesFolder} from '../../lib/node/pageFiles';
import {localeCodes} from '../../lib/shared/localized';
import {LIVE_RESULTS_FOLDER} from '../site-data/readLiveResults';
import {TRANSLATIONS_FILE} from '../site-data/readTranslations';

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
  const filesIn = (folder: string, ending: string): readonly string[] => {
    if (!fs.existsSync(path.join(siteDir, folder))) return [];
    return fs
      .readdirSync(path.join(siteDir, folder), {recursive: true})
      .map((name) => path.join(folder, String(name)))
      .filter((name) => name.endsWith(ending))
      .sort();
  };
  const read = (name: string): string => fs.readFileSync(path.join(siteDir, name), 'utf8');
  const data = filesIn('src/data', '.json')
    .filter((name) => name !== path.normalize(TRANSLATIONS_FILE))
    .map((name) => [name, read(name)]);
  const runs = filesIn(LIVE_RESULTS_FOLDER, '.json').map(read);
  const pages = localeCodes
    .flatMap((locale) => filesIn(pagesFolder(locale), '.mdx'))
    .map((name) => [name, read(name).match(SAID_ELSEWHERE)]);
  return contentHash(JSON.stringify([data, runs, pages]));
}
