import {createProcessor} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import remarkFacts from '@site/src/build/markdown/facts/index';
import rehypeChinese from '@site/src/build/markdown/chinese';

/** The words of a page in the order they are read, without its markup. */
async function wordsOf(body: string): Promise<string> {
  const processor = createProcessor({jsx: true, rehypePlugins: [() => rehypeChinese() as never]});
  const script = String(await processor.process(body));
  return [...script.matchAll(/(?<=>|^)([^<>{}]*)(?=<)|\{"([^"]*)"\}/g)]
    .map(([, plain = '', quoted = '']) => plain.trim() + quoted.replaceAll('\\n', '\n'))
    .join('');
}

describe('Chinese text', () => {
  test.each([
    {
      name: 'behind bold words',
      body: '**不复制文件。** 文件留在原处。',
      words: '不复制文件。文件留在原处。',
    },
    {
      name: 'between a mark and a link in the next line',
      body: '要提供源代码。\n[许可证](https://example.com)',
      words: '要提供源代码。许可证',
    },
    {name: 'between lines', body: '第一行\n第二行', words: '第一行第二行'},
    {name: 'behind a mark in a text', body: '好，\n再来', words: '好，再来'},
    {name: 'before a name in Chinese', body: '填写 **端点**。', words: '填写端点。'},
    {name: 'behind a name in Chinese', body: '**存储桶** 不变', words: '存储桶不变'},
    {name: 'between two names', body: '[端点](#a) [区域](#b)', words: '端点区域'},
    {name: 'before a linked name', body: '在 [**端点**](#a)填写', words: '在端点填写'},
  ])('has no space $name', async ({body, words}) => {
    expect(await wordsOf(body)).toContain(words);
  });

  test('has no space before a name that a fact component writes in bold', async () => {
    const processor = createProcessor({
      jsx: true,
      remarkPlugins: [() => remarkFacts({siteDir: '.', locale: 'zh'}) as never],
      rehypePlugins: [() => rehypeChinese() as never],
    });
    const file = new VFile({
      value: '选择 <Driver name="S3" /> 并保存。使用 <Driver name="SFTP" /> 也可以。',
      path: '/site/docs/guide/drivers/s3.mdx',
      data: {frontMatter: {drivers: ['S3']}},
    });
    const page = String(await processor.process(file));
    expect(page).toMatch(/\{"选择"\}<[^>]*strong>\{"对象存储"\}/);
    expect(page).toMatch(/使用 "\}<[^>]*strong>\{"SFTP"\}/);
  });

  test('keeps the space beside Latin words', async () => {
    expect(await wordsOf('打开 AList\n再保存')).toContain('打开 AList\n再保存');
  });

  test.each([
    {name: 'a Latin name', body: '开启 **Web 代理**', words: '开启 Web 代理'},
    {name: 'code', body: '填写 `other` 即可', words: '填写 other 即可'},
  ])('keeps the space beside $name', async ({body, words}) => {
    expect(await wordsOf(body)).toContain(words);
  });

  test('leaves what stands between blocks', async () => {
    const processor = createProcessor({jsx: true, rehypePlugins: [() => rehypeChinese() as never]});
    const script = String(await processor.process('第一段。\n\n第二段。'));
    expect(script).toMatch(/第一段。.*\{"\\n"\}.*第二段。/s);
  });

  test('leaves code as it is', async () => {
    expect(await wordsOf('运行 `echo 好， 再来`。')).toContain('echo 好， 再来');
  });
});
