import type {Locator, Page} from '@playwright/test';
import {ADMIN_TOKEN, CRASH_PATH, MANY_FILES, accounts} from '../tests/api/stubState';
import {startStub, type Stub} from '../tests/api/stub';
import {readBuilt} from './builtPages';
import {test as base, expect, faultsOf, startApplication} from './fixtures';

/** A stub of AList that remembers, on its own port, for one test. */
const test = base.extend<{readonly stub: Stub}>({
  stub: async ({}, use) => {
    const stub = await startStub({live: true});
    await use(stub);
    await stub.close();
  },
});

const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const fieldOf = (page: Page, name: string): Locator => dialogOf(page).locator(`[name="${name}"]`);
const responseOf = (page: Page): Locator => dialogOf(page).getByRole('region', {name: 'Response'});

async function typeServer(page: Page, url: string, token = ''): Promise<void> {
  await page.getByLabel('URL', {exact: true}).fill(url);
  await page.getByLabel('Token', {exact: true}).fill(token);
}

/** Opens the runner of a route by the key in its heading's id. */
async function openRunner(page: Page, key: string): Promise<void> {
  await page.locator(`[data-route="${key}"]`).click();
  await expect(dialogOf(page)).toBeVisible();
}

async function send(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', {name: 'Send', exact: true}).click();
}

async function close(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', {name: 'Close'}).click();
  await expect(dialogOf(page)).toBeHidden();
}

/** Takes out what the browser itself says of requests that were meant to fail. */
function forgetFailures(complaints: string[]): void {
  const others = complaints.filter((text) => !/CORS policy|Failed to load resource/.test(text));
  complaints.splice(0, complaints.length, ...others);
}

/** Requests of a page that don't go to this site. */
function watchOutside(page: Page, origin: string): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) urls.push(request.url());
  });
  return urls;
}

test('signs in with two factors, uploads a file as a task, and follows it', async ({
  page,
  stub,
  baseURL,
  complaints,
}) => {
  const outside = watchOutside(page, baseURL ?? '');
  await page.goto('/guide/api/auth.html');
  await startApplication(page);
  await typeServer(page, `${stub.url}/`);
  await openRunner(page, 'post-api-auth-login');
  await fieldOf(page, 'body.username').fill('alice');
  await fieldOf(page, 'body.password').fill(accounts.alice.password);
  // Nothing has left the page: neither from "Your server" nor from the form.
  expect(stub.seen).toEqual([]);
  await send(page);
  await expect(responseOf(page).getByRole('alert')).toContainText('error 402');
  await expect(responseOf(page)).toContainText('The 2FA code is missing or incorrect.');
  await fieldOf(page, 'body.otp_code').fill(accounts.alice.otpCode);
  await send(page);
  await responseOf(page).getByRole('button', {name: 'Use this token'}).click();
  await close(page);
  const token = await page.getByLabel('Token', {exact: true}).inputValue();
  expect(token).toMatch(/^stub-token-alice/);
  const samples = page.locator('#api-get-api-me ~ .apiRoute').first();
  await expect(samples.getByRole('tabpanel').first()).toContainText(token);
  await expect(samples.getByRole('tabpanel').first()).toContainText(`${stub.url}/api/me`);

  // The next page of the tab knows the server.
  await page.locator('#site-nav').getByRole('link', {name: 'Files and folders'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Files and folders');
  await expect(page.getByLabel('URL', {exact: true})).toHaveValue(stub.url);
  await openRunner(page, 'put-api-fs-put');
  await fieldOf(page, 'header.File-Path').fill('/drive/reports/年度 计划.txt');
  await fieldOf(page, 'header.As-Task').fill('true');
  await fieldOf(page, 'body.file').setInputFiles({
    name: 'plan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('ten bytes.'),
  });
  const before = stub.seen.length;
  await send(page);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('PUT /api/fs/put');
  await expect(question).toContainText('/drive/reports/年度 计划.txt');
  await expect(question.getByRole('button', {name: 'Back'})).toBeFocused();
  expect(stub.seen).toHaveLength(before);
  await question.getByRole('button', {name: 'Send anyway'}).click();
  await expect(responseOf(page)).toContainText('"task-1"');
  await close(page);
  await openRunner(page, 'post-api-fs-list');
  await fieldOf(page, 'body.path').fill('/drive/reports');
  await send(page);
  await expect(responseOf(page)).toContainText('年度 计划.txt');
  await close(page);

  await page.locator('#site-nav').getByRole('link', {name: 'Tasks', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Background tasks');
  await openRunner(page, 'get-api-task-type-undone');
  await fieldOf(page, 'path.type').selectOption('upload');
  await send(page);
  await expect(responseOf(page)).toContainText('upload 年度 计划.txt');

  expect(stub.seen.flatMap(({faults}) => faults)).toEqual([]);
  expect(outside.filter((url) => !url.startsWith(`${stub.url}/`))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(
    'stub-token',
  );
  forgetFailures(complaints);
});

test('shows errors, long responses, and why there is none', async ({
  page,
  stub,
  baseURL,
  complaints,
  outsideHosts,
}) => {
  const outside = watchOutside(page, baseURL ?? '');
  await page.goto('/guide/api/fs.html');
  // Pressed before the application runs: it opens when it is there.
  await page.locator('[data-route="post-api-fs-list"]').click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page).getByLabel('URL', {exact: true})).toBeFocused();
  await dialogOf(page).getByLabel('URL', {exact: true}).fill(stub.url);
  await dialogOf(page).getByLabel('Token', {exact: true}).fill(ADMIN_TOKEN);
  await fieldOf(page, 'body.path').fill('/nowhere');
  await send(page);
  await expect(responseOf(page).getByRole('alert')).toContainText('error 500');
  await expect(responseOf(page)).toContainText('failed get objs: object not found');

  await fieldOf(page, 'body.path').fill('/many');
  await fieldOf(page, 'body.per_page').fill('-1');
  await send(page);
  await expect(
    responseOf(page).getByRole('button', {name: `Show 100 more of ${MANY_FILES}`}),
  ).toBeVisible();
  expect(await dialogOf(page).locator('*').count()).toBeLessThan(1500);
  await responseOf(page).getByRole('button', {name: '14 entries'}).first().click();
  await expect(responseOf(page)).toContainText('file-00001.txt');

  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: mode});
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    expect(await faultsOf(page, mode === 'dark' ? 'colors' : undefined), mode).toEqual([]);
  }

  await fieldOf(page, 'body.per_page').fill('');
  await fieldOf(page, 'body.path').fill(CRASH_PATH);
  await send(page);
  await expect(responseOf(page).getByRole('alert')).toContainText('crashed');

  stub.setCors(false);
  await send(page);
  await expect(responseOf(page).getByRole('alert')).toContainText(
    "The server doesn't accept requests from this site",
  );
  await expect(responseOf(page).getByRole('link', {name: 'cors.allow_origins'})).toHaveAttribute(
    'href',
    '/config/configuration.html#config-cors-allow_origins',
  );

  await stub.close();
  await send(page);
  await expect(responseOf(page).getByRole('alert')).toContainText("The server can't be reached");
  outsideHosts.splice(0);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('[data-route="post-api-fs-list"]')).toBeFocused();

  await page.getByRole('button', {name: 'Forget'}).click();
  await expect(page.locator('.apiAside').first()).toContainText('http://localhost:5244');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    ADMIN_TOKEN,
  );
  expect(outside.filter((url) => !url.startsWith(`${stub.url}/`))).toEqual([]);
  forgetFailures(complaints);
});

test('wide windows show the sample beside the text and the routes on the left', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 900});
  await page.goto('/zh/guide/api/fs.html#api-post-api-fs-list');
  await startApplication(page);
  const route = page.locator('.apiRoute').first();
  const place = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box ?? {x: 0, y: 0, width: 0, height: 0};
  };
  const [text, aside] = [route.locator('.apiFields').first(), route.locator('.apiAside')];
  expect((await place(aside)).x).toBeGreaterThan((await place(text)).x + (await place(text)).width);
  const toc = page.locator('#doc-toc');
  expect((await place(toc)).x).toBeLessThan((await place(text)).x);
  await expect(toc.locator('a[aria-current]')).toHaveAttribute('data-method', 'post');
  await expect(page.getByText('你的服务器')).toBeVisible();
  // The sample stays while the text moves on.
  const before = (await place(aside)).y;
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await place(text)).y).toBeLessThan(before);
  expect((await place(aside)).y).toBeGreaterThan(0);
  const link = route.getByRole('link', {name: 'ListObj'});
  await link.click();
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  await expect(route.locator('[data-type-of]')).toBeVisible();

  await page.setViewportSize({width: 1180, height: 900});
  const fields = await place(text);
  expect((await place(aside)).y).toBeGreaterThanOrEqual(fields.y + fields.height);
});

test('pages of helpers may ask no server of a reader', () => {
  const policyOf = (address: string): string | undefined =>
    /http-equiv="?Content-Security-Policy"? content="([^"]*)"/.exec(readBuilt(address))?.[1];
  expect(policyOf('/tool/onedrive/request.html')).toMatch(/connect-src 'self' https:[^;*]*;/);
  expect(policyOf('/tool/onedrive/request.html')).not.toMatch(/connect-src[^;]*(\*|http:)/);
  // The runner asks the server that the reader enters.
  expect(policyOf('/guide/api/fs.html')).toContain("connect-src 'self' https: http:;");
  expect(policyOf('/guide/install/docker.html')).toContain("connect-src 'self';");
});
