import type {ReactNode} from 'react';
import {failureTexts} from './searchTexts';
import styles from './Search.lazy.module.css';

/** A search that failed (specification section 8), and a way to try again. */
export function SearchFailure({onRetry}: {readonly onRetry: () => void}): ReactNode {
  const {title, help, retry} = failureTexts();
  return (
    <div role="alert" className={styles.failure}>
      <strong>{title}</strong>
      <span>{help}</span>
      <button type="button" className={styles.action} onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}
