import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {anchorMap} from '../../../data/anchors/anchorMap';
import {redirects} from '../../../data/redirects';
import type {PageEntry} from '../../../lib/shared/address';
import {withoutBase} from '../../../lib/shared/basePath';
import {inLanguage, parseLocaleCode, type LocaleCode} from '../../../lib/shared/localized';
import {toolPageTitles} from '../../../build/tokenTools';
import {pageSearchTerms, type PageMetadata} from './pageSearchTerms';
import {redirectFiles} from './redirectFiles';

/**
 * Helper pages that may be looked for; where providers return to is no one's goal.
 *
 * @throws Error for a page that no record of a provider names
 */
function toolPages(routes: readonly string[], baseUrl: string, locale: LocaleCode): PageEntry[] {
  const prefix = baseUrl.replace(/\/$/, '');
  return routes
    .filter((route) => route.startsWith(`${prefix}/tool/`) && !route.endsWith('/callback.html'))
    .map((route) => {
      const title = toolPageTitles[route.slice(prefix.length)];
      if (title === undefined) {
        throw new Error(`${route}: no record in src/data/token-providers names this page.`);
      }
      return {path: route, title: inLanguage(title, locale)};
    });
}

/** Document as the docs plugin describes it. */
interface Doc extends PageMetadata {
  readonly permalink: string;
}

/**
 * Writes the address space beyond what Docusaurus writes: the page list the 404 page searches, the search terms
 * the sidebar's filter finds pages by, the map of old anchors, and a file at each old address.
 */
export async function writeAddresses({
  siteDir,
  outDir,
  baseUrl,
  i18n: {currentLocale, defaultLocale, localeConfigs},
  routesPaths,
  pages: docs,
}: Pick<LoadContext, 'siteDir' | 'outDir' | 'baseUrl' | 'i18n'> & {
  readonly routesPaths: readonly string[];
  readonly pages: readonly Doc[];
}): Promise<void> {
  const pages: readonly PageEntry[] = [
    {path: baseUrl, title: 'AList'},
    ...docs.map(({permalink, title}) => ({path: permalink, title})),
    ...toolPages(routesPaths, baseUrl, parseLocaleCode(currentLocale)),
  ];
  const terms = Object.fromEntries(
    docs.map((doc) => [doc.permalink, pageSearchTerms(doc, siteDir)]),
  );
  const write = (file: string, value: unknown): Promise<void> =>
    fs.writeFile(path.join(outDir, file), JSON.stringify(value));
  await write('pages.json', pages);
  await write('page-search-terms.json', terms);
  if (currentLocale === defaultLocale) await write('anchors.json', anchorMap);
  const prefix = currentLocale === defaultLocale ? '' : `/${currentLocale}`;
  const base = localeConfigs[defaultLocale]?.baseUrl ?? '/';
  const sitePages = pages.map((page) => ({...page, path: withoutBase(page.path, base)}));
  for (const {file, html} of redirectFiles(redirects, sitePages, prefix, base)) {
    const target = path.join(outDir, file);
    await fs.mkdir(path.dirname(target), {recursive: true});
    await fs.writeFile(target, html);
  }
}
