import {expect, startApplication, test} from './fixtureSiteTest';

test.describe('the site shell can be set otherwise', () => {
  test.use({viewport: {width: 1200, height: 600}});

  test(
    'logo, zones, repository, a toggle of the color mode, a bar that always hides, no fullscreen',
    {
      tag: [
        '@2-navbar-configurable-zones-logo',
        '@2-fullscreen-control-configuration-enables',
        '@4-color-mode-toggle-on-page',
        '@4-navbar-auto-hide-always',
      ],
    },
    async ({page}) => {
      await page.goto('/guide/everything.html');
      await startApplication(page);
      const bar = page.getByRole('banner');
      const brand = bar.getByRole('link', {name: 'Fixture', exact: true});
      await expect(brand.locator('img[data-logo="light"]')).toBeVisible();
      await expect(brand.locator('img[data-logo="dark"]')).toBeHidden();
      await expect(
        bar.locator('[data-zone="start"]').getByRole('button', {name: 'Search'}),
      ).toBeVisible();
      await expect(bar.getByRole('link', {name: /on Forge/})).toHaveAttribute(
        'href',
        'https://gitlab.example.com/team/fixture',
      );
      await expect(page.locator('[data-action="fullscreen"]')).toHaveCount(0);

      const toggle = bar.getByRole('button', {name: /Change color mode/});
      for (const theme of ['dark', 'light', 'dark'] as const) {
        await toggle.click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      }
      await expect(brand.locator('img[data-logo="dark"]')).toBeVisible();

      // `navbarAutoHide: always`, on a wide screen.
      // The bar stays while the focus is inside.
      await page.getByRole('heading', {level: 1}).click();
      await page.mouse.wheel(0, 400);
      await expect(bar).not.toBeInViewport();
      await page.mouse.wheel(0, -200);
      await expect(bar).toBeInViewport();

      await page.setViewportSize({width: 400, height: 600});
      await expect(brand.getByText('Fixture')).toBeHidden();
    },
  );
});
