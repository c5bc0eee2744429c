import {mkdtempSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {localeCodes, pathPrefix} from '@site/src/lib/shared/localized';
import {finishHostFiles, headersFor} from '@site/src/plugins/output/finishHostFiles';

const FILES = {
  _headers: '# Headers\n/*\n  X-Frame-Options: DENY\n/zh/assets/*\n  Link: </a>; rel=b\n',
  _redirects: '/old /new.html 301\n/a/* /b/:splat 301\n',
  'robots.txt':
    'User-agent: *\nAllow: /\nSitemap: https://alistgo.com/sitemap.xml\nSitemap: https://alistgo.com/zh/sitemap.xml\n',
  '.nojekyll': '',
};

/** Lines of `robots.txt` for a site at an address, of as many languages as it has. */
const sitemapsAt = (site: string): string =>
  localeCodes.map((locale) => `Sitemap: ${site}${pathPrefix(locale)}/sitemap.xml\n`).join('');

/** The rules of Chinese pages, under a base and for as many languages as the site has. */
const rulesUnder = (base: string): string =>
  localeCodes
    .slice(1)
    .map((locale) => `${base}${locale}/assets/*\n  Link: </a>; rel=b\n`)
    .join('');

/** What is left of these files in the output folder of a language. */
async function finish(
  base: string,
  locale: 'en' | 'zh',
): Promise<Readonly<Record<string, string>>> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'host-files-'));
  mkdirSync(outDir, {recursive: true});
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(outDir, name), text);
  await finishHostFiles({
    outDir,
    baseUrl: locale === 'en' ? base : `${base}zh/`,
    siteConfig: {url: 'https://docs.example.com'},
    i18n: {currentLocale: locale, defaultLocale: 'en'},
  } as Parameters<typeof finishHostFiles>[0]);
  return Object.fromEntries(
    readdirSync(outDir).map((name) => [name, readFileSync(path.join(outDir, name), 'utf8')]),
  );
}

test('at the root, only the host of the sitemaps changes, and each language has one', async () => {
  expect(await finish('/', 'en')).toEqual({
    ...FILES,
    _headers: `# Headers\n/*\n  X-Frame-Options: DENY\n${rulesUnder('/')}`,
    'robots.txt': `User-agent: *\nAllow: /\n${sitemapsAt('https://docs.example.com')}`,
  });
});

test('under a base, patterns, both sides of redirects, and sitemaps get the base', async () => {
  expect(await finish('/docs/', 'en')).toEqual({
    _headers: `# Headers\n/docs/*\n  X-Frame-Options: DENY\n${rulesUnder('/docs/')}`,
    _redirects: '/docs/old /docs/new.html 301\n/docs/a/* /docs/b/:splat 301\n',
    'robots.txt': `User-agent: *\nAllow: /\n${sitemapsAt('https://docs.example.com/docs')}`,
    '.nojekyll': '',
  });
});

test('a further language has the rules of Chinese pages', () => {
  expect(headersFor(['xx'], FILES._headers)).toBe(
    `${FILES._headers}/xx/assets/*\n  Link: </a>; rel=b\n`,
  );
  expect(headersFor([], FILES._headers)).toBe(FILES._headers);
});

test('the folder of another language has none of them', async () => {
  expect(await finish('/docs/', 'zh')).toEqual({});
});
