import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from '../syntax-tree/visit';
import {UNSPACED_LETTER} from '../../lib/shared/unspacedLetters';

/** Names up to this length stay whole: on a phone, a column has room for them. */
const WHOLE_CHARACTERS = 14;

/** Where a longer name or address may continue in the next line: behind a separator. */
const BEHIND_SEPARATOR = /(?<=[/._:=?&,-])(?=[^/._:=?&,-])/;

/** Where a line ends between names in Chinese lists: no browser does so by itself in front of a dot. */
const CHINESE_COMMA = /[，、；]$/;

/** Tables of three columns with a cell longer than this, in Latin letters, don't fit beside each other on phones. */
const LONGEST_BESIDE = 50;

/** A place where a line may end. */
const lineEnd = (): Element => ({type: 'element', tagName: 'wbr', properties: {}, children: []});

/** Lets a long name or address in code continue in the next line, so that it makes no table wider than a phone. */
function allowLineEnds(code: Element): void {
  if (toString(code).length <= WHOLE_CHARACTERS) return;
  code.children = code.children.flatMap((child): ElementContent[] =>
    child.type === 'text'
      ? child.value
          .split(BEHIND_SEPARATOR)
          .flatMap((value, index) => [
            ...(index > 0 ? [lineEnd()] : []),
            {type: 'text' as const, value},
          ])
      : [child],
  );
}

/** Gives the names in a cell's code places where lines may end. */
function allowLineEndsIn(table: Element): void {
  visit(table, {tagName: 'code'}, (code, index, parent) => {
    allowLineEnds(code);
    const before = parent?.children[(index ?? 0) - 1];
    if (index === undefined || before?.type !== 'text' || !CHINESE_COMMA.test(before.value)) return;
    parent?.children.splice(index, 0, lineEnd());
    return [SKIP, index + 2];
  });
}

const WIDE_LETTER = new RegExp(UNSPACED_LETTER, 'gu');

/** Room that a text takes, in Latin letters: a Chinese or Japanese character takes two. */
const roomOf = (text: string): number => text.length + (text.match(WIDE_LETTER)?.length ?? 0);

/**
 * How many cells share a line on phones, where the rows of a table become cards (`src/css/base.css`): the first cell
 * is the heading of its row. Undefined for tables that stay as they are.
 */
function cellsInCard(table: Element): number | undefined {
  const cells: Element[] = [];
  visit(table, 'element', (cell) => {
    if (/^t[hd]$/.test(cell.tagName)) cells.push(cell);
  });
  const columns = cells.filter(({tagName}) => tagName === 'th').length;
  if (columns > 3) return 3;
  const isLong = cells.some((cell) => roomOf(toString(cell)) > LONGEST_BESIDE);
  return columns === 3 && isLong ? 2 : undefined;
}

/**
 * Puts each Markdown table into a region that scrolls by itself and takes the keyboard's focus, named by
 * the heading above it, so that a wide table neither widens the page nor hides columns from a reader
 * without a mouse. Tables of facts are JSX by now and bring their own region.
 */
export default function rehypeTables() {
  return (tree: Root): void => {
    let heading = '';
    visit(tree, 'element', (element, index, parent) => {
      if (/^h[1-6]$/.test(element.tagName)) heading = toString(element);
      if (element.tagName !== 'table' || index === undefined || parent === undefined) return;
      allowLineEndsIn(element);
      const region: Element = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['tableRegion'],
          role: 'group',
          tabIndex: 0,
          dataCards: cellsInCard(element),
          ...(heading === '' ? {} : {ariaLabel: heading}),
        },
        children: [element],
      };
      // The frame lets the region snap to the width of the text (`src/css/base.css`).
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {className: ['tableFrame']},
        children: [region],
      };
      return SKIP;
    });
  };
}
