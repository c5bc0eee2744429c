import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createJiti} from 'jiti';
import {launchBrowser} from './browser.mjs';

const locales = /** @type {const} */ (['en', 'zh']);

const jiti = createJiti(import.meta.url, {alias: {'@site': path.resolve('.')}});

/** @param {string} url */
const readJson = (url) => JSON.parse(readFileSync(`build${url}`, 'utf8'));

/**
 * The embedded search of each language: quality over the judged set, bytes until the first result, time
 * of later queries, and what its index costs.
 *
 * @param {string} origin where the built site is served
 */
export async function measureSearch(origin) {
  const {measureQuality} = /** @type {any} */ (await jiti.import('../tests/search/measure.ts'));
  const {judgedQueries} = /** @type {any} */ (await jiti.import('../tests/search/judged.ts'));
  const {unpackIndex} = /** @type {any} */ (await jiti.import('../src/lib/search/records.ts'));
  const rows = [];
  for (const locale of locales) {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    const manifest = readJson(`${prefix}/search-index.json`);
    const pages = unpackIndex(readJson(manifest.heads), readJson(manifest.bodies));
    const {judgements, successAt1, successAt3, mrr} = measureQuality(locale, pages);
    rows.push({
      locale,
      queries: judgements.length,
      successAt1,
      successAt3,
      mrr,
      ...(await measureWindow(
        origin,
        prefix,
        judgedQueries[locale].map((/** @type {{query: string}} */ {query}) => query),
      )),
      indexBuildMs: await measureIndexBuild(prefix),
      entries: pages.flatMap((/** @type {{entries: unknown[]}} */ {entries}) => entries).length,
      headsBytes: await weigh(origin + manifest.heads),
      bodiesBytes: await weigh(origin + manifest.bodies),
    });
  }
  return rows;
}

/**
 * Bytes until the first result, then the time of each query typed into the open window.
 *
 * @param {string} origin
 * @param {string} prefix
 * @param {readonly string[]} queries
 */
async function measureWindow(origin, prefix, queries) {
  const browser = await launchBrowser();
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({encodedDataLength}) => (bytes += encodedDataLength));
  await page.goto(`${origin}${prefix}/guide/install/docker.html`);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  bytes = 0;
  await page.locator('[data-action="search"]').click();
  await page.locator('.DocSearch-Input').waitFor();
  // The first query is answered from the titles, then once more when the texts can be searched.
  const improved = page.evaluate(untilAnswered, 2);
  await page.locator('.DocSearch-Input').fill('docker');
  await page.locator('.DocSearch-Hit').first().waitFor();
  const firstResultBytes = bytes;
  await improved;
  /** @type {{query: string, ms: number}[]} */
  const times = [];
  for (const query of queries) times.push({query, ms: await page.evaluate(timeQuery, query)});
  await browser.close();
  times.sort((a, b) => a.ms - b.ms);
  /** @param {number} share */
  const quantile = (share) => times[Math.ceil(share * times.length) - 1]?.ms ?? 0;
  return {
    firstResultBytes,
    warmMs: quantile(0.5),
    warm95Ms: quantile(0.95),
    slowestMs: quantile(1),
    slowestQuery: times.at(-1)?.query ?? '',
  };
}

/**
 * Runs in the page: resolves when the window has shown so many answers.
 *
 * @param {number} count
 * @returns {Promise<void>}
 */
function untilAnswered(count) {
  const {document, MutationObserver} = /** @type {any} */ (globalThis);
  const root = document.querySelector('[data-search-status]');
  return new Promise((resolve) => {
    let answers = 0;
    const observer = new MutationObserver(() => {
      if (root.dataset.searchStatus === 'done') answers += 1;
      if (answers < count) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, {attributes: true, attributeFilter: ['data-search-status']});
  });
}

/**
 * Runs in the page: milliseconds from typing a query until the window shows its results, which is the last
 * change before it rests. (A quick answer comes in one go with the notice that it is searched for, so the
 * status alone does not tell.)
 *
 * @param {string} query
 * @returns {Promise<number>}
 */
function timeQuery(query) {
  const {
    document,
    performance,
    setInterval,
    clearInterval,
    InputEvent,
    MutationObserver,
    HTMLInputElement,
  } = /** @type {any} */ (globalThis);
  const input = document.querySelector('.DocSearch-Input');
  const root = document.querySelector('[data-search-status]');
  const restMs = 200;
  return new Promise((resolve) => {
    const start = performance.now();
    let changed = start;
    const observer = new MutationObserver(() => (changed = performance.now()));
    observer.observe(root, {subtree: true, childList: true, attributes: true, characterData: true});
    const timer = setInterval(() => {
      if (root.dataset.searchStatus !== 'done' || performance.now() - changed < restMs) return;
      clearInterval(timer);
      observer.disconnect();
      resolve(changed - start);
    }, restMs / 4);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
    input.dispatchEvent(new InputEvent('input', {bubbles: true}));
  });
}

/**
 * Writes the index of the built pages once more.
 *
 * @param {string} prefix
 */
async function measureIndexBuild(prefix) {
  const {writeSearchIndex} = /** @type {any} */ (
    await jiti.import('../src/plugins/search-index/index.ts')
  );
  const routesPaths = readJson(`${prefix}/pages.json`).map(
    (/** @type {{path: string}} */ page) => page.path,
  );
  const started = performance.now();
  await writeSearchIndex({
    outDir: path.resolve(`build${prefix}`),
    baseUrl: `${prefix}/`,
    routesPaths,
  });
  return performance.now() - started;
}

/** @param {string} url */
async function weigh(url) {
  const answer = await fetch(url, {headers: {'accept-encoding': 'br'}});
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length'));
}
