import type {Page, Request} from '@playwright/test';
import {expect, startApplication, test} from './fixtures';

/** A page with a picture far below the first screen. */
const PAGE = '/guide/drivers/local.html';

const figure = (page: Page) => page.locator('[data-picture]').first();

/** Names of the pictures that the page asks for. */
function watchPictures(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const [, name] = /\/ideal-img\/([\w-]+)\./.exec(request.url()) ?? [];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}

for (const [prefix, locale] of [
  ['', 'en'],
  ['/zh', 'zh'],
] as const) {
  test.describe(locale, () => {
    test.use({locale: locale === 'zh' ? 'zh-CN' : 'en-US'});

    test('a picture follows the color mode, and only the shown one is loaded', async ({page}) => {
      const asked = watchPictures(page);
      await page.emulateMedia({colorScheme: 'dark'});
      await page.goto(`${prefix}${PAGE}`);
      await figure(page).scrollIntoViewIfNeeded();
      await expect.poll(() => asked).toContain(`${locale}-dark`);
      await expect(figure(page).locator('img:visible')).toHaveCount(1);
      expect(asked).not.toContain(`${locale}-light`);
      await page.emulateMedia({colorScheme: 'light'});
      await expect.poll(() => asked).toContain(`${locale}-light`);
      await expect(figure(page).locator('img:visible')).toHaveAttribute('alt', /.{20}/);
    });

    test('a picture keeps its place before it loads', async ({page}) => {
      await page.goto(`${prefix}${PAGE}`);
      const image = figure(page).locator('img:visible');
      await expect(image).toHaveAttribute('loading', 'lazy');
      const before = await image.boundingBox();
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.complete))
        .toBe(true);
      expect(before?.height).toBeGreaterThan(100);
      // Widths of the same picture differ by less than a pixel in their ratio.
      const change = async (): Promise<number> =>
        Math.abs(((await image.boundingBox())?.height ?? 0) - (before?.height ?? 0));
      await expect.poll(change).toBeLessThan(1);
    });

    test('a number stands for a text below the picture that links can lead to', async ({page}) => {
      await page.goto(`${prefix}${PAGE}#picture-add-storage-local-3`);
      const text = page.locator('#picture-add-storage-local-3');
      await expect(text).toBeInViewport();
      await expect(figure(page).getByText('3', {exact: true})).toBeInViewport();
      await expect(figure(page).getByRole('listitem')).toHaveCount(3);
    });

    test.describe('on a phone', () => {
      test.use({viewport: {width: 375, height: 812}, hasTouch: true, isMobile: true});

      test('a picture opens larger than it is in the page, and is moved with a finger', async ({
        page,
      }) => {
        await page.goto(`${prefix}/guide/`);
        const image = page.locator('[data-picture] img:visible').first();
        await image.scrollIntoViewIfNeeded();
        const small = await image.boundingBox();
        await image.tap();
        const large = page.getByRole('dialog').locator('img');
        await expect
          .poll(async () => (await large.boundingBox())?.width ?? 0)
          .toBeGreaterThan(2 * (small?.width ?? 0));
        await expect
          .poll(() =>
            large.evaluate(
              ({naturalWidth, naturalHeight, clientWidth, clientHeight}: HTMLImageElement) =>
                Math.abs(naturalWidth / naturalHeight - clientWidth / clientHeight),
            ),
          )
          .toBeLessThan(0.02);
        const moved = await large.evaluate(({parentElement: box}) => {
          box?.scrollTo(10_000, 0);
          return box?.scrollLeft ?? 0;
        });
        expect(moved).toBeGreaterThan(375);
        await large.tap({position: {x: 600, y: 200}});
        await expect(large).toBeHidden();
      });
    });

    test('a picture opens large in the mode that is shown', async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await page.goto(`${prefix}${PAGE}`);
      await startApplication(page);
      await figure(page).locator('img:visible').hover();
      await expect(figure(page).locator('[data-rmiz-btn-zoom]:visible')).toHaveCount(1);
      await figure(page).locator('img:visible').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('img')).toHaveAttribute('src', new RegExp(`${locale}-dark`));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  });
}
