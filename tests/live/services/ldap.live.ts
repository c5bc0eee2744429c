import {expect} from 'vitest';
import {sampleOf} from '@site/tests/samples/samples';
import {BASE, startSlapd, type Directory} from '../peers/slapd';
import {ADMIN_PASSWORD} from '../suite/alist';
import {runProgram} from '../suite/programs';
import {suite} from '../suite/suite';
import {
  addLocal,
  addRole,
  addUser,
  basic,
  bits,
  names,
  ok,
  said,
  saveSettings,
  saveUser,
  userNamed,
  users,
} from './support';

const live = suite({own: true, needs: ['slapd']});
let directory: Directory | undefined;

live.before(async () => {
  directory = await startSlapd(['alice', 'bob', 'admin', 'carol', 'Dora']);
  await addLocal(live.alist, '/team', {'plan.txt': 'plan'});
  await setUp();
});
live.after(() => directory?.stop());

const started = () => {
  if (!directory) throw new Error('The directory did not start.');
  return directory;
};

/** Values of the page's example, with the address of the check's directory. */
async function setUp(changes: Readonly<Record<string, string>> = {}) {
  const {code} = sampleOf('config/ldap.mdx', 'Values', 'uid=%s');
  const value = (label: string) => new RegExp(`^${label}: (.*)$`, 'm').exec(code)?.[1] ?? '';
  await saveSettings(live.alist, {
    ldap_server: started().url,
    ldap_manager_dn: value('Ldap manager dn'),
    ldap_manager_password: started().reader.password,
    ldap_user_search_base: value('Ldap user search base'),
    ldap_user_search_filter: value('Ldap user search filter'),
    ldap_login_enabled: 'true',
    ...changes,
  });
}

let visitors = 0;

/** Signs in by LDAP from its own address, so that failures of one check don't count in another. */
const login = (
  username: string,
  password = `ldap-${username}`,
  headers: Readonly<Record<string, string>> = {'X-Forwarded-For': `192.0.2.${String(++visitors)}`},
) =>
  live.alist.api.request<{token: string}>('POST', '/api/auth/login/ldap', {
    token: null,
    headers,
    body: {username, password},
  });

live.check(
  'a directory user signs in, gets an account without a role, and sees nothing until it has one',
  [
    'page:config/ldap#turn-on',
    'page:config/ldap#openldap',
    'page:config/ldap#new-accounts',
    'page:config/ldap#no-files',
    'page:guide/advanced/ldap#check',
    'fact:features.ldap',
    'fact:routes.post-api-auth-login-ldap',
    'fact:settings.ldap_user_search_base',
    'fact:settings.ldap_user_search_filter',
  ],
  async () => {
    const {token} = ok(await login('alice'));
    const {role, base_path} = await userNamed(live.alist, 'alice');
    expect([role ?? [], base_path]).toEqual([[], '/']);
    const alice = live.alist.api.as(token);
    const empty = await alice.post<{content: unknown[] | null}>('/api/fs/list', {path: '/team'});
    expect(empty.code === 403 || (empty.data?.content ?? []).length === 0).toBe(true);
    await saveUser(live.alist, 'alice', {
      role: [await addRole(live.alist, 'team', [['/team', bits('webdavRead')]])],
    });
    expect(await names(alice, '/team', false)).toEqual(['plan.txt']);
  },
);

live.check(
  'a wrong password has the result code 49 and counts as a failure; five failures lock the address',
  [
    'page:config/ldap#code-49',
    'page:guide/advanced/ldap#check',
    'fact:errors.ldap-bad-password',
    'fact:errors.login-locked',
  ],
  async () => {
    const headers = {'X-Forwarded-For': '192.0.2.250'};
    for (let attempt = 0; attempt < 5; attempt++) {
      const {code, message} = await login('bob', 'wrong', headers);
      expect([code, message]).toEqual([
        400,
        expect.stringContaining('LDAP Result Code 49 "Invalid Credentials"'),
      ]);
    }
    expect((await login('bob', 'ldap-bob', headers)).code).toBe(429);
    expect((await login('bob')).code).toBe(200);
  },
);

live.check(
  'an unknown name, or several matches, is HTTP 500 without a body, and the log says why',
  [
    'page:config/ldap#status-500',
    'page:guide/advanced/ldap#status-500',
    'fact:errors.ldap-not-one',
  ],
  async () => {
    for (const name of ['nobody', '*']) {
      const {status, text} = await login(name, 'x');
      expect([status, text]).toEqual([500, '']);
    }
    expect(live.alist.log()).toContain('User does not exist or too many entries returned');
  },
);

live.check(
  'a name with a wildcard that matches one entry signs in under that name, without a role',
  ['page:guide/advanced/ldap#everyday'],
  async () => {
    ok(await login('car*', 'ldap-carol'));
    expect((await userNamed(live.alist, 'car*')).role ?? []).toEqual([]);
  },
);

live.check(
  'someone who is named admin in the directory becomes AList’s admin',
  ['page:config/ldap#turn-on', 'page:guide/advanced/ldap#prepare'],
  async () => {
    const {token} = ok(await login('admin'));
    const {data} = await live.alist.api.as(token).get<{username: string}>('/api/me');
    expect(data.username).toBe('admin');
    expect((await live.alist.api.as(token).get('/api/admin/user/list')).code).toBe(200);
  },
);

live.check(
  'the name decides the account: case matters, and a renamed account keeps its roles',
  ['page:guide/advanced/ldap#prepare', 'page:guide/advanced/ldap#everyday'],
  async () => {
    ok(await login('dora', 'ldap-Dora'));
    ok(await login('Dora'));
    const all = (await users(live.alist)).map(({username}) => username);
    expect(all).toEqual(expect.arrayContaining(['dora', 'Dora']));
    await addUser(live.alist, 'robert', [['/team', bits('webdavRead')]]);
    const {role} = await userNamed(live.alist, 'robert');
    const bob = (await users(live.alist)).find(({username}) => username === 'bob');
    if (bob) ok(await live.alist.api.post(`/api/admin/user/delete?id=${String(bob.id)}`));
    await saveUser(live.alist, 'robert', {username: 'bob'});
    const {token} = ok(await login('bob'));
    expect((await userNamed(live.alist, 'bob')).role).toEqual(role);
    expect(await names(live.alist.api.as(token), '/', false)).toContain('plan.txt');
  },
);

live.check(
  'the directory’s password works neither for AList’s own sign-in nor for WebDAV',
  ['page:guide/advanced/ldap#limits', 'page:config/ldap#new-accounts'],
  async () => {
    ok(await login('alice'));
    const own = {username: 'alice', password: 'ldap-alice'};
    expect((await live.alist.api.post('/api/auth/login', own)).code).toBe(400);
    const dav = await live.alist.api.request('PROPFIND', '/dav/', {
      token: null,
      headers: {Authorization: basic('alice', 'ldap-alice')},
    });
    expect(dav.status).toBe(401);
    await live.alist.api.signIn('admin', ADMIN_PASSWORD);
  },
);

live.check(
  'the message names a missing port, an unreachable server, and a wrong manager password',
  [
    'page:guide/advanced/ldap#port',
    'page:config/ldap#server',
    'fact:errors.ldap-connect',
    'fact:settings.ldap_server',
    'fact:settings.ldap_manager_dn',
    'fact:settings.ldap_manager_password',
  ],
  async () => {
    await setUp({ldap_server: 'ldap://127.0.0.1'});
    expect((await login('alice')).message).toContain('missing port in address');
    await setUp({ldap_server: 'ldap://127.0.0.1:1'});
    expect((await login('alice')).message).toContain('LDAP Result Code 200 "Network Error"');
    await setUp({ldap_manager_password: 'wrong'});
    expect((await login('alice')).message).toContain('LDAP Result Code 49');
    await setUp({ldap_user_search_base: `ou=others,${BASE}`});
    expect((await login('alice')).message).toContain('LDAP Result Code 32');
    await setUp();
  },
);

live.check(
  'the ldapsearch command of the page prints one dn line',
  ['page:config/ldap#active-directory'],
  async () => {
    const {code} = sampleOf('config/ldap.mdx', '', 'ldapsearch');
    expect(code).toContain("-D 'cn=reader,dc=example,dc=com' -W");
    const {stdout} = await runProgram('ldapsearch', [
      ...['-H', started().url, '-D', started().reader.dn, '-w', started().reader.password],
      ...['-b', `ou=people,${BASE}`, '(uid=alice)', 'dn'],
    ]);
    expect(stdout.match(/^dn:/gm)).toHaveLength(1);
  },
  ['ldapsearch'],
);

live.check(
  'after signing out, a browser cannot sign in by LDAP, but with the AList password',
  ['page:guide/advanced/ldap#session-inactive', 'fact:errors.session-inactive'],
  async () => {
    await saveUser(live.alist, 'alice', {password: 'own-password'});
    const headers = {'Client-Id': 'one-browser', 'X-Forwarded-For': '192.0.2.251'};
    const me = async (token: string) => live.alist.api.as(token).get('/api/me', {headers});
    const byLdap = async () => ok(await login('alice', 'ldap-alice', headers)).token;
    const first = await byLdap();
    expect((await me(first)).code).toBe(200);
    await live.alist.api.as(first).get('/api/auth/logout', {headers});
    expect(said(await me(await byLdap()))).toEqual([401, 'session inactive']);
    const {token} = ok(
      await live.alist.api.request<{token: string}>('POST', '/api/auth/login', {
        token: null,
        headers,
        body: {username: 'alice', password: 'own-password'},
      }),
    );
    expect((await me(token)).code).toBe(200);
    expect((await me(await byLdap())).code).toBe(200);
  },
);

live.check(
  'with LDAP off, the sign-in is refused',
  ['fact:errors.ldap-off', 'fact:settings.ldap_login_enabled'],
  async () => {
    await setUp({ldap_login_enabled: 'false'});
    expect(said(await login('alice'))).toEqual([403, 'ldap is not enabled']);
  },
);
