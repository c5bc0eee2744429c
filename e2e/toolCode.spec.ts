import type {Page} from '@playwright/test';
import {
  expect,
  openTool,
  readValue,
  SITE,
  storedTexts,
  test,
  words,
  type SentRequest,
} from './toolFixtures';

// Playwright's clock can outlive its test in a kept tab.
test.use({reuseContext: false});

const SECRET = 'own-secret-9f2c41d7';
const CLIENT = 'own-client-id';

interface Case {
  readonly name: string;
  /** Provider in the addresses, and its part in the mock's tokens. */
  readonly provider: string;
  readonly token: string;
  readonly start: string;
  readonly startButton: string;
  /** Client id filled in; missing for the default application. */
  readonly own?: {readonly secret: boolean};
  /** Address the code is exchanged at. */
  readonly exchange: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

const cases: readonly Case[] = [
  {
    name: 'Baidu',
    provider: 'baidu',
    token: 'baidu',
    start: 'callback',
    startButton: 'Sign in to Baidu Netdisk',
    exchange: 'https://api.alistgo.com/alist/baidu/token',
  },
  {
    name: 'Baidu with an own application',
    provider: 'baidu',
    token: 'baidu',
    start: 'callback',
    startButton: 'Sign in to Baidu Netdisk',
    own: {secret: true},
    exchange: 'https://api.alistgo.com/alist/baidu/token',
  },
  {
    name: '123 Open',
    provider: '123pan',
    token: '123pan',
    start: 'callback',
    startButton: 'Sign in to 123 Open',
    exchange: 'https://api.alistgo.com/alist/123pan/code',
  },
  {
    name: 'Yandex through the API server',
    provider: 'yandex',
    token: 'yandex',
    start: 'callback',
    startButton: 'Sign in to Yandex Disk',
    exchange: 'https://api.alistgo.com/alist/yandex/token',
  },
  {
    name: 'Yandex with an own application',
    provider: 'yandex',
    token: 'yandex',
    start: 'callback',
    startButton: 'Sign in to Yandex Disk',
    own: {secret: true},
    exchange: 'https://oauth.yandex.com/token',
  },
  {
    name: 'Dropbox with a secret',
    provider: 'dropbox',
    token: 'dropbox',
    start: 'request',
    startButton: 'Sign in to Dropbox',
    own: {secret: true},
    exchange: 'https://api.dropboxapi.com/oauth2/token',
  },
  {
    name: 'Dropbox by PKCE alone',
    provider: 'dropbox',
    token: 'dropbox',
    start: 'request',
    startButton: 'Sign in to Dropbox',
    own: {secret: false},
    exchange: 'https://api.dropboxapi.com/oauth2/token',
  },
  {
    name: 'Dropbox with the default application',
    provider: 'dropbox',
    token: 'dropbox',
    start: 'request',
    startButton: 'Sign in to Dropbox',
    exchange: 'https://api.alistgo.com/alist/dropbox/token',
    prepare: (page) => page.getByRole('radio', {name: "The API server's app"}).check(),
  },
  {
    name: 'Google',
    provider: 'google',
    token: 'google',
    start: 'request',
    startButton: 'Sign in to Google',
    own: {secret: true},
    exchange: 'https://oauth2.googleapis.com/token',
  },
  {
    name: 'OneDrive',
    provider: 'onedrive',
    token: 'onedrive',
    start: 'request',
    startButton: 'Sign in to OneDrive',
    own: {secret: true},
    exchange: 'https://api.alistgo.com/alist/onedrive/get_refresh_token',
  },
  {
    name: 'Aliyundrive',
    provider: 'aliyundrive',
    token: '',
    start: 'request',
    startButton: 'Sign in to Aliyundrive Open',
    exchange: 'https://api.alistgo.com/alist/ali_open/code',
    prepare: (page) => page.getByRole('radio', {name: 'Sign in with this browser'}).check(),
  },
  {
    name: 'Aliyundrive with an own application',
    provider: 'aliyundrive',
    token: '',
    start: 'request',
    startButton: 'Sign in to Aliyundrive Open',
    own: {secret: true},
    exchange: 'https://api.alistgo.com/alist/ali_open/code',
    prepare: (page) => page.getByRole('radio', {name: 'Sign in with this browser'}).check(),
  },
];

/** From the start of a flow to the provider's page. */
async function signIn(page: Page, flow: Case): Promise<void> {
  await openTool(page, `/tool/${flow.provider}/${flow.start}.html`);
  await flow.prepare?.(page);
  if (flow.own) {
    const own = page.getByRole('radio', {name: words.en.own});
    if ((await own.count()) > 0) await own.check();
    await page.getByLabel(words.en.clientId).fill(CLIENT);
    if (flow.own.secret) await page.getByLabel(words.en.clientSecret).fill(SECRET);
  }
  await page.getByRole('button', {name: flow.startButton}).click();
  await expect(page.getByRole('heading', {name: 'Mock provider'})).toBeVisible();
}

const find = (name: string): Case => {
  const found = cases.find((each) => each.name === name);
  if (!found) throw new Error(`no case named ${name}`);
  return found;
};

const isForeign = ({url}: SentRequest): boolean => !url.startsWith(SITE);
const urlsOf = (sent: readonly SentRequest[]): readonly string[] => sent.map(({url}) => url);

/** The exchange, found by its address. */
const exchangesOf = (sent: readonly SentRequest[], flow: Case): readonly SentRequest[] =>
  sent.filter(({url}) => url.startsWith(flow.exchange));

for (const flow of cases) {
  test(`${flow.name}: a sign-in yields the refresh token`, async ({page, sent}) => {
    await openTool(page, `/tool/${flow.provider}/${flow.start}.html`);
    expect(sent.filter(isForeign)).toEqual([]);

    await signIn(page, flow);
    const authorize = new URL(page.url());
    const state = authorize.searchParams.get('state') ?? '';
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(authorize.searchParams.get('redirect_uri')).toBe(
      `${SITE}/tool/${flow.provider}/callback`,
    );
    expect(authorize.href).not.toContain(SECRET);

    await page.getByRole('link', {name: 'Allow', exact: true}).click();
    await expect(page.getByRole('heading', {name: 'Your tokens'})).toBeVisible();
    expect(page.url()).toBe(`${SITE}/tool/${flow.provider}/callback.html`);
    const token = await readValue(page, 'refresh_token');
    expect(token).toMatch(flow.token === '' ? /^ey/ : new RegExp(`^mock-refresh-${flow.token}-`));

    expect(exchangesOf(sent, flow)).toHaveLength(1);
    // The log shows the requests of this very sign-in, those before the provider's page too.
    await page.locator('summary', {hasText: /^Requests/}).click();
    const log = page.getByRole('list', {name: 'Requests, in order'});
    await expect(log.getByText(/^Done at/)).toHaveCount(await log.locator('> li').count());
    await expect(log).toContainText(new URL(flow.exchange).host + new URL(flow.exchange).pathname);
    // The visitor's secret is in no address, and with the provider's own endpoint the API server is not asked.
    expect(urlsOf(sent).filter((url) => url.includes(SECRET) || url.includes(token))).toEqual([]);
    const asksServer = flow.exchange.startsWith('https://api.alistgo.com');
    expect(urlsOf(sent).some((url) => url.startsWith('https://api.alistgo.com'))).toBe(asksServer);
    expect((await storedTexts(page)).join()).not.toMatch(new RegExp(`${SECRET}|mock-|${state}`));
    await expect(page.getByText(SECRET)).toHaveCount(0);
  });
}

test('the code leaves the address before anything is asked', async ({page, sent}) => {
  const seen: string[] = [];
  await page.route('https://api.alistgo.com/**', async (route) => {
    seen.push(page.url());
    await route.fallback();
  });
  await signIn(page, find('OneDrive'));
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('link', {name: 'Allow', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Your tokens'})).toBeVisible();
  expect(seen.at(-1)).toBe(`${SITE}/tool/onedrive/callback.html`);
  // The callback added one entry to the history, and that one is clean.
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  const codes = urlsOf(sent).filter((url) => url.includes('code=ok-'));
  expect(codes).toEqual([expect.stringContaining(`${SITE}/tool/onedrive/callback?`)]);

  // Back and forward never lead to an address with the code or the state.
  const addresses = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      (window as unknown as {navigation: {entries: () => {url: string}[]}}).navigation
        .entries()
        .map(({url}) => url),
    );
  const clean = [`${SITE}/tool/onedrive/request.html`, `${SITE}/tool/onedrive/callback.html`];
  expect((await addresses()).filter((url) => !clean.includes(url))).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('heading', {name: 'Mock provider'})).toBeVisible();
  await page.goForward();
  await expect(page.getByText("You haven't started a sign-in")).toBeVisible();
  expect(page.url()).toBe(`${SITE}/tool/onedrive/callback.html`);
});

test('loading the page again after success sends nothing', async ({page, sent}) => {
  const flow = find('OneDrive');
  await signIn(page, flow);
  await page.getByRole('link', {name: 'Allow', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Your tokens'})).toBeVisible();
  await page.reload();
  await expect(page.getByText("You haven't started a sign-in")).toBeVisible();
  expect(exchangesOf(sent, flow)).toHaveLength(1);
});

test('going back does not bring tokens back', async ({page}) => {
  await signIn(page, find('Dropbox with a secret'));
  await page.getByRole('link', {name: 'Allow', exact: true}).click();
  const token = await readValue(page, 'refresh_token');
  await page.goto(`${SITE}/`);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(page.getByRole('heading', {name: 'Your tokens'})).toHaveCount(0);
});

interface Answer {
  readonly link: string;
  readonly title: string;
  readonly detail?: string;
}

const answers: readonly Answer[] = [
  {link: 'Return with used', title: 'The code has been used or has expired'},
  {link: 'Return with badclient', title: "The app wasn't accepted"},
  {
    link: 'Return with err200',
    title: 'The provider refused the request',
    detail: 'mock: refused with status 200',
  },
  {
    link: 'Return with fork500',
    title: 'The provider refused the request',
    detail: 'mock: refused like the fork',
  },
  {
    link: 'Return with text400',
    title: 'The provider refused the request',
    detail: 'mock: refused with a text',
  },
  {link: 'Return with limit', title: 'Too many requests'},
  {link: 'Return with html', title: "The response couldn't be read"},
  {link: 'Return with empty', title: "The response couldn't be read"},
  {link: 'Return with notoken', title: "The response couldn't be read"},
  {link: 'Return with drop', title: "The server couldn't be reached"},
];

/**
 * Every answer through the server; what differs in the shapes of others (tests/unit/lib/token-flow/failure.test.ts
 * has them all): Baidu refuses with status 200, Google is asked by the browser itself.
 */
const answersOf: Readonly<Record<string, readonly string[]>> = {
  OneDrive: answers.map(({link}) => link),
  Baidu: ['Return with err200'],
  Google: ['used', 'text400', 'html', 'drop'].map((name) => `Return with ${name}`),
};

for (const [name, links] of Object.entries(answersOf)) {
  const flow = find(name);
  for (const {link, title, detail = ''} of answers.filter((answer) =>
    links.includes(answer.link),
  )) {
    test(`${name}: ${link.toLowerCase()} is told and not sent again`, async ({page, sent}) => {
      await signIn(page, flow);
      await page.getByRole('link', {name: link, exact: true}).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(title);
      await expect(alert).toContainText(detail);
      // The code is shown masked, for the manual steps.
      await expect(alert.getByRole('button', {name: 'Copy code'})).toBeVisible();
      expect(exchangesOf(sent, flow)).toHaveLength(1);
      const mayRetry = ['Return with limit', 'Return with drop'].includes(link);
      await expect(alert.getByRole('button', {name: 'Try again'})).toHaveCount(mayRetry ? 1 : 0);
    });
  }
}

test('a success without refresh token says so', async ({page}) => {
  await signIn(page, find('Google'));
  await page.getByRole('link', {name: 'Return with norefresh', exact: true}).click();
  await expect(page.getByText('The response contains no refresh token')).toBeVisible();
});

test('a server that does not answer is given up after 20 seconds', async ({page, sent}) => {
  const flow = find('OneDrive');
  await page.clock.install();
  // The browser's own timeout doesn't follow the clock of the test.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Late', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
  await signIn(page, flow);
  await page.getByRole('link', {name: 'Return with slow', exact: true}).click();
  await expect.poll(() => exchangesOf(sent, flow).length).toBe(1);
  const alert = page.getByRole('alert');
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.clock.runFor(5000);
  await expect(alert).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(alert).toContainText("didn't respond in time");
  // No one knows what became of the code.
  await expect(alert).not.toContainText("didn't use the code");
  expect(exchangesOf(sent, flow)).toHaveLength(1);
});

test('a limit is waited for, then the same code may be sent again', async ({page, sent}) => {
  const flow = find('OneDrive');
  await signIn(page, flow);
  await page.getByRole('link', {name: 'Return with limit', exact: true}).click();
  const retry = page.getByRole('button', {name: 'Try again'});
  await expect(retry).toBeDisabled();
  await expect(retry).toBeEnabled();
  await retry.click();
  await expect.poll(() => exchangesOf(sent, flow).length).toBe(2);
});

test('a refusal of the visitor is told and nothing is sent', async ({page, sent}) => {
  const flow = find('OneDrive');
  await signIn(page, flow);
  await page.getByRole('link', {name: 'Deny', exact: true}).click();
  await expect(page.getByRole('alert')).toContainText('The visitor said no.');
  expect(exchangesOf(sent, flow)).toEqual([]);
});

test('a return without code is no sign-in', async ({page, sent}) => {
  const flow = find('OneDrive');
  await signIn(page, flow);
  await page.getByRole('link', {name: 'Return without code', exact: true}).click();
  await expect(page.getByText("You haven't started a sign-in")).toBeVisible();
  expect(exchangesOf(sent, flow)).toEqual([]);
});

for (const link of ['Allow with wrong state', 'Allow without state']) {
  test(`${link.toLowerCase()}: nothing is exchanged by itself`, async ({page, sent}) => {
    const flow = find('OneDrive');
    await signIn(page, flow);
    await page.getByRole('link', {name: link, exact: true}).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText("This sign-in wasn't started in this tab");
    await expect(alert.getByRole('button', {name: 'I just signed in myself'})).toHaveCount(0);
    expect(exchangesOf(sent, flow)).toEqual([]);
  });
}

test('the state of another provider opens nothing, and is used up', async ({page, sent}) => {
  const flow = find('OneDrive');
  await signIn(page, flow);
  const state = new URL(page.url()).searchParams.get('state') ?? '';
  for (let visit = 0; visit < 2; visit += 1) {
    const provider = visit === 0 ? 'dropbox' : 'onedrive';
    await openTool(page, `/tool/${provider}/callback?code=ok-1&state=${state}`);
    await expect(page.getByRole('alert')).toContainText("wasn't started in this tab");
  }
  expect(sent.filter(({method}) => method === 'POST')).toEqual([]);
});

const DAY_MS = 24 * 60 * 60 * 1000;

for (const [what, passed] of [
  ['took longer than ten minutes', 10 * 60 * 1000 + 1000],
  // The record is from the future, or a day old.
  ['saw the clock put back by a day', -DAY_MS],
  ['saw the clock put forward by a day', DAY_MS],
] as const) {
  test(`a sign-in that ${what} is not finished`, async ({page, sent}) => {
    const flow = find('OneDrive');
    await page.clock.install();
    await signIn(page, flow);
    await page.clock.setSystemTime(Date.now() + passed);
    await page.getByRole('link', {name: 'Allow', exact: true}).click();
    await expect(page.getByRole('alert')).toContainText("wasn't started in this tab");
    expect(exchangesOf(sent, flow)).toEqual([]);
  });
}

test('an old link without state asks before it goes on', async ({page, sent}) => {
  const flow = find('Baidu');
  await openTool(page, '/tool/baidu/callback?code=ok-old-1');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText("This sign-in wasn't started in this tab");
  expect(sent.filter(isForeign)).toEqual([]);
  await alert.getByRole('button', {name: 'I just signed in myself'}).click();
  await expect(page.getByRole('heading', {name: 'Your tokens'})).toBeVisible();
  expect(exchangesOf(sent, flow)).toHaveLength(1);
});

test('with an old API server the first contract is kept to', async ({page, sent, mock}) => {
  await mock.steer('options', {capabilities: false});
  await signIn(page, find('OneDrive'));
  expect(new URL(page.url()).searchParams.has('code_challenge')).toBe(false);
  await page.getByRole('link', {name: 'Allow', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Your tokens'})).toBeVisible();
  const [exchange] = exchangesOf(sent, find('OneDrive'));
  expect(Object.keys(JSON.parse(exchange?.body ?? '{}') as object)).toEqual(['code', 'client']);
});

test('without a server that has the secret, Yandex asks for an own application', async ({
  page,
  sent,
  mock,
}) => {
  await mock.steer('options', {capabilities: false});
  await openTool(page, '/tool/yandex/callback.html');
  await page.getByRole('button', {name: 'Sign in to Yandex Disk'}).click();
  await expect(page.getByRole('alert')).toContainText("can't complete this sign-in");
  expect(urlsOf(sent).filter((url) => url.includes('oauth.yandex.com'))).toEqual([]);
});

test('a sign-in started in Chinese ends in Chinese', async ({page}) => {
  await openTool(page, '/zh/tool/dropbox/request.html');
  await page.getByLabel(words.zh.clientId).fill(CLIENT);
  await page.getByLabel(words.zh.clientSecret).fill(SECRET);
  await page.getByRole('button', {name: '登录 Dropbox'}).click();
  await page.getByRole('link', {name: 'Allow', exact: true}).click();
  await expect(page.getByRole('heading', {name: '你的令牌'})).toBeVisible();
  expect(page.url()).toBe(`${SITE}/zh/tool/dropbox/callback.html`);
  expect((await storedTexts(page)).join()).not.toContain('ok-');
});

test('a new tab takes the sign-in over from the tab that waits', async ({page, context}) => {
  await openTool(page, '/tool/dropbox/request.html');
  await page.getByLabel(words.en.clientId).fill(CLIENT);
  await page.getByLabel(words.en.clientSecret).fill(SECRET);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', {name: 'Sign in in a new tab'}).click();
  const tab = await opened;
  await tab.getByRole('link', {name: 'Allow', exact: true}).click();
  await expect(tab.getByRole('heading', {name: 'Your tokens'})).toBeVisible();
  await expect(page.getByText('The other tab finished the sign-in')).toBeVisible();
  expect(await storedTexts(page)).toEqual([]);
});

test('a pasted address of a desktop application is checked and exchanged', async ({
  page,
  context,
  sent,
}) => {
  await openTool(page, '/tool/google/request.html');
  await page.getByRole('radio', {name: 'Desktop app'}).check();
  await page.getByLabel(words.en.clientId).fill(CLIENT);
  await page.getByLabel(words.en.clientSecret).fill(SECRET);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', {name: 'Sign in to Google'}).click();
  const tab = await opened;
  const link = tab.getByRole('link', {name: 'Allow', exact: true});
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1\//);

  const paste = page.getByLabel('URL of the last sign-in page');
  await paste.fill(address.replace(/state=[^&]+/, 'state=wrong'));
  await page.getByRole('button', {name: 'Use this URL'}).click();
  await expect(page.getByRole('alert')).toContainText("doesn't belong to the sign-in");
  await paste.fill(address);
  await page.getByRole('button', {name: 'Use this URL'}).click();
  await expect(page.getByRole('heading', {name: 'Your tokens'})).toBeVisible();
  expect(exchangesOf(sent, find('Google'))).toHaveLength(1);
});

test('on another address than the published one, only an own application can come back', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  // What cannot work is not what is chosen at first.
  await page.goto(`${origin}/tool/baidu/callback.html`);
  await expect(page.getByRole('radio', {name: words.en.own})).toBeChecked();
  await page.goto(`${origin}/tool/dropbox/request.html`);
  const start = page.getByRole('button', {name: 'Sign in to Dropbox'});
  await page.getByRole('radio', {name: "The API server's app"}).check();
  await expect(
    page.getByText(`The provider returns to ${SITE}/tool/dropbox/callback`),
  ).toBeVisible();
  await expect(start).toBeDisabled();
  await page.getByRole('radio', {name: words.en.own}).check();
  // The address to register is shown, with a button that copies it.
  await expect(
    page.getByText(`${origin}/tool/dropbox/callback`, {exact: true}).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', {name: 'Copy redirect_uri'})).toBeVisible();
  await expect(start).toBeEnabled();
});

test('a code that reached no server may be sent to another one', async ({page, sent, baseURL}) => {
  await page.route('https://api.alistgo.com/alist/onedrive/**', (route) => route.abort());
  await page.goto(`${baseURL ?? ''}/tool/onedrive/request.html`);
  await page.getByLabel(words.en.clientId).fill(CLIENT);
  await page.getByLabel(words.en.clientSecret).fill(SECRET);
  await page.getByRole('button', {name: 'Sign in to OneDrive'}).click();
  await page.getByRole('link', {name: 'Allow', exact: true}).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('You can choose another API server above');
  await alert.getByRole('button', {name: 'Choose another API server'}).click();
  const select = page.getByRole('combobox', {name: 'API server'});
  await expect(select).toBeFocused();
  await expect(select).toBeInViewport();
  await select.selectOption('local');
  await expect(alert).toContainText('the code and your client secret are sent to localhost:3002');
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'Your tokens'})).toBeVisible();
  const exchanges = sent.filter(
    ({method, url}) => method === 'POST' && url.includes('/onedrive/get_refresh_token'),
  );
  expect(exchanges.map(({url}) => new URL(url).host)).toEqual([
    'api.alistgo.com',
    'localhost:3002',
  ]);
});
