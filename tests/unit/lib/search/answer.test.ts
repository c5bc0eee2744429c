import {describe, expect, test} from 'vitest';
import {createIndexSearch, type IndexedSection} from '@site/src/lib/browser/search/answer';
import {entry, memoryIndex, page} from '@site/tests/search/memoryIndex';

const index = memoryIndex([
  page('/guide/a.html', 'Alpha', [entry('Token one', {body: 'One.'})]),
  page('/guide/b.html', 'Beta', [
    entry('About <b>', {anchor: 'about', body: 'About beta, token and <b>.'}),
    entry('token_x', {
      kind: 'row',
      anchor: 'field-x',
      names: ['ALIST_X'],
      body: 'What it means.',
    }),
  ]),
]);
const search = createIndexSearch(index, []);

const sectionAt = (sections: readonly IndexedSection[], url: string): IndexedSection => {
  const section = sections.find((it) => it.url === url);
  if (!section) throw new Error(`Not found: ${url}`);
  return section;
};

describe('the search of one index', () => {
  test('answers with addresses and marked titles, and loads no text for it', async () => {
    const {sections} = await search.search({query: 'token'});
    expect(sections.map(({url}) => url)).toEqual(
      expect.arrayContaining(['/guide/a.html#token-one', '/guide/b.html#field-x']),
    );
    expect(sections[0]?.titleHtml).toContain('<mark>');
    expect(index.asked.filter((name) => name.startsWith('texts'))).toEqual([]);
  });
  test('loads and escapes the text of a result', async () => {
    const {sections} = await search.search({query: 'token'});
    const about = sectionAt(sections, '/guide/b.html#about');
    expect(about.titleHtml).toBe('About &lt;b&gt;');
    expect(await search.excerpt(about.excerptSource)).toBe(
      'About beta, <mark>token</mark> and &lt;b&gt;.',
    );
  });
  test('a row shows the name by which it was found', async () => {
    const {sections} = await search.search({query: 'ALIST_X'});
    const row = sectionAt(sections, '/guide/b.html#field-x');
    expect(await search.excerpt(row.excerptSource)).toBe('<mark>ALIST_X</mark> · What it means.');
  });
  test('answers with data only, which can be posted from thread to thread', async () => {
    const answer = await search.search({query: 'token'});
    expect(structuredClone(answer)).toEqual(answer);
  });
  test('a page leads to itself, and suggestions come when nothing is found', async () => {
    const found = await search.search({query: 'alpha'});
    expect(found.sections[0]?.url).toBe('/guide/a.html');
    expect(found.near).toEqual([]);
    const {sections, near} = await search.search({query: 'alqha123'});
    expect(sections).toEqual([]);
    expect(near[0]).toMatchObject({path: '/guide/a.html', title: 'Alpha'});
  });
});
