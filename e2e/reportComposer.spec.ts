import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';

const languages = [
  {
    locale: 'en',
    path: '/community/',
    title: 'Report composer',
    log: /^Message or log/,
    what: /^What happened/,
    next: 'None of these fits',
    open: 'Open the form on GitHub',
    masked: 'Masked: tokens (1), IP and MAC addresses (1)',
    driver: '/guide/drivers/quark.html',
  },
  {
    locale: 'zh',
    path: '/zh/community/',
    title: '问题反馈生成器',
    log: /^报错或日志/,
    what: /^问题描述/,
    next: '都不符合',
    open: '在 GitHub 打开表单',
    masked: '已隐去：令牌 1 处、IP 和 MAC 地址 1 处',
    driver: '/zh/guide/drivers/quark.html',
  },
] as const;

const SECRET_LOG =
  'failed get objs: require login [guest], refresh_token=open-sesame-77 from 203.0.113.9';

/** The composer, once it's there: it comes when a reader is near it. */
async function openComposer(page: Page, url: string, title: string): Promise<Locator> {
  await page.goto(url);
  const composer = page.getByRole('region', {name: title});
  await expect(composer).toBeVisible();
  return composer;
}

for (const {locale, path, title, ...names} of languages) {
  test(`masks what is pasted, and proposes what the driver's page explains (${locale})`, async ({
    page,
  }) => {
    // From the driver's page, which chooses the driver.
    await page.goto(`${names.driver}#troubleshooting`);
    await page.locator('.markdown a[href*="driver=Quark#report"]').click();
    await expect(page).toHaveURL(`${path}?driver=Quark#report`);
    const composer = page.getByRole('region', {name: title});
    const requests: string[] = [];
    await expect(composer).toBeVisible();
    page.on('request', (request) => {
      // The browser asks for the icon again, because the URL has changed.
      if (request.url().endsWith('/img/favicon.svg')) return;
      requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
    });
    await composer.getByLabel(names.log).fill(SECRET_LOG);
    await expect(composer.getByLabel(names.log)).toHaveValue(/refresh_token=\[token-1\]/);
    await expect(composer.getByText(names.masked)).toBeVisible();
    await expect(composer.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${names.driver}#`),
    );
    await composer.getByRole('button', {name: names.next}).click();
    await composer.getByLabel(names.what).fill('The list fails.');
    await expect(composer.getByRole('link', {name: names.open})).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/AlistGo\/alist\/issues\/new\?template=bug_report\.yml&title=Quark%3A%20The%20list%20fails\.&driver=Quark/,
    );
    const kept = await page.evaluate(() =>
      JSON.stringify([
        document.documentElement.outerHTML,
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        history.state,
        location.href,
      ]),
    );
    expect(kept).not.toMatch(/sesame|203\.0\.113\.9/);
    expect(requests).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`fits a phone and is accessible (${locale}, ${colorScheme})`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width: 375, height: 812});
      const composer = await openComposer(page, `${path}?driver=Quark#report`, title);
      await composer.getByLabel(names.log).fill(`${SECRET_LOG}\n${'x'.repeat(300)}`);
      await composer.getByRole('button', {name: names.next}).click();
      await composer.getByLabel(names.what).fill('x'.repeat(200));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      const {violations} = await new AxeBuilder({page})
        .include(`[aria-label="${title}"]`)
        .analyze();
      expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
    });
  }
}

test('without scripts, says what to send, and leads to the form', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
  const page = await context.newPage();
  await page.goto('/community/#report');
  await expect(page.getByText('What you did, what you expected, and what happened.')).toBeVisible();
  await expect(page.getByRole('link', {name: 'bug form'})).toHaveAttribute(
    'href',
    'https://github.com/AlistGo/alist/issues/new?template=bug_report.yml',
  );
  await context.close();
});
