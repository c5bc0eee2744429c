import {expect, test, vi} from 'vitest';
import {searchBoth} from '@site/src/features/search/embeddedSearch';
import type {FoundSection, SearchAnswer} from '@site/src/lib/browser/search/answer';

const section = {url: '/a.html'} as FoundSection;
const searchWith = (answer: Partial<SearchAnswer>) => ({
  search: vi.fn(() => Promise.resolve({sections: [], total: 0, near: [], ...answer})),
});

test('the other language is asked only when this one has nothing', async () => {
  const other = searchWith({sections: [section]});
  await searchBoth(searchWith({sections: [section]}), other, {query: 'a'});
  expect(other.search).not.toHaveBeenCalled();
  const answer = await searchBoth(searchWith({}), other, {query: 'a'});
  expect(answer.inOtherLanguage).toEqual([section]);
});

test('a failure of the other language is no failure', async () => {
  const other = {search: () => Promise.reject(new Error('no network'))};
  const near = [{path: '/b.html', title: 'B', area: 'guide' as const}];
  const answer = await searchBoth(searchWith({near}), other, {query: 'a'});
  expect(answer).toMatchObject({sections: [], inOtherLanguage: [], near});
});
