import {request} from 'node:http';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {createApp} from '@site/server/app';
import {createRateLimiter} from '@site/server/http/rateLimit';
import {visitorKey} from '@site/server/http/visitorAddress';
import {parseSettings} from '@site/server/settings';
import {
  ask,
  startApiServer,
  variablesFor,
  type ApiServer,
} from '@site/tests/helpers/server/apiServer';
import {startFakeUpstream, type FakeUpstream} from '@site/tests/helpers/server/fakeUpstream';

let upstream: FakeUpstream;
let api: ApiServer;

beforeAll(async () => {
  upstream = await startFakeUpstream();
  upstream.behave({status: 200, body: '{"access_token":"a","sid":"s","qrCodeUrl":"q"}'});
  api = await startApiServer(
    variablesFor(upstream.origin, {ALLOWED_ORIGINS: 'http://localhost:*,https://docs.example.com'}),
  );
});
afterAll(async () => {
  await api.close();
  await upstream.close();
});
beforeEach(() => {
  upstream.seen.length = 0;
  api.lines.length = 0;
});

const exchange = (server: ApiServer, headers: Record<string, string> = {}) =>
  ask(server, '/alist/baidu/token', {code: 'c'}, headers);

/** Status of a GET with exactly these headers: `fetch` adds some of its own. */
function statusOf(
  {origin}: ApiServer,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    request(origin + path, {headers}, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('origins', () => {
  test.each([
    'https://alistgo.com',
    'https://docs.example.com',
    'http://localhost',
    'http://localhost:4173',
  ])('%s may call', async (origin) => {
    const answer = await exchange(api, {Origin: origin});
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('vary')).toContain('Origin');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test.each([
    'https://evil.example',
    'https://alistgo.com.evil.example',
    'http://localhost.evil.example',
    'http://localhost:80:80',
    'http://localhost:4173x',
    'https://localhost:4173',
    'null',
  ])('%s is refused, and nothing is done for it', async (origin) => {
    const answer = await exchange(api, {Origin: origin});
    expect([answer.status, answer.body]).toEqual([403, {error: 'origin not allowed'}]);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(upstream.seen).toEqual([]);
  });

  test.each([
    [{'Accept-Language': 'de-DE,de;q=0.9', Accept: 'image/avif,image/webp,*/*;q=0.8'}, 403],
    [{'Accept-Language': 'zh-CN'}, 403],
    // What a script of a page can write there.
    [{'Accept-Language': '*'}, 403],
    [{'Sec-Fetch-Site': 'cross-site'}, 403],
    [{'Sec-Fetch-Site': 'same-site'}, 403],
    [{'Sec-Fetch-Site': 'same-origin'}, 200],
    [{'Sec-Fetch-Site': 'none', 'Accept-Language': 'en'}, 200],
    // What the fetch of Node sends. No page can set a header that begins with "Sec-".
    [{'Accept-Language': '*', 'Sec-Fetch-Mode': 'cors'}, 200],
    [{}, 200],
  ])('a GET without an origin and with %o is answered with %i', async (headers, status) => {
    // What the server itself says is open to everyone, so a route with an effect is asked.
    expect(await statusOf(api, '/alist/baidu/get_refresh_token?code=c', headers)).toBe(status);
    expect(upstream.seen).toHaveLength(status === 200 ? 1 : 0);
  });

  test.each(['/', '/healthz', '/qr?text=a'])('anyone can open %s in a browser', async (path) => {
    expect(await statusOf(api, path, {'Accept-Language': 'en'})).toBe(200);
  });

  test('AList, which sends no origin, may renew', async () => {
    expect((await exchange(api)).status).toBe(200);
  });

  const preflight = (origin: string) =>
    fetch(`${api.origin}/alist/baidu/token`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });

  test('a preflight is answered as the contract says', async () => {
    const {status, headers} = await preflight('https://docs.example.com');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('https://docs.example.com');
    expect(headers.get('access-control-allow-methods')).toBe('GET,POST,OPTIONS');
    expect(headers.get('access-control-allow-headers')).toBe('Content-Type');
    expect(headers.get('access-control-max-age')).toBe('600');
  });

  test('a preflight of a stranger allows nothing', async () => {
    const {headers} = await preflight('https://evil.example');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('headers', () => {
  test.each(['/', '/alist/capabilities', '/alist/nothing', '/proxy/example.com', '/qr?text=a'])(
    '%s is neither cached, sniffed, framed nor a source of cookies',
    async (path) => {
      const {headers} = await ask(api, path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('set-cookie')).toBeNull();
    },
  );
});

describe('requests that do not fit', () => {
  test('an unknown address is 404', async () => {
    const answer = await ask(api, '/alist/unknown');
    expect([answer.status, answer.body]).toEqual([404, {error: 'not found'}]);
  });

  test('a wrong method is 405 and names the right ones', async () => {
    const response = await fetch(`${api.origin}/alist/baidu/token`, {method: 'DELETE'});
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });

  test.each(['{"code":', '[]', '"text"', 'null'])('the body %s is 400', async (body) => {
    const response = await fetch(`${api.origin}/alist/baidu/token`, {method: 'POST', body});
    expect(response.status).toBe(400);
    expect(upstream.seen).toEqual([]);
  });

  test('members of Object are no values', async () => {
    const answer = await ask(
      api,
      '/alist/baidu/token',
      JSON.parse('{"__proto__":{"code":"c"}}') as Record<string, unknown>,
    );
    expect(answer.body).toEqual({error: 'no code'});
  });

  test('a body over 16 KiB is 413', async () => {
    const answer = await ask(api, '/alist/baidu/token', {code: 'c'.repeat(16 * 1024)});
    expect([answer.status, answer.body]).toEqual([413, {error: 'The body is too large.'}]);
    expect(upstream.seen).toEqual([]);
  });

  test('a body of exactly 16 KiB is read', async () => {
    const empty = JSON.stringify({code: 'c', padding: ''}).length;
    const padding = 'x'.repeat(16 * 1024 - empty);
    expect((await ask(api, '/alist/baidu/token', {code: 'c', padding})).status).toBe(200);
  });

  test('a body that does not say its size is measured', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const sending = request(
        `${api.origin}/alist/baidu/token`,
        {method: 'POST', headers: {'Transfer-Encoding': 'chunked'}},
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      sending.on('error', reject);
      for (let part = 0; part < 5; part += 1) sending.write('x'.repeat(4096));
      sending.end();
    });
    expect(status).toBe(413);
    expect(upstream.seen).toEqual([]);
  });

  test('a value over 8192 characters is 400', async () => {
    const answer = await ask(api, '/alist/baidu/token', {code: 'c'.repeat(8193)});
    expect(answer.status).toBe(400);
  });
});

describe('rate limit', () => {
  const start = (more: Record<string, string>) =>
    startApiServer(variablesFor(upstream.origin, more));

  test('lets a visitor make so many requests a minute, and says how long to wait', async () => {
    const server = await start({RATE_LIMIT_PER_MINUTE: '3'});
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) {
      statuses.push((await exchange(server)).status);
      server.clock.ms += 1000;
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await exchange(server);
    expect(refused.body).toEqual({error: 'Too Many Requests'});
    expect(refused.headers.get('retry-after')).toBe('56');
    server.clock.ms += 56_000;
    expect((await exchange(server)).status).toBe(200);
    await server.close();
  });

  test('a page can read the refusal, and preflights are not counted', async () => {
    const server = await start({RATE_LIMIT_PER_MINUTE: '1'});
    for (let turn = 0; turn < 3; turn += 1) {
      await fetch(`${server.origin}/`, {
        method: 'OPTIONS',
        headers: {Origin: 'http://localhost:1'},
      });
    }
    const origin = {Origin: 'http://localhost:1'};
    expect((await exchange(server, origin)).status).toBe(200);
    const refused = await exchange(server, origin);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('access-control-allow-origin')).toBe('http://localhost:1');
    expect(refused.headers.get('access-control-expose-headers')).toBe('Retry-After');
    await server.close();
  });

  test('Aliyun has its own, in its own shape', async () => {
    const server = await start({ALI_LIMIT_MAX: '2', ALI_LIMIT_MINUTES: '5'});
    const qr = () => ask(server, '/alist/ali_open/qr', {});
    await qr();
    await qr();
    const refused = await qr();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('300');
    expect(refused.body).toEqual({
      code: '429',
      message: 'Too Many Requests',
      error: 'Too Many Requests',
    });
    // Looking at the state of a scan and other providers are not what it counts.
    expect((await ask(server, '/alist/ali_open/limit')).status).toBe(200);
    expect((await exchange(server)).status).toBe(200);
    server.clock.ms += 300_000;
    expect((await qr()).status).toBe(200);
    await server.close();
  });

  test('counts visitors apart when a trusted proxy names them', async () => {
    const server = await start({
      RATE_LIMIT_PER_MINUTE: '1',
      CLIENT_ADDRESS_HEADER: 'X-Forwarded-For',
    });
    const from = async (address: string) =>
      (await exchange(server, {'X-Forwarded-For': address})).status;
    expect(await from('192.0.2.1')).toBe(200);
    expect(await from('192.0.2.2')).toBe(200);
    // What a visitor writes in front of the proxy's entry changes nothing.
    expect(await from('198.51.100.9, 192.0.2.1')).toBe(429);
    await server.close();
  });

  test('believes no header unless it is told to', async () => {
    const server = await start({RATE_LIMIT_PER_MINUTE: '1'});
    await exchange(server, {'X-Forwarded-For': '192.0.2.1'});
    const refused = await exchange(server, {'X-Forwarded-For': '192.0.2.2'});
    expect(refused.status).toBe(429);
    await server.close();
  });

  test('forgets the oldest of very many visitors', () => {
    const limiter = createRateLimiter(1, 1000, () => 0);
    for (let visitor = 0; visitor <= 10_000; visitor += 1) limiter.take(String(visitor));
    expect(limiter.take('10000')).toBe(1);
    expect(limiter.take('0')).toBe(0);
  });

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['192.0.2.1:51234', '192.0.2.1'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
    ['2001:DB8:0:0:0::7', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000::7', '2001:db8:0:0::/64'],
    ['::ffff:c000:201', '192.0.2.1'],
    [' 192.0.2.1 ', '192.0.2.1'],
    ['', 'unknown'],
    ['made up', 'unknown'],
    ['999.1.1.1', 'unknown'],
  ])('%s is counted as %s', (address, key) => {
    expect(visitorKey(address)).toBe(key);
  });
});

describe('the log', () => {
  test('holds no value of a request, whatever its address', async () => {
    const secret = 'secret-in-the-address';
    await ask(api, `/alist/baidu/get_refresh_token?code=${secret}`);
    await ask(api, `/proxy/https://${secret}.example/?a=${secret}`);
    await ask(api, `/qr?text=${secret}`);
    await ask(api, `/${secret}?${secret}=${secret}`);
    await ask(api, `/alist/ali_open/token?refresh_ui=${secret}`);
    await ask(api, '/alist/baidu/token', {code: secret}, {Origin: `https://${secret}`});
    expect(api.lines.map((line) => line.replace(/^1970-01-01T00:16:40\.000Z /, ''))).toEqual([
      'GET /alist/baidu/get_refresh_token 200 0ms',
      'GET /proxy/* 403 0ms',
      'GET /qr 200 0ms',
      'GET (unknown) 404 0ms',
      'GET /alist/ali_open/token 400 0ms',
      'POST /alist/baidu/token 403 0ms',
    ]);
  });

  test('begins every line with its time', async () => {
    api.clock.ms = Date.UTC(2026, 10, 22, 15, 4, 5, 60);
    await ask(api, '/');
    expect(api.lines).toEqual(['2026-11-22T15:04:05.060Z GET / 200 0ms']);
  });

  test('a failure nobody foresaw is told to the operator by name, to the visitor not at all', async () => {
    const lines: string[] = [];
    const app = createApp({
      settings: parseSettings({}),
      fetch: () => Promise.reject(new Error('unused')),
      now: () => 0,
      log: (line) => lines.push(line),
      connectionAddress: () => {
        throw new RangeError('secret detail');
      },
    });
    const response = await app.request('/');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret detail');
    expect(lines).toContain('1970-01-01T00:00:00.000Z unexpected RangeError in GET');
    expect(lines.join()).not.toContain('secret detail');
  });
});

describe('the address for monitors', () => {
  test('answers, however often it is asked, and uses up nothing of the limit', async () => {
    const limited = await startApiServer(
      variablesFor(upstream.origin, {RATE_LIMIT_PER_MINUTE: '2'}),
    );
    try {
      const health: number[] = [];
      for (let count = 0; count < 5; count += 1)
        health.push((await ask(limited, '/healthz')).status);
      expect(health).toEqual([200, 200, 200, 200, 200]);
      const others = [await ask(limited, '/'), await ask(limited, '/'), await ask(limited, '/')];
      expect(others.map(({status}) => status)).toEqual([200, 200, 429]);
      expect(await ask(limited, '/healthz')).toMatchObject({status: 200, body: {status: 'ok'}});
    } finally {
      await limited.close();
    }
  });
});

describe('old and small calls', () => {
  test('the group is also found under its old name', async () => {
    expect((await ask(api, '/api/baidu/token', {code: 'c'})).status).toBe(200);
  });

  test('capabilities and liveness', async () => {
    expect((await ask(api, '/')).body).toEqual({message: 'AList token server'});
    expect((await ask(api, '/alist/capabilities')).body).toEqual({
      version: 1,
      features: ['ali_status', 'pkce', 'redirect_uri', 'yandex', '115_challenge'],
    });
  });

  test.each(['/qr', '/qr/'])('%s draws a PNG of the wanted size', async (path) => {
    const response = await fetch(`${api.origin}${path}?size=400&text=https%3A%2F%2F115.com%2Fscan`);
    expect(response.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    const width = bytes.readUInt32BE(16);
    expect(width).toBeGreaterThan(350);
    expect(width).toBeLessThanOrEqual(400);
  });

  test.each(['', 'x'.repeat(1001), '码'.repeat(1000)])(
    'a QR code of %j is refused',
    async (text) => {
      expect((await ask(api, `/qr?text=${text}`)).status).toBe(400);
    },
  );
});
