import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LocaleCode} from '../../../lib/shared/localized';
import {fromParse5} from 'hast-util-from-parse5';
import {toString} from 'hast-util-to-string';
import {parseFragment} from 'parse5';
import {hasMarkdown, markdownAddress} from '../../../lib/shared/markdownAddress';
import {openTextCache, type TextCache} from '../../../lib/node/textCache';
import {routeFile} from '../../../lib/node/routeFile';
import {pageMarkdown} from './pageMarkdown';

/** What earlier builds have made of pages; gone with the installed packages. */
const MADE_PAGES = 'node_modules/.cache/page-markdown';

/** What decides how a page becomes Markdown. */
const MAKER_FILES = [
  ...['inMarkdown', 'pageMarkdown', 'readablePage'].map(
    (name) => `src/plugins/output/markdown/${name}.ts`,
  ),
  'src/build/syntax-tree/visit.ts',
  'package-lock.json',
];

/** A page as Markdown. */
export interface MarkdownPage {
  /** URL path of the page itself. */
  readonly route: string;
  readonly title: string;
  /** What the page is for, in one sentence; '' if it doesn't say so. */
  readonly description: string;
  readonly text: string;
}

/**
 * Writes each page as Markdown beside it; the page's head links to it (`src/theme/SiteMetadata`).
 *
 * @returns the pages, in the order of their addresses
 */
export function writeMarkdown({
  siteDir,
  outDir,
  baseUrl,
  url,
  locale,
  routesPaths,
}: {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  /** Origin of the published site. */
  readonly url: string;
  readonly locale: LocaleCode;
  readonly routesPaths: readonly string[];
}): readonly MarkdownPage[] {
  const make = cachedMaker(siteDir, openTextCache(path.join(siteDir, MADE_PAGES)));
  return routesPaths
    .filter((route) => hasMarkdown(route.slice(baseUrl.length)))
    .toSorted()
    .flatMap((route) => {
      const file = routeFile(outDir, route, baseUrl);
      if (file === undefined) return [];
      const html = fs.readFileSync(file, 'utf8');
      const text = make(html, url + route, locale);
      if (text === undefined) return [];
      const address = markdownAddress(route);
      fs.writeFileSync(path.join(outDir, decodeURI(address.slice(baseUrl.length))), text);
      return [{route, ...readHead(html), text}];
    });
}

/** Title and description of a page, without the name of the site. */
function readHead(html: string): Pick<MarkdownPage, 'title' | 'description'> {
  const [, title = ''] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
  const [, quoted, bare] =
    /<meta[^>]*\sname="?description"?\scontent=(?:"([^"]*)"|([^\s>]+))/.exec(html) ?? [];
  return {
    title: plain(title).replace(/ \| [^|]*$/, ''),
    description: plain(quoted ?? bare ?? ''),
  };
}

const plain = (html: string): string => toString(fromParse5(parseFragment(html)));

/** {@link pageMarkdown}, but a page that is the same as in an earlier build isn't made again. */
function cachedMaker(siteDir: string, cache: TextCache): typeof pageMarkdown {
  const maker = MAKER_FILES.map((file) => fs.readFileSync(path.join(siteDir, file), 'utf8'));
  const makerHash = hashOf(maker.join('\n'));
  return (html, address, locale) => {
    // The head changes with each script of the site.
    const hash = hashOf([makerHash, address, locale, /<body[^]*/.exec(html)?.[0] ?? ''].join('\n'));
    const known = cache.read(hash);
    if (known !== undefined) return known;
    const text = pageMarkdown(html, address, locale);
    if (text !== undefined) cache.write(hash, text);
    return text;
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
