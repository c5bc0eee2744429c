import {expect, test} from 'vitest';
import {withProgramNames} from '@site/src/build/markdown/facts/components/programNames';

test.each([
  ['Raise token_expires_in in config.json.', 'Raise `token_expires_in` in `config.json`.'],
  ['检查 cors.allow_origins，再重启。', '检查 `cors.allow_origins`，再重启。'],
  ['Requests to /d, /p, and /api/fs/put.', 'Requests to `/d`, `/p`, and `/api/fs/put`.'],
  ['fs/get returns sign.', '`fs/get` returns sign.'],
])('names that only programs use become code: %s', (text, marked) => {
  expect(withProgramNames(text)).toBe(marked);
});

test.each([
  'In v3.63.0, Windows and/or Linux start 1.5 times. See example 2.',
  'Set `jwt_secret`, or turn on **Sign all**.',
  'The path /My files/Photos, or upload/download.',
])('other words stay as they are: %s', (text) => {
  expect(withProgramNames(text)).toBe(text);
});
