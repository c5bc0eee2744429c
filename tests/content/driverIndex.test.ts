import {existsSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import pages from '@site/src/data/facts/driver-pages.json' with {type: 'json'};
import drivers from '@site/src/data/facts/drivers.json' with {type: 'json'};
import {buildDriverIndex, countDrivers, driverHref} from '@site/src/lib/shared/driverIndex';

const written = (slug: string): boolean => existsSync(`docs/guide/drivers/${slug}.mdx`);

describe('the driver index', () => {
  test('holds every driver once', () => {
    const names = buildDriverIndex(drivers, pages, written).flatMap((entry) => entry.names);
    expect([...names].sort()).toEqual(drivers.map(({name}) => name).sort());
  });

  test('names a driver without a page', () => {
    const stray = {name: 'Stray', capabilities: {uploadEnabled: true}};
    expect(() => buildDriverIndex([...drivers, stray], pages, written)).toThrow(
      /no page lists the driver "Stray"/,
    );
  });

  test('names a page with an unknown driver', () => {
    const page = {slug: 'ghosts', titleEn: 'Ghosts', titleZh: '幽灵', drivers: ['Ghost']};
    expect(() => buildDriverIndex(drivers, [...pages, page], written)).toThrow(
      /"Ghosts" lists the unknown driver "Ghost"/,
    );
  });

  test('counts drivers, not pages', () => {
    expect(countDrivers(buildDriverIndex(drivers, pages, written))).toBe(drivers.length);
  });

  test('leads to the page of an entry, or to its row in the table while there is none', () => {
    const [first] = buildDriverIndex(drivers, pages, written);
    expect(first && driverHref(first)).toBe('/guide/drivers/local.html');
    const [unwritten] = buildDriverIndex(drivers, pages, () => false);
    expect(unwritten).not.toHaveProperty('slug');
    expect(unwritten && driverHref(unwritten)).toBe('/guide/drivers/?q=Local');
  });

  test('lists the driver for personal accounts before the one for organizations', () => {
    const names = buildDriverIndex(drivers, pages, written).flatMap((entry) => entry.names);
    expect(names.indexOf('Onedrive')).toBeLessThan(names.indexOf('OnedriveAPP'));
  });
});
