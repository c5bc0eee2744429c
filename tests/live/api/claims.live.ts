import {expect} from 'vitest';
import {until} from '../suite/programs';
import {suite} from '../suite/suite';
import {startFake} from './fakes';
import {buildIndex, indexed, saveSettings} from './plays';
import {ALICE_PASSWORD, makeFixture, storageRecord, type Fixture} from './fixture';

// Sentences of the API pages and of the error index that no single request proves.

const live = suite({own: true});

let fixture: Fixture;

live.before(async () => {
  fixture = await makeFixture(live.alist);
});

const nobody = () => live.alist.api.as(null);

async function setGuest(isEnabled: boolean): Promise<void> {
  await fixture.must('POST', '/api/admin/user/update', {
    id: 1,
    username: 'guest',
    base_path: '/',
    role: [1],
    disabled: !isEnabled,
  });
}

live.check(
  'Guests are refused for an inactive session and for too many devices, too',
  [
    'fact:errors.session-inactive',
    'fact:errors.too-many-devices',
    'fact:routes.get-api-auth-logout',
  ],
  async () => {
    await setGuest(true);
    const from = (device: string) => ({headers: {'Client-Id': device}});
    expect((await nobody().get('/api/me', from('one'))).code).toBe(200);
    expect((await nobody().get('/api/auth/logout', from('one'))).code).toBe(200);
    expect(await nobody().get('/api/me', from('one'))).toMatchObject({
      code: 401,
      message: 'session inactive',
    });
    expect((await nobody().get('/api/me', from('two'))).code).toBe(200);
    await saveSettings(fixture, {max_devices: '1', device_evict_policy: 'deny'});
    expect(await nobody().get('/api/me', from('three'))).toMatchObject({
      code: 403,
      message: 'too many active devices',
    });
    await saveSettings(fixture, {max_devices: '0'});
    await setGuest(false);
  },
);

live.check(
  'A disabled guest keeps out requests without a token, except to public endpoints and /api/authn',
  ['fact:errors.guest-disabled'],
  async () => {
    const disabled = {code: 401, message: 'Guest user is disabled, login please'};
    for (const path of [
      '/api/me',
      '/api/label/list',
      '/api/task/copy/done',
      '/api/admin/user/list',
    ])
      expect(await nobody().get(path), path).toMatchObject(disabled);
    for (const path of ['/api/public/settings', '/api/authn/getcredentials', '/api/auth/sso'])
      expect(await nobody().get(path), path).not.toMatchObject(disabled);
  },
);

live.check(
  'A disabled account can sign in, but not use its token',
  ['fact:routes.post-api-auth-login', 'fact:errors.user-disabled'],
  async () => {
    await fixture.reset();
    const alice = {id: 3, username: 'alice', base_path: '/', role: [4], disabled: true};
    await fixture.must('POST', '/api/admin/user/update', alice);
    const {code, data} = await nobody().post('/api/auth/login', {
      username: 'alice',
      password: ALICE_PASSWORD,
    });
    expect(code).toBe(200);
    expect(await live.alist.api.as(data.token).get('/api/me')).toMatchObject({
      code: 401,
      message: 'Current user is disabled, replace please',
    });
    await fixture.reset();
  },
);

live.check(
  'Saving a user without a new password invalidates the tokens of the account',
  ['fact:errors.password-changed', 'fact:errors.token-invalidated', 'fact:errors.user-gone'],
  async () => {
    await fixture.reset();
    const alice = await fixture.alice();
    expect((await alice.get('/api/me')).code).toBe(200);
    await fixture.must('POST', '/api/admin/user/update', {
      id: 3,
      username: 'alice',
      password: '',
      base_path: '/',
      role: [4],
    });
    expect(await alice.get('/api/me')).toMatchObject({
      code: 401,
      message: 'Password has been changed, login please',
    });
    const again = await fixture.alice();
    await fixture.must('POST', '/api/admin/user/delete?id=3');
    expect(await again.get('/api/me')).toMatchObject({
      code: 401,
      message: 'failed find user: record not found',
    });
    await fixture.reset();
    expect(await live.alist.api.as('made-up').get('/api/me')).toMatchObject({
      code: 401,
      message: 'token is invalidated',
    });
  },
);

live.check(
  'A role that no longer exists keeps its users out',
  [
    'fact:errors.roles-load-failed',
    'fact:errors.role-load-failed',
    'fact:routes.post-api-admin-user-create',
  ],
  async () => {
    await fixture.must('POST', '/api/admin/user/create', {
      username: 'erin',
      password: 'erin',
      role: [77],
    });
    const {data} = await nobody().post('/api/auth/login', {username: 'erin', password: 'erin'});
    const erin = live.alist.api.as(data.token);
    expect(await erin.get('/api/me')).toMatchObject({
      code: 500,
      message: expect.stringMatching(/^Fail to load roles: /),
    });
    expect(await erin.get('/api/authn/getcredentials')).toMatchObject({
      code: 500,
      message: 'load role 77 failed',
    });
  },
);

async function results(name: string): Promise<number> {
  const {content} = await fixture.must('POST', '/api/fs/search', {
    parent: '/',
    keywords: name,
    scope: 1,
    page: 1,
    per_page: 50,
  });
  return content.filter((each: {name: string}) => each.name === name).length;
}

live.check(
  'An update of the index adds a path with several parts once more, and a path right under / not',
  ['page:guide/api/admin/search-index#notes', 'fact:routes.post-api-admin-index-update'],
  async () => {
    await fixture.reset();
    await buildIndex(fixture);
    expect([await results('drive'), await results('reports')]).toEqual([1, 1]);
    const changed = async (path: string, name: string) => {
      await fixture.must('POST', '/api/admin/index/update', {paths: [path], max_depth: -1});
      return until(`${path} to be indexed`, async () => (await results(name)) > 0);
    };
    await changed('/drive', 'drive');
    await changed('/drive/reports', 'reports');
    await until('the second entry', async () => (await results('reports')) === 2);
    expect(await results('drive')).toBe(1);
  },
);

live.check(
  'A build that could not read a storage ends without an error',
  ['page:guide/api/admin/search-index#notes', 'fact:routes.get-api-admin-index-progress'],
  async () => {
    await fixture.reset();
    await saveSettings(fixture, {search_index: 'database'});
    const refusing = await startFake(() => ({status: 500, text: 'no'}));
    const addition = {
      vendor: 'other',
      address: refusing.url,
      username: 'a',
      password: 'b',
      root_folder_path: '/',
    };
    await fixture.must(
      'POST',
      '/api/admin/storage/create',
      storageRecord('/refusing', 'WebDav', JSON.stringify(addition)),
    );
    expect((await fixture.admin.post('/api/fs/list', {path: '/refusing'})).code).toBe(500);
    await fixture.must('POST', '/api/admin/index/build');
    await indexed(fixture);
    expect(await fixture.must('GET', '/api/admin/index/progress')).toMatchObject({
      is_done: true,
      error: '',
    });
    await refusing.close();
    await fixture.reset();
  },
);

live.check(
  'With an engine that is not running, update, clear, and search crash, and the body is empty',
  [
    'fact:errors.search-crash',
    'fact:routes.post-api-admin-index-update',
    'fact:routes.post-api-admin-index-clear',
    'fact:routes.any-api-fs-search',
  ],
  async () => {
    await saveSettings(fixture, {search_index: 'database'});
    // AList stops the old engine before it finds that the new one doesn't answer.
    expect((await saveSettings(fixture, {search_index: 'meilisearch'})).code).toBe(500);
    const search = {parent: '/', keywords: 'a', page: 1, per_page: 10};
    for (const [path, body] of [
      ['/api/fs/search', search],
      ['/api/admin/index/update', {paths: ['/drive'], max_depth: 1}],
      ['/api/admin/index/clear', undefined],
    ] as const) {
      const {status, text} = await fixture.admin.post(path, body);
      expect([path, status, text]).toEqual([path, 500, '']);
    }
    await saveSettings(fixture, {search_index: 'none'});
  },
);

live.check(
  'create_batch crashes without items, and says which item failed otherwise',
  ['fact:routes.post-api-admin-label-file-binding-create-batch'],
  async () => {
    const path = '/api/admin/label_file_binding/create_batch';
    const {status, text} = await fixture.admin.post(path, {items: []});
    expect([status, text]).toEqual([500, '']);
  },
);

live.check(
  'Lists of shares and of the administration return everything without per_page, and lists of files 200',
  ['page:guide/api/index#paging', 'fact:routes.get-api-share-list'],
  async () => {
    await fixture.reset();
    const alice = await fixture.alice();
    for (const name of ['a', 'b', 'c'])
      await alice.post('/api/share/create', {path: '/drive', share_id: `paging-${name}`});
    const all = await alice.get('/api/share/list');
    expect([all.data.content.length, all.data.total]).toEqual([3, 3]);
    const one = await alice.get('/api/share/list?page=2&per_page=1');
    expect([one.data.content.length, one.data.total]).toEqual([1, 3]);
    const users = await fixture.must('GET', '/api/admin/user/list');
    expect(users.content.length).toBe(users.total);
    const files = (per: number | undefined) =>
      fixture.must('POST', '/api/fs/list', {path: '/drive/reports', per_page: per});
    expect((await files(undefined)).per_page).toBe(200);
    expect((await files(900)).per_page).toBe(500);
    expect((await files(-1)).per_page).toBe(-1);
  },
);

live.check(
  'fs/link takes paths with .. in them, which other requests refuse',
  ['fact:errors.relative-path', 'fact:routes.post-api-fs-link'],
  async () => {
    const body = {path: '/drive/reports/../reports/plan.pdf'};
    expect((await fixture.admin.post('/api/fs/link', body)).code).toBe(200);
    expect((await fixture.admin.post('/api/fs/get', body)).code).toBe(403);
  },
);

live.check(
  'Labels take an empty name',
  ['fact:routes.post-api-admin-label-file-binding-create'],
  async () => {
    const body = {label_ids: '', is_dir: false};
    expect((await fixture.admin.post('/api/admin/label_file_binding/create', body)).code).toBe(200);
  },
);
