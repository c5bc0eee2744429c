import {expect} from 'vitest';
import {suite} from '../suite/suite';
import {
  BIT,
  addLocal,
  addStorage,
  addUserWith,
  basic,
  bits,
  dav,
  names,
  ok,
  said,
  setScopes,
  setSetting,
  upload,
  type Item,
  type Listing,
} from './support';

const live = suite({own: true});

const REFUSED = [403, 'password is incorrect or you have no permission'];

/** Adds a rule as the form does: with all of its values. */
async function addRule(at: string, values: object): Promise<void> {
  ok(await saveRule('create', at, values));
}

function saveRule(action: 'create' | 'update', at: string, values: object) {
  return live.alist.api.post(`/api/admin/meta/${action}`, {
    id: 0,
    path: at,
    password: '',
    p_sub: false,
    write: false,
    w_sub: false,
    hide: '',
    h_sub: false,
    readme: '',
    r_sub: false,
    header: '',
    header_sub: false,
    ...values,
  });
}

async function ruleOf(at: string) {
  const {content} = ok(await live.alist.api.get('/api/admin/meta/list?page=1&per_page=500'));
  return content.find((each: any) => each.path === at);
}

/** Adds a storage at a path and a user who sees all of it. */
async function place(name: string, tree: object, permission = 0) {
  const disk = await addLocal(live.alist, `/${name}`, tree as any);
  const user = await addUserWith(live.alist, name, [[`/${name}`, permission]]);
  return {disk, user, at: `/${name}`};
}

const tree = {'file.txt': 'text', inner: {'deep.txt': 'deep', more: {'last.txt': 'last'}}};

live.check(
  'the rule of the nearest folder counts, and no other',
  [
    'page:guide/advanced/meta#nearest',
    'page:faq/howto#folder-password',
    'fact:features.meta',
    'fact:errors.fs-password',
  ],
  async () => {
    const {user, at} = await place('nearest', tree);
    await addRule(at, {password: 'pw', p_sub: true});
    const list = (path: string, password = '') => user.post('/api/fs/list', {path, password});
    expect(said(await list(at))).toEqual(REFUSED);
    expect(said(await list(at, 'wrong'))).toEqual(REFUSED);
    ok(await list(at, 'pw'));
    expect(said(await list(`${at}/inner`))).toEqual(REFUSED);
    ok(await list(`${at}/inner`, 'pw'));
    await addRule(`${at}/inner`, {readme: 'only a readme'});
    ok(await list(`${at}/inner`));
  },
);

live.check(
  'without subfolders, a password protects only the list of its folder',
  ['page:guide/advanced/meta#password', 'page:guide/advanced/meta#nearest'],
  async () => {
    const {user, at} = await place('single', tree);
    await addRule(at, {password: 'pw'});
    expect(said(await user.post('/api/fs/list', {path: at}))).toEqual(REFUSED);
    expect(await names(user, `${at}/inner`)).toEqual(['deep.txt', 'more']);
    ok(await user.post('/api/fs/get', {path: `${at}/file.txt`}));
  },
);

live.check(
  'the password is asked neither by WebDAV nor by shares nor by signed links nor for deleting, and admins do not need it',
  [
    'page:guide/advanced/meta#password',
    'page:guide/advanced/meta#check',
    'page:guide/advanced/security#links',
  ],
  async () => {
    const {user, at} = await place('asked', tree, bits(BIT.webdavRead, BIT.remove, BIT.copy));
    await addRule(at, {password: 'pw', p_sub: true});
    expect((await dav(live.alist.api, basic('asked'), 'GET', `${at}/file.txt`)).text).toBe('text');
    expect(
      (await dav(live.alist.api, basic('asked'), 'PROPFIND', `${at}/inner`, {Depth: '1'})).text,
    ).toContain('deep.txt');
    const {share_id: share} = ok(await user.post('/api/share/create', {path: at}));
    expect((await live.alist.api.as(null).get(`/sd/${share}/file.txt`)).text).toBe('text');
    const {content} = ok(
      await user.post<{content: Item[]}>('/api/fs/list', {path: at, password: 'pw'}),
    );
    const sign = content.find(({name}) => name === 'file.txt')?.sign ?? '';
    expect((await live.alist.api.as(null).get(`/d${at}/file.txt?sign=${sign}`)).text).toBe('text');
    ok(await user.post('/api/fs/remove', {dir: `${at}/inner`, names: ['deep.txt']}));
    ok(await live.alist.api.post('/api/fs/list', {path: at}));
  },
);

live.check(
  'a password applied to subfolders makes direct links need a signature even if no others do',
  [
    'page:guide/advanced/meta#password',
    'page:guide/advanced/delivery#sign',
    'page:config/global#sign',
    'page:faq/howto#unsigned-links',
    'fact:settings.sign_all',
    'fact:errors.sign-missing',
  ],
  async () => {
    const {at} = await place('unsigned', tree);
    const link = (path: string) => live.alist.api.as(null).get(`/d${path}`);
    expect(said(await link(`${at}/file.txt`))).toEqual([401, 'expire missing']);
    await setSetting(live.alist, 'sign_all', 'false');
    expect((await link(`${at}/file.txt`)).text).toBe('text');
    await addRule(at, {password: 'pw'});
    expect((await link(`${at}/file.txt`)).text).toBe('text');
    ok(await saveRule('update', at, {id: (await ruleOf(at)).id, password: 'pw', p_sub: true}));
    expect(said(await link(`${at}/file.txt`))).toEqual([401, 'expire missing']);
    await addLocal(live.alist, '/signed', tree, {enable_sign: true});
    expect(said(await link('/signed/file.txt'))).toEqual([401, 'expire missing']);
    await setSetting(live.alist, 'sign_all', 'true');
  },
);

live.check(
  'admins read the password as plain text',
  ['page:guide/advanced/meta#password'],
  async () => {
    await addRule('/plain', {password: 'in plain text'});
    expect((await ruleOf('/plain')).password).toBe('in plain text');
  },
);

live.check(
  'wrong folder passwords are not limited',
  ['page:guide/advanced/meta#password'],
  async () => {
    const {user, at} = await place('tries', tree);
    await addRule(at, {password: 'pw', p_sub: true});
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect(said(await user.post('/api/fs/list', {path: at, password: String(attempt)}))).toEqual(
        REFUSED,
      );
    ok(await user.post('/api/fs/list', {path: at, password: 'pw'}));
  },
);

live.check(
  'Write lets users without the permission upload and refresh, and with subfolders create folders',
  [
    'page:guide/advanced/meta#write',
    'page:guide/advanced/meta#tips',
    'page:config/side#folder-buttons',
  ],
  async () => {
    const {user, at} = await place('written', tree, bits(BIT.webdavRead, BIT.webdavManage));
    expect((await upload(user, `${at}/up.txt`, 'x')).code).toBe(403);
    await addRule(at, {write: true});
    expect(ok(await user.post<Listing>('/api/fs/list', {path: at})).write).toBe(true);
    ok(await upload(user, `${at}/up.txt`, 'x'));
    ok(await user.post('/api/fs/list', {path: at, refresh: true}));
    expect((await user.post('/api/fs/mkdir', {path: `${at}/made`})).code).toBe(403);
    ok(await saveRule('update', at, {id: (await ruleOf(at)).id, write: true, w_sub: true}));
    ok(await user.post('/api/fs/mkdir', {path: `${at}/made`}));
    ok(await upload(user, `${at}/inner/up.txt`, 'x'));
    for (const [route, body] of [
      ['rename', {path: `${at}/up.txt`, name: 'renamed.txt'}],
      ['move', {src_dir: at, dst_dir: `${at}/inner`, names: ['file.txt']}],
      ['remove', {dir: at, names: ['up.txt']}],
      [
        'add_offline_download',
        {
          urls: ['http://127.0.0.1:1/'],
          path: at,
          tool: 'SimpleHttp',
          delete_policy: 'delete_never',
        },
      ],
    ] as const)
      expect([route, (await user.post(`/api/fs/${route}`, body)).code]).toEqual([route, 403]);
    expect(
      (await dav(live.alist.api, basic('written'), 'PUT', `${at}/dav.txt`, {}, 'x')).status,
    ).toBe(403);
  },
);

live.check(
  'Write with subfolders lets every account create folders there, even without a role that covers it',
  ['page:guide/advanced/meta#write'],
  async () => {
    const {at} = await place('open', tree);
    await addRule(at, {write: true, w_sub: true});
    await addLocal(live.alist, '/elsewhere');
    const stranger = await addUserWith(live.alist, 'stranger', [['/elsewhere', 0]]);
    ok(await stranger.post('/api/fs/mkdir', {path: `${at}/from-outside`}));
    expect((await upload(stranger, `${at}/up.txt`, 'x')).code).toBe(403);
  },
);

live.check(
  'the sample hides names that start with a dot, exactly one name, and two extensions',
  ['page:guide/advanced/meta#hide'],
  async () => {
    const {user, at} = await place('hides', {
      '.dot': 'x',
      private: {'inside.txt': 'x'},
      private2: {},
      'a.TMP': 'x',
      'b.bak': 'x',
      'keep.txt': 'x',
    });
    await addRule(at, {hide: '^\\.\n^private$\n(?i)\\.(tmp|bak)$', h_sub: true});
    expect(await names(user, at)).toEqual(['keep.txt', 'private2']);
    expect(await names(live.alist.api, at)).toHaveLength(6);
    expect(said(await user.post('/api/fs/get', {path: `${at}/.dot`}))).toEqual(REFUSED);
    expect(said(await user.post('/api/fs/list', {path: `${at}/private`}))).toEqual(REFUSED);
    // A file in a hidden folder opens by its exact path.
    ok(await user.post('/api/fs/get', {path: `${at}/private/inside.txt`}));
  },
);

live.check(
  'WebDAV lists no hidden names and opens them by their address',
  ['page:guide/advanced/meta#hide'],
  async () => {
    const {at} = await place(
      'davhides',
      {'secret.txt': 'secret', 'keep.txt': 'x'},
      bits(BIT.webdavRead),
    );
    await addRule(at, {hide: '^secret', h_sub: true});
    const list = await dav(live.alist.api, basic('davhides'), 'PROPFIND', at, {Depth: '1'});
    expect(list.text).toContain('keep.txt');
    expect(list.text).not.toContain('secret.txt');
    expect((await dav(live.alist.api, basic('davhides'), 'GET', `${at}/secret.txt`)).text).toBe(
      'secret',
    );
  },
);

live.check(
  'an empty line in Hide, such as a line break at the end, hides everything',
  [
    'page:guide/advanced/meta#hide',
    'page:guide/advanced/meta#all-hidden',
    'page:faq/index#no-permission',
  ],
  async () => {
    const {user, at} = await place('blank', tree);
    await addRule(at, {hide: '^secret$\n', h_sub: true});
    expect(await names(user, at)).toEqual([]);
    expect(said(await user.post('/api/fs/get', {path: `${at}/file.txt`}))).toEqual(REFUSED);
  },
);

live.check(
  'a line that is no regular expression is refused',
  ['page:guide/advanced/meta#bad-expression', 'fact:errors.meta-hide-bad'],
  async () => {
    const answer = await saveRule('create', '/bad', {hide: '*.txt'});
    expect(answer.code).toBe(400);
    expect(answer.message).toMatch(/^\*\.txt is illegal: /);
  },
);

live.check(
  'uploads of names that the rule hides are refused, also for those who may write',
  ['page:guide/advanced/meta#hide', 'page:guide/advanced/meta#tips'],
  async () => {
    const {user, at} = await place('dropbox', tree);
    await addRule(at, {write: true, hide: '.*', h_sub: true});
    expect(said(await upload(user, `${at}/up.txt`, 'x'))).toEqual([403, 'permission denied']);
  },
);

live.check(
  'a rule on / puts a header on every page that has no rule of its own',
  ['page:guide/advanced/meta#readme', 'page:guide/advanced/meta#tips'],
  async () => {
    const {user, at} = await place('texts', tree);
    await addRule('/', {header: 'Notice', header_sub: true, readme: 'Only here'});
    const texts = async (path: string) => {
      const {header, readme} = ok(await user.post<Listing>('/api/fs/list', {path}));
      return [header, readme];
    };
    expect(await texts('/')).toEqual(['Notice', 'Only here']);
    expect(await texts(`${at}/inner`)).toEqual(['Notice', '']);
    await addRule(`${at}/inner`, {readme: 'Own'});
    expect(await texts(`${at}/inner`)).toEqual(['', 'Own']);
    expect(await texts(`${at}/inner/more`)).toEqual(['', '']);
    ok(await live.alist.api.post(`/api/admin/meta/delete?id=${String((await ruleOf('/')).id)}`));
  },
);

live.check(
  'a protected folder and its files cannot be renamed in the web interface, even by admins',
  ['page:guide/advanced/meta#rename', 'fact:errors.rename-protected'],
  async () => {
    const {at} = await place('kept', tree);
    await addRule(`${at}/inner`, {password: 'pw', p_sub: true});
    for (const path of [`${at}/inner`, `${at}/inner/deep.txt`])
      expect(said(await live.alist.api.post('/api/fs/rename', {path, name: 'new'}))).toEqual([
        403,
        'Path is password-protected and cannot be renamed.',
      ]);
  },
);

live.check(
  'each path can have one rule, and its path is cleaned up',
  ['page:guide/advanced/meta#steps', 'fact:features.meta'],
  async () => {
    await addRule('twice/', {readme: 'one'});
    expect((await ruleOf('/twice')).readme).toBe('one');
    const second = await saveRule('create', '/twice', {readme: 'two'});
    expect(second.code).toBe(500);
    expect(second.message).toContain('UNIQUE constraint failed');
  },
);

live.check(
  'an alias opens what a rule protects elsewhere, and shows what it hides',
  ['page:guide/advanced/alias#public', 'page:guide/drivers/alias#before'],
  async () => {
    const {at} = await place('source', {'shown.txt': 's', 'hidden.txt': 'h'});
    await addRule(at, {password: 'pw', p_sub: true, hide: '^hidden', h_sub: true});
    await addStorage(live.alist, '/window', 'Alias', {paths: at});
    const user = await addUserWith(live.alist, 'looker', [['/window', 0]]);
    expect(await names(user, '/window')).toEqual(['hidden.txt', 'shown.txt']);
    const {raw_url: link} = ok(await user.post('/api/fs/get', {path: '/window/shown.txt'}));
    expect(await (await fetch(link)).text()).toBe('s');
    expect(said(await user.post('/api/fs/list', {path: at}))).toEqual(REFUSED);
  },
);

live.check(
  'a guest with Write on a folder uploads to it',
  ['page:guide/advanced/meta#tips'],
  async () => {
    const {at} = await place('guests', {});
    await addRule(at, {write: true});
    await setScopes(live.alist, 'guest', [at, 0]);
    const {content} = ok(await live.alist.api.get('/api/admin/user/list'));
    const guest = content.find((each: any) => each.username === 'guest');
    ok(await live.alist.api.post('/api/admin/user/update', {...guest, disabled: false}));
    ok(await upload(live.alist.api.as(null), `${at}/from-guest.txt`, 'x'));
    ok(await live.alist.api.post('/api/admin/user/update', {...guest, disabled: true}));
  },
);
