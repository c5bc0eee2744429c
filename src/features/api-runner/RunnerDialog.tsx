import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import Heading from '@theme/Heading';
import type {RunnerRoute} from '@site/src/lib/shared/runnerRoute';
import {Icon} from '@site/src/components/Icon/Icon';
import {AnswerView} from './AnswerView';
import {
  bodyOf,
  buildRequest,
  draftFaults,
  filledPath,
  objectsOf,
  sampleDraft,
  type Draft,
  type FieldFault,
} from './buildRequest';
import {RequestForm} from './RequestForm';
import {ServerGroup} from './YourServer';
import {sendRequest, type Answer} from './sendRequest';
import type {Server} from './serverAddress';
import {t} from './texts';
import styles from './Runner.lazy.module.css';

export interface RunnerDialogProps {
  readonly route: RunnerRoute;
  readonly server: Server;
  /** Called with what the reader enters, and when a sign-in returned a token to continue with. */
  readonly onServer: (server: Server) => void;
  readonly onClose: () => void;
}

/** How far a request is. */
type State =
  | {readonly status: 'idle' | 'asking' | 'sending'}
  | {readonly status: 'done'; readonly answer: Answer; readonly sentHeaders: readonly string[]};

/** Fields in which a body's JSON can be typed again; other entries of it are lost with its editor. */
function textsOf(route: RunnerRoute, json: string): Readonly<Record<string, string>> {
  try {
    const body = JSON.parse(json) as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      route.fields
        .filter(({place, name}) => place === 'body' && body[name] !== undefined)
        .map(({name}) => {
          const value = body[name];
          const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
          const text = isList
            ? value.join('\n')
            : typeof value === 'string'
              ? value
              : JSON.stringify(value);
          return [`body.${name}`, text];
        }),
    );
  } catch {
    return {};
  }
}

/**
 * Sends a request of a route from the browser to the reader's server: a form made from the route, a question before
 * anything is changed, and the response. Nothing is sent before the reader presses the button, and closing ends
 * what runs.
 */
export function RunnerDialog({route, server, onServer, onClose}: RunnerDialogProps): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const sender = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const response = useRef<HTMLElement>(null);
  const task = useRef<AbortController>(null);
  const [draft, setDraft] = useState(() => sampleDraft(route));
  const [faults, setFaults] = useState<Readonly<Record<string, FieldFault>>>({});
  const [state, setState] = useState<State>({status: 'idle'});

  const open = useEffectEvent(() => {
    dialog.current?.showModal();
    const part = server.base === '' ? 'input' : '[data-request] :is(input, select, textarea)';
    const first = dialog.current?.querySelector<HTMLElement>(part);
    (first ?? sender.current)?.focus();
  });
  useEffect(() => {
    open();
    const end = (): void => task.current?.abort();
    addEventListener('pagehide', end);
    return () => {
      removeEventListener('pagehide', end);
      end();
    };
  }, []);
  useEffect(() => {
    if (state.status === 'asking') back.current?.focus();
    // On narrow screens the response is below the form.
    if (state.status === 'done') response.current?.scrollIntoView();
  }, [state.status]);

  async function send(): Promise<void> {
    const request = buildRequest(route, draft, server);
    const controller = new AbortController();
    task.current = controller;
    setState({status: 'sending'});
    sender.current?.focus();
    const answer = await sendRequest(request, server.base, location.protocol, controller.signal);
    if (task.current !== controller) return;
    setState({status: 'done', answer, sentHeaders: Object.keys(request.headers)});
  }

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (state.status === 'sending') {
      task.current?.abort();
      return;
    }
    const found = draftFaults(route, draft);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() =>
        dialog.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      );
      return;
    }
    if (route.changes) setState({status: 'asking'});
    else void send();
  }

  // Escape takes back the last step first: the question, then the request, then the window.
  function handleCancel(event: SyntheticEvent): void {
    if (state.status === 'asking') {
      event.preventDefault();
      goBack();
    } else if (state.status === 'sending') {
      event.preventDefault();
      task.current?.abort();
    }
  }

  function goBack(): void {
    setState({status: 'idle'});
    sender.current?.focus();
  }

  function changeMode(): void {
    if (draft.json === undefined) {
      setDraft({...draft, json: JSON.stringify(bodyOf(route, draft), null, 2)});
    } else {
      setDraft({
        texts: {...draft.texts, ...textsOf(route, draft.json)},
        ...(draft.file ? {file: draft.file} : {}),
      });
    }
    setFaults({});
  }

  const hasServer = server.base !== '';
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={handleCancel}
      onClose={onClose}
    >
      <header className={styles.head}>
        <Heading as="h2" className={styles.title}>
          <span id={id}>{route.title}</span>
        </Heading>
        <p className={styles.endpoint}>
          <span className="apiMethod" data-method={route.method}>
            {route.method}
          </span>{' '}
          <code translate="no">
            {server.base}
            {route.path}
          </code>
        </p>
        <button
          type="button"
          className={styles.close}
          aria-label={t('close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <p className="spoken" role="status">
        {announcement(state)}
      </p>
      <form id={`${id}server`} onSubmit={(event) => event.preventDefault()} />
      <div className={styles.columns}>
        <form className={styles.form} noValidate autoComplete="off" onSubmit={handleSubmit}>
          <div className={styles.fields} inert={state.status === 'asking'}>
            <ServerGroup form={`${id}server`} server={server} onChange={onServer} />
            {!hasServer && <p className={styles.hint}>{t('noServer')}</p>}
            {hasServer && server.token === '' && route.token !== 'none' && (
              <p className={styles.hint}>{t('noToken')}</p>
            )}
            <div data-request>
              <RequestForm
                route={route}
                draft={draft}
                faults={faults}
                onChange={setDraft}
                onMode={changeMode}
              />
            </div>
          </div>
          {state.status === 'asking' && (
            <Question
              route={route}
              draft={draft}
              server={server}
              back={back}
              onBack={goBack}
              onSend={() => void send()}
            />
          )}
          <p className={styles.actions} hidden={state.status === 'asking'}>
            <button
              ref={sender}
              type="submit"
              className="button button--primary"
              disabled={!hasServer}
            >
              {t(state.status === 'sending' ? 'abort' : 'send')}
            </button>
          </p>
        </form>
        <section ref={response} className={styles.answer} aria-label={t('response')}>
          {state.status === 'done' ? (
            <AnswerView
              answer={state.answer}
              route={route}
              base={server.base}
              sentHeaders={state.sentHeaders}
              onToken={(token) => onServer({...server, token})}
            />
          ) : (
            <p className={styles.waiting}>
              {t(state.status === 'sending' ? 'sending' : 'responseNone')}
            </p>
          )}
        </section>
      </div>
    </dialog>
  );
}

/** What a screen reader says of the request; failures say it themselves. */
function announcement(state: State): string {
  if (state.status === 'sending') return t('sending');
  if (state.status !== 'done') return '';
  const {answer} = state;
  if (answer.end === 'answered') return t('summary', {status: answer.status, ms: answer.ms});
  if (answer.end === 'redirected') return t('redirected');
  return answer.why === 'aborted' ? t('aborted') : '';
}

/** Names what a request will change, before it is sent. */
function Question({
  route,
  draft,
  server,
  back,
  onBack,
  onSend,
}: {
  readonly route: RunnerRoute;
  readonly draft: Draft;
  readonly server: Server;
  readonly back: React.RefObject<HTMLButtonElement | null>;
  readonly onBack: () => void;
  readonly onSend: () => void;
}): ReactNode {
  const id = useId();
  return (
    <div
      className={styles.question}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}what`}
    >
      <p id={id}>
        <strong>{t('confirmTitle')}</strong>
      </p>
      <div id={`${id}what`}>
        <p>
          {route.title}
          <br />
          <code translate="no">
            {route.method} {filledPath(route, draft)}
          </code>
        </p>
        <dl>
          <div>
            <dt>{t('confirmServer')}</dt>
            <dd>{server.base}</dd>
          </div>
          {objectsOf(route, draft).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={styles.actions}>
        <button type="button" className="button button--primary" onClick={onSend}>
          {t('confirmSend')}
        </button>
        <button ref={back} type="button" className="button button--secondary" onClick={onBack}>
          {t('confirmBack')}
        </button>
      </p>
    </div>
  );
}
