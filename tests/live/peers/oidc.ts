import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import Provider from 'oidc-provider';
import {HOST} from '../suite/programs';

/** An OpenID provider with a client for AList. */
export interface IdentityProvider {
  /** Issuer, without a slash at its end. */
  readonly url: string;
  readonly client: {readonly id: string; readonly secret: string};
  /** Gives an account another name, as its owner can. */
  readonly rename: (account: string, name: string) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an OpenID provider that signs everyone in who enters an account's ID, with any password.
 *
 * @param callbacks redirect URIs of the client
 */
export async function startIdentityProvider(
  callbacks: readonly string[],
): Promise<IdentityProvider> {
  const client = {id: 'alist', secret: 'EXAMPLE-CLIENT-SECRET'};
  const names = new Map<string, string>();
  let handle: RequestListener = (_request, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const url = `http://${HOST}:${String((server.address() as AddressInfo).port)}`;
  const provider = new Provider(url, {
    clients: [{client_id: client.id, client_secret: client.secret, redirect_uris: [...callbacks]}],
    claims: {openid: ['sub'], profile: ['name']},
    // As most services do, and as AList needs it: claims in the ID token.
    conformIdTokenClaims: false,
    pkce: {required: () => false},
    cookies: {keys: ['made-up']},
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({sub: id, name: names.get(id) ?? `Name of ${id}`}),
    }),
  });
  handle = provider.callback();
  return {
    url,
    client,
    rename: (account, name) => void names.set(account, name),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Signs in on the provider's page, and agrees that AList may know the account. */
export async function signInAtProvider(page: Page, account: string): Promise<void> {
  await page.locator('input[name=login]').fill(account);
  await page.locator('input[name=password]').fill('made-up');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', {name: 'Continue'}).click();
}
