import {launchBrowser} from './browser.mjs';

const CPU_SLOWDOWN = 4;
const WAITS_MS = [300, 1000, 4000];

/** Controls a reader may tap first on a phone, and what the tap must show. */
const taps = [
  {
    name: 'menu',
    control: 'button[popovertarget="site-nav"]:not([popovertargetaction])',
    shows: '#site-nav',
  },
  {name: 'search', control: '[data-action="search"]', shows: 'dialog[data-search-status]'},
  {name: 'contents', control: 'button[popovertarget="doc-toc"]', shows: '#doc-toc'},
  {
    name: 'color mode',
    control: '[data-action="color-mode"]',
    shows: 'html[data-theme-choice="light"]',
  },
];

/**
 * Time from the first tap to the next frame (Interaction to Next Paint), with a slow processor, at
 * several moments after load. A tap that shows nothing is lost.
 *
 * @param {string} origin where the built site is served
 */
export async function measureFirstTap(origin) {
  const browser = await launchBrowser();
  const rows = [];
  for (const {name, control, shows} of taps) {
    for (const wait of WAITS_MS) {
      const context = await browser.newContext({
        viewport: {width: 375, height: 812},
        hasTouch: true,
        isMobile: true,
        // The first color mode is light: on a dark system, it changes the look of the whole page.
        colorScheme: 'dark',
      });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
      await page.addInitScript(() => {
        const store = /** @type {any} */ (window);
        store.longest = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (/** @type {any} */ (entry).interactionId)
              store.longest = Math.max(store.longest, entry.duration);
          }
        }).observe(/** @type {any} */ ({type: 'event', buffered: true, durationThreshold: 16}));
      });
      await page.goto(`${origin}/guide/install/docker.html`);
      await page.waitForTimeout(wait);
      const box = await page.locator(control).boundingBox();
      if (!box) throw new Error(`${name}: the control is not on the page.`);
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      const isLost = await page
        .locator(shows)
        .waitFor({state: 'visible', timeout: 5000})
        .then(
          () => false,
          () => true,
        );
      await page.waitForTimeout(1500);
      const milliseconds = await page.evaluate(() => /** @type {any} */ (window).longest);
      rows.push({name, wait, milliseconds, isLost});
      await context.close();
    }
  }
  await browser.close();
  return rows;
}
