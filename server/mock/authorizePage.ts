import {CODE_STARTS} from './scenarios.ts';
import type {MockState} from './state.ts';

interface ReturnLink {
  readonly label: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * A provider's consent page: Allow, Deny, and a link for every other way a provider or an attacker sends a visitor
 * back. Codes of this page remember the redirect URI and the PKCE challenge, and the exchange checks both.
 *
 * @param url the authorize address a page of the site built
 */
export function authorizePage(mock: MockState, url: URL): Response {
  const redirectUri =
    url.searchParams.get('redirect_uri') ?? url.searchParams.get('mock_redirect') ?? '';
  const target = URL.canParse(redirectUri) ? new URL(redirectUri) : undefined;
  if (target === undefined || !/^https?:$/.test(target.protocol)) {
    return page(400, '<p>redirect_uri is missing or no web address.</p>');
  }
  const links = returnLinks(mock, url, redirectUri).map(
    ({label, parameters}) =>
      `<li><a href="${escapeHtml(addressOf(target, parameters))}">${escapeHtml(label)}</a></li>`,
  );
  return page(200, `<ul>${links.join('')}</ul>`);
}

function returnLinks(mock: MockState, url: URL, redirectUri: string): readonly ReturnLink[] {
  const state = url.searchParams.get('state');
  const back: Record<string, string> = state === null ? {} : {state};
  const id = mock.count();
  const codes = CODE_STARTS.map((start) => `${start}-${id}`);
  const challenge = url.searchParams.get('code_challenge') ?? '';
  for (const code of codes) mock.issued.set(code, {redirectUri, challenge});
  const [good = ''] = codes;
  return [
    {label: 'Allow', parameters: {code: good, ...back}},
    {
      label: 'Deny',
      parameters: {error: 'access_denied', error_description: 'The visitor said no.', ...back},
    },
    {label: 'Allow with wrong state', parameters: {code: good, state: 'wrong'}},
    {label: 'Allow without state', parameters: {code: good}},
    {label: 'Return without code', parameters: back},
    ...codes.slice(1).map((code) => ({
      label: `Return with ${code.split('-')[0] ?? ''}`,
      parameters: {code, ...back},
    })),
  ];
}

function addressOf(target: URL, parameters: Readonly<Record<string, string>>): string {
  const address = new URL(target);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

function page(status: number, body: string): Response {
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mock provider</title><h1>Mock provider</h1>${body}</html>`,
    {status, headers: {'Content-Type': 'text/html; charset=utf-8'}},
  );
}

function escapeHtml(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': 'amp',
    '<': 'lt',
    '>': 'gt',
    '"': 'quot',
    "'": '#39',
  };
  return text.replace(/[&<>"']/g, (character) => `&${names[character] ?? ''};`);
}
