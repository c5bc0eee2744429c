import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {ADMIN_PASSWORD, startAList, type AList} from '../suite/alist';
import {codeOf} from '../features/totp';
import {HOST} from '../suite/programs';
import {suite} from '../suite/suite';
import {contract, CONTENT, MOUNT} from './contract';
import {filesOf} from './files';
import {formBody, sampleBody, stepsBody, type StorageValues} from './pages';

const page = 'guide/drivers/alist_v2_v3';
const live = suite({own: true});

/** The site that is mounted, with an account as the page says. */
let remote: AList;
const there = filesOf(() => remote.api);
const disk = (...names: string[]) => path.join(remote.folder, ...names);

live.before(async () => {
  remote = await startAList();
  live.after(() => remote.stop());
  mkdirSync(disk('shared'));
  await there.add(formBody('Local', {mount_path: '/files', root_folder_path: disk()}));
  await there.add(formBody('Local', {mount_path: '/other', root_folder_path: disk('shared')}));
  const role = await remote.api.post('/api/admin/role/create', {
    name: 'mount',
    description: '',
    // All permissions of files.
    permission_scopes: [{path: '/', permission: 0xffff}],
  });
  expect([role.code, role.message]).toEqual([200, 'success']);
  const roles = await remote.api.get('/api/admin/role/list');
  const {id} = (roles.data.content as {id: number; name: string}[]).find(
    ({name}) => name === 'mount',
  ) ?? {id: 0};
  const user = await remote.api.post('/api/admin/user/create', {
    username: 'example',
    password: 'EXAMPLE-PASSWORD',
    base_path: '/',
    role: [id],
    permission: 0xffff,
  });
  expect([user.code, user.message]).toEqual([200, 'success']);
});

const account = () => ({url: remote.url, username: 'example', password: 'EXAMPLE-PASSWORD'});

const {files} = contract(live, {
  driver: 'AList V3',
  page,
  sections: {capabilities: 'works-v3', delivery: 'delivery-v3'},
  inside: '/files',
  emptyFails: 'strconv.ParseInt: parsing "": invalid syntax',
  redirect: () => `${remote.url}/p/files/`,
  steps: account,
  sample: () => ({url: remote.url}),
});

const add = (name: string, values: StorageValues = {}) =>
  files.add(formBody('AList V3', {...account(), mount_path: `/${name}`, ...values}));

/** Status of a storage with some values, which is deleted again. */
async function statusOf(values: StorageValues) {
  const {id, status} = await add('status', values);
  await files.delete(id);
  return status;
}

const set = async (key: string, value: string) => {
  const {data} = await remote.api.get(`/api/admin/setting/get?key=${key}`);
  await remote.api.post('/api/admin/setting/save', [{...data, value}]);
};

live.check(
  'the steps of the page mount one folder with a token',
  [
    `page:${page}#add`,
    `page:${page}#token`,
    'fact:drivers.AList V3.fields.token',
    'fact:drivers.AList V3.fields.root_folder_path',
    'fact:drivers.AList V3.fields.url',
  ],
  async () => {
    await there.mkdir('/files/one/inside');
    const login = await remote.api.post('/api/auth/login', {
      username: 'example',
      password: 'EXAMPLE-PASSWORD',
    });
    for (const token of [login.data.token as string, remote.adminToken]) {
      const {id, status, mount} = await files.add(
        stepsBody(page, 'AList V3', {
          mount_path: '/token',
          url: remote.url,
          root_folder_path: '/files/one',
          token,
        }),
      );
      expect([status, await files.names(mount)]).toEqual(['work', ['inside/']]);
      await files.delete(id);
    }
    expect(await statusOf({username: '', token: 'wrong'})).toContain('request failed,code: 401');
  },
);

live.check(
  'saves the token of the account',
  [
    `page:${page}#account`,
    'fact:drivers.AList V3.fields.username',
    'fact:drivers.AList V3.fields.password',
  ],
  async () => {
    const {id} = await add('saved');
    expect((await files.stored(id))['addition'].token).toMatch(/^eyJ/);
    await files.delete(id);
    expect(await statusOf({password: 'wrong'})).not.toBe('work');
  },
);

live.check(
  'mounts as a guest only if the site allows it',
  [`page:${page}#not-allowed`, `page:${page}#before`, 'fact:settings.allow_mounted'],
  async () => {
    const {data} = await remote.api.get('/api/admin/user/list');
    const guest = (data.content as {username: string}[]).find(({username}) => username === 'guest');
    expect(await statusOf({username: '', password: ''})).toContain('request failed,code: 401');
    await remote.api.post('/api/admin/user/update', {...guest, disabled: false});
    await set('allow_mounted', 'false');
    expect(await statusOf({username: '', password: ''})).toBe('the site does not allow mounted');
    await set('allow_mounted', 'true');
    expect(await statusOf({username: '', password: ''})).toBe('work');
    await remote.api.post('/api/admin/user/update', {...guest, disabled: true});
  },
);

live.check(
  'opens folders with a password only with that password',
  [
    `page:${page}#folder-password`,
    `page:${page}#no-permission`,
    `page:${page}#check`,
    'fact:drivers.AList V3.fields.meta_password',
  ],
  async () => {
    await there.mkdir('/files/locked');
    await there.put('/files/locked/a.txt', 'x');
    await remote.api.post('/api/admin/meta/create', {
      path: '/files/locked',
      password: 'EXAMPLE',
      p_sub: true,
    });
    const {data} = await remote.api.get('/api/admin/user/list');
    const guest = (data.content as {username: string}[]).find(({username}) => username === 'guest');
    await remote.api.post('/api/admin/user/update', {...guest, disabled: false});
    const {id, mount, status} = await add('locked', {
      username: '',
      password: '',
      root_folder_path: '/files/locked',
    });
    expect(status).toBe('work');
    expect((await files.list(mount)).message).toContain(
      'password is incorrect or you have no permission',
    );
    await files.save(id, {meta_password: 'EXAMPLE'});
    expect(await files.names(mount)).toEqual(['a.txt']);
    await files.delete(id);
    await remote.api.post('/api/admin/user/update', {...guest, disabled: true});
  },
);

live.check(
  'says request failed if the URL is not that of an AList',
  [`page:${page}#wrong-url`],
  async () => {
    expect(await statusOf({url: `${remote.url}/missing`})).toMatch(
      /request failed,code: 0|request failed, status:/,
    );
    const {data} = await remote.api.get('/api/public/settings', {token: null});
    expect(data.version).toMatch(/^v3\./);
  },
);

live.check(
  'stays unusable after a failed start until it is saved',
  [`page:${page}#not-init`, 'fact:errors.storage-not-init'],
  async () => {
    const {id, mount} = await add('late', {url: `http://${HOST}:1`});
    expect((await files.list(mount)).message).toContain('storage not init: ');
    await files.save(id, {url: remote.url});
    expect(await files.names(mount)).toContain('files/');
    await files.delete(id);
  },
);

live.check(
  'needs a token for an account with two-factor authentication',
  [`page:${page}#two-factor`],
  async () => {
    const admin = await remote.api.signIn('admin', ADMIN_PASSWORD);
    const {data} = await admin.post('/api/auth/2fa/generate');
    const verified = await admin.post('/api/auth/2fa/verify', {
      code: codeOf(data.secret as string),
      secret: data.secret,
    });
    expect(verified.code).toBe(200);
    expect(await statusOf({username: 'admin', password: ADMIN_PASSWORD})).toContain(
      'Invalid 2FA code',
    );
    await remote.api.post('/api/admin/user/cancel_2fa?id=1');
  },
);

live.check(
  'does not refresh the cache of the remote site, and copies there in tasks of that site',
  [`page:${page}#works-v3`],
  async () => {
    const dav = await there.add(
      formBody('WebDav', {
        mount_path: '/cached',
        address: `${remote.url}/dav`,
        username: 'admin',
        password: ADMIN_PASSWORD,
        root_folder_path: '/other',
      }),
    );
    writeFileSync(disk('shared', 'a.txt'), '');
    const {id, mount} = await add('refreshed');
    expect(await files.names(`${mount}/cached`)).toEqual(['a.txt']);
    writeFileSync(disk('shared', 'b.txt'), '');
    expect(await files.names(`${mount}/cached`, true)).toEqual(['a.txt']);
    await there.names('/cached', true);
    expect(await files.names(`${mount}/cached`, true)).toEqual(['a.txt', 'b.txt']);
    await there.put('/files/copied.bin', CONTENT);
    await files.names(`${mount}/files`, true);
    const copy = await files.copy(`${mount}/files/copied.bin`, `${mount}/other`);
    expect([copy.code, copy.data.tasks ?? []]).toEqual([200, []]);
    await expect
      .poll(async () => (await remote.api.get('/api/task/copy/done')).data.length)
      .toBeGreaterThan(0);
    await files.delete(id);
    await there.delete(dav.id);
  },
);

live.check(
  'redirects to the link that the remote site returns, or sends the file itself with Web proxy',
  [`page:${page}#delivery-v3`],
  async () => {
    await there.put('/files/link.bin', CONTENT);
    const {id, mount} = await add('proxied', {web_proxy: true});
    await files.names(`${mount}/files`, true);
    const part = await files.open('d', `${mount}/files/link.bin`, {Range: 'bytes=70000-70009'});
    expect([part.status, part.text]).toEqual([206, CONTENT.slice(70_000, 70_010)]);
    await files.delete(id);
  },
);

live.check(
  'refuses or renames uploads whose name has a percent sign',
  [`page:${page}#percent`],
  async () => {
    const refused = await files.put(`${MOUNT}/files/100%.txt`, 'x');
    expect([refused.code, refused.message]).toEqual([
      500,
      expect.stringContaining('invalid URL escape'),
    ]);
    await files.put(`${MOUNT}/files/a%20b.txt`, 'x');
    expect(await there.names('/files', true)).toContain('a b.txt');
  },
);

live.check(
  'shows work for every URL, and an empty folder for a site that is no AList v2 and answers',
  [
    `page:${page}#before`,
    `page:${page}#check`,
    `page:${page}#works-v2`,
    'fact:drivers.AList V2.fields.url',
    ...(['uploadEnabled', 'mkdir', 'remove'] as const).map(
      (key) => `fact:drivers.AList V2.capabilities.${key}` as const,
    ),
  ],
  async () => {
    for (const url of [remote.url, `${remote.url}/missing`]) {
      const {id, status, mount} = await files.add(sampleBody(page, 'AList V2', {url}));
      expect([status, await files.names(mount)]).toEqual(['work', []]);
      for (const answer of [
        await files.put(`${mount}/a.txt`, 'x'),
        await files.mkdir(`${mount}/new`),
      ])
        expect(answer.code).not.toBe(200);
      await files.delete(id);
    }
    const closed = await files.add(sampleBody(page, 'AList V2', {url: `http://${HOST}:1`}));
    expect([closed.status, (await files.list(closed.mount)).message]).toEqual([
      'work',
      expect.stringContaining('connection refused'),
    ]);
    await files.delete(closed.id);
  },
);

live.check(
  'lists and opens the files of an AList v2 site',
  [
    `page:${page}#add`,
    'fact:drivers.AList V2.capabilities.list',
    'fact:drivers.AList V2.capabilities.link',
  ],
  (context) => context.skip('needs a server of AList v2, whose releases are no longer maintained'),
);
