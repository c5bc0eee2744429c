import {searchSynonyms} from '@site/src/data/searchSynonyms';
import {
  createSearchService,
  type SearchAnswer,
  type SearchRequest,
  type SearchService,
} from '@site/src/lib/search/answer';
import {createIndexSource} from '@site/src/lib/search/indexSource';

/** What the embedded search answers: this language, and when it has nothing, the other one. */
export interface SearchResult extends SearchAnswer {
  readonly inOtherLanguage: SearchAnswer['places'];
}

/** How many places of the other language are shown. */
const OTHER_LANGUAGE_LIMIT = 8;

const services = new Map<string, SearchService>();

/**
 * The search of one language. Its index stays loaded until a piece fails: then a new build may have
 * replaced it, so the next query starts over.
 *
 * @param baseUrl base URL path of the language, such as `/zh/`
 */
export function localeSearch(baseUrl: string): SearchService {
  const known = services.get(baseUrl);
  if (known) return known;
  const service = createSearchService(createIndexSource(baseUrl, loadJson), searchSynonyms);
  const startOver = (error: unknown): never => {
    services.delete(baseUrl);
    throw error;
  };
  const search: SearchService = {
    warm: () => service.warm().catch(startOver),
    search: (request) => service.search(request).catch(startOver),
  };
  services.set(baseUrl, search);
  return search;
}

async function loadJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.json();
}

/**
 * Searches a language, and when nothing is there, the other one.
 *
 * @param own search of the page's language
 * @param other search of the other language; its failure isn't the reader's concern
 */
export async function searchBoth(
  own: Pick<SearchService, 'search'>,
  other: Pick<SearchService, 'search'>,
  request: SearchRequest,
): Promise<SearchResult> {
  const answer = await own.search(request);
  if (answer.places.length > 0) return {...answer, inOtherLanguage: []};
  const {places} = await other
    .search({...request, limit: OTHER_LANGUAGE_LIMIT})
    .catch((): Pick<SearchAnswer, 'places'> => ({places: []}));
  return {...answer, inOtherLanguage: places};
}
