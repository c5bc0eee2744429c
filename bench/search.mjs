import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {brotliCompressSync, constants} from 'node:zlib';
import {createJiti} from 'jiti';
import {launchBrowser} from './browser.mjs';

const locales = /** @type {const} */ (['en', 'zh']);

/** As a phone, compared with this machine. */
const SLOWDOWN = 4;

/** So many results are on screen, and have their text loaded. */
const SHOWN_RESULTS = 8;

/** After so long without work, a query is done. */
const REST_MS = 250;

/** So often it's measured what measuring takes. */
const MEASURING_SAMPLES = 21;

const jiti = createJiti(import.meta.url, {alias: {'@site': path.resolve('.')}});

/**
 * The embedded search of each language: quality over the judged set and each half of it, bytes until the
 * first result and of each further query, and its work on the main thread.
 *
 * @param {string} origin where the built site is served
 * @param {string} [build] folder of the built site
 */
export async function measureSearch(origin, build = 'build') {
  const measure = /** @type {any} */ (await jiti.import('../tests/search/measure.ts'));
  const {judgedQueries} = /** @type {any} */ (await jiti.import('../tests/search/judged.ts'));
  // Before anything else has warmed the engine up.
  const indexReady = new Map(await measureIndexReady(build));
  const rows = [];
  for (const locale of locales) {
    const prefix = measure.prefixOf(locale);
    /** @type {string[]} */
    const queries = judgedQueries[locale].map((/** @type {{query: string}} */ {query}) => query);
    const index = measure.builtIndex(locale, build);
    /** @param {string} [half] */
    const quality = async (half) => {
      const {successAt1, successAt3, mrr} = await measure.measureQuality(locale, index, half);
      return {successAt1, successAt3, mrr};
    };
    const {pages, terms, texts} = await index.titles();
    rows.push({
      locale,
      queries: queries.length,
      ...(await quality()),
      tuning: await quality('tuning'),
      checking: await quality('checking'),
      ...(await measureWindow(origin, prefix, queries, build)),
      indexReadyMs: indexReady.get(locale) ?? 0,
      ...(await measureQueryBytes(locale, build, queries)),
      entries: pages.reduce(
        (/** @type {number} */ sum, /** @type {[string, string, string]} */ [, , {length}]) =>
          sum + length,
        0,
      ),
      termPieces: terms.length,
      textPieces: texts.length,
    });
  }
  return rows;
}

/**
 * Time of the processor until the index of each language can answer, on a device four times slower. It's
 * work of the search's own thread, which the browser's tools don't measure, so Node does it.
 *
 * @param {string} build
 * @returns {Promise<readonly [locale: string, ms: number][]>}
 */
async function measureIndexReady(build) {
  const {builtIndex} = /** @type {any} */ (await jiti.import('../tests/search/measure.ts'));
  const {createIndexSearch} = /** @type {any} */ (
    await jiti.import('../src/lib/browser/search/answer.ts')
  );
  const {searchSynonyms} = /** @type {any} */ (await jiti.import('../src/data/searchSynonyms.ts'));
  /** @type {[string, number][]} */
  const times = [];
  for (const locale of locales) {
    const before = process.cpuUsage();
    await createIndexSearch(builtIndex(locale, build), searchSynonyms).warm();
    const {user, system} = process.cpuUsage(before);
    times.push([locale, ((user + system) / 1000) * SLOWDOWN]);
  }
  return times;
}

/**
 * Bytes until the first result, then the work of the main thread: until the window is ready on a slow
 * device, and for each query.
 *
 * @param {string} origin
 * @param {string} prefix
 * @param {readonly string[]} queries
 * @param {string} build
 */
async function measureWindow(origin, prefix, queries, build) {
  const browser = await launchBrowser();
  const opening = await measureOpening(browser, origin, prefix, build);
  const {page, session} = await openPage(browser, origin, prefix);
  await openWindow(page);
  // What is left of opening the page would be collected during some query: 13,000 to 16,000 nodes, 25 to 40 ms.
  await session.send('HeapProfiler.collectGarbage');
  await page.evaluate(watchLongTasks);
  /** @param {string} [query] */
  const workOf = async (query) => {
    const before = await taskMs(session);
    await page.evaluate(ask, {query, restMs: REST_MS});
    return (await taskMs(session)) - before;
  };
  // Measuring is work of the same thread: starting `ask`, waiting for the rest, and reading the time.
  const measuringMs = await medianOf(MEASURING_SAMPLES, () => workOf());
  /** @type {{query: string, ms: number}[]} */
  const times = [];
  for (const query of queries) times.push({query, ms: (await workOf(query)) - measuringMs});
  const longestTaskMs = /** @type {number} */ (
    await page.evaluate(() => /** @type {any} */ (globalThis).longestTask)
  );
  await browser.close();
  times.sort((a, b) => a.ms - b.ms);
  /** @param {number} share */
  const quantile = (share) => times[Math.ceil(share * times.length) - 1]?.ms ?? 0;
  return {
    ...opening,
    queryMs: quantile(0.5),
    query95Ms: quantile(0.95),
    slowestMs: quantile(1),
    slowestQuery: times.at(-1)?.query ?? '',
    longestTaskMs,
  };
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {string} prefix
 */
async function openPage(browser, origin, prefix) {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Time of the processor, not of the clock: what else runs on this machine doesn't count.
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  await page.goto(`${origin}${prefix}/guide/install/docker.html`);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  return {page, session};
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {string} prefix
 * @param {string} build
 */
async function measureOpening(browser, origin, prefix, build) {
  const {page, session} = await openPage(browser, origin, prefix);
  let bytes = 0;
  // Also what the search's own thread loads.
  page.on('requestfinished', async (request) => {
    const {responseBodySize, responseHeadersSize} = await request.sizes();
    bytes += responseHeadersSize;
    // Playwright knows no size of a worker's own script.
    if (responseBodySize >= 0) bytes += responseBodySize;
    else bytes += weigh(readFileSync(`${build}${new URL(request.url()).pathname}`));
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  const before = await metricsOf(session);
  await openWindow(page);
  const after = await metricsOf(session);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
  await page.evaluate(ask, {query: 'docker', restMs: REST_MS});
  await page.close();
  /** @param {string} name */
  const spent = (name) => (after[name] ?? 0) - (before[name] ?? 0);
  return {
    firstResultBytes: bytes,
    readyMs: spent('TaskDuration'),
    readyScriptMs: spent('ScriptDuration'),
  };
}

/**
 * @param {number} count odd
 * @param {() => Promise<number>} measure
 */
async function medianOf(count, measure) {
  /** @type {number[]} */
  const values = [];
  while (values.length < count) values.push(await measure());
  return values.toSorted((a, b) => a - b)[(count - 1) / 2] ?? 0;
}

/**
 * Time the main thread has worked, in milliseconds.
 *
 * @param {import('playwright').CDPSession} session
 */
async function taskMs(session) {
  return (await metricsOf(session))['TaskDuration'] ?? 0;
}

/**
 * What the main thread has spent so far, in milliseconds.
 *
 * @param {import('playwright').CDPSession} session
 * @returns {Promise<Record<string, number>>}
 */
async function metricsOf(session) {
  const {metrics} = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({name, value}) => [name, value * 1000]));
}

/**
 * Opens the window, and resolves once it's there and all that it asked for has come.
 *
 * @param {import('playwright').Page} page
 */
async function openWindow(page) {
  let waiting = 0;
  let changed = performance.now();
  /** @param {number} change */
  const count = (change) => () => {
    waiting += change;
    changed = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  await page.evaluate(clickSearch, REST_MS);
  while (waiting > 0 || performance.now() - changed < 2 * REST_MS) await delay(REST_MS / 5);
}

/**
 * Runs in the page: resolves once the window is there. A locator would search the page for it all the while,
 * on the same thread.
 *
 * @param {number} restMs
 * @returns {Promise<void>}
 */
function clickSearch(restMs) {
  const {document, setInterval, clearInterval} = /** @type {any} */ (globalThis);
  document.querySelector('[data-action="search"]').click();
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (document.querySelector('[data-search-status] [role=combobox]') === null) return;
      clearInterval(timer);
      resolve();
    }, restMs / 5);
  });
}

/** Runs in the page: remembers the longest task. */
function watchLongTasks() {
  const page = /** @type {any} */ (globalThis);
  page.longestTask = 0;
  new page.PerformanceObserver((/** @type {any} */ list) => {
    for (const {duration} of list.getEntries()) {
      page.longestTask = Math.max(page.longestTask, duration);
    }
  }).observe({type: 'longtask'});
}

/**
 * Runs in the page: types a query, and resolves once the window has shown its results and rests. Without a query, it
 * waits for the rest alone.
 *
 * @param {{query?: string | undefined, restMs: number}} options
 * @returns {Promise<void>}
 */
function ask({query, restMs}) {
  const {document, performance, setInterval, clearInterval, InputEvent, MutationObserver} =
    /** @type {any} */ (globalThis);
  const {HTMLInputElement} = /** @type {any} */ (globalThis);
  const root = document.querySelector('[data-search-status]');
  const input = root.querySelector('[role=combobox]');
  return new Promise((resolve) => {
    let changed = performance.now();
    const observer = new MutationObserver(() => (changed = performance.now()));
    observer.observe(root, {subtree: true, childList: true, attributes: true});
    const timer = setInterval(() => {
      const isDone = query === undefined || root.dataset.searchStatus === 'done';
      if (!isDone || performance.now() - changed < restMs) return;
      clearInterval(timer);
      observer.disconnect();
      resolve();
    }, restMs / 5);
    if (query === undefined) return;
    // React replaces the setter of the element to see what it didn't write itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
    input.dispatchEvent(new InputEvent('input', {bubbles: true}));
  });
}

/**
 * What each judged query loads after the titles, when it's the only one: its terms, the word list if it's
 * misspelled, and the texts of the results on screen.
 *
 * @param {'en' | 'zh'} locale
 * @param {string} build
 * @param {readonly string[]} queries
 */
async function measureQueryBytes(locale, build, queries) {
  const {createIndexSource} = /** @type {any} */ (
    await jiti.import('../src/lib/browser/search/indexSource.ts')
  );
  const {createSearchEngine} = /** @type {any} */ (
    await jiti.import('../src/lib/browser/search/engine.ts')
  );
  const {searchSynonyms} = /** @type {any} */ (await jiti.import('../src/data/searchSynonyms.ts'));
  const {prefixOf} = /** @type {any} */ (await jiti.import('../tests/search/measure.ts'));
  /** @type {Map<string, number>} */
  const weights = new Map();
  /** @type {number[]} */
  const sizes = [];
  let titlesBytes = 0;
  for (const query of queries) {
    let bytes = 0;
    const source = createIndexSource(`${prefixOf(locale)}/`, (/** @type {string} */ url) => {
      const content = readFileSync(`${build}${url}`);
      const weight = weights.get(url) ?? weigh(content);
      weights.set(url, weight);
      if (/(terms|texts|words)[^/]*$/.test(url)) bytes += weight;
      if (url.endsWith('titles.json')) titlesBytes = weight;
      return Promise.resolve(JSON.parse(content.toString('utf8')));
    });
    const engine = createSearchEngine(source, searchSynonyms);
    const found = await engine.search(query, {
      limit: 24,
      limitPerPage: 5,
      limitOfMentions: SHOWN_RESULTS,
    });
    for (const section of found.slice(0, SHOWN_RESULTS)) await engine.textOf(section);
    sizes.push(bytes);
  }
  sizes.sort((a, b) => a - b);
  return {
    titlesBytes,
    queryBytes: sizes[Math.floor(sizes.length / 2)] ?? 0,
    mostQueryBytes: sizes.at(-1) ?? 0,
  };
}

/** @param {Buffer} content */
function weigh(content) {
  return brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
}
