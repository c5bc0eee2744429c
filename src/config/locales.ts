import type {Config} from '@docusaurus/types';
import {defaultLocale, localeCodes, pathPrefix, type LocaleCode} from '../lib/shared/localized';
import {base} from './base';

const baseOf = (locale: LocaleCode): string => `${base.slice(0, -1)}${pathPrefix(locale)}/`;

/**
 * English at the root, Simplified Chinese under `/zh/` (specification section 1). The addresses are said
 * here, because a build of one language alone would otherwise take the root.
 */
export const i18n = {
  defaultLocale,
  locales: [...localeCodes],
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en-US', baseUrl: baseOf('en')},
    zh: {label: '简体中文', htmlLang: 'zh-CN', baseUrl: baseOf('zh')},
  } satisfies Record<LocaleCode, object>,
} satisfies Config['i18n'];
