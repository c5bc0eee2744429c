import {expect, test, vi} from 'vitest';
import {searchBoth, type LocaleIndex} from '@site/src/features/search/embeddedSearch';
import type {FoundPlace, SearchAnswer} from '@site/src/lib/search/answer';

const place = {url: '/a.html'} as FoundPlace;
const indexWith = (answer: Partial<SearchAnswer>): LocaleIndex => ({
  warm: () => undefined,
  search: vi.fn(() => Promise.resolve({places: [], near: [], isByTitle: false, ...answer})),
});

test('the other language is asked only when this one has nothing', async () => {
  const other = indexWith({places: [place]});
  await searchBoth(indexWith({places: [place]}), other, {query: 'a'});
  expect(other.search).not.toHaveBeenCalled();
  const answer = await searchBoth(indexWith({}), other, {query: 'a'});
  expect(answer.inOtherLanguage).toEqual([place]);
});

test('a failure of the other language is no failure', async () => {
  const other: LocaleIndex = {
    warm: () => undefined,
    search: () => Promise.reject(new Error('no network')),
  };
  const near = [{path: '/b.html', title: 'B', area: 'guide' as const}];
  const answer = await searchBoth(indexWith({near}), other, {query: 'a'});
  expect(answer).toMatchObject({places: [], inOtherLanguage: [], near});
});
