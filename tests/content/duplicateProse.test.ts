import {expect, test} from 'vitest';
import {pageNames, readPage} from '@site/tests/helpers/pages';
import {longSentences} from '@site/tests/helpers/sentences';
import '@site/tests/helpers/noFaults';

/** More pages than this share a sentence only if one was copied; what all share belongs in a component. */
const PAGES = 3;

test.each(['en', 'zh'] as const)('no sentence is copied from page to page (%s)', (locale) => {
  const pagesOf = new Map<string, string[]>();
  for (const name of pageNames(locale)) {
    for (const sentence of longSentences(readPage(locale, name).body))
      pagesOf.set(sentence, [...(pagesOf.get(sentence) ?? []), name]);
  }
  const copied = [...pagesOf].filter(([, pages]) => pages.length > PAGES);
  expect(
    copied.map(
      ([sentence, pages]) =>
        `${pages.join(', ')} share the sentence "${sentence}". Say it on one page, and link to it.`,
    ),
  ).toHaveNoFaults();
});

test('a copy with the names and the code changed is found', () => {
  const a =
    '**Quark** saves every uploaded file in `temp_dir` first, so keep enough free space on that disk.';
  const b =
    '**UC** saves every uploaded file in `cache` first, so keep enough free space on that disk.';
  expect(longSentences(a)).toEqual(longSentences(b));
  expect(longSentences(a).size).toBe(1);
});
