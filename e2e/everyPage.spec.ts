import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {Browser, BrowserContextOptions, Page, Request} from '@playwright/test';
import {budgets} from '../bench/budgets.mjs';
import {findFile} from '../scripts/lib/siteServer.mjs';
import {
  allPaths,
  expect,
  faultsOf,
  isToolPath,
  sitePages,
  slowDown,
  startApplication,
  test as base,
  watchShifts,
} from './fixtures';
import {htmlLimitOf, isLive, isVisitedWhole, isWidgetPage} from './pagesToVisit';

/*
 * What holds for every page, in one visit of each: a load is what costs time. A rule that is broken is named
 * by its step, and the rest is still looked at. One tab makes a worker's visits of a language: it has the
 * scripts already, as a reader's has, and starting a tab takes as long as a fifth of a visit. Nothing stays in
 * it from page to page. What needs no browser is in builtPromises.spec.ts, for all pages.
 */

const PHONE = {width: 375, height: 812};
const WIDER = [768, 1024, 1440, 1920] as const;
const FIRST_VIEW = {width: 1280, height: 720};

/** No library of a widget is as small. */
const SHARED_PART_BYTES = 10_000;

/** Where providers return to: pages that are on no list. */
const callbacks = readdirSync('build', {recursive: true})
  .map((name) => `/${String(name).split(path.sep).join('/')}`)
  .filter((name) => /\/tool\/.+\/callback\.html$/.test(name));

const visited = [...new Set([...allPaths, ...callbacks]), '/404.html', '/zh/404.html'];

interface Loaded {
  /** Addresses on the server, in order. */
  readonly html: readonly Part[];
  readonly css: readonly Part[];
  readonly scripts: readonly Part[];
  readonly requests: number;
}

interface Part {
  readonly address: string;
  readonly bytes: number;
}

/** Everything a page has got so far. */
function whatIsLoaded(page: Page): Promise<Loaded> {
  return page.evaluate(() => {
    const documents = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const parts = (entries: readonly PerformanceResourceTiming[]) =>
      entries.map(({name, encodedBodySize}) => ({
        address: new URL(name).pathname,
        bytes: encodedBodySize,
      }));
    const ending = (end: string) =>
      parts(resources.filter(({name}) => new URL(name).pathname.endsWith(end)));
    return {
      html: parts(documents),
      css: ending('.css'),
      scripts: ending('.js'),
      requests: documents.length + resources.length,
    };
  });
}

const smallest = new Map<string, number>();

/** Bytes of a file as a well-configured host sends it. */
async function packedSize(address: string): Promise<number> {
  const file = (await findFile(path.resolve('build'), address)) ?? '';
  const known = smallest.get(file);
  if (known !== undefined) return known;
  const size = zlib.brotliCompressSync(readFileSync(file)).length;
  smallest.set(file, size);
  return size;
}

/**
 * Bytes of some files. The server of the tests compresses quickly; only when that is over the limit, it is
 * worth the time to find out how small the files can be.
 */
async function bytesWithin(limit: number, parts: readonly Part[]): Promise<number> {
  const asSent = parts.reduce((total, {bytes}) => total + bytes, 0);
  if (asSent <= limit) return asSent;
  const sizes = await Promise.all(parts.map(({address}) => packedSize(address)));
  return sizes.reduce((total, size) => total + size, 0);
}

/** What search engines and other sites read of a page, as it is once the application runs. */
function readHead(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const pathOf = (link: HTMLLinkElement) => new URL(link.href).pathname;
    const links = (selector: string) => [
      ...document.querySelectorAll<HTMLLinkElement>(`link${selector}`),
    ];
    return {
      lang: document.documentElement.lang,
      canonical: links('[rel=canonical]').map(pathOf),
      alternates: Object.fromEntries(
        links('[rel=alternate][hreflang]').map((link) => [link.hreflang, pathOf(link)]),
      ),
      title: document.title,
      properties: ['og:title', 'og:description', 'og:image', 'og:url'].map(
        (name) =>
          document.querySelector<HTMLMetaElement>(`meta[property="${name}"]`)?.content ?? '',
      ),
    };
  });
}

/** Pixels by which the page is wider than its window. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** A page fits a phone, and shows its tables of facts whole there. */
async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  expect.soft(await overflowOf(page), `${PHONE.width} px`).toBe(0);
  const hidden = await page
    .locator('.factsTable')
    .evaluateAll((tables) =>
      tables
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
        .map((table) => table.getAttribute('aria-label')),
    );
  expect.soft(hidden, 'tables that are cut off').toEqual([]);
}

/** What is needed to read a page. */
async function expectLittleToRead(page: Page, address: string): Promise<void> {
  const {html, css, scripts, requests} = await whatIsLoaded(page);
  const {limit, hasCss} = htmlLimitOf(address);
  const parts = hasCss ? [...html, ...css] : html;
  expect.soft(await bytesWithin(limit, parts), 'HTML and CSS').toBeLessThanOrEqual(limit);
  const most = budgets.requests + (isWidgetPage(address) ? 1 : 0);
  expect.soft(requests, 'requests before interaction').toBeLessThanOrEqual(most);
  expect
    .soft(await bytesWithin(budgets.earlyScriptBytes, scripts), 'JavaScript before interaction')
    .toBeLessThanOrEqual(budgets.earlyScriptBytes);
}

function scriptLimit(address: string): number {
  if (isToolPath(address)) return budgets.toolScriptBytes;
  const hasParts = address.includes('/guide/api/') || isWidgetPage(address);
  return hasParts ? budgets.apiScriptBytes : budgets.scriptBytes;
}

/** The scripts of a page whose application runs. */
async function expectFewScripts(page: Page, address: string): Promise<void> {
  const {scripts} = await whatIsLoaded(page);
  const limit = scriptLimit(address);
  const bytes = await bytesWithin(limit, scripts);
  expect.soft(bytes, 'JavaScript').toBeGreaterThan(0);
  expect.soft(bytes, 'JavaScript').toBeLessThanOrEqual(limit);
  if (isLive(address)) return;
  const files = scripts.map((part) => path.basename(part.address));
  const libraries = files.filter((name) => name.startsWith('widget-'));
  expect.soft(libraries, 'libraries of widgets').toEqual([]);
  // Scripts without a name hold what others share: parts of pages, which are small, or libraries.
  const folder = address.startsWith('/zh/') ? 'build/zh/assets/js' : 'build/assets/js';
  const large = files
    .filter((name) => /^\d{1,5}\./.test(name))
    .filter((name) => statSync(`${folder}/${name}`).size > SHARED_PART_BYTES);
  expect.soft(large, 'libraries without a name').toEqual([]);
}

/** Language, translation, and canonical address, which the application writes again. */
async function expectWholeHead(page: Page, address: string): Promise<void> {
  const locale = address.startsWith('/zh/') ? 'zh' : 'en';
  const index = sitePages[locale].findIndex((it) => it.path === address);
  const [en, zh] = [sitePages.en[index]?.path, sitePages.zh[index]?.path];
  await expect
    .configure({soft: true})
    .poll(() => readHead(page))
    .toEqual({
      lang: locale === 'zh' ? 'zh-CN' : 'en-US',
      canonical: [address],
      alternates: {en, 'zh-CN': zh, 'x-default': en},
      title: expect.stringMatching(/Docs$/),
      properties: Array.from({length: 4}, () => expect.stringMatching(/./)),
    });
}

/** A tab in which pages are visited one after the other. */
interface Tab {
  readonly page: Page;
  /** How much of the current page has moved, as a share of the window. */
  readonly shifts: () => Promise<number>;
  /** Looks of text that were in order on the pages before. */
  readonly looks: Set<string>;
}

async function openTab(browser: Browser, options: BrowserContextOptions): Promise<Tab> {
  const context = await browser.newContext({...options, viewport: FIRST_VIEW});
  const page = await context.newPage();
  await slowDown(page);
  // Each page finds the browser as if it were the first one.
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
    const store = window as unknown as {violations: string[]};
    store.violations = [];
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
      store.violations.push(`${effectiveDirective} ${blockedURI}`);
    });
    // Chromium's headless shell now and then tells a new page that the pointer left at its corner. No reader did that.
    const isLeft = ({clientX, clientY}: MouseEvent) => clientX === 0 && clientY === 0;
    addEventListener(
      'mousemove',
      (event) => {
        if (isLeft(event)) event.stopImmediatePropagation();
      },
      true,
    );
  });
  return {page, shifts: await watchShifts(page), looks: new Set()};
}

/** What the policy of the current page has stopped, in both color modes. */
function violationsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as {violations: readonly string[]}).violations);
}

async function closeAll(tabs: Map<string, Tab>): Promise<void> {
  for (const {page} of tabs.values()) await page.context().close();
  tabs.clear();
}

const test = base.extend<{tab: Tab; asked: string[]}, {tabs: Map<string, Tab>}>({
  /** The open tab, by its language. */
  tabs: [
    async ({}, use) => {
      const tabs = new Map<string, Tab>();
      await use(tabs);
      await closeAll(tabs);
    },
    {scope: 'worker'},
  ],
  tab: async ({tabs, browser, locale, baseURL}, use) => {
    if (locale === undefined || baseURL === undefined) throw new Error('A tab needs both options.');
    if (!tabs.has(locale)) await closeAll(tabs);
    const tab = tabs.get(locale) ?? (await openTab(browser, {locale, baseURL}));
    tabs.set(locale, tab);
    await tab.page.setViewportSize(FIRST_VIEW);
    await use(tab);
    // Where the pointer rests would be the first sign of a reader on the next page.
    await tab.page.mouse.move(-1, -1);
  },
  context: ({tab}, use) => use(tab.page.context()),
  page: ({tab}, use) => use(tab.page),
  /** What the page has asked other hosts for. */
  asked: async ({tab, baseURL}, use) => {
    const asked: string[] = [];
    const noteOutside = (request: Request): void => {
      const {origin, protocol} = new URL(request.url());
      if (origin !== baseURL && protocol.startsWith('http')) asked.push(request.url());
    };
    tab.page.on('request', noteOutside);
    await use(asked);
    tab.page.off('request', noteOutside);
  },
});

const seed = process.env['E2E_PAGES'] ?? '';
const isWhole = (address: string): boolean => isVisitedWhole(seed, address);

for (const address of visited.filter(isWhole)) {
  const isListed = allPaths.includes(address);

  test.describe(() => {
    // As its own reader sees it: someone else is offered the other language.
    test.use({locale: address.startsWith('/zh/') ? 'zh-CN' : 'en-US'});

    test(
      `${address} keeps what every page promises`,
      {tag: '@2-home-hero-feature-panels'},
      async ({tab, asked}) => {
        const {page, shifts, looks} = tab;
        await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});

        await test.step('opens', async () => {
          const answer = await page.goto(address);
          expect.soft(answer?.status()).toBe(200);
          expect.soft(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
          await expect
            .soft(page.locator('meta[http-equiv="Content-Security-Policy"]'))
            .toHaveAttribute('content', /^default-src 'none';/);
          await expect.soft(page.locator('html')).toHaveAttribute('data-theme', 'light');
        });

        if (isListed && !isToolPath(address)) {
          await test.step('is read after few bytes', () => expectLittleToRead(page, address));
        }

        await test.step('starts its application', () => startApplication(page));

        if (isListed || isToolPath(address)) {
          await test.step('has few scripts', () => expectFewScripts(page, address));
        }
        if (isListed) {
          await test.step('declares itself', () => expectWholeHead(page, address));
        }

        await test.step('has no accessibility fault, and nothing moved', async () => {
          expect.soft(await faultsOf(page, undefined, looks)).toEqual([]);
          expect.soft(await shifts(), 'shift').toBeLessThan(0.01);
        });

        await test.step('has readable colors in dark mode, and nothing moves', async () => {
          await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
          await expect.soft(page.locator('html')).toHaveAttribute('data-theme', 'dark');
          expect.soft(await faultsOf(page, 'colors', looks)).toEqual([]);
          expect.soft(await shifts(), 'shift').toBeLessThan(0.01);
        });

        await test.step('fits every width', async () => {
          for (const width of WIDER) {
            await page.setViewportSize({width, height: 900});
            expect.soft(await overflowOf(page), `${width} px`).toBe(0);
          }
        });

        await test.step('fits a phone', () => expectFitsPhone(page));

        await test.step('does nothing that its policy forbids, in either mode', async () => {
          expect.soft(await violationsOn(page)).toEqual([]);
        });

        await test.step('asks no other host', () => {
          expect.soft(asked).toEqual([]);
        });
      },
    );
  });
}

/*
 * The same pages are visited whole in the other language. What these have of their own is their text: it can be too
 * wide, keep the application from starting, or call a host.
 */
for (const address of visited.filter((each) => !isWhole(each))) {
  test.describe(() => {
    test.use({locale: address.startsWith('/zh/') ? 'zh-CN' : 'en-US'});

    test(`${address} fits a phone, starts, and asks no other host`, async ({
      tab: {page},
      asked,
    }) => {
      await page.setViewportSize(PHONE);
      const answer = await page.goto(address);
      expect.soft(answer?.status()).toBe(200);
      await startApplication(page);
      await expectFitsPhone(page);
      expect.soft(await violationsOn(page)).toEqual([]);
      expect.soft(asked).toEqual([]);
    });
  });
}

test('most pages hold nothing that comes alive, except those of drivers and of the API', () => {
  const others = allPaths.filter((address) => !/\/guide\/(?:drivers|api)\//.test(address));
  const quiet = others.filter((address) => !isLive(address));
  expect(quiet.length).toBeGreaterThan(others.length / 2);
});

base('a single violation of a policy is found, in either mode', async ({browser, baseURL}) => {
  const {page} = await openTab(browser, {baseURL: baseURL ?? ''});
  await page.goto('/guide/install/docker.html');
  expect(await violationsOn(page)).toEqual([]);
  for (const [colorScheme, place] of [
    ['light', 'one'],
    ['dark', 'two'],
  ] as const) {
    await page.emulateMedia({colorScheme});
    const src = `https://evil.example.com/${place}.png`;
    await page.evaluate((address) => (new Image().src = address), src);
    // By the policy of the page, and by the host's.
    const stopped = `img-src ${src}`;
    await expect
      .poll(async () => (await violationsOn(page)).filter((each) => each === stopped))
      .toHaveLength(2);
  }
  await page.context().close();
});

base('a single text that is hard to read is found', async ({page}) => {
  await page.goto('/guide/install/docker.html');
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await faultsOf(page, 'colors')).toEqual([]);
  await page
    .locator('article p')
    .last()
    .evaluate((text) => {
      text.style.color = '#aaa';
    });
  expect(await faultsOf(page, 'colors')).toEqual([expect.stringMatching(/^color-contrast/)]);
});
