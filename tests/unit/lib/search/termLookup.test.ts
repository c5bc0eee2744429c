import {describe, expect, test} from 'vitest';
import {createTermLookup} from '@site/src/lib/browser/search/termLookup';

describe('createTermLookup', () => {
  const firstTerms = ['alist', 'cookie', 'docker', 'download', 'drive', 'ftp'];
  const lookup = createTermLookup(firstTerms, {pageStarts: [0]});

  test.each([
    ['the words that begin with two letters', 'do', [1, 2, 3]],
    ['a whole word and longer ones', 'docker', [2]],
    // Every reader begins with one letter: all words with it would be half of the index.
    ['a single letter, only as a word of its own', 'd', [1]],
    ['what comes before the first', 'a', [0]],
    ['a Chinese character, with the words that begin with it', '挂', [5]],
  ])('asks for the pieces of %s', (_what, word, pieces) => {
    expect(lookup.missing(word)).toEqual(pieces);
  });

  test('asks for no piece twice', () => {
    const once = createTermLookup(firstTerms, {pageStarts: [0]});
    once.add(2, []);
    expect(once.missing('docker')).toEqual([]);
  });

  test('many words that begin with the one typed count less than one that says more', () => {
    const names = createTermLookup(['baidu'], {pageStarts: [0]});
    names.add(0, [
      ...Array.from('abcdefgh').map((end) => [`baidu${end}`, [0, 10]] as const),
      ['baidux', [1, 40]],
    ]);
    const hits = names.find('baidu');
    expect(hits.get(1)?.score).toBeGreaterThan(hits.get(0)?.score ?? Infinity);
  });
});
