import './partTexts';
import {useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Icon} from '@site/src/components/Icon/Icon';
import {AreaFilter} from './AreaFilter';
import {SectionGroups} from './SectionGroups';
import {SearchFailure} from './SearchFailure';
import {countText, placeholderText, searchText} from './searchTexts';
import {shownResult} from './useSearch';
import {useSearchPage} from './useSearchPage';
import styles from './Search.lazy.module.css';
import frame from './SearchPage.module.css';

/** The full search page: all results, with a URL that can be passed on. */
export function SearchPage(): ReactNode {
  return (
    <DocsPreferredVersionContextProvider>
      <PageContent />
    </DocsPreferredVersionContextProvider>
  );
}

function PageContent(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const page = useSearchPage(input);
  const {status} = page;
  const result = shownResult(status);
  const isBrowser = useIsBrowser();
  return (
    <Layout>
      <PageMetadata title={searchText()} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={frame.page}>
        <Heading as="h1">{searchText()}</Heading>
        <form role="search" onSubmit={(event) => event.preventDefault()} data-needs-scripts>
          <label className={frame.box}>
            <Icon name="search" />
            <span className="spoken">{searchText()}</span>
            <input
              ref={input}
              type="search"
              name="q"
              className={frame.input}
              placeholder={placeholderText()}
              autoComplete="off"
              enterKeyHint="search"
              onInput={(event) => page.type(event.currentTarget.value)}
              onCompositionStart={() => page.compose(true)}
              onCompositionEnd={(event) => {
                page.compose(false);
                page.type(event.currentTarget.value);
              }}
            />
          </label>
        </form>
        {isBrowser && <AreaFilter area={page.area} onArea={page.limitTo} />}
        <div role="status" className={styles.status}>
          {status.name === 'done' && countText(status.result.sections.length, status.result.total)}
        </div>
        {status.name === 'failed' && <SearchFailure onRetry={page.repeat} />}
        {result && <SectionGroups result={result} />}
        {page.hasMore && (
          <button
            type="button"
            className={clsx('button button--secondary', styles.more)}
            onClick={page.showMore}
          >
            <Translate id="search.more" description="Button that shows more results">
              Show more results
            </Translate>
          </button>
        )}
        <noscript>
          <Translate id="search.noScript" description="Search page without scripts">
            The search needs scripts, which are switched off in this browser.
          </Translate>
        </noscript>
      </main>
    </Layout>
  );
}
