import {createHash} from 'node:crypto';
import {budgets} from '../bench/budgets.mjs';
import {readBuilt} from './builtPages';
import {isToolPath, sitePages} from './fixtures';

/** One page in three of the second language is visited whole. */
const SHARE = 3;

/** A number that a seed and a name always give. */
const numberOf = (seed: string, name: string): number =>
  createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE();

/** Whether a page holds something that comes alive: often no more than a picture. */
export const isLive = (address: string): boolean => readBuilt(address).includes('data-lazy');

/**
 * Whether a page is visited whole: every page of one language, and of the other the helpers, the page with every widget,
 * and a third of the rest. Which, the seed decides (playwright.config.ts); `all` visits every page.
 */
export function isVisitedWhole(seed: string, address: string): boolean {
  const second = numberOf(seed, 'language') % 2 === 0 ? 'en' : 'zh';
  const isListed = sitePages[second].some(({path}) => path === address);
  if (seed === 'all' || !isListed || isToolPath(address) || isWidgetPage(address)) return true;
  return numberOf(seed, address) % SHARE === 0;
}

/** The error catalog and the configuration file are read by searching in one page, so they are large. */
const isWholeReference = (address: string): boolean =>
  /^(\/zh)?\/(faq\/error|config\/configuration|guide\/api\/[\w/-]+|reference\/(known-issues|tested))\.html$/.test(
    address,
  );

/** Whether a page shows every widget, each with its own style sheet and frame. */
export const isWidgetPage = (address: string): boolean =>
  address.endsWith('/guide/contribute.html');

/** How many bytes a page may need to be read, and whether its style sheets are among them. */
export function htmlLimitOf(address: string): {readonly limit: number; readonly hasCss: boolean} {
  if (isWholeReference(address)) return {limit: budgets.referenceHtmlBytes, hasCss: false};
  return {limit: budgets.readableBytes + (isWidgetPage(address) ? 1024 : 0), hasCss: true};
}
