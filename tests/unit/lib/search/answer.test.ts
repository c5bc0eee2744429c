import {describe, expect, test} from 'vitest';
import {createSearchService} from '@site/src/lib/search/answer';
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
const service = createSearchService(index, []);

describe('the search service', () => {
  test('answers with addresses and marked titles, and loads no text for it', async () => {
    const {places} = await service.search({query: 'token'});
    expect(places.map(({url}) => url)).toEqual(
      expect.arrayContaining(['/guide/a.html#token-one', '/guide/b.html#field-x']),
    );
    expect(places[0]?.titleHtml).toContain('<mark>');
    expect(index.asked.filter((name) => name.startsWith('texts'))).toEqual([]);
  });
  test('loads and escapes the text of a result', async () => {
    const {places} = await service.search({query: 'token'});
    const about = places.find(({url}) => url.endsWith('#about'));
    expect(about?.titleHtml).toBe('About &lt;b&gt;');
    expect(await about?.loadExcerpt()).toBe('About beta, <mark>token</mark> and &lt;b&gt;.');
  });
  test('a row shows the name by which it was found', async () => {
    const {places} = await service.search({query: 'ALIST_X'});
    expect(await places[0]?.loadExcerpt()).toBe('<mark>ALIST_X</mark> · What it means.');
  });
  test('a page leads to itself, and suggestions come when nothing is found', async () => {
    const found = await service.search({query: 'alpha'});
    expect(found.places[0]?.url).toBe('/guide/a.html');
    expect(found.near).toEqual([]);
    const {places, near} = await service.search({query: 'alqha123'});
    expect(places).toEqual([]);
    expect(near[0]).toMatchObject({path: '/guide/a.html', title: 'Alpha'});
  });
});
