import type {Nodes, RootContent, Text} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from './visit';

/** What may be inside a built element: a node, words, a number, or nothing. */
export type Child = RootContent | string | number | null | undefined | false | readonly Child[];

/** Classes of an element; those that are false or undefined are omitted. */
export type Classes = string | readonly (string | false | undefined)[];

/** Value of an attribute. Without one (`undefined` or `false`), the attribute is omitted. */
export type AttributeValue = string | number | boolean | undefined;

type Attributes = Readonly<Record<string, AttributeValue | Classes>>;

/** Nodes of what may be inside an element. */
export function toNodes(child: Child): RootContent[] {
  if (child === null || child === undefined || child === false || child === '') return [];
  if (typeof child === 'string') return marked(child);
  if (typeof child === 'number') return [text(String(child))];
  return isList(child) ? child.flatMap(toNodes) : [child];
}

function isList(child: RootContent | readonly Child[]): child is readonly Child[] {
  return Array.isArray(child);
}

/** Text of an attribute, or undefined where the element has none. */
function attributeText(value: AttributeValue | Classes): string | undefined {
  if (value === undefined || value === false) return undefined;
  if (typeof value !== 'object') return String(value);
  return value.filter(Boolean).join(' ') || undefined;
}

/**
 * An element of the page, as if an author had written it as JSX.
 *
 * @param name HTML element or component
 * @param attributes attributes with their JSX names
 */
export function el(
  name: string,
  attributes: Attributes,
  ...children: readonly Child[]
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, given]) => {
      const value = attributeText(given);
      return value === undefined ? [] : [{type: 'mdxJsxAttribute', name: key, value}];
    }),
    children: toNodes(children) as MdxJsxFlowElement['children'],
  };
}

function text(value: string): Text {
  return {type: 'text', value};
}

/** Words in which `code` and **labels** are marked as in Markdown; nothing else is. */
function marked(value: string): RootContent[] {
  return value
    .split(/(`[^`]+`|\*\*[^*`]+\*\*)/)
    .filter((part) => part !== '')
    .map((part): RootContent => {
      if (/^`[^`]+`$/.test(part)) return {type: 'inlineCode', value: part.slice(1, -1)};
      return /^\*\*[^*`]+\*\*$/.test(part)
        ? {type: 'strong', children: [text(part.slice(2, -2))]}
        : text(part);
    });
}

/** Nodes with a separator between two. */
export function joined(children: readonly Child[], separator: string): readonly Child[] {
  return children.flatMap((child, index) => (index === 0 ? [child] : [separator, child]));
}

/** Ids of all elements in some nodes. */
export function idsIn(nodes: readonly RootContent[]): readonly string[] {
  const ids: string[] = [];
  visit({type: 'root', children: [...nodes]} as Nodes, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id') {
        if (typeof attribute.value === 'string') ids.push(attribute.value);
      }
    }
  });
  return ids;
}
