import {expect, test} from 'vitest';
import {nearestName} from '@site/src/lib/node/didYouMean';

test.each([
  ['a letter is missing', 'Storage', ['Settings', 'Storages'], 'Storages'],
  ['two letters changed places', 'Svae', ['Site', 'Sale', 'Save'], 'Save'],
  ['only the letter case differs', 'S3', ['s3', 'S3', 'S4'], 'S3'],
  ['nothing is near', 'Rebuild indexes', ['Save', 'Add'], undefined],
  ['it is a number', '12', ['13'], undefined],
])('the nearest name where %s', (_what, name, names, nearest) => {
  expect(nearestName(name, names)).toBe(nearest);
});
