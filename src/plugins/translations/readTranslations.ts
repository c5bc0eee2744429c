import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {localeCodes} from '../../lib/localized';
import type {LocaleCode} from '../../lib/localized';
import {pagesFolder} from '../../lib/pageFiles';
import {contentHash} from '../contentHash';
import {readJson} from '../facts/data/read';

/** Hashes of a page in both languages when someone last found that they say the same. */
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

/** Hash of a page in every language, as the files are now. */
export function currentHashes(siteDir: string): CheckedPages {
  const folder = path.join(siteDir, pagesFolder('en'));
  const pages = fs
    .readdirSync(folder, {recursive: true})
    .map((name) => String(name).split(path.sep).join('/'))
    .filter((name) => name.endsWith('.mdx'))
    .sort();
  return Object.fromEntries(
    pages.map((name) => {
      const [en = '', zh = ''] = localeCodes.map((locale) =>
        contentHash(
          translatable(fs.readFileSync(path.join(siteDir, pagesFolder(locale), name), 'utf8')),
        ),
      );
      return [name.slice(0, -'.mdx'.length), {en, zh}] as const;
    }),
  );
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
    const changed = localeCodes.filter((locale) => now[locale] !== then[locale]);
    if (changed.length !== 1) return [];
    return localeCodes
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
