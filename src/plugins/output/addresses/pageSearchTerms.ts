import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {localeOfFile, pagesFolder} from '../../../lib/node/pageFiles';
import {localeCodes} from '../../../lib/shared/localized';

/** The parts of a page's metadata that readers may look it up by. */
export interface PageMetadata {
  readonly title: string;
  /** File, from `@site`. */
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** The same page's files in the other languages. */
function translationsOf(file: string): readonly string[] {
  const own = localeOfFile(file);
  const name = file.slice(pagesFolder(own).length);
  return localeCodes.filter((locale) => locale !== own).map((locale) => pagesFolder(locale) + name);
}

/**
 * All a reader may type to find a page in the sidebar: its titles in both languages, the registered names
 * of its drivers and its keywords, in lower case.
 */
export function pageSearchTerms(
  {title, source, frontMatter}: PageMetadata,
  siteDir: string,
): string {
  const file = source.replace('@site/', '');
  const titles = translationsOf(file)
    .map((file) => path.join(siteDir, file))
    // The plugin says what is missing; here, it would only hide that message.
    .filter((file) => fs.existsSync(file))
    .map((file) => String(matter(fs.readFileSync(file, 'utf8')).data['title'] ?? ''));
  const {keywords} = matter(fs.readFileSync(path.join(siteDir, file), 'utf8')).data;
  const lists: readonly string[] = [frontMatter['drivers'], keywords].flatMap((list: unknown) =>
    Array.isArray(list) ? list.map(String) : [],
  );
  const terms = [title, ...titles, ...lists].map((term) => term.toLowerCase());
  return [...new Set(terms)].filter(Boolean).join(' ');
}
