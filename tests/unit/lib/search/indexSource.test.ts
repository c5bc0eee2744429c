import {describe, expect, test} from 'vitest';
import {piecesFor} from '@site/src/lib/shared/search/indexFiles';
import {createIndexSource, type IndexSource} from '@site/src/lib/browser/search/indexSource';

const files: Readonly<Record<string, unknown>> = {
  '/zh/search-index.json': {folder: '/zh/assets/search/abc/'},
  '/zh/assets/search/abc/titles.json': {pages: [], rowTitles: [], terms: ['a'], texts: [0]},
  '/zh/assets/search/abc/terms-3.json': {terms: [['word', [0, 5]]], sections: []},
  '/zh/assets/search/abc/words.json': {},
};

function createSource(broken = new Set<string>()): {
  readonly source: IndexSource;
  readonly loaded: string[];
} {
  const loaded: string[] = [];
  const load = (url: string): Promise<unknown> => {
    loaded.push(url);
    return broken.has(url) ? Promise.reject(new Error(url)) : Promise.resolve(files[url]);
  };
  return {source: createIndexSource('/zh/', load), loaded};
}

describe('the files of an index', () => {
  test('are found through the manifest, each loaded once', async () => {
    const {source, loaded} = createSource();
    await Promise.all([source.titles(), source.terms(3), source.terms(3)]);
    expect(await source.terms(3)).toEqual({terms: [['word', [0, 5]]], sections: []});
    expect(loaded).toEqual([
      '/zh/search-index.json',
      '/zh/assets/search/abc/titles.json',
      '/zh/assets/search/abc/terms-3.json',
    ]);
  });
  test('a failure is reported, and the next call tries again', async () => {
    const broken = new Set(['/zh/search-index.json']);
    const {source} = createSource(broken);
    await expect(source.titles()).rejects.toThrow('/zh/search-index.json');
    broken.clear();
    expect((await source.titles()).terms).toEqual(['a']);
  });
  test('a file of another kind is refused by name', async () => {
    const {source} = createSource();
    await expect(source.words()).rejects.toThrow(/words\.json isn't a file of a search index/);
    const other = createIndexSource('/', () => Promise.resolve([]));
    await expect(other.titles()).rejects.toThrow(/search-index\.json isn't the manifest/);
  });
});

describe('the pieces a word needs', () => {
  const firstTerms = ['a', 'doc', 'dog', 'driver', '挂载'];
  test.each([
    ['docker', [1]],
    ['do', [0, 1, 2]],
    ['dog', [2]],
    ['zebra', [3]],
    ['0', []],
    ['挂', [3, 4]],
    ['盘', [4]],
  ])('%s: %j', (word, pieces) => {
    expect(piecesFor(word, firstTerms)).toEqual(pieces);
  });
});
