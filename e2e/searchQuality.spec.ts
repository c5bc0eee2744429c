import {test, expect} from '@playwright/test';
import {budgets} from '../bench/budgets.mjs';
import {judgedQueries} from '../tests/search/judged';
import {builtIndex, measureQuality, prefixOf} from '../tests/search/measure';

for (const locale of ['en', 'zh'] as const) {
  test.describe(`the built index of ${locale}`, () => {
    const index = builtIndex(locale);

    test('holds every page and place the judged set wants', async () => {
      const {pages} = await index.titles();
      const known = new Set(
        pages.flatMap(([path, places]) =>
          places.map(([, anchor]) =>
            (path + (anchor && `#${anchor}`)).slice(prefixOf(locale).length),
          ),
        ),
      );
      const unknown = judgedQueries[locale]
        .flatMap(({wanted}) => wanted)
        .filter((url) => !known.has(url));
      expect(unknown).toEqual([]);
    });

    test('leads readers where they want to go', async () => {
      const {judgements, successAt1, successAt3} = await measureQuality(locale, index);
      const missed = judgements
        .filter(({rank}) => rank === 0 || rank > 3)
        .map(({query, found}) => `${query}: ${found.slice(0, 3).join(' ')}`);
      expect(successAt3, missed.join('\n')).toBeGreaterThanOrEqual(budgets.searchSuccessAt3);
      expect(successAt1).toBeGreaterThanOrEqual(budgets.searchSuccessAt1);
    });
  });
}
