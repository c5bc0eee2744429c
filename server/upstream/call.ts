import type {ServerEnvironment} from '../environment.ts';
import type {UpstreamName} from '../settings.ts';
import {ApiFailure, refusal} from './failure.ts';
import type {UpstreamAnswer} from './normalise.ts';

/** One request to a provider. Its address is made of fixed parts; visitors fill in values only. */
export interface UpstreamCall {
  readonly upstream: UpstreamName;
  /** Path from the origin, beginning with a slash; values inside it are encoded by the caller. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: Readonly<Record<string, unknown>>;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds; the usual limit when absent. */
  readonly timeoutMs?: number;
  /** Ends the call when the visitor is gone. */
  readonly signal: AbortSignal;
}

const USER_AGENT = 'alist-token-server';
const MAX_RETRY_SECONDS = 3600;

/**
 * Asks a provider and reads its answer, within limits of time and size; follows no redirect.
 *
 * @throws ApiFailure 504 when it takes too long, 502 when the provider cannot be reached, redirects or sends too much
 */
export async function callUpstream(
  environment: ServerEnvironment,
  call: UpstreamCall,
): Promise<UpstreamAnswer> {
  const {status, headers, text} = await fetchText(environment, call);
  const retryAfter = parseRetryAfter(headers.get('retry-after') ?? '', environment.now());
  return {status, json: parseJson(text), ...(retryAfter === undefined ? {} : {retryAfter})};
}

interface TextAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** As `callUpstream`, without reading the text as JSON. */
export async function fetchText(
  environment: ServerEnvironment,
  call: UpstreamCall,
): Promise<TextAnswer> {
  const {limits} = environment.settings;
  const timeout = AbortSignal.timeout(call.timeoutMs ?? limits.upstreamMs);
  try {
    const request = buildRequest(environment, call, AbortSignal.any([timeout, call.signal]));
    const response = await environment.fetch(request);
    if (response.status < 200 || (response.status >= 300 && response.status < 400)) {
      await response.body?.cancel();
      throw refusal(502, 'The provider returned a redirect, which the server does not follow.');
    }
    const text = await readLimited(response, limits.upstreamBytes);
    return {status: response.status, headers: response.headers, text};
  } catch (error) {
    if (timeout.aborted) throw refusal(504, 'The provider did not respond in time.');
    if (error instanceof ApiFailure) throw error;
    throw refusal(502, 'The provider could not be reached.');
  }
}

function buildRequest(
  {settings}: ServerEnvironment,
  {upstream, path, query, form, json, method, headers}: UpstreamCall,
  signal: AbortSignal,
): Request {
  const url = new URL(settings.upstreams[upstream] + path);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.append(name, value);
  const body = form ? new URLSearchParams(form).toString() : json && JSON.stringify(json);
  const contentType = form
    ? {'Content-Type': 'application/x-www-form-urlencoded'}
    : json && {'Content-Type': 'application/json'};
  return new Request(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      Accept: 'application/json',
      'User-Agent': USER_AGENT,
      ...contentType,
      ...headers,
    },
    redirect: 'manual',
    signal,
    ...(body === undefined ? {} : {body}),
  });
}

/** Reads a body up to a size; more of it is never held in memory. */
async function readLimited(response: Response, maxBytes: number): Promise<string> {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const chunk = await reader.read();
    if (chunk.done) return text + decoder.decode();
    size += chunk.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw refusal(502, 'The provider sent more than is accepted.');
    }
    text += decoder.decode(chunk.value, {stream: true});
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Seconds to wait, from a number or a date; an hour at most. Nonsense and dates that are over are omitted. */
function parseRetryAfter(value: string, now: number): number | undefined {
  const seconds = /^\d{1,9}$/.test(value)
    ? Number(value)
    : Math.ceil((Date.parse(value) - now) / 1000);
  return seconds > 0 ? Math.min(seconds, MAX_RETRY_SECONDS) : undefined;
}
