import {useReducer, useState} from 'react';
import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import type {SearchRequest} from '@site/src/lib/browser/search/answer';
import type {SearchArea} from '@site/src/lib/shared/search/records';
import {createDebouncedSearch, type DebouncedSearch} from './debounceSearch';
import {HOSTED_DEBOUNCE_MS} from './constants';
import {localeSearch, searchBoth, type SearchResult} from './embeddedSearch';
import type {HostedScope} from './hostedSearch';
import {useSearchAccount, type SearchAccount} from './useSearchAccount';

/** What is searched for. */
export interface Question {
  readonly query: string;
  readonly area: SearchArea | undefined;
  readonly limit: number;
}

/** What limits results besides their number. */
type Limits = Pick<SearchRequest, 'limitPerPage' | 'limitOfMentions'>;

/** State of a search. The previous results stay until the next ones are there. */
export type SearchStatus =
  | {readonly name: 'idle' | 'failed'}
  | {readonly name: 'searching'; readonly previous: SearchResult | undefined}
  | {readonly name: 'done'; readonly result: SearchResult};

interface State {
  readonly question: Question;
  readonly status: SearchStatus;
}

type Event =
  | {readonly type: 'asked'; readonly question: Question}
  | {readonly type: 'answered'; readonly question: Question; readonly result: SearchResult}
  | {readonly type: 'failed'; readonly question: Question};

/** A search and its results. */
export interface SearchModel extends State {
  readonly ask: (question: Question) => void;
  /** Tells whether text is being composed (Chinese input); it's searched for once it's finished. */
  readonly compose: (isComposing: boolean) => void;
}

/** The results to show: the latest ones, even while others are on their way. */
export function shownResult(status: SearchStatus): SearchResult | undefined {
  if (status.name === 'done') return status.result;
  return status.name === 'searching' ? status.previous : undefined;
}

function reduceSearch(state: State, event: Event): State {
  const {question} = event;
  if (event.type === 'asked') {
    const isEmpty = question.query.trim() === '';
    const previous = shownResult(state.status);
    return {question, status: isEmpty ? {name: 'idle'} : {name: 'searching', previous}};
  }
  // An answer to what is no longer asked.
  if (question !== state.question) return state;
  return {
    question,
    status: event.type === 'failed' ? {name: 'failed'} : {name: 'done', result: event.result},
  };
}

/**
 * Searches with the configured engine, for the search window and the search page.
 *
 * @param limit most results at first
 * @param limits.limitPerPage most results of one page
 * @param limits.limitOfMentions after how many results there are none that only mention the words
 */
export function useSearch(limit: number, limits: Limits): SearchModel {
  const account = useSearchAccount();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const processUrl = useSearchResultUrlProcessor();
  const [state, dispatch] = useReducer(reduceSearch, {
    question: {query: '', area: undefined, limit},
    status: {name: 'idle'},
  });
  const [debounced] = useState(() =>
    createAccountSearch(account, {facetFilters, processUrl}, limits),
  );

  return {
    ...state,
    compose: debounced.setComposing,
    ask(question) {
      dispatch({type: 'asked', question});
      if (question.query.trim() === '') return;
      debounced.search
        .search(question)
        .then((result) => dispatch({type: 'answered', question, result}))
        .catch(() => dispatch({type: 'failed', question}));
    },
  };
}

/** Loads what the first query needs. */
export async function warmSearch({isHosted, baseUrl}: SearchAccount): Promise<void> {
  await (isHosted ? loadHostedSearch() : localeSearch(baseUrl).warm());
}

const loadHostedSearch = () => import('./hostedSearch');

function createAccountSearch(
  account: SearchAccount,
  scope: HostedScope,
  limits: Limits,
): {
  readonly search: DebouncedSearch<Question, SearchResult>;
  readonly setComposing: (isComposing: boolean) => void;
} {
  let isComposing = false;
  const run = async (question: Question): Promise<SearchResult> => {
    if (account.isHosted) {
      const {searchHosted} = await loadHostedSearch();
      return searchHosted(account, scope, question);
    }
    return searchBoth(localeSearch(account.baseUrl), localeSearch(account.otherBaseUrl), {
      ...question,
      ...limits,
    });
  };
  const search = createDebouncedSearch(run, {
    quietMs: account.isHosted ? HOSTED_DEBOUNCE_MS : 0,
    isComposing: () => isComposing,
  });
  return {
    search,
    setComposing(next) {
      isComposing = next;
      if (!isComposing) search.release();
    },
  };
}
