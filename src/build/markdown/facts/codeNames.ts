import type {Nodes, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from '../../syntax-tree/visit';

/** Words with an underscore, as keys, settings, and parameters have it, with what a slash or a point joins to them. */
const KEY = String.raw`(?<![\w./:@%&?=\-])[a-z0-9./]*[a-z0-9]_[a-z0-9_./]*[a-z0-9](?![\w/@=\-])`;
/** Addresses of endpoints: `/api/fs/list`, `/api/task/*`, `/d`. A slash between words is none. */
const ROUTE = String.raw`(?<![\p{L}\p{N}_./:@%&?=\-)])/[a-z](?:[\w/*{}\-]*[\w*}])?(?:\?\w+=\w+)?(?![\w/@=])`;
/** What an address begins with, alone: `https://`, `://`. */
const SCHEME = String.raw`(?<!\w)[a-z0-9]*://(?![\w<$*[\]])`;
const NAME = new RegExp([ROUTE, KEY, SCHEME].join('|'), 'giu');

/** Words with an underscore that no program reads. */
const WORDS: ReadonlySet<string> = new Set(['x86_64']);

/** Parts in which words stay as they are: code, names on the screen, headings, and names of tables. */
const KEPT: ReadonlySet<string> = new Set(['code', 'pre', 'kbd', 'strong', 'caption', 'h2', 'h3']);

/**
 * Sets names with an underscore, endpoints, and schemes as code in what a component shows, because texts of facts are without marks, so that their
 * translations are found by them.
 *
 * @param node a node that the component made; its children change
 */
export function codeNames(node: RootContent): void {
  visit(node as Nodes, (part, index, parent) => {
    if (part.type === 'inlineCode' || part.type === 'code' || part.type === 'strong') return SKIP;
    if (isJsx(part) && (KEPT.has(part.name ?? '') || isLabel(part))) return SKIP;
    if (part.type !== 'text' || parent === undefined || index === undefined) return undefined;
    const parts = marked(part.value);
    if (parts.length === 1) return undefined;
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

function isJsx(node: Nodes): node is MdxJsxTextElement | MdxJsxFlowElement {
  return node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
}

/** Whether an element is a name on AList's screen, such as that of a setting. */
function isLabel({attributes}: MdxJsxTextElement | MdxJsxFlowElement): boolean {
  return attributes.some(
    (attribute) => 'name' in attribute && attribute.name === 'data-search-name',
  );
}

/** A text in parts: names as code, and the words between them. */
function marked(text: string): readonly PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const {0: name, index} of text.matchAll(NAME)) {
    if (WORDS.has(name)) continue;
    if (index > end) parts.push({type: 'text', value: text.slice(end, index)});
    parts.push({type: 'inlineCode', value: name});
    end = index + name.length;
  }
  if (end < text.length || parts.length === 0) parts.push({type: 'text', value: text.slice(end)});
  return parts;
}
