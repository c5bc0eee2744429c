import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {ADMIN_PASSWORD} from '../suite/alist';
import {runProgram} from '../suite/programs';
import {suite} from '../suite/suite';
import {contract, CONTENT} from './contract';
import {filesOf} from './files';
import {formBody, type StorageValues} from './pages';

const page = 'guide/drivers/Crypt';
const live = suite({own: true});

const drive = (...names: string[]) => path.join(live.alist.folder, 'drive', ...names);
let driveId = 0;

live.before(async () => {
  for (const name of ['secret', 'steps']) mkdirSync(drive(name), {recursive: true});
  const {id} = await filesOf(() => live.alist.api).add(
    formBody('Local', {mount_path: '/drive', root_folder_path: drive()}),
  );
  driveId = id;
});

const {files} = contract(live, {
  driver: 'Crypt',
  page,
  steps: () => ({
    remote_path: '/drive/steps',
    order: 1,
    password: 'EXAMPLE-PASSWORD',
    salt: 'EXAMPLE-SALT',
  }),
  sample: () => ({}),
});

/** Adds a storage with its own remote folder. */
async function add(name: string, values: StorageValues = {}) {
  mkdirSync(drive(name), {recursive: true});
  return files.add(
    formBody('Crypt', {
      mount_path: `/${name}`,
      remote_path: `/drive/${name}`,
      password: 'EXAMPLE-PASSWORD',
      salt: 'EXAMPLE-SALT',
      ...values,
    }),
  );
}

live.check(
  'encrypts the content always, and the names as the fields say',
  [
    `page:${page}#filename-encryption`,
    `page:${page}#credentials`,
    'fact:drivers.Crypt.fields.filename_encryption',
    'fact:drivers.Crypt.fields.directory_name_encryption',
    'fact:drivers.Crypt.fields.encrypted_suffix',
    'fact:drivers.Crypt.fields.filename_encoding',
  ],
  async () => {
    const stored = async (name: string, values: StorageValues) => {
      const {id, mount, status} = await add(name, values);
      expect(status).toBe('work');
      await files.mkdir(`${mount}/folder`);
      await files.put(`${mount}/readme.txt`, 'plain text');
      expect(await files.names(mount)).toEqual(['folder/', 'readme.txt']);
      const names = readdirSync(drive(name)).sort();
      for (const each of names.filter((one) => one !== 'folder' && one.includes('.')))
        expect(readFileSync(drive(name, each)).toString('latin1')).not.toContain('plain text');
      await files.delete(id);
      return names;
    };
    expect(await stored('off', {})).toEqual(['folder', 'readme.txt.bin']);
    expect(await stored('suffix', {encrypted_suffix: '.locked'})).toEqual([
      'folder',
      'readme.txt.locked',
    ]);
    const standard = await stored('standard', {
      filename_encryption: 'standard',
      directory_name_encryption: 'true',
    });
    expect(standard.join(' ')).not.toMatch(/folder|readme/);
    const base32 = await stored('base32', {
      filename_encryption: 'standard',
      filename_encoding: 'base32',
    });
    expect(base32.filter((each) => each !== 'folder')).toEqual([
      expect.stringMatching(/^[a-z0-9]+$/),
    ]);
    const obfuscated = await stored('obfuscated', {filename_encryption: 'obfuscate'});
    expect(obfuscated.join(' ')).toMatch(/^\d+\./);
    // Other files in the remote folder aren't listed.
    writeFileSync(drive('off', 'other.txt'), '');
    const {id, mount} = await add('off');
    expect(await files.names(mount)).toEqual(['folder/', 'readme.txt']);
    await files.delete(id);
  },
);

live.check(
  'reads and writes what rclone crypt does with the same values',
  [
    `page:${page}#credentials`,
    'fact:drivers.Crypt.fields.password',
    'fact:drivers.Crypt.fields.salt',
  ],
  async () => {
    mkdirSync(drive('rclone'));
    const obscured = async (text: string) =>
      (await runProgram('rclone', ['obscure', text])).stdout.trim();
    const [password, salt] = [await obscured('RCLONE-PASSWORD'), await obscured('RCLONE-SALT')];
    const config = drive('..', 'rclone.conf');
    writeFileSync(
      config,
      `[secret]\ntype = crypt\nremote = ${drive('rclone')}\npassword = ${password}\npassword2 = ${salt}\n`,
    );
    const rclone = (args: readonly string[], input = '') =>
      runProgram('rclone', ['--config', config, ...args], {input});
    await rclone(['rcat', 'secret:from rclone.txt'], CONTENT);
    const names = {
      filename_encryption: 'standard',
      directory_name_encryption: 'true',
      filename_encoding: 'base32',
    };
    for (const secrets of [
      {password: 'RCLONE-PASSWORD', salt: 'RCLONE-SALT'},
      // As they are in rclone.conf.
      {password: `___Obfuscated___${password}`, salt: `___Obfuscated___${salt}`},
    ]) {
      const {id, mount, status} = await add('rclone', {...names, ...secrets});
      expect([status, await files.names(mount)]).toEqual(['work', ['from rclone.txt']]);
      expect(await files.read(`${mount}/from rclone.txt`)).toBe(CONTENT);
      await files.delete(id);
    }
    const {id, mount} = await add('rclone', {
      ...names,
      password: 'RCLONE-PASSWORD',
      salt: 'RCLONE-SALT',
    });
    await files.put(`${mount}/from alist.txt`, CONTENT);
    expect((await rclone(['cat', 'secret:from alist.txt'])).stdout).toBe(CONTENT);
    // What AList stores can be reversed.
    const {addition} = await files.stored(id);
    expect(addition.password).toMatch(/^___Obfuscated___/);
    const shown = await runProgram('rclone', [
      'reveal',
      (addition.password as string).replace('___Obfuscated___', ''),
    ]);
    expect(shown.stdout.trim()).toBe('RCLONE-PASSWORD');
    await files.delete(id);
  },
  ['rclone'],
);

live.check(
  'shows work with a wrong password or encoding, hides what it cannot decrypt, and does not open the rest',
  [`page:${page}#check`, `page:${page}#missing-files`],
  async () => {
    const {id, mount} = await add('wrong');
    await files.put(`${mount}/a.txt`, CONTENT);
    await files.save(id, {password: 'other'});
    expect([await files.status(id), await files.names(mount)]).toEqual(['work', ['a.txt']]);
    await expect(files.open('d', `${mount}/a.txt`)).rejects.toThrow();
    await files.save(id, {encrypted_suffix: '.other'});
    expect(await files.names(mount)).toEqual([]);
    await files.delete(id);
    const names = await add('wrong-names', {filename_encryption: 'standard'});
    await files.put(`${names.mount}/a.txt`, 'x');
    await files.save(names.id, {password: 'other'});
    expect([await files.status(names.id), await files.names(names.mount)]).toEqual(['work', []]);
    await files.delete(names.id);
  },
);

live.check(
  'does not load without a storage at the remote path, and then answers HTTP 500',
  [`page:${page}#no-remote`, `page:${page}#panic-500`, 'fact:drivers.Crypt.fields.remote_path'],
  async () => {
    const {id, status, mount} = await add('lost', {remote_path: '/nowhere/secret'});
    expect(status).toContain("can't find remote storage");
    expect((await files.list(mount)).status).toBe(500);
    await files.delete(id);
    // The folder itself isn't checked.
    const missing = await add('folderless', {remote_path: '/drive/not-there'});
    expect(missing.status).toBe('work');
    await files.delete(missing.id);
  },
);

live.check(
  'fails after a restart if the other storage has a higher order',
  [`page:${page}#no-remote`, `page:${page}#add`, 'fact:common.order'],
  async () => {
    const {id} = await add('ordered', {order: 0});
    await files.save(driveId, {order: 5});
    live.replace(await live.alist.restart());
    await expect.poll(() => files.status(id)).toContain("can't find remote storage");
    await files.save(driveId, {order: 0});
    await files.save(id, {order: 1});
    live.replace(await live.alist.restart());
    await expect.poll(() => files.status(id)).toBe('work');
    await files.delete(id);
  },
);

live.check(
  'checks the form of the suffix',
  [`page:${page}#suffix`, 'fact:drivers.Crypt.fields.encrypted_suffix'],
  async () => {
    for (const encrypted_suffix of ['bin', '.b', '.bad suffix', '']) {
      const {id, status} = await add('suffixed', {encrypted_suffix});
      expect([encrypted_suffix, status]).toEqual([
        encrypted_suffix,
        expect.stringContaining('EncryptedSuffix is Illegal'),
      ]);
      await files.delete(id);
    }
  },
);

live.check(
  'has no hashes, and encrypts the same file differently each time',
  [`page:${page}#capabilities`],
  async () => {
    const {id, mount} = await add('hashes');
    await files.put(`${mount}/a.txt`, CONTENT);
    await files.put(`${mount}/b.txt`, CONTENT);
    expect(await files.item(`${mount}/a.txt`)).toMatchObject({hash_info: null});
    const [a, b] = ['a', 'b'].map((name) => readFileSync(drive('hashes', `${name}.txt.bin`)));
    expect(a?.equals(b ?? Buffer.alloc(0))).toBe(false);
    await files.delete(id);
  },
);

live.check(
  'gives each file the URL of a thumbnail in its hidden folder, which can be left out of lists',
  [
    `page:${page}#thumbnail-folder`,
    'fact:drivers.Crypt.fields.thumbnail',
    'fact:drivers.Crypt.fields.show_hidden',
  ],
  async () => {
    const {id, mount} = await add('thumbs', {thumbnail: true});
    await files.put(`${mount}/a.jpg`, 'picture');
    await files.put(`${mount}/.thumbnails/a.jpg.webp`, 'thumbnail');
    expect(await files.names(mount)).toEqual(['.thumbnails/', 'a.jpg']);
    const {thumb = ''} = (await files.item(`${mount}/a.jpg`)) ?? {};
    expect(thumb).toContain('/d/thumbs/.thumbnails/a.jpg.webp');
    expect(await (await fetch(thumb)).text()).toBe('thumbnail');
    await files.save(id, {show_hidden: false});
    expect(await files.names(mount)).toEqual(['a.jpg']);
    await files.delete(id);
  },
);

live.check(
  'keeps using the old storage after that was disabled and enabled, until Crypt is saved',
  [`page:${page}#old-remote`],
  async () => {
    for (const name of ['account-old', 'account-new']) mkdirSync(drive(name));
    const account = await files.add(
      formBody('Local', {mount_path: '/account', root_folder_path: drive('account-old')}),
    );
    const {id, mount} = await add('old', {remote_path: '/account'});
    await files.put(`${mount}/a.txt`, 'x');
    await files.disable(account.id);
    await files.save(account.id, {root_folder_path: drive('account-new')});
    await files.enable(account.id);
    await files.put(`${mount}/b.txt`, 'x');
    expect([readdirSync(drive('account-old')).length, readdirSync(drive('account-new'))]).toEqual([
      2,
      [],
    ]);
    await files.save(id, {});
    expect(await files.names(mount)).toEqual([]);
    for (const each of [id, account.id]) await files.delete(each);
  },
);

live.check(
  'shows what AList has cached of the remote folder, whatever is refreshed in Crypt',
  [`page:${page}#remote-cache`, `page:${page}#stale-remote`],
  async () => {
    // An alias of AList's own WebDAV, which has a cache.
    const dav = await files.add(
      formBody('WebDav', {
        mount_path: '/remote',
        address: `${live.alist.url}/dav`,
        username: 'admin',
        password: ADMIN_PASSWORD,
        root_folder_path: '/drive',
      }),
    );
    const {id, mount} = await add('cached', {remote_path: '/remote/cached'});
    await files.put(`${mount}/a.txt`, 'x');
    expect(await files.names(mount)).toEqual(['a.txt']);
    writeFileSync(drive('cached', 'b.txt.bin'), readFileSync(drive('cached', 'a.txt.bin')));
    expect(await files.names(mount, true)).toEqual(['a.txt']);
    await files.names('/remote/cached', true);
    expect(await files.names(mount)).toEqual(['a.txt', 'b.txt']);
    for (const each of [id, dav.id]) await files.delete(each);
  },
);
