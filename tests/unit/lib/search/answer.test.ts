import {describe, expect, test, vi} from 'vitest';
import {createSearchService, type SearchService} from '@site/src/lib/search/answer';

const files: Readonly<Record<string, unknown>> = {
  '/search-index.json': {heads: '/heads.json', bodies: '/bodies.json'},
  '/heads.json': [
    [
      '/guide/a.html',
      [
        ['p', '', 'Alpha'],
        ['s', 'one', 'Token one'],
        ['s', 'two', 'Token two'],
      ],
    ],
    [
      '/guide/b.html',
      [
        ['p', '', 'Beta'],
        ['r', 'field-x', 'token_x', ['ALIST_X']],
      ],
    ],
  ],
  '/bodies.json': ['About alpha.', 'One.', 'Two.', 'About beta, token and <b>.', 'What x means.'],
};

function createService(broken = new Set<string>()): {
  readonly service: SearchService;
  readonly loaded: string[];
} {
  const loaded: string[] = [];
  const load = (url: string): Promise<unknown> => {
    loaded.push(url);
    return broken.has(url) ? Promise.reject(new Error(url)) : Promise.resolve(files[url]);
  };
  return {service: createSearchService('/search-index.json', load, []), loaded};
}

describe('the search service', () => {
  test('answers from titles first, then fetches the texts', async () => {
    const {service, loaded} = createService();
    const answer = await service.search({query: 'token'});
    expect(answer.isByTitle).toBe(true);
    expect(answer.places.map(({url}) => url)).toEqual(
      expect.arrayContaining(['/guide/a.html#one', '/guide/b.html#field-x']),
    );
    expect(loaded.slice(0, 2)).toEqual(['/search-index.json', '/heads.json']);
    await vi.waitFor(() => expect(loaded.filter((url) => url === '/bodies.json')).toHaveLength(1));
  });
  test('keeps the order the reader has seen when the texts add more', async () => {
    const {service} = createService();
    const first = await service.search({query: 'token'});
    const second = await service.search({query: 'token', withTexts: true});
    expect(second.isByTitle).toBe(false);
    expect(second.places.slice(0, first.places.length).map(({url}) => url)).toEqual(
      first.places.map(({url}) => url),
    );
    expect(second.places.map(({url}) => url)).toContain('/guide/b.html');
    expect(second.places.find(({url}) => url === '/guide/b.html')?.excerptHtml).toContain(
      '<mark>token</mark> and &lt;b&gt;',
    );
  });
  test('never says "nothing" before the texts were searched', async () => {
    const {service} = createService();
    const answer = await service.search({query: 'means'});
    expect(answer.places.map(({url}) => url)).toEqual(['/guide/b.html#field-x']);
    expect(answer.isByTitle).toBe(false);
  });
  test('a row shows the name by which it was found', async () => {
    const {service} = createService();
    const {places} = await service.search({query: 'ALIST_X', withTexts: true});
    expect(places[0]?.excerptHtml).toContain('<mark>ALIST_X</mark>');
  });
  test('answers from titles while the texts are being made ready', async () => {
    const many = Array.from({length: 200}, (_, number) => `token ${number}`);
    const large: Readonly<Record<string, unknown>> = {
      ...files,
      '/heads.json': many.map((title, number) => [`/guide/${number}.html`, [['p', '', title]]]),
      '/bodies.json': many.map(() => 'A text.'),
    };
    const load = (url: string): Promise<unknown> => Promise.resolve(large[url]);
    const service = createSearchService('/search-index.json', load, []);
    await service.search({query: 'token'});
    const whole = service.search({query: 'token', withTexts: true});
    const meanwhile = await new Promise<void>((resolve) => setTimeout(resolve)).then(() =>
      service.search({query: 'token'}),
    );
    expect(meanwhile.isByTitle).toBe(true);
    expect((await whole).isByTitle).toBe(false);
    expect((await service.search({query: 'token'})).isByTitle).toBe(false);
  });
  test('a failure is reported, and the next call tries again', async () => {
    const broken = new Set(['/heads.json']);
    const {service} = createService(broken);
    await expect(service.search({query: 'token'})).rejects.toThrow('/heads.json');
    broken.clear();
    expect((await service.search({query: 'token'})).places).not.toEqual([]);
  });
  test('a file of another kind is refused by name', async () => {
    const service = createSearchService('/search-index.json', () => Promise.resolve({}), []);
    await expect(service.search({query: 'a'})).rejects.toThrow(
      /search-index\.json is not the manifest/,
    );
  });
});
