/** A text within double quotes, in which a backslash takes the meaning from the character after it. */
function doubleQuoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/**
 * A text as one argument of a directive of nginx.
 *
 * @param text without `$`, for which nginx has no escape
 * @throws Error for a text with `$`
 */
export function nginxWord(text: string): string {
  if (text.includes('$')) throw new Error(`nginx has no escape for the $ in ${text}.`);
  return /^[\w./:@%+,=~-]+$/.test(text) ? text : doubleQuoted(text);
}

/**
 * A text as one argument in a Caddyfile.
 *
 * @param text without `{`, which begins a placeholder even in quotes
 * @throws Error for a text with `{`
 */
export function caddyWord(text: string): string {
  if (text.includes('{')) throw new Error(`Caddy has no escape for the { in ${text}.`);
  if (/^[\w./:@%+,=~-]+$/.test(text)) return text;
  // Only the quote has an escape here: other backslashes are letters.
  return `"${text.replaceAll('"', String.raw`\"`)}"`;
}

/**
 * A text as one argument of a directive of Apache.
 *
 * @param text without `${`, which begins a variable even in quotes
 * @throws Error for a text with `${`
 */
export function apacheWord(text: string): string {
  if (text.includes('${')) throw new Error(`Apache has no escape for the \${ in ${text}.`);
  return /^[\w./:@%+,=~-]+$/.test(text) ? text : doubleQuoted(text);
}
