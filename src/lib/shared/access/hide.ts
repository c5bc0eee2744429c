/** Options at the beginning of an expression, such as `(?i)`, which JavaScript writes elsewhere. */
const OPTIONS = /^\(\?([ims]+)\)/;

/**
 * A line of **Hide** as an expression of JavaScript. AList's expressions are those of .NET, so not each can be one.
 *
 * @returns undefined if JavaScript can't read it
 */
function expressionOf(line: string): RegExp | undefined {
  const [whole = '', flags = ''] = OPTIONS.exec(line) ?? [];
  try {
    return new RegExp(line.slice(whole.length), [...new Set(flags)].join(''));
  } catch {
    return undefined;
  }
}

/** Whether one of the lines hides a name. An empty text hides nothing, an empty line everything. */
export function hidesName(hide: string, name: string): boolean {
  return hide !== '' && hide.split('\n').some((line) => expressionOf(line)?.test(name) === true);
}

/** Lines that can't be looked at here. AList may read them, or refuse to save them. */
export function unreadableLines(hide: string): readonly string[] {
  return hide === '' ? [] : hide.split('\n').filter((line) => expressionOf(line) === undefined);
}
