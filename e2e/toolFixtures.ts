import {spawn, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import type {BrowserContext, Page, Route} from '@playwright/test';
import {expect, test as base} from './fixtures';
import {saysPlaywright} from './watched';

/** Where the site is published: providers return there, so the tests visit it there. */
export const SITE = 'https://alistgo.com';

/** A request the browser made, as the page meant it. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

/** A message the mock server saw. */
export interface LoggedRequest {
  readonly kind: 'request' | 'upstream';
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The server with simulated providers (server/README.md, "Mock mode"). */
export interface MockServer {
  readonly origin: string;
  readonly log: () => Promise<readonly LoggedRequest[]>;
  readonly steer: (
    path: 'next' | 'options',
    values: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
}

/** Real hosts and the addresses of the mock that play them. */
const standIns: readonly (readonly [RegExp, (url: URL) => string])[] = [
  [/^https:\/\/api\.alistgo\.com\//, ({pathname}) => pathname],
  [/^http:\/\/localhost:3002\//, ({pathname}) => pathname],
  [
    /^https:\/\/[^/]+\/(oauth\/2\.0|oauth2|common\/oauth2\/v2\.0|oauth)\/authorize/,
    () => '/mock/authorize',
  ],
  [/^https:\/\/yun\.123pan\.com\/auth/, () => '/mock/authorize'],
  [/^https:\/\/oauth\.yandex\.com\/authorize/, () => '/mock/authorize'],
  [/^https:\/\/accounts\.google\.com\//, () => '/mock/authorize'],
  [/^https:\/\/api\.dropboxapi\.com\/oauth2\/token$/, () => '/mock/token/dropbox'],
  [/^https:\/\/oauth2\.googleapis\.com\/token$/, () => '/mock/token/google'],
  [/^https:\/\/oauth\.yandex\.com\/token$/, () => '/mock/token/yandex'],
  [/^https:\/\/graph\.microsoft\.com\//, ({pathname}) => `/mock/graph${pathname}`],
  [/^https:\/\/photoslibrary\.googleapis\.com\//, ({pathname}) => `/mock/photos${pathname}`],
];

/** Starts the server with simulated providers on a port that is free. */
async function startMock(): Promise<{readonly child: ChildProcess; readonly origin: string}> {
  const child = spawn('node_modules/.bin/jiti', [path.resolve('server', 'node.ts')], {
    // What it says on the error stream fails the tests: Node warns there of two wishes about colors at once.
    env: {
      ...process.env,
      NO_COLOR: undefined,
      MOCK: '1',
      HOST: '127.0.0.1',
      PORT: '0',
      SITE_BASE_URL: SITE,
    },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const address = /listens at (http:\S+)\n/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.stderr.on('data', (text: Buffer) => reject(new Error(text.toString())));
  });
  return {child, origin};
}

/** Answers a request from another address, as if it had gone to its own. */
async function answerFrom(
  route: Route,
  url: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  try {
    const response = await route.fetch({
      url,
      maxRedirects: 0,
      // A connection kept open may be closed by the server just as it's used again.
      maxRetries: 2,
      timeout: 80_000,
      headers: {...route.request().headers(), ...more},
    });
    const headers = {...response.headers()};
    // The mock may have been asked under another origin; server/ tests whom the server lets in.
    const {origin} = route.request().headers();
    if (origin !== undefined) headers['access-control-allow-origin'] = origin;
    await route.fulfill({response, headers});
  } catch {
    await route.abort('connectionreset').catch(() => undefined);
  }
}

/** A file of the site, as its server sends it. */
interface SiteFile {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Scripts, styles, and fonts by their addresses, which name their content: asked for once by all tests of a worker. */
const siteFiles = new Map<string, SiteFile>();

/** Answers a request for a file of the site whose address names its content. */
async function answerFile(route: Route, url: string): Promise<void> {
  try {
    const known = siteFiles.get(url);
    const file = known ?? (await fetchFile(route, url));
    if (file.status === 200) siteFiles.set(url, file);
    await route.fulfill(file);
  } catch {
    await route.abort('connectionreset').catch(() => undefined);
  }
}

async function fetchFile(route: Route, url: string): Promise<SiteFile> {
  const response = await route.fetch({url, maxRetries: 2});
  // The body is no longer compressed.
  const headers = Object.entries(response.headers()).filter(
    ([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name),
  );
  return {
    status: response.status(),
    headers: Object.fromEntries(headers),
    body: await response.body(),
  };
}

async function playProviders(
  context: BrowserContext,
  mock: string,
  baseURL: string,
): Promise<void> {
  await context.route(`${SITE}/**`, (route) => {
    const url = new URL(route.request().url());
    if (/^(\/zh)?\/assets\//.test(url.pathname)) return answerFile(route, baseURL + url.pathname);
    // The site's own server treats a page of this machine differently from a published one.
    return answerFrom(route, baseURL + url.pathname + url.search, {host: url.host});
  });
  for (const [pattern, standIn] of standIns) {
    await context.route(pattern, (route) => {
      const url = new URL(route.request().url());
      return answerFrom(route, mock + standIn(url) + url.search);
    });
  }
}

interface Tools {
  readonly mock: MockServer;
  /** Every request but those for the site's own files, in order. */
  readonly sent: SentRequest[];
}

/** Tests of the helper pages: the published site, the API server and all providers, without a network. */
export const test = base.extend<Tools, {readonly mockOrigin: string}>({
  mockOrigin: [
    async ({}, use) => {
      const {child, origin} = await startMock();
      await use(origin);
      child.kill();
    },
    {scope: 'worker'},
  ],
  mock: [
    async ({context, baseURL, mockOrigin}, use) => {
      const post = (path: string, values: object): Promise<Response> =>
        fetch(`${mockOrigin}/mock/${path}`, {
          method: 'POST',
          headers: {'content-type': 'application/json'},
          body: JSON.stringify(values),
        });
      await post('reset', {});
      await playProviders(context, mockOrigin, baseURL ?? '');
      await use({
        origin: mockOrigin,
        log: async () => (await (await fetch(`${mockOrigin}/mock/log`)).json()) as LoggedRequest[],
        steer: async (path, values) => {
          expect((await post(path, values)).status).toBe(200);
        },
      });
    },
    {auto: true},
  ],
  sent: async ({context, baseURL}, use) => {
    const sent: SentRequest[] = [];
    context.on('request', (request) => {
      const url = request.url();
      const isOwn = [SITE, baseURL].includes(new URL(url).origin);
      const isOwnFile = isOwn && !request.isNavigationRequest();
      if (!isOwnFile) sent.push({method: request.method(), url, body: request.postData() ?? ''});
    });
    await use(sent);
  },
  complaints: async ({page}, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // The browser itself reports every answer of 4xx and 5xx and every broken connection.
      // It also advises on forms with a secret as if they were sign-ins to this site.
      const isOfBrowser = /^(Failed to load resource|\[DOM\])/.test(message.text());
      if (!isOfBrowser && !saysPlaywright(message)) {
        complaints.push(`${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(complaints);
    expect(complaints, 'console messages').toEqual([]);
  },
});

export {expect};

/** Words of the pages that the tests look for. */
export const words = {
  en: {
    prefix: '',
    getCode: 'Get a QR code',
    newCode: 'New QR code',
    stop: 'Stop',
    clear: 'Clear',
    reveal: 'Reveal',
    requests: 'Requests',
    doneAt: /^Done at \d/,
    repeated: /^Sent 4 times, last at \d/,
    addStorage: 'Add the storage: 115 Open',
    own: 'My own app',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
  },
  zh: {
    prefix: '/zh',
    getCode: '获取二维码',
    newCode: '重新获取二维码',
    stop: '停止',
    clear: '清除',
    reveal: '显示',
    requests: '请求记录',
    doneAt: /^\d[\d:]* 完成$/,
    repeated: /^已发送 4 次，最近 \d/,
    addStorage: '添加存储：115 Open',
    own: '自己的应用',
    clientId: '客户端 ID',
    clientSecret: '客户端密钥',
  },
} as const;

/** Opens a page of the published site and waits until its tool is there. */
export async function openTool(page: Page, path: string): Promise<void> {
  await page.goto(SITE + path);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
}

/** Reveals a value of the result and reads it. */
export async function readValue(page: Page, name: string): Promise<string> {
  const row = page
    .locator('dl > div')
    .filter({has: page.locator('dt', {hasText: name})})
    .first();
  const reveal = row.getByRole('button', {name: /^(Reveal|显示) /});
  if ((await reveal.count()) > 0) await reveal.click();
  return (await row.locator('dd code').textContent()) ?? '';
}

/** Every value in the storages of the page's tab. */
export function storedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).map((key) => storage.getItem(key) ?? ''),
    ),
  );
}
