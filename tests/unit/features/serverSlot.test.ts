// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import {READER_SERVER_KEY} from '@site/src/lib/storageKeys';

/** What a new document knows of the server when the storage of the tab holds a text. */
async function serverAfter(text: string): Promise<unknown> {
  sessionStorage.setItem(READER_SERVER_KEY, text);
  const {serverSlot} = await import('@site/src/features/api-runner/serverSlot');
  return serverSlot.read();
}

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});

test('what is stored comes back', async () => {
  const server = {base: 'https://files.example.com', token: 'abc.def'};
  expect(await serverAfter(JSON.stringify(server))).toEqual(server);
});

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '["https://files.example.com"]'],
  ['values that aren’t texts', '{"base":5244,"token":{"a":1}}'],
  ['values that can’t be used', '{"base":"ftp://nas","token":"two\\nlines"}'],
])('a stored value that is %s counts as none', async (_kind, text) => {
  expect(await serverAfter(text)).toEqual({base: '', token: ''});
});

test('what is missing doesn’t become the token "undefined"', async () => {
  const base = 'https://files.example.com';
  expect(await serverAfter(JSON.stringify({base}))).toEqual({base, token: ''});
});
