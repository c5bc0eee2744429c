import type {Element, Nodes, Parents, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toString} from 'hast-util-to-string';
import {parseFragment} from 'parse5';
import {EXIT, SKIP, visit} from '../../../build/syntax-tree/visit';
import type {EntryKind, SearchEntry, SearchPage} from '../../../lib/shared/search/records';

/** Of a code block only so much is searched: long samples repeat what the text says. */
const CODE_LENGTH = 200;

/** So much of a section's text is searched; what is further down has its own heading or row. */
const BODY_LENGTH = 3000;

/** Parts of an article that are not its text: navigation, reading time, edit link, controls, table headings. */
const CHROME = new Set([
  'nav',
  'header',
  'footer',
  'button',
  'label',
  'legend',
  'select',
  'svg',
  'form',
  'script',
  'style',
  'noscript',
  'thead',
  'caption',
]);

const HEADINGS = new Set(['h2', 'h3', 'h4']);

/** Elements that become their own entry when they have an id. */
const ROWS = new Set(['tr', 'article', 'dt', 'li']);

/** Elements inside a sentence; all others part words. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'small',
  'strong',
  'wbr',
]);

/** Names of environment variables, as they are in cells of tables. */
const ENVIRONMENT_NAME = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/;

/** Operations of S3, which have no path of their own, are known by the name in their id. */
const S3_OPERATION = /^api-s3-([a-z]+)$/;

/** The page that shows every widget with its source: samples of code and of tabs there are about anything. */
const DEMONSTRATIONS = '/guide/contribute.html';

/** Written in a cell that has nothing to say. */
const NOTHING = '—';

const NOT_TO_BE_FOUND = /<meta[^>]*name="?robots"?[^>]*noindex/;

/** A page in English of another language: search engines have the English one, but this search is of one language alone. */
const UNTRANSLATED = /<div class="?markdown"? lang=/;

/** An entry while its text is being collected. */
interface Draft {
  readonly kind: EntryKind;
  readonly anchor: string;
  readonly title: string;
  readonly names: Set<string>;
  readonly texts: string[];
  /** Level of its heading, 2 to 4; 0 for what has none. */
  readonly level: number;
  /** Title of the heading above it, if the page has its own title several times. */
  readonly under?: string;
}

/**
 * Reads the sections a search can lead to from a finished page: the page, its sections, and the rows of its
 * tables of facts (elements with an id, see `src/build/markdown/facts`). What else the index has to know about facts, they say
 * in attributes (`data-search-*`).
 *
 * @param html whole page as Docusaurus wrote it
 * @param path its address
 * @returns undefined when the page has no title or text, or asks search engines to skip it
 */
export function readPage(html: string, path: string): SearchPage | undefined {
  if (NOT_TO_BE_FOUND.test(html) && !UNTRANSLATED.test(html)) return undefined;
  const [main] = /<main\b[\s\S]*<\/main>/.exec(html) ?? [];
  if (main === undefined) return undefined;
  // Without the position of each element in the file, which `hast-util-from-html` notes: twice as fast.
  const tree = fromParse5(parseFragment(withShortCode(main), {scriptingEnabled: false})) as Root;
  const h1 = findElement(tree, ({tagName}) => tagName === 'h1');
  if (h1 === undefined) return undefined;
  // The home page's heading says more than its name.
  const name = findElement(h1, (node) => isMarked(node, 'dataSearchTitle')) ?? h1;
  const page = draft('page', '', textOf(name), []);
  const isOfDemo = path.endsWith(DEMONSTRATIONS) ? isSample : () => false;
  return {
    path,
    entries: withHeadings(collectEntries(tree, page, isOfDemo)).map(finished),
    links: linksOf(tree),
  };
}

/** Where the text of a page links to on this site. */
function linksOf(tree: Root): readonly string[] {
  const links = new Set<string>();
  visit(tree, 'element', (node) => {
    if (isSiteShell(node)) return SKIP;
    const href = hrefOf(node);
    if (/^\/(?!\/)/.test(href)) links.add(decodeURI(href));
    return undefined;
  });
  return [...links];
}

/** Walks a page in reading order; text belongs to the row or section it is in. */
function collectEntries(
  tree: Root,
  page: Draft,
  isOfDemo: (node: Element) => boolean,
): readonly Draft[] {
  const drafts = [page];
  let section = page;
  visit(tree, (node, index, parent) => {
    if (isParted(node, index, parent)) section.texts.push(' ');
    if (node.type === 'text') section.texts.push(node.value);
    if (node.type !== 'element') return undefined;
    const {tagName} = node;
    if (isSiteShell(node) || tagName === 'h1' || isReference(node)) return SKIP;
    if (isMarked(node, 'dataSearchSkip') || isDrawing(node) || isOfDemo(node)) return SKIP;
    const {id} = node.properties;
    if (typeof id === 'string' && HEADINGS.has(tagName)) {
      const [, operation] = S3_OPERATION.exec(id) ?? [];
      section = {
        ...draft('section', id, textOf(node), operation === undefined ? [] : [operation]),
        level: Number(tagName.slice(1)),
      };
      drafts.push(section);
      return SKIP;
    }
    if (typeof id === 'string' && ROWS.has(tagName)) {
      drafts.push(readRow(node, id));
      return SKIP;
    }
    if (isMarked(node, 'dataSearchName')) section.names.add(textOf(node));
    if (isMarked(node, 'dataSearchCodes')) addCodes(node, section.names);
    return undefined;
  });
  return drafts;
}

function readRow(row: Element, id: string): Draft {
  const head = findElement(
    row,
    (node) => node.tagName === 'th' || isMarked(node, 'dataSearchTitle'),
  );
  const label = findElement(head ?? row, (node) => isMarked(node, 'dataSearchName'));
  const code = findElement(head ?? row, ({tagName}) => tagName === 'code');
  const title = textOf(code ?? head ?? row);
  const names = new Set(label ? [textOf(label)] : []);
  addCodes(row, names, ENVIRONMENT_NAME);
  names.delete(title);
  // AList reads `ALIST_PORT` or `PORT`, but never both: one name is enough.
  for (const name of [...names]) if (names.has(`ALIST_${name}`)) names.delete(name);
  const cells = row.children.filter((child) => child !== head);
  // What it means comes first; a cell with a label, such as the default, says little.
  const isLabelled = (cell: Nodes): boolean =>
    cell.type === 'element' && typeof cell.properties['dataLabel'] === 'string';
  const texts = [...cells.filter((cell) => !isLabelled(cell)), ...cells.filter(isLabelled)]
    .filter((cell) => !isNamesOnly(cell))
    .map(spacedText)
    .filter((text) => ![NOTHING, ''].includes(tidy(text)));
  return {...draft('row', id, title, [...names]), texts: [texts.join(' · ')]};
}

/** Whether a cell has nothing but environment variables, which are names of the row. */
function isNamesOnly(cell: Nodes): boolean {
  return tidy(spacedText(cell))
    .split(' ')
    .every((word) => ENVIRONMENT_NAME.test(word) || /^[A-Z]+$/.test(word));
}

/** Whether a row of a table only repeats one of another page, to which it links. */
function isReference(row: Element): boolean {
  if (row.tagName !== 'tr' || row.properties['id'] !== undefined) return false;
  const head = findElement(row, ({tagName}) => tagName === 'th');
  const link = head && findElement(head, ({tagName}) => tagName === 'a');
  return /^\/.*#/.test(hrefOf(link));
}

function hrefOf(link: Element | undefined): string {
  const href = link?.properties['href'];
  return typeof href === 'string' ? href : '';
}

function draft(kind: EntryKind, anchor: string, title: string, names: readonly string[]): Draft {
  return {kind, anchor, title, names: new Set(names), texts: [], level: 0};
}

/** Tells sections of a page with the same title apart, such as those of a driver's share links. */
function withHeadings(drafts: readonly Draft[]): readonly Draft[] {
  const sections = drafts.filter(({kind}) => kind === 'section');
  return drafts.map((section) => {
    const {kind, title, level} = section;
    if (kind !== 'section' || sections.filter((other) => other.title === title).length < 2) {
      return section;
    }
    const above = sections
      .slice(0, sections.indexOf(section))
      .findLast((other) => other.level < level);
    return above === undefined ? section : {...section, under: above.title};
  });
}

function finished({kind, anchor, title, names, texts, under}: Draft): SearchEntry {
  const body = tidy(texts.join('')).slice(0, BODY_LENGTH);
  const entry = {kind, anchor, title, names: [...names], body};
  return under === undefined ? entry : {...entry, under};
}

/** Highlighted code is most of a page's markup: its first characters, bare, are enough. */
function withShortCode(html: string): string {
  return html.replace(/<pre\b[^>]*>([\s\S]*?)<\/pre>/g, (_match, code: string) => {
    const text = code.replace(/<[^>]*>/g, '').slice(0, CODE_LENGTH);
    return `<pre>${text.replace(/&[^;\s]*$/, '')}</pre>`;
  });
}

/** Text of a node, with spaces between its blocks and without its controls. */
function spacedText(node: Nodes): string {
  const parts: string[] = [];
  visit(node, (inner, index, parent) => {
    if (isParted(inner, index, parent)) parts.push(' ');
    if (inner.type === 'text') parts.push(inner.value);
    return inner.type === 'element' && isSiteShell(inner) ? SKIP : undefined;
  });
  return parts.join('');
}

/** Whether a node is no part of the sentence that is before it. */
function isParted(node: Nodes, index: number | undefined, parent: Parents | undefined): boolean {
  return isBlock(node) || isBlock(parent?.children[(index ?? 0) - 1]);
}

function isBlock(node: Nodes | undefined): boolean {
  return node?.type === 'element' && !INLINE.has(node.tagName);
}

function addCodes(node: Element, names: Set<string>, pattern = /^/): void {
  visit(node, 'element', (element) => {
    if (element.tagName === 'code' && pattern.test(toString(element))) names.add(textOf(element));
  });
}

function findElement(tree: Root | Element, fits: (node: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (node) => {
    if (!fits(node)) return undefined;
    found = node;
    return EXIT;
  });
  return found;
}

function isSiteShell(node: Element): boolean {
  return (
    CHROME.has(node.tagName) ||
    // What a live part says until it runs.
    node.properties['role'] === 'status' ||
    // Words such as "Cause" and "Root folder", the same on every page.
    (node.tagName === 'dt' && node.properties['id'] === undefined)
  );
}

/** Whether an element is a chart, diagram, or player that the page draws later: until then, it has the source of it. */
function isDrawing({properties}: Element): boolean {
  return properties['dataNeeds'] !== undefined;
}

/** Whether an element shows how to write something: a block of code, or tabs made with it. */
function isSample({tagName, properties}: Element): boolean {
  return tagName === 'pre' || properties['role'] === 'tabpanel';
}

/** Whether the components of the facts have marked an element for the search (`src/build/syntax-tree/jsxTypes.ts`). */
function isMarked(
  {properties}: Element,
  mark: `dataSearch${'Codes' | 'Name' | 'Skip' | 'Title'}`,
): boolean {
  return properties[mark] !== undefined;
}

const textOf = (node: Element): string => tidy(spacedText(node));

const tidy = (text: string): string => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
