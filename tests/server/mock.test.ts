import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {ask, startMock, type ApiServer} from '@site/tests/helpers/server/apiServer';

let mock: ApiServer;

beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());
beforeEach(async () => {
  await ask(mock, '/mock/reset', {});
});

const client = btoa('own-id::own-secret::global');
const grant_type = 'authorization_code';

/** One exchange per provider, by code. */
const exchanges = [
  ['123pan', '/alist/123pan/code', {}],
  ['onedrive', '/alist/onedrive/get_refresh_token', {client}],
  ['baidu', '/alist/baidu/token', {}],
  ['dropbox', '/alist/dropbox/token', {grant_type}],
  ['yandex', '/alist/yandex/token', {}],
  ['google', '/mock/token/google', {grant_type}],
] as const;

describe.each(exchanges)('%s', (provider, path, more) => {
  const exchange = (code: string) => ask(mock, path, {code, ...more});

  test('a good code works once', async () => {
    const first = await exchange('ok-7');
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      access_token: `mock-access-${provider}-7`,
      refresh_token: `mock-refresh-${provider}-7`,
    });
    const second = await exchange('ok-7');
    expect([second.status, second.body['error']]).toEqual([400, 'invalid_grant']);
  });

  test.each([
    ['used-1', 400, 'invalid_grant'],
    ['badclient-1', 401, 'invalid_client'],
    ['unknown', 400, 'invalid_grant'],
    ['err200-1', 200, 'mock: refused with status 200'],
  ])('%s is refused with status %i', async (code, status, error) => {
    const answer = await exchange(code);
    expect([answer.status, answer.body['error']]).toEqual([status, error]);
  });

  test('norefresh- gives no refresh token, notoken- none at all', async () => {
    const answer = await exchange('norefresh-1');
    expect(answer.body['access_token']).toBe(`mock-access-${provider}-1`);
    expect(answer.body).not.toHaveProperty('refresh_token');
    expect((await exchange('notoken-1')).body).toEqual({token_type: 'bearer'});
  });

  test('limit- is a 429 with its waiting time, in all three members', async () => {
    const answer = await exchange('limit-1');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(Object.keys(answer.body).sort()).toEqual(['code', 'error', 'message']);
  });

  test('fork500-, text400-, html- and empty- answer in their shapes', async () => {
    expect((await exchange('fork500-1')).body).toMatchObject({code: 500, data: null});
    expect((await exchange('text400-1')).body).toHaveProperty('text');
    const html = await exchange('html-1');
    expect([html.status, html.headers.get('content-type')]).toEqual([502, 'text/html']);
    expect((await exchange('empty-1')).text).toBe('');
  });

  test('drop- ends the connection', async () => {
    await expect(exchange('drop-1')).rejects.toThrow('fetch failed');
  });

  test('slow- does not answer before the page gives up', async () => {
    const leaving = new AbortController();
    const asked = fetch(mock.origin + path, {
      method: 'POST',
      body: JSON.stringify({code: 'slow-1', ...more}),
      signal: leaving.signal,
    });
    await expect.poll(async () => (await logOf('slow-1')).length, {timeout: 20_000}).toBe(1);
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
  }, 30_000);
});

test('a wrong OneDrive secret is told as Microsoft does', async () => {
  const {body} = await ask(mock, '/alist/onedrive/get_refresh_token', {
    code: 'badclient-1',
    client,
  });
  expect(body['error_description']).toContain('AADSTS7000215');
});

interface Entry {
  readonly kind: string;
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

async function logOf(contains: string): Promise<readonly Entry[]> {
  const response = await fetch(`${mock.origin}/mock/log?contains=${encodeURIComponent(contains)}`);
  return (await response.json()) as readonly Entry[];
}

describe('Aliyun', () => {
  const exchange = (code: string) => ask(mock, '/alist/ali_open/code', {grant_type, code});

  test('gives a token in three parts with subject and expiry', async () => {
    const {body} = await exchange('ok-1');
    const [, payload = ''] = String(body['refresh_token']).split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({
      sub: 'mock-user',
      exp: 4_102_444_800,
      jti: 'mock-refresh-aliyun-1',
    });
  });

  test('refuses a used code in its own shape', async () => {
    expect((await exchange('used-1')).body).toMatchObject({code: 'InvalidCode'});
  });

  test('renews what it gave out', async () => {
    const {body} = await exchange('ok-1');
    const renewed = await ask(
      mock,
      `/alist/ali_open/token?server_use=true&driver_txt=alicloud_qr&refresh_ui=${String(body['refresh_token'])}`,
    );
    expect(renewed.status).toBe(200);
    expect(renewed.body['refresh_token']).toBeTruthy();
  });

  const statesOf = async (start: Record<string, unknown>, polls: number) => {
    const {body} = await ask(mock, '/alist/ali_open/qr', start);
    const sid = String(body['sid']);
    const states = [];
    for (let poll = 0; poll < polls; poll += 1) {
      states.push((await ask(mock, `/alist/ali_open/qr/status?sid=${sid}`)).body['status']);
    }
    return states;
  };

  test('a QR sign-in goes on by one state per poll, and its code can be exchanged', async () => {
    const {body} = await ask(mock, '/alist/ali_open/qr', {});
    const status = () => ask(mock, `/alist/ali_open/qr/status?sid=${String(body['sid'])}`);
    expect((await status()).body).toEqual({status: 'WaitLogin'});
    expect((await status()).body).toEqual({status: 'ScanSuccess'});
    const done = (await status()).body;
    expect(done).toEqual({status: 'LoginSuccess', authCode: `ok-qr-${String(body['sid'])}`});
    expect((await exchange(String(done['authCode']))).status).toBe(200);
  });

  test('a QR code can run out, by client, by control and by name', async () => {
    const own = {client_id: 'expire', client_secret: 's'};
    expect(await statesOf(own, 2)).toEqual(['WaitLogin', 'QRCodeExpired']);
    await ask(mock, '/mock/next', {flow: 'aliyun-qr', scenario: 'expire'});
    expect(await statesOf({}, 2)).toEqual(['WaitLogin', 'QRCodeExpired']);
    expect(await statesOf({}, 1)).toEqual(['WaitLogin']);
    const named = await ask(mock, '/alist/ali_open/qr/status?sid=expired-one');
    expect(named.body).toEqual({status: 'QRCodeExpired'});
  });

  test('the old page’s proxy address sees the same states', async () => {
    const answer = await ask(
      mock,
      '/proxy/https://open.aliyundrive.com/oauth/qrcode/exp-12345/status',
    );
    expect(answer.body).toEqual({status: 'QRCodeExpired'});
  });

  test('the old driver’s sign-in ends with a token', async () => {
    const {body} = await ask(mock, '/alist/ali/qr');
    const {t, ck} = (body as {content: {data: {t: string; ck: string}}}).content.data;
    const poll = async () =>
      (
        (await ask(mock, '/alist/ali/ck', {t, ck})).body as {
          content: {data: Record<string, string>};
        }
      ).content.data;
    expect([(await poll())['qrCodeStatus'], (await poll())['qrCodeStatus']]).toEqual([
      'NEW',
      'SCANED',
    ]);
    const done = await poll();
    expect(done['loginResult']).toBe('success');
    expect(JSON.parse(atob(done['bizExt'] ?? ''))).toEqual({
      pds_login_result: {refreshToken: `mock-refresh-old-${t}`},
    });
  });
});

describe('115', () => {
  const start = async (appId: string) => {
    const {body} = await ask(mock, `/alist/115/auth_device_code?app_id=${appId}`);
    const {uid, time, sign} = body['resp'] as {uid: string; time: number; sign: string};
    return {
      uid,
      code_verifier: body['code_verifier'],
      poll: async () => {
        const answer = await ask(
          mock,
          `/alist/115/get_status?uid=${uid}&time=${time}&sign=${sign}`,
        );
        return (answer.body['resp'] as {status: number}).status;
      },
      status: () => ask(mock, `/alist/115/get_status?uid=${uid}&time=${time}&sign=${sign}`),
    };
  };

  test('a scan goes 0, 0, 1, 2 and then gives tokens once', async () => {
    const {uid, code_verifier, poll} = await start('');
    const redeem = () => ask(mock, '/alist/115/get_token', {uid, code_verifier});
    expect([await poll(), await poll(), await poll()]).toEqual([0, 0, 1]);
    expect((await redeem()).body['error']).toContain('not confirmed');
    expect(await poll()).toBe(2);
    expect((await redeem()).body['resp']).toMatchObject({
      refresh_token: `mock-refresh-115-${uid}`,
    });
    expect((await redeem()).status).toBe(400);
  });

  test('the verifier must be the one that was given out', async () => {
    const {uid, poll} = await start('');
    for (let step = 0; step < 4; step += 1) await poll();
    const answer = await ask(mock, '/alist/115/get_token', {uid, code_verifier: 'another'});
    expect(answer.body['error']).toContain('verifier does not match');
  });

  test.each([
    ['expire', [0, -1, -1]],
    ['cancel', [1, -2, -2]],
    ['wait', [0, 0, 0]],
  ])('the app id %s leads to %j', async (appId, states) => {
    const {poll} = await start(appId);
    expect([await poll(), await poll(), await poll()]).toEqual(states);
  });

  test('a bad app id is refused, and an older server has no status call', async () => {
    const bad = await ask(mock, '/alist/115/auth_device_code?app_id=bad');
    expect(bad.body['error']).toBe('code: 40140103, message: mock: unknown app id');
    const {uid, code_verifier, status} = await start('nostatus');
    expect((await status()).status).toBe(404);
    expect((await ask(mock, '/alist/115/get_token', {uid, code_verifier})).status).toBe(200);
  });

  test('the cookie sign-in of the driver page takes a steered scenario', async () => {
    await ask(mock, '/mock/next', {flow: '115-cookie', scenario: 'cancel'});
    const {body} = await ask(mock, '/proxy/qrcodeapi.115.com/api/1.0/web/1.0/token');
    const {uid, sign} = body['data'] as {uid: string; sign: string};
    const poll = async () =>
      (await ask(mock, `/proxy/qrcodeapi.115.com/get/status/?uid=${uid}&time=1&sign=${sign}&_=1`))
        .body['data'] as {status: number};
    expect([(await poll()).status, (await poll()).status]).toEqual([1, -2]);
  });
});

describe('WoPan', () => {
  test('asks for a code by text message and then gives tokens', async () => {
    const phone = '13800000000';
    const login = await ask(mock, '/alist/wopan/login', {phone, password: 'p'});
    expect(login.body).toEqual({needSmsCode: '1'});
    const verify = (verify_code: string) =>
      ask(mock, '/alist/wopan/verify_code', {phone, password: 'p', verify_code});
    expect((await verify('000000')).status).toBe(400);
    expect((await verify('123456')).body['refresh_token']).toBe('mock-refresh-wopan');
  });
  test('wants a captcha from one phone', async () => {
    const answer = await ask(mock, '/alist/wopan/login', {phone: '13900000000', password: 'p'});
    expect(answer.body['error']).toContain('captcha');
  });
});

describe('the consent page', () => {
  const redirect_uri = 'http://localhost:4173/tool/dropbox/callback';
  const verifier = 'v'.repeat(43);
  const links = async (query: Record<string, string>) => {
    const {text} = await ask(mock, `/mock/authorize?${new URLSearchParams(query).toString()}`);
    return new Map(
      [...text.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, href = '', label = '']) => [
        label,
        new URL(href.replaceAll('&amp;', '&')),
      ]),
    );
  };

  test('sends back with code and state, or with a refusal', async () => {
    const ways = await links({redirect_uri, state: 'a"b<c'});
    const allow = ways.get('Allow');
    expect([allow?.origin, allow?.pathname]).toEqual([
      'http://localhost:4173',
      '/tool/dropbox/callback',
    ]);
    expect(allow?.searchParams.get('code')).toMatch(/^ok-/);
    expect(allow?.searchParams.get('state')).toBe('a"b<c');
    expect(ways.get('Deny')?.searchParams.get('error')).toBe('access_denied');
    expect(ways.get('Allow with wrong state')?.searchParams.get('state')).toBe('wrong');
    expect(ways.get('Allow without state')?.searchParams.has('state')).toBe(false);
    expect(ways.get('Return without code')?.searchParams.has('code')).toBe(false);
    expect(ways.get('Return with used')?.searchParams.get('code')).toMatch(/^used-/);
  });

  test('its codes want the verifier of the challenge and the same address', async () => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    const code_challenge = Buffer.from(digest).toString('base64url');
    const exchange = async (more: Record<string, string>) => {
      const ways = await links({redirect_uri, state: 's', code_challenge});
      const code = ways.get('Allow')?.searchParams.get('code') ?? '';
      return ask(mock, '/alist/dropbox/token', {
        grant_type,
        code,
        client_id: 'own',
        redirect_uri,
        ...more,
      });
    };
    expect((await exchange({code_verifier: verifier})).status).toBe(200);
    expect((await exchange({})).body['error_description']).toContain('code_verifier');
    const elsewhere = 'http://localhost:9/tool/dropbox/callback';
    expect(
      (await exchange({code_verifier: verifier, redirect_uri: elsewhere})).body[
        'error_description'
      ],
    ).toContain('redirect_uri');
  });

  test('a return address that is no web address is refused', async () => {
    const answer = await ask(mock, '/mock/authorize?redirect_uri=javascript:alert(1)');
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('<a');
  });
});

describe('Graph and Photos', () => {
  const bearer = (token: string) => ({Authorization: `Bearer ${token}`});

  test('Graph knows sites, directly and through the server', async () => {
    const direct = await ask(
      mock,
      '/mock/graph/v1.0/sites/x.sharepoint.com:/sites/team',
      undefined,
      bearer('mock-access-onedrive-1'),
    );
    expect(direct.body).toMatchObject({
      displayName: 'team',
      webUrl: 'https://x.sharepoint.com/sites/team',
    });
    const relayed = await ask(mock, '/alist/onedrive/get_site_id', {
      site_url: 'https://x.sharepoint.com/sites/team',
      access_token: 'mock-access-onedrive-1',
      zone: 'global',
    });
    expect(relayed.body).toEqual(direct.body);
  });

  test.each([
    ['sites/missing', 'mock-access-1', 404],
    ['sites/team', 'mock-access-denied', 403],
    ['sites/team', 'other', 401],
  ])('Graph refuses %s with %s: %i', async (site, token, status) => {
    const path = `/mock/graph/v1.0/sites/x.sharepoint.com:/${site}`;
    const answer = await ask(mock, path, undefined, bearer(token));
    expect(answer.status).toBe(status);
    expect(answer.body['error']).toHaveProperty('message');
  });

  test('Photos lists albums page by page', async () => {
    const titles: string[] = [];
    let next: string | undefined = '0';
    while (next !== undefined) {
      const {body} = await ask(
        mock,
        `/mock/photos/v1/albums?pageSize=50&pageToken=${next}`,
        undefined,
        bearer('mock-access-google-1'),
      );
      const page = body as {albums: {title: string}[]; nextPageToken?: string};
      titles.push(...page.albums.map(({title}) => title));
      next = page.nextPageToken;
    }
    expect(titles).toHaveLength(5);
  });

  test('Photos without albums, without the scope, without a token', async () => {
    const list = (token: string) => ask(mock, '/mock/photos/v1/albums', undefined, bearer(token));
    expect((await list('mock-access-google-empty')).body).toEqual({});
    expect((await list('mock-access-google-denied')).status).toBe(403);
    expect((await list('x')).status).toBe(401);
  });

  test('pages of this machine may read them, preflight included', async () => {
    const {headers} = await fetch(`${mock.origin}/mock/photos/v1/albums`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:4173',
        'Access-Control-Request-Headers': 'authorization',
      },
    });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization');
  });
});

describe('the log', () => {
  test('holds requests, preflights and what the server sent on, oldest first', async () => {
    await fetch(`${mock.origin}/alist/baidu/token`, {method: 'OPTIONS'});
    await ask(mock, '/alist/baidu/token', {code: 'ok-55'});
    const log = await logOf('');
    expect(log.map(({kind, method}) => `${kind} ${method}`)).toEqual([
      'request OPTIONS',
      'request POST',
      'upstream POST',
    ]);
    expect(log[1]?.url).not.toContain('ok-55');
    expect(log[1]?.body).toContain('ok-55');
    expect(log[2]?.body).toContain('client_secret=mock-secret-baidu');
    expect(await logOf('never sent')).toEqual([]);
  });

  test('a reset forgets log, codes and numbers', async () => {
    await ask(mock, '/alist/baidu/token', {code: 'ok-1'});
    await ask(mock, '/mock/reset', {});
    expect(await logOf('')).toEqual([]);
    expect((await ask(mock, '/alist/baidu/token', {code: 'ok-1'})).status).toBe(200);
  });
});

test('an older server is played on request', async () => {
  await ask(mock, '/mock/options', {capabilities: false});
  expect((await ask(mock, '/alist/capabilities')).status).toBe(404);
  await ask(mock, '/mock/reset', {});
  expect((await ask(mock, '/alist/capabilities')).status).toBe(200);
});
