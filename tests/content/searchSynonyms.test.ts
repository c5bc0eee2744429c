import {expect, test} from 'vitest';
import {searchSynonyms} from '@site/src/data/searchSynonyms';
import {normalizeText} from '@site/src/lib/shared/search/words';

test('every group of synonyms has at least two words, none twice', () => {
  const faults = searchSynonyms.filter(
    (group) => group.length < 2 || new Set(group.map(normalizeText)).size < group.length,
  );
  expect(faults).toEqual([]);
});

test('no word belongs to two groups', () => {
  const words = searchSynonyms.flat().map(normalizeText);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
