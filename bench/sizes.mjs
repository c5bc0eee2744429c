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
 * Bytes over the wire (brotli, response headers included) and requests of each page kind: at first, and once the application runs.
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
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    /** @type {Map<string, string>} */
    const typeById = new Map();
    /** @type {{type: string, bytes: number}[]} */
    const loaded = [];
    session.on(
      'Network.requestWillBeSent',
      ({requestId, type}) => void typeById.set(requestId, type ?? 'Other'),
    );
    session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      loaded.push({type: typeById.get(requestId) ?? 'Other', bytes: encodedDataLength});
    });
    await page.goto(origin + path, {waitUntil: 'networkidle'});
    const first = [...loaded];
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    /** @param {typeof loaded} list @param {string[]} types */
    const sum = (list, ...types) =>
      list.filter(({type}) => types.includes(type)).reduce((total, {bytes}) => total + bytes, 0);
    rows.push({
      kind,
      readableBytes: sum(first, 'Document', 'Stylesheet', 'Font'),
      firstRequests: first.length,
      scriptBytes: sum(loaded, 'Script'),
      allBytes: loaded.reduce((total, {bytes}) => total + bytes, 0),
    });
    await page.close();
  }
  await browser.close();
  return rows;
}
