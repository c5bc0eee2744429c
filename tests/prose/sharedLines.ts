import type {Element, Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import {EXIT, visit} from 'unist-util-visit';
import type {CompleteLocale} from '../../src/lib/shared/localized';

/** A line that is on more pages than this says nothing of its own there. */
const MOST_PAGES = 20;

/** Elements that part lines. */
const BLOCKS = new Set(
  `article caption dd details div dt figcaption h1 h2 h3 h4 label legend li p pre section summary td th`.split(
    ' ',
  ),
);

/** Elements without words for readers. */
const WORDLESS = new Set(['script', 'style', 'svg', 'template']);

/** How much of a page is also on many others. */
export interface PageShare {
  readonly slug: string;
  readonly words: number;
  /** Of its words, those in lines that are verbatim on at least 20 others; 0 to 1. */
  readonly share: number;
}

/** Lines of a finished page as readers get them: headings, paragraphs, cells, labels. */
export function linesOf(html: string): readonly string[] {
  const tree = fromParse5(parse(html)) as Root;
  let page: Element | undefined;
  visit(tree, 'element', (node) => {
    const {className} = node.properties;
    if (!Array.isArray(className) || !className.includes('markdown')) return undefined;
    page = node;
    return EXIT;
  });
  const lines: string[] = [];
  let line = '';
  const end = (): void => {
    const words = line.replaceAll(/\s+/g, ' ').trim();
    if (words !== '') lines.push(words);
    line = '';
  };
  const read = (node: Nodes): void => {
    if (node.type === 'text') line += node.value;
    if (node.type !== 'element' || WORDLESS.has(node.tagName)) return;
    const isBlock = BLOCKS.has(node.tagName);
    if (isBlock) end();
    for (const child of node.children) read(child);
    if (isBlock) end();
  };
  if (page) read(page);
  return lines;
}

/**
 * How much of each page is also on many others, largest share first.
 *
 * @param pages lines of each page, by its slug
 */
export function sharesOf(
  pages: Readonly<Record<string, readonly string[]>>,
  locale: CompleteLocale,
): readonly PageShare[] {
  const times = new Map<string, number>();
  for (const lines of Object.values(pages)) {
    for (const line of new Set(lines)) times.set(line, (times.get(line) ?? 0) + 1);
  }
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  const count = (lines: readonly string[]): number =>
    lines
      .flatMap((line) => [...segmenter.segment(line)])
      .filter(({isWordLike}) => isWordLike === true).length;
  return Object.entries(pages)
    .map(([slug, lines]) => {
      const words = count(lines);
      const shared = count(lines.filter((line) => (times.get(line) ?? 0) > MOST_PAGES));
      return {slug, words, share: shared / Math.max(words, 1)};
    })
    .toSorted((left, right) => right.share - left.share);
}
