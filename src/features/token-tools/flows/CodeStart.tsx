import {useEffect, useState, type ReactNode, type SubmitEvent} from 'react';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {useApiServer} from '@site/src/hooks/useApiServer';
import {
  openCallback,
  parseCallbackQuery,
  queryOfPasted,
} from '@site/src/lib/browser/token-flow/callback';
import {readFeatures} from '@site/src/lib/shared/token-flow/capabilities';
import {contextOf, startCodeFlow} from '@site/src/lib/browser/token-flow/codeFlow';
import {failureOf} from '@site/src/lib/browser/token-flow/exchange';
import type {Failure} from '@site/src/lib/shared/token-flow/failure';
import type {FlowRecord} from '@site/src/lib/browser/token-flow/flowRecord';
import {authorizeRequest} from '@site/src/lib/shared/token-flow/listRequests';
import {offerRecord} from '@site/src/lib/browser/token-flow/recordChannel';
import {clearRequestLog, noteRequest} from '@site/src/lib/shared/token-flow/requestLog';
import type {CodeFlow, TokenProvider} from '@site/src/lib/shared/token-flow/types';
import {AgainButton} from './AgainButton';
import {FailureView} from '@site/src/features/token-tools/FailureView';
import {useTexts} from '@site/src/features/token-tools/texts';
import type {Choice} from './useChoice';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';
import {useSiteAddress} from './useSiteAddress';
import {useTask} from '@site/src/features/token-tools/useTask';
import {FallbackList} from '@site/src/features/token-tools/FallbackList';
import styles from '@site/src/features/token-tools/Tool.module.css';

type StartState =
  | {readonly status: 'idle' | 'preparing' | 'no-way' | 'no-return' | 'blocked' | 'insecure'}
  | {readonly status: 'failed'; readonly failure: Failure; readonly opensTab: boolean}
  | {readonly status: 'opened'; readonly state: string};

/** What keeps a sign-in from starting. */
const obstacles = {
  'no-way': 'noWay',
  'no-return': 'noReturn',
  insecure: 'insecure',
  blocked: 'storageBlocked',
} as const;

/** Starts a sign-in with the provider's page: in this tab, or in a new one while this tab waits. */
export function CodeStart({
  provider,
  flow,
  choice,
  onCode,
  children,
}: {
  readonly provider: TokenProvider;
  readonly flow: CodeFlow;
  readonly choice: Choice;
  /** Called with a code the reader pasted, once its record was found. */
  readonly onCode: (code: string, record: FlowRecord) => void;
  readonly children?: ReactNode;
}): ReactNode {
  const {t, of} = useTexts();
  const locale = useLocaleCode();
  const {server} = useApiServer();
  const {isHome} = useSiteAddress();
  const task = useTask();
  const [state, setState] = useState<StartState>({status: 'idle'});
  useForgetOnLeave(() => setState({status: 'idle'}));
  const mustPaste = choice.isLoopback && flow.loopback !== undefined;
  const cannotReturn = choice.client === 'default' && !isHome;

  async function start(opensTab: boolean): Promise<void> {
    if (!isSecureContext) {
      setState({status: 'insecure'});
      return;
    }
    if (choice.client === 'default' && choice.values.clientId === undefined) {
      setState({status: 'no-way'});
      return;
    }
    const signal = task.start();
    clearRequestLog();
    setState({status: 'preparing'});
    try {
      const {client, values} = choice;
      const features = flow.asksFeatures(client)
        ? await readFeatures(values.api ?? '', signal)
        : [];
      const context = contextOf({client, values, features});
      if (flow.exchange(context) === undefined) {
        if (context.isElsewhere && !context.features.has('redirect_uri')) {
          setState({status: 'no-return'});
          return;
        }
        setState({status: 'no-way'});
        // The server has no application for this provider. With one's own, it needs none.
        if (flow.clients.includes('own')) choice.chooseClient('own');
        return;
      }
      const about = {
        provider: provider.id,
        client,
        values,
        features,
        apiName: server?.name ?? '',
        locale,
      };
      const opened = await startCodeFlow(flow, about, sessionStorage, Date.now());
      choice.forget();
      noteRequest(authorizeRequest(flow, true), {state: 'done', at: Date.now(), count: 1});
      if (opensTab) {
        window.open(opened.url, '_blank', 'noopener,noreferrer');
        setState({status: 'opened', state: opened.state});
      } else {
        location.assign(opened.url);
      }
    } catch (error) {
      if (signal.aborted) return;
      const isStorage = error instanceof DOMException;
      setState(
        isStorage ? {status: 'blocked'} : {status: 'failed', failure: failureOf(error), opensTab},
      );
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const {submitter} = event.nativeEvent;
    void start(mustPaste || (submitter instanceof HTMLButtonElement && submitter.value === 'tab'));
  }

  if (state.status === 'opened') {
    return (
      <PasteBox
        provider={provider.id}
        state={state.state}
        onCode={onCode}
        onAgain={() => setState({status: 'idle'})}
      />
    );
  }
  const isBusy = state.status === 'preparing';
  return (
    <form className={styles.form} onSubmit={handleSubmit} autoComplete="off">
      {children}
      {cannotReturn && (
        <p className={styles.failure}>
          {t('wrongOrigin', {address: choice.values.redirectUri ?? ''})}
        </p>
      )}
      <p className={styles.actions}>
        <button type="submit" className="button button--primary" disabled={isBusy || cannotReturn}>
          {t('start', {name: of(provider.name)})}
        </button>
        {!mustPaste && (
          <button
            type="submit"
            value="tab"
            className="button button--secondary"
            disabled={isBusy || cannotReturn}
          >
            {t('startNewTab')}
          </button>
        )}
      </p>
      <p role="status">{isBusy && t('preparing')}</p>
      {Object.hasOwn(obstacles, state.status) && (
        <div className={styles.failure} role="alert">
          <p>{t(obstacles[state.status as keyof typeof obstacles])}</p>
          <FallbackList isServerFault={state.status === 'no-way' || state.status === 'no-return'} />
        </div>
      )}
      {state.status === 'failed' && (
        // No code exists yet, so nothing can have been used up.
        <FailureView failure={state.failure} onRetry={() => void start(state.opensTab)} />
      )}
    </form>
  );
}

/** Waits for a sign-in in another tab, and takes its address when no page can. */
function PasteBox({
  provider,
  state,
  onCode,
  onAgain,
}: {
  readonly provider: string;
  readonly state: string;
  readonly onCode: (code: string, record: FlowRecord) => void;
  readonly onAgain: () => void;
}): ReactNode {
  const {t} = useTexts();
  const [pasted, setPasted] = useState('');
  const [status, setStatus] = useState<'waiting' | 'taken' | 'wrong'>('waiting');
  const [refusal, setRefusal] = useState<Failure>();
  useEffect(() => offerRecord(state, sessionStorage, () => setStatus('taken')), [state]);

  async function takePasted(): Promise<void> {
    const query = parseCallbackQuery(queryOfPasted(pasted));
    setPasted('');
    // A pasted address of another sign-in must not use this one's record up.
    const step =
      query.state === state
        ? await openCallback(query, provider, sessionStorage, Date.now())
        : ({step: 'no-code'} as const);
    if (step.step === 'exchange') onCode(step.code, step.record);
    else if (step.step === 'refused') setRefusal(step.failure);
    else setStatus('wrong');
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void takePasted();
  }

  if (refusal) return <FailureView failure={refusal} again={<AgainButton onAgain={onAgain} />} />;
  if (status === 'taken') {
    return (
      <p role="status">
        {t('takenOver')} <AgainButton onAgain={onAgain} />
      </p>
    );
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit} autoComplete="off">
      <p role="status">{t('waitingTab')}</p>
      <div>
        <label htmlFor="pasted">{t('pasteLabel')}</label>
        <input
          id="pasted"
          type="text"
          autoComplete="off"
          spellCheck={false}
          translate="no"
          value={pasted}
          onChange={({target}) => setPasted(target.value)}
        />
      </div>
      <p className={styles.actions}>
        <button type="submit" className="button button--primary">
          {t('pasteUse')}
        </button>
        <AgainButton onAgain={onAgain} />
      </p>
      {status === 'wrong' && (
        <p className={styles.failure} role="alert">
          {t('pasteWrong')}
        </p>
      )}
    </form>
  );
}
