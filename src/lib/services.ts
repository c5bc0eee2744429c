/** Where giscus keeps the discussions of the pages. */
export interface GiscusSettings {
  readonly repo: string;
  readonly repoId: string;
  readonly category: string;
  readonly categoryId: string;
}

/** Services the maintainer configured (README, "Configure"); handed to the pages as custom fields. */
export interface ServiceFields {
  readonly giscus?: GiscusSettings;
  /** Addresses of analytics and advertising scripts. */
  readonly foreignScripts?: readonly string[];
  /** Origins by server name. */
  readonly apiServers: Readonly<Record<string, string>>;
}

/**
 * Language of the comment widget: the page's full code, else its base language, else English
 * (specification section 5).
 *
 * @param htmlLang language of the document, such as `zh-CN`
 * @param known codes the widget has
 */
export function commentLanguage(htmlLang: string, known: readonly string[]): string {
  const [base = ''] = htmlLang.split('-');
  return [htmlLang, base].find((code) => known.includes(code)) ?? 'en';
}

/** Whether a page may load scripts of others: never under `/tool/`, in any language. */
export function allowsForeignScripts(pathname: string): boolean {
  return !/^(\/zh)?\/tool(\/|$)/i.test(pathname);
}
