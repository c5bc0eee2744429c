import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';

/** Names of this length have room in the narrowest line. */
const UNBROKEN_MAX_CHARACTERS = 28;

/** A flag or another name with hyphens, at which a browser would end a line: `--no-prefix`. */
const HYPHENATED = /^[\w.-]*-[\w.-]*$/;

/** Marks inline code that is to stay in one line (`src/css/base.css`). */
export function keepWhole(code: Element): void {
  const text = toString(code);
  if (text.length > UNBROKEN_MAX_CHARACTERS || !HYPHENATED.test(text)) return;
  code.properties.className = ['unbroken'];
}
