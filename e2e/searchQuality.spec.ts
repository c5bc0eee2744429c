import {readFileSync} from 'node:fs';
import {test, expect} from '@playwright/test';
import {unpackIndex, type BodiesFile, type HeadsFile} from '../src/lib/search/records';
import type {SearchManifest} from '../src/lib/search/records';
import {budgets} from '../bench/budgets.mjs';
import {judgedQueries} from '../tests/search/judged';
import {measureQuality} from '../tests/search/measure';

const readJson = (url: string): unknown => JSON.parse(readFileSync(`build${url}`, 'utf8'));

for (const locale of ['en', 'zh'] as const) {
  const prefix = locale === 'en' ? '' : `/${locale}`;

  test.describe(`the built index of ${locale}`, () => {
    const manifest = readJson(`${prefix}/search-index.json`) as SearchManifest;
    const heads = readJson(manifest.heads) as HeadsFile;
    const bodies = readJson(manifest.bodies) as BodiesFile;

    test('holds every page and place the judged set wants', () => {
      const known = new Set(
        unpackIndex(heads).flatMap(({path, entries}) =>
          entries.map(({anchor}) => (path + (anchor && `#${anchor}`)).slice(prefix.length)),
        ),
      );
      const unknown = judgedQueries[locale]
        .flatMap(({wanted}) => wanted)
        .filter((url) => !known.has(url));
      expect(unknown).toEqual([]);
    });

    for (const [name, pages] of [
      ['titles alone, as for the first query', unpackIndex(heads)],
      ['titles and texts', unpackIndex(heads, bodies)],
    ] as const) {
      test(`leads readers where they want to go: ${name}`, () => {
        const {judgements, successAt1, successAt3} = measureQuality(locale, pages);
        const missed = judgements
          .filter(({rank}) => rank === 0 || rank > 3)
          .map(({query, found}) => `${query}: ${found.slice(0, 3).join(' ')}`);
        expect(successAt3, missed.join('\n')).toBeGreaterThanOrEqual(budgets.searchSuccessAt3);
        expect(successAt1).toBeGreaterThanOrEqual(budgets.searchSuccessAt1);
      });
    }
  });
}
