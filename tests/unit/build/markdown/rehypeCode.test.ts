import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {describe, expect, test} from 'vitest';
import {highlight} from '@site/src/build/markdown/code/highlight';
import rehypeCode from '@site/src/build/markdown/code/index';
import {markLines} from '@site/src/build/markdown/code/markLines';
import {parseCodeMeta} from '@site/src/build/markdown/code/parseCodeMeta';
import {splitLines} from '@site/src/build/markdown/code/splitLines';

describe('parseCodeMeta', () => {
  test('reads title and marked lines', () => {
    const {title, marked} = parseCodeMeta('title="docker-compose.yml" {1,3-5}');
    expect(title).toBe('docker-compose.yml');
    expect([...marked]).toEqual([1, 3, 4, 5]);
  });
  test.each([
    ['showLineNumbers', 1],
    ['showLineNumbers=10 {2}', 10],
  ])('numbers lines on demand: %s', (meta, first) => {
    expect(parseCodeMeta(meta).firstNumber).toBe(first);
  });
  test('is content with nothing', () => {
    expect(parseCodeMeta('')).toEqual({
      title: undefined,
      marked: new Set(),
      firstNumber: undefined,
    });
  });
});

describe('markLines', () => {
  test('takes the comments out and marks what they mean', () => {
    const code = [
      'a',
      '# highlight-next-line',
      'b',
      '// highlight-start',
      'c',
      'd',
      '// highlight-end',
      'e',
    ];
    const {text, marks} = markLines(code.join('\n'), new Set([1]));
    expect(text).toBe('a\nb\nc\nd\ne');
    expect([...marks]).toEqual([1, 2, 3, 4]);
  });
});

describe('highlight', () => {
  test('colours a known language and keeps its text', () => {
    const nodes = highlight('port: 5244 # web', 'yaml', 'a.mdx');
    expect(toString({type: 'root', children: nodes})).toBe('port: 5244 # web');
    expect(JSON.stringify(nodes)).toContain('"token","comment"');
  });
  test('refuses an unknown language, naming file and choices', () => {
    expect(() => highlight('x', 'klingon', 'docs/a.mdx')).toThrow(
      /^docs\/a\.mdx: unknown code language "klingon"\. Allowed: .*bash/,
    );
  });
});

test('splitLines repeats an element on each of its lines', () => {
  const lines = splitLines([
    {type: 'text', value: 'a\n'},
    {type: 'element', tagName: 'span', properties: {}, children: [{type: 'text', value: 'b\nc'}]},
  ]);
  expect(lines.map((children) => toString({type: 'root', children}))).toEqual(['a', 'b', 'c']);
});

/** Properties of a fenced block after the build, and the page's imports. */
function build(code: string, language: string, meta = ''): Record<string, unknown> {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'pre',
        properties: {},
        children: [
          {
            type: 'element',
            tagName: 'code',
            properties: {className: [`language-${language}`], metastring: meta},
            children: [{type: 'text', value: code}],
          },
        ],
      },
    ],
  };
  rehypeCode()(tree, {path: 'a.mdx'});
  const pre = tree.children.at(-1);
  return {
    ...(pre?.type === 'element' ? pre.properties : {}),
    imports: tree.children.slice(0, -1).map((node) => ('value' in node ? node.value : '')),
  };
}

test('a fenced block keeps its text, title and marks, and needs no tools', () => {
  const {dataHtml, dataTitle, imports} = build(
    'cd /opt\n./alist server\n',
    'bash',
    'title="run.sh" {2}',
  );
  const html = String(dataHtml);
  expect(html.replace(/<[^>]+>/g, '')).toBe('cd /opt\n./alist server\n');
  expect(html.match(/data-marked/g)).toHaveLength(1);
  expect(dataTitle).toBe('run.sh');
  expect(imports).toEqual([]);
});

test('prompts of a terminal are no text of it', () => {
  const html = String(build('$ ls\nPS C:\\> dir\ndata.db\n# id', 'console')['dataHtml']);
  expect(html.replace(/<(?:"[^"]*"|[^>])*>/g, '')).toBe('ls\ndir\ndata.db\nid\n');
  expect(html).toContain('data-prompt="$ "');
  expect(html).toContain('data-prompt="PS C:\\> "');
});

test.each([
  ['81 characters wrap', 'x'.repeat(81), '', {dataWraps: ''}],
  ['41 lines fold', Array(41).fill('x').join('\n'), '', {dataLines: '41'}],
  ['numbers count from the line asked for', 'x', 'showLineNumbers=7', {dataNumbers: '7'}],
])('a block gets the tools it needs: %s', (_case, code, meta, expected) => {
  const properties = build(code, 'text', meta);
  expect(properties).toMatchObject(expected);
  expect(properties['imports']).toHaveLength(1);
});

test.each(['bash', 'batch', 'console', 'powershell'])(
  'commands wrap by themselves, without a button: %s',
  (language) => {
    expect(build('x'.repeat(81), language)).not.toHaveProperty('dataWraps');
  },
);

test.each(['x'.repeat(80), Array(40).fill('x').join('\n')])('no tool comes too early', (code) => {
  expect(build(code, 'text')['imports']).toEqual([]);
});
