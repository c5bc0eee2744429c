import {readFileSync, readdirSync} from 'node:fs';
import {expect, startApplication, test} from './fixtures';
import {bucketKey} from '../tests/helpers/bucketKey';

const {errors: allErrors} = JSON.parse(readFileSync('src/data/facts/errors.json', 'utf8')) as {
  errors: {cause: string}[];
};

const driverCount = (
  JSON.parse(readFileSync('src/data/facts/drivers.json', 'utf8')) as readonly unknown[]
).length;

/** A row that begins with a field's label. */
const BUCKET = `tr#field-${bucketKey}`;

for (const prefix of ['', '/zh']) {
  test.describe(`facts${prefix}`, () => {
    test('a colleague is led to one field', async ({page}) => {
      await page.goto(`${prefix}/guide/drivers/s3.html#field-${bucketKey}`);
      const row = page.locator(BUCKET);
      await expect(row).toBeInViewport();
      await expect(row).toContainText(bucketKey);
      await expect(row).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\)).+/);
    });

    test('the driver matrix is filtered, sorted, and shared by its address', async ({page}) => {
      await page.goto(`${prefix}/guide/drivers/`);
      const rows = page.locator('tr[data-traits]:visible');
      await expect(rows).toHaveCount(driverCount);
      await page.locator('input[name="q"]').fill('对象存储');
      await expect(page.locator('tr[data-traits]', {hasText: 'S3'}).first()).toBeVisible();
      await expect.poll(() => rows.count()).toBeLessThan(5);
      // A keyword of the page that neither its title nor its drivers name.
      await page.locator('input[name="q"]').fill('sharepoint');
      await expect(rows.filter({hasText: 'OneDrive'}).first()).toBeVisible();
      await expect.poll(() => rows.count()).toBeLessThan(5);
      await page.locator('input[name="q"]').fill('');
      await page.locator('input[value="copy"]').check();
      await page.locator('select[name="login"]').selectOption('cookie');
      await expect.poll(() => rows.count()).toBeLessThan(40);
      const left = await rows.count();
      expect(left).toBeGreaterThan(0);
      await expect(page).toHaveURL(/\?can=copy&login=cookie$/);
      await expect(page.getByRole('status').filter({hasText: String(left)})).toBeVisible();
      await page.reload();
      await page.mouse.wheel(0, 1);
      await expect.poll(() => rows.count()).toBe(left);
      await expect(page.locator('input[value="copy"]')).toBeChecked();
    });

    test('filters that no driver fits explain themselves', async ({page}) => {
      await page.goto(`${prefix}/guide/drivers/?q=local&login=cookie`);
      await startApplication(page);
      const rows = page.locator('tr[data-traits]:visible');
      await expect(rows).toHaveCount(0);
      await page.getByRole('button', {name: /cookie/i}).click();
      await expect(page).toHaveURL(/\?q=local$/);
      await expect(rows.filter({hasText: 'Local'}).first()).toBeVisible();
    });

    test('a card names the driver and what it can do on a phone', async ({page}) => {
      await page.setViewportSize({width: 375, height: 800});
      await page.goto(`${prefix}/guide/drivers/`);
      const card = page.locator('tr[data-traits]', {hasText: 'OnedriveAPP'});
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('link')).toHaveAttribute('href', /onedrive_app\.html$/);
      for (const part of await card.locator('td').all()) await expect(part).toBeInViewport();
    });

    test('the headings of the matrix stay in view below the filters', async ({page}) => {
      await page.setViewportSize({width: 1440, height: 800});
      await page.goto(`${prefix}/guide/drivers/`);
      await startApplication(page);
      await page.locator('tr[data-traits]').nth(60).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 400);
      await expect(page.locator('input[name="q"]')).toBeInViewport();
      await expect(page.locator('.factsMatrix thead th').nth(1)).toBeInViewport();
    });

    test('the last column of the matrix can be reached at every width', async ({page}) => {
      for (const width of [800, 1024, 1180, 1280]) {
        await page.setViewportSize({width, height: 800});
        await page.goto(`${prefix}/guide/drivers/`);
        const last = page.locator('.factsMatrix tbody tr').first().locator('td').last();
        await last.scrollIntoViewIfNeeded();
        await expect(last, `${width} px`).toBeInViewport({ratio: 0.9});
      }
    });

    test('settings with long defaults are as wide as the page on a phone', async ({page}) => {
      await page.setViewportSize({width: 375, height: 800});
      await page.goto(`${prefix}/config/global.html`);
      const region = page.locator('.factsForm').first();
      await expect(region).toContainText('ocr_api');
      const hidden = await region.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(hidden).toBeLessThanOrEqual(1);
    });

    test('messages that do not match are hidden on a phone too', async ({page}) => {
      await page.setViewportSize({width: 375, height: 800});
      await page.goto(`${prefix}/faq/error.html`);
      const rows = page.locator('.factsMessages tbody tr:visible');
      expect(await rows.count()).toBeGreaterThan(100);
      await page.goto(`${prefix}/faq/error.html?q=storage+not+found`);
      await startApplication(page);
      await expect.poll(() => rows.count()).toBeLessThan(20);
    });

    test('every route of a file has its picture without scripts', async ({browser}) => {
      const context = await browser.newContext({javaScriptEnabled: false});
      const page = await context.newPage();
      await page.goto(`${prefix}/guide/drivers/s3.html`);
      const routes = page.locator('.factsRoutes').first();
      await expect(routes.getByRole('radio')).toHaveCount(3);
      await expect(routes.locator('input[value="direct"]')).toBeChecked();
      const server = routes.locator('.factsFlow span').nth(1);
      const provider = routes.locator('.factsFlow span').first();
      const top = async (): Promise<number> => (await server.boundingBox())?.y ?? 0;
      // What the bytes don't pass is below their way.
      const way = (await provider.boundingBox())?.y ?? 0;
      expect(await top()).toBeGreaterThan(way + 20);
      await routes.locator('input[value="through"]').check();
      await expect.poll(top).toBeLessThan(way + 20);
      await expect(routes.locator('.factsFlow span').nth(2)).toBeHidden();
      await routes.locator('input[value="external"]').check();
      await expect(routes.locator('.factsFlow span').nth(2)).toBeVisible();
      await context.close();
    });

    test('the portals of OneDrive are visible without scrolling sideways', async ({page}) => {
      for (const width of [375, 768, 1440]) {
        await page.setViewportSize({width, height: 900});
        await page.goto(`${prefix}/guide/drivers/onedrive.html`);
        const portal = page.getByText('portal.azure.com', {exact: true});
        const step = page.getByRole('listitem').filter({has: portal}).first();
        const ends = await Promise.all([step, portal].map((part) => part.boundingBox()));
        const [outer = 0, inner = 0] = ends.map((box) => (box ? box.x + box.width : 0));
        expect(inner).toBeGreaterThan(0);
        expect(inner, `${width} px`).toBeLessThanOrEqual(outer);
      }
    });

    test('a table with four columns fits on a phone, each row with its name above the rest', async ({
      page,
    }) => {
      await page.setViewportSize({width: 375, height: 812});
      await page.goto(`${prefix}/guide/install/nas.html`);
      const region = page.locator('.tableRegion', {
        has: page.locator('thead th:nth-child(4)'),
      });
      const row = region.locator('tbody tr').first();
      await row.evaluate((element) => element.scrollIntoView({block: 'center'}));
      await expect(row.locator('td').last()).toBeInViewport({ratio: 1});
      const [name, kind] = await Promise.all(
        [0, 1].map((column) => row.locator('td').nth(column).boundingBox()),
      );
      expect(name && kind && kind.y >= name.y + name.height - 1).toBe(true);
      expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });

    test('the table of paging fits on a phone, with what ends each list', async ({page}) => {
      await page.setViewportSize({width: 375, height: 812});
      await page.goto(`${prefix}/guide/api/paging.html`);
      const region = page.locator('.tableRegion').first();
      expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      const [name, endpoints, end] = await Promise.all(
        [0, 1, 2].map((column) =>
          region.locator('tbody tr').first().locator('td').nth(column).boundingBox(),
        ),
      );
      expect(endpoints?.y).toBeGreaterThan(name?.y ?? Infinity);
      expect(end?.y).toBe(endpoints?.y);
      expect(end?.width).toBeGreaterThan(150);
    });

    test('what a client does about an error has room, on phones over the whole width', async ({
      page,
    }) => {
      for (const {width, least} of [
        {width: 375, least: 300},
        {width: 1440, least: 190},
      ]) {
        await page.setViewportSize({width, height: 900});
        await page.goto(`${prefix}/guide/api/errors.html`);
        const row = page.locator('.factsMessages tbody tr').first();
        await expect(row.getByRole('rowheader')).toContainText('HTTP 200');
        for (const cell of await row.getByRole('cell').all()) {
          expect((await cell.boundingBox())?.width, `${width} px`).toBeGreaterThan(least);
        }
      }
    });

    for (const [path, rows, most] of [
      ['guide/drivers/?can=uploadEnabled&delivery=redirect&cost=free', '.factsMatrix tbody tr', 20],
      ['config/configuration.html?q=port', 'tr[id^="config-"]', 20],
      ['reference/glossary.html?q=token', '.factsTable tbody tr', 20],
    ] as const) {
      test(`a link to what a filter leaves shows it without a move of the reader: ${path}`, async ({
        page,
      }) => {
        // Otherwise the application comes after some seconds without a reason.
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
        });
        await page.goto(`${prefix}/${path}`);
        const shown = page.locator(rows).filter({visible: true});
        await expect.poll(() => shown.count()).toBeLessThan(most);
        expect(await shown.count()).toBeGreaterThan(0);
      });
    }

    for (const [what, path, table] of [
      ['the drivers of a page', 'guide/drivers/thunder.html', '.factsDrivers'],
      ['permissions', 'reference/permissions.html', '.factsTable:has(#perm-0)'],
    ] as const) {
      test(`the table of ${what} fits beside the contents on a tablet`, async ({page}) => {
        await page.setViewportSize({width: 900, height: 1024});
        await page.goto(`${prefix}/${path}`);
        const region = page.locator(table);
        expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      });
    }

    test('the matrix with every column fits on a laptop', async ({page}) => {
      await page.setViewportSize({width: 1366, height: 768});
      await page.goto(`${prefix}/reference/drivers.html`);
      const region = page.locator('.factsMatrix > .tableRegion');
      expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });

    test('two releases are compared, and the comparison is shared by its address', async ({
      page,
    }) => {
      await page.goto(`${prefix}/reference/versions.html?from=v3.62.0&to=v3.63.0`);
      const rows = page.locator('tr[data-since]:visible');
      await expect(page.locator('select[name="from"]')).toHaveValue('v3.62.0');
      await expect.poll(() => rows.count()).toBeLessThan(7);
      await expect(rows.filter({hasText: 'CSTCloudCapsule'})).toHaveCount(1);
      await expect(page.locator('#commands')).toBeHidden();
      await page.locator('select[name="from"]').selectOption('v3.61.0');
      await expect(rows.filter({hasText: 'SJTUNetdisk'})).toHaveCount(1);
      await expect(page).toHaveURL(/\?from=v3\.61\.0&to=v3\.63\.0$/);
    });

    test('the news offer a feed of their language', async ({page, request}) => {
      await page.goto(`${prefix}/whats-new.html`);
      const address = `${prefix}/whats-new.xml`;
      await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
        'href',
        address,
      );
      const feed = await (await request.get(address)).text();
      const first = await page.locator('article.factsError').first().getAttribute('id');
      expect(feed).toContain(`${prefix}/whats-new.html#${first}</id>`);
    });

    test('the filter of the configuration file leaves only the keys with the words', async ({
      page,
    }) => {
      await page.goto(`${prefix}/config/configuration.html`);
      await page.locator('input[name="q"]').fill('port');
      const keys = page.locator('tr[id^="config-"]:visible');
      await expect.poll(() => keys.count()).toBeLessThan(20);
      await expect(page.locator('#config-database-host')).toBeHidden();
      await expect(page.locator('#config-mcp-port')).toBeVisible();
    });

    test('on a phone, what the filter leaves is half a screen below it at most', async ({page}) => {
      await page.setViewportSize({width: 375, height: 812});
      for (const [path, word, id] of [
        ['configuration', 'site_url', 'config-site_url'],
        ['preview', prefix === '' ? 'video' : '视频', 'setting-video_types'],
      ] as const) {
        await page.goto(`${prefix}/config/${path}.html?q=${word}`);
        await startApplication(page);
        const row = page.locator(`#${id}`);
        await expect(row).toBeVisible();
        const box = page.locator('form').filter({has: page.locator('input[name=q]')});
        const {y = Infinity} = (await row.boundingBox()) ?? {};
        const {y: start = 0, height = 0} = (await box.boundingBox()) ?? {};
        expect(y - start - height, path).toBeLessThan(812 / 2);
      }
    });

    test('an error is found by a part of its message', async ({page}) => {
      await page.goto(`${prefix}/faq/error.html`);
      await page.locator('input[name="q"]').fill('guest user disabled');
      await expect(page.locator('#err-guest-disabled')).toBeVisible();
      await expect.poll(() => page.locator('tr[id^="err-"]:visible').count()).toBeLessThan(4);
      await expect(page.locator('#startup')).toBeHidden();
      await expect(page).toHaveURL(/\?q=guest\+user\+disabled$/);
      // What to do is on the page of the message.
      await expect(page.locator('form[role="search"] li p').first()).toHaveText(/\p{L}/u);
      await page.locator('input[name="q"]').fill('');
      await expect
        .poll(() => page.locator('tr[id^="err-"]:visible').count())
        .toBe(allErrors.length);
      await page.locator('#err-guest-disabled a').click();
      await expect(page).toHaveURL(`${prefix}/faq/errors/sign-in.html#err-guest-disabled`);
      await expect(page.locator('article#err-guest-disabled')).toBeInViewport();
    });
  });
}

test.describe('facts', () => {
  test('a row gives its link to the pointer and to the keyboard', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/guide/drivers/s3.html');
    await startApplication(page);
    const row = page.locator(BUCKET);
    const button = row.getByRole('button', {name: 'Copy link'});
    await row.scrollIntoViewIfNeeded();
    // The script of the button comes behind the application.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await row.locator('td').last().hover();
      await expect(button).toBeAttached({timeout: 100});
    }).toPass();
    await button.click();
    await expect(row.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/guide/drivers/s3\\.html#field-${bucketKey}$`),
    );
    const next = page.locator('tr#field-endpoint');
    await next.locator('th a').focus();
    await page.keyboard.press('Tab');
    await expect(next.getByRole('button', {name: 'Copy link'})).toBeFocused();
  });

  test('a message or driver that links elsewhere is underlined, and a key that links to itself is not', async ({
    page,
  }) => {
    const lines = async (path: string): Promise<readonly string[]> => {
      await page.goto(path);
      return page
        .locator('.factsTable th a:has(code)')
        .evaluateAll((links) => [
          ...new Set(links.map((link) => getComputedStyle(link).textDecorationLine)),
        ]);
    };
    for (const path of ['/reference/errors.html', '/zh/reference/known-issues.html']) {
      expect(await lines(path), path).toEqual(['underline']);
    }
    for (const path of ['/config/configuration.html', '/guide/drivers/s3.html']) {
      expect(await lines(path), path).toEqual(['none']);
    }
  });

  test('the picture of a route moves only for readers who want motion', async ({page}) => {
    await page.goto('/guide/drivers/s3.html');
    await startApplication(page);
    const flow = page.locator('.factsFlow').first();
    await flow.scrollIntoViewIfNeeded();
    const animations = (): Promise<number> =>
      flow.evaluate((element) => element.getAnimations({subtree: true}).length);
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await expect.poll(animations).toBeGreaterThan(0);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await expect.poll(animations).toBe(0);
  });

  test('the edge of a table or of code fades where it goes on', async ({page}) => {
    for (const [path, selector, width] of [
      ['/reference/drivers.html', '.factsMatrix > .tableRegion', 800],
      ['/guide/advanced/token-server.html', 'pre[data-language=nginx]:visible', 375],
    ] as const) {
      await page.setViewportSize({width, height: 812});
      await page.goto(path);
      const region = page.locator(selector).first();
      const mask = (): Promise<string> =>
        region.evaluate((element) => getComputedStyle(element).maskImage);
      await expect.poll(mask, path).toContain('270deg');
      await region.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
      await expect.poll(mask, path).toMatch(/^linear-gradient\((?!270deg)/);
    }
    await page.setViewportSize({width: 1440, height: 812});
    await page.goto('/guide/drivers/s3.html');
    await expect
      .poll(() =>
        page.locator(BUCKET).evaluate((row) => {
          const around = row.closest('.tableRegion');
          return around && getComputedStyle(around).maskImage;
        }),
      )
      .toBe('none');
  });

  test('tables are there after a change of page without loading it', async ({page}) => {
    await page.goto('/guide/');
    await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 1);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    // The group may be closed: the link is followed as a script would.
    await page
      .locator(`a[href="/guide/drivers/common.html"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('tr#field-mount_path')).toContainText('mount_path');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('links inside a block change the page without loading it', async ({page}) => {
    await page.goto('/guide/drivers/');
    await page.mouse.wheel(0, 1);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
    await page.locator('tr[data-traits] a[href^="/guide/drivers/s3.html"]').first().click();
    await expect(page.locator(BUCKET)).toContainText(bucketKey);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('what is typed before the application runs is not lost', async ({page}) => {
    await page.goto('/guide/drivers/', {waitUntil: 'commit'});
    await page.locator('input[name="q"]').fill('quark');
    await expect.poll(() => page.locator('tr[data-traits]:visible').count()).toBeLessThan(4);
  });

  test('the matrix is complete without scripts', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto('/guide/drivers/');
    await expect(page.locator('tr[data-traits]')).toHaveCount(driverCount);
    await expect(page.locator('input[name="q"]')).toBeHidden();
    await context.close();
  });

  test('permissions become a number and back', async ({page}) => {
    await page.goto('/reference/permissions.html');
    const number = page.locator('input[inputmode="numeric"]');
    await number.fill('248');
    await expect(page.locator('#perm-3 input')).toBeChecked();
    await expect(page.locator('#perm-7 input')).toBeChecked();
    await expect(page.locator('#perm-8 input')).not.toBeChecked();
    await page.locator('#perm-8 input').check();
    await expect(number).toHaveValue('504');
    await number.fill('many');
    await expect(page.getByRole('status').filter({hasText: /0/})).toBeVisible();
  });
});

test('facts of tables are in no script', () => {
  const scripts = ['build', 'build/zh'].flatMap((folder) =>
    readdirSync(`${folder}/assets/js`)
      // The form for requests has the errors of all routes. It's fetched when a reader opens it.
      .filter((name) => !name.startsWith('widget-api-runner.'))
      .map((name) => readFileSync(`${folder}/assets/js/${name}`, 'utf8')),
  );
  const config = JSON.parse(readFileSync('src/data/facts/config-file.json', 'utf8')) as {
    fields: {note: string}[];
  };
  const texts = [
    ...allErrors.map(({cause}) => cause),
    ...config.fields.map(({note}) => note),
  ].filter((text) => text.length > 30);
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter((text) => scripts.some((script) => script.includes(text)))).toEqual([]);
});
