import {useEffect, useState, type ReactNode} from 'react';
import type {Failure} from '@site/src/lib/token-flow/failure';
import {aadstsHints, failureTexts, useTexts} from './texts';
import styles from './Tool.module.css';

/** A failure in words: what happened, what to do, what the other side said, as text. */
export function FailureView({
  failure,
  onRetry,
  children,
}: {
  readonly failure: Failure;
  /** Sends the same request again; missing where that must not be. */
  readonly onRetry?: () => void;
  readonly children?: ReactNode;
}): ReactNode {
  const {t, of} = useTexts();
  const {title, advice} = failureTexts[failure.kind];
  const hint = failure.aadsts === undefined ? undefined : aadstsHints[failure.aadsts];
  const wait = useCountdown(failure.retryAfter ?? 0);
  return (
    <div className={styles.failure} role="alert">
      <b>{of(title)}</b>
      <p>{of(hint ?? advice)}</p>
      {failure.detail !== '' && (
        <p>
          {t('saidBy')} <code translate="no">{failure.detail}</code>
        </p>
      )}
      {onRetry && failure.retryable && (
        <p>
          {wait > 0 && `${t('retryIn', {seconds: String(wait)})} `}
          <button
            type="button"
            className="button button--secondary"
            disabled={wait > 0}
            onClick={onRetry}
          >
            {t('retry')}
          </button>
        </p>
      )}
      {children}
    </div>
  );
}

/** Seconds left of a wait; 0 when it is over. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
