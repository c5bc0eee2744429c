import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';

// The tests add styles to the page, which its policy would refuse. What it refuses: contentPolicy.spec.ts.
test.use({bypassCSP: true});

const DELAY_MS = 1500;
const PAGE = '/guide/drivers/s3.html';
const sheet = readFileSync('src/features/focus-mode/focusMode.css', 'utf8');

/**
 * Opens a page as it is built with `focus` or `pure` in its frontmatter (tests/components/PageModeHead.test.tsx):
 * no public page asks for either.
 */
async function open(page: Page, path: string, classes: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html
        .replace('</head>', `<style>${sheet}</style></head>`)
        .replace('<body', `<body class="${classes}" style="--site-focus-mode-delay:${DELAY_MS}ms"`),
    });
  });
  await page.goto(path);
  // A new page can take the pointer to be in its corner, over the bar.
  await page.mouse.move(700, 500);
}

/** What steps back, and the content, which does not. */
function partsOf(page: Page): {
  readonly beside: Readonly<Record<string, Locator>>;
  readonly content: Locator;
} {
  return {
    beside: {
      bar: page.getByRole('banner'),
      sidebar: page.locator('#site-nav'),
      contents: page.locator('#doc-toc'),
      sources: page.locator('article > footer'),
      neighbours: page.locator('article + nav'),
      footer: page.getByRole('contentinfo'),
    },
    content: page.locator('article'),
  };
}

/** How much of a part is to be seen so many milliseconds after the reader has left it; 1 when it does not step back. */
function opacityAt(part: Locator, milliseconds: number): Promise<number> {
  return part.evaluate((element, at) => {
    for (const animation of element.getAnimations()) {
      animation.pause();
      animation.currentTime = at;
    }
    return Number(getComputedStyle(element).opacity);
  }, milliseconds);
}

test.describe('focus mode', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test(
    'what stands beside the content steps back after 1500 ms, and nothing moves',
    {tag: '@9-focus-mode-delay'},
    async ({page}) => {
      await open(page, PAGE, 'focusMode');
      const {beside, content} = partsOf(page);
      for (const [name, part] of Object.entries(beside)) {
        const box = await part.boundingBox();
        expect(await opacityAt(part, DELAY_MS - 1), name).toBe(1);
        expect(await opacityAt(part, DELAY_MS), name).toBe(1);
        expect(await opacityAt(part, DELAY_MS + 1), name).toBeLessThan(1);
        expect(await opacityAt(part, 2 * DELAY_MS), name).toBe(0.25);
        expect(await part.boundingBox(), name).toEqual(box);
      }
      expect(await opacityAt(content, 2 * DELAY_MS)).toBe(1);
      await expect(page.getByRole('navigation', {name: 'On this page'})).toBeVisible();
    },
  );

  test('it is back at once under the pointer, with the focus inside, and with a menu open', async ({
    page,
  }) => {
    await open(page, PAGE, 'focusMode');
    const {bar, sidebar, contents} = partsOf(page).beside as Record<string, Locator>;
    if (!bar || !sidebar || !contents) throw new Error('A part is missing.');
    expect(await opacityAt(sidebar, 2 * DELAY_MS)).toBe(0.25);
    await sidebar.hover();
    expect(await opacityAt(sidebar, 2 * DELAY_MS)).toBe(1);
    expect(await opacityAt(contents, 2 * DELAY_MS)).toBe(0.25);
    await page.mouse.move(700, 500);
    expect(await opacityAt(sidebar, 2 * DELAY_MS)).toBe(0.25);
    await contents.getByRole('link').first().focus();
    expect(await opacityAt(contents, 2 * DELAY_MS)).toBe(1);
    expect(await opacityAt(bar, 2 * DELAY_MS)).toBe(0.25);
    await bar.locator('summary', {hasText: 'Community'}).click();
    await page.mouse.move(700, 700);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await opacityAt(bar, 2 * DELAY_MS)).toBe(1);
  });

  test('who wants little motion sees it gone and back in one step', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, PAGE, 'focusMode');
    const bar = page.getByRole('banner');
    expect(await opacityAt(bar, DELAY_MS - 1)).toBe(1);
    expect(await opacityAt(bar, DELAY_MS)).toBe(0.25);
  });

  test('strong contrast, forced colors and paper know nothing of it', async ({page}) => {
    await open(page, PAGE, 'focusMode');
    const part = page.locator('article > footer');
    for (const media of [
      {contrast: 'more'},
      {contrast: 'no-preference', forcedColors: 'active'},
      {forcedColors: 'none', media: 'print'},
    ] as const) {
      await page.emulateMedia(media);
      expect(await opacityAt(part, 2 * DELAY_MS), JSON.stringify(media)).toBe(1);
    }
    await page.emulateMedia({media: 'screen'});
    expect(await opacityAt(part, 2 * DELAY_MS)).toBe(0.25);
  });

  test('nor do devices without a pointer that hovers', async ({browser, baseURL}) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await open(page, PAGE, 'focusMode');
    expect(await opacityAt(page.getByRole('banner'), 2 * DELAY_MS)).toBe(1);
    await context.close();
  });
});

test('a pure page moves nothing for ornament', {tag: '@3-pure-moves-nothing'}, async ({page}) => {
  const moving = (): Promise<number> =>
    page.evaluate(
      () =>
        document.getAnimations().filter(
          (each) =>
            each instanceof CSSAnimation &&
            each.effect instanceof KeyframeEffect &&
            // The delay of the copy button says something: it's no ornament.
            each.effect.target?.matches('[data-action]') === false,
        ).length,
    );
  await page.goto('/');
  expect(await moving()).toBeGreaterThan(0);
  await open(page, '/', 'pure');
  expect(await moving()).toBe(0);
});
