import {FlowError, normalizeFailure, parseJson, readComplaint, type Outcome} from './failure';
import type {PreparedRequest} from './requests';

/** Longest answer that is read. */
const BODY_MAX_BYTES = 64 * 1024;

/** Reads a body up to the limit; undefined when it is longer. */
async function readBody(response: Response): Promise<string | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > BODY_MAX_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, {stream: true});
  }
}

async function perform(request: PreparedRequest, signal: AbortSignal): Promise<Outcome> {
  const timeout = AbortSignal.timeout(request.timeoutMs);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      ...(request.body === undefined ? {} : {body: request.body}),
      signal: AbortSignal.any([signal, timeout]),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
    });
    return {
      end: 'answered',
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: (await readBody(response)) ?? '',
    };
  } catch {
    if (signal.aborted) return {end: 'cancelled'};
    return {end: timeout.aborted ? 'timeout' : 'unreachable'};
  }
}

/**
 * Sends a request and returns its JSON answer. No cookies, no referrer, no cache, no redirects, a time
 * limit and a size limit; the body decides about success before the status does, because API servers
 * answer failures with 200 too.
 *
 * @throws FlowError with the normalised failure
 */
export async function sendRequest(request: PreparedRequest, signal: AbortSignal): Promise<unknown> {
  const outcome = await perform(request, signal);
  if (outcome.end !== 'answered')
    throw new FlowError(normalizeFailure(outcome, Date.now(), request.secrets));
  const json = parseJson(outcome.body);
  const isGood =
    outcome.status >= 200 &&
    outcome.status < 300 &&
    typeof json === 'object' &&
    json !== null &&
    readComplaint(json) === undefined;
  if (!isGood) throw new FlowError(normalizeFailure(outcome, Date.now(), request.secrets));
  return json;
}

/** The failure of a response that lacks what it should hold. */
export function missingMember(): FlowError {
  return new FlowError({kind: 'bad-response', detail: '', retryable: false});
}
