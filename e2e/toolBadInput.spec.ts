import type {Page, Route} from '@playwright/test';
import {tokenProviders} from '../src/data/token-providers/all';
import {expect, openTool, SITE, storedTexts, test, words} from './toolFixtures';

// Playwright's clock can outlive its test in a kept tab.
test.use({reuseContext: false});

/** Providers that send visitors back. */
const callbacks = tokenProviders.flatMap(({id, flows}) =>
  flows.some(({kind}) => kind === 'code') ? [id] : [],
);

const HTML = '<img src=x onerror="window.broken=1"><b id="planted">bold</b>';
const STATE = 'A'.repeat(43);
const encode = encodeURIComponent;

/** Queries no one means to send, and what the page says to them. */
const queries: readonly {readonly name: string; readonly query: string; readonly text: RegExp}[] = [
  {name: 'nothing', query: '?', text: /haven't started a sign-in/},
  {name: 'empty values', query: '?code=&state=&error=', text: /haven't started a sign-in/},
  {
    name: 'a name twice',
    query: `?code=ok-1&code=ok-2&state=${STATE}`,
    text: /code in this page's URL/,
  },
  {
    name: 'the state twice',
    query: `?code=ok-1&state=${STATE}&state=${STATE}`,
    text: /wasn't started in this tab/,
  },
  {
    name: 'a very long code',
    query: `?code=${'x'.repeat(7000)}&state=a`,
    text: /code in this page's URL/,
  },
  {
    name: 'a very long state',
    query: `?code=ok-1&state=${'x'.repeat(7000)}`,
    text: /wasn't started in this tab/,
  },
  {
    name: 'control characters',
    query: `?code=${encode('ok\0\u0007\r\n\u202e1')}&state=${encode('\0\n')}`,
    text: /code in this page's URL/,
  },
  {
    name: 'broken encoding',
    query: '?code=%E0%A4%A&state=%ff%fe%',
    text: /code in this page's URL/,
  },
  {
    name: 'HTML in the code',
    query: `?code=${encode(HTML)}&state=${encode(HTML)}`,
    text: /code in this page's URL/,
  },
  {
    name: 'HTML in the refusal',
    query: `?error=${encode(HTML)}&error_description=${encode(HTML)}`,
    text: /The provider refused/,
  },
  {
    name: 'a long refusal with control characters',
    query: `?error=access_denied&error_description=${encode('no \0\n '.repeat(400))}`,
    text: /The provider refused/,
  },
  {
    name: 'names of JavaScript',
    query: '?code=__proto__&state=__proto__&constructor=1&toString=2',
    text: /wasn't started in this tab/,
  },
  {name: 'a fragment', query: '?error=access_denied#<b>x</b>', text: /The provider refused/},
];

/** The query is read by one piece of code for all: every case with one provider, what could harm with each. */
const queriesOf = (provider: string): typeof queries =>
  provider === 'baidu' ? queries : queries.filter(({name}) => name.startsWith('HTML'));

for (const provider of callbacks) {
  test(`${provider}: no query makes the callback fail, ask or show markup`, async ({
    page,
    sent,
  }) => {
    for (const {name, query, text} of queriesOf(provider)) {
      await openTool(page, `/tool/${provider}/callback${query}`);
      await expect(page.locator('#tool').locator('..'), name).toContainText(text);
      expect(page.url(), name).toBe(`${SITE}/tool/${provider}/callback.html`);
      await expect(page.locator('#planted'), name).toHaveCount(0);
      expect(await page.evaluate(() => 'broken' in window), name).toBe(false);
      expect((await storedTexts(page)).join(), name).not.toMatch(/ok-|xxxx|planted/);
    }
    expect(sent.filter(({url}) => !url.startsWith(SITE))).toEqual([]);
  });
}

test('other pages of the helpers take no notice of a query', async ({page, sent}) => {
  for (const path of [
    '/tool/115/token.html',
    '/tool/aliyundrive/request.html',
    '/tool/dropbox/request.html',
    '/tool/google/album.html',
    '/tool/onedrive/webdav.html',
    '/tool/wopan/token.html',
  ]) {
    await openTool(page, `${path}?access_token=${encode(HTML)}&client_id=1&code=ok-1&error=x`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('#planted')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(sent.filter(({url}) => !url.startsWith(SITE))).toEqual([]);
});

/** What a browser does that was told to keep nothing for this site. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {configurable: true, get: refuse});
    }
    // Called with `new`, a function that throws refuses like a constructor.
    Object.defineProperty(window, 'BroadcastChannel', {
      configurable: true,
      value: function BroadcastChannel() {
        refuse();
      },
    });
  });
}

test.describe('with the storage blocked', () => {
  test.beforeEach(({page}) => blockStorage(page));

  test.afterEach(({complaints}) => {
    // The framework's own remark about the storage, once per page; everything else stays a mistake.
    const others = complaints.filter((text) => !text.startsWith('warning: Docusaurus browser'));
    complaints.splice(0, complaints.length, ...others);
  });

  // One whose exchange is the server's, and one whose exchange is the provider's.
  for (const provider of ['onedrive', 'google']) {
    test(`${provider}: a callback says that it does not know the sign-in`, async ({page, sent}) => {
      await openTool(page, `/tool/${provider}/callback?code=ok-1&state=${STATE}`);
      await expect(page.getByRole('alert')).toContainText("wasn't started in this tab");
      expect(page.url()).toBe(`${SITE}/tool/${provider}/callback.html`);
      expect(sent.filter(({url}) => !url.startsWith(SITE))).toEqual([]);
    });
  }

  test('a sign-in that must come back says what is missing', async ({page}) => {
    await openTool(page, '/tool/dropbox/request.html');
    await page.getByLabel(words.en.clientId).fill('id');
    await page.getByLabel(words.en.clientSecret).fill('secret-of-the-app');
    await page.getByRole('button', {name: 'Sign in to Dropbox'}).click();
    await expect(page.getByRole('alert')).toContainText('blocks session storage');
  });

  test('a QR code needs no storage, and the server can be chosen', async ({page, baseURL}) => {
    await page.goto(`${baseURL ?? ''}/tool/115/token.html`);
    const select = page.getByRole('combobox', {name: 'API server'});
    await select.selectOption('local');
    await expect(select).toHaveValue('local');
    await page.locator('summary', {hasText: /^Requests/}).click();
    await expect(page.getByRole('list', {name: 'Requests, in order'})).toContainText(
      'localhost:3002',
    );
    await page.getByRole('button', {name: words.en.getCode}).click();
    await expect(page.locator('#result')).toBeVisible({timeout: 30_000});
  });
});

const answerWith =
  (body: string, contentType = 'application/json') =>
  (route: Route): Promise<void> =>
    route.fulfill({
      status: 200,
      contentType,
      body,
      headers: {
        'access-control-allow-origin': SITE,
        'access-control-allow-headers': 'content-type',
      },
    });

const notJson = ['', 'null', '[]', '"text"', '7', 'true', '<html>', '{"', '{}', '{"data":null}'];

test('115: no answer to the start makes the page fail', async ({page}) => {
  const ticket = {uid: 'u', time: 1, qrcode: 'https://115.com/scan/x', sign: 's'};
  const answers = [
    ...notJson,
    '{"resp":7}',
    '{"resp":{"uid":{},"time":[],"qrcode":null,"sign":true}}',
    JSON.stringify({resp: {...ticket, qrcode: 'x'.repeat(6000)}}),
    JSON.stringify({resp: {...ticket, qrcode: '扫'.repeat(1200)}}),
  ];
  let body = '';
  await page.route('**/alist/115/auth_device_code*', (route) => answerWith(body)(route));
  await openTool(page, '/tool/115/token.html');
  for (const answer of answers) {
    body = answer;
    await page.getByRole('button', {name: /^(Get a QR code|Try again)$/}).click();
    await expect(page.getByRole('alert'), answer.slice(0, 40)).toContainText(
      "The response couldn't be read",
    );
    await expect(page.getByRole('button', {name: 'Try again'})).toBeEnabled();
  }
});

test('115: who confirmed can say so when no answer about the state can be read', async ({page}) => {
  let body = '';
  await page.route('**/alist/115/get_status*', (route) => answerWith(body)(route));
  await page.clock.install();
  await openTool(page, '/tool/115/token.html');
  const confirmed = page.getByRole('button', {name: 'I have confirmed'});
  for (const answer of [...notJson, '{"resp":{"status":9}}', '{"resp":{"status":{}}}']) {
    body = answer;
    await page.getByRole('button', {name: /^((Get a|New) QR code|Try again)$/}).click();
    await expect(confirmed).toBeHidden();
    await expect
      .poll(
        async () => {
          // The page asks a few times, with pauses between.
          await page.clock.runFor(1000);
          return confirmed.isVisible();
        },
        {message: answer, intervals: [50]},
      )
      .toBe(true);
  }
});

test('the abilities of a server are believed only when they are understood', async ({page}) => {
  let body = '';
  await page.route('**/alist/capabilities', (route) => answerWith(body)(route));
  for (const answer of [...notJson, '{"features":7}', '{"features":[null,{},["pkce"]]}']) {
    body = answer;
    await openTool(page, '/tool/onedrive/request.html');
    await page.getByLabel(words.en.clientId).fill('id');
    await page.getByLabel(words.en.clientSecret).fill('secret-of-the-app');
    await page.getByRole('button', {name: 'Sign in to OneDrive'}).click();
    await expect(page.getByRole('heading', {name: 'Mock provider'})).toBeVisible();
    expect(new URL(page.url()).searchParams.has('code_challenge'), answer).toBe(false);
  }
});

for (const [name, answer, text] of [
  ['a number as token', '{"access_token":7,"refresh_token":{}}', "couldn't be read"],
  ['an empty token', '{"access_token":"","refresh_token":""}', "couldn't be read"],
  ['a list', '[{"refresh_token":"r"}]', "couldn't be read"],
  [
    'an end beyond all dates',
    '{"refresh_token":"r","access_token":"a","expires_in":1e300}',
    'Your tokens',
  ],
  [
    'an end that is no number',
    '{"refresh_token":"r","access_token":"a","expires_in":[]}',
    'Your tokens',
  ],
  ['HTML as token', JSON.stringify({refresh_token: HTML}), 'Your tokens'],
  [
    'HTML as refusal',
    JSON.stringify({error: HTML, error_description: HTML}),
    'The provider refused the request',
  ],
  ['more than is read', JSON.stringify({refresh_token: 'r'.repeat(70_000)}), "couldn't be read"],
] as const) {
  test(`an exchange that answers with ${name}`, async ({page}) => {
    await page.route('https://api.dropboxapi.com/**', answerWith(answer));
    await openTool(page, '/tool/dropbox/request.html');
    await page.getByLabel(words.en.clientId).fill('id');
    await page.getByLabel(words.en.clientSecret).fill('secret-of-the-app');
    await page.getByRole('button', {name: 'Sign in to Dropbox'}).click();
    await page.getByRole('link', {name: 'Allow', exact: true}).click();
    await expect(page.locator('#tool').locator('..')).toContainText(text);
    const reveal = page.getByRole('button', {name: 'Reveal refresh_token'});
    if ((await reveal.count()) > 0) await reveal.click();
    await expect(page.locator('#planted')).toHaveCount(0);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  });
}

test('what is left of an old sign-in is removed when any page opens', async ({page}) => {
  const record = {
    provider: 'dropbox',
    createdAt: Date.now() - 11 * 60 * 1000,
    locale: 'en',
    apiName: 'cf',
    client: 'own',
    features: [],
    values: {clientId: 'id', clientSecret: 'secret-of-the-app'},
  };
  await openTool(page, '/tool/');
  await page.evaluate((text) => {
    sessionStorage.setItem('alist.tool.flow.old', text);
    sessionStorage.setItem('alist.tool.flow.broken', '{"secret-of-the-app');
  }, JSON.stringify(record));
  await page.goto(`${SITE}/faq/`);
  await expect.poll(async () => (await storedTexts(page)).join()).not.toContain('secret');
});

test('what a sign-in keeps is of no use to the scripts of other pages', async ({page}) => {
  await openTool(page, '/tool/dropbox/request.html');
  await page.getByRole('radio', {name: 'My own app'}).check();
  await page.getByLabel('Client ID').fill('id-of-the-app');
  await page.getByLabel('Client secret').fill('secret-of-the-app');
  await page.getByRole('button', {name: 'Sign in to Dropbox'}).click();
  await expect(page.getByRole('heading', {name: 'Mock provider'})).toBeVisible();
  const state = new URL(page.url()).searchParams.get('state') ?? '';
  await page.goto(`${SITE}/faq/`);
  const kept = (await storedTexts(page)).join();
  expect(kept).toContain('"sealed":');
  for (const hidden of ['secret-of', 'id-of-the-app', 'dropbox', state]) {
    expect(kept).not.toContain(hidden);
  }
});
