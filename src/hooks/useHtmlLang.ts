import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Language of the document, such as `zh-CN`. */
export function useHtmlLang(): string {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
}
