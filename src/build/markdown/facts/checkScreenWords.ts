import type {Nodes, Parents, Root, Strong} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from '../../syntax-tree/visit';
import type {LocaleCode} from '../../../lib/shared/localized';
import {PageFault} from '../../pages/pageFault';
import type {ReportFault} from '../../pages/pageFault';
import {screenWords} from './screenWords';
import type {ScreenWords} from './screenWords';
import type {Facts} from '../../facts/facts';

/** Element for the words of another program. */
const OTHER_PROGRAM = 'Ui';

/** What is being checked. */
interface Place {
  readonly path: string;
  /** Registered drivers of the page. */
  readonly drivers: readonly string[];
  readonly report: ReportFault;
}

/** Text of bold words; undefined if something other than plain words is in them, such as code. */
function plainText(node: Nodes): string | undefined {
  if (node.type === 'text') return node.value;
  if (node.type !== 'strong' && node.type !== 'link') return undefined;
  const parts = node.children.map(plainText);
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** Whether bold words begin a paragraph, an entry of a list, or a cell, as a heading of what follows. */
function isRunInHeading(node: Strong, parent: Parents | undefined): boolean {
  const isBlock = parent?.type === 'paragraph' || parent?.type === 'tableCell';
  if (!isBlock) return false;
  const before = parent.children[(parent.children as readonly Nodes[]).indexOf(node) - 1];
  // `npm run pages` reads the source of a table as a paragraph.
  return before === undefined || (before.type === 'text' && /\|\s*$/.test(before.value));
}

const wordsByFacts = new WeakMap<Facts, Map<LocaleCode, ScreenWords>>();

/** The words of a language, collected once for all pages. */
export function wordsOf(facts: Facts, locale: LocaleCode): ScreenWords {
  const byLocale = wordsByFacts.get(facts) ?? new Map<LocaleCode, ScreenWords>();
  wordsByFacts.set(facts, byLocale);
  const words = byLocale.get(locale) ?? screenWords(facts, locale);
  byLocale.set(locale, words);
  return words;
}

/**
 * Checks that the interface shows what a page has in bold: menus, buttons, choices. Bold words that begin a block are
 * its heading. They're checked only if they are a path through the menus, or begin a step with the name of a field.
 */
export function checkScreenWords(
  tree: Root,
  facts: Facts,
  locale: LocaleCode,
  {path, drivers, report}: Place,
): void {
  const words = wordsOf(facts, locale);
  const fault = (node: Nodes, reason: string): void =>
    report(new PageFault(path, node.position?.start.line, reason));

  const check = (node: Strong, parent: Parents, isStep: boolean): void => {
    const text = plainText(node);
    const isHeading = isRunInHeading(node, parent);
    // Steps can begin with the name of a field, which isn't a heading.
    if (isHeading && (text === undefined || (!isStep && !text.includes('→')))) return;
    const isDriver = isStep && facts.raw.drivers.some(({name}) => name === text);
    const reason =
      text === undefined
        ? 'bold is for plain words on the screen. For emphasis, write *one star*.'
        : isDriver && !isHeading
          ? `the form has its own names of drivers. Write <Driver name="${text}" /> in steps.`
          : words.faultOf(text, drivers, isHeading);
    if (reason !== undefined) fault(node, reason);
  };

  const walk = (parent: Parents, isStep: boolean): void => {
    for (const node of parent.children) {
      if (node.type === 'heading') continue;
      if (node.type === 'text' && node.value.includes(`${words.manage} →`))
        fault(node, words.plainPath);
      if (node.type === 'strong') check(node, parent, isStep);
      else if ('children' in node)
        // A list inside a step says what differs, for example by driver.
        walk(node, node.type === 'list' ? Boolean(node.ordered) : isStep);
    }
  };
  walk(tree, false);
}

/**
 * Shows the words of other programs in bold: `<Ui of="FileZilla">Transfer</Ui>`. They aren't looked up.
 *
 * @throws Error if the element doesn't say whose words they are
 */
export function showOtherPrograms(tree: Root, {path, report}: Omit<Place, 'drivers'>): void {
  visit(tree as Nodes, 'mdxJsxTextElement', (node: MdxJsxTextElement, index, parent) => {
    if (node.name !== OTHER_PROGRAM || !parent || index === undefined) return;
    const of = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'of',
    );
    if (node.attributes.length !== 1 || typeof of?.value !== 'string' || of.value === '') {
      const reason = '<Ui>: write of="…" with the program whose words these are, and no more.';
      report(new PageFault(path, node.position?.start.line, reason));
    }
    const strong: Strong = {type: 'strong', children: node.children};
    if (node.position) strong.position = node.position;
    (parent as Parents).children[index] = strong as never;
  });
}
