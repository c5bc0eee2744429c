import type {Locator, Page} from '@playwright/test';
import {expect, startApplication, test} from './fixtures';

// Playwright's clock can outlive its test in a kept tab.
test.use({reuseContext: false});

/*
 * Numbers of the specification as a reader meets them, just under, at and over their value. The clock of the
 * page stays still and is moved by hand, so that nothing depends on the speed of the machine.
 */

const PAGE = '/guide/drivers/s3.html';
const PHONE = {width: 375, height: 812};
/** A busy machine takes its time for a large library. */
const FIRST_LOAD_MS = 45_000;
const DESKTOP = {width: 1440, height: 900};

/** Opens a page with its application running and its clock stopped. */
async function openStill(page: Page, path = PAGE): Promise<void> {
  await page.clock.install({time: 0});
  await page.goto(path);
  await startApplication(page);
  // The behavior of the page has come, behind the application.
  await page.evaluate(() => scrollTo(0, 150));
  await expect(page.locator('html[data-scrolled]')).toBeAttached();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('html[data-scrolled]')).not.toBeAttached();
  await page.clock.pauseAt(3_600_000);
}

/** Scrolls, and waits until the page has been told. */
function scrollPage(page: Page, y: number): Promise<void> {
  return page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        if (to === window.scrollY) resolve();
        document.addEventListener('scroll', () => resolve(), {once: true});
        window.scrollTo(0, to);
      }),
    y,
  );
}

/** Lets the throttle of scroll handlers pass. */
const pass = (page: Page, milliseconds: number): Promise<void> => page.clock.runFor(milliseconds);

test(
  'scroll handlers: 300 ms; button to the top: 100 px; address: 200 ms and 5 px',
  {
    tag: [
      '@9-back-to-top',
      '@9-heading-sync-scroll-delay',
      '@9-heading-sync-scroll-offset',
      '@9-scroll-handler-throttle',
    ],
  },
  async ({page}) => {
    await page.setViewportSize(DESKTOP);
    await openStill(page);
    const html = page.locator('html');
    for (const [y, isThere] of [
      [99, false],
      [100, false],
      [101, true],
    ] as const) {
      await scrollPage(page, y);
      await pass(page, 300);
      await expect(page.getByRole('button', {name: 'Back to top'})).toBeVisible({visible: isThere});
    }
    await pass(page, 300);
    await scrollPage(page, 102);
    await scrollPage(page, 50);
    await pass(page, 299);
    await expect(html).toHaveAttribute('data-scrolled', '');
    await pass(page, 1);
    await expect(html).not.toHaveAttribute('data-scrolled');

    const hash = (): string => new URL(page.url()).hash;
    const first = page.locator('.markdown h2[id]').first();
    const id = (await first.getAttribute('id')) ?? '';
    // Where a jump to the heading would put the page, moved to a whole pixel.
    const line = await first.evaluate((heading) => {
      const {scrollPaddingTop} = getComputedStyle(document.documentElement);
      const place = (): number =>
        heading.getBoundingClientRect().top + scrollY - Number.parseFloat(scrollPaddingTop);
      document.body.style.paddingTop = `${Math.ceil(place()) - place()}px`;
      return Math.round(place());
    });
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 1);
    // A turn of the wheel is answered later than it is sent: it must not move the page under the next step.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 1);
    await pass(page, 1000);
    for (const [distance, expected] of [
      [6, ''],
      [5, `#${id}`],
      [4, `#${id}`],
    ] as const) {
      await scrollPage(page, line - distance);
      await pass(page, 200);
      expect(hash(), `${distance} px below the line`).toBe(expected);
    }
    await scrollPage(page, 0);
    await pass(page, 199);
    expect(hash()).toBe(`#${id}`);
    await pass(page, 1);
    expect(hash()).toBe('');
  },
);

test('the top bar leaves past 58 px, after 200 px', {tag: '@9-navbar-hide'}, async ({page}) => {
  await page.setViewportSize(PHONE);
  await openStill(page);
  const bar = (): Promise<string | null> => page.locator('html').getAttribute('data-navbar');
  for (const [y, state] of [
    [58, null],
    [257, null],
    [258, 'hidden'],
    [257, null],
  ] as const) {
    await scrollPage(page, y);
    await pass(page, 300);
    expect(await bar(), `${y} px`).toBe(state);
  }
});

test(
  '“copied” is shown for 2000 ms, a toast for 3000 ms',
  {tag: ['@9-copied-feedback', '@9-toast-duration']},
  async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(DESKTOP);
    await openStill(page, '/guide/install/docker.html');
    const block = page.locator('[data-code-block]:not([role=tabpanel] *)').first();
    await block.getByRole('button', {name: 'Copy code'}).click();
    await expect(block.getByText('Copied').filter({visible: true})).toHaveCount(1);
    await pass(page, 1999);
    await expect(block.getByText('Copied').filter({visible: true})).toHaveCount(1);
    await pass(page, 1);
    await expect(block.getByText('Copied').filter({visible: true})).toHaveCount(0);

    await page.mouse.move(700, 800);
    const say = (text: string): Promise<boolean> =>
      page.evaluate(
        (words) => dispatchEvent(new CustomEvent('site:toast', {detail: {text: words}})),
        text,
      );
    // The first one brings the script of all.
    await say('Soon');
    await expect
      .poll(async () => {
        await pass(page, 100);
        return page.getByText('Soon').isVisible();
      })
      .toBe(true);
    await say('Well done');
    const toast = page.getByText('Well done');
    await expect(toast).toBeVisible();
    await pass(page, 2999);
    await expect(toast).toBeVisible();
    await pass(page, 1);
    await expect(toast).toHaveCount(0);
  },
);

test(
  'the progress bar begins at 0.08, moves in 200 ms, and goes on after 800 ms',
  {tag: '@9-progress-bar'},
  async ({page}) => {
    await page.setViewportSize(DESKTOP);
    await openStill(page, '/guide/');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      // The bar itself comes through.
      if (!route.request().url().includes('progress')) await held;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', {name: 'FAQ'}).click();
    const bar = page.locator('#nprogress .bar');
    await expect(bar).toBeAttached();
    const style = (): Promise<string> => bar.evaluate((element) => element.style.cssText);
    expect(await style()).toMatch(/-92%.*transition: .*200ms/);
    await pass(page, 799);
    expect(await style()).toContain('-92%');
    await pass(page, 1);
    expect(await style()).not.toContain('-92%');
    release();
  },
);

test(
  'a chart, a flowchart and a demo load after 800 ms, a chart is drawn anew after 100 ms',
  {tag: ['@9-load-delay', '@9-echarts-resize-debounce']},
  async ({page}) => {
    await page.setViewportSize(DESKTOP);
    await openStill(page, '/guide/contribute.html');
    const liveAfter = (id: string): Locator =>
      page.locator(`xpath=//h2[@id="${id}"]/following::*[@data-lazy][1]`).first();
    for (const id of ['charts', 'flowcharts', 'demos']) {
      const live = liveAfter(id);
      await live.scrollIntoViewIfNeeded();
      await page.evaluate(
        () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
      );
      await expect(live).toHaveAttribute('data-lazy', 'idle');
      await pass(page, 799);
      await expect(live).toHaveAttribute('data-lazy', 'idle');
      await pass(page, 1);
      await expect(live).toHaveAttribute('data-lazy', /loading|ready/);
    }

    const box = liveAfter('charts').getByRole('img').first();
    const drawing = box.locator('svg');
    await expect(drawing).toBeAttached({timeout: FIRST_LOAD_MS});
    await pass(page, 1000);
    const before = (await drawing.getAttribute('width')) ?? '';
    await page.setViewportSize({...DESKTOP, width: 700});
    // The chart watched its box before we did, so it is told before us.
    await box.evaluate(
      (element) => new Promise((resolve) => new ResizeObserver(resolve).observe(element)),
    );
    await pass(page, 99);
    await expect(drawing).toHaveAttribute('width', before);
    await pass(page, 1);
    await expect(drawing).not.toHaveAttribute('width', before);
  },
);

test(
  'a swipe opens the sidebar from 80 px, over 40 px, at more than 1.5 times the vertical',
  {tag: ['@9-swipe-distance', '@9-swipe-slope', '@9-swipe-edge']},
  async ({browser, baseURL}) => {
    const context = await browser.newContext({
      viewport: PHONE,
      hasTouch: true,
      baseURL: baseURL ?? '',
    });
    const page = await context.newPage();
    await openStill(page);
    const sidebar = page.locator('#site-nav');
    for (const [from, dx, dy, opens] of [
      [80, 39, 0, false],
      [80, 40, 0, false],
      [80, 41, 0, true],
      [81, 100, 0, false],
      [79, 90, 61, false],
      [79, 90, 60, false],
      [79, 90, 59, true],
    ] as const) {
      await page.evaluate(
        ([x, across, along]) => {
          const target = document.querySelector('h1') ?? document.body;
          const touch = (clientX: number, clientY: number): Touch =>
            new Touch({identifier: 1, target, clientX, clientY});
          target.dispatchEvent(
            new TouchEvent('touchstart', {bubbles: true, touches: [touch(x, 300)]}),
          );
          target.dispatchEvent(
            new TouchEvent('touchend', {
              bubbles: true,
              changedTouches: [touch(x + across, 300 + along)],
            }),
          );
        },
        [from, dx, dy] as const,
      );
      await expect(sidebar, `${dx}, ${dy} from ${from}`).toBeVisible({visible: opens});
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('#site-nav:popover-open')?.hidePopover();
      });
    }
    await context.close();
  },
);

test('there are nine theme colors', {tag: '@9-color-number'}, async ({page}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(PAGE);
  await page.getByRole('banner').locator('summary[aria-label="Appearance"]').click();
  await expect(page.getByRole('banner').getByRole('radio').locator('visible=true')).toHaveCount(9);
});
