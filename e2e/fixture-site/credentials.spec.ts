import type {Page} from '@playwright/test';
import {expect, startApplication, test} from './fixtureSiteTest';

const TOKEN = 'admin-token-that-nobody-else-reads';

/**
 * What a foreign script would do: it watches everything that is typed, written, and stored in its document, even when
 * the document comes back from the page cache.
 */
async function watchAsForeignScript(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    (window as {seen?: string[]}).seen = seen;
    const look = (): void => {
      seen.push(document.documentElement.outerHTML);
      for (const input of document.querySelectorAll('input')) seen.push(input.value);
      for (const storage of [localStorage, sessionStorage])
        seen.push(JSON.stringify(Object.entries(storage)));
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
    for (const name of ['input', 'change', 'pageshow', 'popstate', 'storage'])
      addEventListener(name, look, true);
    look();
  });
  return () =>
    page.evaluate(() => ((window as {seen?: string[]}).seen ?? ['a new document']).join('\n'));
}

/** Waits until the configured analytics have run in this document. */
async function expectAnalytics(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (window as {foreign?: string[]}).foreign?.length ?? 0))
    .toBeGreaterThan(0);
}

/** No configured script of others has run in this document. */
async function expectNoAnalytics(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as {foreign?: string[]}).foreign)).toBeUndefined();
}

async function typeToken(page: Page): Promise<void> {
  await startApplication(page);
  await page.getByLabel('URL', {exact: true}).fill('http://localhost:5244');
  await page.getByLabel('Token', {exact: true}).fill(TOKEN);
  await expect(page.locator('.apiAside').first()).toContainText(TOKEN);
}

async function expectForgotten(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText('A page with a request');
  await startApplication(page);
  await expect(page.getByLabel('Token', {exact: true})).toHaveValue('');
  expect(await page.content()).not.toContain(TOKEN);
}

test('analytics on the next page gets no token, not even after Back', async ({page}) => {
  await page.goto('/guide/api/fs.html');
  await typeToken(page);
  await page.locator('article').getByRole('link', {name: 'Everything'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('A page with everything');
  await startApplication(page);
  await expectAnalytics(page);
  const seen = await watchAsForeignScript(page);
  expect(await seen()).not.toContain(TOKEN);
  await page.goBack();
  await expectForgotten(page);
  expect(await seen()).toBe('a new document');
  await expectNoAnalytics(page);
});

test('analytics on the page before gets no token when the reader comes back to it', async ({
  page,
}) => {
  await page.goto('/guide/nothing.html');
  await startApplication(page);
  await expectAnalytics(page);
  const seen = await watchAsForeignScript(page);
  await page.goto('/guide/api/fs.html');
  await typeToken(page);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('A page with nothing');
  await startApplication(page);
  expect(await seen()).not.toContain(TOKEN);
  await page.goForward();
  await expectForgotten(page);
  await expectNoAnalytics(page);
});

test('where a callback isn’t found, no script of others gets its code', async ({page, asked}) => {
  await page.goto('/tool/gone/callback?code=a-code-that-nobody-else-reads');
  await startApplication(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page).toHaveURL(/code=/);
  // In the same time, the page "not found" of another path has loaded them.
  const other = await page.context().newPage();
  await other.goto('/gone');
  await startApplication(other);
  await expectAnalytics(other);
  await expectNoAnalytics(page);
  expect(JSON.stringify(asked)).not.toContain('nobody-else');
});

test('a reload asks for the token again', async ({page}) => {
  await page.goto('/guide/api/fs.html');
  await typeToken(page);
  await page.reload();
  await expect(page.getByLabel('Token', {exact: true})).toHaveValue('');
  await expectForgotten(page);
});

test('a page that another page of the site opened takes no token', async ({page, context}) => {
  // As on a host that sends no headers.
  await context.route('**/guide/api/fs.html', async (route) => {
    const answer = await route.fetch();
    const headers = {...answer.headers(), 'cross-origin-opener-policy': 'unsafe-none'};
    await route.fulfill({response: answer, headers});
  });
  await page.goto('/guide/nothing.html');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/guide/api/fs.html')),
  ]);
  await startApplication(opened);
  await expect(opened.getByRole('alert').first()).toContainText('could read a token');
  await expect(opened.getByLabel('Token', {exact: true})).toHaveCount(0);
});
