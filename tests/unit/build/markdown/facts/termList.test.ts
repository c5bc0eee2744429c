import {createProcessor} from '@mdx-js/mdx';
import {describe, expect, test} from 'vitest';
import {VFile} from 'vfile';
import glossary from '@site/src/data/glossary.json';
import {parseGlossary, termGroups} from '@site/src/build/facts/glossary';
import remarkFacts from '@site/src/build/markdown/facts/index';
import {faultsOf} from '@site/tests/helpers/chinese';
import {headingIds, readPage} from '@site/tests/helpers/pages';

const [sample] = glossary;

async function compile(group: string, locale: 'en' | 'zh'): Promise<string> {
  const processor = createProcessor({
    jsx: true,
    remarkPlugins: [() => remarkFacts({siteDir: '.', locale}) as never],
  });
  const value = `<TermList group="${group}" />`;
  return String(
    await processor.process(new VFile({value, path: '/site/docs/reference/glossary.mdx'})),
  );
}

describe('the list of terms', () => {
  test('shows each term with its name in the other language, and leads to its page', async () => {
    const english = await compile('files', 'en');
    expect(english).toContain('Mount path');
    expect(english).toMatch(/lang="zh-CN"[^>]*>\s*\{?"?挂载路径/);
    expect(english).toContain('/guide/drivers/common.html#mount-path');
    const chinese = await compile('files', 'zh');
    expect(chinese).toMatch(/lang="en"[^>]*>\s*\{?"?Mount path/);
    expect(chinese).toContain('存储在 AList 中的路径');
  });

  test('holds no empty group, and no section that its page has not', async () => {
    for (const group of termGroups)
      expect((await compile(group, 'en')).match(/scope="row"/g)?.length).toBeGreaterThan(5);
    const lost = glossary.flatMap(({page = ''}) => {
      const [doc, section] = page.split('#');
      if (section === undefined) return [];
      const ids = headingIds(readPage('en', `${doc}.mdx`).body).map((id) => id.split(' ')[1]);
      return ids.includes(section) ? [] : [page];
    });
    expect(lost).toEqual([]);
  });

  test('keeps the rules of Chinese typography', () => {
    expect(glossary.flatMap(({meaning}) => faultsOf(meaning.zh))).toEqual([]);
  });
});

describe('the data', () => {
  test.each([
    ['a term in one language', {term: {en: 'Storage'}}, /term\.zh/],
    ['an unknown group', {group: 'games'}, /group/],
    ['an address as page', {page: 'https://example.com'}, /page/],
  ])('may not have %s', (_what, change, message) => {
    expect(() => parseGlossary([{...sample, ...change}])).toThrow(message);
  });

  test('names a term that is there twice', () => {
    expect(() => parseGlossary([sample, sample])).toThrow(/appears twice/);
  });
});
