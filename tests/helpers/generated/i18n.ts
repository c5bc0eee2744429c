/** Stub of the generated language data. */
export default {
  defaultLocale: 'en',
  currentLocale: 'en',
  locales: ['en', 'zh'],
  path: 'i18n',
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en-US', baseUrl: '/', url: 'https://docs.example.com'},
    zh: {label: '简体中文', htmlLang: 'zh-CN', baseUrl: '/zh/', url: 'https://docs.example.com'},
  },
};
