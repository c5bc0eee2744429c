import {useSyncExternalStore, type ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import type {ListedRequest} from '@site/src/lib/shared/token-flow/listRequests';
import {
  readRequestLog,
  requestKey,
  watchRequestLog,
  type RequestEntry,
  type RequestLog,
} from '@site/src/lib/shared/token-flow/requestLog';
import {describeRequest} from '@site/src/lib/shared/token-flow/requests';
import type {Values} from '@site/src/lib/shared/token-flow/types';
import {useTexts} from './texts';
import styles from './Tool.module.css';

const nothing: RequestLog = new Map();

/** What has been sent on this page. */
function useRequestLog(): RequestLog {
  return useSyncExternalStore(watchRequestLog, readRequestLog, () => nothing);
}

interface ListProps {
  readonly requests: readonly ListedRequest[];
  readonly values: Values;
  /** Whether each request is checked off as it happens. */
  readonly isLive?: boolean;
  /** Whether the sign-in is over: what was not sent is not going to be. */
  readonly isOver?: boolean;
}

/** Each request before it is sent: method, host, fields; secrets as dots. */
export function RequestList({
  requests,
  values,
  isLive = false,
  isOver = false,
}: ListProps): ReactNode {
  const {t} = useTexts();
  const log = useRequestLog();
  return (
    <ol
      className={styles.requests}
      aria-label={t('requestsLabel')}
      {...(isLive ? {'data-live': ''} : {})}
    >
      {requests.map((request) => (
        <RequestItem
          key={requestKey(request.template)}
          request={request}
          values={values}
          state={
            isLive && <StateLine entry={log.get(requestKey(request.template))} isOver={isOver} />
          }
        />
      ))}
    </ol>
  );
}

/** The list as a log, closed until someone wants to see it; its line counts. */
export function RequestLogDetails({requests, values, isOver = false}: ListProps): ReactNode {
  const {t, separator} = useTexts();
  const log = useRequestLog();
  const states = requests.flatMap(({template}) => log.get(requestKey(template))?.state ?? []);
  const count = (wanted: RequestEntry['state']): string =>
    String(states.filter((state) => state === wanted).length);
  const parts = [
    ...(states.includes('done') ? [t('countDone', {count: count('done')})] : []),
    ...(states.includes('running') ? [t('countRunning', {count: count('running')})] : []),
    ...(states.includes('failed') ? [t('countFailed', {count: count('failed')})] : []),
  ];
  return (
    <details className={styles.log}>
      <summary>
        {t('requestsTitle')}{' '}
        <small>{parts.length === 0 ? t('countNone') : parts.join(separator)}</small>
      </summary>
      <RequestList requests={requests} values={values} isLive isOver={isOver} />
    </details>
  );
}

/** State of a request, with its time. */
function StateLine({
  entry,
  isOver,
}: {
  readonly entry: RequestEntry | undefined;
  readonly isOver: boolean;
}): ReactNode {
  const {t} = useTexts();
  const locale = useLocaleCode();
  if (entry === undefined) {
    return (
      <small className={styles.state} data-state={isOver ? 'skipped' : 'waiting'}>
        {t(isOver ? 'stateSkipped' : 'stateWaiting')}
      </small>
    );
  }
  const {state, at, count} = entry;
  const time = new Intl.DateTimeFormat(locale, {timeStyle: 'medium'}).format(at);
  const isRepeated = count > 1 && (state === 'running' || state === 'done');
  return (
    <small className={styles.state} data-state={state}>
      {state === 'done' && <Icon name="check" />}
      {state === 'failed' && <Icon name="close" />}
      {/* An element of its own: on a page that the browser has translated, no icon can be put before a piece of text. */}
      <span>
        {isRepeated
          ? t('stateRepeated', {time, count: String(count)})
          : t(stateTexts[state], {time})}
      </span>
    </small>
  );
}

const stateTexts = {
  running: 'stateRunning',
  done: 'stateDone',
  failed: 'stateFailed',
  stopped: 'stateStopped',
} as const;

function RequestItem({
  request: {template, optionalFields = [], isPage = false, isOptional = false},
  values,
  state,
}: {
  readonly request: ListedRequest;
  readonly values: Values;
  readonly state: ReactNode;
}): ReactNode {
  const {t, of} = useTexts();
  const {method, host, path, fields} = describeRequest(template, values);
  const title = isPage ? t('opensPage') : t('asksServer', {purpose: of(template.purpose)});
  // What changes is one text, alone in its element: on a page that the browser has translated, React finds no pieces of it.
  return (
    <li>
      <span>{title + (isOptional ? t('ifSupported') : '')}</span>
      {state}
      <code translate="no">
        {method} <b>{host}</b>
        <span>{path}</span>
      </code>
      <ul>
        {fields.length === 0 && <li>{t('noFields')}</li>}
        {fields.map(({name, value, isSecret}) => {
          const note =
            (isSecret ? ` ${t('secretField')}` : '') +
            (optionalFields.includes(name) ? t('ifSupported') : '');
          return (
            <li key={name}>
              <code translate="no">{value === '' ? name : `${name} = ${value}`}</code>
              {note !== '' && <span>{note}</span>}
            </li>
          );
        })}
      </ul>
    </li>
  );
}
