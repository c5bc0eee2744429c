import {test, expect} from '@playwright/test';
import {budgets} from '../bench/budgets.mjs';
import {searchAnswers} from '../src/data/searchAnswers';
import {judgedQueries} from '../tests/search/judged';
import {readerQueries} from '../tests/search/readerQueries';
import {builtIndex, measureQuality, placesOf, prefixOf} from '../tests/search/measure';

const limits = [
  {set: 'named', leastAt1: budgets.searchSuccessAt1, leastAt3: budgets.searchSuccessAt3},
  {
    set: 'spoken',
    leastAt1: budgets.searchSpokenSuccessAt1,
    leastAt3: budgets.searchSpokenSuccessAt3,
  },
] as const;

for (const locale of ['en', 'zh'] as const) {
  test.describe(`the built index of ${locale}`, () => {
    const index = builtIndex(locale);

    test('holds every page and place the judged set and the answers of authors want', async () => {
      const known = new Set(
        (await placesOf(index)).map((place) => place.slice(prefixOf(locale).length)),
      );
      const wanted = [...judgedQueries[locale], ...readerQueries(locale, 'tuning')].flatMap(
        (judged) => judged.wanted,
      );
      const unknown = [...wanted, ...searchAnswers.map(({path}) => path)].filter(
        (url) => !known.has(url),
      );
      expect(unknown).toEqual([]);
    });

    for (const {set, leastAt1, leastAt3} of limits) {
      test(`leads readers where they want to go: ${set} queries`, async () => {
        const {judgements, successAt1, successAt3} = await measureQuality(
          locale,
          index,
          undefined,
          set,
        );
        const missed = judgements
          // Those held back are never read, so that nothing is tuned on them.
          .filter(({rank, half}) => half === 'tuning' && (rank === 0 || rank > 3))
          .map(({query, found}) => `${query}: ${found.slice(0, 3).join(' ')}`);
        expect(successAt3, missed.join('\n')).toBeGreaterThanOrEqual(leastAt3);
        expect(successAt1).toBeGreaterThanOrEqual(leastAt1);
      });
    }
  });
}
