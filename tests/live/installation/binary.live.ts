import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {createServer as createHttpServer} from 'node:http';
import path from 'node:path';
import {expect} from 'vitest';
import {samplesOf} from '@site/tests/samples/samples';
import {HOST, runProgram} from '../suite/programs';
import {suite} from '../suite/suite';
import {addStorage, codeOf, machine, signIn, storagesOf, withPlaces, type Machine} from './pages';

const live = suite({serverless: true});

/** Folders that a reader might choose. The last one needs quotes. */
const folders = ['alist', 'srv/tools/alist-3', 'my files/alist server'];

const on =
  (
    archives: readonly string[],
    work: (here: Machine) => Promise<void>,
    name = 'download',
  ): (() => Promise<void>) =>
  async () => {
    const here = await machine(name, archives);
    try {
      await work(here);
    } finally {
      await here.remove();
    }
  };

live.check(
  'the commands for Linux extract and start AList, and the password of the log signs in',
  ['page:guide/install/index#install', 'page:guide/install/index#data'],
  on(['alist-linux-amd64.tar.gz'], async (here) => {
    const target = path.join(here.folder, 'opt-alist');
    const server = await here.start(
      withPlaces(codeOf('guide/install/index', 'alist-linux-amd64.tar.gz'), {
        '/opt/alist': target,
      }),
    );
    const [, password = ''] = /initial password is: (\S+)/.exec(server.output()) ?? [];
    await signIn(here, password);
    expect(existsSync(path.join(target, 'data/data.db'))).toBe(true);
    const {code} = await signIn(here).then((api) => api.get('/api/me'));
    expect(code).toBe(200);
  }),
);

live.check(
  'the commands for macOS extract and start AList, and go on if the mark is not set',
  ['page:guide/install/index#install'],
  on(['alist-darwin-arm64.tar.gz'], async (here) => {
    await here.start(codeOf('guide/install/index', 'alist-darwin-arm64.tar.gz'));
    expect(existsSync(path.join(here.home, 'alist/data/config.json'))).toBe(true);
  }),
);

live.check(
  'the commands for Alpine and for Android extract and start AList',
  ['page:guide/install/manual#install', 'page:guide/install/manual#check'],
  on(['alist-linux-musl-amd64.tar.gz', 'alist-android-arm64.tar.gz'], async (here) => {
    for (const [archive, variable] of [
      [
        'alist-linux-musl-amd64.tar.gz',
        withPlaces(codeOf('guide/install/manual', 'DIR="/opt/alist"'), {
          '/opt/alist': path.join(here.folder, 'my files/musl'),
        }),
      ],
      ['alist-android-arm64.tar.gz', codeOf('guide/install/manual', 'DIR="$HOME/alist"')],
    ] as const) {
      const server = await here.start(`${variable}
${codeOf('guide/install/manual', archive)}`);
      const check = withPlaces(codeOf('guide/install/manual', '/ping'), {
        '5244': String(here.port),
      });
      expect((await here.run(check)).stdout).toBe('pong');
      await server.stop();
    }
  }),
  ['curl'],
);

live.check(
  'the commands and the script for a NAS without containers start AList, set a password, and copy the folder, also with a space in its name',
  ['page:guide/install/nas#without-containers'],
  on(
    ['alist-linux-musl-arm64.tar.gz'],
    async (here) => {
      const target = path.join(here.folder, 'my volume/alist');
      const place = {'/volume1/alist': target};
      const first = await here.start(
        withPlaces(codeOf('guide/install/nas', 'mkdir -p "$DIR"'), place),
      );
      expect(first.output()).toContain('initial password is:');
      await first.stop();
      writeFileSync(
        path.join(target, 'start.sh'),
        withPlaces(codeOf('guide/install/nas', 'service.log', 'start.sh'), place),
      );
      await here.start(`exec sh '${target}/start.sh'`);
      expect(readFileSync(path.join(target, 'service.log'), 'utf8')).not.toContain(
        'initial password is:',
      );
      const {code, stderr} = await here.run(
        withPlaces(codeOf('guide/install/nas', 'kill "$(pidof alist)"'), {
          ...place,
          // Other checks run programs of this name; the bracket keeps the shell itself out.
          'pidof alist': `pgrep -f '[s]erver --data ${target}/data'`,
        }),
      );
      expect(code).toBe(0);
      const [, password = ''] = /password: (\w{8})/.exec(stderr) ?? [];
      const day = (await here.run('date +%F')).stdout.trim();
      expect(existsSync(`${target}-${day}/data/data.db`)).toBe(true);
      await here.start(`exec sh '${target}/start.sh'`);
      await signIn(here, password);
    },
    'a nas',
  ),
);

live.check(
  'the commands for Termux set a password, copy the folder, and replace the binary',
  ['page:guide/install/small-devices#termux-backup'],
  on(
    ['alist-android-arm64.tar.gz'],
    async (here) => {
      const variable = codeOf('guide/install/manual', 'DIR="$HOME/alist"');
      const install = codeOf('guide/install/manual', 'alist-android-arm64.tar.gz');
      const server = await here.start(`${variable}\n${install}`);
      await server.stop();
      const {code, stderr} = await here.run(
        codeOf('guide/install/small-devices', 'alist-android-arm64.tar.gz'),
      );
      expect(code).toBe(0);
      const [, password = ''] = /password: (\w{8})/.exec(stderr) ?? [];
      const day = (await here.run('date +%F')).stdout.trim();
      expect(existsSync(path.join(here.home, `alist-${day}/data/data.db`))).toBe(true);
      await here.start('exec ./alist server', path.join(here.home, 'alist'));
      await signIn(here, password);
    },
    'a home with spaces',
  ),
);

live.check(
  "the commands for OpenWrt make a copy of the package's data folder and bring it back",
  ['page:guide/install/small-devices#openwrt-backup'],
  on(['alist-linux-amd64.tar.gz'], async (here) => {
    const data = path.join(here.folder, 'data on usb');
    mkdirSync(data);
    writeFileSync(path.join(data, 'data.db'), 'old');
    const page = 'guide/install/small-devices';
    const places = {
      '/etc/init.d/alist': 'true',
      '/tmp/alist-backup.tar.gz': path.join(here.folder, 'backup.tar.gz').replaceAll(' ', '\\ '),
    };
    const [variable = ''] = codeOf(page, 'DATA="/etc/alist"').split('\n');
    const copy = withPlaces(codeOf(page, 'DATA="/etc/alist"'), {...places, '/etc/alist': data});
    expect((await here.run(copy)).code).toBe(0);
    writeFileSync(path.join(data, 'data.db'), 'new');
    const back = withPlaces(codeOf(page, 'tar -xzf /tmp/alist-backup.tar.gz'), places);
    await here.run(`${withPlaces(variable, {'/etc/alist': data})}\n${back}`);
    expect(readFileSync(path.join(data, 'data.db'), 'utf8')).toBe('old');
  }),
);

live.check(
  'a random password for an account that runs AList works while AList runs',
  [
    'page:guide/install/index#first-login',
    'page:guide/install/manual#data',
    'page:guide/install/script#first-login',
  ],
  on(['alist-linux-amd64.tar.gz'], async (here) => {
    const target = path.join(here.folder, 'opt-alist');
    const place = {'/opt/alist': target};
    await here.start(withPlaces(codeOf('guide/install/index', 'alist-linux-amd64.tar.gz'), place));
    for (const [code, cwd] of [
      [codeOf('guide/install/index', './alist admin random'), target],
      [
        `${withPlaces(codeOf('guide/install/manual', 'DIR="/opt/alist"'), place)}
${codeOf('guide/install/manual', 'sudo -u alist ./alist admin random')}`,
        here.folder,
      ],
      [
        `${withPlaces(codeOf('guide/install/script', 'DIR="/opt/alist"'), place)}
${codeOf('guide/install/script', 'admin random')}`,
        here.folder,
      ],
    ] as const) {
      const {stderr} = await here.run(code, cwd);
      const [, password = ''] = /password: (\w{8})/.exec(stderr) ?? [];
      await signIn(here, password);
    }
  }),
);

live.check(
  'the command of the FAQ sets the password at once',
  ['page:faq/index#forgot-password', 'page:faq/howto#reset-fails'],
  on(['alist-linux-amd64.tar.gz'], async (here) => {
    const target = path.join(here.folder, 'opt-alist');
    await here.start(
      withPlaces(codeOf('guide/install/index', 'alist-linux-amd64.tar.gz'), {
        '/opt/alist': target,
      }),
    );
    const [docker, binary] = samplesOf('en', 'faq/index.mdx')
      .map(({code}) => code.trim())
      .filter((code) => code.includes('alist admin set'));
    expect(docker).toMatch(/^docker exec /);
    const code = withPlaces(binary ?? '', {'<password>': 'a new one'});
    await here.run(code, target);
    await signIn(here, 'a new one');
    // In another folder, the command creates another data folder and says so.
    const {stderr} = await here.run(code.replace('./alist', `'${target}/alist'`), here.folder);
    expect(stderr).toContain('config file not exists');
    expect(stderr).toContain('[del_user_cache_online] error');
  }),
);

/** Working directory, program, and arguments of a service file. */
interface Service {
  readonly folder: string;
  readonly command: string;
}

const services: readonly {
  readonly what: string;
  readonly place: `page:${string}`;
  readonly read: (target: string) => Service;
}[] = [
  {
    what: 'systemd',
    place: 'page:guide/install/index#data',
    read: (target) => {
      const unit = withPlaces(codeOf('guide/install/index', '[Service]', 'alist.service'), {
        '/opt/alist': target,
      });
      const value = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
      return {folder: value('WorkingDirectory'), command: value('ExecStart')};
    },
  },
  {
    what: 'OpenRC',
    place: 'page:guide/install/manual#data',
    read: (target) => {
      const file = withPlaces(codeOf('guide/install/manual', 'openrc-run', '/etc/init.d/alist'), {
        '/opt/alist': target,
      });
      const value = (key: string) => new RegExp(`^${key}="(.*)"$`, 'm').exec(file)?.[1] ?? '';
      return {folder: value('directory'), command: `${value('command')} ${value('command_args')}`};
    },
  },
];

for (const {what, place, read} of services) {
  live.check(
    `the service for ${what} uses the data folder next to the binary`,
    [place],
    on(['alist-linux-amd64.tar.gz'], async (here) => {
      const target = path.join(here.folder, 'opt-alist');
      const first = await here.start(
        withPlaces(codeOf('guide/install/index', 'alist-linux-amd64.tar.gz'), {
          '/opt/alist': target,
        }),
      );
      await first.stop();
      const service = read(target);
      const server = await here.start(`exec ${service.command}`, service.folder);
      expect(server.output()).not.toContain('initial password is:');
    }),
  );
}

live.check(
  'the commands for launchd write a service file with the full paths of the account',
  ['page:guide/install/manual#data'],
  on([], async (here) => {
    const file = path.join(here.folder, 'local.alist.plist');
    const code = withPlaces(codeOf('guide/install/manual', 'launchctl bootstrap'), {
      '/Library/LaunchDaemons/local.alist.plist': `"${file}"`,
      'sudo launchctl bootstrap system': 'true',
    });
    const variable = codeOf('guide/install/manual', 'DIR="$HOME/alist"');
    expect((await here.run(`${variable}\n${code}`)).code).toBe(0);
    const plist = readFileSync(file, 'utf8');
    expect(plist).toContain('<string>anna</string>');
    for (const name of ['alist', 'alist/alist', 'alist/data'])
      expect(plist).toContain(`<string>${here.home}/${name}</string>`);
    const {code: parsed} = await runProgram('python3', [
      '-c',
      'import plistlib,sys; plistlib.load(open(sys.argv[1], "rb"))',
      file,
    ]);
    expect(parsed).toBe(0);
  }),
  ['python3'],
);

for (const name of folders) {
  live.check(
    `the update for Linux copies the folder ${name} and replaces the binary, and the rollback restores both`,
    ['page:guide/install/update#steps', 'page:guide/install/update#roll-back'],
    on(
      ['alist-linux-amd64.tar.gz'],
      async (here) => {
        const target = path.join(here.folder, path.basename(name));
        const server = await here.start(
          `mkdir -p '${target}' && tar -xzf alist-linux-amd64.tar.gz -C '${target}' && cd '${target}' && exec ./alist server`,
        );
        const before = await signIn(here);
        await addStorage(before, '/old');
        await server.stop();
        writeFileSync(path.join(target, 'alist'), 'an old binary');

        const [variable = ''] = withPlaces(codeOf('guide/install/update', 'DIR="/opt/alist"'), {
          '/opt/alist': target,
        }).split('\n');
        const run = (code: string) => here.run(`${variable}\n${code}`);
        const result = await run(
          codeOf('guide/install/update', '--no-same-owner -xzf alist-linux-amd64'),
        );
        expect([result.code, result.stderr]).toEqual([0, '']);
        const day = (await here.run('date +%F')).stdout.trim();
        const copy = `${target}-${day}`;
        expect(readFileSync(path.join(copy, 'alist'), 'utf8')).toBe('an old binary');
        const updated = await here.start('exec ./alist server', target);
        const api = await signIn(here);
        await addStorage(api, '/new');
        await updated.stop();

        copyFileSync(path.join(target, 'alist'), path.join(copy, 'alist'));
        const rolledBack = await run(
          withPlaces(codeOf('guide/install/update', 'sudo cp -a "$DIR-<date>"'), {'<date>': day}),
        );
        expect([rolledBack.code, rolledBack.stderr]).toEqual([0, '']);
        await here.start('exec ./alist server', target);
        expect(await storagesOf(await signIn(here))).toEqual(['/old']);
        expect(existsSync(`${target}-newer`)).toBe(true);
      },
      name,
    ),
  );
}

live.check(
  'the update and the rollback for macOS work in the home folder',
  ['page:guide/install/update#steps', 'page:guide/install/update#roll-back'],
  on(
    ['alist-darwin-arm64.tar.gz'],
    async (here) => {
      const target = path.join(here.home, 'alist');
      mkdirSync(path.join(target, 'data'), {recursive: true});
      writeFileSync(path.join(target, 'alist'), 'an old binary');
      writeFileSync(path.join(target, 'data/data.db'), 'old');
      const [variable] = codeOf('guide/install/update', 'DIR="$HOME/alist"').split('\n');
      const run = (code: string) => here.run(`${variable}\n${code}`);
      await run(codeOf('guide/install/update', 'tar -xzf alist-darwin-arm64'));
      expect((await here.run('~/alist/alist version')).stdout).toMatch(/^Version: v3/m);
      writeFileSync(path.join(target, 'data/data.db'), 'new');
      const day = (await here.run('date +%F')).stdout.trim();
      const back = await run(
        withPlaces(codeOf('guide/install/update', 'DIR-newer"\ncp -a "$DIR-<date>"'), {
          '<date>': day,
        }),
      );
      expect(back.code).toBe(0);
      expect(readFileSync(path.join(target, 'alist'), 'utf8')).toBe('an old binary');
      expect(readFileSync(path.join(target, 'data/data.db'), 'utf8')).toBe('old');
    },
    'a home with spaces',
  ),
);

live.check(
  'the version of the binary is shown without touching data',
  ['page:guide/install/update#need'],
  on(['alist-linux-amd64.tar.gz'], async (here) => {
    await here.run('tar -xzf alist-linux-amd64.tar.gz');
    const {stdout} = await here.run(
      withPlaces(codeOf('guide/install/update', 'DIR="/opt/alist"'), {'/opt/alist': '.'}),
    );
    expect(stdout).toMatch(/^Version: v3\.\d+\.\d+$/m);
  }),
);

live.check(
  'the checksum commands accept a whole archive and refuse a damaged one',
  ['page:guide/install/download#verify'],
  on(['alist-linux-amd64.tar.gz'], async (here) => {
    const archive = 'alist-linux-amd64.tar.gz';
    // As the releases make it: a line for each file of the folder.
    await here.run(
      'mkdir release && mv *.tar.gz release/ && echo a > release/alist-freebsd-amd64.tar.gz',
    );
    await here.run(
      `cd release && find . -type f -print0 | xargs -0 md5sum > ../md5.txt && mv ../md5.txt .`,
    );
    const site = createHttpServer((request, response) => {
      const file = path.join(here.folder, 'release', path.basename(request.url ?? ''));
      if (existsSync(file)) response.end(readFileSync(file));
      else response.writeHead(404).end('Not found');
    });
    await new Promise<void>((resolve) => site.listen(0, HOST, resolve));
    const {port} = site.address() as AddressInfo;
    const code = withPlaces(codeOf('guide/install/download', 'md5sum --check'), {
      'https://github.com/AlistGo/alist/releases/latest/download': `http://${HOST}:${port}`,
    });
    const whole = await here.run(code);
    expect([whole.code, whole.stdout.trim()]).toEqual([0, `./${archive}: OK`]);
    writeFileSync(path.join(here.folder, 'release', archive), 'an error page');
    const damaged = await here.run(code);
    expect([damaged.code, damaged.stdout.includes('FAILED')]).toEqual([1, true]);
    site.close();
  }),
  ['curl'],
);

live.check(
  'an error page instead of the archive gives the message of the page, and curl -f prevents it',
  ['page:guide/install/download#not-gzip'],
  on([], async (here) => {
    writeFileSync(path.join(here.folder, 'a.tar.gz'), '<html></html>');
    expect((await here.run('tar -xzf a.tar.gz')).stderr).toContain('not in gzip format');
    const site = createServer((socket) =>
      socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno'),
    );
    await new Promise<void>((resolve) => site.listen(0, HOST, resolve));
    const {port} = site.address() as AddressInfo;
    const {code} = await here.run(`curl -fLO http://${HOST}:${port}/b.tar.gz`);
    site.close();
    expect(code).toBe(22);
    expect(existsSync(path.join(here.folder, 'b.tar.gz'))).toBe(false);
  }),
  ['curl'],
);

live.check(
  'the commands with a variable work with and without the prefix',
  ['page:config/index#environment', 'page:reference/environment#rules'],
  on(['alist-linux-amd64.tar.gz'], async (here) => {
    await here.run('tar -xzf alist-linux-amd64.tar.gz');
    const [withPrefix = '', without = ''] = codeOf('reference/environment', '--no-prefix').split(
      '\n',
    );
    expect(withPrefix).toBe(codeOf('config/index', 'ALIST_SITE_URL='));
    const names = `HTTP_PORT=${here.port} ADDR=${HOST}`;
    for (const code of [withPrefix, `${names} ${without}`]) {
      const server = await here.start(code);
      const api = await signIn(here);
      const {data} = await api.post<{raw_url?: string}>('/api/fs/list', {path: '/'});
      expect(data).toBeDefined();
      await server.stop();
    }
  }),
);
