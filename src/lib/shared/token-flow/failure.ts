/** What can go wrong between a helper page, an API server and a provider. */
export const failureKinds = [
  'provider-refused',
  'bad-client',
  'code-used-or-expired',
  'not-confirmed-yet',
  'rate-limited',
  'server-unreachable',
  'server-refused',
  'provider-unreachable',
  'timeout',
  'bad-response',
  'cancelled',
] as const;

/** Kind of a failure; the page has one title and one advice for each. */
export type FailureKind = (typeof failureKinds)[number];

/** A failure in the one shape the pages show. */
export interface Failure {
  readonly kind: FailureKind;
  /** What the other side said: plain text, cut and masked; `''` when it said nothing. */
  readonly detail: string;
  /** Whether the same request may be sent again, because no one used it up. */
  readonly retryable: boolean;
  /** Seconds to wait before that, when the server named them. */
  readonly retryAfter?: number;
  /** HTTP status, when there was an answer. */
  readonly status?: number;
  /** Number of a Microsoft error (`AADSTS…`), when the text holds one. */
  readonly aadsts?: number;
}

/** How a request ended without the expected members. */
export type Outcome =
  | {
      readonly end: 'answered';
      readonly status: number;
      /** Value of `Retry-After`, if any. */
      readonly retryAfter?: string | null;
      /** Body as text. */
      readonly body: string;
    }
  | {readonly end: 'unreachable' | 'timeout' | 'cancelled'};

/** An error that carries a failure through async code. */
export class FlowError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** Longest detail shown, in characters. */
const DETAIL_MAX_LENGTH = 500;
/** A longer wait than this is not counted down. */
const RETRY_AFTER_MAX_S = 3600;
/** Shorter values are too common in words to be cut out of them. */
const SECRET_MIN_LENGTH = 4;
/** Runs of this many token characters are masked. */
const TOKEN_LIKE = /[\w~+/=.-]{24,}/g;

/** Whether an answer told nothing at all, as a gateway's page does: the next one may be a good one. */
export function isUnreadable({kind, status = 0}: Failure): boolean {
  return kind === 'bad-response' || status >= 500;
}

/** Reads one member without trusting the shape around it. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Parsed JSON, or undefined for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Words of lower-case letters, such as a host or an error name, tell nothing secret. */
const HARMLESS = /^[a-z]{1,19}([._/][a-z]{1,19})*[./]?$/;

/**
 * A text from outside made fit to be shown: one line, cut, without the secrets of the request and
 * without anything else that looks like a token.
 *
 * @param secrets values that were sent and must not come back on screen
 */
export function cleanDetail(text: string, secrets: readonly string[] = []): string {
  // Control characters, and those that turn the direction of text around.
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const masked = secrets
    .filter((secret) => secret.length >= SECRET_MIN_LENGTH)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), line)
    .replace(TOKEN_LIKE, (run) => (HARMLESS.test(run) ? run : `${run.slice(0, 4)}…`));
  return masked.length > DETAIL_MAX_LENGTH ? `${masked.slice(0, DETAIL_MAX_LENGTH)}…` : masked;
}

interface Complaint {
  /** Machine word such as `invalid_grant`, if any. */
  readonly code: string;
  readonly text: string;
}

/**
 * Reads the shapes F1 to F7 in which servers and providers report failures (`tests/unit/lib/token-flow/failure.test.ts`).
 *
 * @param json parsed body
 * @returns undefined when the body tells of no failure
 */
export function readComplaint(json: unknown): Complaint | undefined {
  const error = memberOf(json, 'error');
  const message = textOf(memberOf(json, 'message'));
  const text = textOf(memberOf(json, 'text'));
  const rawCode = memberOf(json, 'code');
  const code = typeof rawCode === 'number' ? String(rawCode) : textOf(rawCode);
  if (typeof error === 'object' && error !== null) {
    const inner = memberOf(error, 'code');
    return {
      code: typeof inner === 'number' ? textOf(memberOf(error, 'status')) : textOf(inner),
      text: textOf(memberOf(error, 'message')),
    };
  }
  const errorText = textOf(error);
  const description = textOf(memberOf(json, 'error_description'));
  if (errorText !== '') {
    // F3 carries the machine word in `code`, F2 in `error`; F1 has a sentence only.
    const word = code !== '' && !/^\d+$/.test(code) ? code : errorText;
    const parts = [description, message, errorText].filter((part) => part !== '');
    return {code: word, text: parts[0] === errorText ? errorText : [...new Set(parts)].join(' — ')};
  }
  if (memberOf(json, 'state') === 0 || memberOf(json, 'state') === false) {
    return {code, text: message || text};
  }
  const isFailureCode = code !== '' && !['0', '200', 'ok'].includes(code.toLowerCase());
  if (message !== '' && isFailureCode) return {code, text: message};
  return text === '' ? undefined : {code, text};
}

const kindRules: readonly (readonly [RegExp, FailureKind])[] = [
  // What an API server says of itself is no word of the provider.
  [/\b(origin|host) not allowed\b/i, 'server-refused'],
  [/did not (respond|answer) in time/i, 'timeout'],
  [/could not be reached/i, 'provider-unreachable'],
  // 115 forgot the code.
  [/\b40199002\b/, 'code-used-or-expired'],
  [/not confirmed|authorization_pending|slow_down|未确认/i, 'not-confirmed-yet'],
  [/AADSTS(7000215|7000222|700016|50011|700025|9002326|9002327)\b/, 'bad-client'],
  [
    /invalid_client|unauthorized_client|redirect_uri_mismatch|client error|not configured/i,
    'bad-client',
  ],
  [/\bapp[_ ]?id\b/i, 'bad-client'],
  [
    /invalid_grant|invalidcode|bad_verification_code|expired|already (been )?used|过期/i,
    'code-used-or-expired',
  ],
  [/too many requests|rate limit/i, 'rate-limited'],
];

function kindOf({code, text}: Complaint): FailureKind {
  const words = `${code} ${text}`;
  return kindRules.find(([pattern]) => pattern.test(words))?.[1] ?? 'provider-refused';
}

/** Seconds of a `Retry-After` header, which holds seconds or a date. */
export function readRetryAfter(value: string | null | undefined, now: number): number | undefined {
  if (value === null || value === undefined || value.trim() === '') return undefined;
  const seconds = /^\d+$/.test(value.trim())
    ? Number(value)
    : Math.ceil((Date.parse(value) - now) / 1000);
  if (!Number.isFinite(seconds)) return undefined;
  return Math.min(Math.max(seconds, 0), RETRY_AFTER_MAX_S);
}

const emptyHanded = {
  unreachable: 'server-unreachable',
  timeout: 'timeout',
  cancelled: 'cancelled',
} as const;

/**
 * Turns whatever happened into one shape. Total: takes any status and any body.
 *
 * Only failures after which no one can have used the request up are retryable: nothing was reached, or
 * the server turned the request away for its rate.
 *
 * @param outcome how the request ended
 * @param now milliseconds since the epoch, for dates in `Retry-After`
 * @param secrets values of the request that must not be shown
 */
export function normalizeFailure(
  outcome: Outcome,
  now: number,
  secrets: readonly string[] = [],
): Failure {
  if (outcome.end !== 'answered') {
    const kind = emptyHanded[outcome.end];
    return {kind, detail: '', retryable: kind !== 'cancelled'};
  }
  const {status, body} = outcome;
  const complaint = readComplaint(parseJson(body));
  const detail = cleanDetail(complaint ? complaint.text || complaint.code : '', secrets);
  const aadsts = /AADSTS(\d{4,8})/.exec(complaint?.text ?? '')?.[1];
  const extra = {detail, status, ...(aadsts === undefined ? {} : {aadsts: Number(aadsts)})};
  if (status === 429) {
    const retryAfter = readRetryAfter(outcome.retryAfter, now);
    return {
      kind: 'rate-limited',
      retryable: true,
      ...extra,
      ...(retryAfter === undefined ? {} : {retryAfter}),
    };
  }
  const kind = complaint ? kindOf(complaint) : 'bad-response';
  if (kind !== 'rate-limited') return {kind, retryable: false, ...extra};
  // Calls on which AList renews say so with 503 (see the server's `renews`).
  const wait = readRetryAfter(outcome.retryAfter, now);
  return {kind, retryable: true, ...extra, ...(wait === undefined ? {} : {retryAfter: wait})};
}

/** Errors that a provider may send to a callback page (RFC 6749 section 4.1.2.1, OpenID Connect section 3.1.2.6). */
const REFUSALS = [
  'access_denied',
  'invalid_request',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_response_type',
  'server_error',
  'temporarily_unavailable',
  'interaction_required',
  'login_required',
  'consent_required',
];

/** A refusal of a sign-in that was not started here: a known word of the standard, and nothing else from the address. */
export function foreignRefusal(error: string): Failure {
  return refusalOf(REFUSALS.includes(error) ? error : '', '');
}

/** A refusal that came back in the address of a callback page (`error`, `error_description`). */
export function refusalOf(error: string, description: string): Failure {
  const complaint = {code: error, text: description || error};
  const aadsts = /AADSTS(\d{4,8})/.exec(description)?.[1];
  return {
    kind: kindOf(complaint),
    detail: cleanDetail(description === '' ? error : `${error}: ${description}`),
    retryable: false,
    ...(aadsts === undefined ? {} : {aadsts: Number(aadsts)}),
  };
}
