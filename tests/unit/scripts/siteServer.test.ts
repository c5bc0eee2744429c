import {mkdtemp, mkdir, rename, symlink, writeFile} from 'node:fs/promises';
import {get, type IncomingMessage, type Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {brotliCompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {headersFor, parseHeaderRules} from '@site/scripts/lib/headerRules.mjs';
import {createSiteServer} from '@site/scripts/lib/siteServer.mjs';

/** Makes a folder with these files. */
async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  await write(root, files);
  return root;
}

async function write(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), {recursive: true});
    await writeFile(path.join(root, name), text);
  }
}

/** Lets a server listen where there is room. */
async function originOf(listener: Server): Promise<string> {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

let server: Server;
let origin: string;

beforeAll(async () => {
  const root = await folderWith({
    '404.html': 'not found',
    'zh/404.html': '找不到',
    'index.html': 'home',
    'guide/index.html': 'guide',
    'guide/webdav.html': 'webdav',
    'guide/drivers/a b.html': 'spaced',
    '.well-known/security.txt': 'Contact',
    ...Object.fromEntries(
      ['list.m3u8', 'part.ts', 'manifest.mpd', 'part.m4s', 'song.ogg', 'film.flv', 'film.mp4'].map(
        (name) => [`media/${name}`, '0123456789'],
      ),
    ),
    _headers: '/*\n  X-Content-Type-Options: nosniff\n',
  });
  await writeFile(path.join(path.dirname(root), 'outside.txt'), 'outside');
  server = createSiteServer(root);
  origin = await originOf(server);
});

afterAll(() => void server.close());

describe('the policy of the token helpers', () => {
  const policy = "default-src 'none'; connect-src 'self' https://api.example.com; base-uri 'none'";
  const localPolicy = policy.replace("'self'", "'self' http://localhost:3002");

  /** Policies of a page as someone gets it who asks for it under a name. */
  async function policiesAt(host: string, prefix = ''): Promise<readonly unknown[]> {
    const root = await folderWith({
      '404.html': 'not found',
      [`${prefix.slice(1)}/tool/a.html`]: `<meta http-equiv="Content-Security-Policy" content="${policy}"><p>connect-src 'self'`,
      _headers: `${prefix}/tool/*\n  Content-Security-Policy: ${policy}\n`,
    });
    const listener = createSiteServer(root);
    const {port} = new URL(await originOf(listener));
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const address = {
        host: '127.0.0.1',
        port,
        path: `${prefix}/tool/a.html`,
        headers: {Host: host},
      };
      get(address, resolve).on('error', reject);
    });
    const page = await text(response);
    listener.close();
    return [
      response.headers['content-security-policy'],
      /content="([^"]*)"/.exec(page)?.[1],
      page.slice(page.indexOf('<p>')),
    ];
  }

  test.each(['localhost:3000', '127.0.0.1:3000', 'localhost'])(
    'allows the token server of this machine to a page of %s',
    async (host) => {
      expect(await policiesAt(host)).toEqual([localPolicy, localPolicy, "<p>connect-src 'self'"]);
    },
  );

  test.each(['/zh', '/xx'])('allows it in every language, such as %s', async (prefix) => {
    expect(await policiesAt('localhost:3000', prefix)).toEqual([
      localPolicy,
      localPolicy,
      "<p>connect-src 'self'",
    ]);
  });

  test.each(['docs.example.com', 'localhost.example.com', '192.0.2.1:3000'])(
    'stays as it was built for a page of %s',
    async (host) => {
      expect(await policiesAt(host)).toEqual([policy, policy, "<p>connect-src 'self'"]);
    },
  );
});

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

  test.each(['br', 'gzip', 'identity'])(
    'says that the browser has the page, if it was sent as %s',
    async (encoding) => {
      // As a browser asks whether a page has changed; `fetch` would ask for it in any case.
      const headers = {'accept-encoding': encoding, 'cache-control': 'max-age=0'};
      const first = await fetch(`${origin}/guide/`, {headers});
      const etag = first.headers.get('etag') ?? '';
      const again = await fetch(`${origin}/guide/`, {
        headers: {...headers, 'if-none-match': etag},
      });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('x-content-type-options')).toBe('nosniff');
      const other = await fetch(origin, {headers: {...headers, 'if-none-match': etag}});
      expect([other.status, await other.text()]).toEqual([200, 'home']);
    },
  );

  test('an unknown page is never “not modified”', async () => {
    const answer = await fetch(`${origin}/nothing`, {headers: {'if-none-match': '*'}});
    expect([answer.status, await answer.text()]).toEqual([404, 'not found']);
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['lines=1-2', 200, '0123456789', null],
  ])('sends of a video for “%s” with %i', async (range, status, body, contentRange) => {
    const answer = await fetch(`${origin}/media/film.mp4`, {headers: {range}});
    expect([answer.status, await answer.text()]).toEqual([status, body]);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
  });

  test('says how long a video is that ends before the part', async () => {
    const answer = await fetch(`${origin}/media/film.mp4`, {headers: {range: 'bytes=20-'}});
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  test('sends a part of a text as it is, because it would be a part of what is compressed', async () => {
    const headers = {'accept-encoding': 'gzip', range: 'bytes=0-1'};
    const answer = await fetch(`${origin}/guide/`, {headers});
    expect([answer.status, await answer.text()]).toEqual([206, 'gu']);
    expect(answer.headers.get('content-range')).toBe('bytes 0-1/5');
  });

  test('never sends a part of another version', async () => {
    const headers = {range: 'bytes=0-1', 'if-range': '"of another build"'};
    const answer = await fetch(`${origin}/media/film.mp4`, {headers});
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
  });

  test.each(['br', 'gzip'])('compresses a text for who takes %s', async (encoding) => {
    const answer = await fetch(`${origin}/guide/`, {headers: {'accept-encoding': encoding}});
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await answer.text()).toBe('guide');
  });

  test('sends the compressed file beside another, if there is one', async () => {
    const root = await folderWith({'404.html': 'not found', 'main.js': 'script'});
    await writeFile(path.join(root, 'main.js.br'), brotliCompressSync('the best of the script'));
    const listener = createSiteServer(root);
    onTestFinished(() => void listener.close());
    const address = `${await originOf(listener)}/main.js`;
    const answer = await fetch(address, {headers: {'accept-encoding': 'gzip, br'}});
    expect(await answer.text()).toBe('the best of the script');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const plain = await fetch(address, {headers: {'accept-encoding': 'identity'}});
    expect(await plain.text()).toBe('script');
  });

  test('finds files whose names begin with a dot', async () => {
    expect(await (await fetch(`${origin}/.well-known/security.txt`)).text()).toBe('Contact');
  });

  test.each([
    ['list.m3u8', 'application/vnd.apple.mpegurl'],
    ['part.ts', 'video/mp2t'],
    ['manifest.mpd', 'application/dash+xml'],
    ['part.m4s', 'video/iso.segment'],
    ['song.ogg', 'audio/ogg'],
    ['film.flv', 'video/x-flv'],
    ['film.mp4', 'video/mp4'],
  ])('%s has the type %s', async (name, type) => {
    const answer = await fetch(`${origin}/media/${name}`, {method: 'HEAD'});
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  });

  test('refuses to write', async () => {
    const answer = await fetch(origin, {method: 'POST'});
    expect(answer.status).toBe(405);
  });

  test('names the remedy when there is no built site', () => {
    expect(() => createSiteServer('/nonexistent')).toThrow(/npm run build/);
  });
});

describe('a site under a base', () => {
  const files = {
    '404.html': 'not found',
    'zh/404.html': '找不到',
    'index.html': 'home',
    'guide/webdav.html': 'webdav',
    'pages.json': JSON.stringify([{path: '/docs/', title: 'AList'}]),
    _headers: '/docs/assets/*\n  Cache-Control: immutable\n',
    'assets/a.js': 'script',
  };

  test.each([
    ['/docs/', 200, 'home'],
    ['/docs', 200, 'home'],
    ['/docs/guide/webdav', 200, 'webdav'],
    ['/docs/zh/nope', 404, '找不到'],
    ['/docs/docs/', 404, 'not found'],
    // The rest of the host belongs to others.
    ['/', 404, 'This site is at /docs/'],
    ['/guide/webdav', 404, 'This site is at /docs/'],
  ])('answers %s with %i', async (address, status, body) => {
    const listener = createSiteServer(await folderWith(files));
    const answer = await fetch((await originOf(listener)) + address);
    expect([answer.status, await answer.text()]).toEqual([status, body]);
    listener.close();
  });

  test('has rules for headers with the base, and the hosts’ own caching without a rule', async () => {
    const listener = createSiteServer(await folderWith(files));
    const from = await originOf(listener);
    const cacheOf = async (address: string): Promise<string | null> =>
      (await fetch(from + address)).headers.get('cache-control');
    expect(await cacheOf('/docs/assets/a.js')).toBe('immutable');
    expect(await cacheOf('/docs/')).toBe('public, max-age=0, must-revalidate');
    listener.close();
  });
});

test('a host with one 404 page answers with it in every language', async () => {
  const root = await folderWith({'404.html': 'not found', 'zh/404.html': '找不到'});
  const listener = createSiteServer(root, {hasOneNotFound: true});
  const from = await originOf(listener);
  const answer = await fetch(`${from}/zh/nope`);
  expect([answer.status, await answer.text()]).toEqual([404, 'not found']);
  expect(await (await fetch(`${from}/zh/404.html`)).text()).toBe('找不到');
  listener.close();
});

describe('a new build', () => {
  const build = (name: string): Record<string, string> => ({
    '404.html': 'not found',
    'index.html': `page of ${name}`,
    _headers: `/*\n  X-Build: ${name}\n`,
  });

  /** What is served at the root: its text, and the build that its headers are of. */
  async function read(from: string): Promise<readonly unknown[]> {
    const answer = await fetch(from);
    return [await answer.text(), answer.headers.get('x-build')];
  }

  test('is served as soon as it is in the place of the last one', async () => {
    const root = path.join(await folderWith({}), 'build');
    await write(root, build('old'));
    const listener = createSiteServer(root);
    onTestFinished(() => void listener.close());
    const from = await originOf(listener);
    expect(await read(from)).toEqual(['page of old', 'old']);
    // As `npm run build` does it.
    await write(`${root}.new`, build('new'));
    await rename(root, `${root}.old`);
    await rename(`${root}.new`, root);
    expect(await read(from)).toEqual(['page of new', 'new']);
  });

  test('is served when a link leads to it', async () => {
    const root = await folderWith({});
    await write(path.join(root, 'old'), build('old'));
    await write(path.join(root, 'new'), build('new'));
    const link = path.join(root, 'current');
    await symlink(path.join(root, 'old'), link);
    const listener = createSiteServer(link);
    onTestFinished(() => void listener.close());
    const from = await originOf(listener);
    expect(await read(from)).toEqual(['page of old', 'old']);
    await symlink(path.join(root, 'new'), `${link}.next`);
    await rename(`${link}.next`, link);
    expect(await read(from)).toEqual(['page of new', 'new']);
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
