import type {Config} from '@docusaurus/types';
import {localeCodes} from '../lib/localized';

/** English at the root, Simplified Chinese under `/zh/` (specification section 1). */
export const i18n = {
  defaultLocale: 'en',
  locales: [...localeCodes],
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en-US'},
    zh: {label: '简体中文', htmlLang: 'zh-CN'},
  },
} satisfies Config['i18n'];
