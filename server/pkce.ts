const VERIFIER_BYTES = 64;

/** A code verifier: 64 random bytes in base64url, 86 characters. */
export function randomVerifier(): string {
  return toBase64(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The challenge in 115's dialect: SHA-256 of the verifier in standard Base64 with padding. */
export async function challengeOf115(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64(new Uint8Array(digest));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
