import {useEffect, useEffectEvent, useReducer, useState, type RefObject} from 'react';
import type {SearchArea} from '@site/src/lib/search/records';
import {createCalmSearch, type CalmSearch} from './calmSearch';
import {HOSTED_DEBOUNCE_MS, PAGE_LIMIT, PAGE_LIMIT_PER_PAGE} from './constants';
import {localeIndex, searchBoth, type EmbeddedAnswer} from './embeddedSearch';
import {parseSearchAddress, searchQuery} from './searchAddress';
import {useSearchAccount, type SearchAccount} from './useSearchAccount';

/** Where the search of the page stands. */
type PageSearch =
  | {readonly status: 'idle' | 'searching' | 'failed'}
  | {readonly status: 'done'; readonly answer: EmbeddedAnswer};

interface Question {
  readonly query: string;
  readonly area: SearchArea | undefined;
  readonly limit: number;
}

interface State extends Question {
  readonly search: PageSearch;
}

type Event =
  | {readonly type: 'asked'; readonly question: Question}
  | {readonly type: 'answered'; readonly question: Question; readonly answer: EmbeddedAnswer}
  | {readonly type: 'failed'; readonly question: Question};

/** What the search page shows and does. */
export interface SearchPageModel {
  readonly area: SearchArea | undefined;
  readonly search: PageSearch;
  readonly hasMore: boolean;
  readonly type: (query: string) => void;
  readonly compose: (isComposing: boolean) => void;
  readonly limitTo: (area: SearchArea | undefined) => void;
  readonly showMore: () => void;
  readonly repeat: () => void;
}

const START: State = {query: '', area: undefined, limit: PAGE_LIMIT, search: {status: 'idle'}};

function reduce(state: State, event: Event): State {
  if (event.type === 'asked') {
    const search: PageSearch =
      event.question.query.trim() === '' ? {status: 'idle'} : {status: 'searching'};
    // The former results stay until the next ones come.
    const keeps = search.status === 'searching' && state.search.status === 'done';
    return {...event.question, search: keeps ? state.search : search};
  }
  const {query, area, limit} = event.question;
  // An answer to what is no longer asked.
  if (query !== state.query || area !== state.area || limit !== state.limit) return state;
  return {
    ...state,
    search: event.type === 'failed' ? {status: 'failed'} : {status: 'done', answer: event.answer},
  };
}

/**
 * The search of the page; query and filter stand in its address.
 *
 * @param input the search box
 */
export function useSearchPage(input: RefObject<HTMLInputElement | null>): SearchPageModel {
  const account = useSearchAccount();
  const [state, dispatch] = useReducer(reduce, START);
  const [calm] = useState(() => createPageSearch(account));

  function ask(question: Question): void {
    dispatch({type: 'asked', question});
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + searchQuery(question),
    );
    if (question.query.trim() === '') return;
    calm.search
      .search(question)
      .then((answer) => dispatch({type: 'answered', question, answer}))
      .catch(() => dispatch({type: 'failed', question}));
  }

  const start = useEffectEvent(() => {
    const {query, area} = parseSearchAddress(window.location.search);
    // What was typed before the application ran wins over the address.
    const typed = input.current?.value ?? '';
    if (input.current && typed === '') input.current.value = query;
    ask({query: typed === '' ? query : typed, area, limit: PAGE_LIMIT});
    input.current?.focus({preventScroll: true});
  });
  useEffect(() => start(), []);

  const {query, area, limit, search} = state;
  return {
    area,
    search,
    hasMore: search.status === 'done' && search.answer.places.length >= limit,
    type: (next) => ask({query: next, area, limit: PAGE_LIMIT}),
    compose: calm.setComposing,
    limitTo: (next) => ask({query, area: next, limit: PAGE_LIMIT}),
    showMore: () => ask({query, area, limit: limit + PAGE_LIMIT}),
    repeat: () => ask({query, area, limit}),
  };
}

function createPageSearch(account: SearchAccount): {
  readonly search: CalmSearch<Question, EmbeddedAnswer>;
  readonly setComposing: (isComposing: boolean) => void;
} {
  let isComposing = false;
  const run = async (question: Question): Promise<EmbeddedAnswer> => {
    if (account.isHosted) {
      const {searchHosted} = await import('./hostedSearch');
      return searchHosted(account, question);
    }
    return searchBoth(localeIndex(account.baseUrl), localeIndex(account.otherBaseUrl), {
      ...question,
      withTexts: true,
      limitPerPage: PAGE_LIMIT_PER_PAGE,
    });
  };
  const search = createCalmSearch(run, {
    quietMs: account.isHosted ? HOSTED_DEBOUNCE_MS : 0,
    isComposing: () => isComposing,
  });
  return {
    search,
    setComposing: (next) => {
      isComposing = next;
      if (!isComposing) search.release();
    },
  };
}
