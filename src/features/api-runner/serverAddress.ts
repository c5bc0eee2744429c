/** AList of the reader, as typed in "Your server". */
export interface Server {
  /** Address without a slash at the end; blank until the reader has typed one. */
  readonly base: string;
  readonly token: string;
}

/** Nothing typed yet. */
export const NO_SERVER: Server = {base: '', token: ''};

/** What is wrong with a typed address. */
export type BaseFault = 'scheme' | 'credentials' | 'page' | 'invalid';

/** What is wrong with a typed token. */
export type TokenFault = 'bearer' | 'characters';

/** Pages and routes of AList: anyone who copies the address bar or a link has one of them at the end. */
const PART_OF_ALIST = /^\/(@\w+|api|dav|d|p|ad|ap|ae|sd|s|i|ping)(\/|$)/;

/** A name or an address; browsers accept far more, such as `$(id)`. */
const SAFE_HOST = /^([\w.-]+|\[[\da-f:.]+\])$/i;

/** Characters that need no quotes in a shell, a header, or a program. */
const SAFE_TOKEN = /^[\w.~+/=:-]*$/;

/**
 * Reads the address of an AList. A path stays, because `site_url` can have one; a slash at the end goes.
 *
 * @param typed what the reader typed
 */
export function readBase(typed: string): {readonly base: string} | {readonly fault: BaseFault} {
  const text = typed.trim();
  if (text === '') return {base: ''};
  if (!/^https?:\/\//i.test(text)) return {fault: 'scheme'};
  const url = parseUrl(text);
  if (url === undefined) return {fault: 'invalid'};
  if (url.username !== '' || url.password !== '') return {fault: 'credentials'};
  const path = url.pathname.replace(/\/+$/, '');
  if (url.search !== '' || url.hash !== '' || PART_OF_ALIST.test(`${path}/`))
    return {fault: 'page'};
  return SAFE_HOST.test(url.hostname)
    ? {base: url.origin + encodeUnsafe(path)}
    : {fault: 'invalid'};
}

/**
 * The base is in samples for shells and programs, so nothing in it may need quotes. Servers read both alike. Go
 * refuses a percent sign that begins no escape.
 */
function encodeUnsafe(path: string): string {
  return path.replaceAll(
    /%(?![\da-f]{2})|[^\w.~%/-]/gi,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a token.
 *
 * @param typed what the reader typed
 */
export function readToken(typed: string): {readonly token: string} | {readonly fault: TokenFault} {
  const text = typed.trim();
  if (/^bearer\s/i.test(text)) return {fault: 'bearer'};
  return SAFE_TOKEN.test(text) ? {token: text} : {fault: 'characters'};
}

/** Whether a browser on this page refuses to ask an address because the page is encrypted and the address isn't. */
export function isMixedContent(base: string, pageProtocol: string): boolean {
  if (pageProtocol !== 'https:' || !base.startsWith('http:')) return false;
  const {hostname} = new URL(base);
  return !/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
