import {describe, expect, test} from 'vitest';
import pages from '@site/src/data/facts/driver-pages.json' with {type: 'json'};
import drivers from '@site/src/data/facts/drivers.json' with {type: 'json'};
import {buildDriverIndex} from '@site/src/lib/driverIndex';

describe('the driver index', () => {
  test('stands in the file as the facts give it (run vitest -u to write it)', async () => {
    const index = buildDriverIndex(drivers, pages);
    const lines = index.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n');
    await expect(`[\n${lines}\n]\n`).toMatchFileSnapshot('../../src/data/driverIndex.json');
  });

  test('holds every driver once', () => {
    const names = buildDriverIndex(drivers, pages).flatMap((entry) => entry.names);
    expect([...names].sort()).toEqual(drivers.map(({name}) => name).sort());
  });

  test('names a driver without a page', () => {
    const stray = {name: 'Stray', capabilities: {uploadEnabled: true}};
    expect(() => buildDriverIndex([...drivers, stray], pages)).toThrow(
      /no page lists the driver "Stray"/,
    );
  });

  test('names a page with an unknown driver', () => {
    const page = {titleEn: 'Ghosts', titleZh: '幽灵', drivers: ['Ghost']};
    expect(() => buildDriverIndex(drivers, [...pages, page])).toThrow(
      /"Ghosts" lists the unknown driver "Ghost"/,
    );
  });
});
