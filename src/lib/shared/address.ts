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

/** Pages whose title or address is nearest to the address asked for, best first. */
export function nearestPages(path: string, pages: readonly PageEntry[]): readonly PageEntry[] {
  const wanted = bigrams(comparableAddress(path));
  return pages
    .map((page) => ({
      page,
      score: Math.max(
        similarity(wanted, bigrams(comparableAddress(page.path))),
        similarity(wanted, bigrams(page.title.toLowerCase())),
      ),
    }))
    .sort((a, b) => b.score - a.score || a.page.path.localeCompare(b.page.path))
    .slice(0, NEAREST_PAGES_COUNT)
    .map(({page}) => page);
}

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a broken escape is compared as it is
  }
}
