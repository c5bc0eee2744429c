import type {Element, ElementContent, Root} from 'hast';
import {describe, expect, test} from 'vitest';
import rehypeTables from '@site/src/build/markdown/tables';

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

/** The cells of a table with one row, as the step leaves them; `|` is where a line may end. */
function cellsOf(...cells: readonly Element[]): readonly string[] {
  const table = element('table', element('tbody', element('tr', ...cells)));
  const tree: Root = {type: 'root', children: [element('h2', 'Ports'), table]};
  rehypeTables()(tree);
  const [, frame] = tree.children;
  expect(frame).toMatchObject({
    children: [
      {
        properties: {className: ['tableRegion'], ariaLabel: 'Ports', tabIndex: 0},
        children: [table],
      },
    ],
  });
  return cells.map((cell) => textOf(cell));
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  return node.tagName === 'wbr' ? '|' : node.children.map(textOf).join('');
}

const code = (text: string): Element => element('td', element('code', text));

/** Cells that share a line in the cards of phones, for a table with these headings and one row. */
function cellsInCard(heads: readonly string[], cells: readonly string[]): unknown {
  const [head, row] = [
    heads.map((text) => element('th', text)),
    cells.map((text) => element('td', text)),
  ].map((each) => element('tr', ...each));
  const tree: Root = {
    type: 'root',
    children: [element('table', element('thead', head ?? ''), element('tbody', row ?? ''))],
  };
  rehypeTables()(tree);
  const [frame] = tree.children;
  const [region] = frame?.type === 'element' ? frame.children : [];
  return region?.type === 'element' ? region.properties['dataCards'] : undefined;
}

describe('a table of Markdown', () => {
  const long = 'when the response has no continuation token for the next page';

  test.each([
    [['Loop', 'Endpoints', 'The list ends'], ['S3', 'ListObjects', long], 2],
    [
      ['循环', '接口', '何时结束'],
      ['S3', 'ListObjects', '响应中没有下一页的续页令牌时，列表到此结束，不需要再发送请求'],
      2,
    ],
    [
      ['ループ', 'API', '終わり'],
      ['S3', 'ListObjects', 'つぎのページのトークンがなければ、リストはここまでになります'],
      2,
    ],
    [['Port', 'For', 'Default'], ['5244', 'HTTP', 'yes'], undefined],
    [['Field', 'Value'], ['Port', long], undefined],
    [['System', 'Folder', 'IDs', 'Log'], ['Unraid', '/mnt', '99', 'icon'], 3],
  ])(
    'becomes cards on phones where its columns are too many or too long: %j',
    (heads, cells, count) => {
      expect(cellsInCard(heads, cells)).toBe(count);
    },
  );

  test('keeps its names whole where a phone has room for them', () => {
    const cells = [
      code('site_title'),
      element('td', 'Name of the site, as in a/long/list.of/words'),
    ];
    expect(cellsOf(...cells)).toEqual([
      'site_title',
      'Name of the site, as in a/long/list.of/words',
    ]);
  });

  test('lets long names and addresses go on in the next line, behind a separator', () => {
    expect(
      cellsOf(
        code('https://accounts.example.com/oauth2/default'),
        code('ldap_default_permission_bits'),
      ),
    ).toEqual([
      'https://|accounts.|example.|com/|oauth2/|default',
      'ldap_|default_|permission_|bits',
    ]);
  });

  test('lets names go on in the next line that Chinese separates in front of a dot', () => {
    const names = ['.part1.rar', '.part2.rar'].flatMap((name) => [element('code', name), '、']);
    expect(cellsOf(element('td', ...names))).toEqual(['.part1.rar、|.part2.rar、']);
  });
});
