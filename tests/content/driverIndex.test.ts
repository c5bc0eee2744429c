import {existsSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import pages from '@site/src/data/facts/driver-pages.json' with {type: 'json'};
import drivers from '@site/src/data/facts/drivers.json' with {type: 'json'};
import {siteDriverName} from '@site/src/build/facts/localizedFacts';
import {siteFacts} from '@site/tests/helpers/facts';
import {
  buildDriverIndex,
  choicesOf,
  countDrivers,
  driverHref,
} from '@site/src/lib/shared/driverIndex';

const nameOf = (driver: string) => siteDriverName(siteFacts.raw['ui-labels'], driver);
const written = (slug: string): boolean => existsSync(`docs/guide/drivers/${slug}.mdx`);

describe('the driver index', () => {
  test('holds every driver once', () => {
    const names = buildDriverIndex(drivers, pages, nameOf, written).flatMap((entry) => entry.names);
    expect([...names].sort()).toEqual(drivers.map(({name}) => name).sort());
  });

  test('names a driver without a page', () => {
    const stray = {name: 'Stray', capabilities: {uploadEnabled: true}};
    expect(() => buildDriverIndex([...drivers, stray], pages, nameOf, written)).toThrow(
      /no page lists the driver "Stray"/,
    );
  });

  test('names a page with an unknown driver', () => {
    const page = {slug: 'ghosts', titleEn: 'Ghosts', titleZh: '幽灵', drivers: ['Ghost']};
    expect(() => buildDriverIndex(drivers, [...pages, page], nameOf, written)).toThrow(
      /"Ghosts" lists the unknown driver "Ghost"/,
    );
  });

  test('counts drivers, not pages', () => {
    expect(countDrivers(buildDriverIndex(drivers, pages, nameOf, written))).toBe(drivers.length);
  });

  test('leads to the page of an entry, or to its row in the table while there is none', () => {
    const [first] = buildDriverIndex(drivers, pages, nameOf, written);
    expect(first && driverHref(first)).toBe('/guide/drivers/local.html');
    const [unwritten] = buildDriverIndex(drivers, pages, nameOf, () => false);
    expect(unwritten).not.toHaveProperty('slug');
    expect(unwritten && driverHref(unwritten)).toBe('/guide/drivers/?q=Local');
  });

  test('leads to the driver that was picked on a page about several', () => {
    const index = buildDriverIndex(drivers, pages, nameOf, written);
    const share = index.flatMap(choicesOf).find(({names}) => names.includes('Onedrive Sharelink'));
    expect(share?.title).toEqual({en: 'OneDrive Sharelink', zh: 'OneDrive 分享链接'});
    expect(share && driverHref(share)).toBe(
      '/guide/drivers/onedrive.html?driver=Onedrive+Sharelink',
    );
  });

  test('lists the driver for personal accounts before the one for organizations', () => {
    const names = buildDriverIndex(drivers, pages, nameOf, written).flatMap((entry) => entry.names);
    expect(names.indexOf('Onedrive')).toBeLessThan(names.indexOf('OnedriveAPP'));
  });
});
