import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {allowsForeignScripts, EMBEDDED_SEARCH} from '@site/src/lib/shared/services';
import {otherLocale, parseLocaleCode, type LocaleCode} from '@site/src/lib/shared/localized';
import {sitePath} from '@site/src/lib/browser/sitePath';

/** Which search answers on this page. */
export interface SearchAccount {
  /** Whether it is hosted by Algolia; otherwise the embedded index answers. */
  readonly isHosted: boolean;
  readonly appId: string;
  readonly apiKey: string;
  /** Also the name under which recent searches are kept. */
  readonly indexName: string;
  readonly locale: LocaleCode;
  /** Base address of the page's language, and of the other one. */
  readonly baseUrl: string;
  readonly otherBaseUrl: string;
}

/** Reads the search that was configured; pages that may ask no other host use the embedded index. */
export function useSearchAccount(): SearchAccount {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {appId, apiKey, indexName} = siteConfig.themeConfig['algolia'] as Record<
    'appId' | 'apiKey' | 'indexName',
    string
  >; // written by src/config/services.ts
  const isHosted = appId !== EMBEDDED_SEARCH && allowsForeignScripts(sitePath(pathname));
  const locale = parseLocaleCode(i18n.currentLocale);
  return {
    isHosted,
    appId,
    apiKey,
    indexName: isHosted ? indexName : `${EMBEDDED_SEARCH}-${locale}`,
    locale,
    baseUrl: i18n.localeConfigs[locale]?.baseUrl ?? '/',
    otherBaseUrl: i18n.localeConfigs[otherLocale(locale)]?.baseUrl ?? '/',
  };
}
