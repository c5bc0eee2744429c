import {base64Url, bytesOfBase64} from '../../shared/token-flow/encoding';

const encoder = new TextEncoder();
const IV_BYTES = 12;
/** Keeps the key apart from other uses of the same state (RFC 5869). */
const KEY_PURPOSE = encoder.encode('alist.tool.flow record');

/** Name under which the record of a state is kept: anyone who reads the storage does not learn the state. */
export async function hashOfState(state: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(state))));
}

async function keyOf(state: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(state), 'HKDF', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    {name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: KEY_PURPOSE},
    material,
    {name: 'AES-GCM', length: 256},
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Encrypts a text so that only anyone who knows the state can read it (AES-GCM, key by HKDF). */
export async function seal(text: string, state: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const data = await crypto.subtle.encrypt(
    {name: 'AES-GCM', iv},
    await keyOf(state),
    encoder.encode(text),
  );
  return `${base64Url(iv)}.${base64Url(new Uint8Array(data))}`;
}

/** Decrypts what `seal` made; undefined for a wrong state and for anything else. */
export async function unseal(sealed: string, state: string): Promise<string | undefined> {
  const [iv, data] = sealed.split('.').map(bytesOfBase64);
  if (iv?.length !== IV_BYTES || data === undefined) return undefined;
  try {
    const text = await crypto.subtle.decrypt({name: 'AES-GCM', iv}, await keyOf(state), data);
    return new TextDecoder('utf-8', {fatal: true}).decode(text);
  } catch {
    return undefined;
  }
}
