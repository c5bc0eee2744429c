import {describe, expect, test} from 'vitest';
import errors from '@site/src/data/facts/errors.json' with {type: 'json'};
import {findMessages} from '@site/src/features/fact-filter/findMessages';

const entries = errors.errors.map(({id, message, cause}) => ({
  id,
  messages: [message],
  text: `${message} ${cause}`,
}));

const found = (query: string): readonly string[] =>
  findMessages(entries, query).entries.map(({id}) => id);

describe('findMessages', () => {
  test('shows everything without a query', () => {
    expect(findMessages(entries, ' ')).toEqual({entries, nearest: []});
  });

  test('finds words in any order', () => {
    expect(found('disabled guest user')).toContain('guest-disabled');
  });

  test.each([
    [
      '\u001B[31mERRO\u001B[0m[2026-11-22 10:00:00] failed get storage: storage not found; please add a storage first ',
      'storage-not-found-root',
    ],
    [
      '[GIN] 2026/11/22 - 10:00:00 | 200 | Loading storage, please wait | 127.0.0.1',
      'storages-loading',
    ],
    [
      'time="x" level=error msg="Fail to load roles: dial tcp 127.0.0.1:3306: refused"',
      'roles-load-failed',
    ],
  ])('finds the message of a log line by its longest fixed text: %s', (line, id) => {
    expect(found(line)).toEqual([id]);
  });

  test('offers the three most similar messages when none fits', () => {
    const {entries: fitting, nearest} = findMessages(entries, 'gest usr is disabeld');
    expect(fitting).toEqual([]);
    expect(nearest).toHaveLength(3);
    expect(nearest[0]?.id).toBe('guest-disabled');
  });
});
