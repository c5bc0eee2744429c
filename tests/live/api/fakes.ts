import {createSign, generateKeyPairSync} from 'node:crypto';
import {createServer} from 'node:http';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {HOST} from '../suite/programs';

/** A made-up service that AList talks to. */
export interface Fake {
  /** Without a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** What a made-up service answers: JSON, a text with a status, or undefined for 404. */
type Says = (path: string, url: string, body: string) => unknown;

/** A text that's sent as it is, with a status and headers. */
export interface Plain {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && 'status' in value && 'text' in value;
}

/** Starts a made-up service. */
export async function startFake(says: Says): Promise<Fake> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const url = `http://${request.headers.host ?? HOST}`;
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const said = says(path, url, Buffer.concat(parts).toString());
    if (said === undefined) response.writeHead(404).end();
    else if (isPlain(said)) response.writeHead(said.status, said.headers).end(said.text);
    else response.writeHead(200, {'Content-Type': 'application/json'}).end(JSON.stringify(said));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return {
    url: `http://${HOST}:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Users that a Casdoor can answer with; AList asks for `sub` and `preferred_username`. */
type Profile = Readonly<Record<string, string>>;

/** A made-up Casdoor that signs this user in. */
export function casdoor(profile: Profile): Promise<Fake> {
  return startFake((path) => {
    if (path === '/api/login/oauth/access_token') return {access_token: 'made-up'};
    return path === '/api/userinfo' ? profile : undefined;
  });
}

const encoded = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A made-up OpenID provider.
 *
 * @param claims of the ID token, besides the usual ones; undefined for a provider that sends no ID token
 */
export function openIdProvider(
  claims: Readonly<Record<string, string>> | undefined,
): Promise<Fake> {
  const {publicKey, privateKey} = generateKeyPairSync('rsa', {modulusLength: 2048});
  const idToken = (issuer: string): string => {
    const now = Math.floor(Date.now() / 1000);
    const payload = {iss: issuer, aud: 'CLIENT_ID', sub: '1', iat: now, exp: now + 600, ...claims};
    const text = `${encoded({alg: 'RS256', kid: 'a'})}.${encoded(payload)}`;
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')}`;
  };
  return startFake((path, url) => {
    if (path === '/.well-known/openid-configuration')
      return {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      };
    if (path === '/keys')
      return {keys: [{...publicKey.export({format: 'jwk'}), kid: 'a', alg: 'RS256', use: 'sig'}]};
    if (path !== '/token') return undefined;
    const token = {access_token: 'made-up', token_type: 'Bearer'};
    return claims === undefined ? token : {...token, id_token: idToken(url)};
  });
}
