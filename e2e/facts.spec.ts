import {readFileSync, readdirSync} from 'node:fs';
import {expect, test} from './fixtures';

const {errors: allErrors} = JSON.parse(readFileSync('src/data/facts/errors.json', 'utf8')) as {
  errors: {cause: string}[];
};

/** A row that begins with a field's label. */
const BUCKET = 'tr#field-bucket';

for (const prefix of ['', '/zh']) {
  test.describe(`facts${prefix}`, () => {
    test('a colleague is led to one field', async ({page}) => {
      await page.goto(`${prefix}/guide/drivers/s3.html#field-bucket`);
      const row = page.locator(BUCKET);
      await expect(row).toBeInViewport();
      await expect(row).toContainText('bucket');
      await expect(row).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\)).+/);
    });

    test('the driver matrix is filtered, sorted, and shared by its address', async ({page}) => {
      await page.goto(`${prefix}/guide/drivers/`);
      const rows = page.locator('tr[data-traits]:visible');
      await expect(rows).toHaveCount(98);
      await page.locator('input[name="q"]').fill('对象存储');
      await expect(page.locator('tr[data-traits]', {hasText: 'S3'}).first()).toBeVisible();
      await expect.poll(() => rows.count()).toBeLessThan(5);
      // A keyword of the page that neither its title nor its drivers name.
      await page.locator('input[name="q"]').fill('sharepoint');
      await expect(page.locator('tr[data-traits]', {hasText: 'OneDrive'}).first()).toBeVisible();
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

    test('two releases are compared, and the comparison is shared by its address', async ({
      page,
    }) => {
      await page.goto(`${prefix}/reference/versions.html?from=v3.62.0&to=v3.63.0`);
      const rows = page.locator('tr[data-since]:visible');
      await page.mouse.wheel(0, 1);
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

    test('an error is found by a part of its message', async ({page}) => {
      await page.goto(`${prefix}/faq/error.html`);
      await page.locator('input[name="q"]').fill('guest user disabled');
      await expect(page.locator('#err-guest-disabled')).toBeVisible();
      await expect.poll(() => page.locator('article[id^="err-"]:visible').count()).toBeLessThan(4);
      await expect(page.locator('#startup')).toBeHidden();
      await expect(page).toHaveURL(/\?q=guest\+user\+disabled$/);
      await page.locator('input[name="q"]').fill('');
      await expect
        .poll(() => page.locator('article[id^="err-"]:visible').count())
        .toBe(allErrors.length);
    });
  });
}

test.describe('facts', () => {
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
    await page.locator(`tr[data-traits] a[href="/guide/drivers/s3.html"]`).first().click();
    await expect(page.locator(BUCKET)).toContainText('bucket');
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
    await expect(page.locator('tr[data-traits]')).toHaveCount(98);
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
    readdirSync(`${folder}/assets/js`).map((name) =>
      readFileSync(`${folder}/assets/js/${name}`, 'utf8'),
    ),
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
