/** Standard Base64, with padding. */
export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Base64 of a text in UTF-8, with padding. */
export function base64OfText(text: string): string {
  return base64(new TextEncoder().encode(text));
}

/** Base64 for addresses: `-` and `_`, no padding (RFC 4648 section 5). */
export function base64Url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Bytes of a Base64 value in either alphabet, with or without padding; undefined when it is none. */
export function bytesOfBase64(value: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(value.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Text of a Base64 value in either alphabet, with or without padding; undefined when it is none. */
export function textOfBase64(value: string): string | undefined {
  const bytes = bytesOfBase64(value);
  try {
    return bytes && new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}
