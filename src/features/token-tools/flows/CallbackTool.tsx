import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {useApiServer} from '@site/src/hooks/useApiServer';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {readFeatures} from '@site/src/lib/shared/token-flow/capabilities';
import {
  openCallback,
  parseCallbackQuery,
  type CallbackStep,
} from '@site/src/lib/browser/token-flow/callback';
import {contextOf} from '@site/src/lib/browser/token-flow/codeFlow';
import {failureOf, type FlowResult} from '@site/src/lib/browser/token-flow/exchange';
import type {Failure} from '@site/src/lib/shared/token-flow/failure';
import {
  foreignRecord,
  peekRecord,
  type FlowRecord,
} from '@site/src/lib/browser/token-flow/flowRecord';
import {askForRecord} from '@site/src/lib/browser/token-flow/recordChannel';
import type {CodeFlow, TokenProvider} from '@site/src/lib/shared/token-flow/types';
import {pathPrefix, withoutLocale, type LocaleCode} from '@site/src/lib/shared/localized';
import {fromSiteBase, sitePath} from '@site/src/lib/browser/sitePath';
import {CodeExchange} from './CodeExchange';
import {FailureView} from '@site/src/features/token-tools/FailureView';
import {SecretValue} from '@site/src/features/token-tools/SecretValue';
import {moveCallback, takeCallbackQuery} from './flowStorage';
import {useTexts} from '@site/src/features/token-tools/texts';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';
import {useSiteAddress} from './useSiteAddress';
import {useTask} from '@site/src/features/token-tools/useTask';
import styles from '@site/src/features/token-tools/Tool.module.css';

type Step =
  CallbackStep | {readonly step: 'reading'} | {readonly step: 'failed'; readonly failure: Failure};

const reading: Step = {step: 'reading'};
const noCode: Step = {step: 'no-code'};

/**
 * The end of a sign-in, in this order: take the query out of the address,
 * stop at a refusal, find the record of the state once, exchange, forget.
 */
export function CallbackTool({
  provider,
  flow,
  onResult,
  onRecord,
  start,
}: {
  readonly provider: TokenProvider;
  readonly flow: CodeFlow;
  readonly onResult: (result: FlowResult) => void;
  /** Called with the record of the sign-in that comes back. */
  readonly onRecord: (record: FlowRecord) => void;
  /** The form that starts a sign-in, where it is on this page. */
  readonly start: ReactNode;
}): ReactNode {
  const {t} = useTexts();
  const [step, setStep] = useState<Step>(reading);
  useOpenedCallback(provider.id, (next) => {
    if (next.step === 'exchange') onRecord(next.record);
    setStep(next);
  });
  const forget = (): void => setStep(noCode);
  useForgetOnLeave(forget);
  const again = startsHere(provider) ? undefined : <StartAgain provider={provider} />;
  const restart = startsHere(provider) && (
    <>
      <Heading as="h3">{t('startTitle')}</Heading>
      {start}
    </>
  );

  switch (step.step) {
    case 'reading':
      return (
        <>
          <p role="status">{t('reading')}</p>
          {start && (
            <div className={styles.preview} inert aria-hidden="true">
              <NoCodePreview start={start} />
            </div>
          )}
        </>
      );
    case 'no-code':
    case 'bad-code':
      return (
        <>
          {step.step === 'bad-code' && <p role="alert">{t('badCode')}</p>}
          <NoCode provider={provider} />
          {start}
        </>
      );
    case 'refused':
    case 'failed':
      return (
        <>
          <FailureView failure={step.failure} again={again} />
          {restart}
        </>
      );
    case 'unknown-state':
      return (
        <>
          <UnknownState provider={provider} flow={flow} code={step.code} onStep={setStep} />
          {restart}
        </>
      );
    case 'exchange':
      return (
        <CodeExchange
          flow={flow}
          code={step.code}
          record={step.record}
          onResult={onResult}
          onForget={forget}
          again={again}
          after={restart}
        />
      );
  }
}

/** Reads the address once, when the page has started. */
function useOpenedCallback(providerId: string, setStep: (step: Step) => void): void {
  const {pathname} = useLocation();
  const locale = useLocaleCode();
  const open = useEffectEvent(async (signal: AbortSignal) => {
    const settle = (next: Step): void => {
      if (!signal.aborted) setStep(next);
    };
    const search = takeCallbackQuery(pathname);
    const query = parseCallbackQuery(search);
    const origin = query.state === '' ? undefined : await peekSafely(query.state);
    if (origin !== undefined && origin !== locale) {
      const page = withoutLocale(sitePath(pathname));
      moveCallback(fromSiteBase(pathPrefix(origin) + page), search);
      return;
    }
    const step = await openSafely(query, providerId);
    if (step.step !== 'unknown-state' || step.state === '') {
      settle(step);
      return;
    }
    const record = await askForRecord(step.state, providerId, signal);
    settle(record === undefined ? step : {step: 'exchange', code: step.code, record});
  });
  useEffect(() => {
    const controller = new AbortController();
    addEventListener('pagehide', () => controller.abort(), {signal: controller.signal});
    void open(controller.signal);
    return () => controller.abort();
  }, []);
}

/** Storage that stands in for a blocked one: no record is ever found in it. */
const noStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

async function openSafely(
  query: ReturnType<typeof parseCallbackQuery>,
  provider: string,
): Promise<CallbackStep> {
  try {
    return await openCallback(query, provider, sessionStorage, Date.now());
  } catch {
    return openCallback(query, provider, noStorage, Date.now());
  }
}

async function peekSafely(state: string): Promise<LocaleCode | undefined> {
  try {
    return (await peekRecord(sessionStorage, state))?.locale;
  } catch {
    return undefined;
  }
}

/** Whether a provider's sign-in starts on its callback page itself. */
export function startsHere({page}: TokenProvider): boolean {
  return page.endsWith('/callback.html');
}

/** What a page that is also the start shows first, as long as it only keeps its room: without a status to read out. */
export function NoCodePreview({start}: {readonly start: ReactNode}): ReactNode {
  const {t} = useTexts();
  return (
    <div className={styles.unsettled}>
      <p>{t('noCode')}</p>
      {start}
    </div>
  );
}

function NoCode({provider}: {readonly provider: TokenProvider}): ReactNode {
  const {t} = useTexts();
  return (
    <>
      <p role="status">{t(startsHere(provider) ? 'noCode' : 'noCodeElsewhere')}</p>
      <StartAgain provider={provider} />
    </>
  );
}

/** Way back to the start; nothing where the start is below. */
function StartAgain({provider}: {readonly provider: TokenProvider}): ReactNode {
  const {t} = useTexts();
  const address = useBaseUrl(provider.page);
  if (startsHere(provider)) return null;
  return (
    <Link to={address} className="button button--secondary">
      {t('toRequest')}
    </Link>
  );
}

function UnknownState({
  provider,
  flow,
  code,
  onStep,
}: {
  readonly provider: TokenProvider;
  readonly flow: CodeFlow;
  readonly code: string;
  readonly onStep: (step: Step) => void;
}): ReactNode {
  const {t} = useTexts();
  const {server} = useApiServer();
  const {redirectUri, clientIds} = useSiteAddress();
  const locale = useLocaleCode();
  const task = useTask();
  const [isBusy, setBusy] = useState(false);

  async function goOn(): Promise<void> {
    const signal = task.start();
    setBusy(true);
    try {
      const features = await readFeatures(server?.url ?? '', signal);
      const {id} = provider;
      const record = foreignRecord(
        {provider: id, createdAt: Date.now(), locale, apiName: server?.name ?? '', features},
        redirectUri(id, 'default'),
        clientIds[id],
      );
      const isOpen = flow.exchange(contextOf(record)) !== undefined;
      onStep(
        isOpen
          ? {step: 'exchange', code, record}
          : {step: 'failed', failure: {kind: 'server-refused', detail: '', retryable: false}},
      );
    } catch (error) {
      if (!signal.aborted) onStep({step: 'failed', failure: failureOf(error)});
    }
  }

  return (
    <div className={styles.failure} role="alert">
      <b>{t('unknownTitle')}</b>
      <p>{t('unknownText')}</p>
      <p>{t('codeReceivedIs')}</p>
      <SecretValue name="code" value={code} />
      <div className={styles.actions}>
        {flow.allowsForeignStart && (
          <button
            type="button"
            className="button button--secondary"
            disabled={isBusy}
            onClick={() => void goOn()}
          >
            {t('unknownContinue')}
          </button>
        )}
        <StartAgain provider={provider} />
      </div>
    </div>
  );
}
