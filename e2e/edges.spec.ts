import type {Locator, Page} from '@playwright/test';
import {expect, startApplication, test} from './fixtures';

const PAGE = '/guide/drivers/s3.html';

/** A window of this width. */
const resize = (page: Page, width: number, height = 800): Promise<void> =>
  page.setViewportSize({width, height});

/** Pixels by which the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('at every width the pages of the section can be reached, and the contents too', async ({
  page,
}) => {
  await page.goto(PAGE);
  const sidebar = page.locator('#site-nav');
  const contents = page.locator('#doc-toc');
  const menu = page.getByRole('button', {name: 'Open navigation'});
  const onThisPage = page.getByRole('button', {name: 'On this page'});
  for (const width of [719, 720, 859, 860, 861, 995, 996]) {
    await resize(page, width);
    await expect(menu, `${width} px`).toBeVisible();
    await menu.click();
    await expect(sidebar, `${width} px`).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar, `${width} px`).toBeHidden();
    await expect(onThisPage.or(contents).filter({visible: true}), `${width} px`).toHaveCount(1);
  }
  for (const width of [997, 998, 1140, 1440]) {
    await resize(page, width);
    await expect(menu, `${width} px`).toBeHidden();
    await expect(sidebar, `${width} px`).toBeVisible();
    await expect(onThisPage.or(contents).filter({visible: true}), `${width} px`).toHaveCount(1);
  }
});

test('panels close when a window grows so far that the page has their place', async ({page}) => {
  await resize(page, 800);
  await page.goto(PAGE);
  await page.getByRole('button', {name: 'Open navigation'}).click();
  const drawer = page.locator('#site-nav:popover-open');
  await expect(drawer).toBeVisible();
  await resize(page, 996);
  await expect(drawer).toBeVisible();
  await resize(page, 997);
  await expect(drawer).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  const sidebar = await page.locator('#site-nav').boundingBox();
  const title = await page.getByRole('heading', {level: 1}).boundingBox();
  expect(title?.x).toBeGreaterThan((sidebar?.x ?? 0) + (sidebar?.width ?? 0));

  await resize(page, 800);
  await page.getByRole('button', {name: 'On this page'}).click();
  await expect(page.locator('#doc-toc:popover-open')).toBeVisible();
  await resize(page, 1440);
  await expect(page.locator('#doc-toc:popover-open')).toHaveCount(0);
  await expect(page.locator('#doc-toc')).toBeVisible();
});

/** Whether a click in the middle of an element reaches it. */
const isOnTop = (element: Element): boolean => {
  const {x, y, width, height} = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && element.contains(top);
};

/** Whether nothing covers the upper edge of an element. */
const isTopInView = (element: Element): boolean => {
  const {x, y, width} = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + 1);
  return top !== null && element.contains(top);
};

/** Clicks an element that nothing covers: otherwise Playwright tries until the page has moved, and a reader doesn't. */
async function clickOnTop(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate(isOnTop)).toBe(true);
  await element.click();
}

for (const [width, height] of [
  [1440, 900],
  [1440, 320],
  [1024, 700],
  [900, 600],
  [375, 812],
] as const) {
  test(`every entry of the contents is the current one after a click on it (${width} × ${height})`, async ({
    page,
  }) => {
    await resize(page, width, height);
    await page.goto(PAGE);
    await startApplication(page);
    const links = page.locator('#doc-toc a');
    const opener = page.getByRole('button', {name: 'On this page'});
    const hasOpener = await opener.isVisible();
    for (const link of await links.all()) {
      if (hasOpener) await clickOnTop(opener);
      await expect(link).toBeVisible();
      await link.click();
      // The button would close a list that is still open.
      await expect(link).toBeVisible({visible: !hasOpener});
      await expect(link).toHaveAttribute('aria-current', 'location');
      await expect(page.locator('#doc-toc [aria-current]')).toHaveCount(1);
      // Nothing of the page covers the heading.
      expect(await page.locator(':target').evaluate(isTopInView)).toBe(true);
    }
    // Anyone who scrolls on reads something else.
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, -50_000);
    await expect(page.locator('#doc-toc [aria-current]')).toHaveCount(0);
  });
}

test('a list opens with its current entry in view, and stays where it is while it is open', async ({
  page,
}) => {
  await resize(page, 375, 400);
  await page.goto(PAGE);
  await startApplication(page);
  const opener = page.getByRole('button', {name: 'On this page'});
  const links = page.locator('#doc-toc a');
  await opener.click();
  await links.last().click();
  await expect(links.last()).toHaveAttribute('aria-current', 'location');
  await opener.click();
  await expect(links.last()).toBeInViewport();
  const place = await links.last().boundingBox();
  // The page moves below it.
  await page.evaluate(() => (location.hash = '#before'));
  await expect(links.first()).toHaveAttribute('aria-current', 'location');
  expect(await links.last().boundingBox()).toEqual(place);
});

test('an entry of the contents stays below the pointer until the press ends, and is pressed', async ({
  page,
}) => {
  await resize(page, 375);
  await page.goto(PAGE);
  await startApplication(page);
  await page.evaluate(() =>
    document.getElementById('credentials')?.scrollIntoView({behavior: 'instant'}),
  );
  await expect(page.locator('html')).toHaveAttribute('data-navbar', 'hidden');
  const opener = page.getByRole('button', {name: 'On this page'});
  await expect.poll(async () => (await opener.boundingBox())?.y).toBeLessThan(30);
  const {x = 0, y = 0} = (await opener.boundingBox()) ?? {};
  await page.mouse.move(x + 9, y + 9);
  await page.mouse.down();
  // The reader has scrolled up a little, and the bar waits for the end of the press.
  await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, {once: true}));
    scrollBy({top: -50, behavior: 'instant'});
    await scrolled;
  });
  await page.mouse.up();
  const entry = page.locator('#doc-toc a[href="#add"]');
  await entry.hover();
  const place = await entry.boundingBox();
  await page.mouse.down();
  await expect(entry).toBeFocused();
  expect(await entry.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(entry).toBeHidden();
  await expect(page).toHaveURL(/#add$/);
});

test('a button that moves with the top bar stays below the pointer until the press ends', async ({
  page,
}) => {
  await resize(page, 375);
  await page.goto(PAGE);
  await startApplication(page);
  const opener = page.getByRole('button', {name: 'On this page'});
  await opener.hover();
  await page.mouse.down();
  // As the jump to a heading does whose answer comes late.
  await page.evaluate(() => document.getElementById('credentials')?.scrollIntoView());
  const current = page.locator('#doc-toc [aria-current]');
  await expect(current).toHaveAttribute('href', '#credentials');
  await page.mouse.up();
  await expect(current).toBeVisible();
});

test('a list that is opened again before the application has followed the link stays open', async ({
  page,
}) => {
  await resize(page, 375, 812);
  await page.goto(PAGE);
  await startApplication(page);
  await page.getByRole('button', {name: 'On this page'}).click();
  const link = page.locator('#doc-toc a').nth(2);
  await link.evaluate((element: HTMLElement) => {
    element.click();
    element.closest('nav')?.showPopover();
  });
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(link).toBeVisible();
});

test('the outlook holds where nothing can be stored, and in pages that come back', async ({
  page,
  context,
}) => {
  await resize(page, 1440);
  await page.goto(PAGE);
  const hue = (): Promise<string> =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--accent-hue'));
  // What the browser does when it takes a page out of its cache.
  await page.evaluate(() => {
    localStorage.setItem('theme-color', '255');
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  expect(await hue()).toBe('255');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The application knows it too.
  await startApplication(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const blocked = await context.newPage();
  await blocked.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await resize(blocked, 1440);
  await blocked.goto(PAGE);
  await blocked.getByRole('banner').locator('summary[aria-label="Appearance"]').click();
  await blocked.getByRole('radio', {name: 'Blue'}).first().check();
  expect(
    await blocked.evaluate(() => document.documentElement.style.getPropertyValue('--accent-hue')),
  ).toBe('255');
  await blocked.close();
});

for (const [wrong, right] of [
  ['/ZH/guide/', '/zh/guide/'],
  ['/Zh/guide/drivers/s3.html?a=1', '/zh/guide/drivers/s3.html?a=1'],
  ['/zH/Guide/Drivers/S3', '/zh/guide/drivers/s3.html'],
  ['/ZH', '/zh/'],
] as const) {
  test(`${wrong} leads to ${right}`, async ({page}) => {
    await page.goto(wrong);
    await expect(page).toHaveURL(right);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });
}

test('the 404 page says so in its tab', async ({page}) => {
  await page.goto('/no-such-page-at-all');
  await expect(page).toHaveTitle(/^Page not found/);
  await page.goto('/zh/no-such-page-at-all');
  await expect(page).toHaveTitle(/^页面不存在/);
});

test('a link to the same page with another choice shows its tab', async ({page}) => {
  await page.goto('/guide/contribute.html');
  await startApplication(page);
  const list = page.locator('[role=tablist][data-group]').first();
  const group = (await list.getAttribute('data-group')) ?? '';
  const tabs = list.getByRole('tab');
  for (const index of [1, 0]) {
    const value = (await tabs.nth(index).getAttribute('data-value')) ?? '';
    await page.evaluate((search) => {
      const link = document.querySelector<HTMLAnchorElement>('header a[href="/guide/"]');
      if (!link) throw new Error('There is no link.');
      // As a link of the page would do it: through the router of the application.
      history.pushState(null, '', `${location.pathname}${search}`);
      dispatchEvent(new PopStateEvent('popstate', {state: null}));
    }, `?${group}=${value}`);
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
  }
});

test('paper holds no sidebar and no contents, however wide it is', async ({page}) => {
  await page.goto(PAGE);
  await page.emulateMedia({media: 'print'});
  for (const width of [680, 860, 996, 997, 1123, 1440]) {
    await resize(page, width);
    await expect(page.locator('#site-nav'), `${width} px`).toBeHidden();
    await expect(page.locator('#doc-toc'), `${width} px`).toBeHidden();
    const text = await page.locator('article').boundingBox();
    // The text begins at the edge and has the room.
    expect(text?.width, `${width} px`).toBeGreaterThan(Math.min(width, 720) * 0.85);
  }
});

for (const path of ['/', '/guide/', PAGE, '/tool/', '/tool/onedrive/request.html', '/404.html']) {
  test(`${path} fits into 320 px`, async ({page}) => {
    for (const prefix of ['', '/zh']) {
      await resize(page, 320, 640);
      await page.goto(prefix + path);
      for (const width of [320, 343, 344]) {
        await resize(page, width, 640);
        expect(await overflow(page), `${prefix}${path} ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('buttons with a state say it', async ({page}) => {
  await resize(page, 1440);
  await page.goto(PAGE);
  for (const state of ['before', 'after'] as const) {
    if (state === 'after') await startApplication(page);
    const toggle = page.getByRole('button', {name: 'Hide or show the sidebar'});
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await page.reload();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  }
  await page.getByRole('banner').locator('summary[aria-label="Appearance"]').click();
  const fullscreen = page.getByRole('button', {name: 'Fullscreen'}).first();
  await expect(fullscreen).toHaveAttribute('aria-pressed', 'false');
  await fullscreen.click();
  await expect(fullscreen).toHaveAttribute('aria-pressed', 'true');
  await fullscreen.click();
  await expect(fullscreen).toHaveAttribute('aria-pressed', 'false');
});

test('Enter in the filter of the sidebar opens the page that was named', async ({page}) => {
  await resize(page, 1440);
  await page.goto('/guide/');
  await startApplication(page);
  await page.locator('#site-nav').getByRole('searchbox').fill('docker');
  await expect(page.locator('#site-nav').getByRole('link', {name: 'Docker'})).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guide/install/docker.html');
});

test('the menus lead to every place of the community and to the desktop app', async ({page}) => {
  await resize(page, 1440);
  await page.goto('/');
  const banner = page.getByRole('banner');
  await banner.locator('summary', {hasText: 'Community'}).click();
  for (const name of ['Discussions', 'Telegram', 'Discord']) {
    await expect(banner.getByRole('link', {name}).first()).toBeVisible();
  }
  await banner.locator('summary', {hasText: 'More'}).click();
  for (const name of ['Demo', 'V2 documentation', 'Desktop app']) {
    await expect(banner.getByRole('link', {name}).first()).toBeVisible();
  }
});

test.describe('a page that was open during a deployment', () => {
  /** Serves a page once as an older build wrote it: its scripts are gone. */
  async function openOldPage(page: Page, isStillOld = false): Promise<() => number> {
    let loads = 0;
    await page.route(`**${PAGE}`, async (route) => {
      if (route.request().isNavigationRequest()) loads += 1;
      const answer = await route.fetch();
      const body = await answer.text();
      const isOld = loads === 1 && (isStillOld || route.request().isNavigationRequest());
      await route.fulfill({
        response: answer,
        body: isOld
          ? body.replace(/(name="?site-scripts"?[^>]*\/main)\.[0-9a-f]+/, '$1.00000000')
          : body,
      });
    });
    await page.goto(PAGE);
    return () => loads;
  }

  test('becomes the new page when its scripts are gone', async ({page, complaints}) => {
    const loads = await openOldPage(page);
    await page.mouse.wheel(0, 10);
    await expect.poll(loads).toBe(2);
    await startApplication(page);
    complaints.splice(0); // The browser says that a script is missing.
  });

  test('stays when the site is the same', async ({page, complaints}) => {
    const loads = await openOldPage(page, true);
    const checked = page.waitForResponse(
      (answer) => answer.url().endsWith(PAGE) && !answer.request().isNavigationRequest(),
    );
    await page.mouse.wheel(0, 10);
    await (await checked).finished();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(loads()).toBe(1);
    complaints.splice(0);
  });
});

test('a code block with a long line can be copied and wrapped by mouse', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await resize(page, 1440);
  await page.goto('/guide/advanced/token-server.html');
  const block = page.locator('[data-code-block]').filter({
    has: page.locator('[data-action="wrap"]'),
  });
  await block.first().getByRole('button', {name: 'Copy'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await block.first().locator('code').textContent());
  await block.first().locator('[data-action="wrap"]').click();
  await expect(block.first()).toHaveAttribute('data-wrapped');
});

test('paper holds long lines of code whole, and no buttons', async ({page}) => {
  await resize(page, 720);
  await page.goto('/guide/webdav.html');
  await page.emulateMedia({media: 'print'});
  const cut = await page
    .locator('[data-code-block] pre')
    .evaluateAll((blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length);
  expect(cut).toBe(0);
  await expect(page.locator('[data-code-block] button:visible')).toHaveCount(0);
  await page.goto('/guide/api/fs.html');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('button[data-route]:visible')).toHaveCount(0);
});

test('a provider that returns to another spelling of a callback finds it, with its query', async ({
  page,
}) => {
  await page.goto('/Tool/Baidu/Callback?error=access_denied');
  await expect(page).toHaveURL('/tool/baidu/callback.html');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('Go back on a 404 page in a new tab leads home', async ({context}) => {
  const first = await context.newPage();
  await first.goto('/');
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    first.evaluate(() => void window.open('/zh/nothing-here.html', '_blank', 'noopener')),
  ]);
  await page.locator('[data-action="back"]').click();
  await expect(page).toHaveURL('/zh/');
});

test('no search opens over an enlarged picture', async ({page}) => {
  await page.goto('/guide/advanced/backup.html');
  await startApplication(page);
  const picture = page.locator('article img').filter({visible: true}).first();
  await picture.scrollIntoViewIfNeeded();
  // The button comes with the first key.
  await page.keyboard.press('Tab');
  const enlarge = page.locator('article').getByRole('button', {name: /^Enlarge the picture/});
  await enlarge.first().focus();
  await page.keyboard.press('Enter');
  const open = page.locator('dialog[open]');
  await expect(open).toHaveCount(1);
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', {name: 'Search'})).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
});

test('the search window gives the focus back, and Back closes it without leaving the page', async ({
  page,
}) => {
  await page.goto('/guide/');
  await startApplication(page);
  await page.getByRole('banner').getByRole('link', {name: 'FAQ'}).first().click();
  await expect(page).toHaveURL('/faq/');
  // The address changes before the page does, and both pages begin with a link of the same name.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Frequently asked questions');
  const link = page.getByRole('article').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  const window = page.getByRole('dialog', {name: 'Search'});
  await expect(window).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(window).toBeVisible();
  const title = await page.getByRole('heading', {level: 1}).textContent();
  await page.evaluate(() => history.back());
  await expect(window).toBeHidden();
  await expect(page).toHaveURL('/faq/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title ?? '');
});
