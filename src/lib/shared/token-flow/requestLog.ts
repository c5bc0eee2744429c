import type {RequestTemplate} from './types';

/** How far a request has come; one that is missing has not been sent. */
type RequestState = 'running' | 'done' | 'failed' | 'stopped';

/** What happened to one request of the list. Holds no value of it. */
export interface RequestEntry {
  readonly state: RequestState;
  /** Last change, milliseconds since the epoch. */
  readonly at: number;
  /** How often it was sent: questions about a QR code are repeated. */
  readonly count: number;
}

/** Requests of this page by {@link requestKey}. */
export type RequestLog = ReadonlyMap<string, RequestEntry>;

type Template = Pick<RequestTemplate, 'method' | 'url'>;

/** Name of a request in the list and in the log: its template, without any value. */
export function requestKey({method, url}: Template): string {
  return `${method} ${url}`;
}

/** What was sent since the page was opened: in this variable only, and gone with the page. */
let log: RequestLog = new Map();
const listeners = new Set<() => void>();

function change(next: RequestLog): void {
  log = next;
  for (const listener of listeners) listener();
}

/** Writes down what is known of a request that was sent elsewhere, such as the page of a provider. */
export function noteRequest(template: Template, entry: RequestEntry): void {
  change(new Map(log).set(requestKey(template), entry));
}

/**
 * Runs a request and writes down how it goes.
 *
 * @param work sends it and reads the response; a failure means a failed request
 * @param signal ends the work early
 */
export async function logRequest<T>(
  template: Template,
  work: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const key = requestKey(template);
  const running: RequestEntry = {
    state: 'running',
    at: Date.now(),
    count: (log.get(key)?.count ?? 0) + 1,
  };
  noteRequest(template, running);
  const settle = (state: RequestState): void => {
    // The log was emptied, or the request was sent again, while this one was still on its way.
    if (log.get(key) === running) noteRequest(template, {...running, state, at: Date.now()});
  };
  try {
    const answer = await work();
    settle('done');
    return answer;
  } catch (error) {
    settle(signal.aborted ? 'stopped' : 'failed');
    throw error;
  }
}

/** Empties the log, when a sign-in begins and when the page is left. */
export function clearRequestLog(): void {
  change(new Map());
}

export function readRequestLog(): RequestLog {
  return log;
}

/** Calls back on each change until the returned function is called. */
export function watchRequestLog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
