import {expect, test} from 'vitest';
import {
  isBetween,
  parseVersionFilter,
  versionFilterQuery,
} from '@site/src/features/fact-filter/versionFilter';

const filter = (query: string) => parseVersionFilter(new URLSearchParams(query));

test.each([
  ['', 'v3.63.0', true],
  ['from=v3.62.0', 'v3.63.0', true],
  ['from=v3.62.0', 'v3.62.0', false],
  ['from=v3.9.0&to=v3.10.1', 'v3.10.1', true],
  ['from=v3.9.0&to=v3.10.1', 'v3.11.0', false],
  ['to=v3.9.2', 'v3.9.1', true],
  ['from=v3.62.0&to=v3.62.0', 'v3.62.0', false],
])('"%s" shows what came with %s: %s', (query, since, shown) => {
  expect(isBetween(since, filter(query))).toBe(shown);
});

test('releases in the wrong order are exchanged', () => {
  expect(filter('from=v3.63.0&to=v3.9.0')).toEqual({from: 'v3.9.0', to: 'v3.63.0'});
});

test('what is no release asks nothing', () => {
  expect(filter('from=latest&to=v3.63')).toEqual({from: '', to: ''});
  expect(versionFilterQuery(filter('from=__proto__'))).toBe('');
});

test('a comparison survives the way into the address and back', () => {
  const query = '?from=v3.45.0&to=v3.63.0';
  expect(versionFilterQuery(filter(query))).toBe(query);
});
