import type {PageEntry, Redirect} from '../../../lib/shared/address';
import {isSiteTarget} from '../../../lib/shared/redirectTarget';
import {underBase} from '../../../lib/shared/basePath';

/** A file to write at an old address, relative to the locale's output folder. */
export interface RedirectFile {
  readonly file: string;
  readonly html: string;
}

/**
 * Files for the redirect rows whose target page exists. Rows with `*` are expanded over the pages.
 *
 * @param rows redirect list in root-locale spelling
 * @param pages pages of the locale being built
 * @param prefix `''` or `/zh`
 * @param base base URL path of the site, which rows and pages don't have
 */
export function redirectFiles(
  rows: readonly Redirect[],
  pages: readonly PageEntry[],
  prefix: string,
  base = '/',
): readonly RedirectFile[] {
  return expandRedirects(rows, pages, prefix).map(({from, to}) => ({
    file: `${from.slice(prefix.length + 1)}.html`,
    html: redirectPage(underBase(to, base)),
  }));
}

/** The redirect list with every `*` written out, limited to targets that exist, and to paths that neither a page nor an earlier row takes. */
export function expandRedirects(
  rows: readonly Redirect[],
  pages: readonly PageEntry[],
  prefix: string,
): readonly Redirect[] {
  const taken = new Set(pages.map(({path}) => fileKey(path)));
  const found = new Map<string, string>();
  for (const {from, to} of rows) {
    for (const page of pages) {
      const rest = restOf(page.path, prefix + to);
      if (rest === undefined) continue;
      const source = prefix + from.replace('*', rest.replace(/\.html$/, '')).replace(/\/$/, '');
      const isFree = !taken.has(fileKey(source)) && !found.has(source);
      if (isFree && source !== prefix) found.set(source, page.path);
    }
  }
  return [...found].map(([from, to]) => ({from, to}));
}

/** What `*` stands for when `path` is the target, `''` for an exact match, undefined for none. */
function restOf(path: string, target: string): string | undefined {
  const [head = '', tail] = target.split('*');
  if (tail === undefined) return path === target ? '' : undefined;
  const isMatch =
    path.startsWith(head) && path.endsWith(tail) && path.length > head.length + tail.length;
  return isMatch ? path.slice(head.length, path.length - tail.length) : undefined;
}

/** Addresses that would be the same file on a system that ignores case. */
const fileKey = (address: string): string => address.toLowerCase().replace(/(\.html|\/)$/, '');

/**
 * Leads to the page that a link in the head names, and keeps query and hash. It's the same in all of these pages, so that
 * the Content Security Policy of the site names it once.
 */
const LEAD =
  'location.replace(document.querySelector("link").getAttribute("href")+location.search+location.hash)';

/**
 * A page that leads on at once and keeps query and hash; without scripts the link is the way.
 *
 * @throws Error for a target that isn't on this site
 */
function redirectPage(to: string): string {
  if (!isSiteTarget(to)) {
    throw new Error(
      `src/data/redirects.ts: ${to} is no path of this site. Write it as /guide/page.html.`,
    );
  }
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${to}">
<script>${LEAD}</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body><a href="${to}">${to}</a></body>
</html>
`;
}
