import {expect, test} from 'vitest';
import {
  countUnknownCost,
  driverFilterQuery,
  matchesDriver,
  matchesWords,
  parseDriverFilter,
  relaxations,
} from '@site/src/features/fact-filter/driverFilter';

const s3 = {
  words: 's3 object storage 对象存储',
  traits: [
    'uploadEnabled',
    'mkdir',
    'redirect',
    'cost-paid',
    'login-key',
    'in-global',
    'in-self-hosted',
  ],
};

const filter = (query: string) => parseDriverFilter(new URLSearchParams(query));

test.each([
  ['', true],
  ['q=S3', true],
  ['q=对象存储', true],
  ['q=storage+s3', true],
  ['q=quark', false],
  ['can=uploadEnabled&can=mkdir', true],
  ['can=copy', false],
  ['delivery=proxied', false],
  ['cost=paid', true],
  ['cost=free', false],
  ['login=key', true],
  ['login=cookie', false],
  ['region=self-hosted', true],
  ['region=china', false],
  ['application=yes', false],
  ['application=no', true],
])('"%s" finds S3: %s', (query, found) => {
  expect(matchesDriver(s3, filter(query))).toBe(found);
});

test('unknown values in an address ask nothing', () => {
  expect(filter('delivery=pigeon&can=fly&login=__proto__&sort=color')).toEqual(filter(''));
});

test('a filter survives the way into the address and back', () => {
  const query =
    '?q=115&can=uploadEnabled&delivery=redirect&cost=free&login=cookie&application=no&region=china&sort=operations';
  expect(driverFilterQuery(filter(query))).toBe(query);
  expect(driverFilterQuery(filter(''))).toBe('');
  expect(driverFilterQuery(filter('q=a'), '?driver=S3&q=b')).toBe('?driver=S3&q=a');
  expect(driverFilterQuery(filter(query), query)).toBe(query);
  expect(driverFilterQuery(filter(''), query)).toBe('');
});

test('a filter by cost counts the drivers that would fit if their cost were known', () => {
  const unknown = {words: 'doge', traits: ['uploadEnabled', 'redirect']};
  const rows = [s3, unknown, {...unknown, traits: ['redirect']}];
  expect(countUnknownCost(filter('cost=free&can=uploadEnabled'), rows)).toBe(1);
  expect(countUnknownCost(filter('can=uploadEnabled'), rows)).toBe(0);
});

test('drivers whose cost is unknown are shown on demand, and only those that fit in everything else', () => {
  const unknown = {words: 'doge', traits: ['uploadEnabled', 'redirect']};
  expect(matchesDriver(unknown, filter('cost=free'))).toBe(false);
  expect(matchesDriver(unknown, filter('cost=free&unknown=yes'))).toBe(true);
  expect(matchesDriver(unknown, filter('cost=free&unknown=yes&can=copy'))).toBe(false);
  expect(matchesDriver(s3, filter('cost=free&unknown=yes'))).toBe(false);
  expect(driverFilterQuery(filter('cost=free&unknown=yes'))).toBe('?cost=free&unknown=yes');
});

test.each([
  ['cost-free', ['free', 'free-account']],
  ['cost-no-provider', ['free', 'no-provider']],
  ['cost-no-account', ['free', 'no-account']],
  ['cost-membership', ['membership']],
  ['cost-paid', ['paid']],
])('a driver with %s is found by %j', (trait, found) => {
  const costs = ['free', 'free-account', 'no-provider', 'no-account', 'membership', 'paid'];
  const finds = (cost: string) =>
    matchesDriver({words: '', traits: [trait]}, filter(`cost=${cost}`));
  expect(costs.filter(finds)).toEqual(found);
});

test('words are compared without case and in any order', () => {
  expect(matchesWords('Failed get storage', 'STORAGE failed')).toBe(true);
  expect(matchesWords('Failed get storage', '  ')).toBe(true);
  expect(matchesWords('Failed get storage', 'driver')).toBe(false);
});

test('a filter that leaves nothing names each part that alone holds drivers back, most first', () => {
  const local = {words: 'local 本机存储', traits: ['uploadEnabled', 'copy', 'proxied']};
  const rows = [s3, {...s3, words: 'doge'}, local];
  expect(relaxations(filter('can=mkdir&delivery=proxied'), rows)).toEqual([
    {name: 'delivery', value: 'proxied', count: 2},
    {name: 'can', value: 'mkdir', count: 1},
  ]);
  expect(relaxations(filter('q=nothing&can=copy&can=mkdir'), rows)).toEqual([]);
});
