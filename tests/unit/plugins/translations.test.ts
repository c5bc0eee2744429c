import {expect, test} from 'vitest';
import {
  compareTranslations,
  currentHashes,
  readChecked,
} from '@site/src/plugins/translations/readTranslations';

const now = (en: string, zh: string) => ({'guide/webdav': {en, zh}});

test.each([
  ['a page that is as it was', now('a', 'b'), []],
  ['a page whose English changed', now('A', 'b'), ['zh']],
  ['a page whose Chinese changed', now('a', 'B'), ['en']],
  ['a page that changed in both', now('A', 'B'), []],
])('%s', (_name, current, behind) => {
  const {outdated, pages} = compareTranslations(current, now('a', 'b'));
  expect(outdated.map(({locale}) => locale)).toEqual(behind);
  expect(pages).toBe(1);
});

test('a new page is not out of date', () => {
  expect(compareTranslations(now('a', 'b'), {}).outdated).toEqual([]);
});

test('the record names only pages that exist', () => {
  const pages = Object.keys(currentHashes('.'));
  expect(Object.keys(readChecked('.')).filter((page) => !pages.includes(page))).toEqual([]);
  expect(pages.length).toBeGreaterThan(100);
});
