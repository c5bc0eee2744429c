import {expect} from 'vitest';
import type {Client} from '../suite/client';
import {until} from '../suite/programs';
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
  ok,
  passwordOf,
  plant,
  roleNamed,
  said,
  saveUser,
  setScopes,
  upload,
  userNamed,
} from './support';

const live = suite({own: true});

const DENIED = [403, 'permission denied'];

/** Folder of the storage `/office` on the disk. */
let disk = '';

live.before(async () => {
  disk = await addLocal(live.alist, '/office', {'one.txt': 'one', target: {}});
  await addLocal(live.alist, '/other', {'two.txt': 'two'});
});

/** What the web interface sends for each permission, on new files each time. */
const actions: readonly {
  readonly bit: number;
  readonly name: string;
  readonly act: (user: Client) => Promise<readonly [number, string]>;
}[] = [
  {
    bit: BIT.write,
    name: 'uploads, creates folders, and refreshes',
    act: async (user) => {
      const answers = [
        await upload(user, '/office/up.txt', 'x'),
        await user.post('/api/fs/mkdir', {path: '/office/made'}),
      ];
      const [refused] = answers.filter(({code}) => code !== 200);
      return refused ? said(refused) : [200, 'success'];
    },
  },
  {
    bit: BIT.rename,
    name: 'renames',
    act: async (user) =>
      said(await user.post('/api/fs/rename', {path: '/office/a.txt', name: 'renamed.txt'})),
  },
  {
    bit: BIT.rename,
    name: 'renames several',
    act: async (user) =>
      said(
        await user.post('/api/fs/batch_rename', {
          src_dir: '/office',
          rename_objects: [{src_name: 'b.txt', new_name: 'batch.txt'}],
        }),
      ),
  },
  {
    bit: BIT.move,
    name: 'moves',
    act: async (user) =>
      said(
        await user.post('/api/fs/move', {
          src_dir: '/office',
          dst_dir: '/office/target',
          names: ['c.txt'],
        }),
      ),
  },
  {
    bit: BIT.move,
    name: 'moves everything of a folder',
    act: async (user) =>
      said(
        await user.post('/api/fs/recursive_move', {
          src_dir: '/office/deep',
          dst_dir: '/office/target',
        }),
      ),
  },
  {
    bit: BIT.copy,
    name: 'copies',
    act: async (user) =>
      said(
        await user.post('/api/fs/copy', {
          src_dir: '/office',
          dst_dir: '/office/target',
          names: ['d.txt'],
        }),
      ),
  },
  {
    bit: BIT.remove,
    name: 'deletes',
    act: async (user) =>
      said(await user.post('/api/fs/remove', {dir: '/office', names: ['e.txt']})),
  },
  {
    bit: BIT.remove,
    name: 'removes empty folders',
    act: async (user) =>
      said(await user.post('/api/fs/remove_empty_directory', {src_dir: '/office/hollow'})),
  },
];

live.check(
  'each file action needs exactly its permission',
  [
    'page:guide/advanced/user#permissions',
    'page:reference/permissions#calculator',
    'page:config/side#refused',
    'fact:features.permissions',
    'fact:errors.permission-denied',
  ],
  async () => {
    const all = bits(BIT.write, BIT.rename, BIT.move, BIT.copy, BIT.remove);
    const user = await addUserWith(live.alist, 'actor', [['/office', 0]]);
    for (const {bit, name, act} of actions) {
      plant(disk, {
        ...Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((each) => [`${each}.txt`, each])),
        deep: {deeper: {[`${name}.txt`]: 'x'}},
        hollow: {empty: {}},
        target: {},
      });
      await setScopes(live.alist, 'role-actor', ['/office', all - 2 ** bit]);
      expect([name, await act(user)]).toEqual([name, DENIED]);
      await setScopes(live.alist, 'role-actor', ['/office', 2 ** bit]);
      expect([name, (await act(user))[0]]).toEqual([name, 200]);
      ok(
        await live.alist.api.post('/api/fs/remove', {
          dir: '/office/target',
          names: ['c.txt', 'd.txt'],
        }),
      );
    }
  },
);

live.check(
  'only users who can upload can refresh a list',
  ['page:config/side#refresh', 'page:faq/index#stale-list', 'fact:errors.refresh-denied'],
  async () => {
    const user = await addUserWith(live.alist, 'refresher', [['/office', 0]]);
    const refresh = () => user.post('/api/fs/list', {path: '/office', refresh: true});
    expect(said(await refresh())).toEqual([403, 'Refresh without permission']);
    await setScopes(live.alist, 'role-refresher', ['/office', bits(BIT.write)]);
    ok(await refresh());
  },
);

live.check(
  'hidden names and folder passwords give way to their permissions',
  ['page:guide/advanced/meta#hide', 'page:guide/advanced/meta#password'],
  async () => {
    await addLocal(live.alist, '/ruled', {'hidden.txt': 'h', locked: {'in.txt': 'i'}});
    ok(
      await live.alist.api.post('/api/admin/meta/create', {
        path: '/ruled',
        hide: '^hidden',
        h_sub: true,
      }),
    );
    ok(
      await live.alist.api.post('/api/admin/meta/create', {
        path: '/ruled/locked',
        password: 'pw',
        p_sub: true,
      }),
    );
    const user = await addUserWith(live.alist, 'ruled', [['/ruled', 0]]);
    expect(await names(user, '/ruled')).toEqual(['locked']);
    expect((await user.post('/api/fs/list', {path: '/ruled/locked'})).code).toBe(403);
    await setScopes(live.alist, 'role-ruled', ['/ruled', bits(BIT.seeHidden)]);
    expect(await names(user, '/ruled')).toEqual(['hidden.txt', 'locked']);
    ok(await user.post('/api/fs/get', {path: '/ruled/hidden.txt'}));
    expect((await user.post('/api/fs/list', {path: '/ruled/locked'})).code).toBe(403);
    await setScopes(live.alist, 'role-ruled', ['/ruled', bits(BIT.withoutPassword)]);
    expect(await names(user, '/ruled')).toEqual(['locked']);
    expect(await names(user, '/ruled/locked')).toEqual(['in.txt']);
  },
);

live.check(
  'an offline download needs its permission at the target folder',
  ['page:guide/advanced/user#permissions'],
  async () => {
    const user = await addUserWith(live.alist, 'loader', [['/office', bits(BIT.write)]]);
    const add = (at: string) =>
      user.post('/api/fs/add_offline_download', {
        urls: [`${live.alist.url}/robots.txt`],
        path: at,
        tool: 'SimpleHttp',
        delete_policy: 'delete_on_upload_succeed',
      });
    expect(said(await add('/office'))).toEqual(DENIED);
    await setScopes(live.alist, 'role-loader', ['/office', bits(BIT.offlineDownload)]);
    ok(await add('/office'));
    expect(said(await add('/other'))).toEqual(DENIED);
    await until('the download', async () =>
      (await names(live.alist.api, '/office')).includes('robots.txt'),
    );
  },
);

live.check(
  'WebDAV needs the permission to read, and for each change two more',
  [
    'page:reference/permissions#add-up',
    'page:faq/index#webdav-write',
    'page:guide/webdav#permissions',
    'fact:features.webdav',
    'fact:errors.dav-403',
  ],
  async () => {
    await addUserWith(live.alist, 'davver', [['/office', 0]]);
    const as = (method: string, at: string, headers = {}, body?: string) =>
      dav(live.alist.api, basic('davver'), method, at, headers, body).then(({status}) => status);
    const destination = (name: string) => ({Destination: `${live.alist.url}/dav/office/${name}`});
    const grant = (...numbers: number[]) =>
      setScopes(live.alist, 'role-davver', ['/office', bits(...numbers)]);
    expect(await as('PROPFIND', '/office', {Depth: '1'})).toBe(403);
    expect(await as('GET', '/office/one.txt')).toBe(403);
    await grant(BIT.webdavRead);
    expect(await as('PROPFIND', '/office', {Depth: '1'})).toBe(207);
    expect(await as('GET', '/office/one.txt')).toBe(200);
    for (const [method, bit, request] of [
      ['PUT', BIT.write, () => as('PUT', '/office/dav.txt', {}, 'x')],
      ['MKCOL', BIT.write, () => as('MKCOL', '/office/davdir')],
      ['COPY', BIT.copy, () => as('COPY', '/office/dav.txt', destination('target/dav.txt'))],
      [
        'MOVE',
        BIT.rename,
        () => as('MOVE', '/office/target/dav.txt', destination('target/moved.txt')),
      ],
      ['MOVE', BIT.move, () => as('MOVE', '/office/target/moved.txt', destination('moved.txt'))],
      ['DELETE', BIT.remove, () => as('DELETE', '/office/dav.txt')],
    ] as const) {
      await grant(BIT.webdavRead, bit);
      expect([method, await request()]).toEqual([method, 403]);
      await grant(BIT.webdavRead, BIT.webdavManage);
      expect([method, await request()]).toEqual([method, 403]);
      await grant(BIT.webdavManage, bit);
      expect([method, await request()]).toEqual([method, 403]);
      await grant(BIT.webdavRead, BIT.webdavManage, bit);
      expect([method, (await request()) < 300]).toEqual([method, true]);
    }
  },
);

live.check(
  'the path limit of a role has no effect on the target of a copy, and in the number of the user itself it works',
  ['fact:features.permissions'],
  async () => {
    const user = await addUserWith(live.alist, 'limited', [
      ['/office', bits(BIT.copy, BIT.pathLimit)],
    ]);
    plant(disk, {'limit1.txt': '1', 'limit2.txt': '2'});
    const copy = (name: string) =>
      user.post('/api/fs/copy', {src_dir: '/office', dst_dir: '/other', names: [name]});
    ok(await copy('limit1.txt'));
    ok(await saveUser(live.alist, 'limited', {permission: bits(BIT.pathLimit)}));
    const again = await live.alist.api.signIn('limited', passwordOf('limited'));
    expect(
      said(
        await again.post('/api/fs/copy', {
          src_dir: '/office',
          dst_dir: '/other',
          names: ['limit2.txt'],
        }),
      )[0],
    ).toBe(403);
  },
);

live.check(
  'a role from the API gives each path its own permissions, from the next request on',
  [
    'page:guide/advanced/role#per-path',
    'page:guide/advanced/role#steps',
    'page:reference/permissions#set',
  ],
  async () => {
    await addLocal(live.alist, '/movies', {'film.mp4': 'film'});
    await addLocal(live.alist, '/incoming');
    // The body of the sample.
    ok(
      await live.alist.api.post('/api/admin/role/create', {
        name: 'uploader',
        permission_scopes: [
          {path: '/movies', permission: 0},
          {path: '/incoming', permission: 8},
        ],
      }),
    );
    const {id} = await roleNamed(live.alist, 'uploader');
    const user = await addUser(live.alist, 'uploader', id, '/');
    expect(await names(user, '/')).toEqual(['incoming', 'movies']);
    expect(said(await upload(user, '/movies/x.txt', 'x'))).toEqual(DENIED);
    ok(await upload(user, '/incoming/x.txt', 'x'));
    await setScopes(live.alist, 'uploader', ['/movies', 8], ['/incoming', 0]);
    ok(await upload(user, '/movies/x.txt', 'x'));
    expect(said(await upload(user, '/incoming/y.txt', 'x'))).toEqual(DENIED);
  },
);

live.check(
  'one role with the path / serves accounts that can each not leave their base path',
  ['page:guide/advanced/role#own-folder'],
  async () => {
    await addLocal(live.alist, '/home', {anna: {'a.txt': 'a'}, bert: {'b.txt': 'b'}});
    const role = await addRole(live.alist, 'home', ['/', 0]);
    ok(
      await live.alist.api.post('/api/admin/user/create', {
        username: 'anna',
        password: passwordOf('anna'),
        role: [role],
      }),
    );
    const {id} = await userNamed(live.alist, 'anna');
    // The body of the sample.
    ok(
      await live.alist.api.post('/api/admin/user/update', {
        id,
        username: 'anna',
        role: [role],
        base_path: '/home/anna',
        disabled: false,
      }),
    );
    const anna = await live.alist.api.signIn('anna', passwordOf('anna'));
    expect(await names(anna, '/')).toEqual(['a.txt']);
    for (const at of ['/../bert', '/home/bert', '..']) {
      const {code} = await anna.post('/api/fs/list', {path: at});
      expect([at, code]).not.toEqual([at, 200]);
    }
  },
);

live.check(
  'the role admin cannot change, and the role guest keeps its name',
  [
    'page:guide/advanced/role#built-in',
    'page:guide/advanced/role#admin-fixed',
    'fact:errors.role-admin-fixed',
  ],
  async () => {
    const fixed = [403, 'cannot modify admin role'];
    const update = (id: number, name: string) =>
      live.alist.api.post('/api/admin/role/update', {
        id,
        name,
        permission_scopes: [{path: '/office', permission: 0}],
      });
    expect(said(await update(2, 'admin'))).toEqual(fixed);
    expect(said(await live.alist.api.post('/api/admin/role/delete?id=1'))).toEqual(fixed);
    ok(await update(1, 'visitors'));
    expect((await roleNamed(live.alist, 'guest')).permission_scopes).toEqual([
      {path: '/office', permission: 0},
    ]);
  },
);

live.check(
  'a deleted role locks out the accounts that have it',
  ['page:guide/advanced/role#deleted', 'fact:errors.roles-load-failed'],
  async () => {
    const user = await addUserWith(live.alist, 'orphan', [['/office', 0]]);
    const {id} = await roleNamed(live.alist, 'role-orphan');
    ok(await live.alist.api.post(`/api/admin/role/delete?id=${String(id)}`));
    await expect
      .poll(async () => (await user.get('/api/me')).message)
      .toContain('Fail to load roles');
  },
);

live.check(
  'a storage cannot be deleted while a role or an account names its top folder',
  [
    'page:guide/advanced/role#storage-used',
    'page:faq/why#still-used',
    'fact:errors.storage-in-use',
  ],
  async () => {
    await addLocal(live.alist, '/used');
    const user = await addRole(live.alist, 'names-it', ['/used/deeper', 0]);
    const {content} = ok(await live.alist.api.get('/api/admin/storage/list?page=1&per_page=100'));
    const {id} = content.find((each: any) => each.mount_path === '/used');
    const remove = () => live.alist.api.post(`/api/admin/storage/delete?id=${String(id)}`);
    const refused = await remove();
    expect(refused.code).toBe(500);
    expect(refused.message).toContain('storage is used by role');
    expect(refused.message).toContain('names-it');
    ok(await live.alist.api.post(`/api/admin/role/delete?id=${String(user)}`));
    ok(await remove());
  },
);

live.check(
  'a base path outside the paths of the role shows an empty folder',
  ['page:guide/advanced/user#empty', 'page:guide/advanced/role#empty'],
  async () => {
    const user = await addUserWith(live.alist, 'lost', [['/other', 0]], '/office');
    expect(await names(user, '/')).toEqual([]);
  },
);
