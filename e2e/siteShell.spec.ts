import type {JSHandle} from '@playwright/test';
import {expect, startApplication, test} from './fixtures';

const PHONE = {width: 375, height: 812};
const DESKTOP = {width: 1440, height: 900};

for (const state of ['before', 'after'] as const) {
  test.describe(`${state} the application runs`, () => {
    test('the color mode button cycles light, dark, automatic and is remembered', async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme: 'light'});
      await page.goto('/guide/');
      if (state === 'after') await startApplication(page);
      const html = page.locator('html');
      const button = page.getByRole('button', {name: /Change color mode/});
      for (const [choice, theme] of [
        ['light', 'light'],
        ['dark', 'dark'],
        ['system', 'light'],
        ['light', 'light'],
        ['dark', 'dark'],
      ] as const) {
        await button.click();
        await expect(html).toHaveAttribute('data-theme-choice', choice);
        await expect(html).toHaveAttribute('data-theme', theme);
        const said = {light: 'light', dark: 'dark', system: 'automatic'}[choice];
        await expect(button).toHaveAccessibleName(new RegExp(`Now: ${said}$`));
      }
      await page.reload();
      await expect(html).toHaveAttribute('data-theme', 'dark');
    });

    test(
      'a dropdown opens by keyboard and closes by Escape and by a click elsewhere',
      {tag: '@2-navbar-dropdown-keyboard-closed'},
      async ({page}) => {
        await page.setViewportSize(DESKTOP);
        await page.goto('/guide/');
        if (state === 'after') await startApplication(page);
        const summary = page.getByRole('banner').locator('summary', {hasText: 'Community'});
        const link = page.getByRole('banner').getByRole('link', {name: 'Discussions'});
        await summary.focus();
        await page.keyboard.press('Enter');
        await expect(link).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(link).toBeHidden();
        await expect(summary).toBeFocused();
        await summary.click();
        await expect(link).toBeVisible();
        await page.getByRole('heading', {level: 1}).click();
        await expect(link).toBeHidden();
      },
    );

    for (const [kind, path] of [
      ['the sidebar', '/guide/install/docker.html'],
      ['the links of the site', '/'],
    ] as const) {
      test(
        `the phone’s drawer holds ${kind}, gives the focus back, and leads on`,
        {tag: '@2-mobile-navigation-overlay-links'},
        async ({page}) => {
          await page.setViewportSize(PHONE);
          await page.goto(path);
          if (state === 'after') await startApplication(page);
          const drawer = page.locator('#site-nav');
          const opener = page.getByRole('button', {name: 'Open navigation'});
          await opener.click();
          await expect(drawer).toBeVisible();
          await expect(drawer.getByRole('button', {name: 'Close navigation'})).toBeFocused();
          await page.keyboard.press('Escape');
          await expect(drawer).toBeHidden();
          await expect(opener).toBeFocused();
          await opener.click();
          await drawer.getByRole('button', {name: 'Close navigation'}).click();
          await expect(drawer).toBeHidden();
          await expect(opener).toBeFocused();
          await opener.click();
          await drawer.getByRole('link', {name: 'FAQ', exact: true}).click();
          await expect(page).toHaveURL('/faq/');
          await expect(drawer).toBeHidden();
        },
      );
    }

    test('the phone’s contents open', {tag: '@2-contents-on-phones'}, async ({page}) => {
      await page.setViewportSize(PHONE);
      await page.goto('/guide/install/docker.html');
      if (state === 'after') await startApplication(page);
      await page.getByRole('button', {name: 'On this page'}).click();
      await page.locator('#doc-toc').getByRole('link').first().click();
      await expect(page.locator('#doc-toc')).toBeHidden();
      await expect(page.locator(':target')).toBeInViewport();
    });

    test(
      'the copy button copies the code as written',
      {tag: '@4-copy-button-shows-copied'},
      async ({page, context}) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.setViewportSize(DESKTOP);
        await page.goto('/guide/install/docker.html');
        if (state === 'after') await startApplication(page);
        // Tabs are drawn again when the application starts, and the feedback of a copy with them.
        const block = page.locator('[data-code-block]:not([role=tabpanel] *)').first();
        await block.getByRole('button', {name: 'Copy code'}).click();
        await expect(block.getByText('Copied').filter({visible: true})).toHaveCount(1);
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied.trim()).toBe((await block.locator('code').textContent())?.trim());
        await expect(block.getByText('Copied').filter({visible: true})).toHaveCount(0);
      },
    );
  });
}

for (const path of ['/', '/guide/drivers/s3.html', '/tool/onedrive/request.html', '/404.html']) {
  test(`phones have one menu on ${path}, with the languages on top`, async ({page}) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const openers = page.locator('button[popovertarget="site-nav"]:visible');
    await expect(openers).toHaveCount(1);
    await expect(page.locator('nav[popover]:not(#doc-toc)')).toHaveCount(1);
    await openers.click();
    const drawer = page.locator('#site-nav');
    await expect(drawer).toBeVisible();
    // The first thing in it, in both senses.
    const first = drawer.getByRole('link').first();
    await expect(first).toHaveAttribute('hreflang', 'en-US');
    await expect(first).toBeInViewport({ratio: 1});
    await expect(drawer.getByRole('link', {name: '简体中文'})).toBeInViewport({ratio: 1});
    for (const name of ['Guide', 'Config', 'FAQ', 'Pricing', 'Discussions', 'Demo', 'GitHub']) {
      await expect(
        drawer.getByRole('link', {name, exact: !/Disc|Demo|GitHub/.test(name)}),
      ).toBeVisible();
    }
    await expect(drawer.getByRole('radio', {name: 'Blue'})).toBeVisible();
    // As wide as the screen, and not wider.
    expect((await drawer.boundingBox())?.width).toBe(PHONE.width);
    expect(await drawer.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
  });
}

test(
  'the copy button is hidden under 420 px',
  {tag: '@9-copy-button-hidden-below'},
  async ({page}) => {
    await page.goto('/guide/install/docker.html');
    const button = page.locator('[data-action=copy]').first();
    for (const [width, isShown] of [
      [421, true],
      [420, true],
      [419, false],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await expect(button).toBeVisible({visible: isShown});
    }
  },
);

test('the contents go two levels deep', {tag: '@9-sidebar-header-depth'}, async ({page}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/guide/install/docker.html');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const levels = await contents
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['level']));
  expect(new Set(levels)).toEqual(new Set(['2', '3']));
});

test('from 1440 px the sidebar is wider', {tag: '@9-desktop-breakpoint'}, async ({page}) => {
  await page.goto('/guide/');
  const sidebar = page.locator('[data-sidebar] > *').first();
  for (const [width, room] of [
    [1439, 288],
    [1440, 304],
    [1441, 304],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    expect((await sidebar.boundingBox())?.width, `${width} px`).toBe(room);
  }
});

test(
  'what lies over the page starts at depth 2000',
  {tag: '@9-overlay-z-index-start'},
  async ({page}) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/guide/');
    await page.getByRole('banner').locator('summary', {hasText: 'Community'}).click();
    const panel = page.getByRole('banner').locator('details[open] > :not(summary)');
    await expect(panel).toHaveCSS('z-index', '2000');
  },
);

test(
  'the first view of the home page settles part by part, and not for readers who want less motion',
  {tag: '@9-hero-section-animation-delays'},
  async ({page}) => {
    // Animations that are over are not listed.
    await page.addInitScript(() => {
      const style = new CSSStyleSheet();
      style.replaceSync('* {animation-play-state: paused !important}');
      document.adoptedStyleSheets.push(style);
    });
    await page.goto('/');
    const risingParts = (): Promise<JSHandle<Animation[]>> =>
      page.evaluateHandle(
        () =>
          document
            .getAnimations()
            .filter((it) => it instanceof CSSAnimation && it.animationName.includes('rise')), // named by its sheet
      );
    const countRising = async (): Promise<number> =>
      (await risingParts()).evaluate(({length}) => length);
    await expect.poll(countRising).toBe(5);
    const parts = await risingParts();
    // How many have begun so many milliseconds after the page.
    const begunAt = (ms: number): Promise<number> =>
      parts.evaluate((known, time) => {
        for (const part of known) part.currentTime = time;
        return known.filter(({effect}) => effect?.getComputedTiming().progress !== 0).length;
      }, ms);
    for (const [place, delay] of [40, 80, 120, 240, 320].entries()) {
      expect(await begunAt(delay - 1)).toBe(place);
      expect(await begunAt(delay)).toBe(place);
      expect(await begunAt(delay + 1)).toBe(place + 1);
    }
    expect(await begunAt(0)).toBe(0);
    expect(await countRising()).toBe(5);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await expect.poll(countRising).toBe(0);
  },
);

test('nothing is asked for until the reader does something, then the application starts', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/guide/install/docker.html');
  // The early script comes with the page.
  expect(scripts.filter((script) => !/\/early\.\w+\.js$/.test(script))).toEqual([]);
  await startApplication(page);
  expect(scripts.length).toBeGreaterThan(1);
});

test('links inside the site do not reload the page once the application runs', async ({page}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/guide/');
  await startApplication(page);
  await page.evaluate(() => {
    document.documentElement.dataset['marker'] = '';
  });
  await page.getByRole('banner').getByRole('link', {name: 'Config'}).click();
  await expect(page).toHaveURL('/config/');
  await expect(page.locator('html[data-marker]')).toBeAttached();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('pages read without scripts', async ({browser, baseURL}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? {baseURL} : {}),
  });
  const page = await context.newPage();
  await page.goto('/zh/guide/install/docker.html');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('[data-code-block]').first()).toBeVisible();
  // What nothing would answer is not there.
  for (const path of [
    '/zh/guide/install/docker.html',
    '/guide/drivers/',
    '/reference/permissions.html',
    '/tool/115/token.html',
    '/tool/baidu/callback.html',
    '/search.html',
    '/',
    '/404.html',
  ]) {
    for (const width of [375, 1440]) {
      await page.setViewportSize({width, height: 900});
      await page.goto(path);
      const dead = page.locator(
        ':is(button:not([popovertarget]), input, select):visible:not([role=tab])',
      );
      expect(await dead.evaluateAll((all) => all.map((each) => each.outerHTML)), path).toEqual([]);
    }
  }
  await context.close();
});
