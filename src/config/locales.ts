import type {Config} from '@docusaurus/types';
import {localeCodes} from '../lib/shared/localized';
import {base} from './base';

/**
 * English at the root, Simplified Chinese under `/zh/` (specification section 1). The addresses are said
 * here, because a build of one language alone would otherwise take the root.
 */
export const i18n = {
  defaultLocale: 'en',
  locales: [...localeCodes],
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en-US', baseUrl: base},
    zh: {label: '简体中文', htmlLang: 'zh-CN', baseUrl: `${base}zh/`},
  },
} satisfies Config['i18n'];
