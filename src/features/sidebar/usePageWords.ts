import {useCallback, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PageWords} from './filterSidebar';

/**
 * The words pages are found by, fetched when they are first asked for. Without them the filter works on
 * the labels alone.
 */
export function usePageWords(): readonly [words: PageWords, load: () => void] {
  const [words, setWords] = useState<PageWords>({});
  const address = useBaseUrl('/page-words.json');
  const isAsked = useRef(false);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    fetch(address)
      .then(async (answer) => setWords(parseWords(await answer.json())))
      .catch(() => {
        isAsked.current = false;
      });
  }, [address]);
  return [words, load];
}

function parseWords(value: unknown): PageWords {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
