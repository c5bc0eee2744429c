import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {parseLocaleCode, type LocaleCode} from '@site/src/lib/shared/localized';

/** Locale of the page being shown. */
export function useLocaleCode(): LocaleCode {
  return parseLocaleCode(useDocusaurusContext().i18n.currentLocale);
}
