import type {Heading, ListItem, Nodes, Paragraph, Root, RootContent, TableRow} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from '../../syntax-tree/visit';
import {checkProps} from '../../syntax-tree/checkProps';
import {el} from '../../syntax-tree/elements';
import {readProps} from '../../syntax-tree/readProps';
import {wordsOf} from '../../syntax-tree/wordsOf';
import {FOR, forProps} from './components/forDriver';

/** Attribute of a part that isn't for every driver of its page: their places in the page's list, from 1. */
const PART = 'data-driver';

/** Words between the names of drivers in a heading or a cell. */
const BETWEEN_NAMES = /^[\s,、，]*(?:and|和)?[\s,、，]*$/;

/** Words before the name of a driver at the beginning of a list item. */
const BEFORE_NAME = /^(?:For|对于) ?/;

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Drivers that a text names, if it says nothing else. */
export function namedDrivers(
  text: string,
  drivers: readonly string[],
): readonly string[] | undefined {
  let rest = text;
  const named = drivers
    .toSorted((left, right) => right.length - left.length)
    .filter((name) => {
      const hasName = rest.includes(name);
      rest = rest.replace(name, ',');
      return hasName;
    });
  const isOnlyNames = rest.split(/,/).every((between) => BETWEEN_NAMES.test(between));
  return named.length > 0 && isOnlyNames ? named : undefined;
}

/** Drivers that a part begins with: `**S3**: …`, or nothing but their names and a colon. */
function labelOf(node: Paragraph, drivers: readonly string[]): readonly string[] | undefined {
  const text = wordsOf(node).replace(BEFORE_NAME, '');
  const [label] = /^[^:：]*(?=[:：])/.exec(text) ?? [];
  return label === undefined ? undefined : namedDrivers(label, drivers);
}

/** The drivers that an element `For` names, which is taken out by the caller. */
function driversOfFor(node: Element, drivers: readonly string[]): readonly string[] {
  const {driver} = checkProps(forProps, readProps(node));
  const named = typeof driver === 'string' ? [driver] : driver;
  const unknown = named.find((name) => !drivers.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `driver: "${unknown}" isn't a driver of this page. Allowed: ${drivers.join(', ')}.`,
    );
  }
  return named;
}

/** Takes `For` from the beginning of a paragraph. */
function takeFor(
  paragraph: Nodes | undefined,
  drivers: readonly string[],
): readonly string[] | undefined {
  if (paragraph === undefined || !('children' in paragraph)) return undefined;
  const [first] = paragraph.children;
  if (!first || !isElement(first) || first.name !== FOR) return undefined;
  paragraph.children.shift();
  const [next] = paragraph.children;
  if (next?.type === 'text') next.value = next.value.trimStart();
  return driversOfFor(first, drivers);
}

const isFor = (node: Nodes | undefined): node is MdxJsxFlowElement =>
  node?.type === 'mdxJsxFlowElement' && node.name === FOR;

function setPart(node: Heading | ListItem | TableRow, places: string | undefined): void {
  if (places === undefined) return;
  node.data = {...node.data, hProperties: {...node.data?.hProperties, [PART]: places}};
}

/** What the whole page says of its drivers. */
interface Page {
  readonly drivers: readonly string[];
  /** For each driver, those whose tables show only what differs from its own. */
  readonly followers: ReadonlyMap<string, readonly string[]>;
  /** Drivers with a table of common fields. */
  readonly withCommon: ReadonlySet<string>;
}

/** A text among the properties of a component. */
function propOf(node: Nodes, name: string, prop: string): string | undefined {
  if (!isElement(node) || node.name !== name) return undefined;
  const value = readProps(node)[prop];
  return typeof value === 'string' ? value : undefined;
}

function readPage(tree: Root, drivers: readonly string[]): Page {
  const followers = new Map<string, readonly string[]>();
  const withCommon = new Set<string>();
  visit(tree as Nodes, (node) => {
    const base = propOf(node, 'DriverFields', 'sameAs');
    const follower = propOf(node, 'DriverFields', 'driver');
    if (base !== undefined && follower !== undefined)
      followers.set(base, [...(followers.get(base) ?? []), follower]);
    const common = propOf(node, 'CommonFields', 'driver');
    if (common !== undefined) withCommon.add(common);
  });
  return {drivers, followers, withCommon};
}

/** Places of drivers in the list of the page; undefined for all of them. */
function placesOf(owners: readonly string[] | undefined, {drivers}: Page): string | undefined {
  if (owners === undefined || drivers.every((driver) => owners.includes(driver))) return undefined;
  return drivers.flatMap((driver, index) => (owners.includes(driver) ? [index + 1] : [])).join(' ');
}

/** Drivers that a component of the facts shows, where it says less than the heading above it. */
function driversOfFacts(node: RootContent, page: Page): readonly string[] | undefined {
  const common = propOf(node, 'CommonFields', 'driver');
  if (common === undefined) return undefined;
  // The table is also for those that have none.
  return [common, ...page.drivers.filter((driver) => !page.withCommon.has(driver))];
}

/** A place that no driver has: what it marks is only shown while none is chosen. */
const NO_DRIVER = '0';

/**
 * Marks words at the beginning of a part that tell its drivers by naming another one: `All except **S3**:`. Readers who
 * have chosen a driver see the part without them.
 */
function markOthers({children}: Paragraph, owners: readonly string[], {drivers}: Page): void {
  const end = children.findIndex((node) => node.type === 'text' && /[:：]/.test(node.value));
  const last = children[end];
  if (last?.type !== 'text') return;
  const [ending = ''] = /^[^:：]*[:：]\s*/.exec(last.value) ?? [];
  const label = [...children.slice(0, end), {...last, value: ending}];
  const words = label.map((node) => wordsOf(node)).join('');
  const isAboutOthers = drivers
    .toSorted((left, right) => right.length - left.length)
    .reduce(
      ({rest, found}, name) => ({
        rest: rest.replaceAll(name, ''),
        found: found || (rest.includes(name) && !owners.includes(name)),
      }),
      {rest: words, found: false},
    ).found;
  if (!isAboutOthers || /[.。]/.test(words)) return;
  const others = el('span', {[PART]: NO_DRIVER}, ...label);
  children.splice(0, end + 1, others as never, {...last, value: last.value.slice(ending.length)});
}

/** Marks the list items and rows of a part that begin with the name of a driver, or with `For`. */
function markInside(node: RootContent, page: Page): void {
  visit(node as Nodes, (inner, _index, parent) => {
    if (inner.type === 'listItem') {
      const [first] = inner.children;
      const owners = takeFor(first, page.drivers);
      const label = first?.type === 'paragraph' ? labelOf(first, page.drivers) : undefined;
      const places = placesOf(owners ?? label, page);
      if (places !== undefined && parent?.type === 'list' && parent.ordered) {
        throw new Error(
          `step "${first ? wordsOf(first).slice(0, 40) : ''}" is for some drivers only, so the numbers would have a hole without it. Write what differs as a list inside a step.`,
        );
      }
      if (owners && first?.type === 'paragraph') markOthers(first, owners, page);
      setPart(inner, places);
    }
    if (inner.type === 'tableRow') {
      const [cell] = inner.children;
      const owners = takeFor(cell, page.drivers);
      setPart(inner, placesOf(owners ?? (cell && namedDrivers(wordsOf(cell), page.drivers)), page));
    }
  });
}

/** Blocks below a heading, up to the next of the same or a higher level. */
function sectionBelow({depth}: Heading, below: readonly RootContent[]): readonly RootContent[] {
  const end = below.findIndex((node) => node.type === 'heading' && node.depth <= depth);
  return end === -1 ? below : below.slice(0, end);
}

const hasElement = (blocks: readonly RootContent[], name: string): boolean =>
  blocks.some((node) => isElement(node) && node.name === name);

/** Takes `For` from the beginning of a paragraph, or out of a box, where it comes below the title. */
function takeOwn(node: RootContent, drivers: readonly string[]): readonly string[] | undefined {
  if (node.type === 'paragraph') return takeFor(node, drivers);
  if (!('children' in node)) return undefined;
  const found = node.children.findIndex(isFor);
  const [taken] = found === -1 ? [] : node.children.splice(found, 1);
  return isFor(taken) ? driversOfFor(taken, drivers) : undefined;
}

/** Goes through the blocks of a page in their order, and finds out which drivers each is for. */
class Marker {
  readonly marked: RootContent[] = [];
  /** Drivers of the heading above, and its level. */
  private section: {readonly owners: readonly string[]; readonly depth: number} | undefined;
  /** Drivers of the label above: `**S3**:`. */
  private label: readonly string[] | undefined;
  /** What comes before the first heading is for choosing a driver. */
  private isIntroduction = true;
  /** Everything in the section of the builder is replaced by it. */
  private isBuilder = false;
  private open: {readonly places: string; readonly part: MdxJsxFlowElement} | undefined;

  constructor(private readonly page: Page) {}

  heading(
    heading: Heading,
    below: readonly RootContent[],
    explicit: readonly string[] | undefined,
  ) {
    const {drivers, followers} = this.page;
    if (heading.depth === 2) this.isBuilder = hasElement(below, 'StorageSample');
    this.isIntroduction = false;
    this.label = undefined;
    if (this.section && heading.depth <= this.section.depth) this.section = undefined;
    const named = explicit ?? namedDrivers(wordsOf(heading), drivers);
    if (named) {
      const hasFields = hasElement(below, 'DriverFields');
      const others = hasFields ? named.flatMap((driver) => followers.get(driver) ?? []) : [];
      this.section = {owners: [...named, ...others], depth: heading.depth};
    }
    setPart(heading, placesOf(this.section?.owners, this.page));
    this.close();
    this.marked.push(heading);
  }

  block(node: RootContent): void {
    if (this.isBuilder || node.type === 'mdxjsEsm') {
      this.close();
      this.marked.push(node);
      return;
    }
    const explicit = takeOwn(node, this.page.drivers);
    if (!this.isIntroduction) {
      markInside(node, this.page);
      this.readLabel(node, explicit);
    }
    const owners =
      driversOfFacts(node, this.page) ?? explicit ?? this.label ?? this.section?.owners;
    this.add(node, placesOf(owners, this.page));
  }

  /** A paragraph that is only a label is for everything below it, up to the next one. */
  private readLabel(node: RootContent, explicit: readonly string[] | undefined): void {
    if (node.type !== 'paragraph') return;
    const named = /[:：]$/.test(wordsOf(node)) ? labelOf(node, this.page.drivers) : undefined;
    if (named) this.label = explicit ?? named;
    else if (explicit) this.label = undefined;
  }

  private add(node: RootContent, places: string | undefined): void {
    if (places === undefined) {
      this.close();
      this.marked.push(node);
    } else if (this.open?.places === places) {
      this.open.part.children.push(node as MdxJsxFlowElement['children'][number]);
    } else {
      const part = el('div', {[PART]: places}, node);
      this.open = {places, part};
      this.marked.push(part);
    }
  }

  private close(): void {
    this.open = undefined;
  }
}

/**
 * Marks what isn't for every driver of a page, so that readers can hide the others' parts: sections with the name of a
 * driver as their heading, what follows a label with its name, list items and rows that begin with it, and
 * what an author marks with `<For driver="…" />`.
 *
 * @param drivers of the page, in its order
 * @returns whether anything is marked
 * @throws Error for a driver that the page doesn't have
 */
export function markDriverParts(tree: Root, drivers: readonly string[]): boolean {
  const page = readPage(tree, drivers);
  const blocks = tree.children;
  const marker = new Marker(page);
  for (const [index, node] of blocks.entries()) {
    const next = blocks[index + 1];
    if (node.type === 'heading') {
      const explicit = isFor(next) ? driversOfFor(next, drivers) : undefined;
      marker.heading(node, sectionBelow(node, blocks.slice(index + 1)), explicit);
    } else if (!isFor(node) || blocks[index - 1]?.type !== 'heading') marker.block(node);
  }
  tree.children = marker.marked;
  let hasParts = false as boolean; // set in the callback, which the compiler does not follow
  visit(tree as Nodes, (node) => {
    if (isElement(node) && node.attributes.some((each) => 'name' in each && each.name === PART))
      hasParts = true;
  });
  return hasParts;
}
