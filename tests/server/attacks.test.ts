import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {
  ask,
  startApiServer,
  variablesFor,
  type ApiServer,
  type PageAnswer,
} from '@site/tests/helpers/server/apiServer';
import {startFakeUpstream, type FakeUpstream} from '@site/tests/helpers/server/fakeUpstream';

const TOKEN = 'header-part.payload-part.signature-part';
const TOKENS = {access_token: 'new-access', refresh_token: 'new-refresh'};
const RENEWAL_QUERY = `refresh_ui=${TOKEN}&server_use=true&driver_txt=alicloud_qr`;
/** What a browser adds to an image or a link on a page of another site. */
const CROSS_SITE = {'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors'};

let upstream: FakeUpstream;
let servers: ApiServer[] = [];

beforeAll(async () => {
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  upstream.seen.length = 0;
  upstream.behave({status: 200, body: JSON.stringify(TOKENS)});
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
    servers = [];
  };
});

async function startServer(more: Record<string, string> = {}): Promise<ApiServer> {
  const server = await startApiServer(variablesFor(upstream.origin, more));
  servers.push(server);
  return server;
}

/** The ways in which AList renews a token (`drivers/aliyundrive_open/util.go`, `drivers/dropbox/util.go`). */
const renewals: readonly (readonly [string, (server: ApiServer) => Promise<PageAnswer>])[] = [
  ['GET ali_open/token', (server) => ask(server, `/alist/ali_open/token?${RENEWAL_QUERY}`)],
  [
    'POST ali_open/token',
    (server) =>
      ask(server, '/alist/ali_open/token', {grant_type: 'refresh_token', refresh_token: TOKEN}),
  ],
  [
    'POST ali_open/refresh under its old name',
    (server) =>
      ask(server, '/api/ali_open/refresh', {grant_type: 'refresh_token', refresh_token: TOKEN}),
  ],
  [
    'POST dropbox/token',
    (server) =>
      ask(server, '/alist/dropbox/token', {grant_type: 'refresh_token', refresh_token: TOKEN}),
  ],
];

describe.each(renewals)('renewal by %s', (name, renew) => {
  /** AList reads these two members of a failure; without them it reports an empty token. */
  const readable = name.includes('dropbox')
    ? {error: 'Too Many Requests'}
    : {code: '503', message: 'Too Many Requests'};

  test('over the limit is a 503 that AList can read, never the 429 that sends the token elsewhere', async () => {
    const server = await startServer({RATE_LIMIT_PER_MINUTE: '2'});
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await renew(server)).status);
    expect(statuses).toEqual([200, 200, 503, 503]);
    const refused = await renew(server);
    expect(refused.body).toMatchObject(readable);
    expect(refused.headers.get('retry-after')).toBe('60');
    server.clock.ms += 60_000;
    expect((await renew(server)).status).toBe(200);
  });

  test('is a 503 when the provider says 429', async () => {
    upstream.behave({status: 429, body: '{}', headers: {'Retry-After': '5'}});
    const answer = await renew(await startServer());
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });

  test('still works when a page has used up every other limit of the same address', async () => {
    const server = await startServer({RATE_LIMIT_PER_MINUTE: '2', ALI_LIMIT_MAX: '1'});
    for (let turn = 0; turn < 5; turn += 1) {
      await ask(server, '/alist/ali_open/qr', {});
      await ask(server, '/alist/capabilities');
    }
    expect((await renew(server)).status).toBe(200);
  });

  test('is not among the sign-ins that the Aliyun limit counts', async () => {
    const server = await startServer({ALI_LIMIT_MAX: '1'});
    expect([(await renew(server)).status, (await renew(server)).status]).toEqual([200, 200]);
  });
});

describe('pages of other sites', () => {
  const images = [
    '/',
    '/alist/capabilities',
    `/alist/ali_open/token?${RENEWAL_QUERY}`,
    '/alist/baidu/get_refresh_token?code=stolen',
    '/alist/115/auth_device_code',
    '/proxy/qrcodeapi.115.com/api/1.0/web/1.0/token',
    '/api/ali_open/limit',
  ];
  test.each(images)(
    'cannot use %s as an image, and nothing is done or counted for it',
    async (path) => {
      const server = await startServer({RATE_LIMIT_PER_MINUTE: '1', ALI_LIMIT_MAX: '1'});
      for (let turn = 0; turn < 5; turn += 1) {
        expect((await ask(server, path, undefined, CROSS_SITE)).status).toBe(403);
      }
      expect(upstream.seen).toEqual([]);
      expect((await ask(server, `/alist/ali_open/token?${RENEWAL_QUERY}`)).status).toBe(200);
      expect((await ask(server, '/')).status).toBe(200);
    },
  );

  test('may show a QR code, which holds nothing', async () => {
    const server = await startServer();
    expect((await ask(server, '/qr?text=a', undefined, CROSS_SITE)).status).toBe(200);
  });

  test('of the list are let through, although they are of another site', async () => {
    const server = await startServer();
    const headers = {...CROSS_SITE, Origin: 'https://alistgo.com'};
    expect((await ask(server, '/alist/capabilities', undefined, headers)).status).toBe(200);
  });

  test.each([
    'https://ALISTGO.COM.evil.example',
    'https://alistgo.com:444',
    'https://alistgo.com@evil.example',
    'http://alistgo.com',
    'https://alistgo.com/',
    'https://alistgo.com, https://evil.example',
    'https://xn--alistgo-.com',
    'file://',
    '*',
  ])('cannot pass as a listed one with the origin %s', async (origin) => {
    const answer = await ask(
      await startServer(),
      '/alist/baidu/token',
      {code: 'c'},
      {Origin: origin},
    );
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(upstream.seen).toEqual([]);
  });
});

describe('what is counted', () => {
  test.each<readonly [string, Record<string, unknown>]>([
    ['/alist/ali_open/token', {grant_type: 'refresh_token', refresh_token: 'no token'}],
    ['/alist/ali_open/code', {grant_type: 'authorization_code'}],
    ['/alist/ali_open/code', {grant_type: 'nonsense'}],
  ])('an invalid request to %s is no Aliyun sign-in', async (path, send) => {
    const server = await startServer({ALI_LIMIT_MAX: '1'});
    for (let turn = 0; turn < 3; turn += 1)
      expect((await ask(server, path, send)).status).toBe(400);
    expect(
      (
        await ask(server, '/alist/ali_open/code', {
          grant_type: 'authorization_code',
          code: 'c',
        })
      ).status,
    ).toBe(200);
  });

  test('many invalid requests to a call that renews are stopped', async () => {
    const server = await startServer({RATE_LIMIT_PER_MINUTE: '2'});
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) {
      statuses.push((await ask(server, '/alist/ali_open/token', {})).status);
    }
    expect(statuses).toEqual([400, 400, 503]);
  });
});

describe('hostile providers', () => {
  const exchange = (server: ApiServer) => ask(server, '/alist/baidu/token', {code: 'c'});

  test.each([301, 302, 303, 307, 308])('a redirect with %i is not followed', async (status) => {
    upstream.behave({status, body: '', headers: {Location: 'http://169.254.169.254/latest'}});
    expect((await exchange(await startServer())).status).toBe(502);
    expect(upstream.seen).toHaveLength(1);
  });

  test('50 MB are not read to the end', async () => {
    let written = 0;
    upstream.behave((response) => {
      const part = Buffer.alloc(64 * 1024, 'x');
      const write = (): void => {
        if (response.destroyed || written >= 50 * 2 ** 20) return;
        written += part.length;
        if (response.write(part)) setImmediate(write);
        else response.once('drain', write);
      };
      write();
    });
    expect((await exchange(await startServer())).status).toBe(502);
    expect(written).toBeLessThan(20 * 2 ** 20);
  });

  test('a gzip bomb is measured unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 2 ** 20));
    expect(bomb.length).toBeLessThan(64 * 1024);
    upstream.behave((response) => {
      response.writeHead(200, {'Content-Encoding': 'gzip'}).end(bomb);
    });
    expect((await exchange(await startServer())).status).toBe(502);
  });

  test('an endless drip ends with the time limit', async () => {
    upstream.behave((response) => {
      const timer = setInterval(() => response.write(' '), 20);
      response.once('close', () => clearInterval(timer));
    });
    const answer = await exchange(await startServer({UPSTREAM_TIMEOUT_MS: '300'}));
    expect([answer.status, answer.body]).toEqual([
      504,
      {error: 'The provider did not respond in time.'},
    ]);
  });

  test('headers of the provider do not reach the page', async () => {
    upstream.behave({
      status: 200,
      body: JSON.stringify(TOKENS),
      headers: {
        'Set-Cookie': 'a=b',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Credentials': 'true',
        'Content-Security-Policy': 'default-src *',
        Refresh: '0; url=https://evil.example',
        Location: 'https://evil.example',
      },
    });
    const {status, headers} = await exchange(await startServer());
    expect(status).toBe(200);
    const names = [
      'set-cookie',
      'access-control-allow-origin',
      'access-control-allow-credentials',
      'refresh',
      'location',
    ];
    expect(names.filter((name) => headers.has(name))).toEqual([]);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

test('headers of the visitor do not reach the provider', async () => {
  await ask(
    await startServer(),
    '/alist/baidu/token',
    {code: 'c'},
    {
      Cookie: 'session=secret',
      Authorization: 'Bearer secret',
      'X-Forwarded-For': '127.0.0.1',
      'X-Smuggled': 'secret',
      'Accept-Language': 'secret',
    },
  );
  const [seen] = upstream.seen;
  expect(JSON.stringify(seen?.headers)).not.toMatch(/secret|smuggled|forwarded/i);
});

test('115 forgetting a code means that it has expired', async () => {
  upstream.behave({
    status: 200,
    body: JSON.stringify({state: 0, code: 40_199_002, message: 'key invalid', data: null}),
  });
  const answer = await ask(await startServer(), '/alist/115/get_status?uid=u&time=1&sign=s');
  expect([answer.status, answer.body]).toMatchObject([200, {resp: {status: -1}}]);
});

test('a server without the Yandex application does not announce it', async () => {
  const server = await startServer({YANDEX_CLIENT_ID: '', YANDEX_CLIENT_SECRET: ''});
  const {body} = await ask(server, '/alist/capabilities');
  expect(body['features']).toEqual(['ali_status', 'pkce', 'redirect_uri', '115_challenge']);
});
