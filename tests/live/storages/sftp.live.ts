import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {startLine} from '../peers/line';
import {startRclone, type RcloneServer} from '../peers/rclone';
import {makeKey, startSshd, type SshServer} from '../peers/sshd';
import {HOST, runProgram, until} from '../suite/programs';
import {suite} from '../suite/suite';
import {breakUpload} from './broken';
import {contract, CONTENT} from './contract';
import {formBody, sampleBody, stepsBody, textsOf} from './pages';

const page = 'guide/drivers/sftp';
const live = suite({own: true, needs: ['sshd', 'ssh-keygen']});

let sshd: SshServer;
live.before(async () => {
  sshd = await startSshd();
  live.after(() => sshd.stop());
});

const account = () => ({
  address: `${HOST}:${String(sshd.port)}`,
  username: sshd.user,
  private_key: sshd.privateKey,
  root_folder_path: folder('files'),
});

/** A folder of the SSH server. */
const folder = (name: string) => {
  const made = path.join(sshd.files, name);
  mkdirSync(made, {recursive: true});
  return made;
};

const {files} = contract(live, {driver: 'SFTP', page, steps: account, sample: null});

/** Adds a storage at its own folder. */
async function add(name: string, values: Readonly<Record<string, string | boolean>> = {}) {
  const root = folder(name);
  return {
    root,
    ...(await files.add(
      formBody('SFTP', {...account(), mount_path: `/${name}`, root_folder_path: root, ...values}),
    )),
  };
}

/** Status of a storage with some values, which is deleted again. */
async function statusOf(values: Readonly<Record<string, string | boolean>>) {
  const {id, status} = await add('status', values);
  await files.delete(id);
  return status;
}

live.check(
  'the sample of the page adds a storage with a password, through the API',
  [`page:${page}#api`, 'fact:drivers.SFTP.fields.password', 'fact:drivers.SFTP.fields.address'],
  async () => {
    const rclone = await startRclone('sftp');
    try {
      const body = sampleBody(page, 'SFTP', {
        address: `${HOST}:${String(rclone.port)}`,
        root_folder_path: '/',
      });
      const {id, code, status, mount} = await files.add(body);
      expect([code, status]).toEqual([200, 'work']);
      writeFileSync(path.join(rclone.files, 'a.txt'), CONTENT);
      expect(await files.read(`${mount}/a.txt`)).toBe(CONTENT);
      await files.delete(id);
    } finally {
      await rclone.stop();
    }
  },
  ['rclone'],
);

live.check(
  'the steps of the page add a storage with a password',
  [`page:${page}#add`, 'fact:drivers.SFTP.fields.password'],
  async () => {
    const rclone: RcloneServer = await startRclone('sftp');
    try {
      const values = {
        mount_path: '/password',
        address: `${HOST}:${String(rclone.port)}`,
        username: rclone.user,
        root_folder_path: '/',
      };
      const {id, status} = await files.add(
        stepsBody(page, 'SFTP', {...values, password: rclone.password}),
      );
      expect(status).toBe('work');
      // With a key, the right password isn't tried.
      await files.save(id, {private_key: sshd.privateKey});
      expect(await files.status(id)).toMatch(
        /unable to authenticate, attempted methods \[none publickey\]/,
      );
      await files.delete(id);
    } finally {
      await rclone.stop();
    }
  },
  ['rclone'],
);

live.check(
  'the commands of the page make a key that signs in, and test that key and nothing else',
  [`page:${page}#credentials`, 'fact:drivers.SFTP.fields.private_key'],
  async () => {
    expect(sshd.privateKey).toMatch(/^-----BEGIN [^]+-----END [A-Z ]+-----\n$/);
    // The helper made the key with the command of the page. Its agent has a key that the server accepts.
    const agent = await runProgram('ssh-agent', ['-s']);
    const [, socket = '', id = ''] =
      /SSH_AUTH_SOCK=([^;]+);[^]*SSH_AGENT_PID=(\d+)/.exec(agent.stdout) ?? [];
    const env = {...process.env, SSH_AUTH_SOCK: socket};
    try {
      await runProgram('ssh-add', ['-q', sshd.keyFile], {env});
      const signIn = async (key: string, options: readonly string[]) => {
        // Without a known host, sftp would ask.
        const known = ['-o', 'StrictHostKeyChecking=no', '-o', 'UserKnownHostsFile=/dev/null'];
        const target = ['-P', String(sshd.port), `${sshd.user}@${HOST}`];
        const {code, stdout, stderr} = await runProgram(
          'sftp',
          ['-i', key, ...options, ...known, ...target],
          {env, input: 'bye\n'},
        );
        return [code, (stdout + stderr).includes('sftp>')];
      };
      const written = /sftp -i \.\/alist_key (.*)-P 22 '<user>@<host>'/.exec(textsOf(page)[0])?.[1];
      const options = (written ?? '').trim().split(' ');
      const stranger = await makeKey(sshd.folder, 'other_key');
      expect(await signIn(sshd.keyFile, options)).toEqual([0, true]);
      expect(await signIn(stranger, options)).toEqual([255, false]);
      // Without these options, the agent's key signs in instead.
      expect(await signIn(stranger, [])).toEqual([0, true]);
    } finally {
      process.kill(Number(id));
    }
  },
  ['sftp', 'ssh-agent', 'ssh-add'],
);

live.check(
  'takes a key with its passphrase, and says so if the passphrase is missing',
  [
    `page:${page}#passphrase-needed`,
    'fact:drivers.SFTP.fields.passphrase',
    'fact:drivers.SFTP.fields.private_key',
  ],
  async () => {
    const file = await makeKey(sshd.folder, 'locked_key', 'EXAMPLE-PASSPHRASE');
    const accepted = path.join(sshd.folder, 'authorized_keys');
    const before = readFileSync(accepted, 'utf8');
    writeFileSync(accepted, before + readFileSync(`${file}.pub`, 'utf8'));
    const private_key = readFileSync(file, 'utf8');
    expect(await statusOf({private_key})).toContain('this private key is passphrase protected');
    expect(await statusOf({private_key, passphrase: 'EXAMPLE-PASSPHRASE'})).toBe('work');
    // The key is valid until its line is removed.
    writeFileSync(accepted, before);
    expect(await statusOf({private_key, passphrase: 'EXAMPLE-PASSPHRASE'})).toContain(
      'attempted methods [none publickey]',
    );
  },
);

live.check(
  'needs a port in the address',
  [`page:${page}#missing-port`, 'fact:drivers.SFTP.fields.address'],
  async () => {
    expect(await statusOf({address: HOST})).toContain('missing port in address');
  },
);

live.check(
  'names in its message which ways to sign in it tried',
  [`page:${page}#authenticate`],
  async () => {
    const refused = 'ssh: unable to authenticate, attempted methods';
    expect(await statusOf({private_key: '', password: 'wrong'})).toContain(
      `${refused} [none password], no supported methods remain`,
    );
    const stranger = readFileSync(await makeKey(sshd.folder, 'stranger_key'), 'utf8');
    expect(await statusOf({private_key: stranger})).toContain(`${refused} [none publickey]`);
    for (const lines of [
      ['PasswordAuthentication no'],
      ['PasswordAuthentication no', 'PubkeyAuthentication no', 'KbdInteractiveAuthentication yes'],
    ]) {
      const strict = await startSshd(lines);
      const address = `${HOST}:${String(strict.port)}`;
      expect(await statusOf({address, private_key: '', password: 'x'})).toContain(
        `${refused} [none], no supported methods remain`,
      );
      await strict.stop();
    }
  },
);

live.check('refuses a text that is no whole private key', [`page:${page}#no-key`], async () => {
  const publicKey = readFileSync(`${sshd.keyFile}.pub`, 'utf8');
  const cut = sshd.privateKey.split('\n').slice(1).join('\n');
  for (const private_key of [publicKey, cut, 'key'])
    expect(await statusOf({private_key})).toContain('ssh: no key found');
});

live.check(
  'shows work although the root folder does not exist',
  [`page:${page}#check`, `page:${page}#dead-link`, 'fact:drivers.SFTP.fields.root_folder_path'],
  async () => {
    const {id, status, mount} = await add('rootless', {root_folder_path: '/nonexistent'});
    expect(status).toBe('work');
    expect((await files.list(mount)).message).toContain('file does not exist');
    await files.delete(id);
  },
);

live.check('accepts another host key at the same address', [`page:${page}#before`], async () => {
  const {id, status, mount} = await add('impostor');
  expect(status).toBe('work');
  const impostor = await startSshd();
  writeFileSync(path.join(impostor.folder, 'authorized_keys'), readFileSync(`${sshd.keyFile}.pub`));
  await files.save(id, {address: `${HOST}:${String(impostor.port)}`});
  expect(await files.status(id)).toBe('work');
  expect(await files.names(mount)).toEqual([]);
  await files.delete(id);
  await impostor.stop();
});

live.check(
  'deletes, renames, and moves what a symbolic link points to, even outside the root folder',
  [`page:${page}#before`, `page:${page}#capabilities`],
  async () => {
    const {root, mount} = await add('links');
    const target = folder('outside');
    const fill = () => {
      mkdirSync(path.join(target, 'real'), {recursive: true});
      writeFileSync(path.join(target, 'real', 'a.txt'), '');
      rmSync(path.join(root, 'link'), {force: true});
      symlinkSync(path.join(target, 'real'), path.join(root, 'link'));
    };
    fill();
    await files.mkdir(`${mount}/folder`);
    expect(await files.names(`${mount}/link`, true)).toEqual(['a.txt']);
    expect(await files.rename(`${mount}/link`, 'renamed')).toMatchObject({code: 200});
    expect(readdirSync(target)).toEqual(['renamed']);
    expect(readdirSync(root).sort()).toEqual(['folder', 'link']);
    rmSync(path.join(target, 'renamed'), {recursive: true});
    fill();
    await files.names(mount, true);
    expect(await files.move(`${mount}/link`, `${mount}/folder`)).toMatchObject({code: 200});
    expect(readdirSync(target)).toEqual([]);
    fill();
    await files.names(mount, true);
    expect(await files.remove(`${mount}/link`)).toMatchObject({code: 200});
    expect(existsSync(path.join(target, 'real'))).toBe(false);
    expect(statSync(root).isDirectory()).toBe(true);
  },
);

live.check(
  'lists no folder with a link without a target, unless it should ignore the error; deleting that link does nothing',
  [`page:${page}#dead-link`, 'fact:drivers.SFTP.fields.ignore_symlink_error'],
  async () => {
    const {root, mount, id} = await add('dead');
    symlinkSync('/nonexistent/target', path.join(root, 'dead'));
    writeFileSync(path.join(root, 'a.txt'), '');
    expect((await files.list(mount)).message).toContain('file does not exist');
    await files.save(id, {ignore_symlink_error: true});
    expect(await files.names(mount)).toEqual(['a.txt', 'dead']);
    expect(await files.remove(`${mount}/dead`)).toMatchObject({code: 200});
    expect(readdirSync(root)).toContain('dead');
  },
);

live.check(
  'reports success for deleting what the server no longer has',
  [`page:${page}#dead-link`],
  async () => {
    const {root, mount} = await add('gone');
    writeFileSync(path.join(root, 'a.txt'), '');
    expect(await files.names(mount)).toEqual(['a.txt']);
    rmSync(path.join(root, 'a.txt'));
    expect(await files.remove(`${mount}/a.txt`)).toMatchObject({code: 200});
  },
);

live.check(
  'does not rename or move over a name that exists on the server',
  [`page:${page}#capabilities`],
  async () => {
    const {root, mount} = await add('names');
    for (const name of ['a', 'b']) writeFileSync(path.join(root, name), name);
    await files.mkdir(`${mount}/folder`);
    writeFileSync(path.join(root, 'folder', 'a'), 'other');
    for (const answer of [
      await files.rename(`${mount}/a`, 'b', true),
      await files.move(`${mount}/a`, `${mount}/folder`, true),
    ])
      expect([answer.code, answer.message]).toEqual([
        500,
        expect.stringContaining('SSH_FX_FAILURE'),
      ]);
    expect(
      ['a', 'b', 'folder/a'].map((name) => readFileSync(path.join(root, name), 'utf8')),
    ).toEqual(['a', 'b', 'other']);
  },
);

live.check(
  'gives uploads the current date, and loses the old content if one breaks off',
  [`page:${page}#capabilities`],
  async () => {
    const {root, mount} = await add('uploads');
    const file = path.join(root, 'a.txt');
    await files.put(`${mount}/a.txt`, 'the old content', {'Last-Modified': '1000000000000'});
    expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(60_000);
    await breakUpload(live.alist, `${mount}/a.txt`, {
      size: 1000,
      sent: 'part',
      after: () => until('the old content to be gone', () => statSync(file).size < 10),
    });
    expect(statSync(file).size).toBeLessThan(10);
  },
);

live.check(
  'stays unusable after a failed start until it is saved, or disabled and enabled',
  [`page:${page}#not-init`, 'fact:errors.storage-not-init'],
  async () => {
    const line = await startLine(sshd.port);
    const address = `${HOST}:${String(line.port)}`;
    const {id, mount} = await add('late', {address: `${HOST}:1`});
    const refused = /^dial tcp 127\.0\.0\.1:1: connect: connection refused/;
    expect(await files.status(id)).toMatch(refused);
    expect((await files.list(mount)).message).toContain('storage not init: dial tcp');
    await files.save(id, {address});
    expect(await files.status(id)).toBe('work');
    expect(await files.names(mount)).toEqual([]);
    // The same after a failed start of the storage, when the server is back.
    await files.disable(id);
    await line.stop();
    await files.enable(id);
    expect(await files.status(id)).toContain('connection refused');
    await files.save(id, {address: `${HOST}:${String(sshd.port)}`});
    await files.disable(id);
    await files.enable(id);
    expect(await files.status(id)).toBe('work');
  },
);

live.check(
  'connects again with the next action after a cut',
  [`page:${page}#connection-lost`],
  async () => {
    const line = await startLine(sshd.port);
    const {id, mount, root} = await add('cut', {address: `${HOST}:${String(line.port)}`});
    expect(await files.names(mount)).toEqual([]);
    writeFileSync(path.join(root, 'a.txt'), '');
    line.hold();
    const broken = files.list(mount, true);
    const before = line.sent().length;
    await until('AList to ask the server', () => line.sent().length > before);
    line.cut();
    expect((await broken).message).toContain('connection lost');
    expect(await files.names(mount, true)).toEqual(['a.txt']);
    await files.delete(id);
    await line.stop();
  },
);
