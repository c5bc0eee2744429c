import {expect, test} from 'vitest';
import {searchAnswers} from '@site/src/data/searchAnswers';
import {siteFacts} from '@site/tests/helpers/facts';

test.each(['en', 'zh'] as const)(
  'each query of %s has one answer, as readers type it',
  (locale) => {
    const queries = searchAnswers.flatMap((answer) => answer.queries[locale]);
    const twice = queries.filter((query, at) => queries.indexOf(query) < at);
    const untidy = queries.filter((query) => query === '' || query !== query.trim().toLowerCase());
    expect(twice).toEqual([]);
    expect(untidy).toEqual([]);
  },
);

test('no query is the key of a setting, whose row is the answer', () => {
  const spaced = (text: string): string => text.replaceAll(/[_.]/g, ' ');
  const keys = siteFacts.raw.settings.settings
    .map(({key}) => key)
    .filter((key) => key.includes('_'));
  const queries = searchAnswers.flatMap(({queries: {en, zh}}) => [...en, ...zh]).map(spaced);
  expect(keys.filter((key) => queries.includes(spaced(key)))).toEqual([]);
});
