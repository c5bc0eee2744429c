import {useState, type ReactNode, type SubmitEvent} from 'react';
import {hostOf} from '@site/src/lib/browser/hostOf';
import {
  exchangeTokens,
  failureOf,
  type FlowResult,
} from '@site/src/lib/browser/token-flow/exchange';
import type {Failure} from '@site/src/lib/shared/token-flow/failure';
import {clearRequestLog, logRequest} from '@site/src/lib/shared/token-flow/requestLog';
import {prepareRequest} from '@site/src/lib/shared/token-flow/requests';
import {sendRequest} from '@site/src/lib/shared/token-flow/send';
import type {SmsFlow} from '@site/src/lib/shared/token-flow/types';
import {AgainButton} from './AgainButton';
import {FailureView, useCountdown} from '@site/src/features/token-tools/FailureView';
import {Inputs} from './Inputs';
import {useTexts} from '@site/src/features/token-tools/texts';
import type {Choice} from './useChoice';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';
import {useTask} from '@site/src/features/token-tools/useTask';
import styles from '@site/src/features/token-tools/Tool.module.css';

/** Wait before another SMS may be asked for. */
const SMS_PAUSE_S = 60;

type Step = 'login' | 'code';

/** Sign-in with phone, password and a code by SMS. The password is dropped after success and on leaving. */
export function SmsTool({
  flow,
  choice,
  onResult,
  children,
}: {
  readonly flow: SmsFlow;
  readonly choice: Choice;
  readonly onResult: (result: FlowResult) => void;
  readonly children?: ReactNode;
}): ReactNode {
  const {t} = useTexts();
  const task = useTask();
  const [step, setStep] = useState<Step>('login');
  const [smsCode, setSmsCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [sent, setSent] = useState(0);
  const forget = (): void => {
    choice.forget();
    setSmsCode('');
    setStep('login');
  };
  useForgetOnLeave(() => {
    forget();
    setBusy(false);
    setFailure(undefined);
  });

  async function perform(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const signal = task.start();
    setBusy(true);
    setFailure(undefined);
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) setFailure(failureOf(error));
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  }

  const login = (): Promise<void> =>
    perform(async (signal) => {
      clearRequestLog();
      const request = prepareRequest(flow.login, choice.values);
      await logRequest(flow.login, () => sendRequest(request, signal), signal);
      setStep('code');
      setSent((count) => count + 1);
    });

  const verify = (): Promise<void> =>
    perform(async (signal) => {
      const values = {...choice.values, smsCode: smsCode.trim()};
      onResult(await exchangeTokens(flow.exchange, values, 'default', signal));
      forget();
    });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void (step === 'login' ? login() : verify());
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} autoComplete="off">
      {step === 'login' ? (
        <>
          <p className={styles.failure}>
            {t('passwordWarning', {host: hostOf(choice.values.api)})}
          </p>
          {children}
        </>
      ) : (
        <>
          <p role="status">{t('smsSent')}</p>
          <Inputs
            inputs={[flow.codeInput]}
            values={{smsCode}}
            onChange={(_, value) => setSmsCode(value)}
            isDisabled={isBusy}
          />
        </>
      )}
      {failure && (
        <FailureView
          failure={failure}
          onRetry={() => void (step === 'login' ? login() : verify())}
        />
      )}
      <p className={styles.actions}>
        <button type="submit" className="button button--primary" disabled={isBusy}>
          {t(step === 'login' ? 'sendSms' : 'getToken')}
        </button>
        {step === 'code' && (
          <>
            <SmsAgain key={sent} isBusy={isBusy} onAgain={() => void login()} />
            <AgainButton onAgain={forget} />
          </>
        )}
      </p>
    </form>
  );
}

function SmsAgain({
  isBusy,
  onAgain,
}: {
  readonly isBusy: boolean;
  readonly onAgain: () => void;
}): ReactNode {
  const {t} = useTexts();
  const left = useCountdown(SMS_PAUSE_S);
  return (
    <button
      type="button"
      className="button button--secondary"
      disabled={isBusy || left > 0}
      onClick={onAgain}
    >
      {left > 0 ? t('smsAgainIn', {seconds: String(left)}) : t('smsAgain')}
    </button>
  );
}
