import {mkdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {startLine} from '../peers/line';
import {startSamba, type SmbServer} from '../peers/samba';
import {HOST, runProgram, until} from '../suite/programs';
import {suite} from '../suite/suite';
import {breakUpload} from './broken';
import {contract, CONTENT, MOUNT} from './contract';
import {formBody, type StorageValues} from './pages';

const page = 'guide/drivers/SMB';
const live = suite({own: true, needs: ['smbd', 'smbpasswd']});

let samba: SmbServer;
live.before(async () => {
  samba = await startSamba();
  live.after(() => samba.stop());
});

const account = () => ({
  address: `${HOST}:${String(samba.port)}`,
  username: samba.user,
  password: samba.password,
  share_name: samba.share,
});

const {files} = contract(live, {driver: 'SMB', page, steps: account, sample: account});

const add = (name: string, values: StorageValues = {}) =>
  files.add(formBody('SMB', {...account(), mount_path: `/${name}`, ...values}));

/** Status of a storage with some values, which is deleted again. */
async function statusOf(values: StorageValues) {
  const {id, status} = await add('status', values);
  await files.delete(id);
  return status;
}

live.check(
  'the command of the page lists the files of the share',
  [`page:${page}#credentials`],
  async () => {
    writeFileSync(path.join(samba.files, 'seen.txt'), '');
    const {code, stdout, stderr} = await runProgram('smbclient', [
      ...[`//${HOST}/${samba.share}`, '-U', `${samba.user}%${samba.password}`, '-c', 'ls'],
      ...['-p', String(samba.port)],
    ]);
    expect([code, stdout + stderr]).toEqual([0, expect.stringContaining('seen.txt')]);
  },
  ['smbclient'],
);

live.check(
  'adds port 445 to an address without a port',
  [`page:${page}#add`, `page:${page}#unreachable`, 'fact:drivers.SMB.fields.address'],
  async () => {
    const {id, status} = await add('default', {address: HOST});
    expect(status).toMatch(/^dial tcp 127\.0\.0\.1:445: /);
    await files.delete(id);
    expect(await statusOf({address: 'nowhere.invalid'})).toMatch(
      /^dial tcp: lookup nowhere\.invalid/,
    );
  },
);

live.check(
  'opens a root folder without a leading slash, and fails with one',
  [`page:${page}#leading-slash`, `page:${page}#check`, 'fact:drivers.SMB.fields.root_folder_path'],
  async () => {
    mkdirSync(path.join(samba.files, 'media', 'videos'), {recursive: true});
    writeFileSync(path.join(samba.files, 'media', 'videos', 'a.mp4'), '');
    const {id, mount, status} = await add('rooted', {root_folder_path: 'media/videos'});
    expect([status, await files.names(mount)]).toEqual(['work', ['a.mp4']]);
    await files.save(id, {root_folder_path: '/media'});
    expect(await files.status(id)).toBe('work');
    expect((await files.list(mount)).message).toContain(
      "leading '\\' is not allowed in this operation",
    );
    await files.save(id, {root_folder_path: 'missing'});
    expect([await files.status(id), (await files.list(mount)).code]).toEqual(['work', 500]);
    await files.delete(id);
  },
);

live.check(
  'does not load with a folder in the share name, and with a wrong password',
  [
    `page:${page}#share-name`,
    `page:${page}#logon-failed`,
    'fact:drivers.SMB.fields.share_name',
    'fact:drivers.SMB.fields.username',
    'fact:drivers.SMB.fields.password',
  ],
  async () => {
    expect(await statusOf({share_name: 'media/videos'})).toContain(
      'mount path must be a valid share name',
    );
    expect(await statusOf({password: 'wrong'})).toContain('The attempted logon is invalid');
    expect(await statusOf({share_name: 'missing'})).not.toBe('work');
  },
);

live.check('refuses a server that offers only SMB 1', [`page:${page}#before`], async () => {
  const old = await startSamba(['server min protocol = NT1', 'server max protocol = NT1']);
  expect(await statusOf({address: `${HOST}:${String(old.port)}`})).not.toBe('work');
  await old.stop();
});

live.check(
  'connects again after the server closed the connection',
  [`page:${page}#connection-reset`],
  async () => {
    const line = await startLine(samba.port);
    const {id, mount} = await add('cut', {address: `${HOST}:${String(line.port)}`});
    expect((await files.list(mount)).code).toBe(200);
    line.cut();
    await until('AList to notice the cut', () => line.open() === 0);
    const broken = await files.list(mount);
    expect([broken.code, broken.message]).toEqual([
      500,
      expect.stringMatching(/connection reset by peer|broken pipe|EOF|closed/),
    ]);
    expect((await files.list(mount)).code).toBe(200);
    await files.delete(id);
    await line.stop();
  },
);

live.check(
  'shows changes of the server at once, has no thumbnails and hashes, and gives uploads the current date',
  [`page:${page}#capabilities`],
  async () => {
    expect(await files.names(MOUNT)).not.toContain('other.txt');
    writeFileSync(path.join(samba.files, 'other.txt'), '');
    expect(await files.item(`${MOUNT}/other.txt`)).toMatchObject({thumb: '', hash_info: null});
    await files.put(`${MOUNT}/dated.txt`, 'x', {'Last-Modified': '1000000000000'});
    const {mtimeMs} = statSync(path.join(samba.files, 'dated.txt'));
    expect(Date.now() - mtimeMs).toBeLessThan(60_000);
  },
);

live.check(
  'lets the SMB server copy inside the share, so the content does not go through AList',
  [`page:${page}#capabilities`, 'fact:drivers.SMB.capabilities.copy'],
  async () => {
    const line = await startLine(samba.port);
    const {id, mount} = await add('copied', {address: `${HOST}:${String(line.port)}`});
    writeFileSync(path.join(samba.files, 'copied.bin'), CONTENT);
    await files.mkdir(`${mount}/copies`);
    expect(await files.copy(`${mount}/copied.bin`, `${mount}/copies`)).toMatchObject({code: 200});
    expect(line.sent()).not.toContain('line 42');
    expect(statSync(path.join(samba.files, 'copies', 'copied.bin')).size).toBe(CONTENT.length);
    await files.delete(id);
    await line.stop();
  },
);

live.check(
  'leaves a part of an upload that breaks off, and loses the content that it replaced',
  [`page:${page}#before`],
  async () => {
    const file = path.join(samba.files, 'broken.txt');
    await files.put(`${MOUNT}/broken.txt`, 'the old content');
    await breakUpload(live.alist, `${MOUNT}/broken.txt`, {
      size: 1000,
      sent: 'part',
      after: () => until('the old content to be gone', () => statSync(file).size < 10),
    });
    await until('the upload to end', async () => (await files.names(MOUNT)).includes('broken.txt'));
    expect(statSync(file).size).toBeLessThan(10);
  },
);
