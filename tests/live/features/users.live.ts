import {readFileSync} from 'node:fs';
import {expect} from 'vitest';
import {ADMIN_PASSWORD, alist} from '../suite/alist';
import {runProgram} from '../suite/programs';
import {suite} from '../suite/suite';
import {
  BIT,
  addLocal,
  addRole,
  addUser,
  addUserWith,
  basic,
  bits,
  dav,
  names,
  nextSecond,
  ok,
  passwordOf,
  said,
  saveUser,
  setScopes,
  setSetting,
  upload,
  userNamed,
  type Item,
} from './support';

const live = suite({own: true});

live.before(async () => {
  await addLocal(live.alist, '/a', {'one.txt': 'one', inner: {'deep.txt': 'deep'}});
  await addLocal(live.alist, '/b', {'two.txt': 'two', 'notes.md': '# Notes'});
});

live.check(
  'the admin is enabled and the guest disabled, and no one else can get their roles',
  [
    'page:guide/advanced/user#built-in',
    'page:guide/advanced/user#role-refused',
    'fact:errors.user-create-role',
  ],
  async () => {
    const [admin, guest] = [
      await userNamed(live.alist, 'admin'),
      await userNamed(live.alist, 'guest'),
    ];
    expect([admin.disabled, guest.disabled]).toEqual([false, true]);
    for (const role of [[1], [2], undefined])
      expect(
        said(
          await live.alist.api.post('/api/admin/user/create', {
            username: 'second',
            password: 'x',
            role,
          }),
        ),
      ).toEqual([400, 'admin or guest user can not be created']);
  },
);

live.check(
  'an account gets its base path from the first path of its role, whatever the form sent, and a later edit sets it',
  ['page:guide/advanced/user#steps', 'page:faq/why#base-path'],
  async () => {
    const role = await addRole(live.alist, 'family', ['/b', 0], ['/a', 0]);
    ok(
      await live.alist.api.post('/api/admin/user/create', {
        username: 'anna',
        password: passwordOf('anna'),
        role: [role],
        base_path: '/a',
      }),
    );
    expect((await userNamed(live.alist, 'anna')).base_path).toBe('/b');
    ok(await saveUser(live.alist, 'anna', {base_path: '/'}));
    const anna = await live.alist.api.signIn('anna', passwordOf('anna'));
    expect(await names(anna, '/')).toEqual(['a', 'b']);
    await setScopes(live.alist, 'family', ['/a', 0]);
    expect((await userNamed(live.alist, 'anna')).base_path).toBe('/');
    expect(await names(anna, '/')).toEqual(['a']);
  },
);

live.check(
  'an account can have an empty password',
  ['page:guide/advanced/user#steps'],
  async () => {
    const role = await addRole(live.alist, 'empty-password', ['/a', 0]);
    ok(
      await live.alist.api.post('/api/admin/user/create', {
        username: 'nopass',
        password: '',
        role: [role],
      }),
    );
    await live.alist.api.signIn('nopass', '');
  },
);

live.check(
  'a path outside the role gives one message for lists and files',
  ['page:guide/advanced/user#check', 'page:faq/index#no-permission', 'fact:errors.fs-password'],
  async () => {
    const user = await addUserWith(live.alist, 'limited', [['/a', 0]]);
    for (const route of ['list', 'get'])
      expect(said(await user.post(`/api/fs/${route}`, {path: '/b'}))).toEqual([
        403,
        'password is incorrect or you have no permission',
      ]);
  },
);

live.check(
  'a role without any permission lets its users list and download everything in its paths',
  ['page:guide/advanced/user#permissions'],
  async () => {
    const user = await addUserWith(live.alist, 'reader', [['/a', 0]]);
    expect(await names(user, '/a/inner')).toEqual(['deep.txt']);
    const {raw_url: link} = ok(await user.post('/api/fs/get', {path: '/a/inner/deep.txt'}));
    expect(await (await fetch(link)).text()).toBe('deep');
    expect(said(await upload(user, '/a/new.txt', 'x'))).toEqual([403, 'permission denied']);
  },
);

live.check(
  'permissions of all roles add up, and a deeper path takes nothing away',
  ['page:guide/advanced/user#permissions', 'page:guide/advanced/role#combine'],
  async () => {
    const writer = await addRole(
      live.alist,
      'adds-write',
      ['/a', bits(BIT.write)],
      ['/a/inner', 0],
    );
    const renamer = await addRole(live.alist, 'adds-rename', ['/a', bits(BIT.rename)]);
    const user = await addUser(live.alist, 'both', [writer, renamer], '/');
    ok(await upload(user, '/a/inner/mine.txt', 'x'));
    ok(await user.post('/api/fs/rename', {path: '/a/inner/mine.txt', name: 'yours.txt'}));
    expect(
      said(await user.post('/api/fs/remove', {dir: '/a/inner', names: ['yours.txt']})),
    ).toEqual([403, 'permission denied']);
  },
);

live.check(
  'copying writes into a folder outside the role, even without permission to upload there',
  ['page:guide/advanced/user#permissions', 'fact:features.permissions'],
  async () => {
    const user = await addUserWith(live.alist, 'copier', [['/a', bits(BIT.copy)]]);
    expect(said(await upload(user, '/b/direct.txt', 'x'))[0]).toBe(403);
    ok(await user.post('/api/fs/copy', {src_dir: '/a/inner', dst_dir: '/b', names: ['deep.txt']}));
    await expect.poll(() => names(live.alist.api, '/b')).toContain('deep.txt');
  },
);

live.check(
  'in the top folder, each permission of each path counts',
  ['page:guide/advanced/user#base-path', 'page:guide/advanced/role#combine'],
  async () => {
    await addLocal(live.alist, '/outside', {'secret.txt': 's'});
    const user = await addUserWith(live.alist, 'rooter', [['/a', bits(BIT.copy, BIT.remove)]]);
    ok(await user.post('/api/fs/copy', {src_dir: '/', dst_dir: '/a', names: ['outside']}));
    await expect
      .poll(() => names(live.alist.api, '/a/outside', {refresh: true}).catch(() => []))
      .toEqual(['secret.txt']);
  },
);

live.check(
  'a base path other than / leads the links of the web interface to other paths than their signatures',
  [
    'page:guide/advanced/user#base-path',
    'page:guide/advanced/delivery#sign-invalid',
    'page:faq/why#user-links',
  ],
  async () => {
    const user = await addUserWith(live.alist, 'based', [['/b', 0]], '/b');
    const {content} = ok(await user.post<{content: Item[]}>('/api/fs/list', {path: '/'}));
    const sign = content.find(({name}) => name === 'two.txt')?.sign ?? '';
    // The web interface puts the path as the user sees it into the link.
    expect(said(await user.get(`/d/two.txt?sign=${sign}`))).toEqual([401, 'sign invalid']);
    expect((await user.get(`/d/b/two.txt?sign=${sign}`)).text).toBe('two');
    const {raw_url: link} = ok(await user.post('/api/fs/get', {path: '/two.txt'}));
    expect(await (await fetch(link)).text()).toBe('two');
  },
);

live.check(
  'WebDAV with a base path lists the top folder and finds nothing in it',
  [
    'page:guide/advanced/user#base-path',
    'page:faq/index#webdav-404',
    'page:guide/webdav#base-path',
  ],
  async () => {
    const permission = bits(BIT.webdavRead, BIT.webdavManage, BIT.write);
    await addUserWith(live.alist, 'davuser', [['/a', permission]], '/a');
    const credentials = basic('davuser');
    const top = await dav(live.alist.api, credentials, 'PROPFIND', '/', {Depth: '1'});
    expect(top.status).toBe(207);
    expect(top.text).toContain('one.txt');
    expect(
      (await dav(live.alist.api, credentials, 'PROPFIND', '/inner', {Depth: '1'})).status,
    ).toBe(404);
    expect((await dav(live.alist.api, credentials, 'GET', '/one.txt')).status).toBe(404);
    expect((await dav(live.alist.api, credentials, 'MKCOL', '/made')).status).toBe(409);
    const put = await dav(live.alist.api, credentials, 'PUT', '/up.txt', {}, 'x');
    expect(put.status).toBe(201);
    expect(await names(live.alist.api, '/a/a')).toEqual(['up.txt']);
  },
);

live.check(
  'the guest sees everything on a new server once enabled, and only its folders after the role has changed',
  [
    'page:guide/advanced/user#guest',
    'page:faq/why#guest-sees-all',
    'page:faq/index#guest-disabled',
    'fact:errors.guest-disabled',
  ],
  async () => {
    const visitor = live.alist.api.as(null);
    expect(said(await visitor.post('/api/fs/list', {path: '/'}))).toEqual([
      401,
      'Guest user is disabled, login please',
    ]);
    ok(await saveUser(live.alist, 'guest', {disabled: false}));
    expect(await names(visitor, '/')).toContain('b');
    await setScopes(live.alist, 'guest', ['/a/inner', 0]);
    expect(await names(visitor, '/')).toEqual(['a']);
    expect(await names(visitor, '/a')).toEqual(['inner']);
    ok(await saveUser(live.alist, 'guest', {disabled: true}));
  },
);

live.check(
  'with the permission, everyone can connect over WebDAV as guest with the password guest',
  ['page:guide/advanced/user#guest'],
  async () => {
    await setScopes(live.alist, 'guest', ['/a', bits(BIT.webdavRead)]);
    ok(await saveUser(live.alist, 'guest', {disabled: false}));
    const answer = await dav(live.alist.api, basic('guest', 'guest'), 'PROPFIND', '/a', {
      Depth: '1',
    });
    expect(answer.status).toBe(207);
    ok(await saveUser(live.alist, 'guest', {disabled: true}));
  },
);

live.check(
  'a changed password signs the user out everywhere, and so does saving the account later',
  [
    'page:guide/advanced/user#change-password',
    'page:guide/advanced/user#signed-out',
    'page:guide/advanced/user#limits',
    'fact:errors.password-changed',
  ],
  async () => {
    const user = await addUserWith(live.alist, 'changer', [['/a', 0]]);
    ok(await user.post('/api/me/update', {username: 'changer', password: 'new-one'}));
    const refused = [401, 'Password has been changed, login please'];
    expect(said(await user.get('/api/me'))).toEqual(refused);
    const second = await live.alist.api.signIn('changer', 'new-one');
    await nextSecond();
    ok(await saveUser(live.alist, 'changer', {password: 'by-admin'}));
    expect(said(await second.get('/api/me'))).toEqual(refused);
    const third = await live.alist.api.signIn('changer', 'by-admin');
    ok(await saveUser(live.alist, 'changer', {}));
    expect(said(await third.get('/api/me'))).toEqual(refused);
  },
);

live.check(
  'saving an account makes a token valid again that a changed password had made invalid, until a restart',
  ['page:guide/advanced/security#leak', 'fact:features.users'],
  async () => {
    const stolen = await addUserWith(live.alist, 'robbed', [['/a', 0]]);
    ok(await saveUser(live.alist, 'robbed', {password: 'changed'}));
    expect((await stolen.get('/api/me')).code).toBe(401);
    ok(await saveUser(live.alist, 'robbed', {}));
    expect((await stolen.get('/api/me')).code).toBe(200);
  },
);

live.check(
  'a disabled account is refused, and a deleted one too',
  ['fact:errors.user-disabled'],
  async () => {
    const user = await addUserWith(live.alist, 'leaver', [['/a', 0]]);
    ok(await saveUser(live.alist, 'leaver', {disabled: true}));
    expect(said(await user.get('/api/me'))).toEqual([
      401,
      'Current user is disabled, replace please',
    ]);
    const {id} = await userNamed(live.alist, 'leaver');
    ok(await live.alist.api.post(`/api/admin/user/delete?id=${String(id)}`));
    expect((await user.get('/api/me')).code).toBe(401);
  },
);

live.check(
  'disabling the admin fails with JSON_CONTAINS on SQLite',
  ['page:guide/advanced/user#disable-admin', 'fact:errors.json-contains'],
  async () => {
    const answer = await saveUser(live.alist, 'admin', {disabled: true});
    expect(answer.code).toBe(500);
    expect(answer.message).toContain('JSON_CONTAINS');
  },
);

live.check(
  'Max devices and Session TTL of a user have no effect',
  ['page:guide/advanced/user#limits', 'page:guide/advanced/session#limits'],
  async () => {
    await addUserWith(live.alist, 'devices', [['/a', 0]]);
    ok(await saveUser(live.alist, 'devices', {max_devices: 1, session_ttl: 1}));
    for (const device of ['one', 'two', 'three']) {
      const {data} = await live.alist.api.post(
        '/api/auth/login',
        {username: 'devices', password: passwordOf('devices')},
        {token: null, headers: {'Client-Id': device}},
      );
      ok(
        await live.alist.api.get('/api/me', {
          token: data.token,
          headers: {'Client-Id': device},
        }),
      );
    }
  },
);

live.check(
  'sign-up needs a role other than guest, and the account starts in the first path of the role',
  [
    'page:config/site#open-sign-up',
    'page:config/site#sign-up',
    'page:config/site#role-refused',
    'page:config/site#register-off',
    'fact:settings.allow_register',
    'fact:settings.default_role',
    'fact:errors.default-role-bad',
    'fact:errors.register-disabled',
  ],
  async () => {
    const register = (username: string) =>
      live.alist.api.post('/api/auth/register', {username, password: 'own'}, {token: null});
    expect(said(await register('early'))).toEqual([403, 'registration is disabled']);
    const settings = ok(await live.alist.api.get<any[]>('/api/admin/setting/list?group=1'));
    // As the form sends it: the whole group.
    const saved = settings.map((each) =>
      each.key === 'allow_register' ? {...each, value: 'true'} : each,
    );
    expect(said(await live.alist.api.post('/api/admin/setting/save', saved))).toEqual([
      400,
      'cannot set admin or guest as default role',
    ]);
    expect(settings.find(({key}) => key === 'default_role').value).toBe('guest');
    await addRole(live.alist, 'member', ['/b', 0]);
    await setSetting(live.alist, 'default_role', 'member');
    await setSetting(live.alist, 'allow_register', 'true');
    ok(await register('member1'));
    expect((await userNamed(live.alist, 'member1')).base_path).toBe('/b');
    const member = await live.alist.api.signIn('member1', 'own');
    expect(await names(member, '/')).toContain('two.txt');
    await setSetting(live.alist, 'allow_register', 'false');
    expect((await register('late')).code).toBe(403);
    await live.alist.api.signIn('member1', 'own');
  },
);

live.check(
  'a role with every permission opens neither storages nor users nor settings',
  ['page:faq/howto#second-admin', 'fact:errors.user-assign-role', 'fact:errors.not-admin'],
  async () => {
    const user = await addUserWith(live.alist, 'hopeful', [['/', 16_383]]);
    expect(said(await saveUser(live.alist, 'hopeful', {role: [2]}))).toEqual([
      400,
      'cannot assign admin or guest role to user',
    ]);
    for (const route of ['storage/list', 'user/list', 'setting/list', 'meta/list'])
      expect(said(await user.get(`/api/admin/${route}`))).toEqual([403, 'You are not an admin']);
  },
);

live.check(
  'the admin keeps the role under a new name and has to sign in again',
  ['page:faq/howto#rename-admin'],
  async () => {
    const admin = await live.alist.api.signIn('admin', ADMIN_PASSWORD);
    ok(await admin.post('/api/me/update', {username: 'boss', password: ''}));
    expect((await admin.get('/api/me')).code).toBe(401);
    const boss = await live.alist.api.signIn('boss', ADMIN_PASSWORD);
    ok(await boss.get('/api/admin/user/list'));
    const {stdout, stderr} = await alist(['admin', '--data', live.alist.data]);
    expect(stdout + stderr).toContain('boss');
    const taken = await boss.post('/api/me/update', {username: 'guest', password: ''});
    expect(taken.code).not.toBe(200);
    ok(await boss.post('/api/me/update', {username: 'admin', password: ''}));
  },
);

live.check(
  'an account with the guest role is a guest, and deleting it needs another role',
  [
    'page:guide/advanced/user#limits',
    'fact:errors.delete-admin-guest',
    'fact:errors.guest-2fa',
    'fact:errors.is-guest',
  ],
  async () => {
    await setSetting(live.alist, 'default_role', 'member');
    await addUserWith(live.alist, 'downgraded', [['/a', 0]]);
    const {id} = await userNamed(live.alist, 'downgraded');
    const refused = await saveUser(live.alist, 'downgraded', {role: [1]});
    expect(refused.code).toBe(400);
    const guest = await userNamed(live.alist, 'guest');
    expect(
      said(await live.alist.api.post(`/api/admin/user/delete?id=${String(guest.id)}`)),
    ).toEqual([500, 'cannot delete admin or guest']);
    ok(await live.alist.api.post(`/api/admin/user/delete?id=${String(id)}`));
  },
);

live.check(
  'if the account guest gets another role, AList does not start any more, until the command of the page repairs it',
  ['page:guide/advanced/user#limits'],
  async () => {
    const role = await addRole(live.alist, 'for-guest', ['/', 0]);
    ok(await saveUser(live.alist, 'guest', {role: [role]}));
    await expect(live.alist.restart()).rejects.toThrow('Failed to create guest user');
    const command = /sqlite3 data\.db "[^"]+"/.exec(
      readFileSync('docs/guide/advanced/user.mdx', 'utf8'),
    );
    const {code} = await runProgram('bash', ['-c', command?.[0] ?? ''], {cwd: live.alist.data});
    expect(code).toBe(0);
    live.replace(await live.alist.restart());
    expect((await userNamed(live.alist, 'guest')).role).toEqual([1]);
  },
  ['sqlite3', 'bash'],
);
