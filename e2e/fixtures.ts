import {readFileSync} from 'node:fs';
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

interface Watched {
  /** Hosts other than our own that a page asked for. */
  readonly outsideHosts: string[];
  /** Console messages and uncaught errors. */
  readonly complaints: string[];
}

/** Every test runs cut off from other hosts, and fails on any console message or request outside. */
export const test = base.extend<Watched>({
  outsideHosts: [
    async ({context, baseURL}, use) => {
      const hosts: string[] = [];
      await context.route(
        (url) => url.origin !== baseURL && !['data:', 'blob:'].includes(url.protocol),
        async (route) => {
          hosts.push(new URL(route.request().url()).host);
          await route.abort();
        },
      );
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
