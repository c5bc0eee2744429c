import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';

const languages = [
  {
    locale: 'en',
    path: '/guide/install/reverse-proxy.html',
    open: 'Enter your values, and get your files and commands',
    title: 'Installation builder',
    proxy: 'Reverse proxy',
    host: /^Host name/,
    database: 'Database',
    password: /^Database password/,
    files: 'Files and commands',
    changed: 'Updated steps: 1, 4, 5, 8',
  },
  {
    locale: 'zh',
    path: '/zh/guide/install/reverse-proxy.html',
    open: '填写你的配置，生成文件和命令',
    title: '安装配置生成器',
    proxy: '反向代理',
    host: /^域名/,
    database: '数据库',
    password: /^数据库密码/,
    files: '文件和命令',
    changed: '已更新步骤：1、4、5、8',
  },
] as const;

/** The builder, once the reader has opened it. */
async function openBuilder(page: Page, open: string, title: string): Promise<Locator> {
  await page.getByText(open, {exact: true}).click();
  const builder = page.getByRole('region', {name: title});
  await expect(builder).toBeVisible();
  return builder;
}

for (const {locale, path, open, title, files, changed, ...names} of languages) {
  test(`takes the place of the samples, and makes a link that others can open (${locale})`, async ({
    page,
  }) => {
    await page.goto(path);
    const sample = page.locator('pre', {hasText: 'ssl_certificate /etc/letsencrypt/live/files.'});
    await expect(sample).toBeVisible();
    const builder = await openBuilder(page, open, title);
    await builder.getByLabel(names.host).fill('files.example.org');
    await builder.getByLabel(names.proxy, {exact: true}).selectOption('caddy');
    await expect(builder.locator('pre', {hasText: 'files.example.org {'})).toBeVisible();
    await expect(sample).toBeHidden();
    await expect(page).toHaveURL(/\?builder=install&proxy=caddy&host=files\.example\.org$/);
    await page.reload();
    await expect(builder.getByLabel(names.host)).toHaveValue('files.example.org');
    await expect(builder.locator('pre', {hasText: 'files.example.org {'})).toBeVisible();
    await page.getByText(open, {exact: true}).click();
    await expect(builder).toBeHidden();
    await expect(page).not.toHaveURL(/builder=/);
  });

  test(`leaves no password anywhere (${locale})`, async ({page}) => {
    await page.goto(path);
    const builder = await openBuilder(page, open, title);
    await builder.getByLabel(names.database, {exact: true}).selectOption('mysql');
    const requests: string[] = [];
    page.on('request', (request) => {
      // The browser asks for the icon again, because the URL has changed.
      if (!request.url().endsWith('/img/favicon.svg')) requests.push(request.url());
    });
    await builder.getByLabel(names.password).fill('open-sesame');
    await expect(builder).not.toContainText('sesame');
    const kept = await page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        history.state,
        location.href,
      ]),
    );
    expect(kept).not.toContain('sesame');
    expect(requests).toEqual([]);
  });

  for (const width of [375, 1440]) {
    test(`the files are one touch away from every field (${locale}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 812});
      await page.goto(path);
      const builder = await openBuilder(page, open, title);
      const file = builder.locator('pre').first();
      const link = builder.getByRole('button', {name: files});
      const host = builder.getByLabel(names.host);
      await host.fill('files.example.org');
      await expect(file).not.toBeInViewport();
      await expect(link).toBeInViewport({ratio: 1});
      await expect(builder.getByText(changed)).toBeInViewport({ratio: 1});
      await link.click();
      await expect(file).toBeInViewport();
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`fits a phone and is accessible (${locale}, ${colorScheme})`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width: 375, height: 812});
      await page.goto(path);
      const builder = await openBuilder(page, open, title);
      await builder.getByLabel(names.database, {exact: true}).selectOption('postgres');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(375);
      const {violations} = await new AxeBuilder({page})
        .include(`[aria-label="${title}"]`)
        .analyze();
      expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
    });
  }
}

test('the bar over the form is as wide as its card', async ({page}) => {
  await page.goto('/guide/install/docker.html?builder=install');
  const card = page.getByRole('region', {name: 'Installation builder'});
  await expect(card).toBeVisible();
  const bar = card.locator('p', {has: page.getByRole('button', {name: 'Files and commands'})});
  for (const width of [375, 1440]) {
    await page.setViewportSize({width, height: 900});
    await expect(async () => {
      const outer = await card.boundingBox();
      const inner = await bar.boundingBox();
      if (!outer || !inner) throw new Error('The builder has no bar.');
      expect(inner.x - outer.x).toBeCloseTo(1);
      expect(outer.width - inner.width).toBeCloseTo(2);
    }).toPass();
  }
});

test('a link of the page opens the form with its values, also while it is open', async ({page}) => {
  await page.goto('/guide/install/reverse-proxy.html');
  await page.getByRole('link', {name: 'enter your values'}).click();
  const builder = page.getByRole('region', {name: 'Installation builder'});
  await expect(builder.getByLabel(/^Subpath/)).toHaveValue('/alist');

  await page.goto('/guide/install/nas.html');
  const folder = builder.getByLabel(/^Data folder/);
  const links = page.locator('p', {hasText: 'let the form write it'});
  await links.getByRole('link', {name: 'QNAP'}).click();
  await expect(folder).toHaveValue('/share/<folder>/alist');
  await links.getByRole('link', {name: 'Unraid'}).click();
  await expect(folder).toHaveValue('/mnt/user/appdata/alist');
  await expect(builder.getByLabel(/^PUID/)).toHaveValue('99');

  // A link to a part of the page changes nothing in the form.
  await builder.getByLabel('Database', {exact: true}).selectOption('mysql');
  await builder.getByLabel(/^Database user/).fill('anna');
  await page.getByRole('link', {name: 'table', exact: true}).click();
  await expect(page).toHaveURL(/#systems$/);
  await expect(builder.getByLabel(/^Database user/)).toHaveValue('anna');
});

test('without scripts, the samples are there and nothing else', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
  const page = await context.newPage();
  await page.goto('/guide/install/docker.html');
  await expect(page.getByText('container_name: alist').first()).toBeAttached();
  await expect(page.getByText('Enter your values, and get your files')).toBeHidden();
  await context.close();
});
