import {useEffect, useEffectEvent, type RefObject} from 'react';
import {MOST_PER_PAGE, type SearchArea} from '@site/src/lib/shared/search/records';
import {PAGE_LIMIT} from './constants';
import {parseSearchAddress, searchQuery} from './searchAddress';
import {useSearch, type Question, type SearchStatus} from './useSearch';

/** What the search page shows and does. */
export interface SearchPageModel {
  readonly area: SearchArea | undefined;
  readonly status: SearchStatus;
  readonly hasMore: boolean;
  readonly type: (query: string) => void;
  readonly compose: (isComposing: boolean) => void;
  readonly limitTo: (area: SearchArea | undefined) => void;
  readonly showMore: () => void;
  readonly repeat: () => void;
}

/**
 * The search of the page; query and filter are part of its URL.
 *
 * @param input the search box
 */
export function useSearchPage(input: RefObject<HTMLInputElement | null>): SearchPageModel {
  const search = useSearch(PAGE_LIMIT, {limitPerPage: MOST_PER_PAGE});
  const {question, status} = search;

  function ask(next: Question): void {
    search.ask(next);
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + searchQuery(next),
    );
  }

  const start = useEffectEvent(() => {
    const {query, area} = parseSearchAddress(window.location.search);
    // What was typed before the application ran wins over the URL.
    const typed = input.current?.value ?? '';
    if (input.current && typed === '') input.current.value = query;
    ask({query: typed === '' ? query : typed, area, limit: PAGE_LIMIT});
    input.current?.focus({preventScroll: true});
  });
  useEffect(() => start(), []);

  return {
    area: question.area,
    status,
    hasMore: status.name === 'done' && status.result.sections.length < status.result.total,
    type: (query) => ask({...question, query, limit: PAGE_LIMIT}),
    compose: search.compose,
    limitTo: (area) => ask({...question, area, limit: PAGE_LIMIT}),
    showMore: () => ask({...question, limit: question.limit + PAGE_LIMIT}),
    repeat: () => ask({...question}),
  };
}
