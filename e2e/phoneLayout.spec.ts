import {expect, startApplication, test} from './fixtures';
import {bucketKey} from '../tests/helpers/bucketKey';

const PHONE = {width: 375, height: 812};
const TABLET = {width: 900, height: 1024};
const DESKTOP = {width: 1440, height: 900};
const SIZES = [PHONE, TABLET, DESKTOP];

for (const {size, path} of [
  ...SIZES.map((size) => ({size, path: '/guide/drivers/115.html'})),
  ...SIZES.map((size) => ({size, path: '/zh/guide/drivers/thunder.html'})),
  ...SIZES.map((size) => ({size, path: '/guide/drivers/'})),
  ...SIZES.map((size) => ({size, path: '/zh/'})),
  ...SIZES.map((size) => ({size, path: '/config/site.html'})),
]) {
  test(`${path} is as wide as a window of ${size.width} px`, async ({page}) => {
    await page.setViewportSize(size);
    await page.goto(path);
    await startApplication(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  });
}

test('a driver page on a phone leads from its introduction to its sections', async ({page}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/guide/drivers/115.html');
  const jumps = page.getByRole('navigation', {name: 'Sections'});
  for (const link of await jumps.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await jumps.getByRole('link', {name: 'Troubleshooting'}).click();
  await expect(page.getByRole('heading', {name: 'Troubleshooting'})).toBeInViewport();
  await page.setViewportSize(DESKTOP);
  await expect(jumps).toBeHidden();
});

test('the filters of the drivers are a sheet on phones, which says what it leaves', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/guide/drivers/');
  await startApplication(page);
  const upload = page.getByRole('checkbox', {name: 'upload'});
  await expect(upload).toBeHidden();
  await page.getByRole('button', {name: 'Filters', exact: true}).click();
  await upload.check();
  await page.getByRole('combobox', {name: 'Delivery'}).selectOption('direct link');
  await page.getByRole('combobox', {name: 'Cost'}).selectOption('free account');
  const found = page.getByRole('status').filter({hasText: 'drivers'});
  await expect(found).toHaveText(/^\d+ of \d+ drivers$/);
  const count = /^\d+/.exec(await found.innerText())?.[0] ?? '';
  await page.getByRole('button', {name: `Show ${count} drivers`}).click();
  await expect(upload).toBeHidden();
  // The first of them is below the bar.
  const bar = page.locator('form').filter({has: page.getByRole('searchbox')});
  const first = page.locator('.factsMatrix tbody tr:not([hidden])').first();
  await expect(first).toBeInViewport({ratio: 1});
  const end = ((await bar.boundingBox())?.y ?? 0) + ((await bar.boundingBox())?.height ?? 0);
  expect((await first.boundingBox())?.y).toBeGreaterThanOrEqual(end);
  await expect(page.getByRole('button', {name: 'Filters (3)'})).toBeVisible();
  await expect(page.locator('.factsMatrix tbody tr:not([hidden])')).toHaveCount(Number(count));
  await expect(page.locator('.factsMatrix').getByRole('link', {name: 'Dropbox'})).toBeVisible();
  const more = page.getByRole('checkbox', {name: /^Include \d+ with unknown cost$/});
  const unknown = Number(/\d+/.exec(await more.locator('xpath=..').innerText())?.[0]);
  await more.check();
  await expect(found).toHaveText(new RegExp(`^${Number(count) + unknown} of`));
  await expect(page).toHaveURL(/unknown=yes/);
  await page.getByRole('button', {name: 'Filters (3)'}).click();
  const sheet = page.locator('#driver-filters');
  await sheet.getByRole('button', {name: 'Clear'}).click();
  await expect(upload).not.toBeChecked();
  await expect(more).toBeHidden();
  await sheet.getByRole('button', {name: 'Close'}).click();
  await expect(upload).toBeHidden();
  await page.locator('input[name=q]').fill('dropbox');
  await page.getByRole('button', {name: 'Filters', exact: true}).click();
  await expect(sheet.getByRole('button', {name: 'Show 1 driver', exact: true})).toBeVisible();
});

test('the bars of phones reach from edge to edge', async ({page}) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/zh/guide/drivers/', '/guide/drivers/thunder.html']) {
    await page.goto(path);
    await startApplication(page);
    const bar = await page
      .locator('form:has([name=q]), fieldset:has([data-choice])')
      .first()
      .boundingBox();
    expect(bar).toMatchObject({x: 0, width: PHONE.width});
  }
});

test('on wide screens the filters are above the table, and stay where they are', async ({page}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/guide/drivers/');
  await startApplication(page);
  await expect(page.getByRole('checkbox', {name: 'upload'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Filters'})).toBeHidden();
  const order = page.getByRole('combobox', {name: 'Sort by'});
  const before = await order.boundingBox();
  await page.getByRole('combobox', {name: 'Own app'}).selectOption('no own app needed');
  await page.getByRole('combobox', {name: 'Region'}).selectOption('mainland China');
  expect(await order.boundingBox()).toEqual(before);
});

for (const locale of ['', '/zh']) {
  test(`the systems of the Docker page are in one line on a phone (${locale || 'en'})`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${locale}/guide/install/docker.html`);
    const lists = page.getByRole('tablist').filter({visible: true, hasText: 'PowerShell'});
    await expect(lists).not.toHaveCount(0);
    const lines = await lists.evaluateAll((all) =>
      all.map(
        ({children}) => new Set([...children].map((tab) => tab.getBoundingClientRect().top)).size,
      ),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
  });

  test(`the terms of the glossary begin at one edge on a phone (${locale || 'en'})`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${locale}/reference/glossary.html`);
    const edges = await page
      .locator('.factsTerms :is(tbody th, td)')
      .evaluateAll((cells) => [...new Set(cells.map((cell) => cell.getBoundingClientRect().left))]);
    expect(edges).toHaveLength(1);
  });

  test(`counting the drivers moves nothing (${locale || 'en'})`, async ({page}) => {
    for (const width of [320, 375, 600, 768, 1440]) {
      await page.setViewportSize({width, height: 900});
      await page.goto(`${locale}/guide/drivers/`);
      const parts = [page.locator('.factsMatrix'), page.getByRole('main').getByRole('searchbox')];
      const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
      const before = await boxes();
      await startApplication(page);
      await expect(page.getByRole('status').filter({hasText: '98'})).toBeVisible();
      expect(await boxes(), `${width} px`).toEqual(before);
    }
  });
}

test('the drivers have something to clear only after a choice', async ({page}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/guide/drivers/');
  await startApplication(page);
  const clear = page.getByRole('button', {name: 'Clear'});
  await expect(page.getByRole('status').filter({hasText: 'drivers'})).toBeVisible();
  await expect(clear).toBeHidden();
  await page.getByRole('checkbox', {name: 'upload'}).check();
  await clear.click();
  await expect(page.getByRole('checkbox', {name: 'upload'})).not.toBeChecked();
  await expect(clear).toBeHidden();
});

for (const [locale, members, none] of [
  ['', 'for members', 'no provider'],
  ['/zh', '会员', '无服务商'],
] as const) {
  test(`what a driver costs reads well on a phone (${locale || 'en'})`, async ({page}) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${locale}/guide/drivers/`);
    const labelOf = (text: string) =>
      page
        .locator('.factsMatrix td')
        .filter({hasText: new RegExp(`^${text}$`)})
        .first()
        .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(await labelOf(members)).toBe('none');
    expect(await labelOf(none)).toBe('none');
    expect(await labelOf(locale === '' ? 'free' : '免费')).toBe(
      locale === '' ? '"Cost: "' : '"费用："',
    );
  });
}

for (const path of ['/guide/install/manual.html', '/zh/guide/install/manual.html']) {
  test(`every tab is in view: ${path}`, async ({page}) => {
    await page.goto(path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const tabs = page.getByRole('tablist').filter({has: page.getByRole('tab', {name: /NSSM/})});
      const cut = await tabs.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(cut, `${size.width} px`).toBe(0);
    }
  });
}

test('a title with two lines that opens something keeps them together', async ({page}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/guide/install/docker.html');
  const title = page.getByText('Enter your values, and get your files and commands', {exact: true});
  const lines = await title.evaluate((summary) => {
    const range = document.createRange();
    range.selectNodeContents(summary);
    return [...new Set([...range.getClientRects()].map(({top}) => Math.round(top)))];
  });
  expect(lines).toHaveLength(2);
  expect((lines[1] ?? 0) - (lines[0] ?? 0)).toBeLessThan(28);
  expect((await title.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('the bars of a driver page leave most of a phone to the page', async ({page}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/guide/drivers/115.html#fields');
  await startApplication(page);
  const bar = await page.locator('fieldset:has([data-choice])').first().boundingBox();
  const end = (bar?.y ?? Infinity) + (bar?.height ?? Infinity);
  expect(end).toBeLessThan(156);
  // The target is below them.
  expect((await page.locator('#fields').boundingBox())?.y).toBeGreaterThanOrEqual(end);
});

for (const path of [
  '/config/configuration.html',
  '/zh/config/configuration.html',
  '/zh/reference/glossary.html',
]) {
  test(`the box that filters has a line for itself on a phone: ${path}`, async ({page}) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await startApplication(page);
    const box = page.locator('input[name=q]');
    await box.fill('token');
    expect((await box.boundingBox())?.width).toBeGreaterThan(320);
    const bar = page.locator('form').filter({has: box});
    expect((await bar.boundingBox())?.height).toBeLessThan(65);
    // The number of rows is in the box, after what is typed.
    const end = await box.evaluate((input) => {
      const {right} = input.getBoundingClientRect();
      return right - parseFloat(getComputedStyle(input).paddingInlineEnd);
    });
    const count = await bar.getByRole('status').evaluate((status) => {
      const range = document.createRange();
      range.selectNodeContents(status);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    });
    expect(count.left).toBeGreaterThanOrEqual(end);
    expect(count.height).toBeLessThan(30);
    await expect(box).toHaveAccessibleName(/^(Filter this page|筛选此页)$/);
  });
}

for (const locale of ['', '/zh']) {
  test(`on tablets the filters leave room, and the headings stay in view (${locale || 'en'})`, async ({
    page,
  }) => {
    for (const width of [768, 900]) {
      await page.setViewportSize({width, height: 1024});
      await page.goto(`${locale}/guide/drivers/`);
      await startApplication(page);
      const bar = page.locator('form').filter({has: page.getByRole('searchbox')});
      expect((await bar.boundingBox())?.height).toBeLessThan(90);
      await page.locator('.factsMatrix tbody tr').nth(60).scrollIntoViewIfNeeded();
      const heading = page.getByRole('columnheader').nth(1);
      await expect(heading).toBeInViewport({ratio: 1});
      const end = ((await bar.boundingBox())?.y ?? 0) + ((await bar.boundingBox())?.height ?? 0);
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(end - 1);
    }
  });

  test(`the choices of filters are whole on wide screens (${locale || 'en'})`, async ({page}) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(`${locale}/guide/drivers/`);
    await startApplication(page);
    const selects = await page.locator('#driver-filters select').all();
    expect(selects.length).toBeGreaterThan(4);
    for (const select of selects) {
      // As wide as the longest choice needs, or wider.
      const [width = 0, needed = 0] = await select.evaluate((element) => {
        const free = element.cloneNode(true) as HTMLElement;
        free.style.cssText = 'position: absolute; width: max-content; max-width: none';
        element.after(free);
        const widths = [element, free].map((each) => each.getBoundingClientRect().width);
        free.remove();
        return widths;
      });
      expect(width).toBeGreaterThanOrEqual(needed - 1);
    }
  });

  test(`every column of the drivers is in view (${locale || 'en'})`, async ({page}) => {
    await page.goto(`${locale}/guide/drivers/`);
    for (const width of [768, 870, 997, 1160, 1280, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      const [table, room] = await page
        .locator('.factsMatrix table')
        .evaluate((element) => [element.scrollWidth, element.parentElement?.clientWidth ?? 0]);
      expect(table, `${width} px`).toBeLessThanOrEqual(room);
    }
    await expect(page.getByRole('columnheader', {name: /^(Cost|费用)$/})).toBeVisible();
  });
}

test.describe('with a finger', () => {
  test.use({hasTouch: true, isMobile: true, viewport: PHONE});

  test('the link of a field is there without a tap on its row, and large enough', async ({
    page,
  }) => {
    await page.goto('/guide/drivers/s3.html');
    const link = page.locator(`#field-${bucketKey} th > a`);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    expect(await link.evaluate((a) => getComputedStyle(a, '::after').content)).toBe('"#"');
  });

  test('a tap on the mark after a key copies its link, and nothing moves', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/zh/config/configuration.html#config-scheme-http_port');
    await startApplication(page);
    const row = page.locator('#config-scheme-http_port');
    const texts = row.locator('code, .factsMark');
    const places = (): Promise<readonly DOMRect[]> =>
      texts.evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
      );
    const before = await places();
    const key = await row.locator('th code').boundingBox();
    const link = await row.locator('th > a').boundingBox();
    if (!key || !link) throw new Error('The row has no link.');
    const end = key.x + key.width;
    await page.touchscreen.tap((end + link.x + link.width) / 2, key.y + key.height / 2);
    await expect(row.getByRole('status')).toHaveText('已复制');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/zh\/config\/configuration\.html#config-scheme-http_port$/,
    );
    // Where the mark was, and large enough.
    const button = await row.getByRole('button').boundingBox();
    expect(button?.x).toBeGreaterThanOrEqual(end);
    expect(button?.x).toBeLessThan(link.x + link.width);
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(24);
    expect(await places()).toEqual(before);
  });

  for (const path of [
    '/guide/drivers/onedrive.html',
    '/guide/drivers/115.html',
    '/guide/drivers/',
    '/guide/install/docker.html',
    '/guide/changelog.html',
    '/zh/config/site.html',
  ]) {
    test(`what can be pressed on ${path} has room for a finger`, async ({page}) => {
      await page.goto(path);
      await startApplication(page);
      const small = await page.evaluate(() => {
        const LINK_PX = 24;
        const BUTTON_PX = 44;
        // Links within a sentence are as high as its lines.
        const isInSentence = (part: Element): boolean =>
          [...(part.parentElement?.childNodes ?? [])].some(
            (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ''),
          );
        return [
          ...document.querySelectorAll('main :is(a, button, label:has(input), summary, select)'),
        ]
          .filter((part) => part.checkVisibility({visibilityProperty: true}))
          .filter((part) => !part.matches('[inert] *, .hash-link'))
          .filter((part) => part.tagName !== 'A' || !isInSentence(part))
          .map((part) => ({
            name: `${part.tagName} ${part.textContent.trim() || (part.ariaLabel ?? '')}`,
            height: part.getBoundingClientRect().height,
            least: part.tagName === 'A' ? LINK_PX : BUTTON_PX,
          }))
          .filter(({height, least}) => Math.ceil(height) < least);
      });
      expect(small).toEqual([]);
    });
  }

  test('code is copied from the line below it', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/guide/install/docker.html');
    const block = page.locator('[data-code-block]').first();
    await expect(block.getByRole('button', {name: 'Copy code'})).toBeHidden();
    const below = block.getByRole('button', {name: 'Copy', exact: true});
    expect((await below.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await below.tap();
    await expect(below.getByText('Copied')).toBeVisible();
    const code = await block.locator('code').textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });
});

for (const path of ['/guide/drivers/yandex.html', '/guide/api/fs.html']) {
  test(`the sidebar of ${path} shows the page before the application, and stays`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    const current = page.locator('#site-nav [aria-current=page]');
    await expect(current).toBeInViewport({ratio: 1});
    const before = await current.boundingBox();
    await startApplication(page);
    await expect(current).toBeInViewport({ratio: 1});
    expect(await current.boundingBox()).toEqual(before);
  });
}

test('on phones, the picker of the home page comes before the command', async ({page}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const picker = await page.getByText('What do you want to mount?').boundingBox();
  const command = await page.locator('[data-code-block]').first().boundingBox();
  expect(picker?.y).toBeLessThan(command?.y ?? 0);
});

for (const path of ['/guide/drivers/115.html', '/zh/guide/drivers/115.html']) {
  test(`the API server in the sidebar is whole: ${path}`, async ({page}) => {
    await page.goto(path);
    await startApplication(page);
    const select = page.locator('#site-nav select');
    for (const width of [1000, 1440]) {
      await page.setViewportSize({width, height: 900});
      const [room = 0, needed = Infinity] = await select.evaluate((element) => {
        const free = element.cloneNode(true) as HTMLSelectElement;
        // As wide as the choice that shows.
        for (const option of [...free.options].slice(1)) option.remove();
        free.style.cssText = 'position: absolute; width: max-content; max-width: none';
        element.after(free);
        const widths = [element, free].map((each) => each.getBoundingClientRect().width);
        free.remove();
        return widths;
      });
      expect(room, `${width} px`).toBeGreaterThanOrEqual(needed);
    }
  });

  test(`what ends a page on a phone is on one line: ${path}`, async ({page}) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const lines = await page.locator('main footer > *').evaluateAll((parts) =>
      parts.map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return Math.round(range.getBoundingClientRect().bottom);
      }),
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines).size).toBe(1);
    const edit = await page.locator('main footer > a').boundingBox();
    expect(edit?.height).toBeGreaterThanOrEqual(24);
  });
}

test('pages that ask no API server name none', async ({page}) => {
  for (const path of [
    '/pricing.html',
    '/guide/drivers/',
    '/guide/drivers/local.html',
    '/guide/drivers/googledrive.html',
    '/tool/google/request.html',
    '/tool/google/album.html',
    '/tool/onedrive/webdav.html',
  ]) {
    await page.goto(path);
    await startApplication(page);
    await expect(page.getByText('API server', {exact: true})).toHaveCount(0);
  }
});
