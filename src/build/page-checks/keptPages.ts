import fs from 'node:fs';
import path from 'node:path';
import {contentHash} from '../../lib/node/contentHash';
import {openTextCache} from '../../lib/node/textCache';
import {sharedContent} from '../pages/sharedContent';
import type {SitePage} from '../pages/sitePages';
import type {CompiledPage} from './compiledPage';

/** Outside node_modules, which `npm ci` empties. */
const FOLDER = '.cache/pages';

/** What compiles pages. */
const CODE = ['src/build', 'src/lib', 'src/data'];

/** Where pictures and downloads are; pages are checked for the names of their files. */
const FILES = ['static', 'docs', 'i18n'];

/** Compiled pages of earlier runs. */
export interface KeptPages {
  /** The same page, compiled by the same code with the same facts, or undefined. */
  read(page: SitePage): CompiledPage | undefined;
  /** Keeps a page. One with a mistake must not be kept: it would be reported only once. */
  write(compiled: CompiledPage): void;
}

/** A compiled page in its file. */
interface Kept {
  readonly ids: readonly string[];
  readonly references: CompiledPage['references'];
}

/** Opens the compiled pages of earlier runs. */
export function openKeptPages(siteDir: string): KeptPages {
  const cache = openTextCache(path.join(siteDir, FOLDER));
  const shared = allThatIsShared(siteDir);
  const hashOf = ({file, text}: SitePage): string =>
    contentHash(JSON.stringify([shared, file, text]));
  return {
    read(page) {
      const text = cache.read(hashOf(page));
      if (text === undefined) return undefined;
      const {ids, references} = JSON.parse(text) as Kept;
      return {page, ids: new Set(ids), references};
    },
    write({page, ids, references}) {
      if (ids === undefined) return;
      const kept: Kept = {ids: [...ids], references};
      cache.write(hashOf(page), JSON.stringify(kept));
    },
  };
}

/** Everything that decides what a page is compiled to, except its own file. */
function allThatIsShared(siteDir: string): string {
  const namesIn = (folder: string): readonly string[] =>
    fs
      .readdirSync(path.join(siteDir, folder), {recursive: true})
      .map((name) => path.join(folder, String(name)))
      .sort();
  const code = CODE.flatMap(namesIn).filter((name) => /\.tsx?$/.test(name));
  const read = (name: string): string => fs.readFileSync(path.join(siteDir, name), 'utf8');
  return contentHash(
    JSON.stringify([
      sharedContent(siteDir),
      ['package-lock.json', ...code].map((name) => [name, read(name)]),
      FILES.flatMap(namesIn),
    ]),
  );
}
