import type {BuiltRequest} from './buildRequest';
import {isMixedContent} from './serverAddress';

/** Why no response can be shown. */
export type SendFailure = 'mixed' | 'origin' | 'preflight' | 'unreachable' | 'aborted';

/** Body of a response, as far as a page can show it. */
export type AnswerBody =
  | {readonly kind: 'json'; readonly value: unknown}
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'file'; readonly blob: Blob}
  | {readonly kind: 'empty'};

/** What came back. */
export type Answer =
  | {
      readonly end: 'answered';
      readonly status: number;
      readonly ms: number;
      readonly headers: readonly (readonly [name: string, value: string])[];
      readonly body: AnswerBody;
    }
  | {readonly end: 'redirected'; readonly ms: number}
  | {readonly end: 'failed'; readonly why: SendFailure};

/** Nothing of this site goes along, and nothing is kept. */
const PRIVATE: RequestInit = {
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
  // A redirect could lead to another server.
  redirect: 'manual',
};

const TEXT_TYPE = /^(text\/|application\/([\w.-]+\+)?(json|xml)\b)/;

async function readBody(response: Response): Promise<AnswerBody> {
  const type = response.headers.get('content-type') ?? '';
  const blob = await response.blob();
  if (blob.size === 0) return {kind: 'empty'};
  if (type !== '' && !TEXT_TYPE.test(type)) return {kind: 'file', blob};
  const text = await blob.text();
  try {
    return {kind: 'json', value: JSON.parse(text) as unknown};
  } catch {
    return {kind: 'text', text};
  }
}

async function resolves(request: Promise<unknown>): Promise<boolean> {
  return request.then(
    () => true,
    () => false,
  );
}

/**
 * Finds out why a browser shows nothing, which it doesn't say: two simple requests to the server's own `/ping`. If
 * this page can read that, only the preflight request for headers and method can have failed. If it can't, but the
 * request goes through unread, the server refuses the page's origin.
 */
async function findReason(base: string, signal: AbortSignal): Promise<SendFailure> {
  // Browsers send no opaque request that doesn't follow redirects; AList answers `/ping` itself.
  const ping = (mode: RequestMode, redirect: RequestRedirect): Promise<boolean> =>
    resolves(fetch(`${base}/ping`, {...PRIVATE, mode, redirect, signal}));
  if (await ping('cors', 'error')) return 'preflight';
  return (await ping('no-cors', 'follow')) ? 'origin' : 'unreachable';
}

/**
 * Sends a request from the browser to the reader's server, and to no other.
 *
 * @param base address of the server
 * @param pageProtocol of the page, such as `https:`
 */
export async function sendRequest(
  {url, method, headers, body}: BuiltRequest,
  base: string,
  pageProtocol: string,
  signal: AbortSignal,
): Promise<Answer> {
  if (isMixedContent(base, pageProtocol)) return {end: 'failed', why: 'mixed'};
  const start = performance.now();
  const elapsed = (): number => Math.round(performance.now() - start);
  try {
    const response = await fetch(url, {
      ...PRIVATE,
      method,
      headers,
      ...(body === undefined ? {} : {body}),
      signal,
    });
    if (response.type === 'opaqueredirect') return {end: 'redirected', ms: elapsed()};
    const content = await readBody(response);
    return {
      end: 'answered',
      status: response.status,
      ms: elapsed(),
      headers: [...response.headers],
      body: content,
    };
  } catch {
    const why = signal.aborted ? 'aborted' : await findReason(base, signal);
    return {end: 'failed', why: signal.aborted ? 'aborted' : why};
  }
}
