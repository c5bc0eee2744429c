import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {sampleOf} from '@site/tests/samples/samples';
import {startRclone, type RcloneServer} from '../peers/rclone';
import {
  addLocal,
  addStorage,
  addUser,
  bash,
  bits,
  filled,
  ok,
  passwordOf,
} from '../services/support';
import {HOST} from '../suite/programs';
import {suite} from '../suite/suite';

const PAGE = 'guide/recipes/rclone-backup.mdx';

const live = suite({own: true, needs: ['rclone', 'bash']});
let peer: RcloneServer;
let local = '';
let home = '';

live.before(async () => {
  // A storage that keeps the time of a file, and one that doesn't.
  local = await addLocal(live.alist, '/drive', {});
  peer = await startRclone('webdav');
  await addStorage(
    live.alist,
    '/cloud',
    'WebDav',
    {
      vendor: 'other',
      root_folder_path: '/',
      address: `http://${HOST}:${String(peer.port)}`,
      username: peer.user,
      password: peer.password,
    },
    {cache_expiration: 30},
  );
  for (const at of ['/drive/backup', '/cloud/backup'])
    ok(await live.alist.api.post('/api/fs/mkdir', {path: at}));
  const permission = bits('webdavRead', 'webdavManage', 'write', 'move');
  await addUser(
    live.alist,
    'backup',
    [
      ['/drive/backup', permission],
      ['/cloud/backup', permission],
    ],
    '/',
  );
  home = path.join(live.alist.folder, 'home');
  mkdirSync(path.join(home, 'documents/deep'), {recursive: true});
});
live.after(() => peer.stop());

/** A time before all uploads, `days` ago. */
const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

/** Writes a file of the source with a given time. */
function write(name: string, content: string, changed: Date): void {
  const file = path.join(home, 'documents', name);
  writeFileSync(file, content);
  utimesSync(file, changed, changed);
}

/** Connects rclone as the page does, or as another vendor. */
async function connect(vendor = 'owncloud') {
  const {code} = sampleOf(PAGE, '', 'rclone config');
  const values = {
    'https://<host>/dav/': `${live.alist.url}/dav/`,
    '<username>': 'backup',
    '<password>': passwordOf('backup'),
    'vendor=owncloud': `vendor=${vendor}`,
  };
  expect((await bash(filled(code, values), {env: {HOME: home}})).code).toBe(0);
}

/** Runs the script of the page, and gives what it printed. */
async function backUp(drive: string, options = ''): Promise<string> {
  const script = path.join(home, 'backup.sh');
  const {code} = sampleOf(PAGE, 'backup.sh');
  writeFileSync(script, filled(code, {'alist:drive/': `alist:${drive}/`}));
  chmodSync(script, 0o755);
  const ended = await bash(`./backup.sh ${options}`, {cwd: home, env: {HOME: home}});
  expect([ended.code, ended.stdout]).toEqual([0, '']);
  return ended.stderr;
}

const NOTHING = 'There was nothing to transfer';

for (const [drive, title] of [
  ['drive', 'keeps times'],
  ['cloud', "doesn't keep times"],
] as const)
  live.check(
    `the script backs up to a storage that ${title}, keeps what changes, and copies nothing twice`,
    ['page:guide/recipes/rclone-backup#steps', 'page:guide/recipes/rclone-backup#script'],
    async () => {
      const files = path.join(drive === 'drive' ? local : peer.files, 'backup');
      const current = (name: string) => readFileSync(path.join(files, 'current', name), 'utf8');
      await connect();
      write('letter.txt', 'one', ago(9));
      write('deep/old.txt', 'old', ago(9));
      expect(await backUp(drive, '--dry-run')).toContain('Skipped copy as --dry-run is set');
      expect(existsSync(path.join(files, 'current'))).toBe(false);
      await backUp(drive);
      expect([current('letter.txt'), current('deep/old.txt')]).toEqual(['one', 'old']);
      expect(await backUp(drive)).toContain(NOTHING);
      // The same size, changed after the upload.
      write('letter.txt', 'two', new Date(Date.now() + 60_000));
      rmSync(path.join(home, 'documents/deep/old.txt'));
      await backUp(drive);
      expect(current('letter.txt')).toBe('two');
      expect(existsSync(path.join(files, 'current/deep/old.txt'))).toBe(false);
      const [dated = ''] = readdirSync(path.join(files, 'old'));
      expect(dated).toMatch(/^\d{4}-\d\d-\d\d-\d{6}$/);
      const kept = (name: string) => readFileSync(path.join(files, 'old', dated, name), 'utf8');
      expect([kept('letter.txt'), kept('deep/old.txt')]).toEqual(['one', 'old']);
      const commands = ['rclone check', 'rclone copy alist'].map((text) =>
        filled(sampleOf(PAGE, '', text).code, {'alist:drive/': `alist:${drive}/`}),
      );
      const checked = await bash(commands.join('\n'), {env: {HOME: home}});
      expect([checked.code, checked.stderr]).toEqual([
        0,
        expect.stringContaining('0 differences found'),
      ]);
      expect(readFileSync(path.join(home, 'restored/letter.txt'), 'utf8')).toBe('two');
      rmSync(path.join(home, 'restored'), {recursive: true});
    },
  );

live.check(
  'rclone overlooks a file that is older than its upload, until it ignores times',
  ['page:guide/recipes/rclone-backup#times'],
  async () => {
    write('letter.txt', 'six', ago(5));
    expect(await backUp('cloud')).toContain(NOTHING);
    await backUp('cloud', '--ignore-times');
    expect(readFileSync(path.join(peer.files, 'backup/current/letter.txt'), 'utf8')).toBe('six');
  },
);

live.check(
  'without --update, rclone copies all files each time to a storage that does not keep times',
  ['page:guide/recipes/rclone-backup#times', 'page:guide/recipes/rclone-backup#script'],
  async () => {
    expect(await backUp('cloud')).toContain(NOTHING);
    const {stderr} = await bash('rclone sync -v documents alist:cloud/backup/current', {
      cwd: home,
      env: {HOME: home},
    });
    expect(stderr).toContain('letter.txt: Copied');
  },
);

live.check(
  'a storage that keeps times has that of the file, if rclone connects as the page does',
  ['page:guide/recipes/rclone-backup#times', 'page:guide/recipes/rclone-backup#restore'],
  async () => {
    const time = new Date('2020-02-02T02:02:02Z');
    const timeOf = (file: string) => statSync(file).mtime.toISOString();
    await connect('other');
    write('photo.txt', 'photo', time);
    await backUp('drive');
    expect(timeOf(path.join(local, 'backup/current/photo.txt'))).not.toBe(time.toISOString());
    await connect();
    await backUp('drive', '--ignore-times');
    expect(timeOf(path.join(local, 'backup/current/photo.txt'))).toBe(time.toISOString());
    await bash(sampleOf(PAGE, '', 'rclone copy alist').code, {env: {HOME: home}});
    expect(timeOf(path.join(home, 'restored/photo.txt'))).toBe(time.toISOString());
  },
);
