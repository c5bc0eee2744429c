import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {suite} from '../suite/suite';
import {contract, CONTENT} from './contract';
import {filesOf} from './files';
import {formBody, sampleBody, type StorageValues} from './pages';

const page = 'guide/drivers/alias';
const live = suite({own: true});

/** Folder of a disk on the server, which AList mounts at `/disk1` and `/disk2`. */
const disk = (number: 1 | 2, ...names: string[]) =>
  path.join(live.alist.folder, `disk${String(number)}`, ...names);

live.before(async () => {
  for (const number of [1, 2] as const) {
    for (const name of ['movies', 'own', 'music']) mkdirSync(disk(number, name), {recursive: true});
    await filesOf(() => live.alist.api).add(
      formBody('Local', {mount_path: `/disk${String(number)}`, root_folder_path: disk(number)}),
    );
    writeFileSync(disk(number, 'movies', `only${String(number)}.txt`), String(number));
    writeFileSync(disk(number, 'movies', 'both.txt'), String(number));
  }
});

const {files} = contract(live, {
  driver: 'Alias',
  page,
  steps: () => ({paths: '/disk1/own'}),
  changes: {writable: true},
  sample: () => ({}),
  redirect: () => `${live.alist.url}/p/disk1/own/`,
});

const add = (name: string, values: StorageValues) =>
  files.add(formBody('Alias', {mount_path: `/${name}`, ...values}));

live.check(
  'groups the lines by their names, and shows the content directly if there is only one name',
  [`page:${page}#credentials`, `page:${page}#no-subfolder`, 'fact:drivers.Alias.fields.paths'],
  async () => {
    const shown = async (paths: string) => {
      const {id, mount} = await add('lines', {paths, order_by: 'name'});
      const names = await files.names(mount);
      await files.delete(id);
      return names;
    };
    const merged = ['both.txt', 'only1.txt', 'only2.txt'];
    expect(await shown('/disk1/movies')).toEqual(['both.txt', 'only1.txt']);
    expect(await shown('/disk1/movies\n/disk2/movies')).toEqual(merged);
    expect(await shown('films:/disk1/movies\nfilms:/disk2/movies')).toEqual(merged);
    expect(await shown('films:/disk1/movies\nmusic:/disk1/music')).toEqual(['films/', 'music/']);
    // With a space after the colon, the path isn't found.
    expect(await shown('films: /disk1/movies')).toEqual([]);
  },
);

live.check(
  'needs at least one path, and does not check that it exists',
  [`page:${page}#check`, `page:${page}#missing-source`, 'fact:drivers.Alias.fields.paths'],
  async () => {
    const blank = await add('blank', {paths: ''});
    expect(blank.status).not.toBe('work');
    const {id, status, mount} = await add('wrong', {paths: '/disk1/movies\n/nowhere/movies'});
    expect([status, await files.names(mount)]).toEqual(['work', ['both.txt', 'only1.txt']]);
    const none = await add('none', {paths: '/nowhere/a\n/nowhere/b'});
    expect([none.status, await files.names(none.mount)]).toEqual(['work', ['a/', 'b/']]);
    expect((await files.list(`${none.mount}/a/deeper`)).message).toContain('object not found');
    for (const each of [blank.id, id, none.id]) await files.delete(each);
  },
);

live.check(
  'opens the file of the first source, and the next one if that has no link',
  [`page:${page}#source-order`],
  async () => {
    const {id, mount} = await add('order', {
      paths: '/disk2/movies\n/disk1/movies',
      order_by: 'name',
    });
    const link = async () => (await files.open('d', `${mount}/both.txt`)).headers.get('location');
    expect(await link()).toContain('/p/disk2/movies/both.txt');
    expect(await files.read(`${mount}/both.txt`)).toBe('2');
    await files.delete(id);
  },
);

live.check(
  'does not apply passwords and hide rules of the sources',
  [`page:${page}#before`],
  async () => {
    mkdirSync(disk(1, 'locked'));
    writeFileSync(disk(1, 'locked', 'secret.txt'), 'secret');
    const meta = await live.alist.api.post('/api/admin/meta/create', {
      path: '/disk1/locked',
      password: 'EXAMPLE',
      p_sub: true,
      hide: 'secret\\.txt',
      h_sub: true,
    });
    expect(meta.code).toBe(200);
    const guest = await live.alist.api.get('/api/admin/user/list');
    const account = (guest.data.content as {username: string}[]).find(
      ({username}) => username === 'guest',
    );
    await live.alist.api.post('/api/admin/user/update', {...account, disabled: false});
    const {id, mount} = await add('open', {paths: '/disk1/locked'});
    const asGuest = filesOf(() => live.alist.api.as(null));
    expect((await asGuest.list('/disk1/locked')).message).toBe(
      'password is incorrect or you have no permission',
    );
    expect(await asGuest.names(mount)).toEqual(['secret.txt']);
    expect(await asGuest.read(`${mount}/secret.txt`)).toBe('secret');
    await files.delete(id);
  },
);

live.check(
  "shows the source's path in a redirect, unless the alias is proxied on the web and over WebDAV",
  [`page:${page}#before`, `page:${page}#delivery`],
  async () => {
    const {id, mount} = await add('hidden', {paths: '/disk1/movies'});
    const file = `${mount}/only1.txt`;
    expect((await files.open('d', file)).headers.get('location')).toContain(
      '/p/disk1/movies/only1.txt?sign=',
    );
    await files.save(id, {web_proxy: true});
    const direct = await files.open('d', file);
    expect([direct.status, direct.text]).toEqual([200, '1']);
    const redirected = await files.dav('GET', file);
    expect([redirected.status, redirected.headers.get('location')]).toEqual([
      302,
      expect.stringContaining(`${live.alist.url}/`),
    ]);
    await files.save(id, {webdav_policy: 'native_proxy'});
    const proxied = await files.dav('GET', file);
    expect([proxied.status, proxied.text]).toEqual([200, '1']);
    await files.delete(id);
  },
);

live.check(
  'starts the link to its own source with the site URL',
  [`page:${page}#delivery`, 'fact:config.site_url'],
  async () => {
    live.replace(await live.alist.restart({config: {site_url: 'https://files.example.com'}}));
    const {id, mount} = await add('site', {paths: '/disk1/movies'});
    const {headers} = await files.open('d', `${mount}/only1.txt`);
    expect(headers.get('location')).toMatch(
      /^https:\/\/files\.example\.com\/p\/disk1\/movies\/only1\.txt/,
    );
    await files.delete(id);
    live.replace(await live.alist.restart({config: {site_url: ''}}));
  },
);

live.check(
  'changes nothing while it is not writable',
  [`page:${page}#permission`, `page:${page}#writable`, 'fact:drivers.Alias.fields.writable'],
  async () => {
    const {id, mount} = await add('closed', {paths: '/disk1/movies'});
    for (const answer of [
      await files.put(`${mount}/new.txt`, 'x'),
      await files.mkdir(`${mount}/new`),
      await files.rename(`${mount}/only1.txt`, 'renamed.txt'),
      await files.remove(`${mount}/only1.txt`),
    ])
      expect([answer.code, answer.message]).toEqual([
        500,
        expect.stringContaining('permission denied'),
      ]);
    expect(readdirSync(disk(1, 'movies')).sort()).toEqual(['both.txt', 'only1.txt']);
    await files.delete(id);
  },
);

live.check(
  'refuses to change what exists in several sources, or changes it in the first one only',
  [
    `page:${page}#protect-same-name`,
    `page:${page}#same-name`,
    'fact:drivers.Alias.fields.protect_same_name',
  ],
  async () => {
    const {id, mount} = await add('protected', {
      paths: '/disk1/movies\n/disk2/movies',
      writable: true,
    });
    expect((await files.put(`${mount}/new.txt`, 'x')).message).toContain(
      'same-name dirs cannot be Put',
    );
    expect((await files.remove(`${mount}/both.txt`)).message).toContain(
      'same-name files cannot be',
    );
    await files.mkdir('/disk1/movies/folder');
    expect((await files.move(`${mount}/both.txt`, `${mount}/folder`)).message).toContain(
      'same-name files cannot be moved',
    );
    // One that exists once can be changed.
    expect(await files.rename(`${mount}/only2.txt`, 'second.txt')).toMatchObject({code: 200});
    expect(readdirSync(disk(2, 'movies'))).toContain('second.txt');
    await files.save(id, {protect_same_name: false});
    expect(await files.remove(`${mount}/both.txt`)).toMatchObject({code: 200});
    expect(await files.names(mount, true)).toContain('both.txt');
    expect([
      readdirSync(disk(1, 'movies')).includes('both.txt'),
      readFileSync(disk(2, 'movies', 'both.txt'), 'utf8'),
    ]).toEqual([false, '2']);
    await files.delete(id);
  },
);

live.check(
  'does not rename, move, or delete the folders that the lines create',
  [`page:${page}#writable`],
  async () => {
    const {id, mount} = await add('named', {
      paths: 'one:/disk1/own\ntwo:/disk2/own',
      writable: true,
    });
    for (const answer of [
      await files.rename(`${mount}/one`, 'three'),
      await files.move(`${mount}/one`, `${mount}/two`),
      await files.remove(`${mount}/one`),
    ])
      expect(answer.code).toBe(500);
    expect(await files.names(mount)).toEqual(['one/', 'two/']);
    await files.delete(id);
  },
);

live.check(
  'does not move between two source storages, and copies there in a task',
  [`page:${page}#move-across`, 'fact:drivers.Alias.capabilities.move'],
  async () => {
    const {id, mount} = await add('across', {
      paths: 'one:/disk1/own\ntwo:/disk2/own',
      writable: true,
    });
    await files.put(`${mount}/one/across.bin`, CONTENT);
    expect((await files.move(`${mount}/one/across.bin`, `${mount}/two`)).message).toContain(
      "can't move files between two storages, try to copy",
    );
    const copy = await files.copy(`${mount}/one/across.bin`, `${mount}/two`);
    expect(copy.code).toBe(200);
    await files.tasks('copy', copy);
    await expect.poll(() => readdirSync(disk(2, 'own'))).toContain('across.bin');
    await files.delete(id);
  },
);

live.check('cannot show a single file', [`page:${page}#capabilities`], async () => {
  const {id, mount} = await add('file', {paths: '/disk2/movies/both.txt'});
  expect(await files.names(mount)).toEqual([]);
  await files.delete(id);
  // The sample of the page merges two folders, so it can be read by everyone who reads it.
  expect(sampleBody(page, 'Alias')['mount_path']).toBe('/movies');
});
