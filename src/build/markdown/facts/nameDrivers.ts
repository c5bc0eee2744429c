import type {Nodes, Strong} from 'mdast';
import {SKIP, visit} from '../../syntax-tree/visit';
import {escapeRegExp} from '../../../lib/shared/escapeRegExp';
import type {LocalizedFacts} from '../../facts/localizedFacts';

/** What the names are taken from. */
interface Names {
  readonly localized: LocalizedFacts;
  /** Registered names of all drivers. */
  readonly known: ReadonlySet<string>;
  /** Registered names of the page's drivers. */
  readonly drivers: readonly string[];
}

/** A space that a Chinese name leaves before Chinese words. */
const SPACE_IN_CHINESE = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** Replaces names wherever they are words of a text. */
function inWords(names: readonly string[], {driverName}: LocalizedFacts): (text: string) => string {
  if (names.length === 0) return (text) => text;
  // `ThunderX` isn't a `Thunder`, and neither is what components call `Thunder 浏览器`.
  const longestFirst = [...names, ...names.map(driverName)].toSorted(
    (left, right) => right.length - left.length,
  );
  const pattern = new RegExp(
    `(?<![A-Za-z0-9])(?:${longestFirst.map(escapeRegExp).join('|')})(?![A-Za-z0-9])`,
    'g',
  );
  return (text) =>
    text
      .replaceAll(pattern, (name) => (names.includes(name) ? driverName(name) : name))
      .replaceAll(SPACE_IN_CHINESE, '');
}

/** The only words of a bold part, or of the link that it is. */
function onlyText(strong: Strong): Strong['children'][number] | undefined {
  const [first, ...more] = strong.children;
  if (more.length > 0) return undefined;
  return first?.type === 'link' && first.children.length === 1 ? first.children[0] : first;
}

/**
 * Calls drivers by the names that the site has for them, where a text has their registered names: in headings, as bold
 * words, and, on a page about several drivers, everywhere but in code. So authors write the same names in both languages.
 */
export function nameDrivers(tree: Nodes, {localized, known, drivers}: Names): void {
  const inHeading = inWords(drivers, localized);
  // `S3` and `UC` are also parts of other words' meaning: the API, the provider.
  const distinct = drivers.filter((name) => !localized.driverName(name).includes(name));
  const inText = inWords(drivers.length > 1 ? distinct : [], localized);
  visit(tree, (node) => {
    if (node.type === 'heading') {
      visit(node as Nodes, 'text', (text) => {
        text.value = inHeading(text.value);
      });
      return SKIP;
    }
    if (node.type === 'strong') {
      const bold = onlyText(node);
      if (bold?.type === 'text' && known.has(bold.value))
        bold.value = localized.driverName(bold.value);
      return SKIP;
    }
    // What components have in bold is on the screen, such as what the form calls a driver.
    if ('name' in node && node.name === 'strong') return SKIP;
    if (node.type === 'text') node.value = inText(node.value);
    return undefined;
  });
}
