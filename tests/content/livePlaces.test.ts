import path from 'node:path';
import {expect, test} from 'vitest';
import {placesOfFacts, placesOfPage, unknownPlaces} from '@site/src/lib/node/livePlaces';
import {readFacts} from '@site/src/build/facts/read';
import {readLiveResults} from '@site/src/build/site-data/readLiveResults';
import {headingIds, pageNames, readPage} from '@site/tests/helpers/pages';

test('every place that the live suite proves is in the pages or facts', () => {
  const results = readLiveResults('.');
  const known = [
    ...placesOfFacts(readFacts(path.resolve('src/data/facts'))),
    ...pageNames('en').flatMap((name) =>
      placesOfPage(
        name.replace(/\.mdx$/, '').replaceAll('\\', '/'),
        headingIds(readPage('en', name).body).map((line) => line.replace(/^#+ /, '')),
      ),
    ),
  ];
  expect(results ? unknownPlaces(results, known) : []).toEqual([]);
});
