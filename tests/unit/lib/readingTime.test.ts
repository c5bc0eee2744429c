import {describe, expect, test} from 'vitest';
import {
  HAN_CHARACTERS_PER_MINUTE,
  MIN_READING_MINUTES,
  readingTime,
  WORDS_PER_MINUTE,
} from '@site/src/lib/readingTime';

const words = (count: number): string => 'word '.repeat(count);

describe('readingTime', () => {
  test.each([
    {name: 'nothing takes the shortest time', count: 0, minutes: MIN_READING_MINUTES},
    {name: 'less than a minute is one', count: WORDS_PER_MINUTE / 4, minutes: 1},
    {name: 'a minute is one', count: WORDS_PER_MINUTE, minutes: 1},
    {name: 'just under one and a half is one', count: WORDS_PER_MINUTE * 1.5 - 1, minutes: 1},
    {name: 'one and a half is two', count: WORDS_PER_MINUTE * 1.5, minutes: 2},
    {name: 'two and a bit is two', count: WORDS_PER_MINUTE * 2 + 1, minutes: 2},
  ])('$name', ({count, minutes}) => {
    expect(readingTime(words(count))).toEqual({minutes, words: count});
  });

  test('counts Chinese by characters', () => {
    const text = '挂载。'.repeat(HAN_CHARACTERS_PER_MINUTE);
    expect(readingTime(text)).toEqual({minutes: 2, words: 2 * HAN_CHARACTERS_PER_MINUTE});
  });

  test('counts words in other letters within Chinese as words', () => {
    expect(readingTime('把 OneDrive 挂载到 AList').words).toBe(6);
  });

  test('takes what belongs together for one word', () => {
    expect(readingTime("Don't use WebDAV-only v3.30.0").words).toBe(4);
  });

  test('leaves out code, tags, comments and the addresses of links', () => {
    const text = [
      'Read [this page](https://example.com/a/b).',
      '<DriverCard driver="S3" />',
      '{/* src: drivers/s3/driver.go */}',
      '```bash\nnot counted at all\n```',
    ].join('\n\n');
    expect(readingTime(text).words).toBe(3);
  });
});
