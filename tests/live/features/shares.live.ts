import {renameSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import type {Client} from '../suite/client';
import {suite} from '../suite/suite';
import {
  addLocal,
  addUserWith,
  nextSecond,
  ok,
  said,
  saveUser,
  settingOf,
  userNamed,
} from './support';

const live = suite({own: true});

let disk = '';
let owner: Client;
let visitor: Client;

live.before(async () => {
  disk = await addLocal(live.alist, '/files', {
    'one.txt': 'one',
    'two.txt': 'two',
    'film.mp4': 'film',
    inner: {'deep.txt': 'deep'},
  });
  owner = await addUserWith(live.alist, 'owner', [['/files', 0]]);
  visitor = live.alist.api.as(null);
});

interface Share {
  readonly share_id: string;
  readonly url: string;
  readonly name: string;
  readonly allow_preview: boolean;
  readonly allow_download: boolean;
  readonly access_limit: number;
}

async function share(at: string, options: object = {}): Promise<Share> {
  return ok(await owner.post<Share>('/api/share/create', {path: at, ...options}));
}

const info = (id: string) => visitor.get(`/api/public/share/info?share_id=${id}`);
const auth = async (id: string, password: string) =>
  ok(await visitor.post<{token: string}>('/api/public/share/auth', {share_id: id, password})).token;

live.check(
  'a share opens a page, its list, and its files without an account, although guests are disabled',
  [
    'page:guide/advanced/share#when',
    'page:guide/advanced/share#create',
    'fact:features.shares',
    'fact:routes.post-api-share-create',
  ],
  async () => {
    const {share_id: id, url, name} = await share('/files');
    expect(id).toMatch(/^[A-Za-z0-9]{8}$/);
    expect(url).toBe(`${live.alist.url}/s/${id}`);
    expect(name).toBe('files');
    expect((await visitor.post('/api/fs/list', {path: '/'})).code).toBe(401);
    expect((await visitor.get(`/s/${id}`)).text).toContain('<html');
    const {content} = ok(await visitor.post('/api/public/share/list', {share_id: id, path: '/'}));
    expect(content.map((each: any) => each.name).sort()).toEqual([
      'film.mp4',
      'inner',
      'one.txt',
      'two.txt',
    ]);
    expect((await visitor.get(`/sd/${id}/inner/deep.txt`)).text).toBe('deep');
    expect((await visitor.get(`/sp/${id}/one.txt`)).text).toBe('one');
  },
);

live.check(
  'a share has the ID that its owner enters, once',
  [
    'page:guide/advanced/share#create',
    'fact:errors.share-id-taken',
    'fact:errors.share-id-invalid',
    'fact:errors.share-no-permission',
  ],
  async () => {
    expect((await share('/files/one.txt', {share_id: 'my-own_id'})).share_id).toBe('my-own_id');
    const create = (body: object) => owner.post('/api/share/create', {path: '/files', ...body});
    expect(said(await create({share_id: 'my-own_id'}))).toEqual([400, 'share link already exists']);
    expect(said(await create({share_id: 'not this'}))).toEqual([
      400,
      'share_id must be 1-32 characters of letters, numbers, underscore or hyphen',
    ]);
    await addLocal(live.alist, '/closed');
    expect(said(await create({path: '/closed'}))).toEqual([403, 'you have no permission']);
  },
);

live.check(
  'preview and download are stored as on at creation, and an edit turns them off',
  [
    'page:guide/advanced/share#options',
    'fact:features.shares',
    'fact:errors.share-no-download',
    'fact:errors.share-no-preview',
  ],
  async () => {
    const created = await share('/files', {allow_preview: false, allow_download: false});
    expect([created.allow_preview, created.allow_download]).toEqual([true, true]);
    const {share_id: id} = created;
    expect((await visitor.get(`/sd/${id}/one.txt`)).text).toBe('one');
    const update = (body: object) =>
      owner.post<Share>('/api/share/update', {share_id: id, ...body});
    expect(ok(await update({allow_download: false})).allow_download).toBe(false);
    expect(said(await visitor.get(`/sd/${id}/one.txt`))).toEqual([403, 'download is not allowed']);
    expect((await visitor.get(`/sp/${id}/one.txt`)).text).toBe('one');
    ok(await update({allow_download: true, allow_preview: false}));
    expect(said(await visitor.get(`/sp/${id}/one.txt`))).toEqual([403, 'preview is not allowed']);
    expect((await visitor.get(`/sd/${id}/one.txt`)).text).toBe('one');
  },
);

live.check(
  'each request for content counts, parts too, and at the limit the share closes for good',
  [
    'page:guide/advanced/share#limits',
    'page:guide/advanced/share#consumed',
    'fact:features.shares',
    'fact:errors.share-consumed',
  ],
  async () => {
    const {share_id: id} = await share('/files', {access_limit: 3});
    ok(await info(id));
    ok(await visitor.post('/api/public/share/list', {share_id: id, path: '/'}));
    expect((await visitor.request('HEAD', `/sd/${id}/film.mp4`)).status).toBe(200);
    for (const range of ['bytes=0-0', 'bytes=1-1', 'bytes=2-2'])
      expect((await visitor.get(`/sd/${id}/film.mp4`, {headers: {Range: range}})).status).toBe(206);
    const consumed = [410, 'share has been consumed'];
    expect(said(await visitor.get(`/sd/${id}/film.mp4`))).toEqual(consumed);
    ok(await owner.post('/api/share/update', {share_id: id, access_limit: 100}));
    expect(said(await info(id))).toEqual(consumed);
  },
);

live.check(
  'a share with a limit of one ends after the first request',
  ['fact:features.shares'],
  async () => {
    const {share_id: id, access_limit: limit} = await share('/files/one.txt', {
      burn_after_read: true,
    });
    expect(limit).toBe(1);
    expect((await visitor.get(`/sd/${id}`)).text).toBe('one');
    expect((await visitor.get(`/sd/${id}`)).code).toBe(410);
  },
);

live.check(
  'before the password, visitors see the name, the limit, and the expiry, and no files',
  [
    'page:guide/advanced/share#limits',
    'fact:errors.share-password-required',
    'fact:errors.share-password-wrong',
  ],
  async () => {
    const {share_id: id} = await share('/files', {
      name: 'Holiday',
      password: 'pw',
      access_limit: 9,
      expire_hours: 5,
    });
    const before = ok(await info(id));
    expect([before.name, before.access_limit, before.has_password, before.authed]).toEqual([
      'Holiday',
      9,
      true,
      false,
    ]);
    expect(before.expires_at).toBeTruthy();
    const required = [401, 'share password required'];
    expect(said(await visitor.post('/api/public/share/list', {share_id: id, path: '/'}))).toEqual(
      required,
    );
    expect(said(await visitor.get(`/sd/${id}/one.txt`))).toEqual(required);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(
        said(
          await visitor.post('/api/public/share/auth', {share_id: id, password: String(attempt)}),
        ),
      ).toEqual([403, 'password is incorrect']);
    const token = await auth(id, 'pw');
    ok(await visitor.post('/api/public/share/list', {share_id: id, path: '/', token}));
  },
);

live.check(
  'the first download of a share with a password ends the access of its visitor',
  [
    'page:guide/advanced/share#limits',
    'page:guide/advanced/share#sign-invalid',
    'page:faq/howto#share-password',
    'fact:features.shares',
    'fact:errors.sign-invalid',
  ],
  async () => {
    const {share_id: id} = await share('/files', {password: 'pw'});
    const token = await auth(id, 'pw');
    await nextSecond();
    expect((await visitor.get(`/sd/${id}/one.txt?auth=${token}`)).text).toBe('one');
    expect(said(await visitor.get(`/sd/${id}/two.txt?auth=${token}`))).toEqual([
      401,
      'sign invalid',
    ]);
    expect(
      said(await visitor.post('/api/public/share/list', {share_id: id, path: '/', token})),
    ).toEqual([401, 'sign invalid']);
    const again = await auth(id, 'pw');
    expect((await visitor.get(`/sd/${id}/two.txt?auth=${again}`)).text).toBe('two');
  },
);

live.check(
  'a password can be changed and not removed',
  ['page:guide/advanced/share#limits'],
  async () => {
    const {share_id: id} = await share('/files', {password: 'pw'});
    ok(await owner.post('/api/share/update', {share_id: id, password: ''}));
    expect(ok(await info(id)).has_password).toBe(true);
    ok(await owner.post('/api/share/update', {share_id: id, password: 'other'}));
    await auth(id, 'other');
  },
);

live.check(
  'a visitor cannot download a folder at once',
  [
    'page:guide/advanced/share#limits',
    'fact:errors.share-dir-download',
    'fact:errors.share-dir-preview',
    'fact:errors.share-not-dir',
    'fact:errors.share-nested',
  ],
  async () => {
    const {share_id: id} = await share('/files');
    expect(said(await visitor.get(`/sd/${id}/inner`))).toEqual([
      400,
      'directory download is not supported',
    ]);
    expect(said(await visitor.get(`/sp/${id}/inner`))).toEqual([
      400,
      'directory preview is not supported',
    ]);
    expect(
      said(await visitor.post('/api/public/share/list', {share_id: id, path: '/one.txt'})),
    ).toEqual([400, 'path is not a directory']);
    const {share_id: file} = await share('/files/one.txt');
    expect(said(await visitor.get(`/sd/${file}/two.txt`))).toEqual([
      400,
      'file share does not support nested path',
    ]);
  },
);

live.check(
  'an expired share opens again with a new expiry, an invalidated one stays closed',
  [
    'page:guide/advanced/share#closed',
    'page:guide/advanced/share#manage',
    'fact:errors.share-expired',
    'fact:errors.share-disabled',
  ],
  async () => {
    const {share_id: id} = await share('/files', {expire_at: '2020-01-01T00:00:00Z'});
    expect(said(await info(id))).toEqual([410, 'share is expired']);
    ok(await owner.post('/api/share/update', {share_id: id, expire_at: '2100-01-01T00:00:00Z'}));
    ok(await info(id));
    ok(await owner.post('/api/share/disable', {share_id: id}));
    expect(said(await info(id))).toEqual([404, 'share is disabled']);
    ok(await owner.post('/api/share/update', {share_id: id, expire_at: ''}));
    expect(said(await info(id))).toEqual([404, 'share is disabled']);
  },
);

live.check(
  'a share keeps the old path of a moved file',
  ['page:guide/advanced/share#moved'],
  async () => {
    const {share_id: id} = await share('/files/two.txt');
    renameSync(path.join(disk, 'two.txt'), path.join(disk, 'moved.txt'));
    const answer = await visitor.get(`/sd/${id}`);
    renameSync(path.join(disk, 'moved.txt'), path.join(disk, 'two.txt'));
    expect(answer.code).toBe(404);
    expect(answer.message).toContain('object not found');
  },
);

live.check(
  'each account sees only its own shares, the admin too, and they outlive the account',
  ['page:guide/advanced/share#manage'],
  async () => {
    const {share_id: id} = await share('/files/one.txt');
    const {content} = ok(await live.alist.api.get('/api/share/list'));
    expect(content).toEqual([]);
    expect((await live.alist.api.post('/api/share/delete', {share_id: id})).code).toBe(200);
    ok(await saveUser(live.alist, 'owner', {disabled: true}));
    expect((await visitor.get(`/sd/${id}`)).text).toBe('one');
    ok(await saveUser(live.alist, 'owner', {disabled: false}));
    const other = await addUserWith(live.alist, 'goes', [['/files', 0]]);
    const {share_id: left} = ok(await other.post<Share>('/api/share/create', {path: '/files'}));
    const {id: user} = await userNamed(live.alist, 'goes');
    ok(await live.alist.api.post(`/api/admin/user/delete?id=${String(user)}`));
    expect((await visitor.get(`/sd/${left}/one.txt`)).text).toBe('one');
    owner = await live.alist.api.signIn('owner', 'secret-owner');
  },
);

live.check(
  'a user with the base path / shares every storage by sharing /, and one with the path of the role does not',
  ['page:guide/advanced/share#protect', 'page:guide/advanced/user#base-path'],
  async () => {
    await addLocal(live.alist, '/secret', {'hidden.txt': 'hidden'});
    const wide = await addUserWith(live.alist, 'wide', [['/files', 0]], '/');
    const {share_id: id} = ok(await wide.post<Share>('/api/share/create', {path: '/'}));
    expect((await visitor.get(`/sd/${id}/secret/hidden.txt`)).text).toBe('hidden');
    const narrow = await addUserWith(live.alist, 'narrow', [['/files', 0]], '/files');
    const {share_id: own} = ok(await narrow.post<Share>('/api/share/create', {path: '/'}));
    const {content} = ok(await visitor.post('/api/public/share/list', {share_id: own, path: '/'}));
    expect(content.map((each: any) => each.name)).toContain('one.txt');
    expect((await visitor.get(`/sd/${own}/../secret/hidden.txt`)).code).not.toBe(200);
  },
);

live.check(
  'a new admin token ends the access of visitors who entered a password',
  ['page:config/other#token', 'fact:features.shares'],
  async () => {
    const {share_id: id} = await share('/files', {password: 'pw'});
    const token = await auth(id, 'pw');
    ok(await visitor.post('/api/public/share/list', {share_id: id, path: '/', token}));
    const before = await settingOf(live.alist, 'token');
    const admin = await live.alist.api.signIn('admin', 'live-suite');
    ok(await admin.post('/api/admin/setting/set_token', {token: 'another-token'}));
    expect(
      said(await visitor.post('/api/public/share/list', {share_id: id, path: '/', token})),
    ).toEqual([401, 'sign invalid']);
    ok(await admin.post('/api/admin/setting/set_token', {token: before}));
  },
);
