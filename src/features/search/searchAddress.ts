import {parseSearchArea, type SearchArea} from '@site/src/lib/shared/search/records';

/** What the address of the search page says. */
export interface SearchAddress {
  readonly query: string;
  readonly area: SearchArea | undefined;
}

/** Longest query that is read from an address. */
const QUERY_LENGTH = 512;

/** Reads `?q=…&in=…`; an unknown part of the site means the whole site. */
export function parseSearchAddress(search: string): SearchAddress {
  const values = new URLSearchParams(search);
  return {
    query: (values.get('q') ?? '').slice(0, QUERY_LENGTH),
    area: parseSearchArea(values.get('in')),
  };
}

/** Writes `?q=…&in=…`; '' when there is nothing to say. */
export function searchQuery({query, area}: SearchAddress): string {
  const values = new URLSearchParams({
    ...(query.trim() === '' ? {} : {q: query}),
    ...(area === undefined ? {} : {in: area}),
  });
  const text = values.toString();
  return text === '' ? '' : `?${text}`;
}
