/** A text as a string of JavaScript, on one line. */
export function javascriptString(text: string): string {
  return JSON.stringify(text);
}

/**
 * A text between backticks, on as many lines as it has.
 *
 * @param text without carriage returns, which JavaScript reads as line feeds
 */
export function javascriptLines(text: string): string {
  return `\`${text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)}\``;
}

/** A name in an object, with quotes only where they are needed. */
export function javascriptKey(name: string): string {
  // Without brackets, it would set the prototype of the object.
  if (name === '__proto__') return '["__proto__"]';
  return /^[A-Za-z_]\w*$/.test(name) ? name : javascriptString(name);
}
