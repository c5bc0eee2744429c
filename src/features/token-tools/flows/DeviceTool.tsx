import {lazy, Suspense, type ReactNode, type SubmitEvent} from 'react';
import type {FlowResult} from '@site/src/lib/browser/token-flow/exchange';
import type {DeviceFlow} from '@site/src/lib/shared/token-flow/types';
import {FailureView} from '@site/src/features/token-tools/FailureView';
import {useTexts} from '@site/src/features/token-tools/texts';
import {loadPatiently} from '@site/src/lib/browser/early/retry';
import {TimeLeft} from './TimeLeft';
import type {Choice} from './useChoice';
import {useDeviceFlow} from './useDeviceFlow';
import styles from '@site/src/features/token-tools/Tool.module.css';

const QrCode = lazy(async () => {
  const {QrCode: Body} = await loadPatiently(() => import('./QrCode'));
  return {default: Body};
});

/** Brings a code that appears into view, with what is said about it. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({block: 'nearest'});
}

/** Sign-in by QR code: the picture, its state, and what to do at each end. */
export function DeviceTool({
  flow,
  choice,
  onResult,
  children,
}: {
  readonly flow: DeviceFlow;
  readonly choice: Choice;
  readonly onResult: (result: FlowResult) => void;
  readonly children?: ReactNode;
}): ReactNode {
  const {t, of} = useTexts();
  const {state, start, stop, confirm} = useDeviceFlow(flow, choice, onResult);
  const app = of(flow.app);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    start();
  }

  if (state.status === 'waiting' || state.status === 'manual') {
    const isScanned = state.status === 'waiting' && state.scan === 'scanned';
    return (
      <div className={styles.form}>
        <div
          ref={showWhole}
          className={styles.scan}
          data-state={isScanned ? 'scanned' : state.status}
        >
          <Suspense fallback={<div className={styles.qr} />}>
            <QrCode text={state.qrText} label={t('qrAlt', {app})} />
          </Suspense>
          <p role="status">{t(isScanned ? 'scanned' : 'scanNow', {app})}</p>
          {state.status === 'waiting' && <TimeLeft endsAt={state.endsAt} />}
        </div>
        {state.status === 'manual' && (
          <>
            <p>{t('manualConfirmHint')}</p>
            {state.failure && <FailureView failure={state.failure} />}
          </>
        )}
        <p className={styles.actions} data-centered="">
          {state.status === 'manual' && (
            <button type="button" className="button button--primary" onClick={confirm}>
              {t('manualConfirm')}
            </button>
          )}
          <button type="button" className="button button--secondary" onClick={start}>
            {t('newCode')}
          </button>
          <button type="button" className="button button--secondary" onClick={stop}>
            {t('stop')}
          </button>
        </p>
      </div>
    );
  }
  const isBusy = state.status === 'starting' || state.status === 'exchanging';
  const ended = state.status === 'idle' ? state.ended : undefined;
  return (
    <form className={styles.form} onSubmit={handleSubmit} autoComplete="off">
      {children}
      {ended && (
        <p className={styles.failure} role="alert">
          {t(ended === 'expired' ? 'scanExpired' : 'scanCancelled')}
        </p>
      )}
      {state.status === 'failed' ? (
        <FailureView
          failure={state.failure}
          again={
            // A new code: nothing of the failed one is sent again.
            <button type="submit" className="button button--primary">
              {t('retry')}
            </button>
          }
        />
      ) : (
        <p className={styles.actions}>
          <button type="submit" className="button button--primary" disabled={isBusy}>
            {t(ended ? 'newCode' : 'getCode')}
          </button>
        </p>
      )}
      {/* One text: what comes and goes beside another stops React on a page that the browser has translated. */}
      <p role="status">{isBusy && t(state.status === 'starting' ? 'preparing' : 'exchanging')}</p>
    </form>
  );
}
