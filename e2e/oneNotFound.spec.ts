import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createSiteServer} from '../scripts/lib/siteServer.mjs';
import {expect, test} from './fixtures';

/*
 * Hosts such as GitHub Pages and Netlify answer every unknown URL with the 404 page at the root.
 */

let server: Server;
let origin: string;

test.beforeAll(async () => {
  server = createSiteServer('build', {hasOneNotFound: true});
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`; // it listens on a port
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('the 404 text is in the language of the URL, without a word of the other one before', async ({
  page,
}) => {
  const seen = new Set<string>();
  await page.exposeFunction('report', (title: string) => seen.add(title));
  // Notes every title that can be seen, frame by frame, in each document.
  await page.addInitScript(() => {
    const {report} = window as unknown as {report: (title: string) => void};
    const look = (): void => {
      const title = document.querySelector('h1');
      if (title?.checkVisibility({visibilityProperty: true})) report(title.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  const answer = await page.goto(`${origin}/zh/guide/install/dokcer?a=1#b`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('页面不存在');
  await expect(page.locator('[data-nearest] a').first()).toHaveAttribute('href', /docker\.html$/);
  await expect(page).toHaveURL(`${origin}/zh/guide/install/dokcer?a=1#b`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect.poll(() => [...seen]).toEqual(['页面不存在']);
});

test('in English it stays as it is', async ({page}) => {
  await page.goto(`${origin}/guide/install/dokcer`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page).toHaveURL(`${origin}/guide/install/dokcer`);
});

for (const [wrong, right] of [
  ['/zh/Guide/Installation/docker', '/zh/guide/install/docker.html'],
  ['/ZH/guide/install/docker.html', '/zh/guide/install/docker.html'],
  // A host that sends the helpers' policy with its 404 page.
  ['/zh/tool/115/TOKEN', '/zh/tool/115/token.html'],
] as const) {
  test(`${wrong} is resolved`, async ({page}) => {
    await page.goto(`${origin}${wrong}?a=1#top`);
    await expect(page).toHaveURL(`${origin}${right}?a=1#top`);
  });
}
