import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {
  completeLocales,
  defaultLocale,
  localeCodes,
  type LocaleCode,
} from '../../lib/shared/localized';
import {pagesFolder} from '../../lib/node/pageFiles';
import {PageFault, reasonOf, type ReportFault} from './pageFault';

/** A page as it is in its file. */
export interface SitePage {
  /** Path below the folder of its language, without ending. */
  readonly doc: string;
  readonly locale: LocaleCode;
  /** Path from the top of the project, with `/`. */
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Markdown below the frontmatter. */
  readonly body: string;
  /** How many lines of the file are above the body. */
  readonly linesAbove: number;
  /** All of the file. */
  readonly text: string;
}

/** Paths of one language's pages, without ending, sorted. */
export function docsOf(siteDir: string, locale: LocaleCode): readonly string[] {
  const folder = path.join(siteDir, pagesFolder(locale));
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true})
    .map((name) => String(name).split(path.sep).join('/'))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.slice(0, -'.mdx'.length))
    .sort();
}

/** File of a page, from the top of the project. */
export function fileOf(locale: LocaleCode, doc: string): string {
  return `${pagesFolder(locale)}/${doc}.mdx`;
}

/** Language in which a page is shown to readers of a language: English if it isn't translated. */
export function shownLocale(siteDir: string, locale: LocaleCode, doc: string): LocaleCode {
  return fs.existsSync(path.join(siteDir, fileOf(locale, doc))) ? locale : defaultLocale;
}

/**
 * File that a reader of a language sees, from the top of the project.
 *
 * @param docPath path below the folder of the language, with its ending, as Docusaurus names it
 */
export function shownFile(siteDir: string, locale: LocaleCode, docPath: string): string {
  const file = `${pagesFolder(locale)}/${docPath}`;
  return fs.existsSync(path.join(siteDir, file))
    ? file
    : `${pagesFolder(defaultLocale)}/${docPath}`;
}

/**
 * Reads a page.
 *
 * @throws Error if its frontmatter isn't YAML
 */
export function readSitePage(siteDir: string, locale: LocaleCode, doc: string): SitePage {
  const file = fileOf(locale, doc);
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  // With options, nothing is kept: a page that failed once would be empty the next time.
  const {data, content} = matter(text, {});
  const linesAbove = text.slice(0, text.length - content.length).split('\n').length - 1;
  return {doc, locale, file, frontMatter: data, body: content, linesAbove, text};
}

/** Reads all pages; one whose frontmatter isn't YAML is reported and omitted. */
export function readSitePages(siteDir: string, report: ReportFault): readonly SitePage[] {
  return localeCodes.flatMap((locale) =>
    docsOf(siteDir, locale).flatMap((doc) => {
      try {
        return [readSitePage(siteDir, locale, doc)];
      } catch (error) {
        const [what = ''] = reasonOf(error).split('\n');
        const reason = `the frontmatter isn't valid YAML: ${what}`;
        report(new PageFault(fileOf(locale, doc), 1, reason));
        return [];
      }
    }),
  );
}

/** A page that exists in one language only: what is missing, and what is there. */
export interface MissingTranslation {
  readonly doc: string;
  readonly missing: string;
  readonly existing: string;
}

/** What has to be written so that a page exists in every complete language, or undefined if it does. */
export function missingTranslationOf(siteDir: string, doc: string): MissingTranslation | undefined {
  const exists = (file: string): boolean => fs.existsSync(path.join(siteDir, file));
  const existing = localeCodes.map((locale) => fileOf(locale, doc)).find(exists);
  const missing = completeLocales
    .map((locale) => fileOf(locale, doc))
    .find((file) => !exists(file));
  return existing === undefined || missing === undefined ? undefined : {doc, missing, existing};
}

/** Files that have to be written so that every page exists in every complete language. */
export function missingTranslations(siteDir: string): readonly MissingTranslation[] {
  const docs = new Set(localeCodes.flatMap((locale) => docsOf(siteDir, locale)));
  return [...docs].sort().flatMap((doc) => missingTranslationOf(siteDir, doc) ?? []);
}

/** What to do about a page that exists in one language only, in a sentence. */
export function missingTranslationMessage({missing, existing}: MissingTranslation): string {
  return `${missing} is missing: ${existing} exists in only one language. The page appears as soon as you save the missing file.`;
}

/** Line of a text, counted from 1, in which a pattern first matches. */
export function lineOf(text: string, pattern: string | RegExp): number | undefined {
  const at = typeof pattern === 'string' ? text.indexOf(pattern) : text.search(pattern);
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}
