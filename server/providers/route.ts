import {
  applications,
  callbackPath,
  type ApiPath,
  type ApplicationOwner,
  type TokenAnswer,
} from '../contract.ts';
import type {ServerEnvironment} from '../environment.ts';
import type {Fields} from '../http/fields.ts';
import {isAllowedOrigin} from '../http/origins.ts';
import type {Client, Settings} from '../settings.ts';
import {callUpstream, type UpstreamCall} from '../upstream/call.ts';
import {ApiFailure, notConfigured, refusal, type FailureFamily} from '../upstream/failure.ts';
import {normaliseFailure, type UpstreamAnswer} from '../upstream/normalise.ts';

/** One call of the contract. */
export interface Route {
  readonly methods: readonly ('GET' | 'POST')[];
  /** Below the group `/alist`. */
  readonly path: ApiPath;
  readonly failures: FailureFamily;
  /**
   * Whether AList renews tokens here. To AList, the status 429 means that the token has to go to the public server
   * (`refreshTokenWithLegacyFallback`), so such a call never answers with it.
   */
  readonly renews?: boolean;
  readonly answer: (request: RouteRequest) => unknown;
}

/** What a route works with. */
export interface RouteRequest {
  readonly method: string;
  readonly fields: Fields;
  readonly settings: Settings;
  /**
   * Asks the provider.
   *
   * @returns its answer, whatever the status
   * @throws ApiFailure when there is none
   */
  readonly ask: (call: Omit<UpstreamCall, 'signal'>) => Promise<UpstreamAnswer>;
  /**
   * Counts the request, once it is known to be a valid one.
   *
   * @throws ApiFailure 429 over the limit
   */
  readonly takeTurn: (counter: Counter) => void;
}

/** What is counted apart: sign-ins with the Aliyun application, and the renewals of AList. */
export type Counter = 'aliyun' | 'renewal';

/** Binds `ask` to one request, so that leaving the page ends the calls made for it. */
export function askFor(environment: ServerEnvironment, signal: AbortSignal): RouteRequest['ask'] {
  return (call) => callUpstream(environment, {...call, signal});
}

/**
 * The application an exchange runs with: the visitor's own, or the server's when the visitor names none or the
 * server's id.
 *
 * @throws ApiFailure 501 when the server's is wanted and not configured
 */
export function chooseClient({fields, settings}: RouteRequest, provider: ApplicationOwner): Client {
  const {variables: name} = applications[provider];
  const own = {id: fields.text('client_id'), secret: fields.text('client_secret')};
  const configured = settings.clients[name];
  if (own.id !== '' && own.id !== configured?.id) return own;
  if (configured) return configured;
  throw notConfigured(
    `The operator of this server has to set ${name}_CLIENT_ID and ${name}_CLIENT_SECRET.`,
  );
}

/**
 * The address an exchange names: the callback page of the site, or another that the visitor gave and that belongs to
 * an allowed origin. Without this check anyone could use the server's application for pages of their own.
 *
 * @param provider id of the provider, which names the page
 * @throws ApiFailure 400 when the address is not allowed
 */
export function chooseRedirect({fields, settings}: RouteRequest, provider: string): string {
  const page = callbackPath(provider);
  const wanted = fields.text('redirect_uri');
  if (wanted === '') return settings.siteOrigin + settings.siteBase + page;
  const isAllowed = [settings.siteBase + page, page].some(
    (path) =>
      wanted.endsWith(path) &&
      isAllowedOrigin(settings.allowedOrigins, wanted.slice(0, -path.length)),
  );
  if (!isAllowed) {
    throw refusal(400, 'redirect_uri is not allowed on this server');
  }
  return wanted;
}

/** What an exchange with the application of a server, or of the visitor, is made of. */
interface CodeGrant {
  readonly code: string;
  readonly client: Client;
  readonly redirectUri: string;
  /** Empty when the page sent none. */
  readonly verifier: string;
}

/** Values of a token request that every provider reads by the same names. */
export function grantValues({code, client}: CodeGrant): Readonly<Record<string, string>> {
  return {
    grant_type: 'authorization_code',
    code,
    client_id: client.id,
    client_secret: client.secret,
  };
}

/**
 * Exchanges a code for tokens. What a visitor gave is checked before anything is sent.
 *
 * @param callFor the request to the provider
 * @param read brings the response of a provider into the usual form
 * @throws ApiFailure for a missing code, application or address, and for what the provider refuses
 */
export async function exchangeCode(
  request: RouteRequest,
  provider: ApplicationOwner,
  callFor: (grant: CodeGrant) => Omit<UpstreamCall, 'signal'>,
  read: (answer: UpstreamAnswer) => UpstreamAnswer = (answer) => answer,
): Promise<TokenAnswer> {
  const code = request.fields.text('code');
  if (code === '') throw refusal(400, 'no code');
  const client = chooseClient(request, provider);
  const redirectUri = chooseRedirect(request, provider);
  const verifier = request.fields.text('code_verifier');
  const answer = await request.ask(callFor({code, client, redirectUri, verifier}));
  return expectTokens(read(answer), [code, verifier, client.secret]);
}

/** Members of a token answer that continue to the visitor; everything else stays here. */
const TOKEN_MEMBERS = [
  'token_type',
  'scope',
  'expires_in',
  'ext_expires_in',
  'access_token',
  'refresh_token',
  'uid',
  'account_id',
] as const;

/**
 * Takes the tokens out of a response.
 *
 * @param answer of a token address
 * @param secrets values of the request that a failure must not show
 * @throws ApiFailure when the provider refused or sent no access token
 */
export function expectTokens(answer: UpstreamAnswer, secrets: readonly string[]): TokenAnswer {
  const body = expectMembers(answer, ['access_token'], secrets);
  const entries = TOKEN_MEMBERS.flatMap((name) => {
    const value = body[name];
    return (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? [[name, value] as const]
      : [];
  });
  // That there is an access token was checked above.
  return Object.fromEntries(entries) as unknown as TokenAnswer;
}

/**
 * An answer's members, once it is a success.
 *
 * @param needed members that must be non-empty texts
 * @throws ApiFailure when the provider refused or a member is missing
 */
export function expectMembers(
  answer: UpstreamAnswer,
  needed: readonly string[],
  secrets: readonly string[],
): Readonly<Record<string, unknown>> {
  const {status, json} = answer;
  const body = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  const isComplete = needed.every((name) => typeof body[name] === 'string' && body[name] !== '');
  if (status >= 200 && status < 300 && isComplete && !body['error']) return body;
  throw new ApiFailure(normaliseFailure(answer, secrets));
}

/** A form without its empty values. */
export function withoutEmpty(
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
