import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from '../../../build/syntax-tree/visit';
import {classesOf, isName} from './readablePage';

/** How readers of Markdown know the kinds of boxes: the alerts of GitHub. */
const ALERTS: Readonly<Record<string, string>> = {
  note: 'NOTE',
  info: 'NOTE',
  tip: 'TIP',
  warning: 'WARNING',
  danger: 'CAUTION',
};

/** What a card is made of. */
const BLOCKS = new Set(['div', 'h2', 'h3', 'h4', 'p']);

/** Elements inside a sentence. */
const INLINE = new Set(['a', 'b', 'code', 'em', 'i', 'kbd', 'small', 'span', 'strong', 'time']);

const BOX = /^theme-admonition-(\w+)$/;

/** Elements that begin a new line inside a cell. */
const LINES = new Set(['dd', 'div', 'dl', 'dt', 'li', 'ol', 'p', 'pre', 'ul']);

/** Emphasis. In Markdown, it can't end after a space, nor between a mark and a letter, as it often does in Chinese. */
const EMPHASIS = new Set(['b', 'em', 'i', 'strong']);

/**
 * Gives a page the shapes that Markdown has: boxes become quotes, tabs one after the other with their names, pairs of words
 * and meanings lists, and what's in the cell of a table becomes one line.
 *
 * @param tree page, changed in place
 * @param colon of the page's language, with its space
 */
export function shapeForMarkdown(tree: Root, colon: string): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'pre') return SKIP;
    if (node.tagName === 'a') linkFirstBlock(node);
    if (!parent || index === undefined || !INLINE.has(node.tagName)) return undefined;
    const next = parent.children[index + 1];
    // Style sheets keep such neighbors apart.
    const isBesideOther = next?.type === 'element' && INLINE.has(next.tagName) && !isName(node);
    const end = (EMPHASIS.has(node.tagName) ? takeEnd(node) : '') || (isBesideOther ? ' ' : '');
    if (end !== '') parent.children.splice(index + 1, 0, text(end));
    return undefined;
  });
  visit(tree, 'element', (node) => {
    if (node.tagName === 'td' || node.tagName === 'th') node.children = cellLine(node.children);
    if (node.tagName === 'summary') becomeLine(node);
    if (node.tagName === 'dl') becomeList(node, colon);
    if (node.properties['role'] === 'tabpanel') {
      node.children.unshift(strongLine([text(String(node.properties['dataLabel']))]));
    }
    const kind = classesOf(node).flatMap((name) => BOX.exec(String(name))?.[1] ?? [])[0];
    if (kind !== undefined) becomeAlert(node, kind);
  });
}

/** A box has its title in the first element, and its text in the others. */
function becomeAlert(box: Element, kind: string): void {
  const [title, ...content] = box.children.filter((child) => child.type === 'element');
  box.tagName = 'blockquote';
  box.children = [
    element('p', [raw(`[!${ALERTS[kind] ?? 'NOTE'}]`)]),
    ...(title ? [strongLine(title.children)] : []),
    ...content,
  ];
}

/** Cards are links with a title and a text. Markdown has links inside a line only: the title becomes the link. */
function linkFirstBlock(link: Element): void {
  const first = link.children.find(
    (child) => child.type === 'element' && BLOCKS.has(child.tagName),
  );
  if (first?.type !== 'element') return;
  first.children = [{...link, children: first.children}];
  link.tagName = 'div';
  link.properties = {};
}

/** Takes a mark and the space off the end of an element. */
function takeEnd(node: Element): string {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return '';
  const [end = ''] = /[:：。，；！？]?\s*$/.exec(last.value) ?? [];
  last.value = last.value.slice(0, last.value.length - end.length);
  return end;
}

/** Words and their meanings: a point for each word. */
function becomeList(list: Element, colon: string): void {
  const points: Element[] = [];
  for (const child of list.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'dt') {
      points.push(element('li', [element('strong', child.children)]));
    } else {
      const hasBlocks = child.children.some(
        (part) => part.type === 'element' && LINES.has(part.tagName),
      );
      points.at(-1)?.children.push(...(hasBlocks ? [] : [text(colon)]), ...child.children);
    }
  }
  list.tagName = 'ul';
  list.children = points;
}

function becomeLine(node: Element): void {
  node.tagName = 'p';
  node.children = [element('strong', node.children)];
}

/** The content of a cell on one line, with line breaks as HTML: Markdown has none inside a table. */
function cellLine(children: readonly ElementContent[]): ElementContent[] {
  const lines: ElementContent[][] = [[]];
  collectLines(children, lines);
  return lines
    .filter((line) => line.some((node) => toString(node).trim() !== '' || isPicture(node)))
    .flatMap((line, index) => (index === 0 ? line : [raw('<br>'), ...line]));
}

function collectLines(children: readonly ElementContent[], lines: ElementContent[][]): void {
  for (const child of children) {
    const isLine = child.type === 'element' && isOnLine(child);
    if (!isLine) {
      const line = lines.at(-1);
      const isGap = child.type === 'text' && child.value.trim() === '' && line?.length === 0;
      if (!isGap) line?.push(child);
      continue;
    }
    lines.push(child.tagName === 'li' ? [text('• ')] : []);
    if (child.tagName === 'pre') lines.at(-1)?.push(...child.children);
    else collectLines(child.children, lines);
    lines.push([]);
  }
}

function isOnLine(node: Element): boolean {
  // The name on the screen comes before the name in the data.
  return LINES.has(node.tagName) || isName(node);
}

const isPicture = (node: ElementContent): boolean =>
  node.type === 'element' && node.tagName === 'img';

const text = (value: string): ElementContent => ({type: 'text', value});

const raw = (value: string): ElementContent => ({type: 'raw', value}) as never;

const strongLine = (children: ElementContent[]): Element =>
  element('p', [element('strong', children)]);

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
