import './partTexts';
import type {ComponentProps} from 'react';
import type {DocSearchModal} from '@docsearch/react/modal';
import {translate} from '@docusaurus/Translate';
import type {SearchArea} from '@site/src/lib/search/records';

type ModalTexts = NonNullable<ComponentProps<typeof DocSearchModal>['translations']>;

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

/** How many results there are, for eyes and for screen readers. */
export function countText(count: number): string {
  if (count === 0) return noResultsText();
  return count === 1
    ? translate({id: 'search.oneResult', message: '1 result', description: 'Number of results'})
    : translate(
        {id: 'search.results', message: '{count} results', description: 'Number of results'},
        {count},
      );
}

export function noResultsText(): string {
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
    message: 'Perhaps one of these pages helps',
    description: 'Heading over suggestions when nothing was found',
  });
}

/** Heading over results of the other language. */
export function otherLanguageText(): string {
  return translate({
    id: 'search.otherLanguage',
    message: 'In the Chinese pages',
    description: 'Heading over results of the other language, shown when this one has none',
  });
}

/** Words of the search window. */
export function modalTexts(): ModalTexts {
  const {title, help} = failureTexts();
  return {
    searchBox: {
      clearButtonTitle: translate({
        id: 'search.clear',
        message: 'Clear',
        description: 'Button that empties the search box',
      }),
      clearButtonAriaLabel: translate({
        id: 'search.clearLabel',
        message: 'Clear the query',
        description: 'Full name of the button that empties the search box',
      }),
      closeButtonText: closeText(),
      closeButtonAriaLabel: closeText(),
      placeholderText: placeholderText(),
      searchInputLabel: searchText(),
    },
    startScreen: {
      recentSearchesTitle: translate({
        id: 'search.recent',
        message: 'Recent',
        description: 'Heading over recent searches',
      }),
      saveRecentSearchButtonTitle: translate({
        id: 'search.keep',
        message: 'Keep as favorite',
        description: 'Button that makes a recent search a favorite',
      }),
      removeRecentSearchButtonTitle: translate({
        id: 'search.forget',
        message: 'Remove from recent searches',
        description: 'Button that removes a recent search',
      }),
      favoriteSearchesTitle: translate({
        id: 'search.favorites',
        message: 'Favorites',
        description: 'Heading over favorite searches',
      }),
      removeFavoriteSearchButtonTitle: translate({
        id: 'search.unkeep',
        message: 'Remove from favorites',
        description: 'Button that removes a favorite search',
      }),
    },
    errorScreen: {titleText: title, helpText: help},
    noResultsScreen: {
      noResultsText: translate({
        id: 'search.noResultsFor',
        message: 'No results for',
        description: 'Followed by the query in quotation marks',
      }),
    },
    footer: {
      selectText: translate({
        id: 'search.select',
        message: 'Open',
        description: 'What the Enter key does in the search window',
      }),
      selectKeyAriaLabel: translate({
        id: 'search.enterKey',
        message: 'Enter key',
        description: 'Name of the key in the search window',
      }),
      navigateText: translate({
        id: 'search.navigate',
        message: 'Move',
        description: 'What the arrow keys do in the search window',
      }),
      navigateUpKeyAriaLabel: translate({
        id: 'search.upKey',
        message: 'Arrow up',
        description: 'Name of the key in the search window',
      }),
      navigateDownKeyAriaLabel: translate({
        id: 'search.downKey',
        message: 'Arrow down',
        description: 'Name of the key in the search window',
      }),
      closeText: closeText(),
      closeKeyAriaLabel: translate({
        id: 'search.escapeKey',
        message: 'Escape key',
        description: 'Name of the key in the search window',
      }),
      poweredByText: translate({
        id: 'search.poweredBy',
        message: 'Search by',
        description: 'Before the name of the hosted search',
      }),
    },
  };
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

function closeText(): string {
  return translate({
    id: 'search.close',
    message: 'Close',
    description: 'Button that closes the search window',
  });
}
