// @vitest-environment jsdom
import {beforeEach, describe, expect, test} from 'vitest';
import {
  MOST_RECENT,
  readVisits,
  withFavorite,
  withoutVisit,
  withVisit,
  writeVisits,
  type Visit,
  type Visits,
} from '@site/src/features/search/visits';

const visit = (name: string): Visit => ({
  url: `/guide/${name}.html`,
  kind: 'page',
  title: name,
  pageTitle: name,
});
const none: Visits = {recent: [], favorites: []};

beforeEach(() => localStorage.clear());

describe('results opened lately', () => {
  test('the latest comes first, none twice, and old ones go', () => {
    const names = ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g'];
    const {recent} = names.reduce((visits, name) => withVisit(visits, visit(name)), none);
    expect(recent.map(({title}) => title)).toEqual(['g', 'f', 'e', 'd', 'a']);
    expect(recent).toHaveLength(MOST_RECENT);
  });
  test('a favorite is no longer recent, also after another visit', () => {
    const kept = withFavorite(withVisit(none, visit('a')), visit('a'));
    expect(kept).toEqual({recent: [], favorites: [visit('a')]});
    expect(withVisit(kept, visit('a'))).toEqual(kept);
    expect(withoutVisit(kept, visit('a'))).toEqual(none);
  });
  test('are kept by index', () => {
    writeVisits('embedded-en', {recent: [visit('a')], favorites: [visit('b')]});
    expect(readVisits('embedded-en')).toEqual({recent: [visit('a')], favorites: [visit('b')]});
    expect(readVisits('embedded-zh')).toEqual(none);
  });
  test('what else is in storage is no visit', () => {
    localStorage.setItem('search-recent-x', JSON.stringify([{url: 'javascript:alert(1)'}, 5]));
    localStorage.setItem('search-favorites-x', '{');
    expect(readVisits('x')).toEqual(none);
  });
});
