import {bigrams, similarity} from './similarity';
import {defaultLocale, localeCodes, pathPrefix, type LocaleCode} from './localized';

/** A page as the address resolver knows it: its canonical address and its title. */
export interface PageEntry {
  readonly path: string;
  readonly title: string;
}

/** One row of the redirect list: an old address, possibly with one `*`, and where it leads. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** How many titles the 404 page offers when no address fits (sitemap section 1). */
export const NEAREST_PAGES_COUNT = 3;

/**
 * Slug of a document: `<name>.html`, or none for a section front, whose address ends in `/`.
 *
 * @param fileName base name such as `webdav.mdx`
 */
export function pageSlug(fileName: string): string | undefined {
  const name = fileName.replace(/\.mdx?$/, '');
  return name === 'index' ? undefined : `${name}.html`;
}

/** Locale that an address belongs to, judged by its first segment. */
export function localeOfPath(path: string): LocaleCode {
  return (
    localeCodes.find((code) => path === `/${code}` || path.startsWith(`/${code}/`)) ?? defaultLocale
  );
}

/** Another code of a language at the start of a path, such as `/zh-CN/`, as this site spells the language. */
export function inSiteLanguage(path: string): string {
  const [, language, rest = '/'] = /^\/([a-z]{2})[-_][a-z]{2,4}(\/.*)?$/i.exec(path) ?? [];
  const code = localeCodes.find((known) => known === language?.toLowerCase());
  return code === undefined ? path : pathPrefix(code) + rest;
}

/** Form in which two spellings of one address are equal: no case, ending, `%20`, `_`, `-`, slash. */
export function comparableAddress(path: string): string {
  return decodeSafely(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=\.html?)\/$/, '')
    .replace(/\/(index|readme)(\.html?|\.md)?$/, '/')
    .replace(/\.(html?|md)$/, '')
    .replace(/[\s_+-]+/g, '-')
    .replace(/(?<=.)\/$/, '');
}

/**
 * Finds the page that a mistyped or old address means (sitemap sections 1 and 8).
 *
 * @param path path of the address, without query and hash
 * @param pages all pages of that path's locale
 * @param redirects the redirect list, root-locale spelling
 * @returns the canonical path, or undefined when nothing fits exactly
 */
export function resolveAddress(
  path: string,
  pages: readonly PageEntry[],
  redirects: readonly Redirect[],
): string | undefined {
  const byKey = new Map(pages.map((page) => [comparableAddress(page.path), page.path]));
  const wanted = comparableAddress(path);
  const direct = byKey.get(wanted);
  if (direct !== undefined) return direct;

  const prefix = pathPrefix(localeOfPath(path));
  const bare = wanted.slice(prefix.length);
  for (const {from, to} of redirects) {
    const target = matchRedirect(bare, from, to);
    if (target === undefined) continue;
    const page = byKey.get(comparableAddress(prefix + target));
    if (page !== undefined) return page;
  }
  return undefined;
}

function matchRedirect(bare: string, from: string, to: string): string | undefined {
  const [head = '', tail] = from.split('*');
  if (tail === undefined) return bare === comparableAddress(from) ? to : undefined;
  const stem = comparableAddress(head);
  const isMatch = tail === '' && bare.startsWith(`${stem}/`);
  return isMatch ? to.replace('*', bare.slice(stem.length + 1)) : undefined;
}

/** How much a page is worth at least whose title has the last part of the address as a word. */
const NAMED_SCORE = 0.85;

/**
 * Pages whose title or address is nearest to the address asked for, best first. The last part of the address counts most:
 * it's often right where the folder is wrong.
 */
export function nearestPages(path: string, pages: readonly PageEntry[]): readonly PageEntry[] {
  const wanted = comparableAddress(path);
  const name = lastPart(wanted);
  return pages
    .map((page) => {
      const address = comparableAddress(page.path);
      const title = page.title.toLowerCase();
      const near = similarity(bigrams(wanted), bigrams(address));
      const isNamed = hasWord(title, name);
      return {
        page,
        score: Math.max(
          near,
          similarity(bigrams(wanted), bigrams(title)),
          (similarity(bigrams(name), bigrams(lastPart(address))) + near) / 2,
          isNamed ? NAMED_SCORE + (1 - NAMED_SCORE) * near : 0,
        ),
      };
    })
    .sort((a, b) => b.score - a.score || a.page.path.localeCompare(b.page.path))
    .slice(0, NEAREST_PAGES_COUNT)
    .map(({page}) => page);
}

const lastPart = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** Whether a title has a name as a word; Chinese has no spaces between words. */
function hasWord(title: string, name: string): boolean {
  return /\p{Script=Han}{2}/u.test(name)
    ? title.includes(name)
    : title.split(/[^\p{L}\p{N}]+/u).includes(name);
}

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a broken escape is compared as it is
  }
}
