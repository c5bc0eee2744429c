import {buildIndex} from '@site/src/lib/node/search/buildIndex';
import type {IndexSource} from '@site/src/lib/browser/search/indexSource';
import type {SearchEntry, SearchPage} from '@site/src/lib/shared/search/records';

/** An index in memory, and what was asked of it. */
export interface MemoryIndex extends IndexSource {
  readonly asked: readonly string[];
}

/** The index of some pages, as the browser would load it. */
export function memoryIndex(pages: readonly SearchPage[]): MemoryIndex {
  const {titles, words, characters, terms, texts} = buildIndex(pages);
  const asked: string[] = [];
  const answer = <T>(name: string, value: T): Promise<T> => {
    asked.push(name);
    return Promise.resolve(value);
  };
  return {
    asked,
    titles: () => answer('titles', titles),
    words: () => answer('words', words),
    characters: () => answer('characters', characters),
    terms: (piece) => answer(`terms ${piece}`, terms[piece] ?? {terms: [], sections: []}),
    texts: (piece) => answer(`texts ${piece}`, texts[piece] ?? []),
  };
}

/** An entry of a page, a section unless it says otherwise. */
export function entry(title: string, more: Partial<SearchEntry> = {}): SearchEntry {
  return {
    kind: 'section',
    anchor: title.toLowerCase().replace(/\W+/g, '-'),
    title,
    names: [],
    body: '',
    ...more,
  };
}

/** A page with its entries. */
export function page(
  path: string,
  title: string,
  entries: readonly SearchEntry[] = [],
  links: readonly string[] = [],
): SearchPage {
  return {path, entries: [entry(title, {kind: 'page', anchor: ''}), ...entries], links};
}
