import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {expect} from 'vitest';
import {sampleOf} from '@site/tests/samples/samples';
import {writeCertificate} from '@site/tests/samples/servers';
import {alist, ADMIN_PASSWORD, type ServerOptions} from '../suite/alist';
import {HOST, freePort, isOpen, runProgram, until} from '../suite/programs';
import {suite} from '../suite/suite';
import {talkFtp} from './ftpTalk';
import {
  addLocal,
  addUser,
  bash,
  bits,
  filled,
  names,
  ok,
  passwordOf,
  saveSettings,
  saveUser,
} from './support';

const FTP = await freePort();
const SFTP = await freePort();
const PASSIVE = await freePort();
const CHANGE = bits('ftpRead', 'ftpManage', 'write', 'rename', 'move', 'remove');
const CONTENT = Array.from({length: 9000}, (_, index) => `line ${String(index)}\n`).join('');

const live = suite({
  own: true,
  config: {
    ftp: {enable: true, listen: `${HOST}:${String(FTP)}`},
    sftp: {enable: true, listen: `${HOST}:${String(SFTP)}`},
  },
});
let disk = '';
let home = '';

live.before(async () => {
  await started();
  disk = await addLocal(live.alist, '/scans', {'a.txt': 'a', 'film.mkv': CONTENT, box: {}});
  await addLocal(live.alist, '/other', {});
  await addUser(live.alist, 'device', [['/', CHANGE]], '/');
  await addUser(live.alist, 'reader', [['/scans', bits('ftpRead')]], '/');
  await addUser(live.alist, 'nothing', [['/', bits('write')]], '/');
  await addUser(live.alist, 'based', [['/scans', CHANGE]]);
  home = path.join(live.alist.folder, 'home');
  mkdirSync(home);
});

/** Both servers start after AList's HTTP port. */
const started = async () => {
  for (const port of [FTP, SFTP]) await until(`port ${String(port)}`, () => isOpen(port));
};

const restart = async (changes?: ServerOptions) => {
  live.replace(await live.alist.restart(changes));
  await started();
};

const saved = (name: string) =>
  until(`${name} on the disk`, () => existsSync(path.join(disk, name)) && name);

/** curl with an account; gives the exit code and what it printed. */
const curl = (user: string, at: string, ...args: string[]) =>
  runProgram('curl', [
    ...['-sS', '--user', `${user}:${passwordOf(user)}`, ...args],
    `ftp://${HOST}:${String(FTP)}${at}`,
  ]);

/** Runs a batch of commands with OpenSSH's sftp. */
async function sftp(user: string, commands: readonly string[], ...options: string[]) {
  const ask = path.join(home, 'ask');
  writeFileSync(ask, `#!/bin/sh\necho '${passwordOf(user)}'\n`, {mode: 0o700});
  const {code, stdout, stderr} = await runProgram(
    'sftp',
    [
      ...['-o', 'StrictHostKeyChecking=no', '-o', `UserKnownHostsFile=${home}/known`],
      ...['-o', 'BatchMode=no', '-o', 'NumberOfPasswordPrompts=1', '-b', '-', ...options],
      ...['-P', String(SFTP), `${user}@${HOST}`],
    ],
    {
      env: {...process.env, SSH_ASKPASS_REQUIRE: 'force', SSH_ASKPASS: ask},
      input: `${commands.join('\n')}\n`,
    },
  );
  return {code, said: stdout + stderr};
}

live.check(
  'the command of the settings page lists the top folder',
  ['page:config/ftp#turn-on', 'fact:config.ftp.enable', 'fact:config.ftp.listen'],
  async () => {
    const {code} = sampleOf('config/ftp.mdx', '', 'disable-epsv');
    const command = filled(code, {
      "'<user>'": `'reader:${passwordOf('reader')}'`,
      '<host>:5221': `${HOST}:${String(FTP)}`,
    });
    const {stdout} = await bash(command);
    expect(stdout).toMatch(/ scans\n/);
  },
  ['curl'],
);

live.check(
  'lftp lists, uploads, renames, downloads a part, and deletes',
  ['page:guide/advanced/ftp#check', 'page:guide/advanced/ftp#transfers', 'fact:features.ftp'],
  async () => {
    const file = path.join(home, 'part.bin');
    writeFileSync(file, CONTENT.slice(0, 5000));
    const run = (commands: string) =>
      runProgram('lftp', [
        ...['-u', `device,${passwordOf('device')}`, '-p', String(FTP), HOST],
        ...['-e', `set net:max-retries 1; set net:timeout 10; ${commands}; quit`],
      ]);
    const put = await run(`put ${file} -o /scans/up.bin; get -c /scans/film.mkv -o ${file}`);
    expect([put.code, put.stderr]).toEqual([0, '']);
    expect(readFileSync(file, 'utf8')).toBe(CONTENT);
    await saved('up.bin');
    const rest = await run('mv /scans/up.bin /scans/named.bin; cls /scans; rm /scans/named.bin');
    expect([rest.code, rest.stdout]).toEqual([0, expect.stringContaining('/scans/named.bin')]);
    expect(existsSync(path.join(disk, 'named.bin'))).toBe(false);
  },
  ['lftp'],
);

live.check(
  'with the base path of the role, deletions fail; with / they work',
  ['page:guide/advanced/ftp#account', 'page:guide/advanced/ftp#delete-denied'],
  async () => {
    writeFileSync(path.join(disk, 'gone.txt'), 'gone');
    const failed = await curl('based', '/', '-o', '/dev/null', '-Q', 'DELE /gone.txt');
    expect([failed.code, failed.stderr]).toEqual([21, expect.stringContaining('550')]);
    const talk = await talkFtp(FTP, 'based', passwordOf('based'));
    expect(await talk.say('DELE /gone.txt')).toContain('permission denied');
    talk.close();
    await saveUser(live.alist, 'based', {base_path: '/'});
    expect((await curl('based', '/', '-o', '/dev/null', '-Q', 'DELE /scans/gone.txt')).code).toBe(
      0,
    );
    expect(existsSync(path.join(disk, 'gone.txt'))).toBe(false);
  },
  ['curl'],
);

/** One line of the table of permissions: what it allows, and the command that shows it. */
const rows = [
  ['upload', ['write'], (to: string) => ['-T', `${home}/row`, to]],
  ['create a folder', ['write'], () => ['-Q', 'MKD /scans/made']],
  ['rename', ['rename'], () => ['-Q', 'RNFR /scans/row.txt', '-Q', 'RNTO /scans/row2.txt']],
  ['move', ['move'], () => ['-Q', 'RNFR /scans/row.txt', '-Q', 'RNTO /scans/box/row.txt']],
  ['delete', ['remove'], () => ['-Q', 'DELE /scans/row.txt']],
] as const;

for (const [title, needed, commands] of rows)
  live.check(
    `to ${title} over FTP, the role needs the permissions of the table and no other`,
    ['page:guide/advanced/ftp#account', 'fact:features.ftp'],
    async () => {
      const name = title.replaceAll(' ', '-');
      writeFileSync(path.join(home, 'row'), 'row');
      writeFileSync(path.join(disk, 'row.txt'), 'row');
      const whole = ['ftpRead', 'ftpManage', ...needed] as const;
      const run = async (user: string, ...has: (typeof whole)[number][]) => {
        await addUser(live.alist, user, [['/scans', bits(...has)]], '/');
        return (await curl(user, '/scans/', '-o', '/dev/null', ...commands('')).catch(() => null))
          ?.code;
      };
      // The second address of an upload is curl's target.
      if (title === 'upload') {
        const put = async (user: string, ...has: (typeof whole)[number][]) => {
          await addUser(live.alist, user, [['/scans', bits(...has)]], '/');
          return (await curl(user, '/scans/rowup.txt', '-T', path.join(home, 'row'))).code;
        };
        expect(await put('up-less', 'ftpRead', 'write')).not.toBe(0);
        expect(await put('up-none', 'ftpRead', 'ftpManage')).not.toBe(0);
        expect(await put('up', ...whole)).toBe(0);
        return;
      }
      expect(await run(`${name}-less`, 'ftpRead', ...needed)).not.toBe(0);
      expect(await run(`${name}-none`, 'ftpRead', 'ftpManage')).not.toBe(0);
      expect(await run(name, ...whole)).toBe(0);
    },
    ['curl'],
  );

live.check(
  'lists show names that the role cannot open, and folders with a password stay closed',
  ['page:guide/advanced/ftp#limits'],
  async () => {
    const listed = await curl('reader', '/');
    expect(listed.stdout).toMatch(/ other\n/);
    expect((await curl('reader', '/other/')).code).not.toBe(0);
    mkdirSync(path.join(disk, 'locked'));
    writeFileSync(path.join(disk, 'locked/inside.txt'), 'inside');
    const rule = {path: '/scans/locked', password: 'EXAMPLE-PASSWORD', p_sub: true};
    ok(await live.alist.api.post('/api/admin/meta/create', rule));
    expect((await curl('reader', '/scans/locked/')).code).not.toBe(0);
    expect((await curl('reader', '/scans/locked/inside.txt')).code).not.toBe(0);
  },
  ['curl'],
);

live.check(
  'an upload succeeds when AList has the file, and a task sends it to the storage',
  ['page:guide/advanced/ftp#transfers', 'page:config/ftp#uploads'],
  async () => {
    const file = path.join(home, 'task.txt');
    writeFileSync(file, 'by task');
    expect((await curl('device', '/scans/task.txt', '-T', file)).code).toBe(0);
    await saved('task.txt');
    const done = ok(await live.alist.api.get<{name: string}[]>('/api/admin/task/upload/done'));
    expect(done.map(({name}) => name).join()).toContain('upload task.txt to [/scans]');
  },
  ['curl'],
);

live.check(
  'moves between storages become copies, and the original stays',
  ['page:guide/advanced/ftp#transfers'],
  async () => {
    const talk = await talkFtp(FTP, 'device', passwordOf('device'));
    await talk.say('RNFR /scans/a.txt');
    expect(await talk.say('RNTO /other/a.txt')).toMatch(/^250 /);
    talk.close();
    await until('the copy', async () => (await names(live.alist.api, '/other')).includes('a.txt'));
    expect(existsSync(path.join(disk, 'a.txt'))).toBe(true);
  },
);

live.check(
  'FTP clients cannot upload empty files, resume or append uploads, or set dates and permissions',
  ['page:guide/advanced/ftp#limits', 'page:guide/advanced/ftp#not-supported'],
  async () => {
    const empty = path.join(home, 'empty');
    writeFileSync(empty, '');
    const failed = await curl('device', '/scans/empty.txt', '-T', empty);
    expect([failed.code, failed.stderr]).toEqual([18, expect.stringContaining('550')]);
    const talk = await talkFtp(FTP, 'device', passwordOf('device'));
    expect(await talk.say('MFMT 20200101000000 /scans/a.txt')).toContain('not support');
    expect(await talk.say('SITE CHMOD 600 /scans/a.txt')).toBe('550 not support');
    const message = '550 Could not access file: driver error: calling GetHandle: not support';
    const append = await talk.open();
    expect(await talk.say('APPE /scans/a.txt')).toBe(message);
    append.destroy();
    await talk.say('TYPE I');
    await talk.say('REST 1');
    const resume = await talk.open();
    expect(await talk.say('STOR /scans/a.txt')).toBe(message);
    resume.destroy();
    talk.close();
  },
  ['curl'],
);

live.check(
  'sessions start in ASCII mode, which changes line ends, and default_transfer_binary changes that',
  ['page:guide/advanced/ftp#clients', 'fact:config.ftp.default_transfer_binary'],
  async () => {
    const send = async (name: string) => {
      const talk = await talkFtp(FTP, 'device', passwordOf('device'));
      const data = await talk.open();
      await talk.say(`STOR /scans/${name}`);
      data.end('a\r\nb');
      await talk.say('');
      talk.close();
      await saved(name);
      return until('the content', () => readFileSync(path.join(disk, name), 'utf8'));
    };
    expect(await send('ascii.bin')).toBe('a\nb');
    const config = {ftp: {default_transfer_binary: true}};
    await restart({config});
    expect(await send('binary.bin')).toBe('a\r\nb');
  },
);

live.check(
  'a transfer from another address than the sign-in is refused, unless the check is off',
  [
    'page:guide/advanced/ftp#list-timeout',
    'page:config/ftp#list-timeout',
    'fact:config.ftp.enable_pasv_conn_ip_check',
  ],
  async (context) => {
    if (process.platform !== 'linux') context.skip('loopback has one address here');
    const list = async () => {
      const talk = await talkFtp(FTP, 'device', passwordOf('device'));
      const data = await talk.open('127.0.0.2');
      const answer = await talk.say('LIST');
      const listed = text(data);
      talk.close();
      return [answer, await listed] as const;
    };
    expect((await list())[0]).toBe('425 data connection security requirements not met');
    const config = {ftp: {enable_pasv_conn_ip_check: false}};
    await restart({config});
    expect((await list())[0]).toMatch(/^150 /);
  },
);

live.check(
  'clients are told the public address and the outer port of the range',
  ['page:config/ftp#passive', 'fact:settings.ftp_public_host', 'fact:settings.ftp_pasv_port_map'],
  async () => {
    const passive = async () => {
      const talk = await talkFtp(FTP, 'device', passwordOf('device'));
      const [, ...numbers] = /\(([\d,]+)\)/.exec(await talk.say('PASV')) ?? [];
      talk.close();
      const [a, b, c, d, high = 0, low = 0] = (numbers[0] ?? '').split(',').map(Number);
      return [[a, b, c, d].join('.'), high * 256 + low];
    };
    expect((await passive())[0]).toBe('127.0.0.1');
    await saveSettings(live.alist, {
      ftp_public_host: '203.0.113.7',
      ftp_pasv_port_map: `60000:${String(PASSIVE)}`,
    });
    // Nothing changes before the restart.
    expect((await passive())[0]).toBe('127.0.0.1');
    await restart();
    expect(await passive()).toEqual(['203.0.113.7', 60_000]);
    await saveSettings(live.alist, {
      ftp_public_host: HOST,
      ftp_pasv_port_map: String(PASSIVE),
    });
    await restart();
    expect(await passive()).toEqual([HOST, PASSIVE]);
    expect((await curl('device', '/', '--disable-epsv')).code).toBe(0);
  },
);

live.check(
  'with a certificate and mandatory TLS, clients must use TLS',
  [
    'page:config/ftp#tls',
    'fact:settings.ftp_mandatory_tls',
    'fact:settings.ftp_tls_private_key_path',
    'fact:settings.ftp_tls_public_cert_path',
  ],
  async () => {
    await writeCertificate(home);
    await saveSettings(live.alist, {
      ftp_tls_private_key_path: path.join(home, 'key.pem'),
      ftp_tls_public_cert_path: path.join(home, 'cert.pem'),
      ftp_mandatory_tls: 'true',
      ftp_pasv_port_map: '',
    });
    await restart();
    const plain = await talkFtp(FTP, 'device', passwordOf('device'));
    expect(plain.signedIn).toBe('421 TLS is required');
    plain.close();
    const encrypted = await curl('device', '/', '--ssl-reqd', '--insecure');
    expect([encrypted.code, encrypted.stdout]).toEqual([0, expect.stringMatching(/ scans\n/)]);
    await saveSettings(live.alist, {ftp_mandatory_tls: 'false', ftp_implicit_tls: 'true'});
    await restart();
    const implicit = await runProgram('curl', [
      ...['-sS', '--insecure', '--user', `device:${passwordOf('device')}`],
      `ftps://${HOST}:${String(FTP)}/`,
    ]);
    expect([implicit.code, implicit.stdout]).toEqual([0, expect.stringMatching(/ scans\n/)]);
    await saveSettings(live.alist, {ftp_implicit_tls: 'false'});
    await restart();
  },
  ['curl'],
);

live.check(
  'a wrong value of a setting stops AList at startup, and turning the FTP server off helps',
  [
    'page:config/ftp#no-start',
    'fact:errors.ftp-host',
    'fact:errors.ftp-ports',
    'fact:errors.ftp-tls',
  ],
  async () => {
    for (const [values, message] of [
      [{ftp_public_host: 'no-such-host.invalid'}, 'given FTP public host is invalid'],
      [{ftp_pasv_port_map: '50000-50010,'}, 'failed to convert FTP PASV port mapper'],
      [
        {ftp_mandatory_tls: 'true', ftp_tls_private_key_path: '/nowhere.pem'},
        'FTP mandatory TLS has been enabled',
      ],
    ] as const) {
      const keys = Object.keys(values);
      const data = await Promise.all(
        keys.map(async (key) =>
          ok(await live.alist.api.get<{value: string}>(`/api/admin/setting/get?key=${key}`)),
        ),
      );
      await saveSettings(live.alist, values);
      await live.alist.running?.stop();
      const {code, stdout, stderr} = await alist(['server', '--data', live.alist.data]);
      expect(code).toBe(1);
      expect(stdout + stderr).toContain(message);
      const env = {ALIST_FTP_ENABLE: 'false'};
      live.replace(await live.alist.restart({env}));
      await saveSettings(
        live.alist,
        Object.fromEntries(keys.map((key, index) => [key, data[index]?.value ?? ''])),
      );
      await restart({env: {}});
      const talk = await talkFtp(FTP, 'admin', ADMIN_PASSWORD);
      talk.close();
    }
  },
);

live.check(
  'the sftp command of the page connects, and the announcement greets',
  ['page:guide/advanced/ftp#sftp', 'fact:config.sftp.enable', 'fact:config.sftp.listen'],
  async () => {
    const {code} = sampleOf('guide/advanced/ftp.mdx', '', 'sftp -P');
    expect(code.trim()).toBe('sftp -P 5222 <user>@<host>');
    await saveSettings(live.alist, {announcement: 'Hello from the check'});
    const listed = await sftp('device', ['ls /scans']);
    expect(listed.said).toContain('Hello from the check');
    expect(listed.said).toContain('/scans/film.mkv');
    expect(readdirSync(path.join(live.alist.data, 'ssh'))).toContain('ssh_host_rsa_key');
  },
  ['sftp'],
);

live.check(
  'sftp uploads, downloads, and deletes, but renaming closes the connection',
  ['page:guide/advanced/ftp#check', 'page:guide/advanced/ftp#limits', 'fact:features.sftp'],
  async () => {
    const [up, down] = [path.join(home, 'up.bin'), path.join(home, 'down.bin')];
    writeFileSync(up, CONTENT);
    const first = await sftp('device', [`put ${up} /scans/sftp.bin`]);
    expect([first.code, first.said]).toEqual([0, expect.not.stringContaining('Failure')]);
    await until(
      'the whole file',
      () =>
        existsSync(path.join(disk, 'sftp.bin')) &&
        readFileSync(path.join(disk, 'sftp.bin'), 'utf8') === CONTENT,
    );
    expect((await sftp('device', [`get /scans/sftp.bin ${down}`])).code).toBe(0);
    expect(readFileSync(down, 'utf8')).toBe(CONTENT);
    for (const target of ['/scans/sftp2.bin', '/scans/box/sftp.bin']) {
      const renamed = await sftp('device', [`rename /scans/sftp.bin ${target}`]);
      expect([renamed.code, renamed.said]).toEqual([
        255,
        expect.stringContaining('Connection closed'),
      ]);
    }
    expect(live.alist.log()).toContain('sftpd servechannel failed:binparser invalid input');
    expect((await sftp('device', ['rm /scans/sftp.bin'])).code).toBe(0);
    expect(existsSync(path.join(disk, 'sftp.bin'))).toBe(false);
  },
  ['sftp'],
);

live.check(
  'an account signs in with a key that it added, and with no other',
  ['page:guide/advanced/ftp#sftp', 'page:guide/advanced/ftp#key-refused', 'fact:errors.sftp-key'],
  async () => {
    const [mine, other] = ['mine', 'other'].map((name) => path.join(home, name)) as [
      string,
      string,
    ];
    for (const file of [mine, other])
      await runProgram('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
    const device = await live.alist.api.signIn('device', passwordOf('device'));
    ok(
      await device.post('/api/me/sshkey/add', {
        title: 'device',
        key: readFileSync(`${mine}.pub`, 'utf8').trim(),
      }),
    );
    const keyOnly = ['-o', 'IdentitiesOnly=yes', '-o', 'PreferredAuthentications=publickey'];
    expect((await sftp('device', ['ls /'], ...keyOnly, '-i', mine)).code).toBe(0);
    const refused = await sftp('device', ['ls /'], ...keyOnly, '-i', other);
    expect([refused.code, refused.said]).toEqual([
      255,
      expect.stringContaining('Permission denied'),
    ]);
    expect(live.alist.log()).toContain('public key refused');
  },
  ['sftp', 'ssh-keygen'],
);

live.check(
  'without FTP read, signing in fails; over SFTP, only the startup log says why',
  [
    'page:guide/advanced/ftp#not-allowed',
    'page:config/ftp#not-allowed',
    'fact:errors.sftp-denied',
    'fact:errors.ftp-denied',
  ],
  async () => {
    const {code, said} = await sftp('nothing', ['ls /']);
    expect([code, said]).toEqual([255, expect.stringContaining('Permission denied')]);
    expect(live.alist.log()).toContain('user is not allowed to access via SFTP');
    const talk = await talkFtp(FTP, 'nothing', passwordOf('nothing'));
    expect(talk.signedIn).toBe('530 Authentication error: user is not allowed to access via FTP');
    talk.close();
  },
  ['sftp', 'curl'],
);

live.check(
  'sftp reports an empty file as uploaded, although it is not, and fails to set a date after the upload',
  ['page:guide/advanced/ftp#limits', 'page:guide/advanced/ftp#not-supported'],
  async () => {
    const [empty, dated] = [path.join(home, 'empty'), path.join(home, 'dated.txt')];
    writeFileSync(empty, '');
    writeFileSync(dated, 'dated');
    const {code, said} = await sftp('device', [`put ${empty} /scans/none.txt`]);
    expect([code, said]).toEqual([0, expect.not.stringContaining('Failure')]);
    const failed = await sftp('device', [`put -p ${dated} /scans/dated.txt`]);
    expect(failed.said).toContain('remote fsetstat: Failure');
    await saved('dated.txt');
    expect(existsSync(path.join(disk, 'none.txt'))).toBe(false);
    const resumed = path.join(home, 'resumed.txt');
    writeFileSync(resumed, 'dated and more');
    expect((await sftp('device', [`reput ${resumed} /scans/dated.txt`])).said).toContain(
      'write remote "/scans/dated.txt": Failure',
    );
    expect(readFileSync(path.join(disk, 'dated.txt'), 'utf8')).toBe('dated');
  },
  ['sftp'],
);

live.check(
  'a guest with FTP read signs in without a password, over FTP as anonymous too',
  ['page:guide/advanced/ftp#account', 'fact:errors.sftp-guest'],
  async () => {
    const {content} = ok(
      await live.alist.api.get<{content: {id: number; name: string}[]}>(
        '/api/admin/role/list?page=1&per_page=10',
      ),
    );
    const role = content.find(({name}) => name === 'guest');
    await saveUser(live.alist, 'guest', {disabled: false});
    ok(
      await live.alist.api.post('/api/admin/role/update', {
        ...role,
        permission_scopes: [{path: '/', permission: bits('ftpRead')}],
      }),
    );
    expect((await sftp('guest', ['ls /'], '-o', 'PreferredAuthentications=none')).code).toBe(0);
    for (const user of ['guest', 'anonymous']) {
      const talk = await talkFtp(FTP, user, 'anything');
      expect(talk.signedIn).toMatch(/^230 /);
      talk.close();
    }
    await saveUser(live.alist, 'guest', {disabled: true});
  },
  ['sftp'],
);
