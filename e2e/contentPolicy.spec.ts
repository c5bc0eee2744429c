import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {themeHues} from '../src/data/siteShell';
import {readBuilt} from './builtPages';
import {expect, startApplication, test} from './fixtures';

/** The page that shows every widget; the real site has no other one whose parts need more. */
const WIDGETS = '/guide/contribute.html';
const PLAIN = '/guide/install/docker.html';

const files = readdirSync('build', {recursive: true})
  .map((name) => String(name).split(path.sep).join('/'))
  .filter((name) => name.endsWith('.html'));

const readPage = (file: string): string => readFileSync(`build/${file}`, 'utf8');

/** Marks the document, to see whether the next page is in the same one. */
const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as {isMarked?: boolean}).isMarked = true;
  });

const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);

test('every page has a policy before everything that it restricts', () => {
  for (const file of files) {
    const head = readPage(file).slice(0, 5000);
    expect
      .soft(head, file)
      .toMatch(
        /<meta charset="?utf-8"?><meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; /i,
      );
    expect
      .soft(head, file)
      .not.toMatch(/content="default-src[^"]*script-src[^;"]*(unsafe|\*|https?:)/);
  }
});

test('only the page with every widget is allowed more than others of its kind', () => {
  const own = files.filter((file) => readPage(file).includes(' data-own-policy>'));
  expect(own.map((file) => `/${file}`).toSorted()).toEqual([WIDGETS, `/zh${WIDGETS}`]);
  for (const file of [PLAIN, '/', '/404.html', '/search.html', '/guide/api/fs.html', '/tool/']) {
    expect(readBuilt(file), file).not.toMatch(/unsafe-/);
    expect(readBuilt(file), file).toContain("require-trusted-types-for 'script'");
    // Each would need a hash, and many a hash for every page.
    expect(readBuilt(file).match(/<[a-z][^>]*\sstyle=/g), file).toBeNull();
  }
});

test('the way to the page with widgets and back is by documents, and the widgets work', async ({
  page,
}) => {
  await page.goto(PLAIN);
  await startApplication(page);
  await markDocument(page);
  const link = page.locator(`#site-nav a[href="${WIDGETS}"]`);
  // Pointing at it asks for the page, which changes nothing yet.
  await link.dispatchEvent('mouseover');
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).toHaveURL(WIDGETS);
  await expect(page.locator('meta[data-own-policy]')).toBeAttached();
  expect(await isSameDocument(page)).toBe(false);
  await startApplication(page);
  const diagram = page.locator('[data-needs="diagram"]').first();
  await diagram.scrollIntoViewIfNeeded();
  await expect(diagram.locator('svg style')).toBeAttached();

  await markDocument(page);
  const out = page.locator('article a[href^="/guide/"]:not([href^="/guide/contribute"])').first();
  await out.evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).not.toHaveURL(WIDGETS);
  await expect(page.locator('meta[data-own-policy]')).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(false);
});

test('pages of a kind stay in one document', async ({page}) => {
  await page.goto(PLAIN);
  await startApplication(page);
  await markDocument(page);
  const address = '/guide/first-steps.html';
  await page
    .locator(`#site-nav a[href="${address}"]`)
    .evaluate((a: HTMLAnchorElement) => a.click());
  await expect(page).toHaveURL(address);
  // Its picture has numbers on it, whose places aren't in `style` attributes.
  await expect(page.locator('[data-picture] circle').first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('every swatch of the theme colors has the color of its value', async ({page}) => {
  await page.goto(PLAIN);
  const hues = await page
    .locator('[data-swatch]')
    .evaluateAll((swatches) =>
      swatches.map((swatch) => getComputedStyle(swatch).getPropertyValue('--swatch-hue')),
    );
  const expected = themeHues.map((hue) => String(hue || 173));
  expect(hues.slice(0, themeHues.length)).toEqual(expected);
});
