import type {Element, ElementContent, Root} from 'hast';
import {describe, expect, test} from 'vitest';
import rehypeTables from '@site/src/plugins/markdown/tables';

/** An element with a child or a text. */
function element(tagName: string, ...children: readonly (ElementContent | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties: {},
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : child,
    ),
  };
}

/** Classes of the region that a table with one row gets. */
function regionClasses(...cells: readonly Element[]): unknown {
  const table = element('table', element('tbody', element('tr', ...cells)));
  const tree: Root = {type: 'root', children: [element('h2', 'Ports'), table]};
  rehypeTables()(tree);
  const [, frame] = tree.children;
  const region = frame?.type === 'element' ? frame.children[0] : undefined;
  expect(region).toMatchObject({properties: {ariaLabel: 'Ports', tabIndex: 0}, children: [table]});
  return region?.type === 'element' ? region.properties['className'] : undefined;
}

const code = (text: string): Element => element('td', element('code', text));

describe('a table of Markdown', () => {
  test('keeps its names whole where a phone has room for them', () => {
    expect(regionClasses(code('site_title'), element('td', 'Name of the site'))).toEqual([
      'tableRegion',
    ]);
  });

  test('breaks long names and addresses', () => {
    const address = code('https://accounts.example.com/oauth2/default');
    expect(regionClasses(element('td', 'Issuer'), address)).toEqual(['tableRegion', 'tight']);
  });

  test('breaks names that Chinese separates in front of a dot', () => {
    const names = element(
      'td',
      ...['.part1.rar', '.part2.rar', '.part3.rar'].flatMap((name) => [
        element('code', name),
        '、',
      ]),
    );
    expect(regionClasses(code('.rar'), names)).toContain('tight');
  });

  test('leaves long sentences alone', () => {
    const words = element('td', 'Only if AList must be reachable from the internet. '.repeat(9));
    expect(regionClasses(words, words)).toEqual(['tableRegion']);
  });
});
