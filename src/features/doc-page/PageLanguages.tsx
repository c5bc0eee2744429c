import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {usePageFrontMatter} from '@site/src/hooks/usePageFrontMatter';
import {useAlternatePageUtils} from '@site/src/lib/browser/themeInternals';
import {languageOf} from '@site/src/lib/shared/localized';

/** Tells search engines which languages have the page; one that's in English in another language isn't for them. */
export function PageLanguages(): ReactNode {
  const {isUntranslated, moreLanguages = []} = usePageFrontMatter();
  const {createUrl} = useAlternatePageUtils();
  return (
    <Head>
      {isUntranslated && <meta name="robots" content="noindex" />}
      {moreLanguages.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          href={createUrl({locale, fullyQualified: true})}
          hrefLang={languageOf(locale).tag}
        />
      ))}
    </Head>
  );
}
