import {expect, test} from 'vitest';
import {judgedQueries, queryKinds} from '../search/judged';

test.each(['en', 'zh'] as const)('the judged set of %s is large and of every kind', (locale) => {
  const queries = judgedQueries[locale];
  expect(queries.length).toBeGreaterThanOrEqual(60);
  expect(new Set(queries.map(({kind}) => kind))).toEqual(new Set(queryKinds));
  expect(queries.every(({wanted}) => wanted.length > 0)).toBe(true);
});
