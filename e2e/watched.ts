import {test as base, expect, type ConsoleMessage, type Page, type Request} from '@playwright/test';
import axeCore, {type AxeResults, type ElementContext, type RunOptions} from 'axe-core';

/** How many times slower the processor seems to pages; for a trial of the tests themselves. */
const CPU_SLOWDOWN = Number(process.env['E2E_CPU_SLOWDOWN'] ?? 1);

interface Watched {
  /** Hosts other than our own that a page asked for, and no test played. */
  readonly outsideHosts: string[];
  /** Console messages and uncaught errors. */
  readonly complaints: string[];
}

/** Slows the processor down for a page, when the tests are tried at another speed. */
export async function slowDown(page: Page): Promise<void> {
  if (CPU_SLOWDOWN === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
}

/** Whether Playwright wrote a console message: it keeps the service worker out of tests (playwright.config.ts). */
export const saysPlaywright = (message: ConsoleMessage): boolean =>
  message.text().includes('registration blocked by Playwright');

/** Every test runs cut off from other hosts, and fails on any console message or request outside. */
export const test = base.extend<Watched>({
  context: async ({context}, use) => {
    // A page that is gone again cannot be slowed down.
    context.on('page', (page) => void slowDown(page).catch(() => undefined));
    await use(context);
    await context.clearPermissions();
  },
  // The tab is kept from test to test, and with it what it has compiled. What a test could see of the one before it is
  // its history, and the pointer, which Playwright leaves in the corner.
  page: async ({page, context, reuseContext}, use) => {
    if (reuseContext) {
      const session = await context.newCDPSession(page);
      await session.send('Page.resetNavigationHistory');
      await session.detach();
      await page.mouse.move(-1, -1);
      // Chromium delivers a move with the next frame, which can be that of the page to come: it would start its application.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await use(page);
  },
  outsideHosts: [
    async ({context}, use) => {
      const hosts: string[] = [];
      const note = (request: Request): void => {
        // Without an address (playwright.config.ts), or on this machine with no one there.
        const isOutside = /ERR_(NAME_NOT_RESOLVED|CONNECTION_REFUSED)/.test(
          request.failure()?.errorText ?? '',
        );
        if (isOutside) hosts.push(new URL(request.url()).host);
      };
      context.on('requestfailed', note);
      await use(hosts);
      context.off('requestfailed', note);
      expect(hosts, 'requests to other hosts').toEqual([]);
    },
    {auto: true},
  ],
  complaints: [
    async ({page}, use) => {
      const complaints: string[] = [];
      const documents = new Set<string>();
      const noteDocument = (request: Request): void => {
        if (request.isNavigationRequest()) documents.add(request.url().replace(/#.*/, ''));
      };
      const noteMessage = (message: ConsoleMessage): void => {
        // The browser itself reports a document's status 404; tests assert the status where it matters.
        const isStatusOfDocument =
          message.text().includes('status of 404') &&
          documents.has(message.location().url.replace(/#.*/, ''));
        if (!isStatusOfDocument && !saysPlaywright(message))
          complaints.push(`${message.type()}: ${message.text()}`);
      };
      const noteError = (error: Error): void => void complaints.push(error.message);
      page.on('request', noteDocument).on('console', noteMessage).on('pageerror', noteError);
      await use(complaints);
      // A page can be visited by several tests.
      page.off('request', noteDocument).off('console', noteMessage).off('pageerror', noteError);
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

/** What Chromium reports of a layout shift; TypeScript's types of the browser lack it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** One movement: its share of the window, when (ms after the start), and from where to where (CSS pixels). */
interface Move {
  readonly share: number;
  readonly at: number;
  readonly parts: readonly string[];
}

/**
 * Counts from the first paint on how much has moved. What moved is attached to a test that fails, because a
 * number alone doesn't say which part of the page is wrong.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const store = window as unknown as {moves: Move[]};
    store.moves = [];
    const boxOf = ({x, y, width, height}: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(',');
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'a part that is gone';
      return `${element.tagName.toLowerCase()}#${element.id}.${element.className} "${element.textContent.slice(0, 30)}"`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        store.moves.push({
          share: entry.value,
          at: Math.round(entry.startTime),
          parts: entry.sources.map(
            ({node, previousRect, currentRect}) =>
              `${nameOf(node)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
          ),
        });
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return async () => {
    const moves = await page.evaluate(() => (window as unknown as {moves: Move[]}).moves);
    const sum = moves.reduce((total, {share}) => total + share, 0);
    if (sum > 0) {
      await test.info().attach('what moved', {
        body: JSON.stringify(moves, null, 2),
        contentType: 'text/plain',
      });
    }
    return sum;
  };
}

/** What the script of axe adds to a page. */
interface Axe {
  readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
}

/** On an element that stands for all those whose text looks like its own. */
const LOOK_MARK = 'data-look-of-text';

/**
 * Marks one element of each look that text has on the page: the same color, size, weight, and backgrounds
 * below it give the same contrast. Computing the contrast of every element is half the time of a visit.
 *
 * @param known looks of elements with the same classes that were in order on another page
 * @returns the looks that were marked
 */
function markLooksOfText(page: Page, known: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    ([mark, ...inOrder]) => {
      const behind = new Map<Element | null, string>([[null, '']]);
      const lookBehind = (element: Element): string => {
        const known = behind.get(element);
        if (known !== undefined) return known;
        const {backgroundColor, backgroundImage, opacity, filter, position} =
          getComputedStyle(element);
        const own = `${backgroundColor} ${backgroundImage} ${opacity} ${filter}`;
        const isPlain = own === 'rgba(0, 0, 0, 0) none 1 none';
        // What is taken out of the flow can be over anything.
        const place = /absolute|fixed|sticky/.test(position) ? element.className : '';
        const look = `${lookBehindParent(element)}${isPlain ? '' : `/${own}`}${place ? `@${place}` : ''}`;
        behind.set(element, look);
        return look;
      };
      const lookBehindParent = (element: Element): string =>
        element.parentElement ? lookBehind(element.parentElement) : '';
      for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
      const isInOrder = new Set(inOrder);
      const seen = new Set<string>();
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        if (!element || !text.textContent?.trim() || !element.checkVisibility()) continue;
        const {color, fontSize, fontWeight} = getComputedStyle(element);
        const look = [color, fontSize, fontWeight, lookBehind(element)];
        const link = element.closest('a');
        if (link?.parentElement) {
          // A link must differ from the text around it.
          look.push(getComputedStyle(link).textDecorationLine);
          look.push(getComputedStyle(link.parentElement).color);
        }
        if (seen.has(look.join('|'))) continue;
        seen.add(look.join('|'));
        const name = [...look, element.className, element.parentElement?.className ?? ''].join('|');
        if (isInOrder.has(name)) continue;
        found.push(name);
        (link ?? element).setAttribute(mark, '');
      }
      return found;
    },
    [LOOK_MARK, ...known] as const,
  );
}

/**
 * Faults of accessibility, by rule. Pages hold no frame of another host, so one pass over the page is enough.
 * Nothing is written down about what passes: on a long page, that takes longer than looking.
 *
 * @param what `colors`: only what another color mode can break
 * @param known looks of text that were in order on pages before; those of this page are added when it passes
 */
export async function faultsOf(
  page: Page,
  what?: 'colors',
  known = new Set<string>(),
): Promise<readonly string[]> {
  const looks = await markLooksOfText(page, [...known]);
  // Axe throws when nothing matches.
  if (looks.length === 0 && what === 'colors') return [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const faults = await page.evaluate(
    async ({mark, hasLooks, isWhole}) => {
      const {axe} = window as unknown as {axe: Axe};
      // Axe isn't in frames, and asking one of another host is a message in the console.
      const brief: RunOptions = {resultTypes: ['violations'], selectors: false, iframes: false};
      const colors = ['color-contrast', 'link-in-text-block'];
      const runs = hasLooks ? [await axe.run(`[${mark}]`, {...brief, runOnly: colors})] : [];
      if (isWhole) {
        const rules = Object.fromEntries(colors.map((rule) => [rule, {enabled: false}]));
        runs.push(await axe.run(document, {...brief, rules}));
      }
      return runs
        .flatMap(({violations}) => violations)
        .map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`);
    },
    {mark: LOOK_MARK, hasLooks: looks.length > 0, isWhole: what !== 'colors'},
  );
  if (faults.length === 0) for (const look of looks) known.add(look);
  return faults;
}
