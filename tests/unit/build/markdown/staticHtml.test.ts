import type {Root} from 'mdast';
import {createProcessor} from '@mdx-js/mdx';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {VFile} from 'vfile';
import remarkFacts from '@site/src/build/markdown/facts/index';
import remarkStaticHtml from '@site/src/build/markdown/static-html/index';
import {bucketKey} from '@site/tests/helpers/bucketKey';

/** What Docusaurus makes of an admonition, made of each quotation here. */
function admonishQuotes(tree: Root): void {
  for (const node of tree.children) {
    if (node.type === 'blockquote') {
      node.data = {hName: 'admonition', hProperties: {type: 'tip'}};
    }
  }
}

/** What the page's compiled script holds in the built site. */
async function compile(
  body: string,
  compilerName: 'client' | 'server' = 'client',
  locale: 'en' | 'zh' = 'en',
): Promise<string> {
  vi.stubEnv('NODE_ENV', 'production');
  const processor = createProcessor({
    jsx: true,
    remarkPlugins: [
      () => admonishQuotes,
      () => remarkFacts({siteDir: '.', locale}) as never,
      () => remarkStaticHtml({locale}) as never,
    ],
  });
  const folder = locale === 'en' ? 'docs' : 'i18n/zh/docusaurus-plugin-content-docs/current';
  const file = new VFile({
    value: body,
    path: `/site/${folder}/guide/drivers/s3.mdx`,
    data: {frontMatter: {drivers: ['S3']}, compilerName},
  });
  return String(await processor.process(file));
}

const blocksOf = (script: string): readonly string[] =>
  [...script.matchAll(/<StaticHtml id="([^"]+)"/g)].map(([, id = '']) => id);

afterEach(() => vi.unstubAllEnvs());

describe('the script of a page', () => {
  test('brings the component of an admonition only where one holds something live', async () => {
    expect(await compile('> Words.')).not.toContain('Admonition');
    const script = await compile('> Words.\n\n> ![A tree](./tree.png)');
    expect(script).toMatch(/import Admonition from ['"]@theme\/Admonition['"]/);
    expect(script.match(/<Admonition type="tip">/g)).toHaveLength(1);
  });

  test('holds neither words nor facts; neighbours are one block', async () => {
    const script = await compile(
      '## Title\n\nSome words.\n\n<DriverFields driver="S3" />\n\n```sh\nalist server\n```\n',
    );
    expect(script).not.toMatch(/Some words|Name of the bucket|alist server|Title/);
    expect(blocksOf(script)).toEqual(['guide/drivers/s3:0']);
    expect(script).toContain(
      'await loadStaticHtml("/guide/drivers/s3.html", ["guide/drivers/s3:0"])',
    );
  });

  test('names the page of its language', async () => {
    expect(await compile('Words.', 'client', 'zh')).toContain(
      'loadStaticHtml("/zh/guide/drivers/s3.html"',
    );
  });

  test.each([
    ['a component', '<Chart data="a" />'],
    ['a component in a sentence', 'Press <Kbd>A</Kbd> now.'],
    ['a value', '{1 + 1}'],
    ['an image', '![A tree](./tree.png)'],
    ['an attribute with a value', '<div style={{color: "red"}}>Words</div>'],
  ])('keeps %s, and what stands around it is two blocks', async (_case, live) => {
    const script = await compile(`Before.\n\n${live}\n\nAfter.`);
    expect(blocksOf(script)).toHaveLength(2);
    expect(script).not.toMatch(/Before|After/);
  });

  const tabs = (held: string): string =>
    `<Tabs groupId="os">\n<TabItem value="a" label="A">\n\n${held}\n\n</TabItem>\n</Tabs>`;

  test('holds no list of pages, whose number of levels is part of the page', async () => {
    expect(blocksOf(await compile('Before.\n\n<Catalog level={1} />\n\nAfter.'))).toHaveLength(1);
  });

  test('holds no tabs: the early script switches them', async () => {
    const script = await compile(tabs('Words of A.'));
    expect(script).not.toMatch(/TabItem|Words of A/);
    expect(blocksOf(script)).toHaveLength(1);
  });

  test('keeps tabs around what is alive, and the rest of what they hold out of it', async () => {
    const script = await compile(tabs('Words of A.\n\n<Chart />'));
    expect(script).toContain('<TabItem value="a" label="A">');
    expect(script).toContain('<Chart');
    expect(script).not.toContain('Words of A');
    expect(blocksOf(script)).toHaveLength(1);
  });

  test('has no block for a comment alone, and keeps imports and exports', async () => {
    const script = await compile('export const answer = 42\n\n{/* src: somewhere */}');
    expect(blocksOf(script)).toEqual([]);
    expect(script).toContain('answer = 42');
    expect(script).not.toContain('loadStaticHtml');
  });
});

test('the document has it all, under the same ids, with the anchors of its rows', async () => {
  const body = 'Words.\n\n<DriverFields driver="S3" />\n\n<Chart />\n\nMore words.';
  const [document, script] = [await compile(body, 'server'), await compile(body)];
  expect(blocksOf(document)).toEqual(blocksOf(script));
  expect(document).toMatch(/Words\..*Name of the bucket.*More words/s);
  expect(document).toMatch(new RegExp(`anchors="[^"]*\\bfield-${bucketKey}\\b`));
  expect(document).not.toContain('loadStaticHtml');
});
