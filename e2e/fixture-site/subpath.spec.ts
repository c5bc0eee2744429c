import {readdirSync, readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createSiteServer} from '../../scripts/lib/siteServer.mjs';
import {expect, startApplication, test} from '../watched';
import {SUBPATH_BUILD} from './buildFixtureSite';
import {subpathEnvironment} from './environment';

/*
 * The site in a folder of its host. The server returns nothing outside that folder, and a request that fails
 * fails the test.
 */

const {DOCS_BASE: base, DOCS_URL: url} = subpathEnvironment;

const languages = [
  {
    locale: 'en',
    prefix: base,
    language: 'Language',
    other: '简体中文',
    title: 'Page not found',
    home: 'Take me home',
  },
  {
    locale: 'zh',
    prefix: `${base}zh/`,
    language: '语言',
    other: 'English',
    title: '页面不存在',
    home: '返回首页',
  },
] as const;

const otherLanguageOf = (locale: string): string => (locale === 'en' ? `${base}zh/` : base);

let servers: readonly Server[] = [];
let origin: string;
/** The same with one 404 page for all URLs, as on GitHub Pages. */
let oneNotFound: string;

async function originOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`; // it listens on a port
}

test.beforeAll(async () => {
  servers = [false, true].map((hasOneNotFound) =>
    createSiteServer(SUBPATH_BUILD, {hasOneNotFound}),
  );
  [origin = '', oneNotFound = ''] = await Promise.all(servers.map(originOf));
});

test.afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const read = (name: string): string => readFileSync(path.join(SUBPATH_BUILD, name), 'utf8');

const builtNames = (): readonly string[] =>
  readdirSync(SUBPATH_BUILD, {recursive: true}).map((name) =>
    String(name).split(path.sep).join('/'),
  );

test('no file links to a place outside the base', () => {
  const outside: string[] = [];
  const check = (name: string, target: string): void => {
    if (target.startsWith('/') && !target.startsWith(base)) outside.push(`${name}: ${target}`);
    if (target.startsWith(url) && !target.startsWith(url + base))
      outside.push(`${name}: ${target}`);
  };
  for (const name of builtNames()) {
    if (name.endsWith('.html')) {
      const attributes =
        /\b(?:href|src|content|poster|action|srcset|data-src)=(?:"([^"]*)"|([^\s">]+))/g;
      for (const [, quoted, bare = ''] of read(name).matchAll(attributes)) {
        for (const target of (quoted ?? bare).split(/[ ,]+/)) check(name, target);
      }
    } else if (/\.(?:xml|webmanifest)$|openapi\.json$|robots\.txt$/.test(name)) {
      for (const [target] of read(name).matchAll(/https:\/\/fixture\.example\.com[^"<\s)]*/g)) {
        check(name, target);
      }
    } else if (name.endsWith('.css')) {
      for (const [, target = ''] of read(name).matchAll(/url\(["']?([^"')]+)/g))
        check(name, target);
    } else if (name.endsWith('pages.json')) {
      const pages = JSON.parse(read(name)) as readonly {path: string}[];
      for (const page of pages) check(name, page.path);
    }
  }
  expect(outside).toEqual([]);
});

test('files that hosts and crawlers read have the base', () => {
  expect(read('_headers')).toContain(`\n${base}zh/tool/*\n`);
  expect(read('_headers')).toContain(`\n${base}assets/*\n`);
  expect(read('_redirects')).toContain(`${base}api/* ${base}guide/api/:splat 301\n`);
  expect(read('robots.txt')).toContain(`Sitemap: ${url}${base}zh/sitemap.xml`);
  expect(builtNames()).toContain('.nojekyll');
  for (const name of ['_headers', '_redirects', 'robots.txt', '.nojekyll']) {
    expect(builtNames()).not.toContain(`zh/${name}`);
  }
  for (const name of ['sitemap.xml', 'zh/sitemap.xml']) {
    expect(read(name)).toContain('guide/install/docker.html');
    expect(read(name)).not.toMatch(/404|search\.html|callback/);
  }
});

test('the manifest finds its icons and the start page', async ({request}) => {
  const address = `${origin}${base}site.webmanifest`;
  const manifest = (await (await request.get(address)).json()) as {
    start_url: string;
    icons: readonly {src: string}[];
  };
  expect(new URL(manifest.start_url, address).pathname).toBe(base);
  for (const {src} of manifest.icons) {
    expect((await request.get(new URL(src, address).href)).status(), src).toBe(200);
  }
});

for (const {locale, prefix, language, other, title, home} of languages) {
  test.describe(`in ${locale}`, () => {
    test.use({locale: locale === 'en' ? 'en-US' : 'zh-CN'});

    test(`every spelling of a page becomes its own address (${locale})`, async ({page}) => {
      for (const [index, spelling] of ['guide/deep', 'guide/deep.html', 'guide/deep/'].entries()) {
        // Another query each time, so that a new document is opened.
        const answer = await page.goto(`${origin}${prefix}${spelling}?a=${index}#two`);
        expect(answer?.status(), spelling).toBe(200);
        await expect(page).toHaveURL(`${origin}${prefix}guide/deep.html?a=${index}#two`);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          `${url}${prefix}guide/deep.html`,
        );
      }
      await page.goto(`${origin}${prefix.slice(0, -1)}`);
      await expect(page).toHaveURL(`${origin}${prefix}`);
    });

    test(`links change the page, also those in text and cards (${locale})`, async ({page}) => {
      const docker = `${origin}${prefix}guide/install/docker.html`;
      for (const [link, goal] of [
        ['link to a page', 'guide/deep.html#two'],
        ['file', 'guide/deep.html'],
        ['A card', 'guide/nothing.html'],
      ] as const) {
        await page.goto(docker);
        await startApplication(page);
        await page.getByRole('article').getByRole('link', {name: link, exact: true}).click();
        await expect(page).toHaveURL(`${origin}${prefix}${goal}`);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await startApplication(page);
      }
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(`${origin}${prefix}`);
    });

    test(`the language menu keeps the page (${locale})`, async ({page}) => {
      await page.goto(`${origin}${prefix}guide/deep.html?a=1#two`);
      await page.getByRole('banner').locator(`summary[aria-label="${language}"]`).click();
      await page.getByRole('banner').getByRole('link', {name: other}).click();
      await expect(page).toHaveURL(`${origin}${otherLanguageOf(locale)}guide/deep.html?a=1#two`);
    });

    test(`old addresses and old headings lead on (${locale})`, async ({page}) => {
      const docker = `${origin}${prefix}guide/install/docker.html`;
      await page.goto(`${origin}${prefix}guide/installation/docker?a=1#environment`);
      await expect(page).toHaveURL(`${docker}?a=1#environment`);
      await page.goto(`${docker}#${encodeURIComponent('环境变量')}`);
      await expect(page).toHaveURL(`${docker}#environment`);
    });

    test(`the search finds a page and opens it (${locale})`, async ({page}) => {
      await page.goto(`${origin}${prefix}guide/deep.html`);
      await startApplication(page);
      await page.locator('[data-action="search"]').click();
      await page.getByRole('combobox').fill('kaleidoscope');
      const hit = page.getByRole('option').first();
      await expect(hit).toHaveAttribute('href', new RegExp(`^${prefix}guide/install/docker`));
      await hit.click();
      await expect(page).toHaveURL(new RegExp(`${prefix}guide/install/docker\\.html`));
      // Its widgets need their own policy, so it's loaded as a document.
      await expect(page.locator('meta[data-own-policy]')).toBeAttached();
      await page.goto(`${origin}${prefix}search.html?q=kaleidoscope`);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    });

    test(`an unknown address shows the 404 page, or the page that was meant (${locale})`, async ({
      page,
    }) => {
      for (const host of [origin, oneNotFound]) {
        const wrong = `${host}${prefix}guide/install/dokcer`;
        const answer = await page.goto(wrong);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
        const near = page.locator('[data-nearest] a');
        await expect(near.first()).toHaveAttribute('href', `${prefix}guide/install/docker.html`);
        await expect(page).toHaveURL(wrong);
        await page.getByRole('link', {name: home}).click();
        await expect(page).toHaveURL(`${host}${prefix}`);
        await page.goto(`${host}${prefix}Guide/Installation/DOCKER?a=1#top`);
        await expect(page).toHaveURL(`${host}${prefix}guide/install/docker.html?a=1#top`);
      }
    });

    test(`a token helper starts, and its callback reads the code (${locale})`, async ({page}) => {
      await page.goto(`${origin}${prefix}tool/`);
      await page.locator('main a[href$="dropbox/request.html"]').first().click();
      await expect(page).toHaveURL(`${origin}${prefix}tool/dropbox/request.html`);
      await startApplication(page);
      // The redirect URI of an app of the operator's own.
      await expect(page.getByText(`${base}tool/dropbox/callback`).first()).toBeAttached();
      await page.goto(`${origin}${prefix}tool/dropbox/callback?code=the-code&state=unknown`);
      await startApplication(page);
      await expect(page).toHaveURL(`${origin}${prefix}tool/dropbox/callback.html`);
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByRole('main').locator('a[href$="dropbox/request.html"]').first().click();
      await expect(page).toHaveURL(`${origin}${prefix}tool/dropbox/request.html`);
    });
  });
}

test('a sign-in comes back under the base, in the language it began in', async ({page}) => {
  await page.route(/^https:\/\/www\.dropbox\.com\//, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const back = `${query.get('redirect_uri') ?? ''}?code=the-code&state=${query.get('state') ?? ''}`;
    await route.fulfill({contentType: 'text/html', body: `<a href="${back}">Allow</a>`});
  });
  const exchanges: (string | null)[] = [];
  await page.route('https://api.dropboxapi.com/oauth2/token', async (route) => {
    exchanges.push(route.request().postData());
    await route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {access_token: 'the-access', refresh_token: 'the-refresh', token_type: 'bearer'},
    });
  });
  await page.goto(`${origin}${base}zh/tool/dropbox/request.html`);
  await startApplication(page);
  await page.getByLabel('客户端 ID').fill('my-app');
  await page.getByLabel('客户端密钥').fill('my-secret');
  await page.getByRole('button', {name: '登录 Dropbox'}).click();
  await page.getByRole('link', {name: 'Allow'}).click();
  await expect(page.getByRole('heading', {name: '你的令牌'})).toBeVisible();
  await expect(page).toHaveURL(`${origin}${base}zh/tool/dropbox/callback.html`);
  // The provider compares it with the address that it has sent the reader to.
  expect(new URLSearchParams(exchanges[0] ?? '').get('redirect_uri')).toBe(
    `${origin}${base}tool/dropbox/callback`,
  );
});

test('a page of the helpers is a new document, and policies hold there', async ({page}) => {
  await page.goto(`${origin}${base}guide/deep.html`);
  await startApplication(page);
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  const response = page.waitForResponse(`${origin}${base}tool/`);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'tools';
    document.querySelector('main')?.append(link);
    link.click();
  }, `${base}tool/`);
  const headers = (await response).headers();
  expect(headers).toMatchObject({'cache-control': 'no-store', 'x-frame-options': 'DENY'});
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  await expect(page).toHaveURL(`${origin}${base}tool/`);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});

test('the description of the API is downloaded, and says where its pages are', async ({
  page,
  request,
}) => {
  await page.goto(`${origin}${base}guide/install/docker.html`);
  for (const link of await page.locator('main a[download]').all()) {
    const response = await request.get(`${origin}${(await link.getAttribute('href')) ?? ''}`);
    expect(response.status()).toBe(200);
    expect(response.headers()['access-control-allow-origin']).toBe('*');
    const {externalDocs} = (await response.json()) as {externalDocs: {url: string}};
    expect(externalDocs.url).toMatch(new RegExp(`^${url}${base}(zh/)?guide/api/$`));
  }
});
