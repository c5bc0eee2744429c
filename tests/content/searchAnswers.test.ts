import {expect, test} from 'vitest';
import {searchAnswers} from '@site/src/data/searchAnswers';

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
