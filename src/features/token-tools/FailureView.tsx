import {useEffect, useState, type ReactNode} from 'react';
import type {Failure, FailureKind} from '@site/src/lib/shared/token-flow/failure';
import {aadstsHints, failureTexts, useTexts} from './texts';
import {FallbackList} from './FallbackList';
import styles from './Tool.module.css';

/** Failures that are the API server's, or may be. */
const serverFaults: ReadonlySet<FailureKind> = new Set<FailureKind>([
  'bad-client',
  'rate-limited',
  'server-unreachable',
  'server-refused',
  'provider-unreachable',
  'timeout',
  'bad-response',
]);

/** A failure in words: what happened, what the other side said, as text, and what the reader can do instead. */
export function FailureView({
  failure,
  onRetry,
  again,
  children,
}: {
  readonly failure: Failure;
  /** Sends the same request again; missing where that must not be. */
  readonly onRetry?: () => void;
  /** Begins again, with a new code. */
  readonly again?: ReactNode;
  readonly children?: ReactNode;
}): ReactNode {
  const {t} = useTexts();
  const {title, advice} = failureTexts[failure.kind];
  const hint = failure.aadsts === undefined ? undefined : aadstsHints[failure.aadsts];
  const wait = useCountdown(failure.retryAfter ?? 0);
  const retry = onRetry !== undefined && failure.retryable && (
    <button type="button" className="button button--primary" disabled={wait > 0} onClick={onRetry}>
      {t('retry')}
    </button>
  );
  return (
    <div className={styles.failure} role="alert">
      <b>{title}</b>
      <p>{hint ?? advice}</p>
      {failure.detail !== '' && (
        <p>
          {t('saidBy')} <code translate="no">{failure.detail}</code>
        </p>
      )}
      {children}
      {retry !== false && wait > 0 && <p>{t('retryIn', {seconds: String(wait)})}</p>}
      <FallbackList isServerFault={serverFaults.has(failure.kind)}>
        {retry === false ? (
          again
        ) : (
          <>
            {retry}
            {again}
          </>
        )}
      </FallbackList>
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
