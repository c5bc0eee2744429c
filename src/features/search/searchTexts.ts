import './partTexts';
import {translate} from '@docusaurus/Translate';
import {defaultLocale, type LocaleCode} from '@site/src/lib/shared/localized';
import type {SearchArea} from '@site/src/lib/shared/search/records';

/** Name of a part of the site. */
export function areaName(area: SearchArea | undefined): string {
  switch (area) {
    case 'drivers':
      return translate({
        id: 'search.area.drivers',
        message: 'Drivers',
        description: 'Search filter: pages of drivers',
      });
    case 'api':
      return translate({
        id: 'search.area.api',
        message: 'API',
        description: 'Search filter: pages of the HTTP API',
      });
    case 'config':
      return translate({
        id: 'search.area.config',
        message: 'Config',
        description: 'Search filter: pages of settings',
      });
    case 'faq':
      return translate({
        id: 'search.area.faq',
        message: 'FAQ',
        description: 'Search filter: questions and error messages',
      });
    case 'guide':
      return translate({
        id: 'search.area.guide',
        message: 'Guide',
        description: 'Search filter: the guide and everything else',
      });
    case undefined:
      return translate({
        id: 'search.area.all',
        message: 'Everything',
        description: 'Search filter: the whole site',
      });
  }
}

/**
 * How many results there are, for eyes and for screen readers.
 *
 * @param total also those that aren't shown
 */
export function countText(count: number, total: number): string {
  if (count === 0) return noResultsText();
  if (count < total) {
    return translate(
      {
        id: 'search.someResults',
        message: '{count} of {total} results',
        description: 'Number of results, of which only some are shown',
      },
      {count, total},
    );
  }
  return count === 1
    ? translate({id: 'search.oneResult', message: '1 result', description: 'Number of results'})
    : translate(
        {id: 'search.results', message: '{count} results', description: 'Number of results'},
        {count},
      );
}

function noResultsText(): string {
  return translate({
    id: 'search.noResults',
    message: 'No results',
    description: 'Nothing was found',
  });
}

/** Failure of a search (specification section 8). */
export function failureTexts(): {
  readonly title: string;
  readonly help: string;
  readonly retry: string;
} {
  return {
    title: translate({
      id: 'search.failed',
      message: 'Unable to fetch results',
      description: 'The search failed',
    }),
    help: translate({
      id: 'search.failedHelp',
      message: 'You might want to check your network connection.',
      description: 'Advice when the search failed',
    }),
    retry: translate({
      id: 'search.retry',
      message: 'Try again',
      description: 'Button that repeats a failed search',
    }),
  };
}

/** Heading over pages with near titles, when nothing was found. */
export function nearTitlesText(): string {
  return translate({
    id: 'search.near',
    message: 'Related pages',
    description: 'Heading over suggestions when nothing was found',
  });
}

/** Heading over results of the other language. */
export function otherLanguageText(language: LocaleCode): string {
  return language === defaultLocale
    ? translate({
        id: 'search.inEnglish',
        message: 'In the English pages',
        description: 'Heading over results of the English pages, shown when this language has none',
      })
    : translate({
        id: 'search.inChinese',
        message: 'In the Chinese pages',
        description: 'Heading over results of the Chinese pages, shown when English has none',
      });
}

/** Message in the window when nothing was found (specification section 8). */
export function noResultsForText(query: string): string {
  return translate(
    {
      id: 'search.noResultsFor',
      message: 'No results for “{query}”',
      description: 'Message in the search window when nothing was found',
    },
    {query},
  );
}

/** Message while the first results are on their way. */
export function searchingText(): string {
  return translate({
    id: 'search.searching',
    message: 'Searching…',
    description: 'Message while the first results are loaded',
  });
}

/** Button that empties the search box. */
export function clearText(): string {
  return translate({
    id: 'search.clear',
    message: 'Clear',
    description: 'Button that empties the search box',
  });
}

export function searchText(): string {
  return translate({id: 'search.search', message: 'Search', description: 'Name of the search'});
}

export function placeholderText(): string {
  return translate({
    id: 'search.placeholder',
    message: 'Page, field, setting, API call or error',
    description: 'In the empty search box: what can be searched for',
  });
}

/** Button that closes the window. */
export function closeText(): string {
  return translate({
    id: 'search.close',
    message: 'Close',
    description: 'Button that closes the search window',
  });
}
