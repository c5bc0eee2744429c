import fs from 'node:fs';
import path from 'node:path';
import {didYouMean, nearestName} from '../../lib/node/didYouMean';
import {pagesFolder} from '../../lib/node/pageFiles';
import {localeCodes, pathPrefix} from '../../lib/shared/localized';
import {FACTS_FOLDER, factFileNames} from '../fact-files/factFiles';
import {OPENAPI_FILE} from '../openapi/fileName';
import {permalinkOf} from '../pages/pagePaths';
import type {CompiledPage, Reference} from './compiledPage';

/** URLs that leave the site, or name a file that the build adds. */
const OUTSIDE = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/** Files that the build writes, and pages of the theme. */
const MADE_BY_THE_BUILD = [
  'search.html',
  'sitemap.xml',
  'whats-new.xml',
  OPENAPI_FILE,
  ...factFileNames.map((name) => `${FACTS_FOLDER}/${name}.json`),
  ...factFileNames.map((name) => `${FACTS_FOLDER}/${name}.schema.json`),
].flatMap((name) => localeCodes.map((locale) => `${pathPrefix(locale)}/${name}`));

/** Where links of one language can lead. */
export interface SiteMap {
  readonly siteDir: string;
  /** Pages by their path below the folder of their language. */
  readonly pages: ReadonlyMap<string, CompiledPage>;
  /** The same, by their URL without the prefix of the language. */
  readonly byUrl: ReadonlyMap<string, CompiledPage>;
  /** URLs of pages that are no documents. */
  readonly otherUrls: ReadonlySet<string>;
}

/** Where links of one language's pages can lead. */
export function siteMapOf(siteDir: string, compiled: readonly CompiledPage[]): SiteMap {
  return {
    siteDir,
    pages: new Map(compiled.map((each) => [each.page.doc, each])),
    byUrl: new Map(compiled.map((each) => [withoutSlash(permalinkOf(each.page.doc)), each])),
    otherUrls: new Set([...otherPages(siteDir), ...MADE_BY_THE_BUILD].map(withoutSlash)),
  };
}

const withoutSlash = (url: string): string => url.replace(/(?<=.)\/$/, '');

/** URLs of the pages in `src/pages`, as Docusaurus derives them from their files. */
function otherPages(siteDir: string): readonly string[] {
  const folder = path.join(siteDir, 'src/pages');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true})
    .map((name) => String(name).split(path.sep).join('/'))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `/${name.replace(/(?:(?<=^|\/)index)?\.tsx$/, '')}`);
}

/** What is wrong with a link or an image, or undefined. */
export function referenceFault(
  from: CompiledPage,
  {url, isImage}: Reference,
  map: SiteMap,
): string | undefined {
  if (OUTSIDE.test(url)) return undefined; // Images of other hosts are refused by the widgets.
  const [, target = '', , hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const what = isImage ? 'image' : 'link';
  const name = decode(target);
  if (name === '') return anchorFault(from, hash, url);
  if (/\.mdx?$/.test(name)) return fileFault(from, name, hash, url, map);
  const {doc, locale} = from.page;
  const absolute = name.startsWith('/')
    ? name
    : path.posix.resolve(path.posix.dirname(permalinkOf(doc)), name);
  if (!isImage) {
    const page = map.byUrl.get(withoutSlash(absolute));
    if (page) return anchorFault(page, hash, url);
    if (map.otherUrls.has(withoutSlash(absolute))) return undefined;
  }
  const file = name.startsWith('/')
    ? path.join(map.siteDir, 'static', name)
    : path.join(map.siteDir, pagesFolder(locale), path.posix.dirname(doc), name);
  if (fs.existsSync(file)) return undefined;
  const known = isImage
    ? filesBeside(file).map((each) => path.posix.join(path.posix.dirname(name), each))
    : [...map.byUrl.values()].map(({page}) => permalinkOf(page.doc));
  return `the ${what} ${url} is dead: there is no such ${isImage ? 'file' : 'page'}.${didYouMean(isImage ? name : absolute, known)}`;
}

/** Checks a link to the file of a page. */
function fileFault(
  {page: {doc}}: CompiledPage,
  name: string,
  hash: string | undefined,
  url: string,
  map: SiteMap,
): string | undefined {
  const folder = name.startsWith('/') ? '/' : path.posix.join('/', path.posix.dirname(doc));
  const wanted = path.posix
    .resolve(folder, name.replace(/^\//, ''))
    .slice(1)
    .replace(/\.mdx?$/, '');
  const page = map.pages.get(wanted);
  if (page && name.endsWith('.mdx')) return anchorFault(page, hash, url);
  const nearest = page ? wanted : nearestDoc(wanted, [...map.pages.keys()]);
  const hint = nearest === undefined ? '' : ` Did you mean \`${linkTo(nearest, folder)}\`?`;
  return `the link ${url} is dead: there is no such page.${hint}`;
}

/** The page that was probably meant: of nearly that path, or of that name in another folder. */
function nearestDoc(wanted: string, docs: readonly string[]): string | undefined {
  const sameName = docs.filter((doc) => path.posix.basename(doc) === path.posix.basename(wanted));
  return nearestName(wanted, docs) ?? sameName[0];
}

/** A link to the file of a page, as pages write it. */
function linkTo(doc: string, folder: string): string {
  const relative = path.posix.relative(folder, `/${doc}.mdx`);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Checks that a page has an element of an ID. */
function anchorFault(
  {ids, page}: CompiledPage,
  hash: string | undefined,
  url: string,
): string | undefined {
  const id = decode(hash ?? '');
  if (id === '' || ids === undefined || ids.has(id)) return undefined;
  return `the link ${url} is dead: ${page.file} has no element with the ID "${id}".${didYouMean(id, ids)}`;
}

function filesBeside(file: string): readonly string[] {
  const folder = path.dirname(file);
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a broken escape is no name of anything, and is reported as it is
  }
}
