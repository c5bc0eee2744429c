import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {execa} from 'execa';
import {expect, onTestFinished, test} from 'vitest';

const MOCK = path.resolve('scripts/mock-alist.ts');

/** Starts the command, and gives its URL and what it printed up to its last line. */
async function start(...args: readonly string[]): Promise<{url: string; printed: string}> {
  const mock = execa('jiti', [MOCK, ...args], {
    preferLocal: true,
    reject: false,
  });
  onTestFinished(async () => {
    mock.kill();
    await mock;
  });
  let printed = '';
  await new Promise<void>((resolve) => {
    mock.stdout.on('data', (part: Buffer) => {
      printed += part.toString();
      if (printed.includes('Stop it')) resolve();
    });
    mock.stdout.on('close', resolve);
  });
  return {url: /http:\S+/.exec(printed)?.[0] ?? '', printed};
}

const json = {'Content-Type': 'application/json'};

const post = async (url: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  (
    await fetch(url, {method: 'POST', headers: {...json, ...headers}, body: JSON.stringify(body)})
  ).json() as Promise<{
    readonly code: number;
    readonly data: Readonly<Record<string, unknown>> | null;
  }>;

test('the mock signs in, lists, and remembers a new folder', async () => {
  const {url, printed} = await start('--port', '0');
  const [, name = '', password = ''] = /^ {2}(\w+), password "([^"]+)"$/m.exec(printed) ?? [];
  const {data} = await post(`${url}/api/auth/login`, {username: name, password});
  const headers = {Authorization: String(data?.['token'])};
  expect(await post(`${url}/api/fs/mkdir`, {path: '/drive/new'}, headers)).toMatchObject({
    code: 200,
  });
  expect(await post(`${url}/api/fs/get`, {path: '/drive/new'}, headers)).toMatchObject({
    data: {name: 'new', is_dir: true},
  });
  expect(await post(`${url}/api/fs/list`, {path: '/'})).toMatchObject({code: 401});
});

test('with --examples, the mock returns the example of an endpoint to anyone', async () => {
  const {url} = await start('--port', '0', '--examples');
  const list = await fetch(`${url}/api/admin/user/list`, {headers: {Authorization: '<token>'}});
  expect(await list.json()).toMatchObject({code: 200});
});

test('the mock says what to do if its port is in use', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const port = String((other.address() as AddressInfo).port);
  const {exitCode, stderr} = await execa('jiti', [MOCK, '--port', port], {
    preferLocal: true,
    reject: false,
  });
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(
    new RegExp(
      `^Cannot listen on port ${port}: .*EADDRINUSE.* Choose another with --port\\.$`,
      'm',
    ),
  );
});
