import {readFileSync} from 'node:fs';
import {keptAnchors} from '../src/data/keptAnchors';
import {redirects} from '../src/data/redirects';
import {expandRedirects} from '../src/plugins/site-pages/redirectFiles';
import {allPaths, expect, sitePages, startApplication, test} from './fixtures';

/** The spellings under which a page answers from plain files (sitemap section 1). */
function spellingsOf(path: string): readonly string[] {
  return path.endsWith('/')
    ? [path, `${path}index.html`, ...(path === '/' ? [] : [path.slice(0, -1)])]
    : [path, path.replace(/\.html$/, '')];
}

for (const path of allPaths) {
  test(`${path} answers under every spelling, query and hash kept`, async ({page}) => {
    for (const spelling of spellingsOf(path)) {
      const answer = await page.goto(`${spelling}?a=1&b=%20#x`);
      expect(answer?.status(), spelling).toBe(200);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${path}?a=1&b=%20`);
      expect(new URL(page.url()).hash).toBe('#x');
      await expect(page.locator('h1')).toBeVisible();
    }
  });
}

const expanded = [
  ...expandRedirects(redirects, sitePages.en, ''),
  ...expandRedirects(redirects, sitePages.zh, '/zh'),
];

test('some old addresses have their page', () => {
  expect(expanded.length).toBeGreaterThan(0);
});

for (const {from, to} of expanded) {
  test(`the old address ${from} leads to ${to}, with and without .html`, async ({page}) => {
    for (const ending of ['', '.html']) {
      await page.goto(`${from}${ending}?q=1#top`);
      await expect(page).toHaveURL(`${to}?q=1#top`);
    }
  });
}

for (const {path, anchors} of keptAnchors.filter((row) => allPaths.includes(row.path))) {
  test(`the kept anchors of ${path} lead to their place`, async ({page}) => {
    for (const prefix of ['', '/zh']) {
      for (const anchor of anchors) {
        await page.goto(`${prefix}${path}#${anchor}`);
        await expect(page.locator(':target')).toBeVisible();
      }
    }
  });
}

const anchorMap = JSON.parse(readFileSync('build/anchors.json', 'utf8')) as Record<
  string,
  Record<string, string>
>;
for (const [path, anchors] of Object.entries(anchorMap)) {
  test(`old headings of ${path} lead to today's`, async ({page}) => {
    // A page load for each: the longest pages have dozens.
    test.setTimeout(60_000 + Object.keys(anchors).length * 5_000);
    for (const [old, current] of Object.entries(anchors)) {
      await page.goto('about:blank');
      await page.goto(`${path}#${encodeURIComponent(old)}`);
      await expect(page).toHaveURL(`${path}#${current}`);
      await expect(page.locator(':target')).toBeVisible();
    }
  });
}

test('an old heading of the other language is found too', async ({page}) => {
  await page.goto(`/guide/install/docker.html#${encodeURIComponent('环境变量')}`);
  await expect(page).toHaveURL('/guide/install/docker.html#environment');
  await page.goto('/zh/guide/install/docker.html#see-the-admin-s-info');
  await expect(page).toHaveURL('/zh/guide/install/docker.html#first-login');
});

test.describe('an address that is no page', () => {
  for (const [wrong, right] of [
    ['/GUIDE/Install/Docker.HTML', '/guide/install/docker.html'],
    ['/guide/install/docker.html/extra/..%2f', undefined],
    ['/zh/Guide/Installation/docker', '/zh/guide/install/docker.html'],
    ['/Pricing', '/pricing.html'],
  ] as const) {
    test(`${wrong} ${right ? 'is resolved' : 'is not guessed'}`, async ({page}) => {
      const answer = await page.goto(`${wrong}?a=1#top`);
      expect(answer?.status()).toBe(404);
      const address = right ? `${right}?a=1#top` : /extra/;
      await expect(page).toHaveURL(address);
      await expect(page.locator('[data-nearest] a')).toHaveCount(right ? 0 : 3);
    });
  }

  for (const [locale, path, title, home] of [
    ['en', '/guide/install/dokcer', 'Page not found', 'Take me home'],
    ['zh', '/zh/guide/install/dokcer', '页面不存在', '返回首页'],
  ] as const) {
    test(`gets the 404 page with three near titles and the way home (${locale})`, async ({
      page,
    }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(page.locator('[data-nearest] a')).toHaveCount(3);
      await expect(page.locator('[data-nearest] a').first()).toHaveAttribute(
        'href',
        /docker\.html$/,
      );
      await page.getByRole('link', {name: home}).click();
      await expect(page).toHaveURL(locale === 'en' ? '/' : '/zh/');
    });
  }

  test('shows both ways on from the 404 page in the same letters, on one line', async ({page}) => {
    await page.goto('/nothing/here');
    const [back, home] = [
      page.getByRole('button', {name: 'Go back'}),
      page.getByRole('link', {name: 'Take me home'}),
    ];
    const font = (element: Element): string => getComputedStyle(element).font;
    expect(await back.evaluate(font)).toBe(await home.evaluate(font));
    const middle = (element: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const {top, height} = range.getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    expect(await back.evaluate(middle)).toBe(await home.evaluate(middle));
  });

  test('goes back from the 404 page', async ({page}) => {
    await page.goto('/guide/');
    await page.goto('/nothing/here');
    await page.getByRole('button', {name: 'Go back'}).click();
    await expect(page).toHaveURL('/guide/');
  });
});

test.describe('a hash that leads nowhere', () => {
  for (const hash of ['#%E0%A4%A', '#%', '#nowhere', '#%3Cimg src=x%3E']) {
    test(`${hash} leaves the reader at the top, without a complaint`, async ({page}) => {
      await page.goto(`/guide/install/docker.html${hash}`);
      await startApplication(page);
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
    });
  }

  test('so does an old heading while the list of old headings cannot be had', async ({page}) => {
    await page.route('**/anchors.json', (route) => route.fulfill({body: '<html>'}));
    await page.goto(`/guide/install/docker.html#${encodeURIComponent('环境变量')}`);
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  });
});
