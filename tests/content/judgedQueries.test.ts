import {expect, test} from 'vitest';
import {headingIds, pageNames, readPage} from '@site/tests/helpers/pages';
import {judgedQueries} from '../search/judged';
import {searchAnswers} from '@site/src/data/searchAnswers';
import {docsOf, readSitePage} from '@site/src/build/pages/sitePages';
import {searchWordsOf} from '@site/src/build/pages/searchWords';
import {headWords} from '../search/headWords';
import {judgedPages} from '../search/judgedPages';
import {queryKinds} from '../search/queryKinds';

test.each(['en', 'zh'] as const)('the judged set of %s is large and of every kind', (locale) => {
  const queries = judgedQueries[locale];
  expect(queries.length).toBeGreaterThanOrEqual(60);
  expect(new Set(queries.map(({kind}) => kind))).toEqual(new Set(queryKinds));
  expect(queries.every(({wanted}) => wanted.length > 0)).toBe(true);
});

test.each(['en', 'zh'] as const)(
  'readers of %s asked a hundred, half of them held back',
  (locale) => {
    const spoken = judgedQueries[locale].filter(({isSpoken}) => isSpoken);
    const held = spoken.filter(({half}) => half === 'checking');
    expect(spoken.length).toBeGreaterThanOrEqual(100);
    expect(Math.abs(spoken.length - 2 * held.length)).toBeLessThanOrEqual(1);
  },
);

test.each(judgedPages)('the queries of $page want places that exist', ({page, en, zh}) => {
  expect(pageNames('en')).toContain(`${page}.mdx`);
  const headings = headingIds(readPage('en', `${page}.mdx`).body).map((id) => id.split(' ')[1]);
  const lost = [...en, ...zh]
    .flatMap(({wanted}) => wanted)
    .filter((place) => place.startsWith('#'))
    .map((place) => place.slice(1))
    // Anchors that components make (`field-…`, `v3-…`) are not headings of the page.
    .filter(
      (id) =>
        !headings.includes(id) && !/^(api|env|field|error|setting|config|route|v\d+)-/.test(id),
    );
  expect(lost).toEqual([]);
});

const normal = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '');

test.each(['en', 'zh'] as const)(
  'no answer of authors in %s is a query that checks the ranking, except for known single words',
  (locale) => {
    const words = new Set(headWords(locale).map(({query}) => query));
    const held = judgedQueries[locale].filter(
      ({half, query}) => half === 'checking' && !words.has(query),
    );
    const checking = new Set(held.map(({query}) => normal(query)));
    const answers = searchAnswers.flatMap(({queries}) => queries[locale]);
    expect(answers.filter((query) => checking.has(normal(query)))).toEqual([]);
  },
);

test.each(['en', 'zh'] as const)(
  'no page of %s has a judged query among its search words: it would be found whatever the ranking',
  (locale) => {
    const queries = new Set(judgedQueries[locale].map(({query}) => normal(query)));
    const copied = docsOf('.', locale).flatMap((doc) =>
      searchWordsOf(readSitePage('.', locale, doc)).flatMap(({anchor, words}) =>
        words
          .filter((word) => queries.has(normal(word)))
          .map((word) => `${doc}#${anchor}: ${word}`),
      ),
    );
    expect(copied).toEqual([]);
  },
);
