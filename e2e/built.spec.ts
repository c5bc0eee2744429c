import {readdirSync, readFileSync, existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {HtmlValidate, StaticConfigLoader, type ResolvedConfig} from 'html-validate';
import {classesOfModules} from '../src/plugins/output/styles/trimCss';
import {findFile} from '../scripts/lib/siteServer.mjs';
import {completeLocales} from '../src/lib/shared/localized';
import {findSecrets} from '../tests/helpers/secrets';
import {driverPages} from '../tests/prose/pages';
import {linesOf, sharesOf} from '../tests/prose/sharedLines';
import {readBuilt} from './builtPages';

const build = path.resolve('build');

const htmlFiles = readdirSync(build, {recursive: true})
  .map(String)
  .filter((name) => name.endsWith('.html'));

test('no secret of an application is in any file of the site', () => {
  const found = readdirSync(build, {recursive: true})
    .map(String)
    .filter((name) => /\.(html|js|json|css|xml|txt)$|_headers$/.test(name))
    .flatMap((name) =>
      findSecrets(readFileSync(path.join(build, name), 'utf8')).map((text) => `${name}: ${text}`),
    );
  expect(found).toEqual([]);
});

/** More of its words in lines that 20 other pages have, too, and a page says little about its driver. */
const MOST_SHARED = 0.08;

for (const locale of completeLocales) {
  test(`the median driver page shares few of its words with 20 others (${locale})`, () => {
    const root = locale === 'en' ? '' : `/${locale}`;
    const pages = driverPages.map(
      ({slug}) => [slug, linesOf(readBuilt(`${root}/guide/drivers/${slug}.html`))] as const,
    );
    const shares = sharesOf(Object.fromEntries(pages), locale);
    expect(Math.min(...shares.map(({words}) => words))).toBeGreaterThan(300);
    expect(shares[Math.floor(shares.length / 2)]?.share).toBeLessThanOrEqual(MOST_SHARED);
  });
}

test('every link, anchor and image of every page leads somewhere', async () => {
  const idsByFile = new Map<string, Set<string>>();
  const idsOf = (file: string): Set<string> => {
    const known = idsByFile.get(file);
    if (known) return known;
    const html = readFileSync(file, 'utf8');
    const ids = new Set(
      [...html.matchAll(/\sid=(?:"([^"]+)"|([^\s>]+))/g)].map(
        (match) => match[1] ?? match[2] ?? '',
      ),
    );
    idsByFile.set(file, ids);
    return ids;
  };
  const broken: string[] = [];
  for (const name of htmlFiles) {
    const html = readFileSync(path.join(build, name), 'utf8');
    const here = new URL(`https://site.invalid/${name.replace(/(?<=^|\/)index\.html$/, '')}`);
    for (const match of html.matchAll(/\s(?:href|src|content)=(?:"([^"]*)"|([^\s>]+))/g)) {
      const value = (match[1] ?? match[2] ?? '').replaceAll('&amp;', '&');
      if (!/^(\/(?!\/)|#|\.\.?\/)/.test(value) || value.includes(' ')) continue;
      const target = new URL(value, here);
      const file = await findFile(build, target.pathname);
      const id = decodeURIComponent(target.hash.slice(1));
      if (file === undefined) broken.push(`${name}: ${value}`);
      else if (id !== '' && file.endsWith('.html') && !idsOf(file).has(id))
        broken.push(`${name}: ${value}`);
    }
  }
  expect(broken).toEqual([]);
});

test('every page is valid HTML', async () => {
  const loader = new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: {
      // Docusaurus's minifier leaves quotes and closing slashes out where HTML allows it.
      'attr-quotes': 'off',
      'no-implicit-close': 'off',
      'void-style': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      'no-inline-style': 'off',
      'long-title': 'off',
      // Search engines read up to 155 characters, not 70.
      'no-raw-characters': ['error', {relaxed: true}],
      // A visit asks axe for these, but it doesn't come to every page (pagesToVisit.ts).
      'empty-heading': 'error',
      'heading-level': 'error',
      'wcag/h30': 'error',
      'wcag/h37': 'error',
      // Heading ids of kept anchors and React's own ids.
      'valid-id': ['error', {relaxed: true}],
    },
  });
  const validator = new HtmlValidate(loader);
  // It would be put together again for each page, which takes a quarter of the time.
  const config = await loader.getConfigFor('index.html');
  loader.getConfigFor = (): ResolvedConfig => config;
  const faults: string[] = [];
  for (const name of htmlFiles) {
    const report = await validator.validateFile(path.join(build, name));
    for (const {messages} of report.results) {
      for (const {ruleId, message, line, column} of messages) {
        faults.push(`${name}:${line}:${column} ${ruleId}: ${message}`);
      }
    }
  }
  expect(
    [...new Set(faults.map((fault) => fault.replace(/^[^ ]+ /, '')))],
    faults.slice(0, 20).join('\n'),
  ).toEqual([]);
});

test('no file holds a path of a machine or a source map', () => {
  const names = readdirSync(build, {recursive: true}).map(String);
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  const leaks = names
    .filter((name) => /\.(js|html|json|css|xml|txt)$/.test(name))
    .filter((name) => readFileSync(path.join(build, name), 'utf8').includes(path.dirname(build)));
  expect(leaks).toEqual([]);
});

test('every class that a script gives to an element has its rules', () => {
  const read = (folder: string, ending: string): string =>
    readdirSync(path.join(build, folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(path.join(build, folder, name), 'utf8'))
      .join('\n');
  const styles = read('assets/css', '.css');
  const classes = classesOfModules(read('assets/js', '.js'));
  expect(classes.length).toBeGreaterThan(100);
  // The tables of CSS modules name their animations too.
  const hasRules = (name: string): boolean =>
    styles.includes(`.${name}`) || styles.includes(`@keyframes ${name}`);
  expect(classes.filter((name) => !hasRules(name))).toEqual([]);
});

test('the built site brings its host files', () => {
  for (const name of [
    '_headers',
    '_redirects',
    'robots.txt',
    'sitemap.xml',
    'zh/sitemap.xml',
    '404.html',
    'zh/404.html',
  ]) {
    expect(existsSync(path.join(build, name)), name).toBe(true);
  }
});

test('search engines may read the whole site', () => {
  const rules = readFileSync(path.join(build, 'robots.txt'), 'utf8');
  expect(rules).toContain('User-agent: *\nAllow: /\n');
  expect(rules).not.toMatch(/^disallow:/im);
});

for (const locale of ['en', 'zh'] as const) {
  test(`the page about the API in ${locale} downloads the OpenAPI file of both languages`, async ({
    page,
    request,
  }) => {
    const prefix = locale === 'en' ? '' : '/zh';
    await page.goto(`${prefix}/guide/api/#openapi`);
    // The page menu, which is in main too and comes with the application, has another download.
    const links = page.locator('main a[download$=".json"]');
    await expect(links).toHaveCount(2);
    const download = page.waitForEvent('download');
    await links.first().click();
    const file = await (await download).path();
    const description = JSON.parse(readFileSync(file, 'utf8')) as {openapi: string};
    expect(description.openapi).toMatch(/^3\.1\./);
    for (const link of await links.all()) {
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain('application/json');
      expect(response.headers()['access-control-allow-origin']).toBe('*');
    }
  });
}
