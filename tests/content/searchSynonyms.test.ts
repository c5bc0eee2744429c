import {expect, test} from 'vitest';
import {searchSayings} from '@site/src/data/searchSayings';
import {searchSynonyms} from '@site/src/data/searchSynonyms';
import {normalizeText} from '@site/src/lib/shared/search/words';

/** The words of each group that a query is compared with. */
const groups = [...Object.values(searchSayings).flat(), ...searchSynonyms];
const typed = groups.map((group) => ('said' in group ? group.said : group));

test('every group of synonyms has at least two words, none twice', () => {
  const faults = groups.filter((group) => {
    const words = ('said' in group ? group.said : group).map(normalizeText);
    const all = 'said' in group ? [...words, ...group.written] : words;
    return all.length < 2 || new Set(words).size < words.length;
  });
  expect(faults).toEqual([]);
});

test('no word belongs to two groups', () => {
  const words = typed.flat().map(normalizeText);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
