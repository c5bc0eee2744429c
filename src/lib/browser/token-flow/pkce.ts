import {base64, base64Url} from '../../shared/token-flow/encoding';

/** Bytes of a `state` and of a verifier. */
const STATE_BYTES = 32;
const VERIFIER_BYTES = 64;

/** A value no one can guess, safe in addresses. */
export function createState(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(STATE_BYTES)));
}

/** A PKCE verifier of 86 characters (RFC 7636 asks for 43 to 128). */
export function createVerifier(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)));
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Challenge of RFC 7636, method `S256`. */
export async function challengeS256(verifier: string): Promise<string> {
  return base64Url(await sha256(verifier));
}

/** Challenge in the dialect of 115, method `sha256`: padded standard Base64. */
export async function challenge115(verifier: string): Promise<string> {
  return base64(await sha256(verifier));
}
