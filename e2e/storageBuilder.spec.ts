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

test('a link chooses one of the drivers of a page', async ({page}) => {
  await page.goto('/guide/drivers/115.html?driver=115+Share#api');
  await expect(page.getByRole('radio', {name: '115 Share'})).toBeChecked();
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
