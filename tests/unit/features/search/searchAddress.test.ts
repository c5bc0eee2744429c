import {describe, expect, test} from 'vitest';
import {parseSearchAddress, searchQuery} from '@site/src/features/search/searchAddress';

describe('the address of the search page', () => {
  test('is read as it was written', () => {
    for (const address of [
      {query: '反代 & "proxy"', area: 'faq'},
      {query: 'token', area: undefined},
      {query: '', area: undefined},
    ] as const) {
      expect(parseSearchAddress(searchQuery(address))).toEqual(address);
    }
  });
  test('says nothing when there is nothing to say', () => {
    expect(searchQuery({query: '  ', area: undefined})).toBe('');
  });
  test('an unknown part of the site means the whole, and a query has an end', () => {
    expect(parseSearchAddress(`?q=${'a'.repeat(900)}&in=nowhere`)).toEqual({
      query: 'a'.repeat(512),
      area: undefined,
    });
  });
});
