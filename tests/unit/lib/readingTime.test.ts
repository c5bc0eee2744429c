import {describe, expect, test} from 'vitest';
import {
  HAN_CHARACTERS_PER_MINUTE,
  MIN_READING_MINUTES,
  readingTime,
  WORDS_PER_MINUTE,
} from '@site/src/lib/node/readingTime';

const words = (count: number): string => 'word '.repeat(count);

describe('readingTime', () => {
  test.each([
    {name: 'nothing takes the shortest time', count: 0, minutes: MIN_READING_MINUTES},
    {name: 'less than a minute is one', count: WORDS_PER_MINUTE / 4, minutes: 1},
    {name: 'a minute is one', count: WORDS_PER_MINUTE, minutes: 1},
    {name: 'just under one and a half is one', count: WORDS_PER_MINUTE * 1.5 - 1, minutes: 1},
    {name: 'one and a half is two', count: WORDS_PER_MINUTE * 1.5, minutes: 2},
    {name: 'two and a bit is two', count: WORDS_PER_MINUTE * 2 + 1, minutes: 2},
  ])('$name', {tags: ['@5-reading-time-least', '@5-reading-time-rounded']}, ({count, minutes}) => {
    expect(readingTime(words(count))).toBe(minutes);
  });

  test('counts Chinese by characters', {tags: ['@also-reading-time-chinese-counted']}, () => {
    expect(readingTime('挂载。'.repeat(HAN_CHARACTERS_PER_MINUTE))).toBe(2);
  });

  test('counts Japanese by characters, in all of its letters', () => {
    expect(readingTime('使うカナ。'.repeat(HAN_CHARACTERS_PER_MINUTE / 2))).toBe(2);
  });

  test('counts words in other letters within Chinese as words', () => {
    expect(readingTime('把 OneDrive '.repeat(HAN_CHARACTERS_PER_MINUTE))).toBe(
      1 + Math.round(HAN_CHARACTERS_PER_MINUTE / WORDS_PER_MINUTE),
    );
  });

  test('takes what belongs together for one word', () => {
    expect(readingTime("Don't use WebDAV-only v3.30.0. ".repeat(WORDS_PER_MINUTE))).toBe(4);
  });

  test('counts names in code and names of settings', () => {
    expect(readingTime('Set `site_url` to <Setting k="site_title" />. '.repeat(60))).toBe(1);
    expect(readingTime('`code` '.repeat(2 * WORDS_PER_MINUTE))).toBe(2);
    expect(readingTime('<Setting k="a" /> '.repeat(2 * WORDS_PER_MINUTE))).toBe(2);
  });

  test('leaves out samples, comments, and the addresses of links', () => {
    const text = [
      '[this](https://example.com/a/b)',
      '{/* src: drivers/s3/driver.go */}',
      '```bash\nnot counted at all\n```',
    ].join('\n\n');
    expect(readingTime(`${text}\n\n`.repeat(2 * WORDS_PER_MINUTE))).toBe(2);
  });
});
