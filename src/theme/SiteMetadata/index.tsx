// Replaces the original of Docusaurus 3.10.2: it writes each locale's html language into hreflang, and here English is `en` for
// search engines and `en-US` for the document (specification section 1, sitemap section 1). Programs are told where the page's Markdown is.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@site/src/lib/browser/themeInternals';
import {hasMarkdown, markdownAddress} from '@site/src/lib/shared/markdownAddress';
import {completeLocales, languageOf, localeCodes} from '@site/src/lib/shared/localized';

export default function SiteMetadata(): ReactNode {
  const {image} = useThemeConfig();
  return (
    <>
      {image !== undefined && <PageMetadata image={image} />}
      <PageAddresses />
    </>
  );
}

function PageAddresses(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {createUrl} = useAlternatePageUtils();
  const canonical = siteConfig.url + pathname;
  const page = pathname.slice(siteConfig.baseUrl.length);
  // Other languages can lack documents (features/doc-page/PageLanguages.tsx); these pages are made of texts of the interface.
  const languages = page === '' || page.startsWith('tool/') ? localeCodes : completeLocales;
  return (
    <Head>
      <meta property="og:url" content={canonical} />
      <link rel="canonical" href={canonical} />
      {languages.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          href={createUrl({locale, fullyQualified: true})}
          hrefLang={languageOf(locale).tag}
        />
      ))}
      <link
        rel="alternate"
        href={createUrl({locale: i18n.defaultLocale, fullyQualified: true})}
        hrefLang="x-default"
      />
      {hasMarkdown(page) && (
        <link rel="alternate" type="text/markdown" href={markdownAddress(pathname)} />
      )}
    </Head>
  );
}
