import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {searchAnswers} from '../../../data/searchAnswers';
import {searchSayings} from '../../../data/searchSayings';
import {buildIndex} from '../../../lib/node/search/buildIndex';
import {
  indexFile,
  SEARCH_MANIFEST,
  type IndexFiles,
  type SearchManifest,
} from '../../../lib/shared/search/indexFiles';
import type {SearchPage} from '../../../lib/shared/search/records';
import {contentHash} from '../../../lib/node/contentHash';
import {permalinkOf} from '../../../build/pages/pagePaths';
import {docsOf, readSitePage, shownLocale} from '../../../build/pages/sitePages';
import {PageFault} from '../../../build/pages/pageFault';
import {searchWordsOf} from '../../../build/pages/searchWords';
import {defaultLocale, inLanguage, type LocaleCode} from '../../../lib/shared/localized';
import {openTextCache, type TextCache} from '../../../lib/node/textCache';
import {routeFile} from '../../../lib/node/routeFile';
import {readPage} from './readPage';

/** Everything under this folder is cached for a year, so the name of each index contains a hash. */
const FOLDER = 'assets/search';

/** The 404 page, which no one searches for. */
const NOT_FOUND = /\/404(\.html)?$/;

/** What earlier builds have read in pages; gone with the installed packages. */
const READ_PAGES = 'node_modules/.cache/search-pages';

/** What decides how a page is read: the reader with what it imports of the site, and the installed packages. */
export const READER_FILES: readonly string[] = [
  'src/plugins/output/search-index/readPage.ts',
  'src/build/syntax-tree/visit.ts',
  'package-lock.json',
];

/** A language that has been built. */
export interface BuiltLocale {
  /** Folder of the project. */
  readonly siteDir: string;
  /** Its output folder. */
  readonly outDir: string;
  /** Its base URL path, such as `/zh/`. */
  readonly baseUrl: string;
  /** URL paths of its pages. */
  readonly routesPaths: readonly string[];
}

/** Reads the sections of a built language from its finished pages. */
export function readPages({
  siteDir,
  outDir,
  baseUrl,
  routesPaths,
}: BuiltLocale): readonly SearchPage[] {
  const read = cachedReader(siteDir, openTextCache(path.join(siteDir, READ_PAGES)));
  return routesPaths
    .filter((route) => !NOT_FOUND.test(route))
    .toSorted()
    .flatMap((route) => {
      const file = routeFile(outDir, route, baseUrl);
      return file === undefined ? [] : (read(fs.readFileSync(file, 'utf8'), route) ?? []);
    });
}

/** {@link readPage}, but a page that is the same as in an earlier build isn't parsed again. */
function cachedReader(siteDir: string, cache: TextCache): typeof readPage {
  const reader = READER_FILES.map((file) =>
    hashOf(fs.readFileSync(path.join(siteDir, file), 'utf8')),
  );
  return (html, address) => {
    const hash = hashOf([...reader, address, html].join('\n'));
    const text = cache.read(hash);
    if (text !== undefined) return JSON.parse(text) as SearchPage;
    const page = readPage(html, address);
    if (page) cache.write(hash, JSON.stringify(page));
    return page;
  };
}

/** Other names of a page (`keywords` in its frontmatter), which are in no HTML either. */
function keywordsIn(frontMatter: Readonly<Record<string, unknown>>): readonly string[] {
  const {keywords} = frontMatter;
  return Array.isArray(keywords) ? keywords.map(String) : [];
}

/** Queries of one language by the whole address of the place that answers them. */
function answersOf(baseUrl: string, locale: LocaleCode): ReadonlyMap<string, readonly string[]> {
  const answers = new Map<string, readonly string[]>();
  for (const {path: place, queries} of searchAnswers) {
    const address = baseUrl.slice(0, -1) + place;
    answers.set(address, [...(answers.get(address) ?? []), ...inLanguage(queries, locale)]);
  }
  return answers;
}

/**
 * Adds what readers type for a page or a place in it, which its author has noted in the source, and which is in no HTML.
 *
 * @throws PageFault when a comment names a place that the page doesn't have
 */
export function withSearchWords(
  pages: readonly SearchPage[],
  {
    siteDir,
    baseUrl,
    locale,
  }: Pick<BuiltLocale, 'siteDir' | 'baseUrl'> & {readonly locale: LocaleCode},
): readonly SearchPage[] {
  const answersAt = answersOf(baseUrl, locale);
  const sources = new Map(
    docsOf(siteDir, defaultLocale).map((doc) => [baseUrl.slice(0, -1) + permalinkOf(doc), doc]),
  );
  return pages.map((page) => {
    const doc = sources.get(page.path);
    const answered = {
      ...page,
      entries: page.entries.map((entry) => {
        const answers = answersAt.get(page.path + (entry.anchor && `#${entry.anchor}`));
        return answers === undefined ? entry : {...entry, answers};
      }),
    };
    if (doc === undefined) return answered;
    const source = readSitePage(siteDir, shownLocale(siteDir, locale, doc), doc);
    const found = searchWordsOf(source);
    const lost = found.find(({anchor}) => page.entries.every((entry) => entry.anchor !== anchor));
    if (lost !== undefined) {
      const reason = `these search words are for "${lost.anchor}", which search results of this page don't have. Correct the ID, or remove the comment.`;
      throw new PageFault(source.file, lost.line, reason);
    }
    const wordsOf = new Map(found.map(({anchor, words}) => [anchor, words]));
    return {
      ...answered,
      entries: answered.entries.map((entry) => {
        const words = wordsOf.get(entry.anchor);
        const names = entry.anchor === '' ? keywordsIn(source.frontMatter) : [];
        return {
          ...entry,
          names: [...entry.names, ...names],
          ...(words === undefined ? {} : {words}),
        };
      }),
    };
  });
}

/**
 * Writes the search index of a built language: its pieces, and the manifest that leads to them. A step of
 * `src/plugins/output`.
 */
export function writeSearchIndex(
  built: BuiltLocale & {readonly locale: LocaleCode},
): Promise<void> {
  const {outDir, baseUrl} = built;
  const pages = withSearchWords(readPages(built), built);
  const files = serialize(buildIndex(pages, inLanguage(searchSayings, built.locale)));
  const folder = `${FOLDER}/${contentHash(files.map(({text}) => text).join('\n'))}`;
  // A folder that was kept from an earlier build has the pieces of that index, too.
  fs.rmSync(path.join(outDir, FOLDER), {recursive: true, force: true});
  fs.mkdirSync(path.join(outDir, folder), {recursive: true});
  for (const {name, text} of files) fs.writeFileSync(path.join(outDir, folder, name), text);
  const manifest: SearchManifest = {folder: `${baseUrl}${folder}/`};
  fs.writeFileSync(path.join(outDir, SEARCH_MANIFEST), JSON.stringify(manifest));
  return Promise.resolve();
}

function serialize({
  titles,
  words,
  characters,
  terms,
  texts,
}: IndexFiles): readonly {readonly name: string; readonly text: string}[] {
  return [
    {name: indexFile.titles, content: titles},
    {name: indexFile.words, content: words},
    {name: indexFile.characters, content: characters},
    ...terms.map((content, piece) => ({name: indexFile.terms(piece), content})),
    ...texts.map((content, piece) => ({name: indexFile.texts(piece), content})),
  ].map(({name, content}) => ({name, text: JSON.stringify(content)}));
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
