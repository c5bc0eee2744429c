/** A text as a string of Python, on one line: the escapes of JSON mean the same there. */
export function pythonString(text: string): string {
  return JSON.stringify(text);
}

/**
 * A text between triple quotes, on as many lines as it has.
 *
 * @param text without carriage returns, which Python reads as line feeds
 */
export function pythonLines(text: string): string {
  return `"""${text.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`)}"""`;
}

/**
 * A text as bytes.
 *
 * @throws Error for other characters than printable ASCII, which have no escape that is the same in bytes
 */
export function pythonBytes(text: string): string {
  if (!/^[ -~]*$/.test(text)) throw new Error(`${JSON.stringify(text)} isn’t printable ASCII.`);
  const hasOnlyDoubleQuotes = text.includes('"') && !/['\\]/.test(text);
  return hasOnlyDoubleQuotes ? `b'${text}'` : `b${pythonString(text)}`;
}
