import {mkdtempSync, rmSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {createSiteServer} from '../scripts/lib/siteServer.mjs';
import {bundleServiceWorker} from '../src/build/bundleScript';
import {expect, startApplication, test} from './fixtures';

/*
 * Pages that can be read without a connection. Each test has its own server, which can change its answers, and which can
 * be gone.
 */

// A worker outlives its test in a context that is kept.
test.use({serviceWorkers: 'allow', reuseContext: false});

/** Changes what the server sends; undefined leaves it as it is. */
type Change = (asked: string, text: string) => string | undefined;

interface TestServer {
  readonly origin: string;
  /** What was asked for. */
  readonly paths: string[];
  change: Change;
  /** What the server sends as `Referrer-Policy`, if anything. */
  referrerPolicy?: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

async function serve(): Promise<TestServer> {
  const site = createSiteServer('build');
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  const inner = `http://localhost:${(site.address() as AddressInfo).port}`;
  let server: Server | undefined;
  let port = 0;
  const listen = async (): Promise<void> => {
    const started = createServer((request, response) => {
      void answer(request.url ?? '/').then(async (found) => {
        const type = found.headers.get('content-type') ?? '';
        response.writeHead(found.status, {
          'content-type': type,
          'content-security-policy': found.headers.get('content-security-policy') ?? '',
          ...(it.referrerPolicy === undefined ? {} : {'referrer-policy': it.referrerPolicy}),
        });
        if (!/html|javascript/.test(type)) {
          response.end(Buffer.from(await found.arrayBuffer()));
          return;
        }
        const text = await found.text();
        response.end(it.change(request.url ?? '/', text) ?? text);
      });
    });
    await new Promise<void>((resolve) => started.listen(port, 'localhost', resolve));
    ({port} = started.address() as AddressInfo);
    server = started;
  };
  const answer = (url: string): Promise<Response> => {
    it.paths.push(url);
    return fetch(inner + url, {redirect: 'manual'});
  };
  const it: TestServer = {
    get origin() {
      return `http://localhost:${port}`;
    },
    paths: [],
    change: () => undefined,
    async stop() {
      server?.closeAllConnections();
      await new Promise((resolve) => server?.close(resolve));
    },
    start: listen,
  };
  await listen();
  return it;
}

/** Opens a page and waits until the worker has it and everything it loaded. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await startApplication(page);
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const found = await Promise.all(
        names.map(async (name) => (await caches.open(name)).match(location.pathname)),
      );
      return (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated' &&
        found.some(Boolean)
        ? 'kept'
        : 'not yet';
    });
  await expect.poll(kept).toBe('kept');
}

/** The browser says that it has no connection, and the tests' watch counts the server that is gone as another host. */
function ignoreRefusals(complaints: string[], hosts: string[]): void {
  expect(
    complaints.filter((each) => !/Failed to load resource|ERR_CONNECTION_REFUSED|fetch/.test(each)),
  ).toEqual([]);
  complaints.length = 0;
  hosts.length = 0;
}

function readWorkers(context: BrowserContext): readonly string[] {
  return context.serviceWorkers().map((worker) => new URL(worker.url()).pathname);
}

for (const {base, title, unvisited} of [
  {base: '/', title: 'No connection', unvisited: '/guide/drivers/ftp.html'},
  {base: '/zh/', title: '没有网络连接', unvisited: '/zh/guide/drivers/ftp.html'},
]) {
  test(`visited pages and the start pages can be read without a server (${base})`, async ({
    page,
    complaints,
    outsideHosts,
  }) => {
    const server = await serve();
    const address = `${server.origin}${base}guide/drivers/s3.html`;
    await visit(page, address);
    await server.stop();

    await page.goto(address);
    await expect(page.locator('h1')).toContainText('S3');
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
    await page.goto(`${server.origin}${base}guide/`);
    await expect(page.locator('h1')).not.toContainText(title);

    await page.goto(server.origin + unvisited);
    await expect(page.locator('h1')).toHaveText(title);
    const copy = page.getByRole('link', {name: 'ZIP'});
    expect((await page.request.head((await copy.getAttribute('href')) ?? '')).status()).toBe(200);
    await page.getByRole('link', {name: /S3/}).click();
    await expect(page.locator('h1')).toContainText('S3');
    ignoreRefusals(complaints, outsideHosts);
  });
}

test('pages that hold credentials, and what they load, are left to the browser', async ({
  page,
  context,
  complaints,
  outsideHosts,
}) => {
  const server = await serve();
  // All requests name the site alone, so that only the URL of the page tells which one asks.
  server.referrerPolicy = 'origin';
  await visit(page, `${server.origin}/guide/drivers/s3.html`);
  expect(readWorkers(context)).toEqual(['/service-worker.js']);
  for (const credentials of ['/tool/115/token.html', '/guide/api/fs.html']) {
    server.paths.length = 0;
    await page.goto(server.origin + credentials);
    await startApplication(page);
    // What the worker has kept would not be asked for again.
    expect(server.paths.some((asked) => /\/main\.[\da-f]+\.js/.test(asked))).toBe(true);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({url}) => new URL(url).pathname);
    });
    expect(kept.filter((each) => each.startsWith('/tool/') || each.includes('/api/'))).toEqual([]);
  }
  await server.stop();
  for (const credentials of ['/tool/115/token.html', '/guide/api/fs.html']) {
    await expect(page.goto(server.origin + credentials)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  }
  ignoreRefusals(complaints, outsideHosts);
});

test('a newer build is told, and no page of one build is shown with another', async ({page}) => {
  const server = await serve();
  await visit(page, `${server.origin}/guide/drivers/s3.html`);
  // The same build under another name.
  const rename = (text: string): string => text.replace(/main\.[\da-f]+\.js/g, 'main.00000000.js');
  server.change = (asked, text) => {
    if (asked.endsWith('/service-worker.js') || /(?:\/|\.html)$/.test(asked)) return rename(text);
    return undefined;
  };
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect(page.getByText('This site has been updated.')).toBeVisible();
  const names = () => page.evaluate(() => caches.keys());
  await expect
    .poll(async () => (await names()).filter((name) => name.startsWith('site pages')))
    .toEqual(['site pages / main.00000000.js']);
});

test('the worker removes itself when the site no longer wants one', async ({page}) => {
  const server = await serve();
  await visit(page, `${server.origin}/guide/drivers/s3.html`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'worker-'));
  const {code: removing} = await bundleServiceWorker(process.cwd(), folder, false);
  rmSync(folder, {recursive: true});
  server.change = (asked) => (asked.endsWith('/service-worker.js') ? removing : undefined);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
});
