import {fromParse5} from 'hast-util-from-parse5';
import {toString} from 'hast-util-to-string';
import type {Element, Nodes} from 'hast';
import {parse} from 'parse5';
import type {DemoSource} from '../../features/code-demo/demo';

function findAll(node: Nodes, isWanted: (element: Element) => boolean): readonly Element[] {
  if (!('children' in node)) return [];
  const below = node.children.flatMap((child) => findAll(child, isWanted));
  return node.type === 'element' && isWanted(node) ? [node, ...below] : below;
}

/** Sources of the demos in a page, as the application reads them there (`src/features/code-demo/CodeDemo.tsx`). */
export function readDemos(html: string): readonly DemoSource[] {
  const page = fromParse5(parse(html));
  const demos = findAll(page, ({properties}) => properties['dataNeeds'] === 'demo');
  return demos.map((demo) => {
    const read = (language: string): string => {
      const [block] = findAll(demo, ({properties}) => properties['dataLanguage'] === language);
      const [code] = block ? findAll(block, ({tagName}) => tagName === 'code') : [];
      return code ? toString(code) : '';
    };
    return {html: read('html'), css: read('css'), js: read('js')};
  });
}
