import {mkdtemp, mkdir, writeFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {headersFor, parseHeaderRules} from '@site/scripts/lib/headerRules.mjs';
import {createSiteServer} from '@site/scripts/lib/siteServer.mjs';

let server: Server;
let origin: string;

beforeAll(async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  const files = {
    '404.html': 'not found',
    'zh/404.html': '找不到',
    'index.html': 'home',
    'guide/index.html': 'guide',
    'guide/webdav.html': 'webdav',
    'guide/drivers/a b.html': 'spaced',
    _headers: '/*\n  X-Content-Type-Options: nosniff\n',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), {recursive: true});
    await writeFile(path.join(root, name), text);
  }
  await writeFile(path.join(path.dirname(root), 'outside.txt'), 'outside');
  server = await createSiteServer(root);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});

afterAll(() => void server.close());

describe('the static server', () => {
  test.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/guide', 'guide'],
    ['/guide/', 'guide'],
    ['/guide/index.html', 'guide'],
    ['/guide/webdav', 'webdav'],
    ['/guide/webdav.html?a=1', 'webdav'],
    ['/guide/drivers/a%20b', 'spaced'],
  ])('answers %s from a plain file', async (address, text) => {
    const answer = await fetch(origin + address, {redirect: 'manual'});
    expect([answer.status, await answer.text()]).toEqual([200, text]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['/nothing', 'not found'],
    ['/zh/nothing', '找不到'],
    ['/%2e%2e/outside.txt', 'not found'],
    ['/..%2foutside.txt', 'not found'],
    ['/%E0%A4%A', 'not found'],
    ['/a%00b', 'not found'],
  ])('answers %s with status 404 and the page of the language', async (address, text) => {
    const answer = await fetch(origin + address);
    expect([answer.status, await answer.text()]).toEqual([404, text]);
  });

  test('refuses to write', async () => {
    const answer = await fetch(origin, {method: 'POST'});
    expect(answer.status).toBe(405);
  });

  test('names the remedy when there is no built site', async () => {
    await expect(createSiteServer('/nonexistent')).rejects.toThrow(/npm run build/);
  });
});

describe('header rules', () => {
  const rules = parseHeaderRules('# comment\n/*\n  A: 1\n/assets/*\n  A: 2\n  B: 3\n');
  test('a later rule wins', () => {
    expect(headersFor(rules, '/assets/x.js')).toEqual({a: '2', b: '3'});
    expect(headersFor(rules, '/x')).toEqual({a: '1'});
  });
  test('a broken line is named', () => {
    expect(() => parseHeaderRules('/*\nA: 1\n')).toThrow('line 2');
  });
});
