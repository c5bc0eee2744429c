import {expect, test} from 'vitest';
import {loginKinds} from '@site/src/build/facts/logins';
import {copyFacts, siteFacts} from '@site/tests/helpers/facts';

const {drivers} = siteFacts.raw;

const priced = {
  value: 'paid',
  text: 'It bills storage.',
  source: 'https://example.com/prices',
  seen: '2026-11-26',
};

test('every driver says what it costs, or that it is not known', () => {
  expect(drivers.filter(({cost}) => cost === undefined).map(({name}) => name)).toEqual([]);
});

test('a cost was seen on a day that has been', () => {
  const today = new Date().toISOString().slice(0, 10);
  const seen = drivers.flatMap(({cost}) => (cost && 'seen' in cost ? [cost.seen] : []));
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((day) => day > today)).toEqual([]);
});

test('a driver without a provider or an account names a place in its source', () => {
  const without = drivers.flatMap(({package: folder, cost}) =>
    cost?.value === 'no-provider' || cost?.value === 'no-account'
      ? [{folder, source: cost.source}]
      : [],
  );
  expect(without.length).toBeGreaterThan(0);
  const isPlace = /^(driver\.go Link|meta\.go Addition)$/;
  const elsewhere = without.filter(
    ({folder, source}) =>
      !source.startsWith(`drivers/${folder}/`) ||
      !isPlace.test(source.slice(`drivers/${folder}/`.length)),
  );
  expect(elsewhere).toEqual([]);
});

test('a driver that needs no account signs in nowhere, and takes no uploads', () => {
  const without = drivers.filter(({cost}) => cost?.value === 'no-account');
  expect(without.length).toBeGreaterThan(0);
  expect(without.filter((driver) => loginKinds(driver).join() !== 'none')).toEqual([]);
  expect(without.filter(({capabilities}) => capabilities.uploadEnabled)).toEqual([]);
});

test.each([
  ['a price without a source', {...priced, source: undefined}, 'source'],
  ['a day that is none', {...priced, seen: '2026-02-30'}, 'seen'],
  ['no account needed, but no place in the source', {value: 'no-account'}, 'source'],
  ['a value that is none', {value: 'cheap'}, 'value'],
])('%s stops the build', (_, cost, key) => {
  const copy = copyFacts();
  copy.edit<object[]>('facts/drivers.json', (list) =>
    list.map((driver, index) => (index === 0 ? {...driver, cost} : driver)),
  );
  expect(() => copy.load()).toThrow(
    new RegExp(`drivers\\.json: \\["115 Cloud"\\]\\.cost\\.${key}`),
  );
});
