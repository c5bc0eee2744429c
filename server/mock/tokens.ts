import {json, startOf} from './scenarios.ts';
import type {MockState} from './state.ts';

/** One exchange or renewal at a provider that speaks OAuth. */
export interface Exchange {
  /** Part of the tokens' names. */
  readonly provider: string;
  readonly values: Readonly<Record<string, string>>;
}

const HOUR_SECONDS = 3600;
/** January 1, 2100, so that a token is never expired in a test. */
const EXPIRES_AT_SECONDS = 4_102_444_800;

/** What kind of token address answers: most speak OAuth, Aliyun its own dialect. */
interface Dialect {
  readonly refuse: (status: number, code: string, sentence: string) => Response;
  readonly nameToken: (kind: 'access' | 'refresh', name: string) => string;
}

const oauth: Dialect = {
  refuse: (status, error, sentence) => json(status, {error, error_description: sentence}),
  nameToken: (kind, name) => `mock-${kind}-${name}`,
};

const aliyun: Dialect = {
  refuse: (status, code, sentence) =>
    json(status, {code: code === 'invalid_grant' ? 'InvalidCode' : code, message: sentence}),
  nameToken: (kind, name) => unsignedJwt(`mock-${kind}-${name}`),
};

/** Answers a token request as the provider would, by the start of its code or refresh token. */
export async function answerExchange(mock: MockState, exchange: Exchange): Promise<Response> {
  const {provider, values} = exchange;
  const dialect = provider === 'aliyun' ? aliyun : oauth;
  if (values['grant_type'] === 'refresh_token') return renew(exchange, dialect);
  const code = values['code'] ?? '';
  const start = startOf(code);
  if (start === 'badclient') return refuseClient(provider, dialect);
  const isGood = start === 'ok' || start === 'norefresh';
  if (!isGood || mock.used.has(code)) return refuseGrant(dialect, 'The code was used or expired.');
  mock.used.add(code);
  const fault = await faultOf(mock, code, values);
  if (fault !== undefined) return refuseGrant(dialect, fault);
  return tokens({
    provider,
    rest: code.slice(start.length + 1),
    dialect,
    hasRefresh: start === 'ok',
  });
}

function refuseGrant(dialect: Dialect, sentence: string): Response {
  return dialect.refuse(400, 'invalid_grant', sentence);
}

function refuseClient(provider: string, dialect: Dialect): Response {
  return dialect.refuse(
    401,
    'invalid_client',
    provider === 'onedrive'
      ? 'AADSTS7000215: Invalid client secret provided.'
      : 'The client id or secret is wrong.',
  );
}

/** What a code that came from the authorize page does not agree with. */
async function faultOf(
  mock: MockState,
  code: string,
  values: Exchange['values'],
): Promise<string | undefined> {
  const issued = mock.issued.get(code);
  if (issued === undefined) return undefined;
  const redirectUri = values['redirect_uri'] ?? issued.redirectUri;
  if (redirectUri !== issued.redirectUri) return 'redirect_uri does not match.';
  if (issued.challenge === '') return undefined;
  const isProven = (await challengeOf(values['code_verifier'] ?? '')) === issued.challenge;
  return isProven ? undefined : 'code_verifier does not match the challenge.';
}

function renew({provider, values}: Exchange, dialect: Dialect): Response {
  const token = values['refresh_token'] ?? '';
  const isKnown = token.startsWith('mock-refresh-') || subjectOf(token) === 'mock-user';
  if (!isKnown) return refuseGrant(dialect, 'The refresh token is wrong or expired.');
  const rest = token.startsWith('mock-refresh-') ? token.split('-').slice(3).join('-') : 'renewed';
  return tokens({provider, rest: rest || 'renewed', dialect, hasRefresh: true});
}

interface TokenNames {
  readonly provider: string;
  readonly rest: string;
  readonly dialect: Dialect;
  readonly hasRefresh: boolean;
}

function tokens({provider, rest, dialect, hasRefresh}: TokenNames): Response {
  const name = `${provider}-${rest}`;
  return json(200, {
    token_type: 'Bearer',
    access_token: dialect.nameToken('access', name),
    ...(hasRefresh ? {refresh_token: dialect.nameToken('refresh', name)} : {}),
    expires_in: 2 * HOUR_SECONDS,
    scope: 'mock',
  });
}

/** A token of the right form that no one signed. */
function unsignedJwt(id: string): string {
  const part = (value: unknown): string =>
    base64Url(new TextEncoder().encode(JSON.stringify(value)));
  return [
    part({alg: 'none', typ: 'JWT'}),
    part({sub: 'mock-user', exp: EXPIRES_AT_SECONDS, jti: id}),
    'unsigned',
  ].join('.');
}

function subjectOf(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as {sub?: unknown}).sub;
  } catch {
    return undefined;
  }
}

/** The challenge of RFC 7636, `S256`. */
async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
