import {existsSync} from 'node:fs';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import remarkWidgets from '@site/src/build/markdown/widgets/index';
import {widgets} from '@site/src/build/markdown/widgets/widgets';

const processor = unified().use(remarkParse).use(remarkMdx);

function compile(markdown: string): Root {
  const tree = processor.parse(markdown);
  remarkWidgets({siteDir: process.cwd()})(tree, {path: 'docs/a.mdx'});
  return tree;
}

function partsOf(markdown: string): {imports: string[]; names: string[]} {
  const parts = {imports: [] as string[], names: [] as string[]};
  visit(compile(markdown) as Nodes, (node) => {
    if (node.type === 'mdxjsEsm') parts.imports.push(node.value);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      parts.names.push(node.name ?? '');
    }
  });
  return parts;
}

test('a page imports the widgets it uses, once each', () => {
  const {imports} = partsOf('<Badge>a</Badge> <Badge>b</Badge>\n\n```mermaid\nflowchart LR\n```');
  expect(imports).toEqual([
    "import {Badge} from '@site/src/components/Badge/Badge';",
    "import {Diagram} from '@site/src/features/diagram/Diagram';",
  ]);
});

test('the module of each widget exists', () => {
  const gone = Object.values(widgets).filter(({from}) => !existsSync(`src/${from}.tsx`));
  expect(gone.map(({from}) => from)).toEqual([]);
});

test('a page without widgets imports nothing', () => {
  expect(partsOf('# a\n\n```bash\nls\n```\n\n![words](./a.svg)').imports).toEqual([]);
});

test('blocks of code become tabs named by their titles', () => {
  const {names} = partsOf(
    '<CodeTabs groupId="lang">\n\n```js title="JavaScript"\n1\n```\n\n```go title="Go"\n1\n```\n\n</CodeTabs>',
  );
  expect(names).toEqual(['Tabs', 'TabItem', 'TabItem']);
});

test('a local raster picture is built in sizes; a drawing may become part of the page', () => {
  expect(partsOf('![words](./a.png)')).toEqual({
    names: ['SiteImage'],
    imports: [
      "import {SiteImage} from '@site/src/features/image/SiteImage';",
      'import SitePicture0 from "./a.png";',
    ],
  });
  expect(partsOf('![words](./a.svg#inline)').names).toEqual(['InlineSvg']);
});

test('a picture of AList comes in both color modes, in the language of the page, with its texts', () => {
  const compiled = (file: string): string => {
    const tree = processor.parse('<Picture scene="add-storage-local" />');
    remarkWidgets({siteDir: process.cwd()})(tree, {path: file});
    return JSON.stringify(tree);
  };
  const english = compiled('docs/a.mdx');
  expect(english).toContain('@site/src/pictures/add-storage-local/en-light.png');
  expect(english).toContain('@site/src/pictures/add-storage-local/en-dark.png');
  expect(english).toContain('picture-add-storage-local-3');
  const chinese = compiled('i18n/zh/docusaurus-plugin-content-docs/current/a.mdx');
  expect(chinese).toContain('add-storage-local/zh-dark.png');
  expect(chinese).toContain('服务器上的文件夹');
});

describe('what cannot be right stops the build and says where and why', () => {
  test.each([
    ['a picture without words', '![](./a.png)', /docs\/a\.mdx:1: .*needs words/],
    ['a picture inside a sentence', 'See ![words](./a.png).', /must be in a separate paragraph/],
    [
      'a picture of an unknown scene',
      '<Picture scene="add-storage-locl" />',
      /docs\/a\.mdx:1: <Picture>: scene: .*Did you mean `add-storage-local`/,
    ],
    [
      'a picture of AList inside a sentence',
      'See <Picture scene="add-storage-local" />.',
      /<Picture>: must be in a separate paragraph/,
    ],
    ['an unknown property', '<Badge color="red">a</Badge>', /<Badge>: properties: .*color/],
    ['a wrong value', '<Align to="left">a</Align>', /<Align>: to: /],
    [
      'an unsafe name',
      '<Chart type="bar" title="t" categories={["a"]} series={[{name: "s", data: [1]}]} options={{constructor: 1}} />',
      /<Chart>: braces: the property name "constructor" is not allowed/,
    ],
    [
      'too few numbers',
      '<Chart type="bar" title="t" categories={["a", "b"]} series={[{name: "s", data: [1]}]} />',
      /as many numbers as there are categories/,
    ],
    ['a film that is not there', '<Player src="/media/none.mp4" title="t" />', /no file static/],
    ['a wrong video id', '<VideoEmbed id="av2" title="t" />', /begins with BV/],
    ['a demo without code', '<CodeDemo title="t">\n\nwords\n\n</CodeDemo>', /html, css or js/],
    ['words among tabs of code', '<CodeTabs>\n\nwords\n\n</CodeTabs>', /only code blocks/],
    [
      'two tabs of one name',
      '<CodeTabs>\n\n```js\n1\n```\n\n```js\n2\n```\n\n</CodeTabs>',
      /two tabs are named "js"/,
    ],
    [
      'a token helper inside tabs',
      '<Tabs>\n<TabItem value="a">\n\n<TokenTool provider="baidu" />\n\n</TabItem>\n</Tabs>',
      /docs\/a\.mdx:4: <TokenTool>: .*inside <Tabs>.*before or after/,
    ],
    [
      'a token helper inside steps',
      '<Steps>\n\n1. Sign in.\n\n   <TokenTool provider="baidu" />\n\n</Steps>',
      /docs\/a\.mdx:5: <TokenTool>: .*inside <Steps>.*before or after/,
    ],
    [
      'a token helper inside a sentence',
      'Press <TokenTool provider="baidu" /> now.',
      /docs\/a\.mdx:1: <TokenTool>: must be in a separate paragraph/,
    ],
  ])('%s', (_case, markdown, message) => {
    expect(() => compile(markdown)).toThrow(message);
  });
});
