import {existsSync, mkdirSync, renameSync, truncateSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect} from 'vitest';
import {ADMIN_PASSWORD} from '../suite/alist';
import type {Client} from '../suite/client';
import {runProgram, until} from '../suite/programs';
import {suite} from '../suite/suite';
import {
  BIT,
  addLocal,
  addStorage,
  addUserWith,
  bits,
  names,
  ok,
  plant,
  said,
  setSetting,
  settingOf,
} from './support';
import {rar} from './rar';

const live = suite({own: true, config: {tasks: {decompress: {max_retry: 0}}}});

const tree = {'one.txt': 'one', inner: {'two.txt': 'two two'}};

let disk = '';

live.before(async () => {
  disk = await addLocal(live.alist, '/a', {source: tree});
  await addLocal(live.alist, '/out');
});

/** Runs a packer where the files to pack are. */
async function pack(program: string, ...args: string[]): Promise<void> {
  const {code, stderr, stdout} = await runProgram(program, args, {cwd: path.join(disk, 'source')});
  expect([program, code, stdout + stderr]).toEqual([program, 0, expect.anything()]);
}

/** A .tar with one file of zeros, which takes no space on the disk. */
function plantHugeTar(target: string, size: number): void {
  const header = Buffer.alloc(512);
  header.write('zeros.bin', 0);
  header.write('0000644\0', 100);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write('0ustar\u000000', 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  writeFileSync(target, header);
  truncateSync(target, 512 + Math.ceil(size / 512) * 512 + 1024);
}

interface Entry {
  readonly name: string;
  readonly children?: readonly Entry[] | null;
}

async function meta(name: string, password = '', client: Client = live.alist.api) {
  return client.post<{
    content: Entry[] | null;
    encrypted: boolean;
    raw_url: string;
    sign: string;
  }>('/api/fs/archive/meta', {path: `/a/${name}`, archive_pass: password});
}

async function list(name: string, inner: string, password = ''): Promise<string[]> {
  const {content} = ok(
    await live.alist.api.post<{content: Entry[]}>('/api/fs/archive/list', {
      path: `/a/${name}`,
      inner_path: inner,
      archive_pass: password,
    }),
  );
  return content.map((each) => each.name).sort();
}

/** Downloads a file of an archive as the web interface does. */
async function download(name: string, inner: string, password = '', headers = {}) {
  const {raw_url: url, sign} = ok(await meta(name, password));
  const query = new URLSearchParams({inner, ...(password ? {pass: password} : {}), sign});
  return live.alist.api.get(`${url.slice(live.alist.url.length)}?${query.toString()}`, {
    token: null,
    headers,
  });
}

/** Extracts as the web interface does, and waits for both lists of tasks. */
async function extract(
  name: string,
  target: string,
  options: object = {},
  client: Client = live.alist.api,
) {
  ok(await live.alist.api.post('/api/fs/mkdir', {path: target}));
  ok(await live.alist.api.post('/api/task/decompress/clear_done'));
  const answer = await client.post('/api/fs/archive/decompress', {
    src_dir: '/a',
    dst_dir: target,
    name: [name],
    archive_pass: '',
    inner_path: '/',
    cache_full: true,
    put_into_new_dir: false,
    ...options,
  });
  if (answer.code !== 200) return answer;
  await until('the extraction', async () => {
    for (const kind of ['decompress', 'decompress_upload']) {
      const undone = ok(await live.alist.api.get<unknown[]>(`/api/task/${kind}/undone`));
      if (undone.length > 0) return false;
    }
    return true;
  });
  return answer;
}

async function lastTask() {
  return ok(await live.alist.api.get('/api/task/decompress/done'))[0] as {
    name: string;
    state: number;
    error: string;
  };
}

const formats: readonly {
  readonly file: string;
  readonly needs: readonly string[];
  readonly make: () => Promise<void>;
}[] = [
  {file: 'plain.zip', needs: ['zip'], make: () => pack('zip', '-r', '../plain.zip', '.')},
  {file: 'plain.7z', needs: ['7z'], make: () => pack('7z', 'a', '../plain.7z', '.')},
  {file: 'plain.tar', needs: ['tar'], make: () => pack('tar', '-cf', '../plain.tar', '.')},
  {file: 'plain.tar.gz', needs: ['tar'], make: () => pack('tar', '-czf', '../plain.tar.gz', '.')},
  {
    file: 'plain.tar.xz',
    needs: ['tar', 'xz'],
    make: () => pack('tar', '-cJf', '../plain.tar.xz', '.'),
  },
  {
    file: 'plain.tar.zst',
    needs: ['tar', 'zstd'],
    make: () => pack('tar', '--zstd', '-cf', '../plain.tar.zst', '.'),
  },
  {
    file: 'plain.iso',
    needs: ['xorriso'],
    make: () => pack('xorriso', '-as', 'mkisofs', '-R', '-J', '-o', '../plain.iso', '.'),
  },
];

for (const {file, needs, make} of formats)
  live.check(
    `${file} opens like a folder, gives single files, and can be extracted`,
    [
      'page:guide/advanced/archive#formats',
      'page:guide/advanced/archive#open',
      'page:guide/advanced/archive#extract',
      'fact:features.archive',
      'fact:routes.any-api-fs-archive-meta',
      'fact:routes.any-api-fs-archive-list',
      'fact:routes.post-api-fs-archive-decompress',
      'fact:routes.get-ae-path',
    ],
    async () => {
      await make();
      expect(await list(file, '/')).toEqual(['inner', 'one.txt']);
      expect(await list(file, '/inner')).toEqual(['two.txt']);
      expect((await download(file, '/inner/two.txt')).text).toBe('two two');
      const target = `/out/${file.replaceAll('.', '-')}`;
      await extract(file, target);
      expect(await names(live.alist.api, target)).toEqual(['inner', 'one.txt']);
      expect(await names(live.alist.api, `${target}/inner`)).toEqual(['two.txt']);
    },
    needs,
  );

live.check(
  'a .rar opens, also in parts, unless the number has a leading zero or the name extra dots',
  [
    'page:guide/advanced/archive#formats',
    'page:guide/advanced/archive#rar-parts',
    'fact:features.archive',
  ],
  async () => {
    const [whole] = rar('stored.txt', ['stored']);
    plant(disk, {'single.rar': whole ?? ''});
    expect(await list('single.rar', '/')).toEqual(['stored.txt']);
    expect((await download('single.rar', '/stored.txt')).text).toBe('stored');
    const parts = rar('stored.txt', ['first part, ', 'second part']);
    for (const [index, part] of parts.entries())
      for (const name of [
        `set.part${String(index + 1)}.rar`,
        `zero.part0${String(index + 1)}.rar`,
        `my.dots.part${String(index + 1)}.rar`,
      ])
        writeFileSync(path.join(disk, name), part);
    expect(await list('set.part1.rar', '/')).toEqual(['stored.txt']);
    expect((await download('set.part1.rar', '/stored.txt')).text).toBe('first part, second part');
    for (const name of ['zero.part01.rar', 'my.dots.part1.rar']) {
      const answer = await meta(name);
      const file =
        answer.code === 200
          ? await download(name, '/stored.txt').catch(() => undefined)
          : undefined;
      expect([name, file?.text]).not.toEqual([name, 'first part, second part']);
    }
  },
);

live.check(
  'parts of .zip and .7z open from the first one',
  [
    'page:guide/advanced/archive#formats',
    'page:guide/advanced/archive#no-tool',
    'fact:features.archive',
    'fact:errors.archive-no-ext',
  ],
  async () => {
    plant(disk, {big: {'big.bin': Buffer.alloc(300_000, 'abcdefghij')}});
    for (const file of ['parts.zip', 'parts.7z'])
      await runProgram('7z', ['a', '-mx0', '-v100k', `../${file}`, '.'], {
        cwd: path.join(disk, 'big'),
      });
    for (const file of ['parts.zip.001', 'parts.7z.001']) {
      expect(await list(file, '/')).toEqual(['big.bin']);
      expect((await download(file, '/big.bin')).text).toHaveLength(300_000);
    }
    for (const number of ['001', '002', '003', '004'])
      if (existsSync(path.join(disk, `parts.7z.${number}`)))
        renameSync(path.join(disk, `parts.7z.${number}`), path.join(disk, `my.file.7z.${number}`));
    const answer = await meta('my.file.7z.001');
    expect(answer.code).toBe(500);
    expect(answer.message).toContain('failed get archive tool');
  },
  ['7z'],
);

live.check(
  'an archive with a password asks for it, and then opens and extracts',
  [
    'page:guide/advanced/archive#formats',
    'page:guide/advanced/archive#wrong-password',
    'page:guide/advanced/archive#password',
    'fact:features.archive',
    'fact:errors.archive-password',
  ],
  async () => {
    await pack('7z', 'a', '-pgeheim', '-mem=AES256', '../aes.zip', '.');
    await pack('zip', '-P', 'geheim', '-r', '../classic.zip', '.');
    await pack('7z', 'a', '-pgeheim', '-mhe=on', '../locked.7z', '.');
    for (const file of ['aes.zip', 'classic.zip', 'locked.7z']) {
      if (file === 'locked.7z') {
        for (const password of ['', 'falsch'])
          expect(said(await meta(file, password))).toEqual([
            202,
            expect.stringContaining('wrong archive password'),
          ]);
      }
      expect(await list(file, '/', 'geheim')).toEqual(['inner', 'one.txt']);
      const file1 = await download(file, '/one.txt', 'geheim');
      expect([file, file1.text]).toEqual([file, 'one']);
      const target = `/out/${file.replaceAll('.', '-')}`;
      await extract(file, target, {archive_pass: 'geheim'});
      expect(await names(live.alist.api, target)).toEqual(['inner', 'one.txt']);
      expect((await lastTask()).name).toContain('with password <geheim>');
    }
  },
  ['7z', 'zip'],
);

live.check(
  'after someone opened an encrypted archive, others see its names without the password, except on Local, and downloads still need it',
  ['page:guide/advanced/archive#password'],
  async () => {
    await pack('7z', 'a', '-pgeheim', '-mhe=on', '../seen.7z', '.');
    await addStorage(
      live.alist,
      '/cached',
      'WebDav',
      {
        vendor: 'other',
        address: `${live.alist.url}/dav`,
        username: 'admin',
        password: ADMIN_PASSWORD,
        root_folder_path: '/a',
      },
      {cache_expiration: 30, webdav_policy: 'native_proxy'},
    );
    const other = await addUserWith(live.alist, 'other', [
      ['/cached', bits(BIT.readArchives)],
      ['/a', bits(BIT.readArchives)],
    ]);
    const read = (client: Client, folder: string, password: string) =>
      client.post('/api/fs/archive/list', {
        path: `${folder}/seen.7z`,
        inner_path: '/',
        archive_pass: password,
      });
    for (const folder of ['/a', '/cached']) {
      expect((await read(other, folder, '')).code).toBe(202);
      ok(await read(live.alist.api, folder, 'geheim'));
    }
    expect((await read(other, '/a', '')).code).toBe(202);
    expect(ok(await read(other, '/cached', '')).content).toHaveLength(2);
    const {raw_url: url, sign} = ok(
      await other.post('/api/fs/archive/meta', {
        path: '/cached/seen.7z',
        archive_pass: 'geheim',
      }),
    );
    const file = (query: string) =>
      other.get(`${url.slice(live.alist.url.length)}?inner=/one.txt&sign=${sign}${query}`, {
        token: null,
      });
    expect((await file('')).text).not.toBe('one');
    expect((await file('&pass=geheim')).text).toBe('one');
  },
  ['7z'],
);

live.check(
  'looking in and extracting each need their permission, and the target needs none',
  ['page:guide/advanced/archive#permissions', 'page:guide/advanced/user#permissions'],
  async () => {
    await pack('zip', '-r', '../allowed.zip', '.');
    const user = await addUserWith(live.alist, 'opener', [['/a', bits(BIT.decompress)]]);
    expect(said(await meta('allowed.zip', '', user))).toEqual([403, 'permission denied']);
    const reader = await addUserWith(live.alist, 'reader', [['/a', bits(BIT.readArchives)]]);
    ok(await meta('allowed.zip', '', reader));
    expect(said(await extract('allowed.zip', '/out/denied', {}, reader))).toEqual([
      403,
      'permission denied',
    ]);
    await extract('allowed.zip', '/out/unwritable', {}, user);
    expect(await names(live.alist.api, '/out/unwritable')).toEqual(['inner', 'one.txt']);
  },
  ['zip'],
);

live.check(
  'an extraction can go to a new folder and can be limited in size',
  [
    'page:guide/advanced/archive#extract',
    'page:guide/advanced/archive#limits',
    'page:guide/advanced/archive#too-big',
    'fact:settings.max_extract_size',
    'fact:errors.archive-too-big',
  ],
  async () => {
    await pack('zip', '-r', '../sub.zip', '.');
    await extract('sub.zip', '/out/with-sub', {put_into_new_dir: true});
    expect(await names(live.alist.api, '/out/with-sub')).toEqual(['sub']);
    expect(await settingOf(live.alist, 'max_extract_size')).toBe('0');
    await setSetting(live.alist, 'max_extract_size', '1');
    plantHugeTar(path.join(disk, 'huge.tar'), 2 ** 30 + 2 ** 20);
    await extract('huge.tar', '/out/huge', {cache_full: false});
    const {state, error} = await lastTask();
    expect([state, error]).toEqual([
      7,
      expect.stringContaining('total size of decompressed files exceeds the limit'),
    ]);
    expect(await names(live.alist.api, '/out/huge')).toEqual([]);
    await setSetting(live.alist, 'max_extract_size', '0');
  },
  ['zip'],
);

live.check(
  'a file inside an archive has no ranges',
  ['page:guide/advanced/archive#limits'],
  async () => {
    await pack('zip', '-r', '../ranges.zip', '.');
    const answer = await download('ranges.zip', '/one.txt', '', {Range: 'bytes=1-1'});
    expect([answer.status, answer.text]).toEqual([200, 'one']);
  },
  ['zip'],
);

live.check(
  'a single compressed file is no archive',
  ['page:guide/advanced/archive#unknown-format', 'fact:errors.archive-format'],
  async () => {
    plant(disk, {'log.gz': gzipSync('log')});
    const answer = await meta('log.gz');
    expect([answer.code, answer.message]).toEqual([
      500,
      expect.stringContaining('unknown archive format'),
    ]);
  },
);

live.check(
  'an archive with an entry that points outside is refused as a whole',
  ['page:guide/advanced/archive#illegal-path', 'fact:errors.archive-path'],
  async () => {
    mkdirSync(path.join(disk, 'evil', 'folder'), {recursive: true});
    plant(path.join(disk, 'evil'), {'outside.txt': 'x', folder: {'inside.txt': 'x'}});
    await runProgram('tar', ['-cPf', '../../evil.tar', 'inside.txt', '../outside.txt'], {
      cwd: path.join(disk, 'evil', 'folder'),
    });
    await extract('evil.tar', '/out/evil');
    expect((await lastTask()).error).toContain('archive entry has illegal path');
    expect(await names(live.alist.api, '/out/evil')).toEqual([]);
  },
  ['tar'],
);

live.check(
  'links into archives keep working after a new admin token until AList restarts',
  [
    'page:config/other#token',
    'page:guide/advanced/delivery#sign',
    'page:faq/why#links-public',
    'fact:settings.token',
    'fact:features.links',
  ],
  async () => {
    await pack('zip', '-r', '../links.zip', '.');
    const {raw_url: url, sign} = ok(await meta('links.zip'));
    const link = `${url.slice(live.alist.url.length)}?inner=%2Fone.txt&sign=${encodeURIComponent(sign)}`;
    const {raw_url: direct} = ok(await live.alist.api.post('/api/fs/get', {path: '/a/links.zip'}));
    const files = (at: string) => live.alist.api.get(at, {token: null});
    expect((await files(link)).text).toBe('one');
    const admin = await live.alist.api.signIn('admin', 'live-suite');
    ok(await admin.post('/api/admin/setting/reset_token'));
    expect((await files(link)).text).toBe('one');
    expect(said(await files(direct.slice(live.alist.url.length)))).toEqual([401, 'sign invalid']);
    live.replace(await live.alist.restart());
    expect(said(await files(link))).toEqual([401, 'sign invalid']);
  },
  ['zip'],
);

live.check(
  'names of a .zip in GBK are guessed',
  ['page:guide/advanced/archive#garbled-names'],
  async () => {
    // 北京的照片和视频文件夹目录.txt in GBK, in an archive that doesn't state UTF-8.
    const name = Buffer.concat([
      Buffer.from('b1b1bea9b5c4d5d5c6acbacdcad3c6b5cec4bcfebcd0c4bfc2bc', 'hex'),
      Buffer.from('.txt'),
    ]);
    const folder = path.join(disk, 'gbk');
    mkdirSync(folder);
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), name]), 'x');
    await runProgram('zip', ['-r', '../gbk.zip', '.'], {
      cwd: folder,
      env: {LC_ALL: 'C', PATH: process.env['PATH']},
    });
    expect(await list('gbk.zip', '/')).toEqual(['北京的照片和视频文件夹目录.txt']);
  },
  ['zip'],
);
