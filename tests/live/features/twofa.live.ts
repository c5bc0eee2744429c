import {expect} from 'vitest';
import {ADMIN_PASSWORD, alist} from '../suite/alist';
import {suite} from '../suite/suite';
import {
  BIT,
  addLocal,
  addUserWith,
  basic,
  bits,
  dav,
  ok,
  passwordOf,
  said,
  userNamed,
} from './support';
import {codeOf} from './totp';
import type {Client} from '../suite/client';

const live = suite({own: true});

live.before(async () => {
  await addLocal(live.alist, '/a', {'one.txt': 'one'});
});

const login = (username: string, password: string, more: object = {}) =>
  live.alist.api.post(
    '/api/auth/login',
    {username, password, ...more},
    {
      token: null,
      // AList believes this header, and wrong codes count per address.
      headers: {'X-Forwarded-For': `192.0.2.${username.length}`},
    },
  );

async function turnOn(user: Client): Promise<string> {
  const {qr, secret} = ok(await user.post<{qr: string; secret: string}>('/api/auth/2fa/generate'));
  expect(qr).toMatch(/^data:image\/png;base64,/);
  expect(secret).toMatch(/^[A-Z2-7]+$/);
  ok(await user.post('/api/auth/2fa/verify', {secret, code: codeOf(secret)}));
  return secret;
}

live.check(
  'a key is shown, a code from it turns 2FA on, and the next sign-in asks for a code',
  [
    'page:guide/advanced/2fa#steps',
    'page:guide/advanced/2fa#check',
    'page:guide/advanced/2fa#invalid-code',
    'page:guide/advanced/2fa#scripts',
    'fact:features.two_factor',
    'fact:errors.login-2fa',
    'fact:errors.verify-2fa',
    'fact:routes.post-api-auth-2fa-generate',
    'fact:routes.post-api-auth-2fa-verify',
  ],
  async () => {
    const user = await addUserWith(live.alist, 'phone', [['/a', 0]]);
    const {secret} = ok(await user.post<{secret: string}>('/api/auth/2fa/generate'));
    expect(said(await user.post('/api/auth/2fa/verify', {secret, code: '000000'}))).toEqual([
      400,
      'Invalid 2FA code',
    ]);
    ok(await login('phone', passwordOf('phone')));
    const used = await turnOn(user);
    expect(said(await login('phone', passwordOf('phone')))).toEqual([402, 'Invalid 2FA code']);
    ok(await login('phone', passwordOf('phone'), {otp_code: codeOf(used)}));
    const me = ok(await user.get('/api/me'));
    expect(me.otp).toBe(true);
  },
);

live.check(
  'a code of 30 seconds ago is accepted, and one of 90 seconds ago is not',
  ['page:guide/advanced/2fa#need', 'fact:features.two_factor'],
  async () => {
    const user = await addUserWith(live.alist, 'slowclock', [['/a', 0]]);
    const secret = await turnOn(user);
    const at = (seconds: number) => codeOf(secret, Date.now() - seconds * 1000);
    ok(await login('slowclock', passwordOf('slowclock'), {otp_code: at(30)}));
    expect((await login('slowclock', passwordOf('slowclock'), {otp_code: at(90)})).code).toBe(402);
  },
);

live.check(
  'WebDAV and the admin token ask for no code',
  ['page:guide/advanced/2fa#when', 'page:faq/index#lost-2fa', 'fact:features.two_factor'],
  async () => {
    const user = await addUserWith(live.alist, 'davphone', [['/a', bits(BIT.webdavRead)]]);
    await turnOn(user);
    expect((await dav(live.alist.api, basic('davphone'), 'GET', '/a/one.txt')).text).toBe('one');
  },
);

live.check(
  'a signed-in session replaces the secret without the old code',
  ['page:guide/advanced/2fa#limits'],
  async () => {
    const user = await addUserWith(live.alist, 'twice', [['/a', 0]]);
    const first = await turnOn(user);
    const second = await turnOn(user);
    expect((await login('twice', passwordOf('twice'), {otp_code: codeOf(first)})).code).toBe(402);
    ok(await login('twice', passwordOf('twice'), {otp_code: codeOf(second)}));
  },
);

live.check(
  'an admin cancels the 2FA of another user, and the command that of the admin, without a restart',
  [
    'page:guide/advanced/2fa#lost-phone',
    'page:faq/index#lost-2fa',
    'fact:routes.post-api-admin-user-cancel-2fa',
  ],
  async () => {
    const user = await addUserWith(live.alist, 'lost', [['/a', 0]]);
    await turnOn(user);
    const {id} = await userNamed(live.alist, 'lost');
    ok(await live.alist.api.post(`/api/admin/user/cancel_2fa?id=${String(id)}`));
    ok(await login('lost', passwordOf('lost')));
    await turnOn(await live.alist.api.signIn('admin', ADMIN_PASSWORD));
    expect((await login('admin', ADMIN_PASSWORD)).code).toBe(402);
    ok(await live.alist.api.get('/api/me'));
    const {code, stdout, stderr} = await alist(['cancel2fa', '--data', live.alist.data]);
    expect([code, stdout + stderr]).toEqual([0, expect.stringContaining('2FA canceled')]);
    ok(await login('admin', ADMIN_PASSWORD));
  },
);

live.check(
  'the sixth wrong code is refused like a wrong password, for five minutes per address, which the request states itself',
  [
    'page:guide/advanced/2fa#locked',
    'page:faq/index#login-locked',
    'page:guide/advanced/security#server',
    'fact:errors.login-locked',
    'fact:errors.login-wrong',
    'fact:features.auth',
  ],
  async () => {
    const user = await addUserWith(live.alist, 'wrong', [['/a', 0]]);
    const secret = await turnOn(user);
    const from = (address: string, body: object) =>
      live.alist.api.post('/api/auth/login', body, {
        token: null,
        headers: {'X-Forwarded-For': address},
      });
    const right = () => ({
      username: 'wrong',
      password: passwordOf('wrong'),
      otp_code: codeOf(secret),
    });
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await from('198.51.100.1', {...right(), otp_code: '1'})).code).toBe(402);
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(said(await from('198.51.100.1', {username: 'no-one', password: 'x'}))).toEqual([
        400,
        'username or password is incorrect',
      ]);
    const locked = await from('198.51.100.1', right());
    expect(locked.code).toBe(429);
    expect(locked.message).toBe(
      'Too many unsuccessful sign-in attempts have been made using an incorrect username or password, Try again later.',
    );
    ok(await from('198.51.100.2', right()));
  },
);

live.check(
  'wrong passwords over WebDAV are not limited',
  ['page:guide/advanced/security#accounts'],
  async () => {
    await addUserWith(live.alist, 'guessed', [['/a', bits(BIT.webdavRead)]]);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(
        (await dav(live.alist.api, basic('guessed', String(attempt)), 'PROPFIND', '/a')).status,
      ).toBe(401);
    expect(
      (await dav(live.alist.api, basic('guessed'), 'PROPFIND', '/a', {Depth: '0'})).status,
    ).toBe(207);
  },
);

live.check(
  'a restart ends the lock and signs everyone out',
  [
    'page:guide/advanced/2fa#locked',
    'page:guide/advanced/session#invalidated',
    'page:faq/index#token-invalidated',
    'fact:errors.token-invalidated',
  ],
  async () => {
    const headers = {'X-Forwarded-For': '198.51.100.9'};
    const body = {username: 'admin', password: 'wrong'};
    for (let attempt = 0; attempt < 6; attempt += 1)
      await live.alist.api.post('/api/auth/login', body, {token: null, headers});
    await addUserWith(live.alist, 'restarted', [['/a', 0]]);
    const token = ok(await login('restarted', passwordOf('restarted'))).token as string;
    ok(await live.alist.api.get('/api/me', {token}));
    live.replace(await live.alist.restart());
    ok(
      await live.alist.api.post(
        '/api/auth/login',
        {username: 'admin', password: ADMIN_PASSWORD},
        {token: null, headers},
      ),
    );
    expect(said(await live.alist.api.get('/api/me', {token}))).toEqual([
      401,
      'token is invalidated',
    ]);
    ok(await live.alist.api.get('/api/me'));
  },
);
