import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchArea} from '@site/src/lib/search/records';
import {AreaFilter} from './AreaFilter';
import {forgetSearches, hasSearches} from './history';
import type {SearchStatus} from './modalSearch';
import {countText, failureTexts} from './searchTexts';
import styles from './Search.lazy.module.css';

/** Between search box and results: filter, number of results, retry, and a way to forget old searches. */
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
  const failure = failureTexts();

  function forget(): void {
    forgetSearches(indexName);
    setHistory(false);
    onForget();
  }

  return (
    <div className={styles.toolbar}>
      <AreaFilter area={area} onArea={onArea} />
      <p role="status" className={styles.count}>
        {status.name === 'done' && countText(status.count)}
        {status.name === 'failed' && failure.title}
      </p>
      {status.name === 'failed' && (
        <button type="button" className={styles.action} onClick={onRetry}>
          {failure.retry}
        </button>
      )}
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
  );
}
