import {describe, expect, test} from 'vitest';
import {
  chunksOf,
  hanPairs,
  indexWords,
  normalizeName,
  stem,
} from '@site/src/lib/shared/search/words';

describe('indexWords', () => {
  test('a name is found whole and in parts', () => {
    expect(indexWords('oauth_token_url')).toEqual(['oauthtokenurl', 'oauth', 'token', 'url']);
    expect(indexWords('/api/fs/list')).toEqual(['apifslist', 'api', 'fs', 'list']);
  });
  test('capitals inside a name part it', () => {
    expect(indexWords('OneDrive')).toEqual(['onedrive', 'one', 'drive']);
  });
  test('digits and letters of one word are also found alone', () => {
    expect(indexWords('123pan')).toEqual(expect.arrayContaining(['123pan', '123', 'pan']));
    expect(indexWords('s3')).toEqual(['s3']);
  });
  test('English endings do not matter', () => {
    expect(indexWords('drivers')).toEqual(['drivers', 'driver']);
  });
  test('Chinese is cut into pairs, and every character begins a word', () => {
    expect(indexWords('阿里云盘')).toEqual(['阿里', '里云', '云盘', '盘']);
  });
  test('Japanese, also in its own letters, is cut like Chinese', () => {
    expect(indexWords('ユーザーを追加')).toEqual([
      'ユー',
      'ーザ',
      'ザー',
      'ーを',
      'を追',
      '追加',
      '加',
    ]);
  });
  test('scripts are parted without a space between them', () => {
    expect(indexWords('115网盘')).toEqual(['115', '网盘', '盘']);
  });
  test('full-width letters and capitals are the same', () => {
    expect(indexWords('ＡＬＩＳＴ')).toEqual(['alist']);
  });
  test('text without words has none', () => {
    expect(indexWords(' — … ')).toEqual([]);
  });
});

test('a run of Chinese in a query is its pairs; a single character stays', () => {
  expect(hanPairs('反向代理')).toEqual(['反向', '向代', '代理']);
  expect(hanPairs('盘')).toEqual(['盘']);
});

test.each([
  ['mounted', 'mount'],
  ['mounting', 'mount'],
  ['entries', 'entry'],
  ['status', 'status'],
  ['passkeys', 'passkey'],
  ['s3', 's3'],
  ['thing', 'thing'],
])('stem of %s is %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test('normalizeName makes spellings of one name equal', () => {
  expect(normalizeName('OAuth token URL')).toBe(normalizeName('oauth_token_url'));
});

test('chunks keep the order of the text', () => {
  expect(chunksOf('在 Docker 中')).toEqual([
    {script: 'han', text: '在'},
    {script: 'latin', whole: 'docker', parts: ['docker']},
    {script: 'han', text: '中'},
  ]);
});

test.each([
  ['dócker', 'docker'],
  ['Über', 'uber'],
  ['ｄｏｃｋｅｒ', 'docker'],
  ['网盘', '网盘'],
])('%s is found like %s', (typed, plain) => {
  expect(indexWords(typed)).toEqual(indexWords(plain));
});
