import {describe, expect, test} from 'vitest';
import {readChosen, writeChosen, type Offers} from '@site/src/features/builders/query';

const offers: Offers = new Map([
  ['system', ['linux', 'windows']],
  ['https', ['true', 'false']],
]);

describe('choices in a URL', () => {
  test('are read as they were written, and what others wrote stays', () => {
    const query = writeChosen('?lang=zh&https=false', offers, {system: 'windows'});
    expect(query).toBe('?lang=zh&system=windows');
    expect(readChosen(query, offers)).toEqual({system: 'windows'});
  });

  test('that aren’t offered are ignored', () => {
    expect(readChosen('?system=amiga&token=x', offers)).toEqual({});
  });

  test('can’t be something that was typed', () => {
    expect(() => writeChosen('', offers, {system: 'open-sesame'})).toThrow('system');
    expect(() => writeChosen('', offers, {token: 'true'})).toThrow('token');
  });
});
