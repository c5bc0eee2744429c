import type {Page} from '@playwright/test';
import {readBuilt, placesOf} from './builtPages';
import {expect, startApplication, test} from './fixtures';

// Playwright's clock can outlive its test in a kept tab.
test.use({reuseContext: false});

/*
 * How readers read: enlarged, with other spacing or letters, in their own colors, on paper, with less motion or data,
 * and in browsers that can do less. One visit of each kind of page shows all that concerns it.
 */

/** A page of each kind. */
const KINDS = [
  '/',
  '/guide/',
  '/guide/drivers/s3.html',
  '/guide/drivers/',
  '/guide/webdav.html',
  '/guide/api/fs.html',
  '/guide/contribute.html',
  '/faq/error.html',
  '/reference/permissions.html',
  '/tool/onedrive/request.html',
  '/tool/baidu/callback.html',
  '/search.html',
  '/404.html',
];

/** Pixels by which the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Controls of the top bar that aren't whole on the screen. */
const controlsOutside = (page: Page): Promise<readonly string[]> =>
  page.locator('header :is(a, button, summary):visible').evaluateAll((all) =>
    all
      .filter((each) => {
        const {left, right, width} = each.getBoundingClientRect();
        return width > 0 && (left < -1 || right > innerWidth + 1);
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent),
  );

test('at 400 % every page fits, one bar stays, and the search and offers can be used', async ({
  page,
  browser,
  baseURL,
}) => {
  // A window of 1280 × 1024 at 400 %.
  await page.setViewportSize({width: 320, height: 256});
  for (const path of KINDS) {
    await page.goto(path);
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
    const covered = await page.evaluate(() => {
      scrollTo(0, 600);
      return [0.5, 0.3, 0.7].map((share) => {
        const at = (y: number) => document.elementFromPoint(innerWidth * share, y);
        return Boolean(at(90)?.closest('header, [class*=localBar]'));
      });
    });
    expect(covered, path).not.toContain(true);
  }
  await page.goto('/guide/');
  await startApplication(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('docker');
  const hit = page.getByRole('option').first();
  await expect(hit).toBeInViewport({ratio: 0.8});
  await hit.click();
  await expect(page).toHaveURL(/docker/);

  const chinese = await browser.newContext({
    locale: 'zh-CN',
    viewport: {width: 320, height: 180},
    ...(baseURL ? {baseURL} : {}),
  });
  const reader = await chinese.newPage();
  await reader.goto('/guide/');
  await startApplication(reader);
  const offer = reader.getByRole('dialog');
  await expect(offer).toBeVisible();
  for (const part of [offer.getByRole('link'), offer.getByRole('checkbox')]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ratio: 1});
  }
  await chinese.close();
});

test('wider spacing of letters, words, and lines cuts nothing off', async ({page}) => {
  for (const path of [...KINDS, '/zh/', '/zh/guide/drivers/s3.html']) {
    await page.goto(path);
    await page.evaluate(() => {
      // WCAG 1.4.12
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-block-end: 2em !important}',
      );
      document.adoptedStyleSheets.push(spacing);
    });
    for (const width of [320, 1000]) {
      await page.setViewportSize({width, height: 800});
      expect(await overflow(page), `${path} ${width} px`).toBeLessThanOrEqual(0);
      expect(await controlsOutside(page), `${path} ${width} px`).toEqual([]);
    }
  }
});

test('larger letters of the browser leave every control on the screen', async ({page, context}) => {
  const session = await context.newCDPSession(page);
  for (const [size, width] of [
    [20, 1000],
    [20, 375],
    [24, 1100],
    [32, 1280],
    [32, 1440],
  ] as const) {
    await session.send('Page.setFontSizes', {fontSizes: {standard: size}});
    await page.setViewportSize({width, height: 800});
    for (const path of ['/', '/zh/', '/guide/drivers/s3.html', '/tool/onedrive/request.html']) {
      await page.goto(path);
      const letters = await page.evaluate(
        () => getComputedStyle(document.documentElement).fontSize,
      );
      expect(letters).toBe(`${size}px`);
      expect(await overflow(page), `${path} ${size} px at ${width} px`).toBeLessThanOrEqual(0);
      expect(await controlsOutside(page), `${path} ${size} px at ${width} px`).toEqual([]);
    }
  }
});

test('in colors of the reader’s own, what is chosen and what is marked can be seen', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.setViewportSize({width: 1440, height: 900});
  const styleOf = (selector: string, name: string, pseudo?: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property),
        [name, pseudo] as const,
      );
  await page.goto('/guide/contribute.html');
  const line = 'border-block-end-color';
  expect(await styleOf('[role=tab][aria-selected=true]', line)).not.toBe(
    await styleOf('[role=tab][aria-selected=false]', line),
  );
  const swatches = await page
    .locator('[data-swatch]')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  // In the top bar and in the drawer.
  expect(new Set(swatches).size).toBe(9);

  await page.setViewportSize({width: 375, height: 812});
  await page.goto('/guide/drivers/');
  const paper = await styleOf('body', 'background-color');
  for (const [selector, pseudo] of [
    ['[data-ability=mkdir]', undefined],
    ['td[data-answer=yes]', '::before'],
  ] as const) {
    expect(await styleOf(selector, 'background-color', pseudo), selector).not.toBe(paper);
  }

  await page.goto('/');
  await startApplication(page);
  const pick = page.locator('[data-driver]');
  await pick.nth(1).click();
  await expect(pick.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const ground = (index: number): Promise<string> =>
    pick.nth(index).evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(await ground(1)).not.toBe(await ground(0));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('docker');
  const chosen = page.locator('[role=option][aria-selected=true]');
  await expect(chosen).toHaveCSS('outline-style', 'solid');
});

test('who saves data gets the application on request only, who doesn’t after a quiet moment', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/main\.\w+\.js/.test(request.url())) asked.push(request.url());
  });
  await page.clock.install();
  await page.addInitScript(() => {
    if (!location.search) return;
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await page.goto('/guide/?saves');
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
  await page.keyboard.press('Tab');
  await page.clock.runFor(1000);
  await expect.poll(() => asked.length).toBe(1);

  await page.goto('/guide/');
  await page.clock.runFor(60_000);
  await expect.poll(() => asked.length).toBe(2);
});

test('an older browser shows the content of a page, in its order, and leads on', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    // What browsers below the supported ones don't have.
    for (const [object, names] of [
      [
        window,
        [
          'IntersectionObserver',
          'ResizeObserver',
          'AbortController',
          'CSSStyleSheet',
          'structuredClone',
        ],
      ],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
      [HTMLDialogElement.prototype, ['showModal', 'show']],
      [Document.prototype, ['startViewTransition', 'adoptedStyleSheets']],
      [Array.prototype, ['at', 'toSorted', 'findLast']],
      [Element.prototype, ['checkVisibility', 'replaceChildren']],
      [CSS, ['escape', 'supports']],
    ] as const) {
      for (const name of names) Reflect.deleteProperty(object, name);
    }
  });
  for (const path of KINDS) {
    await page.goto(path);
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole('heading', {level: 1}).first(), path).toBeVisible();
    await expect(page.getByRole('main'), path).toBeVisible();
  }
  await page.goto('/guide/drivers/s3.html');
  await page.getByRole('banner').getByRole('link', {name: 'FAQ'}).first().click();
  await expect(page).toHaveURL('/faq/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  complaints.splice(0); // Scripts say what they miss.

  // Without style sheets, or with those that such a browser understands of them, the order of the HTML is left.
  const names = placesOf(readBuilt('/guide/drivers/s3.html')).map(({element}) => {
    const {id, href, ariaLabel} = element.properties;
    return [element.tagName, id, href, ariaLabel].filter(Boolean).join(' ');
  });
  const inOrder = ['header', 'main', 'h1', 'footer'].map((wanted) =>
    names.findIndex((name) => name.split(' ')[0] === wanted),
  );
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
  expect(inOrder).not.toContain(-1);
  expect(names.findIndex((name) => name.startsWith('a'))).toBe(
    names.findIndex((name) => name.includes('#__docusaurus_skipToContent') || name.startsWith('a')),
  );
});

for (const [format, width, height] of [
  // The text of a sheet, in CSS pixels: without the margins of print.css.
  ['A4', 673, 987],
  ['Letter', 695, 920],
] as const) {
  test(`on ${format}, each kind of page is whole and holds no controls`, async ({page}) => {
    await page.setViewportSize({width, height});
    for (const path of [...KINDS, '/zh/guide/webdav.html', '/zh/guide/drivers/']) {
      await page.emulateMedia({media: 'screen'});
      await page.goto(path);
      await page.emulateMedia({media: 'print'});
      const found = await page.evaluate(() => {
        const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter((each) =>
          each.checkVisibility({visibilityProperty: true, opacityProperty: true}),
        );
        const isCut = (each: HTMLElement): boolean =>
          each.clientWidth > 4 &&
          each.scrollWidth > each.clientWidth + 1 &&
          getComputedStyle(each).overflowX !== 'visible';
        const nameOf = (each: HTMLElement): string =>
          `${each.tagName} ${each.textContent.slice(0, 40)}`;
        return {
          wider: document.documentElement.scrollWidth - innerWidth,
          cut: shown.filter((each) => isCut(each) && !each.matches('.spoken')).map(nameOf),
          controls: shown
            .filter((each) => each.matches('button, select, textarea, input:not(:disabled)'))
            .map(nameOf),
        };
      });
      expect(found, path).toEqual({wider: 0, cut: [], controls: []});
    }
    const paper = await page.pdf({format, preferCSSPageSize: false});
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  });
}
