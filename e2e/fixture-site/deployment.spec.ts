import {cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import http, {type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createSiteServer} from '../../scripts/lib/siteServer.mjs';
import {FIXTURE_BUILD} from './buildFixtureSite';
import {expect, startApplication, test} from './fixtureSiteTest';

/*
 * Two builds on one host, one after the other: what happens to a page that's open when the second one arrives.
 */

const PAGE = '/guide/deep.html';

/** The second build. */
const NEXT_BUILD = path.join(path.dirname(FIXTURE_BUILD), 'next-build');

/** The site as another build would write it: every script has another name. */
function buildNext(): void {
  rmSync(NEXT_BUILD, {recursive: true, force: true});
  cpSync(FIXTURE_BUILD, NEXT_BUILD, {recursive: true});
  const files = readdirSync(NEXT_BUILD, {recursive: true}).map(String);
  const hashes = files.flatMap((name) => /assets\Wjs\W.+\.([\da-f]{8})\.js$/.exec(name)?.[1] ?? []);
  const isHash = new Set(hashes);
  const next = (text: string): string =>
    text.replace(/[\da-f]{8}/g, (hash) =>
      isHash.has(hash) ? `${hash.slice(3)}${hash.slice(0, 3)}` : hash,
    );
  for (const name of files.filter((each) => /\.(?:html|js|json)$/.test(each))) {
    const file = path.join(NEXT_BUILD, name);
    writeFileSync(file, next(readFileSync(file, 'utf8')));
    renameSync(file, path.join(path.dirname(file), next(path.basename(file))));
  }
}

let builds: readonly [old: Server, next: Server];
let host: Server;
let origin: string;
let isDeployed = false;

test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  buildNext();
  builds = [createSiteServer(FIXTURE_BUILD), createSiteServer(NEXT_BUILD)];
  host = http.createServer((...exchange) =>
    builds[isDeployed ? 1 : 0].emit('request', ...exchange),
  );
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(host.address() as AddressInfo).port}`; // it listens on a port
});

test.beforeEach(() => {
  isDeployed = false;
});

test.afterAll(() => {
  host.closeAllConnections();
  host.close();
});

const scripts = 'meta[name=site-scripts]';

test('a page that was only read becomes the new page when the reader does something', async ({
  page,
  complaints,
}) => {
  await page.goto(origin + PAGE);
  const old = (await page.locator(scripts).getAttribute('content')) ?? '';
  isDeployed = true;
  for (const name of old.split(' ')) {
    expect((await page.request.get(origin + name)).status(), name).toBe(404);
  }
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.mouse.wheel(0, 10);
  await reloaded;
  await expect(page.locator(scripts)).not.toHaveAttribute('content', old);
  await startApplication(page);
  await expect(page).toHaveURL(origin + PAGE);
  complaints.splice(0); // The browser says that scripts are missing.
});

test('a page that is in use still leads to other pages', async ({page, complaints}) => {
  await page.goto(origin + PAGE);
  const old = (await page.locator(scripts).getAttribute('content')) ?? '';
  await startApplication(page);
  isDeployed = true;
  // A page that the application doesn't know yet.
  await page.getByRole('link', {name: 'Plain'}).first().click();
  await expect(page).toHaveURL(`${origin}/catalog/plain.html`);
  await expect(page.locator(scripts)).not.toHaveAttribute('content', old);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Plain');
  await startApplication(page);
  complaints.splice(0); // The application says why it reloads the page.
});
