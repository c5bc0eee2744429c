import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@site/src/lib/browser/themeInternals';

/** Route under which the 404 page runs, whatever address was asked for (see the early script). */
const NOT_FOUND_ROUTE = /\/404(\.html)?$/;

/**
 * Links to this page in each language; on a page that does not exist, to each language's home.
 *
 * The early script adds the query and hash of the moment (`data-locale-link`). Plain anchors, because a
 * language change is a full load.
 */
export function LocaleLinks({className}: {readonly className: string}): ReactNode {
  const {
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const isKnownPage = !NOT_FOUND_ROUTE.test(useLocation().pathname);
  return Object.entries(localeConfigs).map(([locale, {label, htmlLang, baseUrl}]) => (
    <li key={locale}>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- leaves the application on purpose */}
      <a
        href={isKnownPage ? createUrl({locale, fullyQualified: false}) : baseUrl}
        className={className}
        lang={htmlLang}
        hrefLang={htmlLang}
        data-locale-link={locale}
        {...(locale === currentLocale ? {'aria-current': 'true' as const} : {})}
      >
        {label}
      </a>
    </li>
  ));
}
