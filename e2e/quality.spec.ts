import AxeBuilder from '@axe-core/playwright';
import {allPaths, expect, startApplication, test} from './fixtures';

test('the banner of the home page keeps to its margins', async ({page}) => {
  for (const width of [375, 768, 1024, 1440]) {
    await page.setViewportSize({width, height: 900});
    await page.goto('/');
    const edges = await page
      .locator('main aside, #drivers')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
    expect([...new Set(edges)], `${width} px`).toHaveLength(1);
  }
});

for (const path of [...allPaths, '/404.html', '/zh/404.html']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no accessibility fault, complaint or shift (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.addInitScript(() => {
        const store = window as unknown as {shift: number};
        store.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            store.shift += (entry as PerformanceEntry & {value: number}).value;
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await startApplication(page);
      const {violations} = await new AxeBuilder({page}).analyze();
      expect(
        violations.map(({id, nodes}) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
      ).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as {shift: number}).shift)).toBeLessThan(
        0.01,
      );
    });
  }

  test(`${path} fits every width`, async ({page}) => {
    for (const width of [375, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
    }
  });
}
