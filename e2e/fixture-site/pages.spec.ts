import {readFileSync} from 'node:fs';
import {FIXTURE_LOG} from './buildFixtureSite';
import {expect, faultsOf, languages, startApplication, test} from './fixtureSiteTest';

const words = {
  en: {
    info: [
      'Author: Ann, Bo',
      'Original',
      'Mar 31, 2026',
      /min read/,
      'Category: Guides, Other',
      'Tags: OAuth, Worldwide',
    ],
    path: 'Breadcrumbs',
    contents: 'On this page',
    copyright: /Copyright © \d{4} Ann, Bo · CC/,
    siteFooter: 'Run by the team.',
    sponsor: 'Sponsorship',
    sponsorName: 'A sponsor',
    unknown: 'Unknown',
    edit: 'Edit this page',
    editFolder: 'docs',
    apiServer: 'API server',
  },
  zh: {
    info: [
      '作者：Ann、Bo',
      '原创',
      '2026年3月31日',
      /阅读约/,
      '分类：Guides、Other',
      '标签：OAuth 授权、全球',
    ],
    path: '页面路径',
    contents: '本页目录',
    copyright: /版权所有 © \d{4} Ann、Bo · CC/,
    siteFooter: '由团队维护。',
    sponsor: '赞助商',
    sponsorName: '一家赞助商',
    unknown: '未知',
    edit: '编辑此页',
    editFolder: 'i18n/zh/docusaurus-plugin-content-docs/current',
    apiServer: 'API 服务器',
  },
} as const;

for (const {locale, prefix, browser} of languages) {
  const expected = words[locale];

  test.describe(`in ${locale}`, () => {
    test.use({locale: browser});

    test(
      `a page shows everything it says about itself (${locale})`,
      {
        tag: [
          '@2-page-with-everything',
          '@2-footer-custom-text-copyright',
          '@2-sidebar-sponsorship-banner-label-path',
          '@3-frontmatter-icon-cover-breadcrumbicon',
          '@3-page-info-both-languages',
        ],
      },
      async ({page}) => {
        await page.goto(`${prefix}/guide/everything.html`);
        const article = page.getByRole('article');

        await expect(article.locator('header li')).toHaveText([...expected.info]);
        await expect(article.getByRole('link', {name: 'Ann'})).toHaveAttribute(
          'href',
          'https://ann.example.com/',
        );
        await expect(article.getByRole('link', {name: 'Guides'})).toHaveAttribute(
          'href',
          `${prefix}/guide/deep.html`,
        );
        const cover = article.locator('header img');
        await expect(cover).toHaveAttribute('alt', '');
        await expect
          .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        await expect(article.getByRole('heading', {level: 1}).locator('svg')).toBeVisible();

        // `shortTitle` and `breadcrumbIcon`.
        const here = page
          .getByRole('navigation', {name: expected.path})
          .locator('[aria-current="page"]');
        await expect(here).toHaveText('Everything');
        await expect(here.locator('svg')).toBeVisible();
        const sidebar = page.locator('#site-nav');
        await expect(sidebar.getByRole('link', {name: 'Everything'})).toBeVisible();

        // `headerDepth: 1`.
        const contents = page.getByRole('navigation', {name: expected.contents});
        await expect(contents.getByRole('link')).toHaveText(['First', 'Second']);

        // `footer` and `license`; the authors are the page's.
        const footer = page.getByRole('contentinfo');
        await expect(footer).toContainText('Written for the fixture site.');
        await expect(footer).toContainText(expected.copyright);
        await expect(footer).not.toContainText(expected.siteFooter);

        await expect(article.getByRole('link', {name: expected.edit})).toHaveAttribute(
          'href',
          `https://gitlab.example.com/team/fixture/-/edit/next/${expected.editFolder}/guide/everything.mdx`,
        );

        await expect(sidebar).toContainText(expected.sponsor);
        const sponsor = sidebar.getByRole('link', {name: expected.sponsorName});
        await expect(sponsor).toHaveAttribute('rel', /sponsored/);
        await expect(sponsor.getByRole('img')).toBeVisible();
        expect(await faultsOf(page)).toEqual([]);
      },
    );

    test(
      `a page switches off its contents, breadcrumbs, edit link, footer, and neighbors (${locale})`,
      {
        tag: [
          '@2-page-without-parts',
          '@3-frontmatter-toc-breadcrumb-editlink',
          '@3-settings-prev-next',
        ],
      },
      async ({page}) => {
        await page.goto(`${prefix}/guide/nothing.html`);
        await expect(page.getByRole('heading', {name: 'A heading'})).toBeVisible();
        await expect(page.getByRole('navigation', {name: expected.contents})).toHaveCount(0);
        await expect(page.getByRole('navigation', {name: expected.path})).toHaveCount(0);
        await expect(page.getByRole('link', {name: expected.edit})).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        await expect(page.locator('a[rel~="next"], a[rel~="prev"], article ~ nav a')).toHaveCount(
          0,
        );
      },
    );

    test(
      `a page chooses its sidebar and lists three levels of headings (${locale})`,
      {tag: '@3-frontmatter-sidebar-by-name'},
      async ({page, complaints}) => {
        await page.goto(`${prefix}/guide/deep.html`);
        await startApplication(page);
        const contents = page.getByRole('navigation', {name: expected.contents});
        await expect(contents.getByRole('link')).toHaveText([
          'Level two',
          'Level three',
          'Level four',
        ]);
        await expect(page.locator('#site-nav').getByRole('link', {name: 'Sticky'})).toBeVisible();
        await expect(page.getByRole('contentinfo')).toContainText(expected.siteFooter);
        expect(complaints).toEqual([]);
      },
    );

    test(
      `a page that no sidebar lists says so in the console (${locale})`,
      {tag: '@8-page-without-sidebar-in-browser'},
      async ({page, complaints}) => {
        await page.goto(`${prefix}/guide/alone.html`);
        await startApplication(page);
        await expect(page.locator('[data-sidebar]')).toHaveCount(0);
        await expect
          .poll(() => complaints.splice(0))
          .toEqual([
            `warning: ${prefix}/guide/alone.html: no sidebar lists this page. Add "guide/alone" to sidebars.ts, or set "sidebar: false".`,
          ]);
      },
    );

    test(
      `a group without a title is called unknown in the breadcrumbs (${locale})`,
      {tag: '@8-breadcrumb-without-title'},
      async ({page}) => {
        await page.goto(`${prefix}/guide/focus.html`);
        const way = page.getByRole('navigation', {name: expected.path}).getByRole('listitem');
        await expect(way.nth(1)).toHaveText(expected.unknown);
      },
    );

    test(
      `values that are no texts are left out, and the build says so (${locale})`,
      {tag: '@5-invalid-author-category-tag'},
      async ({page}) => {
        await page.goto(`${prefix}/guide/wrong.html`);
        await expect(page.getByRole('article').locator('header li')).toHaveText([expected.info[3]]);
        const log = readFileSync(FIXTURE_LOG, 'utf8').split('\n');
        const file = `${expected.editFolder}/guide/wrong.mdx`;
        for (const key of ['author', 'category', 'tags']) {
          const lines = log.filter((line) => line.includes(`${file}: frontmatter "${key}" is`));
          expect(lines, key).toHaveLength(1);
        }
      },
    );
  });
}
