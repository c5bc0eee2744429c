import {parse} from 'acorn';
import type {Program} from 'estree';
import type {MdxjsEsm} from 'mdast-util-mdx';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';

function parseScript(code: string): Program {
  return parse(code, {ecmaVersion: 'latest', sourceType: 'module'}) as unknown as Program;
}

/** Imports and exports of a page, as if its author had written them. */
export function esm(code: string): MdxjsEsm {
  return {type: 'mdxjsEsm', value: code, data: {estree: parseScript(code)}};
}

/** An attribute whose value is an expression. */
export function jsxExpression(name: string, code: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: code,
      data: {estree: parseScript(code)},
    },
  };
}
