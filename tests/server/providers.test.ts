import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {createApp} from '@site/server/app';
import {parseSettings} from '@site/server/settings';
import {
  ask,
  credentials,
  startApiServer,
  variablesFor,
  type ApiServer,
} from '@site/tests/helpers/server/apiServer';
import {calls} from '@site/tests/helpers/server/calls';
import {
  startFakeUpstream,
  type FakeUpstream,
  type SeenRequest,
} from '@site/tests/helpers/server/fakeUpstream';

/** For a machine with much else to do. */
const PATIENT = {timeout: 20_000};

let upstream: FakeUpstream;
let api: ApiServer;
/** Gives a provider 50 ms; for providers that never answer. */
let impatient: ApiServer;

beforeAll(async () => {
  upstream = await startFakeUpstream();
  api = await startApiServer(variablesFor(upstream.origin));
  impatient = await startApiServer(
    variablesFor(upstream.origin, {UPSTREAM_TIMEOUT_MS: '50', LONG_POLL_TIMEOUT_MS: '50'}),
  );
});
afterAll(async () => {
  await api.close();
  await impatient.close();
  await upstream.close();
});
beforeEach(() => {
  upstream.seen.length = 0;
  api.lines.length = 0;
});

/** What a provider reads out of a request. */
function valuesOf({body, query, headers}: SeenRequest): unknown {
  if (body === '') return query;
  return headers['content-type'] === 'application/json'
    ? (JSON.parse(body) as unknown)
    : Object.fromEntries(new URLSearchParams(body));
}

describe.each(calls)(
  '$name',
  ({path, send, receives, provider, gets, secrets, upstream: address}) => {
    test('sends what the provider documents, and hands on what the page needs', async () => {
      upstream.behave({status: 200, body: JSON.stringify(provider)});
      const answer = await ask(api, path, send);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual(gets);
      expect(upstream.seen).toHaveLength(1);
      const [seen] = upstream.seen;
      expect(seen?.path).toBe(new URL(address).pathname);
      expect(seen && valuesOf(seen)).toEqual(receives);
    });

    test('goes to the real address when nothing overrides it', async () => {
      const asked: string[] = [];
      const app = createApp({
        settings: parseSettings(credentials),
        fetch: ({url}) => {
          asked.push(url);
          return Promise.resolve(Response.json(provider));
        },
        now: () => 0,
        log: () => undefined,
        connectionAddress: () => '192.0.2.1',
      });
      await app.request(
        `http://localhost${path}`,
        send && {method: 'POST', body: JSON.stringify(send)},
      );
      expect(asked.map((url) => url.split('?')[0])).toEqual([address]);
    });

    const echo = secrets.join(' ');
    test.each([
      ['F1', 200, {error: `no good ${echo}`}, 400],
      ['F2 in a 200', 200, {error: 'invalid_grant', error_description: `used ${echo}`}, 400],
      ['F2', 401, {error: 'invalid_client', error_description: `wrong ${echo}`}, 401],
      ['F3', 400, {code: 'InvalidCode', message: `used ${echo}`, error: ''}, 400],
      ['F4', 403, {error: {code: 'accessDenied', message: `denied ${echo}`}}, 403],
      ['F5', 500, {code: 500, message: `failed ${echo}`, data: null}, 502],
      ['F6', 400, {text: `refused ${echo}`}, 400],
      [
        'F7',
        200,
        {state: 0, code: 40_140_116, message: `no auth ${echo}`, error: 'refused', errno: 3},
        400,
      ],
      ['F12', 200, {unexpected: echo}, 400],
      ['F12, a list', 200, [echo], 400],
      ['F12, nothing', 200, null, 400],
    ])(
      'a failure of shape %s becomes a clear one without secrets',
      async (_, status, body, expected) => {
        upstream.behave({status, body: JSON.stringify(body)});
        const answer = await ask(api, path, send);
        expect(answer.status).toBe(expected);
        expect(JSON.stringify(answer.body['error'])).toMatch(/[a-z]{3}/);
        expect(secrets.filter((secret) => answer.text.includes(secret))).toEqual([]);
        expect(answer.headers.get('content-type')).toContain('application/json');
      },
    );

    test('F8: a rate limit keeps its waiting time', async () => {
      upstream.behave({status: 429, body: 'slow down', headers: {'Retry-After': '7'}});
      const answer = await ask(api, path, send);
      // To AList, a 429 on a call that renews means: take the token to the public server.
      expect(answer.status).toBe(/ali_open\/(code|token|refresh)|dropbox/.test(path) ? 503 : 429);
      expect(answer.headers.get('retry-after')).toBe('7');
      expect(answer.body['error']).toBeDefined();
    });

    test.each([
      ['a challenge page', 403, '<html><script>alert(1)</script></html>', 403],
      ['a gateway page', 502, '<h1>Bad gateway</h1>', 502],
      ['an empty body', 200, '', 400],
      ['broken JSON', 200, '{"access_token": "a', 400],
    ])('F9: %s is not handed on', async (_, status, body, expected) => {
      upstream.behave({status, body, headers: {'Content-Type': 'text/html'}});
      const answer = await ask(api, path, send);
      expect(answer.status).toBe(expected);
      expect(answer.text).toContain('did not return JSON');
      expect(answer.text).not.toContain('<');
    });

    test('F10: a provider that cannot be reached is a 502', async () => {
      upstream.behave('drop');
      const answer = await ask(api, path, send);
      expect(answer.status).toBe(502);
      expect(answer.text).toContain('could not be reached');
    });

    test('a redirect is not followed', async () => {
      upstream.behave({status: 302, body: '', headers: {Location: `${upstream.origin}/elsewhere`}});
      const answer = await ask(api, path, send);
      expect(answer.status).toBe(502);
      expect(upstream.seen).toHaveLength(1);
    });

    test('an answer over 64 KiB is refused', async () => {
      upstream.behave({status: 200, body: JSON.stringify({access_token: 'x'.repeat(70_000)})});
      const answer = await ask(api, path, send);
      expect(answer.status).toBe(502);
      expect(answer.text).toContain('more than is accepted');
    });

    test('the log holds the route and nothing that was sent', async () => {
      upstream.behave({status: 200, body: JSON.stringify(provider)});
      await ask(api, path, send);
      const lines = api.lines.map((line) => line.replace(/^1970-\S+ /, ''));
      expect(lines).toEqual([`${send ? 'POST' : 'GET'} ${path.split('?')[0] ?? ''} 200 0ms`]);
    });
  },
);

describe.each(calls.filter(({name}) => name !== '115 status'))('$name, F11', ({path, send}) => {
  test('a provider that is silent too long is a 504', async () => {
    upstream.behave('hang');
    const answer = await ask(impatient, path, send);
    expect(answer.status).toBe(504);
    expect(answer.text).toContain('did not respond in time');
  });
});

describe('115', () => {
  test('silence on the status call means that the scan is still awaited', async () => {
    upstream.behave('hang');
    const answer = await ask(impatient, '/alist/115/get_status?uid=u&time=1&sign=s');
    expect([answer.status, answer.body]).toEqual([
      200,
      {resp: {status: 0, msg: 'waiting', version: ''}},
    ]);
  });

  test('without a challenge, the server makes verifier and challenge that belong together', async () => {
    const data = {uid: 'u1', time: 1, qrcode: 'q', sign: 's'};
    upstream.behave({status: 200, body: JSON.stringify({state: 1, code: 0, data})});
    const {body} = await ask(api, '/alist/115/auth_device_code?app_id=own-app');
    const verifier = body['code_verifier'] as string;
    expect(verifier).toMatch(/^[\w-]{43,128}$/);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    const [seen] = upstream.seen;
    expect(seen && valuesOf(seen)).toEqual({
      client_id: 'own-app',
      code_challenge: Buffer.from(digest).toString('base64'),
      code_challenge_method: 'sha256',
    });
  });

  test('a refusal is told with its number, as old pages know it', async () => {
    const body = {
      state: 0,
      code: 40_140_115,
      message: 'not confirmed',
      data: [],
      error: '',
      errno: 0,
    };
    upstream.behave({status: 200, body: JSON.stringify(body)});
    const answer = await ask(api, '/alist/115/get_token', {uid: 'u', code_verifier: 'v'});
    expect(answer.body).toEqual({error: 'code: 40140115, message: not confirmed'});
  });

  test.each([
    ['/alist/115/get_status?uid=u&time=1', undefined],
    ['/alist/115/get_token', {uid: 'u'}],
    ['/alist/115/auth_device_code?code_challenge=short', undefined],
  ])('%s without what it needs is refused before the provider is asked', async (path, send) => {
    const answer = await ask(api, path, send);
    expect([answer.status, answer.body]).toEqual([400, {error: 'invalid params'}]);
    expect(upstream.seen).toEqual([]);
  });

  test('JSON sent as plain text is understood, as old pages send it', async () => {
    upstream.behave({status: 200, body: JSON.stringify({code: 0, data: {access_token: 'a'}})});
    const answer = await ask(
      api,
      '/alist/115/get_token',
      {uid: 'u', code_verifier: 'v'},
      {'Content-Type': 'text/plain;charset=UTF-8'},
    );
    expect(answer.body).toEqual({resp: {access_token: 'a'}});
  });
});

describe('Aliyun', () => {
  test.each([
    [{grant_type: 'password', refresh_token: 'x'.repeat(32)}, 'Incorrect GrantType'],
    [
      {grant_type: 'refresh_token', refresh_token: 'x'.repeat(32)},
      'belongs to the old Aliyundrive driver',
    ],
    [{grant_type: 'authorization_code'}, 'Code missed'],
    [{grant_type: 'refresh_token', refresh_token: 'a.b'}, 'Incorrect refresh_token or missed'],
  ])('%j is refused with “%s”, in the order of the contract', async (send, text) => {
    const answer = await ask(api, '/alist/ali_open/token', send);
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toContain(text);
    expect(Object.keys(answer.body).sort()).toEqual(['code', 'error', 'message']);
    expect(upstream.seen).toEqual([]);
  });

  test('a refusal of the provider keeps its code', async () => {
    upstream.behave({status: 400, body: '{"code":"InvalidCode","message":"code is used"}'});
    const answer = await ask(api, '/alist/ali_open/code', {
      grant_type: 'authorization_code',
      code: 'c',
    });
    expect(answer.body).toEqual({
      code: 'InvalidCode',
      message: 'code is used',
      error: 'InvalidCode: code is used',
    });
  });

  test('its limit is announced', async () => {
    const answer = await ask(api, '/alist/ali_open/limit');
    expect(answer.body).toEqual({minutes: 60, max: 1000});
  });

  test.each(['', 'short', 'a/../../b/status', 'a'.repeat(129)])(
    'the sid %j does not reach the provider',
    async (sid) => {
      const answer = await ask(api, `/alist/ali_open/qr/status?sid=${encodeURIComponent(sid)}`);
      expect(answer.status).toBe(400);
      expect(upstream.seen).toEqual([]);
    },
  );
});

describe('Dropbox', () => {
  test('renews by form as AList’s driver asks, with the server’s application', async () => {
    upstream.behave({status: 200, body: '{"access_token":"a","expires_in":14400}'});
    const response = await fetch(`${api.origin}/alist/dropbox/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: 'refresh-1',
        client_id: 'id-dropbox',
        client_secret: '',
      }),
    });
    expect(await response.json()).toEqual({access_token: 'a', expires_in: 14_400});
    const [seen] = upstream.seen;
    expect(seen && valuesOf(seen)).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'refresh-1',
      client_id: 'id-dropbox',
      client_secret: 'secret-of-dropbox',
    });
  });

  test('another grant is refused', async () => {
    const answer = await ask(api, '/alist/dropbox/token', {grant_type: 'password', code: 'c'});
    expect([answer.status, answer.body]).toEqual([400, {error: 'Incorrect GrantType'}]);
  });
});

describe('OneDrive', () => {
  const post = (client: string) =>
    ask(api, '/alist/onedrive/get_refresh_token', {code: 'c', client});
  test.each([
    ['***', 'client is not valid Base64'],
    [btoa('id::secret::de'), "zone doesn't exist"],
    [btoa('id::secret::constructor'), "zone doesn't exist"],
    [btoa('only-an-id'), 'client error'],
    [btoa('::secret::global'), 'client error'],
  ])('the client %j is refused', async (client, error) => {
    const answer = await post(client);
    expect([answer.status, answer.body]).toEqual([400, {error}]);
    expect(upstream.seen).toEqual([]);
  });

  test('a secret may contain colons', async () => {
    upstream.behave({status: 200, body: '{"access_token":"a"}'});
    await post(btoa('id::se::cret::global'));
    expect(upstream.seen[0]?.body).toContain('client_secret=se%3A%3Acret&');
  });

  test.each([
    ['http://x.sharepoint.com/sites/a', 'global'],
    ['https://x.sharepoint.com.example.org/sites/a', 'global'],
    ['https://x.sharepoint.com:8443/sites/a', 'global'],
    ['https://user:pass@x.sharepoint.com/sites/a', 'global'],
    ['https://169.254.169.254/', 'global'],
    ['https://x.sharepoint.cn/sites/a', 'global'],
    ['not an address', 'us'],
  ])('the site %s in zone %s is refused', async (site, zone) => {
    const answer = await ask(api, '/alist/onedrive/get_site_id', {
      site_url: site,
      access_token: 't',
      zone,
    });
    expect(answer.status).toBe(400);
    expect(answer.body['error']).toContain('site_url');
    expect(upstream.seen).toEqual([]);
  });

  test.each([
    ['https://x.sharepoint.com/', '/v1.0/sites/x.sharepoint.com'],
    [
      'https://x.sharepoint.com/sites/a:/drive/root',
      '/v1.0/sites/x.sharepoint.com:/sites/a%3A/drive/root',
    ],
    ['https://x.sharepoint.com/sites/../../me', '/v1.0/sites/x.sharepoint.com:/me'],
  ])('the site %s is asked for as %s', async (site, path) => {
    upstream.behave({status: 200, body: '{"id":"1"}'});
    await ask(api, '/alist/onedrive/get_site_id', {
      site_url: site,
      access_token: 't',
      zone: 'global',
    });
    expect(upstream.seen[0]?.path).toBe(path);
    expect(upstream.seen[0]?.headers.authorization).toBe('Bearer t');
  });

  test('a refusal of Graph keeps its shape', async () => {
    upstream.behave({
      status: 404,
      body: '{"error":{"code":"itemNotFound","message":"No such site"}}',
    });
    const answer = await ask(api, '/alist/onedrive/get_site_id', {
      site_url: 'https://x.sharepoint.com/sites/a',
      access_token: 't',
      zone: 'global',
    });
    expect(answer.body).toEqual({error: {code: 'itemNotFound', message: 'No such site'}});
  });
});

test('123pan: tokens inside `data` and in the other spelling are found', async () => {
  upstream.behave({
    status: 200,
    body: '{"code":0,"data":{"accessToken":"a","refreshToken":"r","expiresIn":7200}}',
  });
  const answer = await ask(api, '/alist/123pan/code', {code: 'c'});
  expect(answer.body).toEqual({access_token: 'a', refresh_token: 'r', expires_in: 7200});
  expect(upstream.seen[0]?.headers['platform']).toBe('open_platform');
});

test.each([
  ['seconds', '7', '7'],
  ['a date', 'Thu, 01 Jan 1970 00:17:10 GMT', '30'],
  ['more than an hour', '86400', '3600'],
  ['a date that is over', 'Thu, 01 Jan 1970 00:00:00 GMT', null],
  ['nonsense', 'soon', null],
])('a waiting time given as %s is handed on as seconds', async (_, given, expected) => {
  upstream.behave({status: 429, body: '{}', headers: {'Retry-After': given}});
  const answer = await ask(api, '/alist/baidu/token', {code: 'c'});
  expect(answer.headers.get('retry-after')).toBe(expected);
});

describe('redirect addresses', () => {
  test.each([
    'https://evil.example/tool/baidu/callback',
    'https://alistgo.com.evil.example/tool/baidu/callback',
    'https://alistgo.com/tool/dropbox/callback',
    'https://alistgo.com/tool/baidu/callback?next=x',
    'https://alistgo.com@evil.example/tool/baidu/callback',
    'http://localhost:80:80/tool/baidu/callback',
    'javascript:alert(1)//tool/baidu/callback',
  ])('%s is refused before the server’s secret is used', async (address) => {
    const answer = await ask(api, '/alist/baidu/token', {code: 'c', redirect_uri: address});
    expect([answer.status, answer.body]).toEqual([
      400,
      {error: 'redirect_uri is not allowed on this server'},
    ]);
    expect(upstream.seen).toEqual([]);
  });
});

describe('redirect addresses of a site in a folder of its host', () => {
  let inFolder: ApiServer;
  beforeAll(async () => {
    const SITE_BASE_URL = 'https://team.example.com/docs';
    inFolder = await startApiServer({...variablesFor(upstream.origin, credentials), SITE_BASE_URL});
  });
  afterAll(() => inFolder.close());

  test.each([
    ['', 'https://team.example.com/docs/tool/baidu/callback'],
    ['https://team.example.com/docs/tool/baidu/callback', undefined],
    ['http://localhost:3000/docs/tool/baidu/callback', undefined],
  ])('“%s” is the callback page', async (redirect_uri, sent = redirect_uri) => {
    upstream.behave({status: 200, body: '{"access_token":"a"}'});
    const answer = await ask(inFolder, '/alist/baidu/token', {code: 'c', redirect_uri});
    expect(answer.status).toBe(200);
    expect(decodeURIComponent(JSON.stringify(upstream.seen))).toContain(sent);
  });

  test.each([
    'https://team.example.com/other/tool/baidu/callback',
    'https://team.example.com/docs/docs/tool/baidu/callback',
    'https://evil.example/docs/tool/baidu/callback',
  ])('%s is refused', async (redirect_uri) => {
    const answer = await ask(inFolder, '/alist/baidu/token', {code: 'c', redirect_uri});
    expect(answer.status).toBe(400);
    expect(upstream.seen).toEqual([]);
  });
});

describe('without credentials', () => {
  let bare: ApiServer;
  beforeAll(async () => {
    const names = Object.keys(credentials).map((name) => [name, '']);
    bare = await startApiServer(
      variablesFor(upstream.origin, Object.fromEntries(names) as Record<string, string>),
    );
  });
  afterAll(() => bare.close());

  test.each([
    ['/alist/115/auth_device_code', undefined, 'APP_ID_115'],
    ['/alist/123pan/code', {code: 'c'}, 'PAN123_CLIENT_ID'],
    ['/alist/ali_open/qr', {}, 'ALI_OPEN_CLIENT_ID'],
    ['/alist/ali_open/code', {grant_type: 'authorization_code', code: 'c'}, 'ALI_OPEN_CLIENT_ID'],
    ['/alist/baidu/get_refresh_token?code=c', undefined, 'BAIDU_CLIENT_ID'],
    ['/alist/dropbox/token', {grant_type: 'authorization_code', code: 'c'}, 'DROPBOX_CLIENT_ID'],
    ['/alist/yandex/token', {code: 'c'}, 'YANDEX_CLIENT_ID'],
    ['/alist/wopan/login', {phone: '1', password: '2'}, 'pan.wo.cn'],
    ['/alist/wopan/verify_code', {}, 'pan.wo.cn'],
    ['/alist/ali/qr', undefined, 'AliyundriveOpen'],
    ['/alist/ali/ck', {}, 'AliyundriveOpen'],
  ])('%s answers 501 and says what is missing', async (path, send, remedy) => {
    const answer = await ask(bare, path, send);
    expect(answer.status).toBe(501);
    expect(answer.text).toContain('not configured on this server');
    expect(answer.text).toContain(remedy);
    expect(upstream.seen).toEqual([]);
  });

  test('an own application still works', async () => {
    upstream.behave({status: 200, body: '{"access_token":"a"}'});
    const answer = await ask(bare, '/alist/yandex/token', {
      code: 'c',
      client_id: 'own-id',
      client_secret: 'own-secret',
    });
    expect(answer.status).toBe(200);
  });
});

test('a page that is left ends the call made for it', async () => {
  upstream.behave('hang');
  const before = upstream.abandoned();
  const leaving = new AbortController();
  const asked = fetch(`${api.origin}/alist/baidu/get_refresh_token?code=c`, {
    signal: leaving.signal,
  });
  await expect.poll(() => upstream.seen.length, PATIENT).toBe(1);
  leaving.abort();
  await expect(asked).rejects.toThrow('aborted');
  await expect.poll(() => upstream.abandoned(), PATIENT).toBe(before + 1);
}, 30_000);
