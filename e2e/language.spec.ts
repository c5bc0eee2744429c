import {expect, sitePages, startApplication, test} from './fixtures';

for (const [index, {path}] of sitePages.en.entries()) {
  const twin = sitePages.zh[index]?.path ?? '';

  test(`${path} and ${twin} declare language, twin and canonical address`, async ({page}) => {
    for (const [address, lang] of [
      [path, 'en-US'],
      [twin, 'zh-CN'],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const readHead = () =>
        page.evaluate(() => ({
          canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(
            (link) => new URL(link.href).pathname,
          ),
          alternates: Object.fromEntries(
            [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map(
              (link) => [link.hreflang, new URL(link.href).pathname],
            ),
          ),
          title: document.title,
          properties: ['og:title', 'og:description', 'og:image', 'og:url'].map(
            (name) =>
              document.querySelector<HTMLMetaElement>(`meta[property="${name}"]`)?.content ?? '',
          ),
        }));
      // Where the application starts at once, it writes the head anew.
      await expect.poll(readHead).toEqual({
        canonical: [address],
        alternates: {en: path, 'zh-CN': twin, 'x-default': path},
        title: expect.stringMatching(/Docs$/),
        properties: Array.from({length: 4}, () => expect.stringMatching(/./)),
      });
    }
  });
}

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

test('from an address that is no page the language menu leads home', async ({page}) => {
  await page.goto('/nothing/at/all');
  await page.getByRole('banner').locator('summary[aria-label="Language"]').click();
  await page.getByRole('banner').getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL('/zh/');
});

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
