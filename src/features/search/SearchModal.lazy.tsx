import './partTexts';
import '@docsearch/css/dist/modal.css';
import './docSearch.lazy.css';
import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react/modal';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import {MODAL_LIMIT_PER_PAGE} from './constants';
import type {DocSearchHit} from './docSearchHits';
import {localeIndex} from './embeddedSearch';
import {HitLink, useNavigator} from './HitLink';
import {SearchPageLink} from './SearchPageLink';
import type {SearchStatus} from './modalSearch';
import {SearchToolbar} from './SearchToolbar';
import {modalTexts} from './searchTexts';
import {improveSearch, repeatSearch, useModalFrame} from './useModalFrame';
import {useModalSearch} from './useModalSearch';
import {useSearchAccount} from './useSearchAccount';

export interface SearchModalProps {
  readonly onClose: () => void;
}

/** The search window with what the hosted search's filters ask for; no other part of the site does. */
export default function SearchModal(props: SearchModalProps): ReactNode {
  return (
    <DocsPreferredVersionContextProvider>
      <SearchWindow {...props} />
    </DocsPreferredVersionContextProvider>
  );
}

/**
 * The search window: DocSearch's, over either the hosted search or the embedded index, with filters,
 * announcements and a retry of our own between its search box and its results.
 */
function SearchWindow({onClose}: SearchModalProps): ReactNode {
  const account = useSearchAccount();
  const root = useRef<HTMLDivElement>(null);
  const search = useModalSearch(account, () => improveSearch(root.current));
  // A window of the next generation reads the history anew.
  const [generation, setGeneration] = useState(0);
  const frame = useModalFrame({root, generation, onClose, onComposing: search.setComposing});
  const navigator = useNavigator();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const processUrl = useSearchResultUrlProcessor();
  const [scrollY] = useState(() => window.scrollY);
  const {area, status} = search;
  const shownStatus: SearchStatus = frame.isEmpty ? {name: 'idle'} : status;
  const hasResults = status.name === 'done' && status.count > 0;

  useEffect(() => {
    if (!account.isHosted) localeIndex(account.baseUrl).warm();
  }, [account.isHosted, account.baseUrl]);

  const transformItems = useCallback(
    (items: DocSearchHit[]) =>
      account.isHosted ? items.map((item) => ({...item, url: processUrl(item.url)})) : items,
    [account.isHosted, processUrl],
  );
  const ResultsFooter = useCallback(
    ({state}: {readonly state: {readonly query: string}}) =>
      hasResults ? <SearchPageLink query={state.query} area={area} onFollow={onClose} /> : null,
    [area, hasResults, onClose],
  );

  return createPortal(
    <div
      ref={root}
      {...frame.listeners}
      data-search-engine={account.isHosted ? 'hosted' : 'embedded'}
      data-search-status={shownStatus.name}
    >
      <DocSearchModal
        key={generation}
        appId={account.appId}
        apiKey={account.apiKey}
        indices={[{name: account.indexName, searchParameters: {facetFilters}}]}
        initialScrollY={scrollY}
        maxResultsPerGroup={MODAL_LIMIT_PER_PAGE}
        transformSearchClient={search.transformSearchClient}
        transformItems={transformItems}
        hitComponent={HitLink}
        resultsFooterComponent={ResultsFooter}
        navigator={navigator}
        translations={modalTexts()}
        onAskAiToggle={doNothing}
        onClose={onClose}
      />
      {frame.slot &&
        createPortal(
          <SearchToolbar
            area={area}
            onArea={(next) => {
              search.setArea(next);
              repeatSearch(root.current);
            }}
            status={shownStatus}
            onRetry={() => repeatSearch(root.current)}
            indexName={account.indexName}
            onForget={() => setGeneration((count) => count + 1)}
          />,
          frame.slot,
        )}
    </div>,
    document.body,
  );
}

/** Artificial answers are not offered. */
function doNothing(): void {
  // Nothing to switch.
}
