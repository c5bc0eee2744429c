import type {
  ExcerptSource,
  IndexedSection,
  FoundSection,
  SearchAnswer,
  SearchRequest,
  SearchService,
} from '@site/src/lib/browser/search/answer';
import {askTogether} from './askTogether';
import {askSearchWorker} from './searchThread';

/** What the embedded search answers: this language, and when it has nothing, the other one. */
export interface SearchResult extends SearchAnswer {
  readonly inOtherLanguage: SearchAnswer['sections'];
}

/** How many sections of the other language are shown. */
const OTHER_LANGUAGE_LIMIT = 8;

/**
 * The search of one language.
 *
 * @param baseUrl base URL path of the language, such as `/zh/`
 */
export function localeSearch(baseUrl: string): SearchService {
  const sectionIn = (index: number): ((section: IndexedSection) => FoundSection) => {
    const loadExcerpt = askTogether((sources: readonly ExcerptSource[]) =>
      askSearchWorker((worker) => worker.excerpts(index, sources)),
    );
    return ({excerptSource, ...section}) => ({
      ...section,
      loadExcerpt: () => loadExcerpt(excerptSource),
    });
  };
  return {
    warm: () => askSearchWorker((worker) => worker.warm(baseUrl)),
    async search(request) {
      const {sections, total, near, index} = await askSearchWorker((worker) =>
        worker.search(baseUrl, request),
      );
      return {sections: sections.map(sectionIn(index)), total, near};
    },
  };
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
  if (answer.sections.length > 0) return {...answer, inOtherLanguage: []};
  const {sections} = await other
    .search({...request, limit: OTHER_LANGUAGE_LIMIT})
    .catch((): Pick<SearchAnswer, 'sections'> => ({sections: []}));
  return {...answer, inOtherLanguage: sections};
}
