/** Names of this length have room in the narrowest line. */
const MAX_CHARACTERS = 28;

/** A flag or another name with hyphens, at which a browser would end a line: `--no-prefix`. */
const HYPHENATED = /^[\w.-]*-[\w.-]*$/;

/** Whether inline code is to stay in one line. Its class for that is `unbroken` (`src/css/base.css`). */
export function staysWhole(code: string): boolean {
  return code.length <= MAX_CHARACTERS && HYPHENATED.test(code);
}
