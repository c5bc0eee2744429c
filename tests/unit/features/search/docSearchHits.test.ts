import {expect, test} from 'vitest';
import {hitsOf} from '@site/src/features/search/docSearchHits';
import type {FoundPlace} from '@site/src/lib/search/answer';

const place: FoundPlace = {
  url: '/guide/a.html#x',
  kind: 'row',
  area: 'guide',
  title: '<x> & y',
  pageTitle: 'A <b>',
  titleHtml: '<mark>&lt;x&gt;</mark> &amp; y',
  excerptHtml: '',
};

test('what the window sets as HTML, and keeps with recent searches, is escaped', () => {
  const [hit] = hitsOf(
    {places: [place], near: [], inOtherLanguage: [], isByTitle: false},
    {page: ({pageTitle}) => `Guide › ${pageTitle}`, near: 'near', otherLanguage: 'other'},
  );
  expect(hit?.hierarchy).toMatchObject({
    lvl0: 'Guide › A &lt;b&gt;',
    lvl1: 'A &lt;b&gt;',
    lvl2: '&lt;x&gt; &amp; y',
  });
  expect(hit?._snippetResult.hierarchy.lvl2.value).toBe(
    '<code><mark>&lt;x&gt;</mark> &amp; y</code>',
  );
  expect(hit?.url).toBe('/guide/a.html#x');
});

test('suggestions and the other language stand under their own headings', () => {
  const hits = hitsOf(
    {
      places: [],
      near: [{path: '/guide/b.html', title: 'B', area: 'guide'}],
      inOtherLanguage: [{...place, url: '/zh/guide/a.html'}],
      isByTitle: false,
    },
    {page: () => 'page', near: 'near', otherLanguage: 'other'},
  );
  expect(hits.map(({url, hierarchy}) => [url, hierarchy.lvl0])).toEqual([
    ['/zh/guide/a.html', 'other'],
    ['/guide/b.html', 'near'],
  ]);
});
