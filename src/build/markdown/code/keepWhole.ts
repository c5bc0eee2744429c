import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {staysWhole} from '../../../lib/shared/staysWhole';

/** Marks inline code that is to stay in one line (`src/css/base.css`). */
export function keepWhole(code: Element): void {
  if (staysWhole(toString(code))) code.properties.className = ['unbroken'];
}
