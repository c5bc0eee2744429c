/**
 * A text as a string of Go, on one line: the escapes of JSON mean the same there. Go takes no byte order mark in a file,
 * and no half of a character.
 */
export function goString(text: string): string {
  const whole = text.replaceAll(/\p{Surrogate}/gu, '\u{fffd}');
  return JSON.stringify(whole).replaceAll('\u{feff}', String.raw`\ufeff`);
}

/** A text between backticks, which Go takes letter for letter, except backticks and carriage returns. */
export function goLines(text: string): string {
  return /[\r\u{feff}]/u.test(text) ? goString(text) : `\`${text.replaceAll('`', '` + "`" + `')}\``;
}
