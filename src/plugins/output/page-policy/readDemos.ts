import {fromParse5} from 'hast-util-from-parse5';
import {toString} from 'hast-util-to-string';
import type {Element, Nodes} from 'hast';
import {parse} from 'parse5';
import type {DemoSource} from '../../../features/code-demo/demo';

function findAll(node: Nodes, isWanted: (element: Element) => boolean): readonly Element[] {
  if (!('children' in node)) return [];
  const below = node.children.flatMap((child) => findAll(child, isWanted));
  return node.type === 'element' && isWanted(node) ? [node, ...below] : below;
}

/** A handler in an attribute. */
const HANDLER = /<[^>]+\s(on[a-z]+)\s*=/i;

/**
 * Sources of the demos in a page, as the application reads them there (`src/features/code-demo/CodeDemo.tsx`).
 *
 * @throws Error when a demo has a handler in an attribute: its frame takes over the policy of the page, which has the hashes
 * of the demo's script only
 */
export function readDemos(html: string): readonly DemoSource[] {
  const page = fromParse5(parse(html));
  const demos = findAll(page, ({properties}) => properties['dataNeeds'] === 'demo');
  return demos.map((demo) => {
    const read = (language: string): string => {
      const [block] = findAll(demo, ({properties}) => properties['dataLanguage'] === language);
      const [code] = block ? findAll(block, ({tagName}) => tagName === 'code') : [];
      return code ? toString(code) : '';
    };
    const source = {html: read('html'), css: read('css'), js: read('js')};
    const [, handler] = HANDLER.exec(source.html) ?? [];
    if (handler !== undefined) {
      throw new Error(
        `a code demo has the attribute ${handler}, which browsers refuse here. Add the handler in its js block, with addEventListener.`,
      );
    }
    return source;
  });
}
