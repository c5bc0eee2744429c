import {expect, test} from 'vitest';
import type {RawFacts} from '@site/src/build/facts/read';
import {copyFacts} from '@site/tests/helpers/facts';

type Drivers = RawFacts['drivers'];
type Settings = RawFacts['settings'];

test('malformed JSON is named by file', () => {
  const copy = copyFacts();
  copy.write('facts/drivers.json', '[{');
  expect(() => copy.load()).toThrow(/drivers\.json: not valid JSON .*Correct the file\./);
});

test('a wrong type is named by driver, field and key', () => {
  const copy = copyFacts();
  copy.edit<Drivers>('facts/drivers.json', (drivers) =>
    drivers.map((driver) =>
      driver.name === 'S3'
        ? {...driver, fields: driver.fields.map((field) => ({...field, required: 'yes'}))}
        : driver,
    ),
  );
  expect(() => copy.load()).toThrow(
    /drivers\.json: \["S3"\]\.fields\["root_folder_path"\]\.required: .*expected boolean/,
  );
});

test('a value outside its list names the allowed ones', () => {
  const copy = copyFacts();
  copy.edit<Settings>('facts/settings.json', (settings) => {
    Object.assign(settings.settings[0] ?? {}, {type: 'colour'});
  });
  expect(() => copy.load()).toThrow(
    /settings\.json: settings\["version"\]\.type: .*Allowed: string, text, bool, number, select\.|Allowed: string, text, number, bool, select\./,
  );
});

test('a key that newer facts bring is named with the remedy', () => {
  const copy = copyFacts();
  copy.edit<Drivers>('facts/drivers.json', (drivers) => {
    Object.assign(drivers[0] ?? {}, {colour: 'blue'});
  });
  expect(() => copy.load()).toThrow(/"colour".*teach it to src\/build\/facts\/schema\.ts/);
});

test('a duplicate is named', () => {
  const copy = copyFacts();
  copy.edit<Drivers>('facts/drivers.json', (drivers) => [...drivers, drivers[0]]);
  expect(() => copy.load()).toThrow(/drivers\.json: driver ".*" appears twice/);
});

test('a page with an unknown driver is named', () => {
  const copy = copyFacts();
  copy.edit<RawFacts['driver-pages']>('facts/driver-pages.json', (pages) => {
    pages[3]?.drivers.push('Ghost');
  });
  expect(() => copy.load()).toThrow(/lists the unknown driver "Ghost"/);
});

test('a route that checks an unknown permission is named with the permissions', () => {
  const copy = copyFacts();
  copy.edit<RawFacts['api']>('facts/api.json', ({routes}) => {
    routes
      .find(({id}) => id === 'post-api-fs-mkdir')
      ?.checks?.push({permission: 'fly', needed: true, src: 'server/handles/fly.go Fly'});
  });
  expect(() => copy.load()).toThrow(
    /api\.json: route "post-api-fs-mkdir" checks the unknown permission "fly"\. .*Allowed: see_hides, /,
  );
});

test('a setting in an unknown group is named with the groups', () => {
  const copy = copyFacts();
  copy.edit<Settings>('facts/settings.json', (settings) => {
    Object.assign(settings.settings[0] ?? {}, {group: 'nowhere'});
  });
  expect(() => copy.load()).toThrow(/unknown group "nowhere"\. Allowed: single, site/);
});

test('an empty Chinese text is named', () => {
  const copy = copyFacts();
  copy.edit<Record<string, string>>('zh/drivers.json', (texts) => {
    texts['Bucket name.'] = '';
  });
  expect(() => copy.load()).toThrow(
    /zh\/drivers\.json: "Bucket name\.": .*must be a text in the language of this folder/,
  );
});

test('a missing file is named', () => {
  const copy = copyFacts();
  copy.write('zh/errors.json', '');
  expect(() => copy.load()).toThrow(/zh\/errors\.json: not valid JSON/);
});
