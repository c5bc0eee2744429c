import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';

const languages = [
  {
    locale: 'en',
    path: '/guide/drivers/s3.html',
    title: 'Storage builder',
    mountPath: /^Mount Path/,
    bucket: /^Bucket/,
    secret: /^Secret access key/i,
    webProxy: /^Web proxy/,
    showAll: /^Show all/,
    form: "AList's form",
  },
  {
    locale: 'zh',
    path: '/zh/guide/drivers/s3.html',
    title: '存储配置生成器',
    mountPath: /^显示文件夹名称/,
    bucket: /^存储桶/,
    secret: /^安全访问密钥/,
    webProxy: /^Web ?代理/i,
    showAll: /^显示全部/,
    form: 'AList 表单',
  },
] as const;

/** The builder, once it's there: it comes when a reader is near it. */
async function openBuilder(page: Page, path: string, title: string): Promise<Locator> {
  await page.goto(`${path}#api`);
  const builder = page.getByRole('region', {name: title});
  await expect(builder).toBeVisible();
  return builder;
}

for (const {locale, path, title, ...names} of languages) {
  test(`makes the request as a reader types, with the keyboard alone (${locale})`, async ({
    page,
  }) => {
    const builder = await openBuilder(page, path, title);
    await builder.getByLabel(names.mountPath).focus();
    await page.keyboard.type('/存档');
    await expect(builder.getByRole('tabpanel', {name: names.form})).toContainText('/存档');
    // The tabs are switched as everywhere on the site.
    await builder.getByRole('tab', {name: names.form}).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(builder.getByRole('tab', {name: 'curl'})).toHaveAttribute('aria-selected', 'true');
    await expect(builder.getByRole('tabpanel', {name: 'curl'})).toContainText('/存档');
  });

  test(`leaves no secret anywhere, and keeps choices in the URL (${locale})`, async ({page}) => {
    const requests: string[] = [];
    const builder = await openBuilder(page, path, title);
    page.on('request', (request) => {
      // The browser asks for the icon again, because the URL has changed.
      if (request.url().endsWith('/img/favicon.svg')) return;
      requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
    });
    await builder.getByLabel(names.secret).fill('open-sesame');
    await builder.getByLabel(names.bucket).fill('example-bucket');
    await builder.getByRole('button', {name: names.showAll}).click();
    await builder.getByLabel(names.webProxy).check();
    await expect(page).toHaveURL(/\?web_proxy=true#api$/);
    await expect(builder).not.toContainText('open-sesame');
    const kept = await page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        history.state,
        location.href,
      ]),
    );
    expect(kept).not.toMatch(/sesame|example-bucket/);
    expect(requests).toEqual([]);
    await page.reload();
    await expect(builder.getByLabel(names.webProxy)).toBeChecked();
    await expect(builder.getByLabel(names.secret)).toHaveValue('');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`fits a phone and is accessible (${locale}, ${colorScheme})`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width: 375, height: 812});
      const builder = await openBuilder(page, path, title);
      await builder.getByRole('button', {name: names.showAll}).click();
      await builder.getByLabel(names.bucket).fill('x'.repeat(200));
      await builder.getByRole('tab', {name: 'JSON'}).click();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(375);
      const {violations} = await new AxeBuilder({page})
        .include(`[aria-label="${title}"]`)
        .analyze();
      expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
    });
  }
}

for (const {locale, start} of [
  {locale: 'en', start: '/guide/drivers/115.html'},
  {locale: 'zh', start: '/zh/guide/drivers/115.html'},
] as const) {
  test(`a page about two drivers shows only what is for one (${locale})`, async ({page}) => {
    await page.goto(start);
    const cloud = page.locator('#fields-115-cloud');
    const works = page.locator('#works-cloud');
    await expect(works).toBeVisible();
    await page.locator('[data-choice="2"]').check();
    await expect(page).toHaveURL(/\?driver=115\+Share$/);
    await expect(works).toBeHidden();
    // The table of 115 Share shows only what differs from it.
    await expect(cloud).toBeVisible();
    await expect(page.locator('#doc-toc a[href="#works-cloud"]')).toBeHidden();
    // A link to something that is hidden shows it.
    await page.evaluate(() => {
      location.hash = '#offline-download';
    });
    await expect(page.locator('#offline-download')).toBeInViewport();
    await expect(page).toHaveURL(/\?driver=115\+Cloud#offline-download$/);
    await page.reload();
    await expect(page.locator('#works-share')).toBeHidden();
    await page.locator('[data-choice="0"]').check();
    await expect(page.locator('#works-share')).toBeVisible();
    await expect(page).toHaveURL(/115\.html#offline-download$/);
  });
}

test('a link chooses one of the drivers of a page, for the builder too', async ({page}) => {
  await page.goto('/guide/drivers/115.html?driver=115+Share#api');
  const builder = page.getByRole('region', {name: 'Storage builder'});
  await expect(builder.getByRole('radio', {name: '115 Share'})).toBeChecked();
  await builder.getByRole('radio', {name: '115 Cloud'}).check();
  await expect(page.locator('#works-share')).toBeHidden();
});

test('the choice of a driver stays in sight, and fits a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 812});
  await page.goto('/guide/drivers/thunder.html?driver=ThunderX#troubleshooting');
  const choice = page.getByRole('group', {name: 'I use'});
  await expect(choice).toBeInViewport();
  await expect(page.locator('#troubleshooting')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const {violations} = await new AxeBuilder({page}).include('fieldset').analyze();
  expect(violations.map(({id}) => id)).toEqual([]);
});

test('a link for one driver shows its choice, and its contents only, before the reader does anything', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 812});
  await page.goto('/guide/drivers/thunder.html?driver=ThunderX');
  const chosen = page.getByRole('radio', {name: 'ThunderX', exact: true});
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeInViewport({ratio: 1});
  const entries = page.locator('#doc-toc li');
  await expect(entries.filter({hasText: 'Device ID'})).toHaveAttribute('hidden');
  await expect(entries.filter({hasText: 'Disk space'})).not.toHaveAttribute('hidden');
});

test('without scripts, the choice of a driver works', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
  const page = await context.newPage();
  await page.goto('/guide/drivers/115.html');
  await expect(page.locator('#works-cloud')).toBeVisible();
  await page.getByRole('radio', {name: '115 Share'}).first().check();
  await expect(page.locator('#works-cloud')).toBeHidden();
  await expect(page.locator('#works-share')).toBeVisible();
  await context.close();
});

test('what the storage is for enters values, and the URL keeps it', async ({page}) => {
  const builder = await openBuilder(page, '/guide/drivers/s3.html', 'Storage builder');
  await builder.getByRole('radio', {name: 'Backups'}).check();
  await expect(page).toHaveURL(/\?for=backup#api$/);
  await expect(builder).toContainText('works with every client');
  await page.reload();
  await expect(builder.getByRole('radio', {name: 'Backups'})).toBeChecked();
});

test('the page of all drivers makes the storage of the chosen one', async ({page}) => {
  await page.goto('/guide/drivers/#builder');
  const builder = page.getByRole('region', {name: 'Storage builder'});
  await builder.getByLabel('Driver').selectOption('WebDav');
  await expect(page).toHaveURL(/\?driver=WebDav#builder$/);
  await builder.getByLabel(/^Mount Path/).fill('/dav');
  await expect(builder.getByRole('tabpanel', {name: "AList's form"})).toContainText('/dav');
  await expect(builder.getByRole('link', {name: /What the status/})).toHaveAttribute(
    'href',
    '/guide/drivers/webdav.html#check',
  );
  // The filter of the table leaves the choice alone.
  await page.getByRole('main').getByRole('searchbox').fill('onedrive');
  await expect(page).toHaveURL(/driver=WebDav&q=onedrive/);
});

test('without scripts, the complete sample is there', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
  const page = await context.newPage();
  await page.goto('/guide/drivers/s3.html#api');
  await page.getByText('Command', {exact: true}).click();
  await expect(page.getByText(/"driver": "S3"/).last()).toBeVisible();
  await context.close();
});

test('when its fields can’t be loaded, says so and keeps the sample', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/forms/**', (route) => route.fulfill({status: 503}));
  await page.goto('/guide/drivers/s3.html#api');
  await expect(page.getByText('HTTP 503')).toBeVisible();
  await expect(page.getByText('Command', {exact: true})).toBeVisible();
  await page.unroute('**/assets/forms/**');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('region', {name: 'Storage builder'})).toBeVisible();
  complaints.splice(0);
});

test('a wrong value has a frame in the color of its message', async ({page}) => {
  const builder = await openBuilder(page, '/guide/drivers/s3.html', 'Storage builder');
  const endpoint = builder.getByLabel(/^Endpoint/);
  await endpoint.fill('https//s3.example.com');
  await endpoint.blur();
  const fault = builder.getByText('Start the URL with http:// or https://.');
  const color = await fault.evaluate((element) => getComputedStyle(element).color);
  await expect(endpoint).toHaveCSS('border-top-color', color);
});

test('on paper, fields have their values, and a long request is whole', async ({page}) => {
  const builder = await openBuilder(page, '/guide/drivers/s3.html', 'Storage builder');
  await builder.getByLabel(/^Bucket/).fill('long '.repeat(400));
  await builder.getByRole('tab', {name: 'curl'}).click();
  const code = builder.getByRole('tabpanel', {name: 'curl'}).locator('pre');
  const hidden = () =>
    code.evaluate((element) => [
      element.scrollHeight - element.clientHeight,
      element.scrollWidth - element.clientWidth,
    ]);
  expect((await hidden()).some((pixels) => pixels > 0)).toBe(true);
  await page.emulateMedia({media: 'print'});
  await expect(builder.getByLabel(/^Bucket/)).toBeVisible();
  expect(await hidden()).toEqual([0, 0]);
});
