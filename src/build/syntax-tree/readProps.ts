import type {Expression, ObjectExpression, Program, SpreadElement} from 'estree';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {assertSafeName} from '../../lib/shared/safeNames';

function propertyOf(property: ObjectExpression['properties'][number]): [string, unknown] {
  if (property.type !== 'Property' || property.computed) {
    throw new Error('only plain names and values are allowed in braces');
  }
  const {key} = property;
  const name =
    key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
  assertSafeName(name, 'braces');
  return [name, evaluateLiteral(property.value as Expression)];
}

/**
 * Value of an expression made of literals, lists and objects: what authors put in braces.
 *
 * @throws Error for anything that would have to be run
 */
function evaluateLiteral(expression: Expression | SpreadElement | null): unknown {
  if (expression?.type === 'Literal') return expression.value;
  if (expression?.type === 'ArrayExpression') return expression.elements.map(evaluateLiteral);
  if (expression?.type === 'ObjectExpression') {
    return Object.fromEntries(expression.properties.map(propertyOf));
  }
  if (expression?.type === 'UnaryExpression' && expression.operator === '-') {
    return -Number(evaluateLiteral(expression.argument));
  }
  throw new Error(
    'a property must be a text, a number, true or false, a list or an object of these',
  );
}

function expressionOf(program: Program | null | undefined): Expression | null {
  const statement = program?.body[0];
  return statement?.type === 'ExpressionStatement' ? statement.expression : null;
}

/**
 * Properties of a component as its author wrote them.
 *
 * @throws Error naming the property that is not a plain value
 */
export function readProps(node: MdxJsxFlowElement | MdxJsxTextElement): Record<string, unknown> {
  return Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') throw new Error('{...} is not allowed here');
      const {name, value} = attribute;
      assertSafeName(name, 'properties');
      if (value === null || value === undefined) return [name, true];
      if (typeof value === 'string') return [name, value];
      return [name, evaluateLiteral(expressionOf(value.data?.estree))];
    }),
  );
}
