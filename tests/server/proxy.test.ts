import fc from 'fast-check';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {findProxyTarget} from '@site/server/proxy';
import {
  ask,
  startApiServer,
  variablesFor,
  type ApiServer,
} from '@site/tests/helpers/server/apiServer';
import {startFakeUpstream, type FakeUpstream} from '@site/tests/helpers/server/fakeUpstream';
import {madeUpCases} from '@site/tests/helpers/madeUpCases';

const CASES = madeUpCases(20_000);

let upstream: FakeUpstream;
let api: ApiServer;

beforeAll(async () => {
  upstream = await startFakeUpstream();
  api = await startApiServer(variablesFor(upstream.origin));
});
afterAll(async () => {
  await api.close();
  await upstream.close();
});
beforeEach(() => {
  upstream.seen.length = 0;
  upstream.behave({status: 200, body: '{"data":{"uid":"u"}}'});
});

const known = [
  ['qrcodeapi.115.com/api/1.0/web/1.0/token', '/api/1.0/web/1.0/token', {}],
  ['https://qrcodeapi.115.com/api/1.0/web/1.0/token', '/api/1.0/web/1.0/token', {}],
  ['https:/qrcodeapi.115.com/api/1.0/web/1.0/token', '/api/1.0/web/1.0/token', {}],
  [
    'qrcodeapi.115.com/get/status/?uid=u%2F1&time=1&sign=s&_=2',
    '/get/status/',
    {uid: 'u/1', time: '1', sign: 's', _: '2'},
  ],
  [
    'https://open.aliyundrive.com/oauth/qrcode/abcdefgh/status',
    '/oauth/qrcode/abcdefgh/status',
    {},
  ],
  ['https://openapi.alipan.com/oauth/qrcode/abcdefgh/status', '/oauth/qrcode/abcdefgh/status', {}],
] as const;

describe('the three known addresses', () => {
  test.each(known)('%s is fetched', async (address, path, query) => {
    const answer = await ask(api, `/proxy/${address}`, undefined, {
      Cookie: 'session=1',
      Authorization: 'Bearer t',
      'X-Forwarded-For': '192.0.2.1',
    });
    expect([answer.status, answer.body]).toEqual([200, {data: {uid: 'u'}}]);
    const [seen] = upstream.seen;
    expect([seen?.path, seen?.query]).toEqual([path, query]);
    expect(Object.keys(seen?.headers ?? {})).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/cookie|authorization|forwarded|origin|referer/),
      ]),
    );
  });

  const [[address]] = known;

  test('the provider’s status stays, its headers do not', async () => {
    upstream.behave({
      status: 403,
      body: '{"message":"no"}',
      headers: {'Set-Cookie': 'a=b', 'X-A': '1'},
    });
    const answer = await ask(api, `/proxy/${address}`);
    expect([answer.status, answer.body]).toEqual([403, {message: 'no'}]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('x-a')).toBeNull();
  });

  test.each([
    [
      'HTML',
      {status: 200, body: '<script>alert(1)</script>', headers: {'Content-Type': 'text/html'}},
    ],
    ['a redirect', {status: 302, body: '', headers: {Location: 'http://169.254.169.254/'}}],
    ['too much', {status: 200, body: `"${'x'.repeat(70_000)}"`}],
  ] as const)('%s is not handed on', async (_, behaviour) => {
    upstream.behave(behaviour);
    const answer = await ask(api, `/proxy/${address}`);
    expect(answer.status).toBe(502);
    expect(answer.text).not.toContain('<');
    expect(upstream.seen).toHaveLength(1);
  });

  test.each([
    ['a status that HTTP doesn’t have', {status: 999, body: '{}'}],
    ['JSON nested 200,000 deep', {status: 200, body: '['.repeat(200_000) + ']'.repeat(200_000)}],
  ])('%s is the provider’s fault, not a failure of the server', async (_kind, behavior) => {
    upstream.behave(behavior);
    const answer = await ask(api, '/proxy/qrcodeapi.115.com/api/1.0/web/1.0/token');
    expect(answer.status).toBe(502);
  });

  test('markup inside JSON is written as escapes', async () => {
    upstream.behave({status: 200, body: '{"a":"<img src=x onerror=alert(1)>"}'});
    const answer = await ask(api, `/proxy/${address}`);
    expect(answer.text).not.toMatch(/[<>]/);
    expect(answer.body).toEqual({a: '<img src=x onerror=alert(1)>'});
  });
});

const refused = [
  '',
  'example.com',
  'http://qrcodeapi.115.com/api/1.0/web/1.0/token',
  'https://qrcodeapi.115.com/',
  'https://qrcodeapi.115.com/api/1.0/web/1.0/token/',
  'https://qrcodeapi.115.com/api/1.0/web/1.0/token?x=1',
  'https://qrcodeapi.115.com:443/api/1.0/web/1.0/token',
  'https://qrcodeapi.115.com.example.org/api/1.0/web/1.0/token',
  'https://user@qrcodeapi.115.com/api/1.0/web/1.0/token',
  'https://qrcodeapi.115.com@example.org/api/1.0/web/1.0/token',
  'https://QRCODEAPI.115.com/api/1.0/web/1.0/token',
  'https:%2f%2fqrcodeapi.115.com/api/1.0/web/1.0/token',
  'https://qrcodeapi.115.com%2fapi/1.0/web/1.0/token',
  'https://qrcodeapi.115.com/api/1.0/web/1.0%2ftoken',
  'https://https://qrcodeapi.115.com/api/1.0/web/1.0/token',
  'https://qrcodeapi.115.com/get/status/?uid=1&uid=2',
  'https://qrcodeapi.115.com/get/status/?url=http://example.org',
  `https://qrcodeapi.115.com/get/status/?uid=${'u'.repeat(513)}`,
  'https://openapi.alipan.com/oauth/qrcode/short/status',
  'https://openapi.alipan.com/oauth/qrcode/abcdefgh%2f..%2f..%2fx/status',
  'https://openapi.alipan.com/oauth/qrcode/abcdefgh/status?x=1',
  'https://openapi.alipan.com/oauth/access_token',
  'http://127.0.0.1:3002/',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  '//qrcodeapi.115.com/api/1.0/web/1.0/token',
];

describe('every other address', () => {
  test.each(refused)('%j is refused', async (address) => {
    const answer = await ask(api, `/proxy/${address}`);
    expect([answer.status, answer.body]).toEqual([403, {error: 'this address is not forwarded'}]);
    expect(upstream.seen).toEqual([]);
  });

  test('a POST is not forwarded', async () => {
    const answer = await ask(api, `/proxy/${known[0][0]}`, {a: 1});
    expect(answer.status).toBe(404);
    expect(upstream.seen).toEqual([]);
  });
});

describe('whatever is asked', () => {
  const hosts = [
    'qrcodeapi.115.com',
    'open.aliyundrive.com',
    'openapi.alipan.com',
    '127.0.0.1',
    'evil.example',
  ];
  const piece = fc.oneof(
    fc.constantFrom(
      'https://',
      'https:/',
      'http://',
      '//',
      '@',
      ':',
      '%2f',
      '%2F',
      '%00',
      '..',
      '\\',
      '#',
      '?',
      '&',
      '=',
    ),
    fc.constantFrom(...hosts),
    fc.constantFrom(
      '/get/status/',
      '/api/1.0/web/1.0/token',
      '/oauth/qrcode/',
      'abcdefgh',
      '/status',
      'uid=1',
      'time=2',
    ),
    fc.string({maxLength: 12}),
    fc.string({unit: 'binary', maxLength: 6}),
  );
  const address = fc.array(piece, {maxLength: 9}).map((pieces) => pieces.join(''));
  const fixedPath =
    /^(\/get\/status\/|\/api\/1\.0\/web\/1\.0\/token|\/oauth\/qrcode\/[\w-]{8,128}\/status)$/;

  test('a target is one of the three, made of fixed parts', () => {
    let found = 0;
    fc.assert(
      fc.property(address, (text) => {
        const target = findProxyTarget(`http://localhost:3002/proxy/${text}`);
        if (target === undefined) return true;
        found += 1;
        const url = new URL(`https://fixed.example${target.path}`);
        return (
          fixedPath.test(target.path) &&
          url.host === 'fixed.example' &&
          url.pathname === target.path &&
          Object.keys(target.query).every((key) => ['uid', 'time', 'sign', '_'].includes(key))
        );
      }),
      {numRuns: CASES, examples: known.map(([example]): [string] => [example])},
    );
    expect(found).toBeGreaterThanOrEqual(known.length);
  }, 60_000);

  test('what is not one of the three, letter by letter, has no target', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...known),
        fc.nat(),
        fc.string({unit: 'binary', minLength: 1, maxLength: 3}),
        ([good], at, extra) => {
          const place = at % (good.split('?')[0]?.length ?? 1);
          const bent = good.slice(0, place) + extra + good.slice(place);
          const target = findProxyTarget(`http://localhost:3002/proxy/${bent}`);
          expect(target === undefined || fixedPath.test(target.path)).toBe(true);
        },
      ),
      {numRuns: CASES},
    );
  }, 60_000);
});
