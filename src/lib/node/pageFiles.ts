import {defaultLocale, localeCodes, type LocaleCode} from '../shared/localized';

/**
 * Folder of one locale's pages, from the top of the repository, with `/` between its parts.
 *
 * @param locale locale code; the default locale's pages are in `docs`
 */
export function pagesFolder(locale: string): string {
  return locale === defaultLocale
    ? 'docs'
    : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
}

/** Folder of the texts of the facts in a language, from the top of the repository; the default locale's are in the facts. */
export function textsFolder(locale: LocaleCode): string {
  return `src/data/${locale}`;
}

/** Locale of a page, judged by its path from the top of the repository. */
export function localeOfFile(file: string): LocaleCode {
  return localeCodes.find((code) => file.startsWith(`${pagesFolder(code)}/`)) ?? defaultLocale;
}
