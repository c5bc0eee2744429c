import type {Nodes, Parents, Root, Text} from 'hast';
import {toString} from 'hast-util-to-string';

/** Full-width marks, whose own glyph holds the room that follows them. */
const MARKS = '。，、；：？！）」』》';

/** A mark and the white space after it. */
const AFTER_MARK = new RegExp(`(?<=[${MARKS}])\\s+`, 'gu');

/** White space at the start of a text. */
const AT_START = /^\s+/u;

/** A line that ends and continues with a Chinese character: Markdown makes a space of the break. */
const BROKEN_LINE = /(?<=\p{Script=Han})[^\S\n]*\n\s*(?=\p{Script=Han})/gu;

const HAN_AT_START = /^\p{Script=Han}/u;
const HAN_AT_END = /\p{Script=Han}$/u;

/** White space between two Chinese characters, of which one is the neighbor's. */
const SPACE_THEN_HAN = /^\s+(?=\p{Script=Han})/u;
const HAN_THEN_SPACE = /(?<=\p{Script=Han})\s+$/u;

/** Elements in which every character counts. */
const LITERAL = new Set(['code', 'pre']);

/** Elements that are in a line of text. */
const INLINE = new Set(['a', 'code', 'del', 'em', 'kbd', 'mark', 'span', 'strong', 'sub', 'sup']);

/**
 * Whether a text continues behind a node. Behind a block it does not, and there the browser's script must
 * keep what the page has: of most blocks it does not know the words (`static-html`).
 */
function isInLine(node: Nodes): boolean {
  if (node.type === 'element') return INLINE.has(node.tagName);
  // Names that fact components write, such as a driver's in bold.
  if (node.type === 'mdxJsxFlowElement') return INLINE.has(node.name ?? '');
  return node.type === 'text' || node.type === 'mdxJsxTextElement';
}

/** Closes up one text, given what is before and after it in its line. */
function closeUp(text: Text, before: string, behind: string): void {
  const [followsHan, precedesHan] = [HAN_AT_END.test(before), HAN_AT_START.test(behind)];
  let {value} = text;
  if (MARKS.includes(before.at(-1) ?? ' ')) value = value.replace(AT_START, '');
  if (followsHan) value = value.replace(SPACE_THEN_HAN, '');
  if (precedesHan) value = value.replace(HAN_THEN_SPACE, '');
  if (followsHan && precedesHan && value.trim() === '') value = '';
  text.value = value.replace(AFTER_MARK, '').replace(BROKEN_LINE, '');
}

/** Words of a neighbor in the same line. */
function wordsOf(node: Nodes | undefined): string {
  return node !== undefined && isInLine(node) ? toString(node) : '';
}

function closeUpChildren(parent: Parents): void {
  let before = '';
  const nodes = parent.children as Nodes[];
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'text') closeUp(node, before, wordsOf(nodes[index + 1]));
    else if ('children' in node && !('tagName' in node && LITERAL.has(node.tagName))) {
      closeUpChildren(node);
    }
    before = wordsOf(node);
  }
}

/**
 * Takes out the spaces that Markdown forces into Chinese text: bold words that end in a full stop need one
 * behind them to be read as bold, and a line break becomes one. Full-width marks have no spaces, and so do two
 * Chinese characters: anyone who writes `填写 <Field … />` can't see whether its name begins with one.
 */
export default function rehypeChinese() {
  return (tree: Root): void => {
    closeUpChildren(tree);
  };
}
