import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {completeLocales, localeCodes} from '../../lib/shared/localized';
import type {LocaleCode} from '../../lib/shared/localized';
import {pagesFolder} from '../../lib/node/pageFiles';
import {contentHash} from '../../lib/node/contentHash';
import {readJson} from '../../lib/node/readJson';

/** Hashes of a page in the complete languages when someone last found that they say the same. */
const checkedSchema = z.record(
  z.string(),
  z.strictObject({en: z.string().length(8), zh: z.string().length(8)}),
);

/** Pages by their path below `docs`, without ending. */
export type CheckedPages = z.infer<typeof checkedSchema>;

/** File of the record, below the project. */
export const TRANSLATIONS_FILE = 'src/data/translations.json';

/** A page that changed in one language only since both were found to say the same. */
export interface OutdatedPage {
  readonly page: string;
  /** Language that has to follow. */
  readonly locale: LocaleCode;
}

/** How far the languages agree. */
export interface TranslationState {
  readonly pages: number;
  readonly outdated: readonly OutdatedPage[];
}

/** What of a page has to be translated: all but the notes on its sources, which no reader sees. */
function translatable(text: string): string {
  return text.replaceAll(/\s*\{\/\* src:[^]*?\*\/\}/g, '');
}

/**
 * Name of a page as the record has it. Its file, with the separators of any system, is understood too.
 *
 * @param given what someone typed: `guide/webdav`, `docs/guide/webdav.mdx`, `guide\\webdav`
 */
export function pageNameOf(given: string): string {
  const file = given
    .replaceAll('\\', '/')
    .replace(/^\.\//, '')
    .replace(/\.mdx$/, '');
  const folder = localeCodes.map((locale) => `${pagesFolder(locale)}/`);
  return file.slice(folder.find((start) => file.startsWith(start))?.length ?? 0);
}

/** Hash of a page in every language, as the files are now. */
export function currentHashes(siteDir: string): CheckedPages {
  const folder = path.join(siteDir, pagesFolder('en'));
  const pages = fs
    .readdirSync(folder, {recursive: true})
    .map((name) => String(name).split(path.sep).join('/'))
    .filter((name) => name.endsWith('.mdx'))
    // A page that isn't translated yet says the same in no other language; `src/plugins/page-translations` reports it.
    .filter((name) =>
      completeLocales.every((locale) =>
        fs.existsSync(path.join(siteDir, pagesFolder(locale), name)),
      ),
    )
    .sort();
  return Object.fromEntries(
    pages.map((name) => {
      const [en = '', zh = ''] = completeLocales.map((locale) =>
        contentHash(
          translatable(fs.readFileSync(path.join(siteDir, pagesFolder(locale), name), 'utf8')),
        ),
      );
      return [name.slice(0, -'.mdx'.length), {en, zh}] as const;
    }),
  );
}

/**
 * The record after someone found that some pages say the same. It only grows: pages that are gone stay in it, so
 * that `npm run pages` can check that their URLs lead somewhere.
 *
 * @param pages pages to record, all of them in `current`
 */
export function recordPages(
  current: CheckedPages,
  checked: CheckedPages,
  pages: readonly string[],
): CheckedPages {
  const chosen = Object.entries(current).filter(([page]) => pages.includes(page));
  const all = {...checked, ...Object.fromEntries(chosen)};
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Compares the pages with the record. A page that changed in both languages was edited with both in mind,
 * and one that isn't in the record is new: neither is out of date.
 */
export function compareTranslations(
  current: CheckedPages,
  checked: CheckedPages,
): TranslationState {
  const outdated = Object.entries(current).flatMap(([page, now]): readonly OutdatedPage[] => {
    const then = checked[page];
    if (then === undefined) return [];
    const changed = completeLocales.filter((locale) => now[locale] !== then[locale]);
    if (changed.length !== 1) return [];
    return completeLocales
      .filter((locale) => !changed.includes(locale))
      .map((locale) => ({page, locale}));
  });
  return {pages: Object.keys(current).length, outdated};
}

/**
 * Reads the record.
 *
 * @throws Error naming file, page and remedy
 */
export function readChecked(siteDir: string): CheckedPages {
  const file = path.join(siteDir, TRANSLATIONS_FILE);
  const result = checkedSchema.safeParse(readJson(file));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(
    `${file}: "${issue?.path.join('.')}": ${issue?.message}. Run "npm run translations -- <page>".`,
  );
}

/** How far the languages of the site's pages agree. */
export function readTranslations(siteDir: string): TranslationState {
  return compareTranslations(currentHashes(siteDir), readChecked(siteDir));
}
