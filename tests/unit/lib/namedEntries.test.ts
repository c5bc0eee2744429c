import {describe, expect, test} from 'vitest';
import {parseNamed, readTexts} from '@site/src/lib/shared/namedEntries';

describe('parseNamed', () => {
  test.each([
    ['Ann', {name: 'Ann'}],
    ['Ann <https://example.com/ann>', {name: 'Ann', href: 'https://example.com/ann'}],
    ['Drives</guide/drivers/>', {name: 'Drives', href: '/guide/drivers/'}],
    // An address of another kind is no link: neither a mail address nor a script may become one.
    ['Ann <ann@example.com>', {name: 'Ann <ann@example.com>'}],
    ['Ann <javascript:alert(1)>', {name: 'Ann <javascript:alert(1)>'}],
  ])('reads %s', (text, named) => {
    expect(parseNamed(text)).toEqual(named);
  });
});

describe('readTexts', () => {
  test('takes one text or a list of texts', () => {
    expect(readTexts('Ann')).toEqual(['Ann']);
    expect(readTexts(['Ann', 'Bob'])).toEqual(['Ann', 'Bob']);
  });
  test.each([[5], [true], [null], [''], [[]], [['Ann', 5]], [{name: 'Ann'}]])(
    'refuses %j',
    (value) => {
      expect(readTexts(value)).toBeUndefined();
    },
  );
});
