import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchArea} from '@site/src/lib/search/records';
import {AreaFilter} from './AreaFilter';
import {forgetSearches, hasSearches} from './history';
import type {SearchStatus} from './modalSearch';
import {SearchFailure} from './SearchFailure';
import {countText} from './searchTexts';
import styles from './Search.lazy.module.css';

/** Between search box and results: filter, number of results, failure, and a way to forget old searches. */
export function SearchToolbar({
  area,
  onArea,
  status,
  onRetry,
  indexName,
  onForget,
}: {
  readonly area: SearchArea | undefined;
  readonly onArea: (area: SearchArea | undefined) => void;
  readonly status: SearchStatus;
  readonly onRetry: () => void;
  readonly indexName: string;
  readonly onForget: () => void;
}): ReactNode {
  const [hasHistory, setHistory] = useState(() => hasSearches(indexName));

  function forget(): void {
    forgetSearches(indexName);
    setHistory(false);
    onForget();
  }

  return (
    <>
      <div className={styles.toolbar}>
        <AreaFilter area={area} onArea={onArea} />
        <p role="status" className={styles.count}>
          {status.name === 'done' && countText(status.count)}
        </p>
        {status.name === 'idle' && hasHistory && (
          <button type="button" className={styles.action} onClick={forget}>
            <Translate
              id="search.forgetAll"
              description="Button that clears recent and favorite searches"
            >
              Clear history
            </Translate>
          </button>
        )}
      </div>
      {status.name === 'failed' && <SearchFailure onRetry={onRetry} />}
    </>
  );
}
