import {useCallback, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PageSearchTerms} from './filterSidebar';

/**
 * The search terms that pages are found by, fetched when they are first asked for. Without them the filter works on
 * the labels alone.
 */
export function usePageSearchTerms(): readonly [terms: PageSearchTerms, load: () => void] {
  const [terms, setTerms] = useState<PageSearchTerms>({});
  const address = useBaseUrl('/page-search-terms.json');
  const isAsked = useRef(false);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    fetch(address)
      .then(async (answer) => setTerms(parseTerms(await answer.json())))
      .catch(() => {
        isAsked.current = false;
      });
  }, [address]);
  return [terms, load];
}

function parseTerms(value: unknown): PageSearchTerms {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
