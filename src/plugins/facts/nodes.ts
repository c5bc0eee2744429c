import type {
  Blockquote,
  Code,
  InlineCode,
  Link,
  Nodes,
  PhrasingContent,
  RootContent,
  Text,
} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** What may stand inside a built element: a node, words, or nothing. */
export type Child = RootContent | string | null | undefined | false | readonly Child[];

type Attributes = Readonly<Record<string, string | undefined>>;

function toNodes(children: readonly Child[]): RootContent[] {
  return children.flatMap((child): RootContent[] => {
    if (child === null || child === undefined || child === false || child === '') return [];
    if (typeof child === 'string') return marked(child);
    return Array.isArray(child) ? toNodes(child as readonly Child[]) : [child as RootContent];
  });
}

/**
 * An element of the page, as if an author had written it as JSX.
 *
 * @param name HTML element or component
 * @param attributes text attributes with their JSX names; undefined ones are left out
 */
export function el(
  name: string,
  attributes: Attributes,
  ...children: readonly Child[]
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value: value ?? null})),
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
      if (/^`[^`]+`$/.test(part)) return inlineCode(part.slice(1, -1));
      return /^\*\*[^*`]+\*\*$/.test(part)
        ? {type: 'strong', children: [text(part.slice(2, -2))]}
        : text(part);
    });
}

/**
 * A danger or warning box, in the shape the generator gives to what an author writes between colons.
 *
 * @param type kind of the box, such as `danger`
 * @param title its heading
 */
export function admonition(
  type: 'danger' | 'warning',
  title: string,
  ...children: readonly Child[]
): RootContent {
  return {
    type: 'blockquote',
    data: {hName: 'admonition', hProperties: {type, title}},
    children: toNodes(children) as Blockquote['children'],
  };
}

export function inlineCode(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

/** A block of code, highlighted and given its copy button like those an author writes. */
export function codeBlock(lang: string, value: string, title?: string): Code {
  return {type: 'code', lang, meta: title === undefined ? null : `title="${title}"`, value};
}

/** A link; addresses of the site start with `/` and get the locale's prefix when they are rendered. */
export function link(url: string, ...children: readonly Child[]): Link {
  return {type: 'link', url, title: null, children: toNodes(children) as PhrasingContent[]};
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

/**
 * A table that reads without scripts: caption for screen readers, headings with scope, and a group that
 * scrolls sideways and can be reached by keyboard.
 *
 * @param label what the table holds
 * @param head column headings
 * @param rows finished rows
 * @param options `stacks`: on phones a row is set as a small card instead of being scrolled
 */
export function table(
  label: string,
  head: readonly string[],
  rows: readonly RootContent[],
  {stacks = false}: {readonly stacks?: boolean} = {},
): RootContent {
  return el(
    'div',
    {
      className: 'tableRegion factsTable',
      role: 'group',
      'aria-label': label,
      tabIndex: '0',
      'data-stacks': stacks ? String(head.length) : undefined,
    },
    el(
      'table',
      {},
      el('caption', {}, label),
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          head.map((title) => el('th', {scope: 'col'}, title)),
        ),
      ),
      el('tbody', {}, rows),
    ),
  );
}
