import {createHash} from 'node:crypto';
import {once} from 'node:events';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import type {Proxy, Visit, kinds} from './proxies';
import {VISITOR, proxies, startProxy} from './proxies';
import {sampleOf} from './samples';
import type {StubAlist} from './stubAlist';
import {createStubAlist, video} from './stubAlist';
import {describeWith, temporaryFolder} from './tools';

const PAGE = 'guide/install/reverse-proxy.mdx';
const CONFIG_PAGE = 'config/configuration.mdx';
const MEGABYTE = 1024 * 1024;

/** An upload that no proxy may keep on its disk. */
const LARGE = 200 * MEGABYTE;

/** A path with all that proxies like to change. */
const ODD_PATH = '/d/%E7%94%B5%E5%BD%B1%20a%2Fb%23c+d%25//x;y.mp4?sign=a-_%3D:0&type=x%20y';

/** Long enough for a busy machine. */
const WAIT = {timeout: 10_000, interval: 10};

/** What WebDAV clients send, and how AList answers. */
const davVisits: readonly (Pick<Visit, 'headers' | 'body'> & {
  readonly method: string;
  readonly expected: number;
  readonly answered?: Readonly<Record<string, string>>;
})[] = [
  {method: 'OPTIONS', expected: 200, answered: {dav: '1, 2'}},
  {
    method: 'PROPFIND',
    headers: {Depth: '1', 'Content-Type': 'application/xml'},
    body: '<D:propfind xmlns:D="DAV:"><D:allprop/></D:propfind>',
    expected: 207,
  },
  {
    method: 'PROPPATCH',
    body: '<D:propertyupdate xmlns:D="DAV:"/>',
    headers: {'Content-Type': 'application/xml'},
    expected: 207,
  },
  {method: 'MKCOL', expected: 201},
  {
    method: 'LOCK',
    headers: {Depth: 'infinity', Timeout: 'Second-600'},
    body: '<D:lockinfo xmlns:D="DAV:"/>',
    expected: 200,
    answered: {'lock-token': '<opaquelocktoken:1>'},
  },
  {
    method: 'PUT',
    headers: {If: '(<opaquelocktoken:1>)'},
    body: 'content',
    expected: 201,
  },
  {method: 'UNLOCK', headers: {'Lock-Token': '<opaquelocktoken:1>'}, expected: 204},
  {method: 'DELETE', expected: 204},
];

/** AList behind a proxy, for the tests of one block. */
function behind(
  kind: keyof typeof kinds,
  program: string,
  sample: () => string,
  place: {readonly prefix?: string; readonly site?: string; readonly socket?: string} = {},
): {readonly visit: Proxy['visit']; readonly host: () => string; readonly alist: StubAlist} {
  let proxy: Proxy | undefined;
  const alist = createStubAlist(place.prefix);
  beforeAll(async () => {
    const address = await alist.listen(place.socket);
    proxy = await startProxy(kind, program, sample(), address, place.site);
  });
  afterAll(async () => {
    await proxy?.stop();
    await alist.close();
  });
  const started = (): Proxy => {
    if (!proxy) throw new Error('The proxy did not start.');
    return proxy;
  };
  return {visit: (visit) => started().visit(visit), host: () => started().host, alist};
}

describe.each(proxies)('the sample for $kind', ({kind, main, subpath}) => {
  describeWith(kind, 'in front of AList', (program) => {
    const {visit, host, alist} = behind(kind, program, main);
    const receivedOf = (url: string): number =>
      alist.seen.find((each) => each.url === url)?.received ?? 0;

    test('passes paths and queries letter for letter', async () => {
      await visit({path: ODD_PATH});
      expect(alist.last().url).toBe(ODD_PATH);
    });

    test('passes the host with its port, and the scheme', async () => {
      await visit({path: '/ping'});
      expect(alist.last().headers).toMatchObject({
        host: host(),
        'x-forwarded-host': host(),
        'x-forwarded-proto': 'https',
      });
    });

    test('passes the visitor’s address, whatever the visitor claims', async () => {
      const headers = {
        'X-Forwarded-For': '203.0.113.7',
        'X-Real-IP': '203.0.113.7',
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'http',
      };
      await visit({path: '/ping', headers});
      const seen = alist.last();
      expect(seen.visitor).toBe(VISITOR);
      expect(JSON.stringify(seen.headers)).not.toContain('203.0.113.7');
      expect(seen.headers).toMatchObject({
        'x-forwarded-host': host(),
        'x-forwarded-proto': 'https',
      });
    });

    test('passes sign-ins of WebDAV and of the API', async () => {
      await visit({path: '/dav/', method: 'PROPFIND', headers: {Authorization: 'Basic YTpi'}});
      expect(alist.last().headers.authorization).toBe('Basic YTpi');
      await visit({path: '/api/me', headers: {Authorization: 'token'}});
      expect(alist.last().headers.authorization).toBe('token');
    });

    test('leads visitors without TLS to the same page with TLS', async () => {
      const {status, headers} = await visit({path: '/a%20b?c=d', isPlain: true});
      expect([301, 302, 307, 308]).toContain(status);
      expect(headers.location).toMatch(/^https:\/\/files\.example\.com(:\d+)?\/a%20b\?c=d$/);
    });

    test('lets players read parts of a file', async () => {
      const whole = await visit({path: '/d/video.mp4'});
      expect(whole.headers['accept-ranges']).toBe('bytes');
      expect(whole.body.equals(video)).toBe(true);
      const part = await visit({path: '/d/video.mp4', headers: {Range: 'bytes=70000-79999'}});
      expect(part.status).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes 70000-79999/${video.length}`);
      expect(part.body.equals(video.subarray(70_000, 80_000))).toBe(true);
      const end = await visit({path: '/d/video.mp4', headers: {Range: 'bytes=-500'}});
      expect(end.body.equals(video.subarray(-500))).toBe(true);
      const old = {Range: 'bytes=0-9', 'If-Range': '"older"'};
      expect((await visit({path: '/d/video.mp4', headers: old})).status).toBe(200);
      const beyond = {Range: `bytes=${video.length}-`};
      expect((await visit({path: '/d/video.mp4', headers: beyond})).status).toBe(416);
    });

    test('tells the size of a file without its content', async () => {
      const {status, headers, body} = await visit({path: '/d/video.mp4', method: 'HEAD'});
      expect(status).toBe(200);
      expect(headers['content-length']).toBe(String(video.length));
      expect(body).toHaveLength(0);
    });

    test('passes an upload of 200 MB while it is sent, instead of storing it first', async () => {
      const part = Buffer.alloc(MEGABYTE, 'AList');
      const hash = createHash('sha1');
      const {status} = await visit({
        path: '/dav/large.bin',
        method: 'PUT',
        headers: {'Content-Length': LARGE},
        async write(body) {
          const send = async (): Promise<void> => {
            hash.update(part);
            if (!body.write(part)) await once(body, 'drain');
          };
          await send();
          // A proxy that stores uploads passes nothing before their end.
          await vi.waitFor(() => expect(receivedOf('/dav/large.bin')).toBeGreaterThan(0), WAIT);
          for (let sent = MEGABYTE; sent < LARGE; sent += MEGABYTE) await send();
          body.end();
        },
      });
      expect(status).toBe(201);
      expect(alist.last()).toMatchObject({received: LARGE, hash: hash.digest('hex')});
    });

    test('passes an upload whose size no one knows yet', async () => {
      const {status} = await visit({
        path: '/dav/live.bin',
        method: 'PUT',
        headers: {'Transfer-Encoding': 'chunked'},
        async write(body) {
          body.write(Buffer.alloc(2 * MEGABYTE));
          await vi.waitFor(() => expect(receivedOf('/dav/live.bin')).toBeGreaterThan(0), WAIT);
          body.end('end');
        },
      });
      expect(status).toBe(201);
      expect(alist.last().received).toBe(2 * MEGABYTE + 3);
    });

    test.each(davVisits)(
      'passes WebDAV’s $method',
      async ({method, headers, body, expected, answered}) => {
        const answer = await visit({
          path: '/dav/a%20b/',
          method,
          ...(headers && {headers}),
          ...(body !== undefined && {body}),
        });
        expect(answer.status).toBe(expected);
        const seen = alist.last();
        expect(seen).toMatchObject({method, url: '/dav/a%20b/', received: body?.length ?? 0});
        for (const [name, value] of Object.entries(headers ?? {})) {
          expect(seen.headers[name.toLowerCase()], name).toBe(value);
        }
        expect(answer.headers).toMatchObject(answered ?? {});
        expect(answer.body.length).toBeGreaterThanOrEqual(expected === 207 ? 100 : 0);
      },
    );

    test.each(['MOVE', 'COPY'])('lets clients %s a file to a full address', async (method) => {
      const Destination = `https://${host()}/dav/c%20d.txt`;
      const headers = {Destination, Overwrite: 'F'};
      expect((await visit({path: '/dav/a.txt', method, headers})).status).toBe(201);
      expect(alist.last().headers['destination']).toBe(Destination);
    });
  });

  describeWith(kind, 'under a subpath', (program) => {
    const site = 'example.com';
    const {visit, host, alist} = behind(kind, program, subpath, {prefix: '/alist', site});

    test('passes the path to AList, with the subpath', async () => {
      expect((await visit({path: '/alist/ping'})).body.toString()).toBe('pong');
      await visit({path: `/alist${ODD_PATH}`});
      expect(alist.last()).toMatchObject({url: `/alist${ODD_PATH}`, visitor: VISITOR});
    });

    test('keeps the visitor’s address, host, and scheme', async () => {
      await visit({path: '/alist/ping', headers: {'X-Forwarded-For': '203.0.113.7'}});
      const {visitor, headers} = alist.last();
      expect(visitor).toBe(VISITOR);
      expect(headers).toMatchObject({host: host(), 'x-forwarded-proto': 'https'});
    });

    test('leads to AList from the subpath without a slash', async () => {
      const {status, headers} = await visit({path: '/alist'});
      const isRedirect = status === 301 && (headers.location ?? '').endsWith('/alist/');
      expect(isRedirect || alist.last().url === '/alist').toBe(true);
    });

    test('keeps AList out of the rest of the site', async () => {
      const count = alist.seen.length;
      await visit({path: '/'});
      await visit({path: '/alistair/ping'});
      expect(alist.seen).toHaveLength(count);
    });

    test('lets clients move files and upload more than 1 MB', async () => {
      const headers = {Destination: `https://${host()}/alist/dav/b.txt`};
      const moved = await visit({path: '/alist/dav/a.txt', method: 'MOVE', headers});
      expect(moved.status).toBe(201);
      const body = 'A'.repeat(3 * MEGABYTE);
      expect((await visit({path: '/alist/dav/b.bin', method: 'PUT', body})).status).toBe(201);
      expect(alist.last().received).toBe(body.length);
    });
  });
});

describeWith('nginx', 'behind another proxy', (nginx) => {
  const trust = sampleOf(PAGE, 'nginx', 'set_real_ip_from').code;
  const {visit, alist} = behind('nginx', nginx, () =>
    sampleOf(PAGE, '/etc/nginx/conf.d/alist.conf').code.replaceAll(
      '    location / {',
      `${trust}\n    location / {`,
    ),
  );

  test('passes the address that the other one names, and no further claim', async () => {
    const claim = '198.51.100.9, 203.0.113.7, 127.0.0.9';
    await visit({path: '/ping', headers: {'X-Forwarded-For': claim}});
    expect(alist.last().visitor).toBe('203.0.113.7');
  });
});

describeWith('nginx', 'with a Unix socket', (nginx) => {
  const socket = path.join(temporaryFolder(), 'alist.sock');
  const sample = sampleOf(CONFIG_PAGE, 'nginx', 'unix:').code;
  const {visit, host, alist} = behind(
    'nginx',
    nginx,
    () => sample.replace('/run/alist/alist.sock', socket),
    {socket},
  );

  test('reaches AList', async () => {
    expect((await visit({path: '/ping'})).body.toString()).toBe('pong');
    await visit({path: ODD_PATH});
    expect(alist.last()).toMatchObject({url: ODD_PATH, headers: {host: host()}});
  });
});
