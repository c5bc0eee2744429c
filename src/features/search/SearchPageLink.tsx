import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchArea} from '@site/src/lib/shared/search/records';
import {searchQuery} from './searchAddress';

/** Link from the window to the page with all results. */
export function SearchPageLink({
  query,
  area,
  onFollow,
}: {
  readonly query: string;
  readonly area: SearchArea | undefined;
  readonly onFollow: () => void;
}): ReactElement {
  const page = useBaseUrl('search.html');
  return (
    <Link to={page + searchQuery({query, area})} onClick={onFollow}>
      <Translate
        id="search.all"
        description="Link from the search window to the page with all results"
      >
        See all results on one page
      </Translate>
    </Link>
  );
}
