import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

const FOLDER = 'test-results/unpublished';

test.beforeAll(() => {
  execFileSync('npx', ['vite', 'build', '--config', 'tests/fixtures/unpublished.vite.mts'], {
    stdio: 'pipe',
  });
});

/** Opens a page of what the site has and no public page shows, with its clock stopped. */
async function open(page: Page): Promise<void> {
  const style = readFileSync(`${FOLDER}/alist-docs.css`, 'utf8');
  await page.route('/unpublished', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><style>${style}</style><body></body></html>`,
    }),
  );
  await page.route(/\.(png|webp)$/, (route) => route.fulfill({body: ''}));
  await page.clock.install({time: 0});
  await page.goto('/unpublished');
  await page.clock.pauseAt(3_600_000);
  await page.addScriptTag({path: `${FOLDER}/page.js`});
}

test('a portfolio greets, types a character every 150 ms, and rests for 1000 ms', async ({
  page,
}) => {
  await open(page);

  await expect(page.getByText("Hi There, I'm")).toBeVisible();
  const typed = page.locator('p > [aria-hidden="true"]').last();
  await expect(typed).toHaveText('Writer');
  for (const [milliseconds, text] of [
    [999, 'Writer'],
    [1, 'C'],
    [149, 'C'],
    [1, 'Co'],
    [150, 'Cod'],
    [150, 'Code'],
    [150, 'Coder'],
    [999, 'Coder'],
    [1, 'W'],
  ] as const) {
    await page.clock.runFor(milliseconds);
    await expect(typed).toHaveText(text);
  }
});

test('a catalog lists three levels', async ({page}) => {
  await open(page);
  await expect(page.getByRole('link', {name: 'Page'})).toBeVisible();
  await expect(page.getByText('Three')).toBeVisible();
  await expect(page.getByText('Four')).toHaveCount(0);
});
