import {expect, startApplication, test, watchShifts} from './fixtures';

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

// Every page is looked at in both modes by everyPage.spec.ts; here one of each kind is opened in the dark.
for (const path of ['/', '/zh/', '/guide/drivers/s3.html', '/guide/', '/tool/', '/404.html']) {
  test(`${path} is dark from the start, and nothing moves`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    const shifts = await watchShifts(page);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await startApplication(page);
    expect(await shifts()).toBeLessThan(0.01);
  });
}
