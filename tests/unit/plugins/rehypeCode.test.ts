import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {describe, expect, test} from 'vitest';
import {highlight} from '@site/src/plugins/rehype-code/highlight';
import rehypeCode from '@site/src/plugins/rehype-code/index';
import {markLines} from '@site/src/plugins/rehype-code/markLines';
import {parseCodeMeta} from '@site/src/plugins/rehype-code/parseCodeMeta';
import {splitLines} from '@site/src/plugins/rehype-code/splitLines';

describe('parseCodeMeta', () => {
  test('reads title and marked lines', () => {
    const {title, marked} = parseCodeMeta('title="docker-compose.yml" {1,3-5}');
    expect(title).toBe('docker-compose.yml');
    expect([...marked]).toEqual([1, 3, 4, 5]);
  });
  test('is content with nothing', () => {
    expect(parseCodeMeta('')).toEqual({title: undefined, marked: new Set()});
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

test('a fenced block keeps its text, title and marks', () => {
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
            properties: {className: ['language-bash'], metastring: 'title="run.sh" {2}'},
            children: [{type: 'text', value: 'cd /opt\n./alist server\n'}],
          },
        ],
      },
    ],
  };
  rehypeCode()(tree, {path: 'a.mdx'});
  const [pre] = tree.children;
  const properties = pre?.type === 'element' ? pre.properties : {};
  const html = String(properties['dataHtml']);
  expect(html.replace(/<[^>]+>/g, '')).toBe('cd /opt\n./alist server\n');
  expect(html.match(/data-marked/g)).toHaveLength(1);
  expect(properties['dataTitle']).toBe('run.sh');
});
