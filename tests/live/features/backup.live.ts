import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {ADMIN_PASSWORD, startAList, type AList} from '../suite/alist';
import {until} from '../suite/programs';
import {suite} from '../suite/suite';
import {BACKUP_PAGE, backup, choose, restore} from './backupPage';
import {BROWSER, closeBrowser, openAs} from './browser';
import {
  BIT,
  addLocal,
  addRole,
  addUser,
  basic,
  bits,
  dav,
  names,
  ok,
  passwordOf,
  roleNamed,
  said,
  settingOf,
  userNamed,
} from './support';

const live = suite({own: true, needs: [BROWSER]});

/** The server that a backup is restored on. */
let other: AList;

live.before(async () => {
  await addLocal(live.alist, '/files', {'one.txt': 'one'});
  const role = await addRole(live.alist, 'family', ['/files', bits(BIT.webdavRead)]);
  await addUser(live.alist, 'anna', role);
  ok(await live.alist.api.post('/api/admin/meta/create', {path: '/files/locked', password: 'pw'}));
  const {id} = ok(
    await live.alist.api.post<{id: number}>('/api/admin/label/create', {
      name: 'draft',
      bg_color: '#c1c1f2',
    }),
  );
  ok(
    await live.alist.api.post('/api/admin/label_file_binding/create', {
      name: 'one.txt',
      label_ids: String(id),
    }),
  );
  // As a first start without a config.json, which doesn't add the role `general`.
  other = await startAList({config: {last_launched_version: live.alist.version}});
});

live.after(async () => {
  await closeBrowser();
  await other.stop();
});

const file = (name: string) => path.join(live.alist.folder, name);

live.check(
  'the file contains settings, users without passwords, storages, rules, labels, and roles, encrypted only with a password',
  [
    'page:guide/advanced/backup#panel',
    'page:guide/advanced/backup#choose',
    'page:config/other#visibility',
    'fact:features.backup_restore',
  ],
  async () => {
    const page = await openAs(live.alist, 'admin', ADMIN_PASSWORD, BACKUP_PAGE);
    const plain = await backup(page, file('plain.json'));
    const content = JSON.parse(plain);
    expect(Object.keys(content)).toEqual([
      'encrypted',
      'settings',
      'users',
      'storages',
      'metas',
      'labels',
      'label_file_bindings',
      'roles',
    ]);
    expect(plain).toContain(await settingOf(live.alist, 'token'));
    const anna = content.users.find((each: any) => each.username === 'anna');
    expect(anna.password).toBe('');
    expect(content.label_file_bindings).toHaveLength(1);
    const secret = await backup(page, file('secret.json'), 'long password');
    expect(secret).not.toContain(await settingOf(live.alist, 'token'));
    expect(Object.keys(JSON.parse(secret).users[0])).toContain('username');
    await page.context().close();
  },
);

live.check(
  'a restore on a new server refuses all settings, and makes users with an empty password that can sign in',
  [
    'page:guide/advanced/backup#panel-restore',
    'page:guide/advanced/backup#default-role',
    'page:guide/advanced/security#leak',
    'fact:features.backup_restore',
    'fact:errors.default-role-bad',
  ],
  async () => {
    // As step 1 says: the same roles in the same order.
    await addRole(other, 'general', ['/', 0]);
    await addRole(other, 'family', ['/files', bits(BIT.webdavRead)]);
    expect((await roleNamed(other, 'family')).id).toBe((await roleNamed(live.alist, 'family')).id);
    const page = await openAs(other, 'admin', ADMIN_PASSWORD, BACKUP_PAGE);
    const log = await restore(page, file('secret.json'), 'long password');
    expect(log).toContain('cannot set admin or guest as default role');
    expect(await settingOf(other, 'token')).not.toBe(await settingOf(live.alist, 'token'));
    const anna = await other.api.signIn('anna', '');
    expect(await names(anna, '/')).toContain('one.txt');
    expect((await dav(other.api, basic('anna', ''), 'PROPFIND', '/', {Depth: '0'})).status).toBe(
      207,
    );
    expect((await userNamed(other, 'anna')).base_path).toBe('/files');
    const {content} = ok(await other.api.get('/api/admin/meta/list'));
    expect(content.map((each: any) => [each.path, each.password])).toEqual([
      ['/files/locked', 'pw'],
    ]);
    await page.context().close();
  },
);

live.check(
  'without the entry of the default role, the settings are restored, and links keep the previous token until a restart',
  [
    'page:guide/advanced/backup#panel-restore',
    'page:guide/advanced/backup#default-role',
    'page:guide/advanced/backup#unique',
    'fact:errors.db-unique',
  ],
  async () => {
    const content = JSON.parse(readFileSync(file('plain.json'), 'utf8'));
    content.settings = content.settings.filter((each: any) => each.key !== 'default_role');
    content.labels = [];
    writeFileSync(file('without.json'), JSON.stringify(content));
    const {raw_url: link} = ok(await other.api.post('/api/fs/get', {path: '/files/one.txt'}));
    const page = await openAs(other, 'admin', ADMIN_PASSWORD, BACKUP_PAGE);
    const log = await restore(page, file('without.json'));
    expect(log).toContain('[ Settings ] Restore was successful');
    expect(log).toContain('UNIQUE constraint failed');
    ok(
      await other.api.get('/api/admin/setting/list', {
        token: await settingOf(live.alist, 'token'),
      }),
    );
    const open = (at: string) => other.api.as(null).get(at);
    expect((await open(link.slice(other.url.length))).text).toBe('one');
    await page.context().close();
    other = await other.restart();
    expect(said(await open(link.slice(other.url.length)))).toEqual([401, 'sign invalid']);
  },
);

live.check(
  'a label that exists already sends the admin from the restore to the sign-in page, and the rest is restored all the same',
  ['page:guide/advanced/backup#panel-restore'],
  async () => {
    const content = JSON.parse(readFileSync(file('plain.json'), 'utf8'));
    content.roles.push({name: 'last', permission_scopes: [{path: '/files', permission: 0}]});
    content.settings = [];
    writeFileSync(file('label.json'), JSON.stringify(content));
    const page = await openAs(other, 'admin', ADMIN_PASSWORD, BACKUP_PAGE);
    await choose(page, file('label.json'));
    await page.waitForURL(/@login/);
    await until('the last role', () => roleNamed(other, 'last'));
    await page.context().close();
  },
);

live.check(
  'a wrong encryption password restores nothing',
  ['page:guide/advanced/backup#panel'],
  async () => {
    const page = await openAs(other, 'admin', ADMIN_PASSWORD, BACKUP_PAGE);
    await choose(page, file('secret.json'), 'wrong');
    await page.getByText('❌').waitFor();
    await page.context().close();
  },
);

live.check(
  'with Override, the page first downloads a backup, and users keep their password',
  ['page:guide/advanced/backup#panel-restore'],
  async () => {
    const {content} = ok(await live.alist.api.get('/api/admin/storage/list'));
    const [storage] = content;
    ok(await live.alist.api.post('/api/admin/storage/update', {...storage, remark: 'changed'}));
    const page = await openAs(live.alist, 'admin', ADMIN_PASSWORD, BACKUP_PAGE);
    await page.locator('label', {hasText: 'Override'}).first().click();
    const download = page.waitForEvent('download');
    await restore(page, file('without.json'));
    expect((await download).suggestedFilename()).toMatch(/^alist_backup_.*\.json$/);
    const after = ok(await live.alist.api.get('/api/admin/storage/list')).content[0];
    expect(after.remark).toBe(storage.remark);
    await live.alist.api.signIn('anna', passwordOf('anna'));
    await page.context().close();
  },
);

live.check(
  'a user whose role is missing after a restore cannot do anything',
  ['page:guide/advanced/backup#roles', 'fact:errors.roles-load-failed'],
  async () => {
    const {id} = await roleNamed(other, 'family');
    ok(await other.api.post(`/api/admin/role/delete?id=${String(id)}`));
    const anna = await other.api.signIn('anna', '');
    await until('the role to be gone', async () =>
      (await anna.get('/api/me')).message.startsWith('Fail to load roles:'),
    );
  },
);
