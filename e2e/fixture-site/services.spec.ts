import type {Page} from '@playwright/test';
import {hosts, fixtureEnvironment} from './environment';
import {
  BEFORE_TIMEOUTS_MS,
  expect,
  FOUND_QUERY,
  languages,
  startApplication,
  test,
} from './fixtureSiteTest';

const words = {
  en: {comments: 'en', apiServer: 'API server', noResults: 'No results'},
  zh: {comments: 'zh-CN', apiServer: 'API 服务器', noResults: '没有'},
} as const;

const SCRIPTS = [
  ...fixtureEnvironment.DOCS_ANALYTICS_SCRIPT.split(' '),
  fixtureEnvironment.DOCS_ADS_SCRIPT,
].map((address) => address.replace('https://', ''));

/** Names of the scripts of other hosts that have run in this document. */
const foreignScripts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as {foreign?: readonly string[]}).foreign ?? []);

for (const {locale, prefix, browser} of languages) {
  const expected = words[locale];

  test.describe(`in ${locale}`, () => {
    test.use({locale: browser});

    test(
      `comments are asked for at the foot of a page, in its language, with all settings (${locale})`,
      {tag: ['@3-comment-configuration-repo-category', '@5-comments-language-off-per']},
      async ({page, asked}) => {
        const path = `${prefix}/guide/everything.html`;
        await page.goto(path);
        await startApplication(page);
        const widget = page.frameLocator('iframe[title="Comments"]');
        const frame = page.locator('iframe[title="Comments"]');
        await expect(frame).toHaveAttribute('loading', 'lazy');
        await frame.scrollIntoViewIfNeeded();
        await expect(
          widget.getByText(`/${expected.comments}/widget of team/fixture`),
        ).toBeVisible();
        const request = asked.find(({host}) => `https://${host}` === hosts.comments);
        expect(Object.fromEntries(request?.search ?? [])).toMatchObject({
          repo: fixtureEnvironment.DOCS_GISCUS_REPO,
          repoId: fixtureEnvironment.DOCS_GISCUS_REPO_ID,
          category: fixtureEnvironment.DOCS_GISCUS_CATEGORY,
          categoryId: fixtureEnvironment.DOCS_GISCUS_CATEGORY_ID,
          strict: '1',
          reactionsEnabled: '1',
          inputPosition: 'top',
          theme: 'light',
          // One discussion per URL.
          term: path.slice(1).replace('.html', ''),
        });
      },
    );

    test(
      `a page without comments asks for none, and analytics and ads run once (${locale})`,
      {
        tag: [
          '@2-api-server-without-sidebar',
          '@3-frontmatter-sidebar-switched-off',
          '@3-api-server-options-cf',
          '@7-ads-two-analytics-scripts',
        ],
      },
      async ({page, asked}) => {
        await page.goto(`${prefix}/guide/nothing.html`);
        await startApplication(page);
        await expect
          .poll(async () => (await foreignScripts(page)).toSorted())
          .toEqual(SCRIPTS.toSorted());
        await expect(page.locator('iframe')).toHaveCount(0);
        expect(asked.some(({host}) => `https://${host}` === hosts.comments)).toBe(false);

        // Another page of the application counts itself; a page under /tool/ is a new document.
        await page.locator('#site-nav').getByRole('link', {name: 'Everything'}).click();
        await expect(page.getByRole('heading', {level: 1})).toHaveText('A page with everything');
        expect(await foreignScripts(page)).toHaveLength(SCRIPTS.length);
        const before = asked.length;
        await page.locator('article a[href$="/tool/"]').click();
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Tools');
        await startApplication(page);
        const select = page.getByRole('combobox', {name: expected.apiServer});
        await expect(select.getByRole('option')).toHaveText([
          'cf.example.com (cf)',
          'cn.example.com (cn)',
          'de.example.com (de)',
          // The site is served from this machine.
          'http://localhost:3002 (local)',
        ]);
        await expect(select).toHaveValue('cf');
        await expect(page.locator('iframe')).toHaveCount(0);
        expect(await foreignScripts(page)).toEqual([]);
        expect(
          asked.slice(before).filter(({host}) => `https://${host}` !== hosts.comments),
        ).toEqual([]);
      },
    );

    test(
      `hosted search is asked 500 ms after the last key (${locale})`,
      {
        tag: [
          '@3-search-configuration-appid-apikey',
          '@7-hosted-search-500-ms',
          '@9-search-debounce',
        ],
      },
      async ({page, asked}) => {
        const queries = () =>
          asked.flatMap(({host, body}) =>
            `https://${host}` === hosts.search
              ? (body as {requests: {query: string; facetFilters: unknown}[]}).requests
              : [],
          );
        await page.clock.install({time: 0});
        await page.goto(`${prefix}/catalog/plain.html`);
        await startApplication(page);
        await expect(page.locator(`link[rel="preconnect"][href="${hosts.search}"]`)).toBeAttached();
        await page.locator('[data-action="search"]').click();
        const box = page.getByRole('combobox');
        await expect(box).toBeFocused();
        await page.clock.pauseAt(BEFORE_TIMEOUTS_MS);
        await page.keyboard.type(FOUND_QUERY.slice(0, -1));
        await page.clock.runFor(499);
        await page.keyboard.type(FOUND_QUERY.slice(-1));
        await page.clock.runFor(499);
        expect(queries()).toEqual([]);
        // The client itself takes another turn of the clock before it sends the request.
        await page.clock.runFor(1);
        await page.clock.resume();
        const hit = page.getByRole('option').first();
        await expect(hit).toContainText('Hosted page');
        await expect(hit).toContainText('Hosted text');
        await expect(hit).toHaveAttribute('href', '/zh/guide/everything.html#first');
        expect(queries()).toMatchObject([
          {
            query: FOUND_QUERY,
            facetFilters: [
              `language:${locale}`,
              ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
            ],
          },
        ]);
        await box.fill('nothing of the kind');
        await expect(page.getByRole('dialog').getByText(expected.noResults).first()).toBeVisible();
      },
    );
  });
}

test(
  'the search page asks the hosted search',
  {tag: '@7-hosted-search-page'},
  async ({page, asked}) => {
    await page.goto(`/search.html?q=${FOUND_QUERY}`);
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('Hosted page');
    expect(asked.filter(({host}) => `https://${host}` === hosts.search)).toHaveLength(1);
  },
);

test(
  'a failure of the hosted search is shown',
  {tag: '@8-failure-hosted-search'},
  async ({page, complaints}) => {
    await page.route(/algolia/, (route) => route.abort());
    await page.goto('/catalog/plain.html');
    await page.locator('[data-action="search"]').click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(FOUND_QUERY);
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await expect(page.getByText('You might want to check your network connection')).toBeVisible();
    // The browser itself reports requests that fail.
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((text) => !text.includes('net::ERR_FAILED')),
    );
  },
);
