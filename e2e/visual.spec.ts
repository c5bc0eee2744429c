import type {Locator} from '@playwright/test';
import {expect, startApplication, test} from './fixtures';

/** Widths at which pages are looked at. */
const WIDTHS = [375, 768, 1024, 1440, 1920] as const;
const PHONE = {width: 375, height: 812};

/** Into how many pieces the ends of lines split each of some elements. */
async function piecesOf(elements: Locator): Promise<readonly number[]> {
  return elements.evaluateAll((all) => all.map((element) => element.getClientRects().length));
}

for (const prefix of ['', '/zh']) {
  test(`the sign of a note stands in the line of its title (${prefix}/guide/api/)`, async ({
    page,
  }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      await page.goto(`${prefix}/guide/api/`);
      const heading = page.locator('.theme-admonition > div').first();
      const sign = await heading.locator('svg').boundingBox();
      const line = await heading.evaluate((element) =>
        parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(sign?.height, `${width} px`).toBeLessThanOrEqual(line);
    }
  });

  test(`names and flags are not broken where the line has room (${prefix}/reference/cli.html)`, async ({
    page,
  }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      await page.goto(`${prefix}/reference/cli.html`);
      const flags = page.locator('.markdown p > code').filter({hasText: /^--/});
      expect(new Set(await piecesOf(flags)), `${width} px`).toEqual(new Set([1]));
    }
  });

  test(`on phones the first cell of a row stays readable (${prefix || '/en'})`, async ({page}) => {
    await page.setViewportSize(PHONE);
    for (const path of ['/guide/api/fs.html', '/config/site.html', '/reference/permissions.html']) {
      await page.goto(prefix + path);
      const words = await page
        .locator('.factsTable th[scope=row]')
        .evaluateAll((cells) =>
          cells
            .filter((cell) => cell.getBoundingClientRect().width < 24)
            .map((cell) => cell.textContent),
        );
      expect(words, path).toEqual([]);
    }
  });

  test(`at the end of a page the way back to its top covers no words (${prefix || '/en'})`, async ({
    page,
  }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      await page.goto(`${prefix}/guide/install/docker.html`);
      await startApplication(page);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.locator('html')).toHaveAttribute('data-scrolled');
      // The button comes on the way up.
      await page.evaluate(() => window.scrollBy(0, -1));
      const button = page.getByRole('button', {name: /Back to top|回到顶部/});
      await expect(button).toBeVisible();
      const covered = await button.evaluate((element) => {
        const {left, top} = element.getBoundingClientRect();
        const range = document.createRange();
        return [...document.querySelectorAll('footer p, footer a')].filter((words) => {
          range.selectNodeContents(words);
          return [...range.getClientRects()].some(
            ({right, bottom}) => right > left && bottom > top,
          );
        }).length;
      });
      expect(covered, `${width} px`).toBe(0);
    }
  });
}

for (const prefix of ['', '/zh']) {
  test(`paper has the words and no controls (${prefix || '/en'})`, async ({page}) => {
    // As wide as the text of an A4 sheet.
    await page.setViewportSize({width: 680, height: 960});
    await page.goto(`${prefix}/config/site.html`);
    const contents = page.getByRole('button', {name: /On this page|本页目录/});
    await expect(contents).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(contents).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    // A token helper is shown by another process of the browser, which doesn't always take the medium over.
    await page.emulateMedia({media: 'screen'});
    await page.goto(`${prefix}/tool/onedrive/request.html`);
    const server = page.getByRole('combobox', {name: /API server|API 服务器/});
    await expect(server).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(server).toBeHidden();
  });
}

test('the word that code was copied stands in one line', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 430, height: 812});
  await page.goto('/zh/guide/install/docker.html');
  await startApplication(page);
  const block = page.locator('[data-code-block]:not([role=tabpanel] *)').first();
  await block.getByRole('button', {name: '复制代码'}).click();
  const word = block.getByText('已复制').filter({visible: true});
  await expect(word).toBeVisible();
  const {width, height} = (await word.boundingBox()) ?? {width: 0, height: 0};
  expect(width).toBeGreaterThan(height);
});

test('a table of nearly full width has all of it, and a narrow one only its own', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const shares: number[] = [];
  for (const path of [
    '/guide/webdav.html',
    '/guide/advanced/index.html',
    '/guide/advanced/s3.html',
  ]) {
    await page.goto(path);
    shares.push(
      ...(await page
        .locator('.tableFrame')
        .evaluateAll((frames) =>
          frames.map(
            (frame) =>
              (frame.querySelector('table')?.getBoundingClientRect().width ?? 0) /
              frame.clientWidth,
          ),
        )),
    );
  }
  // The lines of the region take two pixels.
  expect(shares.filter((share) => share > 0.85 && share < 0.99)).toEqual([]);
  expect(Math.max(...shares)).toBeGreaterThan(0.99);
  expect(Math.min(...shares)).toBeLessThan(0.85);
});

test('the search boxes show their focus around the icon too', async ({page}) => {
  await page.goto('/search');
  await startApplication(page);
  const input = page.getByRole('searchbox');
  await input.focus();
  await expect(input).toHaveCSS('outline-style', 'none');
  await expect(page.locator('label', {has: input})).not.toHaveCSS('box-shadow', 'none');
  await page.goto('/guide/');
  await page.keyboard.press('Control+k');
  const combobox = page.getByRole('combobox', {name: 'Search'});
  await expect(combobox).toBeFocused();
  await expect(combobox).toHaveCSS('outline-style', 'none');
  await expect(combobox.locator('xpath=..')).not.toHaveCSS('box-shadow', 'none');
});

test('steps stand as far apart in a list with code as in one without', async ({page}) => {
  await page.goto('/guide/drivers/115.html');
  const gapsAfter = (id: string): Promise<number[]> =>
    page
      .locator(`#${id} ~ div > ol`)
      .first()
      .evaluate((list) => {
        const linesOf = (step: Element): readonly DOMRect[] => {
          const range = document.createRange();
          range.selectNodeContents(step);
          return [...range.getClientRects()].filter(({width}) => width > 0);
        };
        return [...list.children].flatMap((step) => {
          const next = step.nextElementSibling;
          if (next === null || step.querySelector('pre') || next.querySelector('pre')) return [];
          const end = Math.max(...linesOf(step).map(({bottom}) => bottom));
          return [Math.min(...linesOf(next).map(({top}) => top)) - end];
        });
      });
  const [withCode, withoutCode] = [await gapsAfter('cookie'), await gapsAfter('add')];
  expect(withCode.length).toBeGreaterThan(0);
  expect(withoutCode.length).toBeGreaterThan(0);
  const gaps = [...withCode, ...withoutCode];
  // Names in code are a little higher than words.
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(10);
});
