import type {Config} from '@docusaurus/types';
import {
  defaultLocale,
  languageOf,
  localeCodes,
  pathPrefix,
  type LocaleCode,
} from '../lib/shared/localized';
import {base} from './base';

const baseOf = (locale: LocaleCode): string => `${base.slice(0, -1)}${pathPrefix(locale)}/`;

/**
 * English at the root, Simplified Chinese under `/zh/` (specification section 1), and any other language like it. The addresses are said
 * here, because a build of one language alone would otherwise take the root.
 */
export const i18n = {
  defaultLocale,
  locales: [...localeCodes],
  localeConfigs: Object.fromEntries(
    localeCodes.map((locale) => {
      const {label, htmlLang} = languageOf(locale);
      return [locale, {label, htmlLang, baseUrl: baseOf(locale)}];
    }),
  ),
} satisfies Config['i18n'];
