import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

/** Room for words in a row on a phone of 375 px, and what the edges of a cell take. */
const PHONE_ROW = 341;
const CELL_EDGES = 16;

/** How wide a letter of code is about, and the box around it. */
const LETTER = 8.2;
const CODE_BOX = 12;

/** Where lines can end: at spaces and beside Chinese, but not before a dot. */
const LINE_ENDS = /\s|\p{Script=Han}|[，。、；：（）「」](?!\.)/u;

/** How wide a cell is at least, as far as its code goes. */
function leastWidth(cell: Element): number {
  const least = 5 * 16 - CELL_EDGES;
  const names: Element[] = [];
  visit(cell, {tagName: 'code'}, (name) => {
    names.push(name);
  });
  if (names.length === 0) return least;
  const parts = toString(cell).split(LINE_ENDS);
  return Math.max(least, ...parts.map(({length}) => length * LETTER + CODE_BOX));
}

/** Whether names in code make a table wider than a phone; they break then (`src/css/base.css`). */
function isTight(table: Element): boolean {
  const widths: number[] = [];
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    const cells = row.children.filter((child) => child.type === 'element');
    for (const [column, cell] of cells.entries())
      widths[column] = Math.max(widths[column] ?? 0, leastWidth(cell) + CELL_EDGES);
  });
  return widths.reduce((total, width) => total + width, 0) > PHONE_ROW;
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
      const region: Element = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['tableRegion', ...(isTight(element) ? ['tight'] : [])],
          role: 'group',
          tabIndex: 0,
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
