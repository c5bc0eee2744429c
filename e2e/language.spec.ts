import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {findAll, placesOf, readBuilt} from './builtPages';
import {expect, sitePages, startApplication, test} from './fixtures';

test('every page declares language, translation, and canonical address, before any script runs', () => {
  for (const [index, {path}] of sitePages.en.entries()) {
    const translation = sitePages.zh[index]?.path ?? '';
    for (const [address, lang] of [
      [path, 'en-US'],
      [translation, 'zh-CN'],
    ] as const) {
      const page = placesOf(readBuilt(address));
      const pathOf = (link: Element): string => new URL(String(link.properties['href'])).pathname;
      const head: Readonly<Record<string, unknown>> = {
        lang: findAll(page, 'html').map(({properties}) => properties['lang']),
        canonical: findAll(page, 'link', {rel: 'canonical'}).map(pathOf),
        alternates: Object.fromEntries(
          findAll(page, 'link', {rel: 'alternate'})
            .filter(({properties}) => properties['hrefLang'] !== undefined)
            .map((link) => [link.properties['hrefLang'], pathOf(link)]),
        ),
        title: findAll(page, 'title').map((title) => toString(title))[0],
        properties: ['og:title', 'og:description', 'og:image', 'og:url'].map(
          (property) => findAll(page, 'meta', {property})[0]?.properties['content'],
        ),
      };
      expect.soft(head, address).toEqual({
        lang: [lang],
        canonical: [address],
        alternates: {en: path, 'zh-CN': translation, 'x-default': path},
        title: expect.stringMatching(/Docs$/),
        properties: Array.from({length: 4}, () => expect.stringMatching(/./)),
      });
    }
  }
});

for (const state of ['before', 'after'] as const) {
  test(`the language menu keeps page, query and hash ${state} the application runs`, async ({
    page,
  }) => {
    await page.goto('/guide/install/docker.html?a=1#need');
    if (state === 'after') await startApplication(page);
    await page.getByRole('banner').locator('summary[aria-label="Language"]').click();
    await page.getByRole('banner').getByRole('link', {name: '简体中文'}).click();
    await expect(page).toHaveURL('/zh/guide/install/docker.html?a=1#need');
    await page.getByRole('banner').locator('summary[aria-label="语言"]').click();
    await page.getByRole('banner').getByRole('link', {name: 'English'}).click();
    await expect(page).toHaveURL('/guide/install/docker.html?a=1#need');
  });
}

test(
  'from an address that is no page the language menu leads home',
  {tag: '@2-language-dropdown-same-else'},
  async ({page}) => {
    await page.goto('/nothing/at/all');
    await page.getByRole('banner').locator('summary[aria-label="Language"]').click();
    await page.getByRole('banner').getByRole('link', {name: '简体中文'}).click();
    await expect(page).toHaveURL('/zh/');
  },
);

test('the sitemaps list every page of their language and nothing else', async ({
  request,
  baseURL,
}) => {
  for (const locale of ['en', 'zh'] as const) {
    const xml = await (
      await request.get(locale === 'en' ? '/sitemap.xml' : '/zh/sitemap.xml')
    ).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url ?? '', baseURL).pathname,
    );
    expect(listed.sort()).toEqual(sitePages[locale].map(({path}) => path).sort());
  }
});
