import {readFileSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {test as base, expect, type Page} from '@playwright/test';

/** A page of the built site. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
}

const readPages = (file: string): readonly SitePage[] =>
  JSON.parse(readFileSync(`build/${file}`, 'utf8')) as SitePage[];

/** Every page of the built site, by language, home pages included. */
export const sitePages = {
  en: readPages('pages.json'),
  zh: readPages('zh/pages.json'),
} as const;

/** All addresses of both languages. */
export const allPaths: readonly string[] = [...sitePages.en, ...sitePages.zh].map(({path}) => path);

/** Token helpers start their application at once and have budgets of their own (toolPages.spec.ts). */
export const isToolPath = (path: string): boolean => /^(\/zh)?\/tool\//.test(path);

/** How many times slower the processor seems to pages; for a trial of the tests themselves. */
const CPU_SLOWDOWN = Number(process.env['E2E_CPU_SLOWDOWN'] ?? 1);

interface Watched {
  /** Hosts other than our own that a page asked for, and no test played. */
  readonly outsideHosts: string[];
  /** Console messages and uncaught errors. */
  readonly complaints: string[];
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
}

/** Every test runs cut off from other hosts, and fails on any console message or request outside. */
export const test = base.extend<Watched>({
  context: async ({context}, use) => {
    // A page that is gone again cannot be slowed down.
    if (CPU_SLOWDOWN > 1) context.on('page', (page) => void slowDown(page).catch(() => undefined));
    await use(context);
  },
  outsideHosts: [
    async ({context}, use) => {
      const hosts: string[] = [];
      context.on('requestfailed', (request) => {
        // Without an address (playwright.config.ts), or on this machine with nobody there.
        const isOutside = /ERR_(NAME_NOT_RESOLVED|CONNECTION_REFUSED)/.test(
          request.failure()?.errorText ?? '',
        );
        if (isOutside) hosts.push(new URL(request.url()).host);
      });
      await use(hosts);
      expect(hosts, 'requests to other hosts').toEqual([]);
    },
    {auto: true},
  ],
  complaints: [
    async ({page}, use) => {
      const complaints: string[] = [];
      const documents = new Set<string>();
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.add(request.url().replace(/#.*/, ''));
      });
      page.on('console', (message) => {
        // The browser itself reports a document's status 404; tests assert the status where it matters.
        const isStatusOfDocument =
          message.text().includes('status of 404') &&
          documents.has(message.location().url.replace(/#.*/, ''));
        if (!isStatusOfDocument) complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints, 'console messages').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Resolves once the application runs; it is fetched on the first sign of the reader. */
export async function startApplication(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
}

/** Counts from the first paint on how much has moved. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const store = window as unknown as {shift: number};
    store.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        store.shift += (entry as PerformanceEntry & {value: number}).value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shift: number}).shift);
}

/** Faults of accessibility, by rule. Pages hold no frame of another host, so one pass over the page is enough. */
export async function faultsOf(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const builder = new AxeBuilder({page}).setLegacyMode();
  const {violations} = await (rules ? builder.withRules([...rules]) : builder).analyze();
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`);
}
