import {useState} from 'react';
import type {SearchArea} from '@site/src/lib/search/records';
import {createModalSearch, type ModalSearch, type SearchStatus} from './modalSearch';
import {areaName, nearTitlesText, noResultsText, otherLanguageText} from './searchTexts';
import type {SearchAccount} from './useSearchAccount';

/**
 * The search behind the window, with its status and filter as state.
 *
 * @param onImproved called when the latest search, run again, would say more; the first one given counts
 */
export function useModalSearch(
  account: SearchAccount,
  onImproved: () => void,
): ModalSearch & {
  readonly status: SearchStatus;
  readonly area: SearchArea | undefined;
} {
  const [status, setStatus] = useState<SearchStatus>({name: 'idle'});
  const [area, setArea] = useState<SearchArea>();
  const [search] = useState(() =>
    createModalSearch(
      account,
      {
        page: (place) => `${areaName(place.area)} › ${place.pageTitle}`,
        near: `${noResultsText()} · ${nearTitlesText()}`,
        otherLanguage: `${noResultsText()} · ${otherLanguageText()}`,
      },
      setStatus,
      onImproved,
    ),
  );
  return {
    ...search,
    status,
    area,
    setArea: (next) => {
      search.setArea(next);
      setArea(next);
    },
  };
}
