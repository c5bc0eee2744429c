import {expose} from 'comlink';
import {searchSynonyms} from '@site/src/data/searchSynonyms';
import {
  createIndexSearch,
  type ExcerptSource,
  type IndexAnswer,
  type IndexSearch,
  type SearchRequest,
} from '@site/src/lib/search/answer';
import {createIndexSource} from '@site/src/lib/search/indexSource';

/* Searches in a thread of its own (see `searchThread.ts`). */

const searches = new Map<string, IndexSearch>();

/**
 * Asks the index of one language. It stays loaded until a piece fails: then a new build may have replaced
 * it, so the next question starts over.
 *
 * @param baseUrl base URL path of the language, such as `/zh/`
 */
async function ask<Answer>(
  baseUrl: string,
  question: (search: IndexSearch) => Promise<Answer>,
): Promise<Answer> {
  const search =
    searches.get(baseUrl) ??
    createIndexSearch(createIndexSource(baseUrl, loadJson), searchSynonyms);
  searches.set(baseUrl, search);
  try {
    return await question(search);
  } catch (error) {
    searches.delete(baseUrl);
    throw error;
  }
}

async function loadJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.json();
}

/** What the page can ask. */
export const searchWorker = {
  warm: (baseUrl: string): Promise<void> => ask(baseUrl, (search) => search.warm()),
  search: (baseUrl: string, request: SearchRequest): Promise<IndexAnswer> =>
    ask(baseUrl, (search) => search.search(request)),
  excerpt: (baseUrl: string, source: ExcerptSource): Promise<string> =>
    ask(baseUrl, (search) => search.excerpt(source)),
};

export type SearchWorker = typeof searchWorker;

expose(searchWorker);
