import type {Failure} from './failure.ts';

/** What came back from a provider. */
export interface UpstreamAnswer {
  readonly status: number;
  /** Parsed body; undefined when it was no JSON. */
  readonly json: unknown;
  /** Seconds, when the provider named them. */
  readonly retryAfter?: number;
}

const MAX_TEXT_LENGTH = 500;
const MASK = '***';
/** Our texts for responses without one. */
const NO_REASON = 'The provider returned no reason.';
const NO_JSON = 'The provider did not return JSON.';
const UNEXPECTED = 'The response did not contain the requested data.';

/**
 * Reads any shape in which a provider reports a failure into one (`tests/server/providers.test.ts` lists them).
 * Nothing the request carried as a secret comes out again, whatever the provider echoes.
 *
 * @param answer what the provider sent
 * @param secrets values that must not appear in the result
 */
export function normaliseFailure(answer: UpstreamAnswer, secrets: readonly string[]): Failure {
  const {code, text} = readReason(answer.json);
  const clean = (value: string): string => cleanText(value, secrets);
  const kind = kindOf(code);
  const sentence = clean(text) || (kind === 'sentence' ? clean(code) : '') || wordsFor(answer);
  return {
    status: failureStatus(answer.status),
    code: kind === 'word' ? clean(code) : '',
    // A bare number says nothing to a page that looks for words.
    text: kind === 'number' ? `code: ${clean(code)}, message: ${sentence}` : sentence,
    ...(answer.retryAfter === undefined ? {} : {retryAfter: answer.retryAfter}),
  };
}

/** What is where a code belongs: some providers write the whole sentence there. */
function kindOf(code: string): 'none' | 'number' | 'word' | 'sentence' {
  if (code === '') return 'none';
  if (/^-?\d{1,12}$/.test(code)) return 'number';
  return /^[\w.:-]{1,64}$/.test(code) ? 'word' : 'sentence';
}

/** Status of our answer: the provider's own if it is a refusal, 400 for a refusal in a 2xx, otherwise 502. */
function failureStatus(status: number): number {
  if (status >= 400 && status < 500) return status;
  return status >= 200 && status < 300 ? 400 : 502;
}

function wordsFor({status, json}: UpstreamAnswer): string {
  if (json === undefined) return NO_JSON;
  return status >= 200 && status < 300 ? UNEXPECTED : NO_REASON;
}

interface Reason {
  readonly code: string;
  readonly text: string;
}

/** Finds code and sentence in the members that providers use. */
function readReason(json: unknown): Reason {
  const body = recordOf(json);
  const nested = recordOf(body['error']);
  const code =
    textOf(nested['code']) ||
    textOf(body['error']) ||
    textOf(body['code']) ||
    textOf(body['errno']);
  const text =
    textOf(nested['message']) ||
    textOf(body['error_description']) ||
    textOf(body['message']) ||
    textOf(body['text']) ||
    textOf(body['error_msg']);
  return {code, text};
}

/** An object's members; empty for everything else. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** A text or a number as text; empty for everything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/**
 * Makes a provider's sentence fit to show: without secrets, without anything long enough to be a token, without
 * markup or control characters, at most 500 characters.
 */
export function cleanText(text: string, secrets: readonly string[]): string {
  const spaced = hideSecrets(text, secrets)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return hideSecrets(spaced, secrets).slice(0, MAX_TEXT_LENGTH);
}

function hideSecrets(text: string, secrets: readonly string[]): string {
  const hidden = secrets
    // A value this short would tear words apart, and is no secret.
    .filter((secret) => secret.length >= 4)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replaceAll(secret, MASK), text);
  return hidden.replace(/[\w-]{40,}(?:\.[\w-]+)*/g, MASK);
}
