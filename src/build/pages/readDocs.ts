import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type {LocaleCode} from '../../lib/shared/localized';
import {fileOf, shownLocale} from './sitePages';

/** File of a page in English, which every page has. */
function docFile(siteDir: string, doc: string): string {
  return path.join(siteDir, fileOf('en', doc));
}

/** Whether a page is in the project; references to pages not yet written are shown without a link. */
export function hasDoc(siteDir: string, doc: string): boolean {
  return fs.existsSync(docFile(siteDir, doc));
}

/** A message of a driver or its provider that its page explains. */
export interface DriverPageMessage {
  /** Heading of the page that explains it. */
  readonly id: string;
  readonly texts: readonly string[];
}

/** Headings of a page's troubleshooting section that fit a pattern, with the words in code that they have. */
function troubleshooting(siteDir: string, doc: string, pattern: RegExp): DriverPageMessage[] {
  if (!hasDoc(siteDir, doc)) return [];
  const [, section = ''] =
    /^## .*#troubleshooting \*\/\}$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(
      fs.readFileSync(docFile(siteDir, doc), 'utf8'),
    ) ?? [];
  return [...section.matchAll(pattern)].map(([, heading = '', id = '']) => ({
    id,
    texts: [...heading.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
  }));
}

/**
 * Messages a page explains: headings of its troubleshooting section that begin with a message in code, as the English
 * page has them. None for a page that isn't written yet.
 */
export function messagesOf(siteDir: string, doc: string): readonly DriverPageMessage[] {
  return troubleshooting(siteDir, doc, /^#{3,4} (`.*?)\s*\{\/\* #(\S+) \*\/\}$/gm);
}

/** The same with headings that only contain a message, or its start. */
export function mentionedMessagesOf(siteDir: string, doc: string): readonly DriverPageMessage[] {
  return troubleshooting(siteDir, doc, /^#{3,4} (.*`.*?)\s*\{\/\* #(\S+) \*\/\}$/gm);
}

/** Words a page is found by (`keywords` in its frontmatter); none for a page that is not written yet. */
export function keywordsOf(siteDir: string, doc: string): readonly string[] {
  return frontMatterList(siteDir, doc, 'keywords');
}

/** Tags of a page (`tags` in its frontmatter); none for a page that is not written yet. */
export function tagsOf(siteDir: string, doc: string): readonly string[] {
  return frontMatterList(siteDir, doc, 'tags');
}

function frontMatterList(siteDir: string, doc: string, key: string): readonly string[] {
  if (!hasDoc(siteDir, doc)) return [];
  const list: unknown = matter(fs.readFileSync(docFile(siteDir, doc), 'utf8')).data[key];
  return Array.isArray(list) ? list.map(String) : [];
}

/** Pages in other folders that describe a route. */
const OTHER_API_PAGES = ['guide/advanced/mcp'];

/** What is found on the pages of the API, with the page of each. */
function inApiPages<T>(
  siteDir: string,
  read: (text: string, doc: string) => readonly (readonly [key: string, value: T])[],
): ReadonlyMap<string, T> {
  const folder = path.join(siteDir, 'docs/guide/api');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder, {recursive: true}).map(String) : [];
  const pages = files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `guide/api/${file.slice(0, -'.mdx'.length).split(path.sep).join('/')}`);
  const others = OTHER_API_PAGES.filter((doc) => hasDoc(siteDir, doc));
  return new Map(
    [...pages, ...others].flatMap((doc) =>
      read(fs.readFileSync(docFile(siteDir, doc), 'utf8'), doc),
    ),
  );
}

/** Pages of the API by the ids of the routes they describe. */
export function routePages(siteDir: string): ReadonlyMap<string, string> {
  return inApiPages(siteDir, (text, doc) =>
    [...text.matchAll(/<ApiRoute id="([^"]+)"/g)].map(([, id = '']) => [id, doc] as const),
  );
}

/** A heading of a page. */
export interface HeadingPlace {
  readonly doc: string;
  readonly id: string;
}

/** Headings right above the fields of shared types, by the names of the types. */
export function typePlaces(siteDir: string): ReadonlyMap<string, HeadingPlace> {
  return inApiPages(siteDir, (text, doc) =>
    [
      ...text.matchAll(
        /\{\/\* #(\S+) \*\/\}\s+(?:\{\/\* search.*\*\/\}\s+)?<ApiType name="(\w+)"/g,
      ),
    ].map(([, id = '', name = '']) => [name, {doc, id}] as const),
  );
}

/** Titles of a page's headings in one language, by their IDs, without the marks of code. */
export function headingsOf(
  siteDir: string,
  locale: LocaleCode,
  doc: string,
): ReadonlyMap<string, string> {
  const text = fs.readFileSync(shownFile(siteDir, locale, doc), 'utf8');
  const headings = text.matchAll(/^#{2,4} (.+?) \{\/\* #(\S+) \*\/\}$/gm);
  return new Map([...headings].map(([, title = '', id = '']) => [id, title.replaceAll('`', '')]));
}

/** File of a page as readers of a language see it. */
function shownFile(siteDir: string, locale: LocaleCode, doc: string): string {
  return path.join(siteDir, fileOf(shownLocale(siteDir, locale, doc), doc));
}

/** Title of a page in one language. */
export function titleOf(siteDir: string, locale: LocaleCode, doc: string): string {
  const file = shownFile(siteDir, locale, doc);
  return String(matter(fs.readFileSync(file, 'utf8')).data['title']);
}
