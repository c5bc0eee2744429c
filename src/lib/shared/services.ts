import {withoutLocale} from './localized';

/** Stands for the account of a hosted search when none is configured. */
export const EMBEDDED_SEARCH = 'embedded';

/** Where giscus keeps the discussions of the pages. */
export interface GiscusSettings {
  readonly repo: string;
  readonly repoId: string;
  readonly category: string;
  readonly categoryId: string;
}

/** Services the maintainer configured (`docs-internal/configuration.md`); handed to the pages as custom fields. */
export interface ServiceFields {
  /** Whether pages that were visited can be read without a connection (`src/service-worker`). */
  readonly isOffline?: boolean;
  readonly giscus?: GiscusSettings;
  /** Addresses of analytics and advertising scripts. */
  readonly foreignScripts?: readonly string[];
  /** Origins by server name. */
  readonly apiServers: Readonly<Record<string, string>>;
  /**
   * Ids of the API servers' applications, by provider of `src/data/token-providers`; only the token helpers
   * carry them (`@generated/clientIds`).
   */
  readonly clientIds: Readonly<Record<string, string>>;
}

/**
 * Language of the comment widget: the page's full code, otherwise its base language, otherwise English
 * (specification section 5).
 *
 * @param htmlLang language of the document, such as `zh-CN`
 * @param known codes the widget has
 */
export function commentLanguage(htmlLang: string, known: readonly string[]): string {
  const [base = ''] = htmlLang.split('-');
  return [htmlLang, base].find((code) => known.includes(code)) ?? 'en';
}

const isToolPath = (pathname: string): boolean => /^\/tool(\/|$)/i.test(withoutLocale(pathname));

/** Whether a page may load scripts of others: never under `/tool/`, in any language. */
export function allowsForeignScripts(pathname: string): boolean {
  return !isToolPath(pathname);
}

/** Pages of the API, where readers enter a token of their server. */
const isApiPath = (pathname: string): boolean =>
  /^\/guide\/api(\/|$)/i.test(withoutLocale(pathname));

/** Which credentials a page can hold. Pages of different kinds never share a document. */
export function credentialsOn(pathname: string): 'tool' | 'api' | 'none' {
  if (isToolPath(pathname)) return 'tool';
  return isApiPath(pathname) ? 'api' : 'none';
}

/** Whether a page may load analytics and advertising, which could read what is typed: not where tokens are. */
export function allowsTracking(pathname: string): boolean {
  return allowsForeignScripts(pathname) && !isApiPath(pathname);
}

/**
 * Whether a change of page leads into or out of pages that hold credentials, so that it must load a new document: what
 * was entered ends with the old one, and scripts of other pages don't come along.
 */
export function crossesCredentialBoundary(from: string, to: string): boolean {
  return credentialsOn(from) !== credentialsOn(to);
}
