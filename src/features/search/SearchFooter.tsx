import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {SearchPageLink} from './SearchPageLink';
import type {Question} from './useSearch';
import styles from './Search.lazy.module.css';

/** Below the results: what the keys do, and the way to all results. */
export function SearchFooter({
  isHosted,
  question,
  onFollow,
}: {
  readonly isHosted: boolean;
  /** What was found; undefined when nothing was. */
  readonly question: Question | undefined;
  readonly onFollow: () => void;
}): ReactNode {
  return (
    <div className={styles.footer}>
      <span className={styles.keys} aria-hidden="true">
        <kbd>↵</kbd>
        <Translate id="search.select" description="What the Enter key does in the search window">
          Open
        </Translate>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <Translate id="search.navigate" description="What the arrow keys do in the search window">
          Move
        </Translate>
      </span>
      {isHosted && (
        <Link href="https://www.algolia.com">
          <Translate id="search.poweredBy" description="Names the hosted search">
            Search by Algolia
          </Translate>
        </Link>
      )}
      {question && (
        <SearchPageLink query={question.query} area={question.area} onFollow={onFollow} />
      )}
    </div>
  );
}
