import type {Nodes, Parents, Root, Text} from 'hast';
import {toString} from 'hast-util-to-string';

/** Full-width marks, whose own glyph holds the room that follows them. */
const MARKS = '。，、；：？！）」』》';

/** A mark and the white space behind it. */
const AFTER_MARK = new RegExp(`(?<=[${MARKS}])\\s+`, 'gu');

/** White space at the start of a text. */
const AT_START = /^\s+/u;

/** A line that ends and goes on with a Chinese character: Markdown makes a space of the break. */
const BROKEN_LINE = /(?<=\p{Script=Han})[^\S\n]*\n\s*(?=\p{Script=Han})/gu;

/** Elements in which every character counts. */
const LITERAL = new Set(['code', 'pre']);

/** Elements that stand in a line of text. */
const INLINE = new Set(['a', 'code', 'del', 'em', 'kbd', 'mark', 'span', 'strong', 'sub', 'sup']);

/**
 * Whether a text goes on behind a node. Behind a block it does not, and there the browser's script must
 * keep what the page has: of most blocks it does not know the words (`static-islands`).
 */
function isInLine(node: Nodes): boolean {
  if (node.type === 'element') return INLINE.has(node.tagName);
  return node.type === 'text' || node.type === 'mdxJsxTextElement';
}

/** Closes up one text, given what stands before it. */
function closeUp(text: Text, before: string): void {
  const value = MARKS.includes(before.at(-1) ?? ' ')
    ? text.value.replace(AT_START, '')
    : text.value;
  text.value = value.replace(AFTER_MARK, '').replace(BROKEN_LINE, '');
}

function closeUpChildren(parent: Parents): void {
  let before = '';
  for (const node of parent.children as Nodes[]) {
    if (node.type === 'text') closeUp(node, before);
    else if ('children' in node && !('tagName' in node && LITERAL.has(node.tagName))) {
      closeUpChildren(node);
    }
    before = isInLine(node) ? toString(node) : '';
  }
}

/**
 * Takes out the spaces that Markdown forces into Chinese text: bold words that end in a full stop need one
 * behind them to be read as bold, and a line break becomes one. Full-width marks stand without spaces.
 */
export default function rehypeChinese() {
  return (tree: Root): void => {
    closeUpChildren(tree);
  };
}
