import {describe, expect, test} from 'vitest';
import {assertSafeNames, mergeOptions} from '@site/src/lib/shared/safeNames';

const polluting: unknown = JSON.parse('{"yAxis": [{"__proto__": {"max": 1}}]}');

describe('assertSafeNames', () => {
  test.each([
    ['__proto__', polluting],
    ['constructor', {constructor: 1}],
    ['prototype', {a: {prototype: 1}}],
  ])('refuses %s at any depth and says where', (name, value) => {
    expect(() => assertSafeNames(value, 'options')).toThrow(
      new RegExp(`^options.*property name "${name}" is not allowed`),
    );
  });

  test('accepts other names, texts and lists', () => {
    expect(() => assertSafeNames({proto: ['a', null, {b: 1}]}, 'options')).not.toThrow();
  });
});

describe('mergeOptions', () => {
  test('lays objects over objects, and replaces lists and values', () => {
    expect(mergeOptions({a: {b: 1, c: 2}, d: [1]}, {a: {c: 3}, d: [2, 3]})).toEqual({
      a: {b: 1, c: 3},
      d: [2, 3],
    });
  });

  test('refuses an unsafe name and leaves objects of the page alone', () => {
    expect(() => mergeOptions({}, polluting as Record<string, unknown>)).toThrow('__proto__');
    expect('max' in {}).toBe(false);
  });
});
