import {expect, test} from 'vitest';
import {etagOf, isKnown, partOf} from '@site/scripts/lib/conditional.mjs';

const TAG = '"abc"';

test.each([
  ['bytes=0-9', {start: 0, end: 9}],
  ['bytes=90-', {start: 90, end: 99}],
  ['bytes=-10', {start: 90, end: 99}],
  ['bytes=-1000', {start: 0, end: 99}],
  ['bytes=50-1000', {start: 50, end: 99}],
  ['bytes=99-99', {start: 99, end: 99}],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  // Not a range, or several.
  [undefined, 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=9-0', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=0-1', 'whole'],
] as const)('of 100 bytes, %s is %j', (range, part) => {
  expect(partOf({range}, 100, TAG)).toEqual(part);
});

test('a part of another version is never mixed in', () => {
  expect(partOf({range: 'bytes=0-9', 'if-range': TAG}, 100, TAG)).toEqual({start: 0, end: 9});
  expect(partOf({range: 'bytes=0-9', 'if-range': '"old"'}, 100, TAG)).toBe('whole');
});

test.each([
  [undefined, false],
  ['"abc"', true],
  ['W/"abc"', true],
  ['"old", "abc"', true],
  ['*', true],
  ['"old"', false],
])('If-None-Match %s: the browser has it: %s', (header, isThere) => {
  expect(isKnown(header, TAG)).toBe(isThere);
});

test('a tag belongs to the bytes and to how they are compressed', () => {
  const body = Buffer.from('text');
  expect(etagOf(body)).toBe(etagOf(Buffer.from('text')));
  expect(new Set([etagOf(body), etagOf(body, 'br'), etagOf(Buffer.from('Text'))]).size).toBe(3);
});
