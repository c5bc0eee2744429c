import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {loadFacts} from '@site/src/build/facts/facts';
import type {Facts} from '@site/src/build/facts/facts';
import {LAST_IMPORT_FILE} from '@site/src/build/facts-import/lastImport';
import {readFactPages} from '@site/src/build/facts-import/pagesShowing';
import type {FactPage} from '@site/src/build/facts-import/pagesShowing';
import {pageFolders} from './pages';

/** Facts of the site as it is. */
export const siteFacts = loadFacts('.');

/** A copy of the facts that a test may spoil. */
export interface FactsCopy {
  readonly siteDir: string;
  /** Changes one JSON file of the copy; paths are below `src/data`. */
  // The type is the caller's word for what the file holds.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  edit<T>(file: string, change: (data: T) => unknown): void;
  write(file: string, text: string): void;
  load(): Facts;
}

/** Copies the facts into a folder that is gone when the test is. */
export function copyFacts(): FactsCopy {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  for (const name of ['src/data/facts', 'src/data/zh', LAST_IMPORT_FILE]) {
    cpSync(name, path.join(siteDir, name), {recursive: true});
  }
  const fileOf = (file: string): string => path.join(siteDir, 'src/data', file);
  return {
    siteDir,
    edit(file, change) {
      const data = JSON.parse(readFileSync(fileOf(file), 'utf8')) as never;
      writeFileSync(fileOf(file), JSON.stringify(change(data) ?? data));
    },
    write: (file, text) => writeFileSync(fileOf(file), text),
    load: () => loadFacts(siteDir),
  };
}

/** Pages by language, parsed once: that takes seconds. */
const pagesBy = new Map<string, readonly FactPage[]>();

/**
 * Facts that the pages of one language show.
 *
 * @throws Error with the page and what it says of a fact that isn't there
 */
export function factsShown(
  locale: keyof typeof pageFolders,
  facts: Facts = siteFacts,
): ReadonlySet<string> {
  const pages = pagesBy.get(locale) ?? readFactPages(pageFolders[locale]);
  pagesBy.set(locale, pages);
  for (const page of pages) {
    const [fault] = page.faultsWith(facts);
    if (fault !== undefined) throw new Error(`${page.name}: ${fault}`);
  }
  return new Set(pages.flatMap((page) => [...page.shownOf(facts)]));
}
