import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {underBase} from '../../lib/shared/basePath';
import {localeCodes, pathPrefix} from '../../lib/shared/localized';

/** Files of `static/` that hosts and crawlers read at the root only. */
const ROOT_FILES = ['_headers', '_redirects', 'robots.txt', '.nojekyll'] as const;

/** `_headers` for a site under a base: lines that begin with `/` are patterns of paths. */
export function headersUnder(base: string, text: string): string {
  return text.replace(/^\/.*$/gm, (pattern) => underBase(pattern, base));
}

/** `_headers` with the rules that Chinese pages have for each further language, too. */
export function headersFor(languages: readonly string[], text: string): string {
  return text.replace(
    /^\/zh(\/.*\n(?: .*\n)+)/gm,
    (rule, rest: string) => rule + languages.map((language) => `/${language}${rest}`).join(''),
  );
}

/** `_redirects` for a site under a base. */
export function redirectsUnder(base: string, text: string): string {
  return text.replace(
    /(^|\s)(\/\S*)/gm,
    (_, gap: string, path: string) => gap + underBase(path, base),
  );
}

/** `robots.txt` with the sitemap of every language, where this site is published. */
function robotsFor(site: string, text: string): string {
  const sitemaps = localeCodes.map(
    (locale) => `Sitemap: ${site}${pathPrefix(locale)}/sitemap.xml\n`,
  );
  return text.replace(/(?:^Sitemap: .*\n)+/m, sitemaps.join(''));
}

/**
 * Fits the files that hosts and crawlers read at the root to the address of the site, and removes their copies from the
 * folders of other languages.
 */
export async function finishHostFiles({
  outDir,
  baseUrl,
  siteConfig: {url},
  i18n: {currentLocale, defaultLocale},
}: Pick<LoadContext, 'outDir' | 'baseUrl' | 'siteConfig' | 'i18n'>): Promise<void> {
  if (currentLocale !== defaultLocale) {
    await Promise.all(ROOT_FILES.map((name) => fs.rm(path.join(outDir, name), {force: true})));
    return;
  }
  const edit = async (name: string, change: (text: string) => string): Promise<void> => {
    const file = path.join(outDir, name);
    await fs.writeFile(file, change(await fs.readFile(file, 'utf8')));
  };
  const further = localeCodes.filter((locale) => !['en', 'zh'].includes(locale));
  await edit('_headers', (text) => headersUnder(baseUrl, headersFor(further, text)));
  await edit('_redirects', (text) => redirectsUnder(baseUrl, text));
  await edit('robots.txt', (text) => robotsFor(`${url}${baseUrl.slice(0, -1)}`, text));
}
