import type {Element, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toString} from 'hast-util-to-string';
import {parseFragment} from 'parse5';
import {EXIT, SKIP, visit} from '../../../build/syntax-tree/visit';

/** Parts of a page that aren't its text: navigation, controls, drawings, and what is for machines. */
const CHROME = new Set([
  'button',
  'fieldset',
  'footer',
  'form',
  'input',
  'label',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
]);

/**
 * What a finished page says, without everything that only a screen needs: controls, the marks beside headings, the dark one
 * of two pictures. Places where readers are to enter something are gone, too.
 *
 * @param html whole page as Docusaurus wrote it
 * @param address URL of the page, with which its links become absolute
 * @returns undefined for a page without a main part or a title
 */
export function readablePage(html: string, address: string): Root | undefined {
  const [main] = /<main\b[\s\S]*<\/main>/.exec(html) ?? [];
  if (main === undefined) return undefined;
  const page = fromParse5(parseFragment(main, {scriptingEnabled: false})) as Root;
  if (find(page, ({tagName}) => tagName === 'h1') === undefined) return undefined;
  const tree: Root = {type: 'root', children: [article(page)]};
  removeChrome(tree);
  visit(tree, 'element', (node) => {
    makeAbsolute(node, address);
    if (node.tagName === 'figure') keepOnePicture(node);
    if (node.tagName === 'pre') nameLanguage(node);
  });
  return tree;
}

/** What a page is about: of a document its article, without the comments and the list of contents. */
function article(page: Root): Element {
  const found =
    find(page, (node) => classesOf(node).includes('markdown')) ??
    find(page, ({tagName}) => tagName === 'main');
  if (found === undefined) throw new Error('The main part of a page has no element.');
  return found;
}

function removeChrome(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (node.type === 'comment' || (node.type === 'element' && isChrome(node))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
}

function isChrome(node: Element): boolean {
  const {tagName, properties} = node;
  return (
    (CHROME.has(tagName) && !isName(node)) ||
    classesOf(node).includes('hash-link') ||
    tagName === 'wbr' ||
    // What a live part says until it runs.
    properties['role'] === 'status' ||
    properties['dataState'] !== undefined ||
    properties['ariaHidden'] === 'true'
  );
}

/** Whether an element is the name of a row or a route, which a checkbox or a radio button can belong to. */
export function isName(node: Element): boolean {
  return classesOf(node).some((name) => name === 'factsLabel' || name === 'factsRoute');
}

function makeAbsolute({properties}: Element, address: string): void {
  for (const name of ['href', 'src']) {
    const value = properties[name];
    if (typeof value === 'string') properties[name] = new URL(value, address).href;
  }
}

/** Each picture of AList is there twice, once for each color mode. */
function keepOnePicture(figure: Element): void {
  const known = new Set<unknown>();
  visit(figure, 'element', (node, index, parent) => {
    if (node.tagName !== 'img' || index === undefined) return undefined;
    if (!known.has(node.properties['alt'])) {
      known.add(node.properties['alt']);
      return undefined;
    }
    parent?.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Puts the language of a block of code where HTML has it. */
function nameLanguage(pre: Element): void {
  const language = pre.properties['dataLanguage'];
  const code = find(pre, ({tagName}) => tagName === 'code');
  if (code === undefined) return;
  code.properties['className'] = typeof language === 'string' ? [`language-${language}`] : [];
  code.children = [{type: 'text', value: toString(code)}];
}

/** The first element of a tree that fits. */
function find(tree: Root | Element, fits: (node: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (node) => {
    if (!fits(node)) return undefined;
    found = node;
    return EXIT;
  });
  return found;
}

/** Classes of an element. */
export function classesOf({properties}: Element): readonly (string | number)[] {
  const {className} = properties;
  return Array.isArray(className) ? className : [];
}
