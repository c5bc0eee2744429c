import {readFileSync} from 'node:fs';
import {test as served} from '@playwright/test';
import {keptAnchors} from '../src/data/keptAnchors';
import {redirects} from '../src/data/redirects';
import {expandRedirects} from '../src/plugins/output/addresses/redirectFiles';
import {findAll, placesById, placesOf, shapeOf, type Place} from './builtPages';
import {allPaths, expect, sitePages, startApplication, test} from './fixtures';

/*
 * Addresses are files and what is in them: every one is looked at over plain HTTP. What the browser
 * makes of them depends on their shape only, so one of each shape is opened there.
 */

/** The spellings under which plain files serve a page (sitemap section 1). */
function spellingsOf(path: string): readonly string[] {
  return path.endsWith('/')
    ? [path, `${path}index.html`, ...(path === '/' ? [] : [path.slice(0, -1)])]
    : [path, path.replace(/\.html$/, '')];
}

const expanded = [
  ...expandRedirects(redirects, sitePages.en, ''),
  ...expandRedirects(redirects, sitePages.zh, '/zh'),
];

const anchorMap = JSON.parse(readFileSync('build/anchors.json', 'utf8')) as Record<
  string,
  Record<string, string>
>;

/** What a request gets, and where it ends up without being led on. */
async function answerOf(address: string): Promise<{status: number; html: string}> {
  const response = await fetch(`${process.env['E2E_ORIGIN'] ?? ''}${address}`, {
    headers: {'accept-encoding': 'identity'},
    redirect: 'manual',
  });
  return {status: response.status, html: await response.text()};
}

served('every page answers under every spelling with itself, whatever the query', async () => {
  const wrong: string[] = [];
  for (const path of allPaths) {
    const {html} = await answerOf(path);
    const page = placesOf(html);
    // By it the page's script corrects the address; the next test sees it do so.
    const canonical = findAll(page, 'link', {rel: 'canonical'}).map(({properties}) =>
      String(properties['href']),
    );
    const own = canonical.map((url) => new URL(url).pathname).join();
    if (own !== path) wrong.push(`${path} names ${own || 'no address'}`);
    if (findAll(page, 'h1').length !== 1) wrong.push(`${path} has another number of titles than 1`);
    for (const spelling of spellingsOf(path)) {
      const answer = await answerOf(`${spelling}?a=1&b=%20`);
      if (answer.status !== 200) wrong.push(`${spelling} answers with ${answer.status}`);
      if (answer.html !== html) wrong.push(`${spelling} isn't ${path}`);
    }
  }
  // Once, at the end: Playwright keeps a list of all assertions and searches it for each.
  expect(wrong).toEqual([]);
});

// A front, a page, the two homes, a helper, and a page of the other language.
for (const path of [
  '/',
  '/zh/',
  '/guide/',
  '/zh/faq/',
  '/guide/install/docker.html',
  '/zh/guide/drivers/s3.html',
  '/tool/115/token.html',
]) {
  test(`${path} gets its own address in the browser, query and hash kept`, async ({page}) => {
    for (const spelling of spellingsOf(path)) {
      const answer = await page.goto(`${spelling}?a=1&b=%20#x`);
      expect(answer?.status(), spelling).toBe(200);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${path}?a=1&b=%20`);
      expect(new URL(page.url()).hash).toBe('#x');
      await expect(page.locator('h1')).toBeVisible();
    }
  });
}

served('every old address has its page, with and without .html', async () => {
  expect(expanded.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const {from, to} of expanded) {
    const {status, html} = await answerOf(`${from}?q=1`);
    const withEnding = await answerOf(`${from}.html?q=1`);
    if (status !== 200) wrong.push(`${from} answers with ${status}`);
    if (withEnding.status !== 200) wrong.push(`${from}.html answers with ${withEnding.status}`);
    if (withEnding.html !== html) wrong.push(`${from}.html is another page than ${from}`);
    const page = placesOf(html);
    // The script leads to the first link. That it does is the next test.
    const isLed = html.includes('location.replace(document.querySelector("link")');
    const links = findAll(page, 'link').map(({properties}) => properties);
    const isCanonical = links[0]?.['href'] === to && String(links[0]['rel']) === 'canonical';
    if (!isLed || links.length !== 1 || !isCanonical)
      wrong.push(`${from} doesn't lead to ${to} by its script`);
    if (findAll(page, 'a', {href: to}).length !== 1)
      wrong.push(`${from} doesn't lead to ${to} without scripts`);
  }
  for (const to of new Set(expanded.map((row) => row.to))) {
    const {status} = await answerOf(to);
    if (status !== 200) wrong.push(`${to} answers with ${status}`);
  }
  expect(wrong).toEqual([]);
});

/** One old address of each shape: what stands for others, to a front or to a page, in each language. */
const redirectShapes = new Map(
  expanded.map((row) => [
    [row.from.startsWith('/zh/'), row.to.endsWith('/'), row.from.split('/').length].join(),
    row,
  ]),
);

for (const {from, to} of redirectShapes.values()) {
  test(`the old address ${from} leads to ${to}, with and without .html`, async ({page}) => {
    for (const ending of ['', '.html']) {
      await page.goto(`${from}${ending}?q=1#top`);
      await expect(page).toHaveURL(`${to}?q=1#top`);
    }
  });
}

interface Anchor {
  readonly address: string;
  readonly anchor: string;
  readonly place: Place | undefined;
  /** What the browser has to do to bring the place into sight. */
  readonly shape: string;
}

/** Where an anchor leads, by the page's HTML and the list of old headings. */
function follow(address: string, anchor: string): Anchor {
  const ids = placesById(address);
  const old = ids.has(anchor) ? undefined : anchorMap[address]?.[anchor];
  const place = ids.get(old ?? anchor);
  const shape = [
    address.startsWith('/zh/'),
    old === undefined ? 'heading of today' : 'old heading',
    // An old heading is looked up as it is in the address.
    /^[\w.-]+$/.test(anchor),
    place && shapeOf(place),
  ].join();
  return {address, anchor, place, shape};
}

const anchors: readonly Anchor[] = [
  ...keptAnchors
    .filter((row) => allPaths.includes(row.path))
    .flatMap(({path, anchors: names}) =>
      ['', '/zh'].flatMap((prefix) => names.map((name) => follow(prefix + path, name))),
    ),
  ...Object.entries(anchorMap).flatMap(([address, names]) =>
    Object.keys(names).map((name) => follow(address, name)),
  ),
];

served('every kept anchor and every old heading leads to a place of its page', () => {
  expect(anchors.length).toBeGreaterThan(0);
  expect(anchors.filter(({place}) => place === undefined)).toEqual([]);
  // An old heading that is one of today's would never be looked up.
  const stale = Object.entries(anchorMap).flatMap(([address, names]) =>
    Object.keys(names).filter((name) => placesById(address).has(name)),
  );
  expect(stale).toEqual([]);
});

for (const {address, anchor, place} of new Map(anchors.map((it) => [it.shape, it])).values()) {
  test(`${address}#${anchor} leads to its place`, async ({page}) => {
    await page.goto(`${address}#${encodeURIComponent(anchor)}`);
    const id = String(place?.element.properties['id']);
    await expect(page).toHaveURL(`${address}#${encodeURIComponent(id)}`);
    await expect(page.locator(':target')).toBeVisible();
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
    test(
      `gets the 404 page with three near titles and the way home (${locale})`,
      {tag: ['@2-not-found-page', '@8-unknown-route-404']},
      async ({page}) => {
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
      },
    );
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

  test('goes back from the 404 page', {tag: '@2-not-found-go-back'}, async ({page}) => {
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
