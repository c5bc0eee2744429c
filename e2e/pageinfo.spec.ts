import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {allPaths, expect, startApplication, test} from './fixtures';

const DRIVER = {
  en: {
    path: '/guide/drivers/s3.html',
    facts: [
      'Tags: Object storage, Worldwide, China, Self-hosted',
      /^Steps tested with AList v[\d.]+ on \w+ \d+, \d{4}$/,
    ],
    way: ['Home', 'Drivers', 'Own disks and servers', 'S3'],
    breadcrumbs: 'Breadcrumbs',
    edit: 'Edit this page',
    source: 'docs/guide/drivers/s3.mdx',
    updated: 'Last updated: ',
    contributors: 'Contributors: ',
    copyright: 'Copyright',
    drivers: '/guide/drivers/',
  },
  zh: {
    path: '/zh/guide/drivers/s3.html',
    facts: [
      '标签：对象存储、全球、中国大陆、自托管',
      /^步骤已用 AList v[\d.]+ 实测（\d{4}年\d+月\d+日）$/,
    ],
    way: ['首页', '驱动', '自己的磁盘与服务器', 'S3 对象存储'],
    breadcrumbs: '页面路径',
    edit: '编辑此页',
    source: 'i18n/zh/docusaurus-plugin-content-docs/current/guide/drivers/s3.mdx',
    updated: '最后更新：',
    contributors: '贡献者：',
    copyright: '版权所有',
    drivers: '/zh/guide/drivers/',
  },
} as const;

for (const [locale, expected] of Object.entries(DRIVER)) {
  for (const state of ['before', 'after'] as const) {
    test(
      `a driver page says what it is, where it stands and who wrote it, ${state} the application runs (${locale})`,
      {tag: ['@2-page-title-and-info', '@9-edit-link-patterns-four', '@9-edit-link-branch']},
      async ({page}) => {
        await page.goto(expected.path);
        if (state === 'after') await startApplication(page);

        const info = page.locator('header', {has: page.getByRole('heading', {level: 1})});
        await expect(info.getByRole('listitem')).toHaveText([...expected.facts]);

        const way = page.getByRole('navigation', {name: expected.breadcrumbs});
        await expect(way.getByRole('listitem')).toHaveText([...expected.way]);
        await expect(way.getByRole('link', {name: expected.way[1]})).toHaveAttribute(
          'href',
          expected.drivers,
        );
        await expect(way.locator('[aria-current=page]')).toHaveText(expected.way[3]);

        const edit = page.getByRole('link', {name: expected.edit});
        await expect(edit).toHaveAttribute('href', new RegExp(`/edit/main/${expected.source}$`));
        expect(existsSync(expected.source)).toBe(true);
        await expect(page.getByText(expected.copyright)).toContainText(
          `© ${new Date().getFullYear()}`,
        );
      },
    );
  }

  test(
    `search engines are told the way to a driver page (${locale})`,
    {tag: '@also-breadcrumb-keeps-structured-data'},
    async ({page}) => {
      await page.goto(expected.path);
      const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
      const {itemListElement} = JSON.parse(data ?? '') as {itemListElement: {name: string}[]};
      // A group without a front page has no address, so it is not among them.
      expect(itemListElement.map(({name}) => name)).toEqual(
        expected.way.filter((_step, index) => index !== 2),
      );
    },
  );

  test(
    `the guide’s front page lists its sections without scripts (${locale})`,
    {tag: '@also-catalog-plain-html'},
    async ({browser}) => {
      const context = await browser.newContext({javaScriptEnabled: false});
      const page = await context.newPage();
      await page.goto(locale === 'en' ? '/guide/' : '/zh/guide/');
      const list = page.locator('.markdown ul', {
        has: page.locator('> li > a[href$="/guide/drivers/"]'),
      });
      await expect(list.getByRole('link', {name: expected.way[1], exact: true})).toHaveAttribute(
        'href',
        expected.drivers,
      );
      // Two levels, as the page asks for.
      expect(await list.locator('li li').count()).toBeGreaterThan(0);
      await expect(list.locator('li li li')).toHaveCount(0);
      await context.close();
    },
  );
}

/** Whether the history of this copy is whole: not an unpacked archive, not a shallow clone. */
function hasHistory(): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {stdio: 'pipe'});
    return answer.toString().trim() === 'false';
  } catch {
    return false;
  }
}

test(
  'every page names its last change and its contributors, without addresses, if there is a history',
  {tag: '@also-contributors-without-addresses'},
  () => {
    const files = allPaths.filter((name) => !/^\/(zh\/)?($|tool\/)/.test(name));
    const pages = files.map((name) =>
      readFileSync(`build${name.replace(/\/$/, '/index.html')}`, 'utf8'),
    );
    const dated = pages.filter((html) => /Last updated: |最后更新：/.test(html));
    expect(dated).toHaveLength(hasHistory() ? files.length : 0);
    // Accounts that several people share aren't contributors, so a page can have none.
    const named = pages.flatMap((html) =>
      [...html.matchAll(/<span>(?:Contributors: |贡献者：)([^<]+)<\/span>/g)].map(
        ([, names]) => names ?? '',
      ),
    );
    expect(named.filter((names) => names.includes('maintainers'))).toEqual([]);
    expect(named.filter((names) => names.includes('@'))).toEqual([]);
  },
);

test(
  'what only a portfolio needs is in no script of other pages',
  {tag: '@also-portfolio-in-no-other-script'},
  () => {
    const folders = ['build/assets/js', 'build/zh/assets/js'];
    const scripts = folders.flatMap((folder) =>
      readdirSync(folder).map((name) => path.join(folder, name)),
    );
    expect(scripts.length).toBeGreaterThan(0);
    const holders = scripts.filter((file) => readFileSync(file, 'utf8').includes('Hi There, I'));
    expect(holders).toEqual([]);
  },
);
