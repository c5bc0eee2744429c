import {expect, test} from 'vitest';
import {
  hasBit,
  joinBits,
  parsePermissionNumber,
  unknownPart,
} from '@site/src/features/permission-calculator/permissionNumber';

test.each([
  ['0', 0],
  [' 248 ', 248],
  ['2147483647', 2147483647],
  ['2147483648', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['0x10', undefined],
  ['', undefined],
])('reads %j as %s', (text, value) => {
  expect(parsePermissionNumber(text)).toBe(value);
});

test('bits and number are two forms of one thing', () => {
  const bits = [8, 16, 32, 64, 128];
  expect(joinBits(bits)).toBe(248);
  expect(bits.every((bit) => hasBit(248, bit))).toBe(true);
  expect(hasBit(248, 4)).toBe(false);
});

test('what no known bit explains is left over', () => {
  expect(unknownPart(248 + 2 ** 20, [8, 16, 32, 64, 128])).toBe(2 ** 20);
});
