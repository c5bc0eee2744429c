import type {Page} from '@playwright/test';
import {wholeBrowser} from '../scripts/lib/browser.mjs';
import {expect, openTool, SITE, test, words, type LoggedRequest} from './toolFixtures';

const executablePath = process.env['CHROMIUM_PATH'];

// Playwright switches the back/forward cache off; with it, readers get a page back as they left it. A headless shell
// doesn't have this cache.
test.use({
  launchOptions: {
    ...(executablePath ? {executablePath: wholeBrowser(executablePath)} : {channel: 'chromium'}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

// A file of the page that was left may still be on its way when the test ends.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

/** Serves the site as a host does that cannot set the header which keeps pages out of the cache. */
async function withoutCacheHeader(page: Page, baseURL: string): Promise<void> {
  await page.route(`${SITE}/**`, async (route) => {
    const {pathname, search} = new URL(route.request().url());
    const response = await route.fetch({url: baseURL + pathname + search});
    const headers = Object.entries(response.headers()).filter(([name]) => name !== 'cache-control');
    await route.fulfill({response, headers: Object.fromEntries(headers)});
  });
}

/** Leaves the page for another one of the site, and comes back by the browser's button or by a new visit. */
async function leaveAndReturn(page: Page, isKept: boolean, other = '/faq/'): Promise<void> {
  const address = page.url();
  await page.evaluate(() => Object.assign(window, {kept: true}));
  await page.goto(SITE + other);
  await comeBack(page, isKept, address);
}

async function comeBack(page: Page, isKept: boolean, address: string): Promise<void> {
  if (isKept) await page.goBack({waitUntil: 'commit'});
  else await page.goto(address);
  expect(await page.evaluate(() => 'kept' in window)).toBe(isKept);
}

const requestsTo = (log: readonly LoggedRequest[], path: string): readonly URL[] =>
  log
    .filter(({kind}) => kind === 'request')
    .map(({url}) => new URL(url))
    .filter(({pathname}) => pathname.includes(path));

for (const isKept of [true, false]) {
  const how = isKept ? 'the page as it was left' : 'a new page';

  test.describe(`coming back to ${how}`, () => {
    test.beforeEach(async ({page, baseURL}) => {
      if (isKept) await withoutCacheHeader(page, baseURL ?? '');
    });

    test('115: the code is gone, nothing is asked for it, and a new one works', async ({
      page,
      mock,
    }) => {
      await openTool(page, '/tool/115/token.html');
      await page.getByRole('radio', {name: words.en.own}).check();
      await page.getByLabel('APP ID').fill('wait');
      await page.getByRole('button', {name: words.en.getCode}).click();
      await expect(page.getByRole('img', {name: /115/})).toBeVisible();
      await expect
        .poll(async () => requestsTo(await mock.log(), '/get_status').length)
        .toBeGreaterThan(0);
      const [first] = requestsTo(await mock.log(), '/get_status');
      const uid = first?.searchParams.get('uid') ?? '';
      expect(uid).not.toBe('');

      await leaveAndReturn(page, isKept);
      await expect(page.getByRole('img', {name: /115/})).toHaveCount(0);
      await expect(page.getByRole('button', {name: words.en.stop})).toHaveCount(0);
      await page.getByRole('radio', {name: words.en.own}).check();
      await expect(page.getByLabel('APP ID')).toHaveValue('');
      const asked = (await mock.log()).filter(({url}) => url.includes(uid)).length;

      await page.getByLabel('APP ID').fill('ok');
      await page.getByRole('button', {name: words.en.getCode}).click();
      await expect(page.locator('#result')).toBeFocused({timeout: 30_000});
      // The new sign-in took several questions; none of them was for the code that was left.
      expect((await mock.log()).filter(({url}) => url.includes(uid))).toHaveLength(asked);
    });

    test('Aliyundrive: the code and the secret are gone, and nothing is asked', async ({
      page,
      mock,
    }) => {
      await mock.steer('next', {flow: 'aliyun-qr', scenario: 'wait'});
      await openTool(page, '/tool/aliyundrive/request.html');
      await page.getByRole('radio', {name: words.en.own}).check();
      await page.getByLabel(words.en.clientId).fill('my-app');
      await page.getByLabel(words.en.clientSecret).fill('my-app-secret-1');
      await page.getByRole('button', {name: words.en.getCode}).click();
      await expect(page.getByRole('img', {name: /QR/})).toBeVisible();
      await expect
        .poll(async () => requestsTo(await mock.log(), '/qr/status').length)
        .toBeGreaterThan(0);

      await leaveAndReturn(page, isKept);
      await expect(page.getByRole('img', {name: /QR/})).toHaveCount(0);
      await page.getByRole('radio', {name: words.en.own}).check();
      await expect(page.getByLabel(words.en.clientId)).toHaveValue('');
      await expect(page.getByLabel(words.en.clientSecret)).toHaveValue('');
      const asked = requestsTo(await mock.log(), '/qr/status').length;

      await page.getByRole('radio', {name: "The API server's app"}).check();
      await page.getByRole('button', {name: words.en.getCode}).click();
      await expect(page.locator('#result')).toBeFocused({timeout: 30_000});
      const sids = requestsTo(await mock.log(), '/qr/status')
        .slice(asked)
        .map(({searchParams}) => searchParams.get('sid'));
      expect(new Set(sids).size).toBe(1);
    });

    test('115 cookie: the code is gone', async ({page, mock}) => {
      await mock.steer('next', {flow: '115-cookie', scenario: 'wait'});
      await openTool(page, '/tool/115/cookie.html');
      await page.getByRole('button', {name: words.en.getCode}).click();
      await expect(page.getByRole('img', {name: /QR code for/})).toBeVisible();
      await leaveAndReturn(page, isKept, '/tool/');
      await expect(page.getByRole('img', {name: /QR code for/})).toHaveCount(0);
    });

    test('a sign-in that was begun and left can be begun again', async ({page}) => {
      await openTool(page, '/tool/dropbox/request.html');
      await page.getByLabel(words.en.clientId).fill('id');
      await page.getByLabel(words.en.clientSecret).fill('secret-of-the-app');
      await page.evaluate(() => Object.assign(window, {kept: true}));
      const start = page.getByRole('button', {name: 'Sign in to Dropbox'});
      await start.click();
      await expect(page.getByRole('heading', {name: 'Mock provider'})).toBeVisible();
      await comeBack(page, isKept, `${SITE}/tool/dropbox/request.html`);
      await expect(page.getByLabel(words.en.clientSecret)).toHaveValue('');
      await expect(start).toBeEnabled();
      await expect(page.getByText('Preparing the sign-in')).toHaveCount(0);
    });

    for (const [link, title] of [
      ['Allow', 'Your tokens'],
      ['Return with used', 'The code has been used or has expired'],
      ['Allow with wrong state', "This sign-in wasn't started in this tab"],
    ] as const) {
      test(`what "${title}" shows is gone`, async ({page, sent}) => {
        await openTool(page, '/tool/dropbox/request.html');
        await page.getByLabel(words.en.clientId).fill('id');
        await page.getByLabel(words.en.clientSecret).fill('secret-of-the-app');
        await page.getByRole('button', {name: 'Sign in to Dropbox'}).click();
        await page.getByRole('link', {name: link, exact: true}).click();
        await expect(page.locator('#tool').locator('..')).toContainText(title);
        const posts = sent.filter(({method}) => method === 'POST').length;
        await leaveAndReturn(page, isKept);
        await expect(page.getByText(title)).toHaveCount(0);
        await expect(page.getByRole('button', {name: /^Reveal /})).toHaveCount(0);
        expect(sent.filter(({method}) => method === 'POST')).toHaveLength(posts);
      });
    }

    test('albums that were asked for do not arrive later, and the token is gone', async ({
      page,
    }) => {
      await page.route('https://photoslibrary.googleapis.com/**', () => undefined);
      await openTool(page, '/tool/google/album.html');
      await page.getByRole('radio', {name: 'An access token'}).check();
      await page.getByRole('textbox', {name: 'Access token'}).fill('mock-access-google-1');
      await page.getByRole('button', {name: 'List the albums'}).click();
      await expect(page.getByText('Requesting the albums from Google')).toBeVisible();
      await leaveAndReturn(page, isKept);
      await expect(page.getByText('Requesting the albums from Google')).toHaveCount(0);
      await page.getByRole('radio', {name: 'An access token'}).check();
      await expect(page.getByRole('textbox', {name: 'Access token'})).toHaveValue('');
    });

    test('phone number, password and SMS code are gone', async ({page}) => {
      await openTool(page, '/tool/wopan/token.html');
      await page.getByLabel('Phone number').fill('13800000000');
      await page.getByLabel('Password').fill('pass word 1');
      await page.getByRole('button', {name: 'Send me a code by SMS'}).click();
      await page.getByLabel('SMS code').fill('123456');
      await leaveAndReturn(page, isKept);
      await expect(page.getByLabel('Phone number')).toHaveValue('');
      await expect(page.getByLabel('Password')).toHaveValue('');
      await expect(page.getByLabel('SMS code')).toHaveCount(0);
    });
  });
}
