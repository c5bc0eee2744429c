import AxeBuilder from '@axe-core/playwright';
import type {Page, Route} from '@playwright/test';
import {budgets} from '../bench/budgets.mjs';
import {expect, startApplication, test} from './fixtures';

const PHONE = {width: 375, height: 812};
const PAGE = '/guide/install/docker.html';

/** By its name: the site has other dialogs. */
const searchWindow = (page: Page) => page.getByRole('dialog', {name: /^(Search|搜索)$/});
const box = (page: Page) => searchWindow(page).getByRole('combobox');
const hits = (page: Page) => searchWindow(page).getByRole('option');
const status = (page: Page) => searchWindow(page).getByRole('status');

/** What `is_sharepoint` finds first; until the last letter is typed, another result is shown. */
const FIELD = /\/guide\/drivers\/onedrive\.html#field-is_sharepoint$/;

/** Opens the search by its button and waits for its window. */
async function openSearch(page: Page): Promise<void> {
  await page.locator('[data-action="search"]').click();
  await expect(box(page)).toBeFocused();
}

for (const state of ['before', 'after'] as const) {
  test.describe(`${state} the application runs`, () => {
    for (const [name, open] of [
      ['button', (page: Page) => page.locator('[data-action="search"]').click()],
      ['/', (page: Page) => page.keyboard.press('/')],
      ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ] as const) {
      test(
        `${name} opens the search, and what is typed meanwhile is its query`,
        {tag: '@4-search-loads-lazily-click'},
        async ({page}) => {
          await page.goto(PAGE);
          if (state === 'after') await startApplication(page);
          await open(page);
          await page.keyboard.type('is_sharepoint');
          await expect(box(page)).toHaveValue('is_sharepoint');
          await expect(hits(page).first()).toHaveAttribute('href', FIELD);
        },
      );
    }
  });
}

test('nothing of the search is fetched before it is wanted, and little for the first result', async ({
  browser,
  baseURL,
}) => {
  // A kept tab can have some of it.
  const page = await browser.newPage({baseURL: baseURL ?? '', serviceWorkers: 'block'});
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({encodedDataLength}) => (bytes += encodedDataLength));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(PAGE);
  await startApplication(page);
  expect(asked.filter((path) => path.includes('search'))).toEqual([]);
  bytes = 0;
  await openSearch(page);
  await page.keyboard.type('docker');
  await expect(hits(page).first()).toBeVisible();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(budgets.searchFirstResultBytes);
  await page.close();
});

test('a later query loads only the pieces it needs', async ({page}) => {
  await page.goto(PAGE);
  await openSearch(page);
  await page.keyboard.type('docker');
  await expect(hits(page).first()).toHaveAttribute('href', PAGE);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await box(page).fill('robots_txt');
  await expect(hits(page).first()).toHaveAttribute('href', '/config/site.html#setting-robots_txt');
  await expect(hits(page).first().locator('mark')).not.toHaveCount(0);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((path) => !/\/(terms|texts)-\d+\.json$/.test(path))).toEqual([]);
});

test('the row that a result leads to is marked, below the bars', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(PAGE);
  await openSearch(page);
  await box(page).fill('robots_txt');
  await page.locator('[role=option][href$="#setting-robots_txt"]').first().click();
  const row = page.locator('[id="setting-robots_txt"]');
  await expect(row).toBeInViewport();
  const colors = await row.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(element.nextElementSibling ?? element).backgroundColor,
  ]);
  expect(colors[0]).not.toBe(colors[1]);
  const bar = await page.getByRole('search').boundingBox();
  const top = (await row.boundingBox())?.y ?? 0;
  const end = (bar?.y ?? 0) + (bar?.height ?? 0);
  expect(top).toBeGreaterThanOrEqual(end);
  expect(top).toBeLessThan(end + 100);
});

test('the window works by keyboard and returns the focus', async ({page}) => {
  await page.goto(PAGE);
  await openSearch(page);
  await page.keyboard.type('proxy');
  const chosen = searchWindow(page).getByRole('option', {selected: true});
  // The answer to the whole word: an earlier one is replaced, and what was chosen in it with it.
  await expect(status(page)).toHaveText(/\d+ results/);
  await expect(chosen).toHaveCount(1);
  const first = await box(page).getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant', first ?? '');
  await expect(chosen).toBeInViewport({ratio: 1});
  await expect(status(page)).toHaveText(/\d+ results/);
  await page.keyboard.press('Escape');
  await expect(searchWindow(page)).toBeHidden();
  await expect(page.locator('[data-action="search"]')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(searchWindow(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(searchWindow(page)).toBeHidden();
});

test('a result opens in a new tab, and the window stays', async ({page, context}) => {
  await page.goto(PAGE);
  await openSearch(page);
  await page.keyboard.type('is_sharepoint');
  await expect(hits(page).first()).toHaveAttribute('href', FIELD);
  for (const open of [
    () => page.keyboard.press('Control+Enter'),
    () =>
      hits(page)
        .first()
        .click({modifiers: ['ControlOrMeta']}),
  ]) {
    const tab = context.waitForEvent('page');
    await open();
    await expect(await tab).toHaveURL(FIELD);
    await expect(searchWindow(page)).toBeVisible();
  }
});

test('the page behind the window stays where it is, and nothing moves', async ({page}) => {
  await page.goto(PAGE);
  await startApplication(page);
  await page.evaluate(() => window.scrollTo({top: 400, behavior: 'instant'}));
  const heading = page.getByRole('heading', {level: 2}).first();
  const before = await heading.boundingBox();
  // By key: the bar with the button is away.
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 500);
  await page.keyboard.type('proxy');
  await expect(hits(page).first()).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  const frame = await searchWindow(page).boundingBox();
  await box(page).fill('zzqqx');
  await expect(status(page)).toHaveText('No results');
  expect(await searchWindow(page).boundingBox()).toEqual(frame);
});

test('a step to the place where the page is leaves the window open, a step back closes it', async ({
  page,
}) => {
  await page.goto(`${PAGE}#check`);
  await openSearch(page);
  await page.evaluate(async () => {
    const stepped = new Promise((resolve) => addEventListener('popstate', resolve, {once: true}));
    location.replace('#check');
    await stepped;
  });
  await box(page).fill('is_sharepoint');
  await expect(hits(page).first()).toBeVisible();
  await page.goBack();
  await expect(searchWindow(page)).toBeHidden();
});

test('who asks for the search again while its window closes gets a new one', async ({page}) => {
  await page.goto(PAGE);
  await openSearch(page);
  await page.keyboard.type('is_sharepoint');
  await expect(hits(page).first()).toHaveAttribute('href', FIELD);
  await hits(page)
    .first()
    .evaluate((hit: HTMLElement) => {
      hit.click();
      // The browser says only after this that the window has closed.
      document.querySelector<HTMLElement>('[data-action="search"]')?.click();
    });
  await expect(page).toHaveURL(FIELD);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE, hasTouch: true, isMobile: true});

  test('the window fills the screen and works by touch', async ({page}) => {
    await page.goto(PAGE);
    const opener = page.locator('[data-action="search"]');
    await opener.tap();
    await expect(box(page)).toBeFocused();
    expect(await searchWindow(page).boundingBox()).toEqual({x: 0, y: 0, ...PHONE});
    await searchWindow(page).getByRole('button', {name: 'Close'}).tap();
    await expect(searchWindow(page)).toBeHidden();
    await opener.tap();
    await box(page).fill('is_sharepoint');
    await expect(hits(page).first()).toHaveAttribute('href', FIELD);
    await hits(page).first().tap();
    await expect(page).toHaveURL(FIELD);
    await expect(searchWindow(page)).toBeHidden();
  });
});

for (const [name, path, query, url] of [
  ['a field', PAGE, 'is_sharepoint', '/guide/drivers/onedrive.html#field-is_sharepoint'],
  [
    'a key',
    PAGE,
    'ALIST_JWT_SECRET',
    /\/(config\/configuration.html#config|reference\/environment.html#env)-jwt_secret$/,
  ],
  ['a call', PAGE, '/api/fs/list', '/guide/api/fs.html#api-post-api-fs-list'],
  ['a message', PAGE, 'token is invalidated', /\/faq\/(error\.html)?#(err-)?token-invalidated$/],
  [
    'a field, in Chinese',
    `/zh${PAGE}`,
    '租户 ID',
    '/zh/guide/drivers/onedrive_app.html#field-tenant_id',
  ],
] as const) {
  test(`Enter leads to the place itself: ${name}`, async ({page}) => {
    await page.goto(path);
    await openSearch(page);
    await page.keyboard.type(query);
    await expect(hits(page).first()).toHaveAttribute('href', url);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
    await expect(searchWindow(page)).toBeHidden();
    await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();
  });
}

test('a filter leaves one part of the site', async ({page}) => {
  await page.goto(PAGE);
  await openSearch(page);
  await page.keyboard.type('token');
  await expect(hits(page).first()).toBeVisible();
  await searchWindow(page).getByRole('radio', {name: 'FAQ'}).check();
  await expect
    .poll(() => hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual(expect.arrayContaining([expect.stringMatching(/^\/faq\//)]));
  await expect(hits(page).and(page.locator(':not([href^="/faq/"])'))).toHaveCount(0);
});

test('recent and favorite results stay, and can be cleared', async ({page}) => {
  await page.goto(PAGE);
  await openSearch(page);
  await page.keyboard.type('refresh_token');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#field-refresh_token$/);
  await page.reload();
  await openSearch(page);
  const recent = searchWindow(page).getByRole('region', {name: 'Recent'});
  const favorites = searchWindow(page).getByRole('region', {name: 'Favorites'});
  await expect(recent.getByRole('link')).toHaveText(/refresh_token/);
  await recent.getByRole('button', {name: 'Add refresh_token to favorites'}).click();
  await expect(favorites.getByRole('link')).toHaveText(/refresh_token/);
  await page.reload();
  await openSearch(page);
  await expect(favorites.getByRole('link')).toHaveText(/refresh_token/);
  await page.getByRole('button', {name: 'Clear history'}).click();
  await expect(favorites).toHaveCount(0);
  await page.reload();
  await openSearch(page);
  await expect(searchWindow(page).getByRole('region', {name: 'Popular pages'})).toBeVisible();
  await expect(favorites).toHaveCount(0);
});

test('what the empty window offers leads to pages', async ({page}) => {
  for (const prefix of ['', '/zh']) {
    await page.goto(`${prefix}${PAGE}`);
    await openSearch(page);
    const links = await searchWindow(page)
      .getByRole('region')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
  }
});

test('text that is being composed is not searched for', async ({page}) => {
  await page.goto('/zh/guide/');
  await openSearch(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {text: 'gua', selectionStart: 3, selectionEnd: 3});
  await expect(box(page)).toHaveValue('gua');
  await expect(hits(page)).toHaveCount(0);
  await expect(status(page)).toBeEmpty();
  await session.send('Input.imeSetComposition', {text: '挂载', selectionStart: 2, selectionEnd: 2});
  await expect(status(page)).toBeEmpty();
  await session.send('Input.insertText', {text: '挂载'});
  await expect(hits(page).first()).toHaveAttribute('href', /^\/zh\//);
});

test(
  'nothing found: suggestions, and what the other language has',
  {tag: '@8-search-empty'},
  async ({page}) => {
    await page.goto(PAGE);
    await openSearch(page);
    await page.keyboard.type('zzqqx');
    await expect(status(page)).toHaveText('No results');
    await expect(hits(page)).toHaveCount(3);
    await box(page).fill('续期服务限制请求次数');
    await expect(page.getByText('In the Chinese pages')).toBeVisible();
    await expect(hits(page).first()).toHaveAttribute('href', /^\/zh\//);
    await hits(page).first().click();
    await expect(page).toHaveURL(/\/zh\//);
  },
);

test('a token helper’s policy lets the search run', async ({page}) => {
  await page.goto('/tool/onedrive/request.html');
  await openSearch(page);
  await page.keyboard.type('docker');
  await expect(hits(page).first()).toBeVisible();
});

test(
  'a failure is shown and announced, and a retry works',
  {tag: '@8-search-failure'},
  async ({page, complaints}) => {
    const fail = (route: Route): Promise<void> => route.fulfill({status: 503, body: ''});
    await page.route('**/search-index.json', fail);
    await page.goto(PAGE);
    await openSearch(page);
    await page.keyboard.type('docker');
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('Unable to fetch results');
    await expect(failure).toContainText('check your network connection');
    await expect(page.getByText(/^No results/)).toHaveCount(0);
    await page.unroute('**/search-index.json', fail);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(hits(page).first()).toBeVisible();
    // The browser itself reports requests that fail.
    const others = complaints.filter((text) => !text.includes('status of 503'));
    complaints.splice(0, complaints.length, ...others);
  },
);

test('a script of the search that does not come is a failure too, and a retry works', async ({
  page,
  complaints,
}) => {
  const worker = '**/search-worker.*.js';
  const fail = (route: Route): Promise<void> => route.fulfill({status: 404, body: ''});
  await page.route(worker, fail);
  await page.goto(PAGE);
  await openSearch(page);
  await page.keyboard.type('docker');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await page.unroute(worker, fail);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(hits(page).first()).toBeVisible();
  const others = complaints.filter((text) => !text.includes('status of 404'));
  complaints.splice(0, complaints.length, ...others);
});

for (const path of [PAGE, `/zh${PAGE}`]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the window on ${path} has no accessibility fault (${colorScheme})`, async ({page}) => {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.goto(path);
      await openSearch(page);
      for (const query of ['', 'token', 'zzqqx']) {
        await box(page).fill(query);
        await expect(status(page)).toHaveText(query === '' ? '' : /\d|No results|没有结果/);
        const {violations} = await new AxeBuilder({page}).include('dialog').analyze();
        expect(
          violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`),
          query,
        ).toEqual([]);
        const overflow = await searchWindow(page).evaluate(
          (element) => element.scrollWidth - element.clientWidth,
        );
        expect(overflow, query).toBe(0);
      }
    });
  }
}

test('results with long addresses fit a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await page.goto('/search.html?q=token');
  await expect(page.getByRole('main').getByRole('listitem').nth(20)).toBeAttached();
  const [content, window] = await page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content).toBe(window);
});

test('on a phone in dark mode, the words in the empty search box are whole and readable', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 800});
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/search.html');
  const box = page.getByRole('main').getByRole('searchbox');
  await expect(box).toBeVisible();
  const {words, room, color, secondary} = await box.evaluate((input: HTMLInputElement) => {
    const style = getComputedStyle(input, '::placeholder');
    const sample = document.createElement('span');
    sample.textContent = input.placeholder;
    sample.style.cssText = `position: absolute; white-space: nowrap; font-family: ${style.fontFamily}; font-size: ${style.fontSize}; color: var(--site-color-muted)`;
    document.body.append(sample);
    return {
      words: sample.getBoundingClientRect().width,
      room: input.clientWidth,
      color: style.color,
      secondary: getComputedStyle(sample).color,
    };
  });
  expect(words).toBeGreaterThan(100);
  expect(words).toBeLessThanOrEqual(room);
  // The contrast of this token is tested with all others (`tests/content/contrast.test.ts`).
  expect(color).toBe(secondary);
});

for (const prefix of ['', '/zh']) {
  test(`the search page${prefix} answers its address, and writes it`, async ({page}) => {
    // What is fading in has less contrast.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(`${prefix}/search?q=force_path_style&in=drivers`);
    await expect(page).toHaveURL(`${prefix}/search.html?q=force_path_style&in=drivers`);
    const places = page.getByRole('main').getByRole('listitem');
    await expect(places.first().getByRole('link')).toHaveAttribute(
      'href',
      `${prefix}/guide/drivers/s3.html#field-force_path_style`,
    );
    await page.getByRole('searchbox').fill('docker');
    await expect(page).toHaveURL(`${prefix}/search.html?q=docker&in=drivers`);
    await page.getByRole('radio').first().check();
    await expect(page).toHaveURL(`${prefix}/search.html?q=docker`);
    await expect(places.first().getByRole('link')).toHaveAttribute(
      'href',
      `${prefix}/guide/install/docker.html`,
    );
    const {violations} = await new AxeBuilder({page}).analyze();
    expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join()}`)).toEqual(
      [],
    );
  });
}
