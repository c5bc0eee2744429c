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
  test('titles that a page has several times say which heading they are under', async () => {
    const twice = createIndexSearch(
      memoryIndex([
        page('/guide/drivers/a.html', 'Drives', [
          entry('Add the storage', {anchor: 'add'}),
          entry('OneDrive', {anchor: 'add-a', under: 'Add the storage'}),
          entry('OneDrive', {anchor: 'works-a', under: 'What works & what not'}),
        ]),
      ]),
      [],
    );
    const {sections} = await twice.search({query: 'onedrive'});
    expect(sections.map(({title}) => title)).toEqual([
      'Add the storage › OneDrive',
      'What works & what not › OneDrive',
    ]);
    expect(sections.map(({titleHtml}) => titleHtml)).toEqual([
      'Add the storage › <mark>OneDrive</mark>',
      'What works &amp; what not › <mark>OneDrive</mark>',
    ]);
  });
  test('says how many sections there are, whatever the limits', async () => {
    const many = createIndexSearch(
      memoryIndex([
        page(
          '/guide/a.html',
          'Alpha',
          Array.from({length: 12}, (_, at) => entry(`Token ${at}`)),
        ),
        page('/guide/b.html', 'Beta', [entry('Other', {body: 'A token.'})]),
      ]),
      [],
    );
    const shown = async (limits: object): Promise<readonly number[]> => {
      const {sections, total} = await many.search({query: 'token', ...limits});
      return [sections.length, total];
    };
    expect(await shown({limitPerPage: 5, limit: 24})).toEqual([6, 9]);
    // The search page shows at most eight of a page, so these are all that there are.
    expect(await shown({limitPerPage: 8, limit: 30})).toEqual([9, 9]);
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
