import {expect} from 'vitest';
import type {RequestOptions} from '../suite/client';
import {ADMIN_PASSWORD} from '../suite/alist';
import {suite} from '../suite/suite';
import {
  BIT,
  addLocal,
  addUserWith,
  basic,
  bits,
  dav,
  names,
  ok,
  passwordOf,
  said,
  saveUser,
  setScopes,
  setSetting,
  nextSecond,
  userNamed,
} from './support';

const live = suite({own: true});

live.before(async () => {
  await addLocal(live.alist, '/a', {'one.txt': 'one'});
  ok(await saveUser(live.alist, 'guest', {disabled: false}));
});

/** Signs in with its own browser, as the web interface does. */
async function browser(username: string, name: string, password = passwordOf(username)) {
  const headers = {'Client-Id': name, 'User-Agent': `Browser ${name}`};
  const login = () =>
    live.alist.api.post('/api/auth/login', {username, password}, {token: null, headers});
  const answer = await login();
  let token: string | undefined = answer.data?.token;
  const get = (path: string, options: RequestOptions = {}) =>
    live.alist.api.get(path, {token: token ?? null, headers, ...options});
  return {
    answer,
    get,
    list: () => live.alist.api.post('/api/fs/list', {path: '/'}, {token: token ?? null, headers}),
    post: (path: string, body: object) =>
      live.alist.api.post(path, body, {token: token ?? null, headers}),
    signInAgain: async () => {
      const again = await login();
      token = again.data?.token;
      return again;
    },
  };
}

const visit = (name: string) =>
  live.alist.api.post('/api/fs/list', {path: '/'}, {token: null, headers: {'Client-Id': name}});

live.check(
  'a session shows the system and a part of the address, and ended by its user, it needs a new sign-in',
  [
    'page:guide/advanced/session#steps',
    'fact:errors.session-inactive',
    'fact:features.device_sessions',
    'fact:routes.get-api-me-sessions',
    'fact:routes.post-api-me-sessions-evict',
  ],
  async () => {
    await addUserWith(live.alist, 'anna', [['/a', 0]]);
    const [one, two] = [await browser('anna', 'one'), await browser('anna', 'two')];
    const sessions = ok(await one.get('/api/me/sessions'));
    const other = sessions.find((each: any) => each.ua === 'Browser two');
    expect(other.ip).toMatch(/\*/);
    ok(await one.post('/api/me/sessions/evict', {session_id: other.session_id}));
    expect(said(await two.list())).toEqual([401, 'session inactive']);
    expect(said(await two.list())).toEqual([401, 'token is invalidated']);
    ok(await two.signInAgain());
    ok(await two.list());
    ok(await one.list());
  },
);

live.check(
  'an admin ends a session of another user, whose name the list lacks',
  [
    'page:guide/advanced/session#steps',
    'fact:routes.get-api-admin-session-list',
    'fact:routes.post-api-admin-session-evict',
  ],
  async () => {
    await addUserWith(live.alist, 'bert', [['/a', 0]]);
    const one = await browser('bert', 'one');
    const {id} = ok(await one.get('/api/me'));
    const session = ok(await live.alist.api.get('/api/admin/session/list')).find(
      (each: any) => each.user_id === id && each.ua === 'Browser one',
    );
    expect(Object.keys(session)).not.toContain('username');
    ok(await live.alist.api.post('/api/admin/session/evict', {session_id: session.session_id}));
    expect(said(await one.list())).toEqual([401, 'session inactive']);
  },
);

live.check(
  'Clean Inactive Sessions asks for a path that AList does not have',
  [
    'page:guide/advanced/session#steps',
    'page:guide/advanced/system_arch#wrong-address',
    'fact:features.device_sessions',
  ],
  async () => {
    const answer = await live.alist.api.post('/api/admin/session/clean', {});
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('<html')]);
  },
);

live.check(
  'with deny, the device over the limit is refused, and scripts without a Client-Id are one device',
  [
    'page:guide/advanced/session#limit',
    'page:guide/advanced/session#check',
    'page:guide/advanced/session#devices',
    'page:guide/advanced/session#too-many',
    'page:config/global#devices',
    'page:config/global#too-many',
    'fact:settings.max_devices',
    'fact:settings.device_evict_policy',
    'fact:errors.too-many-devices',
  ],
  async () => {
    await addUserWith(live.alist, 'cora', [['/a', 0]]); // Signs in as a script.
    await setSetting(live.alist, 'device_evict_policy', 'deny');
    await setSetting(live.alist, 'max_devices', '3');
    const two = await browser('cora', 'two');
    const three = await browser('cora', 'three');
    expect([two.answer.code, three.answer.code]).toEqual([200, 200]);
    expect(said((await browser('cora', 'four')).answer)).toEqual([403, 'too many active devices']);
    const script = await live.alist.api.signIn('cora', passwordOf('cora'));
    await names(script, '/');
    await setSetting(live.alist, 'max_devices', '0');
    ok((await browser('cora', 'four')).answer);
  },
);

live.check(
  'with evict_oldest, the device that was idle longest has to sign in again',
  ['page:guide/advanced/session#limit', 'page:guide/advanced/session#check'],
  async () => {
    await addUserWith(live.alist, 'dora', [['/a', 0]]);
    await setSetting(live.alist, 'device_evict_policy', 'evict_oldest');
    await setSetting(live.alist, 'max_devices', '2');
    const one = await browser('dora', 'one');
    await nextSecond();
    const two = await browser('dora', 'two'); // Replaces the script that made the account.
    await nextSecond();
    ok(await one.list());
    const three = await browser('dora', 'three');
    expect(said(await two.list())).toEqual([401, 'session inactive']);
    ok(await one.list());
    ok(await three.list());
    await setSetting(live.alist, 'max_devices', '0');
  },
);

live.check(
  'guests count as devices of one account',
  ['page:guide/advanced/session#when', 'fact:errors.too-many-devices'],
  async () => {
    await setSetting(live.alist, 'device_evict_policy', 'deny');
    await setSetting(live.alist, 'max_devices', '3');
    for (const visitor of ['v1', 'v2', 'v3']) ok(await visit(visitor));
    expect(said(await visit('v4'))).toEqual([403, 'too many active devices']);
    await setSetting(live.alist, 'device_evict_policy', 'evict_oldest');
    ok(await visit('v4'));
    const codes = [];
    for (const visitor of ['v1', 'v2', 'v3', 'v4']) codes.push((await visit(visitor)).code);
    expect(codes.toSorted((a, b) => a - b)).toContain(401);
    await setSetting(live.alist, 'max_devices', '0');
  },
);

live.check(
  'the admin token counts as a device of the admin',
  ['page:guide/advanced/session#devices', 'page:config/global#devices'],
  async () => {
    await setSetting(live.alist, 'device_evict_policy', 'deny');
    const sessions = ok(await live.alist.api.get<any[]>('/api/admin/session/list'));
    const {id: admin} = await userNamed(live.alist, 'admin');
    expect(sessions.filter(({user_id: id}) => id === admin)).toHaveLength(1);
    await setSetting(live.alist, 'max_devices', '1');
    expect(said((await browser('admin', 'new', ADMIN_PASSWORD)).answer)).toEqual([
      403,
      'too many active devices',
    ]);
    await setSetting(live.alist, 'max_devices', '0');
  },
);

live.check(
  'an ended WebDAV session is refused with 403, and one address is one device',
  [
    'page:guide/advanced/session#steps',
    'page:guide/advanced/session#devices',
    'fact:features.device_sessions',
  ],
  async () => {
    await addUserWith(live.alist, 'emil', [['/a', bits(BIT.webdavRead)]]);
    const read = (address: string) =>
      dav(live.alist.api, basic('emil'), 'GET', '/a/one.txt', {
        'X-Forwarded-For': address,
        'User-Agent': `dav ${address}`,
      }).then(({status}) => status);
    expect([await read('192.0.2.1'), await read('192.0.2.1'), await read('192.0.2.2')]).toEqual([
      200, 200, 200,
    ]);
    const sessions = ok(await live.alist.api.get<any[]>('/api/admin/session/list'));
    const [first, ...more] = sessions.filter(({ua}) => ua === 'dav 192.0.2.1');
    expect(more).toEqual([]);
    ok(await live.alist.api.post('/api/admin/session/evict', {session_id: first.session_id}));
    expect([await read('192.0.2.1'), await read('192.0.2.2')]).toEqual([403, 200]);
  },
);

live.check(
  'signing out ends the session, and signing in with the password opens it again',
  [
    'page:guide/advanced/session#limits',
    'page:guide/advanced/session#inactive',
    'page:guide/advanced/session#invalidated',
    'fact:routes.get-api-auth-logout',
  ],
  async () => {
    await addUserWith(live.alist, 'fritz', [['/a', 0]]);
    const one = await browser('fritz', 'one');
    ok(await one.get('/api/auth/logout'));
    expect(said(await one.list())).toEqual([401, 'token is invalidated']);
    ok(await one.signInAgain());
    ok(await one.list());
  },
);

live.check(
  'direct links work after a session has ended and after the account is disabled',
  [
    'page:guide/advanced/session#steps',
    'page:guide/advanced/user#guest',
    'page:guide/advanced/delivery#sign',
    'page:faq/why#links-public',
  ],
  async () => {
    const user = await addUserWith(live.alist, 'greta', [['/a', 0]]);
    const {raw_url: link} = ok(await user.post('/api/fs/get', {path: '/a/one.txt'}));
    ok(await saveUser(live.alist, 'greta', {disabled: true}));
    await setScopes(live.alist, 'role-greta', ['/nowhere', 0]);
    expect(await (await fetch(link)).text()).toBe('one');
  },
);

live.check(
  'a restart signs everyone out and keeps the sessions',
  ['page:guide/advanced/session#limits'],
  async () => {
    await addUserWith(live.alist, 'hanna', [['/a', 0]]);
    const one = await browser('hanna', 'one');
    live.replace(await live.alist.restart());
    expect(said(await one.list())).toEqual([401, 'token is invalidated']);
    ok(await one.signInAgain());
    const sessions = ok(await one.get('/api/me/sessions')) as any[];
    expect(sessions.filter(({ua}) => ua === 'Browser one')).toHaveLength(1);
  },
);
