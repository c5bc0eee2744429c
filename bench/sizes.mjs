import {launchBrowser} from './browser.mjs';

/** Page kinds whose first view is weighed. */
const pages = [
  {kind: 'home', path: '/'},
  {kind: 'home zh', path: '/zh/'},
  {kind: 'doc', path: '/guide/install/docker.html'},
  {kind: 'doc zh', path: '/zh/guide/install/docker.html'},
  {kind: 'faq', path: '/faq/'},
];

/**
 * Bytes of files (brotli, without response headers) and requests of each page kind: at first, and once the application runs.
 *
 * @param {string} origin where the built site is served
 */
export async function measureSizes(origin) {
  const browser = await launchBrowser();
  const rows = [];
  for (const {kind, path} of pages) {
    // As its own reader sees it: someone else is offered the other language.
    const locale = path.startsWith('/zh/') ? 'zh-CN' : 'en-US';
    const page = await browser.newPage({viewport: {width: 1280, height: 800}, locale});
    await page.goto(origin + path, {waitUntil: 'load'});
    // Not later: after a quiet moment, the application starts without a sign of the reader.
    const first = await filesOf(page);
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    const loaded = await filesOf(page);
    rows.push({
      kind,
      readableBytes: bytesOf(first, 'html', 'css', 'woff2'),
      firstRequests: first.length,
      scriptBytes: bytesOf(loaded, 'js'),
      allBytes: loaded.reduce((total, {bytes}) => total + bytes, 0),
    });
    await page.close();
  }
  await browser.close();
  return rows;
}

/**
 * The files that a page has loaded, by the ending of their names.
 *
 * @param {import('playwright').Page} page
 */
function filesOf(page) {
  return page.evaluate(() => {
    const [shown] = /** @type {PerformanceNavigationTiming[]} */ (
      performance.getEntriesByType('navigation')
    );
    const others = /** @type {PerformanceResourceTiming[]} */ (
      performance.getEntriesByType('resource')
    );
    return [
      {ending: 'html', bytes: shown?.encodedBodySize ?? 0},
      ...others.map(({name, encodedBodySize}) => ({
        ending: /[^.]*$/.exec(new URL(name).pathname)?.[0] ?? '',
        bytes: encodedBodySize,
      })),
    ];
  });
}

/** @param {{ending: string, bytes: number}[]} files @param {string[]} endings */
function bytesOf(files, ...endings) {
  return files
    .filter(({ending}) => endings.includes(ending))
    .reduce((total, {bytes}) => total + bytes, 0);
}
