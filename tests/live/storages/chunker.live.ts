import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {runProgram} from '../suite/programs';
import {suite} from '../suite/suite';
import {contract} from './contract';
import {filesOf} from './files';
import {formBody, stepsBody, type StorageValues} from './pages';

const page = 'guide/drivers/Chunker';
const live = suite({own: true});

const MIB = 1024 * 1024;
/** Content of two and a half chunks of 1 MiB. */
const LARGE = Array.from(
  {length: (2.5 * MIB) / 16},
  (_, index) => `${String(index).padStart(15)}\n`,
).join('');

const drive = (...names: string[]) => path.join(live.alist.folder, 'drive', ...names);

live.before(async () => {
  mkdirSync(drive('steps'), {recursive: true});
  await filesOf(() => live.alist.api).add(
    formBody('Local', {mount_path: '/drive', root_folder_path: drive()}),
  );
});

const {files} = contract(live, {
  driver: 'Chunker',
  page,
  // Smaller than the files of the checks, so that all are split.
  steps: () => ({remote_path: '/drive/steps', chunk_size: 20_000, order: 10}),
  sample: () => ({}),
});

/** Adds a storage of chunks of 1 MB with its own folder. */
async function add(name: string, values: StorageValues = {}) {
  mkdirSync(drive(name), {recursive: true});
  return files.add(
    formBody('Chunker', {
      mount_path: `/${name}`,
      remote_path: `/drive/${name}`,
      chunk_size: MIB,
      ...values,
    }),
  );
}

/** Name of a chunk of `a.bin`. */
const chunkOf = (folder: string, number: number) =>
  readdirSync(drive(folder)).find((name) =>
    name.startsWith(`a.bin.rclone_chunk.00${String(number)}`),
  ) ?? 'missing';

live.check(
  'stores the chunks and a small file with the original name and its metadata, and reads parts across chunks',
  [
    `page:${page}#check`,
    `page:${page}#metadata`,
    `page:${page}#delivery`,
    'fact:drivers.Chunker.fields.chunk_size',
    'fact:drivers.Chunker.fields.name_format',
    'fact:drivers.Chunker.fields.start_from',
    'fact:drivers.Chunker.fields.meta_format',
    'fact:drivers.Chunker.fields.hash_type',
  ],
  async () => {
    const {id, mount, status} = await add('chunks');
    expect(status).toBe('work');
    await files.put(`${mount}/a.bin`, LARGE);
    await files.put(`${mount}/small.txt`, 'small');
    expect(readdirSync(drive('chunks')).sort()).toEqual([
      'a.bin',
      ...['001', '002', '003'].map((number) =>
        expect.stringMatching(new RegExp(`^a\\.bin\\.rclone_chunk\\.${number}_[0-9a-z]{9}$`)),
      ),
      'small.txt',
    ]);
    // The end of the chunks' names is in the metadata.
    expect(JSON.parse(readFileSync(drive('chunks', 'a.bin'), 'utf8'))).toMatchObject({
      size: LARGE.length,
      nchunks: 3,
      txn: expect.stringMatching(/^[0-9a-z]{9}$/),
      md5: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(await files.names(mount)).toEqual(['a.bin', 'small.txt']);
    expect(await files.read(`${mount}/a.bin`)).toBe(LARGE);
    const part = await files.open('d', `${mount}/a.bin`, {
      Range: `bytes=${String(MIB - 20)}-${String(MIB + 19)}`,
    });
    expect([part.status, part.text]).toEqual([206, LARGE.slice(MIB - 20, MIB + 20)]);
    await files.remove(`${mount}/a.bin`);
    expect(readdirSync(drive('chunks'))).toEqual(['small.txt']);
    await files.delete(id);
  },
);

live.check(
  'spreads the chunks over several folders, and only metadata stays in the first one if chunks should not',
  [
    `page:${page}#credentials`,
    `page:${page}#several-targets`,
    `page:${page}#add`,
    'fact:drivers.Chunker.fields.remote_path',
    'fact:drivers.Chunker.fields.remote_paths',
    'fact:drivers.Chunker.fields.store_chunks_in_primary',
  ],
  async () => {
    for (const name of ['first', 'second', 'third']) mkdirSync(drive(name));
    const {id, mount} = await files.add(
      stepsBody(page, 'Chunker', {
        mount_path: '/spread',
        remote_path: '/drive/first',
        remote_paths: '/drive/second\n/drive/third',
        chunk_size: MIB,
      }),
    );
    await files.put(`${mount}/a.bin`, LARGE);
    const stored = () =>
      ['first', 'second', 'third'].map((name) => readdirSync(drive(name)).length);
    expect(stored()).toEqual([2, 1, 1]);
    expect(await files.read(`${mount}/a.bin`)).toBe(LARGE);
    await files.remove(`${mount}/a.bin`);
    await files.save(id, {store_chunks_in_primary: false});
    await files.put(`${mount}/a.bin`, LARGE);
    expect(stored()).toEqual([1, 2, 1]);
    expect(await files.read(`${mount}/a.bin`)).toBe(LARGE);
    // If one of the accounts fails, every list does.
    mkdirSync(path.join(live.alist.folder, 'account'));
    const account = await files.add(
      formBody('Local', {
        mount_path: '/account',
        root_folder_path: path.join(live.alist.folder, 'account'),
      }),
    );
    await files.save(id, {remote_paths: '/drive/second\n/drive/third\n/account'});
    expect((await files.list(mount)).code).toBe(200);
    rmSync(path.join(live.alist.folder, 'account'), {recursive: true});
    expect((await files.list(mount)).message).toContain('no such file or directory');
    await files.delete(account.id);
    await files.delete(id);
  },
);

live.check(
  'fails a complete download if a chunk is missing; without metadata, it delivers a damaged file',
  [`page:${page}#missing-chunk`, `page:${page}#metadata`],
  async () => {
    const {id, mount} = await add('damaged');
    await files.put(`${mount}/a.bin`, LARGE);
    rmSync(drive('damaged', chunkOf('damaged', 2)));
    expect((await files.open('d', `${mount}/a.bin`)).text).toContain('missing chunk data');
    await files.delete(id);
    const bare = await add('bare', {meta_format: 'none', hash_type: 'none'});
    await files.put(`${bare.mount}/a.bin`, LARGE);
    expect(readdirSync(drive('bare'))).not.toContain('a.bin');
    rmSync(drive('bare', chunkOf('bare', 3)));
    const {status, text} = await files.open('d', `${bare.mount}/a.bin`);
    expect([status, text === LARGE.slice(0, 2 * MIB)]).toEqual([200, true]);
    await files.delete(bare.id);
  },
);

live.check(
  'loses track of the chunks if the format is changed',
  [`page:${page}#credentials`],
  async () => {
    const {id, mount} = await add('changed');
    await files.put(`${mount}/a.bin`, LARGE);
    await files.save(id, {name_format: '{name}.part{chunk:3}'});
    expect(await files.names(mount)).not.toEqual(['a.bin']);
    await files.save(id, {name_format: '{name}.rclone_chunk.{chunk:3}'});
    expect(await files.read(`${mount}/a.bin`)).toBe(LARGE);
    await files.delete(id);
  },
);

live.check(
  'does not load with values that do not fit together',
  [`page:${page}#hash-none`, `page:${page}#name-format`, `page:${page}#no-target`],
  async () => {
    for (const [values, message] of [
      [{meta_format: 'none'}, 'requires meta_format=simplejson'],
      [{name_format: '{name}.part'}, 'invalid name_format'],
      [{name_format: '{chunk}.{name}'}, 'invalid name_format'],
      [{name_format: 'a/{name}.{chunk}'}, 'invalid name_format'],
      [{remote_path: '/nowhere/chunks'}, "can't find remote storage"],
      [{remote_path: '/DRIVE/chunks'}, "can't find remote storage"],
    ] as const) {
      const {id, status} = await add('refused', values);
      expect([values, status]).toEqual([values, expect.stringContaining(message)]);
      await files.delete(id);
    }
    // Folders aren't checked.
    const {id, status} = await add('folderless', {remote_path: '/drive/not-there'});
    expect(status).toBe('work');
    await files.delete(id);
  },
);

live.check('keeps using an old target until it is saved', [`page:${page}#old-target`], async () => {
  for (const name of ['account-old', 'account-new']) mkdirSync(drive(name));
  const account = await files.add(
    formBody('Local', {mount_path: '/account', root_folder_path: drive('account-old')}),
  );
  const {id, mount} = await add('kept', {remote_path: '/account'});
  await files.disable(account.id);
  await files.save(account.id, {root_folder_path: drive('account-new')});
  await files.enable(account.id);
  await files.put(`${mount}/a.txt`, 'x');
  const before = ['account-old', 'account-new'].map((name) => readdirSync(drive(name)).length);
  await files.save(id, {});
  await files.put(`${mount}/b.txt`, 'x');
  expect([before, readdirSync(drive('account-new'))]).toEqual([[1, 0], ['b.txt']]);
  for (const each of [id, account.id]) await files.delete(each);
});

live.check(
  'reads what rclone writes with a remote of the type chunker, and rclone reads its files without renaming',
  [`page:${page}#capabilities`],
  async () => {
    mkdirSync(drive('rclone'));
    const config = path.join(live.alist.folder, 'rclone.conf');
    writeFileSync(
      config,
      `[large]\ntype = chunker\nremote = ${drive('rclone')}\nchunk_size = 1M\n`,
    );
    const rclone = (args: readonly string[], input = '') =>
      runProgram('rclone', ['--config', config, ...args], {input});
    writeFileSync(path.join(live.alist.folder, 'from rclone.bin'), LARGE);
    await rclone(['copy', path.join(live.alist.folder, 'from rclone.bin'), 'large:']);
    const {id, mount} = await add('rclone');
    expect(await files.names(mount)).toEqual(['from rclone.bin']);
    expect(await files.read(`${mount}/from rclone.bin`)).toBe(LARGE);
    await files.put(`${mount}/from alist.bin`, LARGE);
    // With rclone's default, it expects that chunks are renamed in the end.
    const cat = async (setting: string) => {
      const remote = `large,transactions=${setting}:from alist.bin`;
      const {stdout, stderr} = await rclone(['cat', remote]);
      return stdout === LARGE ? 'whole' : stderr;
    };
    expect(await cat('rename')).toContain("metadata doesn't match file size");
    expect(await cat('norename')).toBe('whole');
    await files.delete(id);
  },
  ['rclone'],
);
