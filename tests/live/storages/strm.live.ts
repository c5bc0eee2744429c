import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {suite} from '../suite/suite';
import {MOUNT} from './contract';
import {filesOf} from './files';
import {logFile} from './ftpCommon';
import {formBody, sampleBody, stepsBody, type StorageValues} from './pages';

const page = 'guide/drivers/strm';
const live = suite({own: true});
const files = filesOf(() => live.alist.api);

const disk = (...names: string[]) => path.join(live.alist.folder, 'disk', ...names);
const local = (name: string) => path.join(live.alist.folder, name);

live.before(async () => {
  mkdirSync(disk('movies', 'folder'), {recursive: true});
  mkdirSync(disk('series'));
  for (const name of ['movie.mp4', 'a b.mkv', 'movie.srt', 'poster.jpg', 'folder/inside.mp4'])
    writeFileSync(disk('movies', name), `content of ${name}`);
  writeFileSync(disk('series', 'one.mp4'), 'content of one.mp4');
  await files.add(formBody('Local', {mount_path: '/disk1', root_folder_path: disk()}));
  await files.add(
    stepsBody(page, 'Strm', {
      mount_path: MOUNT,
      paths: '/disk1/movies',
      siteUrl: live.alist.url,
      withSign: true,
    }),
  );
});

const add = (name: string, values: StorageValues = {}) =>
  files.add(
    formBody('Strm', {
      mount_path: `/${name}`,
      paths: '/disk1/movies',
      siteUrl: live.alist.url,
      withSign: true,
      ...values,
    }),
  );

live.check(
  'the steps of the page add a storage with .strm files, whose link starts the download without signing in',
  [
    `page:${page}#add`,
    `page:${page}#check`,
    `page:${page}#delivery`,
    'fact:drivers.Strm.fields.withSign',
    'fact:drivers.Strm.fields.siteUrl',
    'fact:drivers.Strm.capabilities.list',
    'fact:drivers.Strm.capabilities.link',
  ],
  async () => {
    expect(await files.names(MOUNT)).toEqual(['a b.strm', 'folder/', 'movie.srt', 'movie.strm']);
    const link = (await files.read(`${MOUNT}/movie.strm`)).trim();
    expect(link).toMatch(new RegExp(`^${live.alist.url}/d/disk1/movies/movie\\.mp4\\?sign=\\S+$`));
    expect(await (await fetch(link)).text()).toBe('content of movie.mp4');
    expect(await files.read(`${MOUNT}/a b.strm`)).toContain('/a%20b.mkv?sign=');
    expect(await files.read(`${MOUNT}/movie.srt`)).toBe('content of movie.srt');
  },
);

live.check(
  'the sample of the page adds a storage through the API',
  [`page:${page}#api`],
  async () => {
    const {id, status, mount} = await files.add(
      sampleBody(page, 'Strm', {SaveStrmLocalPath: local('sample')}),
    );
    expect([status, (await files.names(mount)).length]).toEqual(['work', 4]);
    expect(await files.read(`${mount}/movie.strm`)).toMatch(
      /^https:\/\/files\.example\.com\/d\/disk1\/movies\/movie\.mp4\?sign=/,
    );
    await files.delete(id);
  },
);

live.check(
  'cannot be changed',
  [
    `page:${page}#capabilities`,
    ...(['uploadEnabled', 'mkdir', 'rename', 'move', 'copy', 'remove', 'overwrite'] as const).map(
      (key) => `fact:drivers.Strm.capabilities.${key}` as const,
    ),
  ],
  async () => {
    for (const answer of [
      await files.put(`${MOUNT}/new.mp4`, 'x'),
      await files.put(`${MOUNT}/movie.strm`, 'x'),
      await files.mkdir(`${MOUNT}/new`),
      await files.rename(`${MOUNT}/movie.srt`, 'other.srt'),
      await files.move(`${MOUNT}/movie.srt`, `${MOUNT}/folder`),
      await files.remove(`${MOUNT}/movie.srt`),
    ])
      expect(answer.code).not.toBe(200);
    expect(readdirSync(disk('movies'))).toHaveLength(5);
  },
);

live.check(
  'groups sources by name, shows one directly, and leaves out one that fails',
  [`page:${page}#credentials`, `page:${page}#empty`, 'fact:drivers.Strm.fields.paths'],
  async () => {
    const shown = async (paths: string) => {
      const {id, mount, status} = await add('sources', {paths});
      const names = await files.names(mount);
      await files.delete(id);
      return [status, names];
    };
    expect(await shown('/disk1/series')).toEqual(['work', ['one.strm']]);
    expect(await shown('/disk1/movies\n/disk1/series')).toEqual(['work', ['movies/', 'series/']]);
    expect(await shown('all:/disk1/movies/folder\nall:/disk1/series')).toEqual([
      'work',
      ['inside.strm', 'one.strm'],
    ]);
    expect(await shown('all:/nowhere\nall:/disk1/series')).toEqual(['work', ['one.strm']]);
    expect(await shown('/nowhere')).toEqual(['work', []]);
  },
);

live.check(
  'adds all default extensions and the prefix /d at the first save, and takes the values at the second',
  [
    `page:${page}#add`,
    'fact:drivers.Strm.fields.PathPrefix',
    'fact:drivers.Strm.fields.filterFileTypes',
    'fact:drivers.Strm.fields.downloadFileTypes',
  ],
  async () => {
    const own = {PathPrefix: '/p', filterFileTypes: 'mp4', downloadFileTypes: 'jpg'};
    const {id, mount} = await add('types', own);
    const {addition} = await files.stored(id);
    expect([addition.PathPrefix, addition.filterFileTypes.includes('mkv')]).toEqual(['/d', true]);
    await files.save(id, own);
    expect(await files.names(mount)).toEqual(['folder/', 'movie.strm', 'poster.jpg']);
    expect(await files.read(`${mount}/movie.strm`)).toContain('/p/disk1/movies/movie.mp4?sign=');
    await files.delete(id);
  },
);

live.check(
  'writes the line as the fields say',
  [
    `page:${page}#path-prefix`,
    `page:${page}#signatures`,
    'fact:drivers.Strm.fields.encodePath',
    'fact:drivers.Strm.fields.withoutUrl',
    'fact:drivers.Strm.fields.SignExpireHours',
  ],
  async () => {
    const {id, mount} = await add('lines');
    const line = async (values: StorageValues) => {
      await files.save(id, values);
      return files.read(`${mount}/a b.strm`);
    };
    expect(await line({encodePath: false})).toContain('/disk1/movies/a b.mkv?sign=');
    expect(await line({withoutUrl: true})).toMatch(/^\/d\/disk1\/movies\/a b\.mkv/);
    // The time in a signature is that of its end; 0 means none.
    const end = (text: string) => Number(/:(\d+)$/.exec(text.trim())?.[1]);
    expect(end(await line({}))).toBe(0);
    const hour = end(await line({SignExpireHours: 1})) - Date.now() / 1000;
    expect(hour).toBeGreaterThan(3500);
    expect(hour).toBeLessThan(3700);
    await files.delete(id);
  },
);

live.check(
  'has links without a signature by default, which AList refuses',
  [`page:${page}#expire-missing`, 'fact:drivers.Strm.fields.withSign', 'fact:errors.sign-missing'],
  async () => {
    const {id, mount} = await add('unsigned', {withSign: false});
    const link = (await files.read(`${mount}/movie.strm`)).trim();
    expect(link).toBe(`${live.alist.url}/d/disk1/movies/movie.mp4`);
    expect(await (await fetch(link)).json()).toMatchObject({code: 401, message: 'expire missing'});
    await files.delete(id);
  },
);

live.check(
  "takes the visitor's address without a site URL, which is missing over WebDAV",
  [`page:${page}#site-url`, `page:${page}#no-host`, 'fact:drivers.Strm.fields.siteUrl'],
  async () => {
    const {id, mount} = await add('hostless', {siteUrl: ''});
    expect(await files.read(`${mount}/movie.strm`)).toContain(`${live.alist.url}/d/disk1/`);
    expect((await files.dav('GET', `${mount}/movie.strm`)).text).toMatch(/^\/d\/disk1\//);
    await files.delete(id);
  },
);

live.check('does not apply the password of the source', [`page:${page}#before`], async () => {
  await live.alist.api.post('/api/admin/meta/create', {
    path: '/disk1/series',
    password: 'EXAMPLE',
    p_sub: true,
  });
  const {data} = await live.alist.api.get('/api/admin/user/list');
  const guest = (data.content as {username: string}[]).find(({username}) => username === 'guest');
  await live.alist.api.post('/api/admin/user/update', {...guest, disabled: false});
  const {id, mount} = await add('open', {paths: '/disk1/series'});
  const asGuest = filesOf(() => live.alist.api.as(null));
  expect((await asGuest.list('/disk1/series')).code).toBe(403);
  const link = await asGuest.read(`${mount}/one.strm`);
  expect(await (await fetch(link)).text()).toBe('content of one.mp4');
  await files.delete(id);
});

live.check(
  'needs a folder to save files to',
  [`page:${page}#local-path`, 'fact:drivers.Strm.fields.SaveStrmLocalPath'],
  async () => {
    const {id, status} = await add('pathless', {SaveStrmToLocal: true});
    expect(status).toContain('SaveStrmLocalPath is required');
    await files.delete(id);
  },
);

live.check(
  'writes all files once with RotateSignNow, which turns itself off',
  [
    `page:${page}#save-local`,
    'fact:drivers.Strm.fields.RotateSignNow',
    'fact:drivers.Strm.fields.SaveStrmToLocal',
  ],
  async () => {
    const target = local('rotated');
    const {id} = await add('rotated', {SaveStrmToLocal: true, SaveStrmLocalPath: target});
    expect(existsSync(path.join(target, 'movie.strm'))).toBe(false);
    await files.save(id, {RotateSignNow: true});
    await expect
      .poll(() => logFile(live.alist), {timeout: 10_000})
      .toContain('strm: finished rotating signs');
    expect((await files.stored(id))['addition'].RotateSignNow).toBe(false);
    expect(readdirSync(target).sort()).toEqual(['a b.strm', 'folder', 'movie.srt', 'movie.strm']);
    expect(readFileSync(path.join(target, 'folder', 'inside.strm'), 'utf8')).toContain(
      '/d/disk1/movies/folder/inside.mp4?sign=',
    );
    await files.delete(id);
  },
);

live.check(
  'writes a folder when someone lists it: insert keeps old files, update replaces them, and sync deletes others',
  [
    `page:${page}#save-local`,
    `page:${page}#before`,
    `page:${page}#local-missing`,
    'fact:drivers.Strm.fields.SaveLocalMode',
  ],
  async () => {
    const target = local('modes');
    const {id, mount} = await add('modes', {SaveStrmToLocal: true, SaveStrmLocalPath: target});
    const read = (name: string) => readFileSync(path.join(target, name), 'utf8');
    await files.names(mount);
    await expect.poll(() => existsSync(path.join(target, 'movie.strm'))).toBe(true);
    await expect.poll(() => existsSync(path.join(target, 'movie.srt'))).toBe(true);
    writeFileSync(path.join(target, 'movie.strm'), 'old');
    writeFileSync(path.join(target, 'poster.nfo'), 'mine');
    await files.names(mount);
    expect(read('movie.strm')).toBe('old');
    await files.save(id, {SaveLocalMode: 'update'});
    await files.names(mount);
    await expect.poll(() => read('movie.strm')).toContain('/d/disk1/movies/movie.mp4');
    expect(existsSync(path.join(target, 'poster.nfo'))).toBe(true);
    await files.save(id, {SaveLocalMode: 'sync'});
    await files.names(mount);
    await expect.poll(() => existsSync(path.join(target, 'poster.nfo'))).toBe(false);
    // If the source fails, its local copy is deleted too.
    const stays = (await live.alist.api.get('/api/admin/storage/list')).data.content as {
      id: number;
      mount_path: string;
    }[];
    const source = stays.find(({mount_path}) => mount_path === '/disk1')?.id ?? 0;
    await files.disable(source);
    await files.list(mount);
    await expect.poll(() => existsSync(path.join(target, 'movie.strm'))).toBe(false);
    await files.enable(source);
    await files.delete(id);
  },
);

live.check(
  'lists one .strm file for two videos that differ in the extension',
  [`page:${page}#capabilities`],
  async () => {
    mkdirSync(disk('same'));
    for (const name of ['movie.mkv', 'movie.mp4']) writeFileSync(disk('same', name), name);
    const {id, mount} = await add('same', {paths: '/disk1/same'});
    expect(await files.names(mount)).toEqual(['movie.strm']);
    expect(await files.read(`${mount}/movie.strm`)).toContain('movie.mkv?sign=');
    await files.delete(id);
  },
);
