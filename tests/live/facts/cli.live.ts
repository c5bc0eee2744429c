import {spawn} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect} from 'vitest';
import {codeOf} from '../features/totp';
import {alist, cleanEnvironment, programPath} from '../suite/alist';
import {clientOf} from '../suite/client';
import {HOST, findProgram, freePort, runProgram, until, type Ended} from '../suite/programs';
import {suite, type Place} from '../suite/suite';
import {expectSame, facts} from './facts';
import {firstStart, temporaryFolder} from './server';

const live = suite({serverless: true});
const {commands, global_flags: globalFlags} = facts.cli;

const fact = (name: string): Place => `fact:cli.${name}`;
const page = (heading: string): Place => `page:reference/cli#${heading}`;

/** Without colors, so that messages can be compared. */
const plain = {NO_COLOR: '1'};

const run = (args: readonly string[], folder: string, env: Readonly<Record<string, string>> = {}) =>
  alist(args, {cwd: folder, env: {...plain, ...env}});

/** Messages of AList's log, without time and level. */
const messages = ({stderr}: Ended): readonly string[] =>
  [...stderr.matchAll(/ msg="((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text);

/** Runs a check in a new folder, which has the data folder of a first start if asked. */
const inFolder =
  (work: (folder: string) => Promise<void>, isNew = true) =>
  async () => {
    const {folder, remove} = temporaryFolder();
    try {
      if (!isNew) await run(['admin'], folder);
      await work(folder);
    } finally {
      remove();
    }
  };
const inData = (work: (folder: string) => Promise<void>) => inFolder(work, false);

/** Names of the commands below one, as its help lists them. */
const subcommands = (help: string): readonly string[] =>
  [...(/Available Commands:\n([\s\S]*?)\n\n/.exec(help)?.[1] ?? '').matchAll(/^ {2}(\S+)/gm)].map(
    ([, name = '']) => name,
  );

/** Flags of a part of a help text: `-H, --height` with type and default. */
const flagsIn = (help: string, heading: string) =>
  Object.fromEntries(
    [
      ...(new RegExp(`^${heading}:\\n((?: .*\\n)*)`, 'm').exec(help)?.[1] ?? '').matchAll(
        /^ {2,6}((?:-\w, )?--[\w-]+)(?: (string|int))? {2,}(.*)$/gm,
      ),
    ].map(([, flag = '', type = 'bool', text = '']) => [
      flag,
      {
        type,
        default: /\(default "?([^")]*)"?\)/.exec(text)?.[1] ?? (type === 'bool' ? 'false' : ''),
      },
    ]),
  );

const saidFlags = (flags: typeof globalFlags) =>
  Object.fromEntries(
    flags.map(({flag, type, default: value}) => [flag, {type, default: String(value)}]),
  );

live.check(
  'AList has exactly the commands of the facts',
  ['page:reference/cli#run', 'page:reference/cli#others'],
  inFolder(async (folder) => {
    const names: string[] = [];
    for (const name of subcommands((await run(['help'], folder)).stdout)) {
      names.push(name);
      // Its subcommands are the names of shells, which the facts list as values.
      if (name === 'completion') continue;
      for (const inner of subcommands((await run([name, '--help'], folder)).stdout))
        names.push(`${name} ${inner}`);
    }
    expectSame('cli.json', commands.map(({command}) => command).toSorted(), names.toSorted());
  }),
);

live.check(
  'every command has the global flags of the facts',
  [page('flags')],
  inFolder(async (folder) => {
    const {stdout: help} = await run(['--help'], folder);
    expectSame('cli.json: global flags', saidFlags(globalFlags), {
      ...flagsIn(help, 'Flags'),
    });
    const {stdout: inner} = await run(['admin', 'set', '--help'], folder);
    expectSame(
      'cli.json: global flags',
      saidFlags(globalFlags.filter(({flag}) => flag !== '-h, --help')),
      flagsIn(inner, 'Global Flags'),
    );
  }),
);

for (const {command, aliases = [], flags = []} of commands) {
  if (command === 'help') continue;
  live.check(
    `alist ${command} has the flags and aliases of the facts`,
    [fact(command)],
    inFolder(async (folder) => {
      const {code, stdout: help} = await run([...command.split(' '), '--help'], folder);
      // A command that inherits flags lists them with the global ones. The facts give a command those of its group
      // only if it uses them: storage disable accepts --height, but shows no table.
      const own = {...flagsIn(help, 'Global Flags'), ...flagsIn(help, 'Flags')};
      const group = commands.find((each) => command.startsWith(`${each.command} `));
      const used = new Set(flags.map(({flag}) => flag));
      const known = new Set(
        [...globalFlags, ...(group?.flags ?? [])]
          .map(({flag}) => flag)
          .filter((flag) => !used.has(flag)),
      );
      expectSame(
        `cli.json: ${command}`,
        {code: 0, flags: saidFlags(flags), aliases},
        {
          code,
          flags: Object.fromEntries(Object.entries(own).filter(([flag]) => !known.has(flag))),
          aliases: (/^Aliases:\n {2}(.*)$/m.exec(help)?.[1] ?? command).split(', ').slice(1),
        },
      );
    }),
  );
}

live.check(
  'without a command, AList prints help and starts nothing',
  ['page:reference/cli'],
  inFolder(async (folder) => {
    const {code, stdout} = await run([], folder);
    expect([code, stdout.includes('Available Commands:')]).toEqual([0, true]);
    expect(existsSync(path.join(folder, 'data'))).toBe(false);
  }),
);

live.check(
  'help prints the same as --help',
  [fact('help'), page('help-command')],
  inFolder(async (folder) => {
    for (const name of ['admin', 'storage'])
      expect((await run(['help', name], folder)).stdout).toBe(
        (await run([name, '--help'], folder)).stdout,
      );
  }),
);

live.check(
  'version prints the lines that the page names, and nothing is created',
  [fact('version'), page('version-command')],
  inFolder(async (folder) => {
    const {code, stdout} = await run(['version'], folder);
    expect(code).toBe(0);
    expect(stdout.split('\n').map((line) => line.split(':')[0])).toEqual([
      'Built At',
      'Go Version',
      'Author',
      'Commit ID',
      'Version',
      'WebVersion',
      '',
    ]);
    expect(stdout).toMatch(/^Version: v3\.\d+\.\d+$/m);
    expect(stdout).toMatch(/^Go Version: go\S+ \w+\/\w+$/m);
    expect(existsSync(path.join(folder, 'data'))).toBe(false);
  }),
);

live.check(
  'completion prints a script for each shell',
  [fact('completion'), page('completion-command')],
  inFolder(async (folder) => {
    const {usage} = commands.find(({command}) => command === 'completion') ?? {usage: ''};
    const shells = /\[(.*)\]/.exec(usage)?.[1]?.split('|') ?? [];
    expect(subcommands((await run(['completion', '--help'], folder)).stdout).toSorted()).toEqual(
      shells.toSorted(),
    );
    for (const shell of shells) {
      const {code, stdout} = await run(['completion', shell], folder);
      expect([code, stdout.includes('completion')]).toEqual([0, true]);
    }
  }),
);

live.check(
  'admin shows the username and the ways to reset the password; the password alias does the same',
  [fact('admin'), page('admin-command')],
  inData(async (folder) => {
    for (const name of ['admin', 'password']) {
      const result = await run([name], folder);
      expect(result.code).toBe(0);
      expect(messages(result).slice(-4)).toEqual([
        "Admin user's username: admin",
        'The password can only be output at the first startup, and then stored as a hash value, which cannot be reversed',
        'You can reset the password with a random string by running [alist admin random]',
        'You can also set a new password by running [alist admin set NEW_PASSWORD]',
      ]);
    }
  }),
);

live.check(
  'the first command that opens the data folder creates it, and prints the initial password to standard error, not to the log file',
  [page('before')],
  inFolder(async (folder) => {
    const result = await run(['admin', '--data', 'new'], folder);
    expect(result.stdout).toBe('');
    expect(messages(result).join('\n')).toMatch(/initial password is: \w{8}$/m);
    expect(readFileSync(path.join(folder, 'new/log/log.log'), 'utf8')).not.toContain('password');
  }),
);

live.check(
  'admin random and admin set change the password of a running server at once',
  [
    fact('admin random'),
    fact('admin set'),
    page('admin-random-command'),
    page('admin-set-command'),
    'page:faq/index#forgot-password',
  ],
  inFolder(async (folder) => {
    const server = await firstStart({folder});
    const env = {ALIST_HTTP_PORT: String(server.port), ALIST_ADDR: HOST};
    try {
      await server.signIn();
      const set = await run(['admin', 'set', 's3cret-Pass'], folder, env);
      expect(set.code).toBe(0);
      expect(messages(set).slice(-3)).toEqual([
        'admin user has been updated:',
        'username: admin',
        'password: s3cret-Pass',
      ]);
      await server.signIn('s3cret-Pass');
      const random = await run(['admin', 'random'], folder, env);
      const password = /^password: (\w{8})$/.exec(messages(random).at(-1) ?? '')?.[1] ?? '';
      await server.signIn(password);
      await expect(server.signIn('s3cret-Pass')).rejects.toThrow(/password is incorrect/);
    } finally {
      await server.stop();
    }
  }),
);

live.check(
  'under a subpath, the old password works until a restart, and the command logs an error',
  ['page:config/configuration#old-password', 'page:faq/index#forgot-password'],
  inFolder(async (folder) => {
    const port = await freePort();
    const options = {
      folder,
      port,
      base: '/sub',
      env: {
        ALIST_ADMIN_PASSWORD: 'old-password',
        ALIST_HTTP_PORT: String(port),
        ALIST_ADDR: HOST,
        ALIST_SITE_URL: 'https://files.example.com/sub',
      },
    };
    const server = await firstStart(options);
    try {
      await server.signIn('old-password');
      const set = await run(['admin', 'set', 'new-password'], folder, options.env);
      expect(set.code).toBe(0);
      expect(messages(set).at(-1)).toContain('[del_user_cache_online] error');
      await server.signIn('old-password');
    } finally {
      await server.running.stop();
    }
    const again = await firstStart(options);
    try {
      await again.signIn('new-password');
      await expect(again.signIn('old-password')).rejects.toThrow(/password is incorrect/);
    } finally {
      await again.stop();
    }
  }),
);

live.check(
  'without a running server, admin set warns and exits with 0',
  [fact('admin set'), page('before')],
  inData(async (folder) => {
    const result = await run(['admin', 'set', 'x'], folder, {ALIST_HTTP_PORT: '1'});
    expect(result.code).toBe(0);
    expect(messages(result).at(-1)).toContain('[del_user_cache_online] failed');
  }),
);

live.check(
  'admin token prints the admin token, which the API accepts',
  [fact('admin token'), page('admin-token-command')],
  inFolder(async (folder) => {
    const server = await firstStart({folder});
    const shown = messages(await run(['admin', 'token'], folder)).at(-1) ?? '';
    const token = /^Admin token: (alist-\S+)$/.exec(shown)?.[1] ?? '';
    const {code, data} = await clientOf(server.url, token).get<{username: string}>('/api/me');
    await server.stop();
    expect([code, data.username]).toEqual([200, 'admin']);
  }),
);

live.check(
  'cancel2fa turns off two-factor authentication of the admin on a running server',
  [fact('cancel2fa'), page('cancel2fa-command')],
  inFolder(async (folder) => {
    const server = await firstStart({folder});
    try {
      const api = await server.signIn();
      const {data} = await api.post<{secret: string}>('/api/auth/2fa/generate');
      const verified = await api.post('/api/auth/2fa/verify', {
        code: codeOf(data.secret),
        secret: data.secret,
      });
      expect(verified.message).toBe('success');
      await expect(server.signIn()).rejects.toThrow(/402/);
      const result = await run(['cancel2fa'], folder, {ALIST_HTTP_PORT: String(server.port)});
      expect([result.code, messages(result).at(-1)]).toEqual([0, '2FA canceled']);
      await server.signIn();
    } finally {
      await server.stop();
    }
  }),
);

live.check(
  'storage disable disables a storage in the database; a running server shows it after a restart',
  [fact('storage disable'), page('storage-disable-command'), 'page:guide/migrate#no-driver'],
  inFolder(async (folder) => {
    const server = await firstStart({folder});
    const api = await server.signIn();
    const create = await api.post('/api/admin/storage/create', {
      mount_path: '/drive',
      driver: 'Virtual',
      addition:
        '{"root_folder_path":"/","num_file":1,"num_folder":1,"max_file_size":1,"min_file_size":1,"support_writable":false}',
    });
    expect(create.message).toBe('success');
    const result = await run(['storage', 'disable', '/drive'], folder);
    expect(messages(result).at(-1)).toBe('Storage with mount path [/drive] have been disabled');
    const codeOf = async (from: typeof api) =>
      (await from.post('/api/fs/list', {path: '/drive'})).message;
    expect(await codeOf(api)).toBe('success');
    await server.running.stop();
    const again = await firstStart({folder});
    const next = await again.signIn();
    await until('the storages to be loaded', async () => !(await codeOf(next)).includes('wait'));
    expect(await codeOf(next)).toContain('storage not found');
    await again.stop();
  }),
);

live.check(
  'storage disable without a path, or with an unknown one, logs an error and exits with 0',
  [fact('storage disable'), page('exit-codes')],
  inData(async (folder) => {
    const without = await run(['storage', 'disable'], folder);
    expect([without.code, messages(without)]).toEqual([0, ['mount path is required']]);
    const unknown = await run(['storage', 'disable', '/nothing'], folder);
    expect([
      unknown.code,
      unknown.stderr.includes('failed to query storage: record not found'),
    ]).toEqual([0, true]);
  }),
);

live.check(
  'storage list shows ID, driver, mount path, and state, and q leaves it',
  [fact('storage list'), page('storage-list-command')],
  inFolder(async (folder) => {
    const server = await firstStart({folder});
    const api = await server.signIn();
    await api.post('/api/admin/storage/create', {
      mount_path: '/drive',
      driver: 'Virtual',
      addition: '{"root_folder_path":"/"}',
    });
    await server.running.stop();
    const terminal = findProgram('script') ?? '';
    const table = spawn(terminal, ['-qec', `'${programPath()}' storage list -H 20`, '/dev/null'], {
      cwd: folder,
      env: cleanEnvironment({TERM: 'xterm', COLUMNS: '100', LINES: '40'}),
    });
    let shown = '';
    let code: number | null | undefined;
    table.stdout.on('data', (part: Buffer) => (shown += part.toString()));
    table.on('close', (status) => (code = status));
    try {
      await until('the table', () => shown.includes('/drive'));
      table.stdin.write('q');
      await until('the command to end', () => code !== undefined, 5000);
    } finally {
      table.kill('SIGKILL');
    }
    expect(code).toBe(0);
    const rows = stripVTControlCharacters(shown);
    expect(rows).toMatch(/ID\s+Driver\s+Mount Path\s+Enabled/);
    expect(rows).toMatch(/1\s+Virtual\s+\/drive\s+true/);
  }),
  ['script'],
);

live.check(
  'storage list without a terminal exits with 1',
  [page('exit-codes')],
  inData(async (folder) => {
    const {code, stderr} = await runProgram(
      'setsid',
      ['--wait', programPath(), 'storage', 'list'],
      {cwd: folder, env: cleanEnvironment(plain)},
    );
    expect([code, stderr.includes('failed to run program')]).toEqual([1, true]);
  }),
  ['setsid'],
);

live.check(
  'mcp answers over standard input and output as the chosen user',
  [fact('mcp'), page('mcp-command')],
  inData(async (folder) => {
    const hello = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-03-26',
        capabilities: {},
        clientInfo: {name: 'a', version: '1'},
      },
    };
    const {stdout} = await alist(['mcp'], {
      cwd: folder,
      env: plain,
      input: `${JSON.stringify(hello)}\n`,
    });
    expect(JSON.parse(stdout.split('\n')[0] ?? '')).toMatchObject({
      id: 1,
      result: {serverInfo: {}},
    });
    const unknown = await run(['mcp', '--user', 'nobody'], folder);
    expect([unknown.code, messages(unknown).at(-1)]).toEqual([
      1,
      expect.stringContaining('user \\"nobody\\" not found'),
    ]);
  }),
);

live.check(
  'lang compares with the language files next to the working directory, and creates config.json',
  [fact('lang'), page('lang-command')],
  inFolder(async (folder) => {
    const cwd = path.join(folder, 'alist');
    const source = path.join(folder, 'alist-web/src/lang/en');
    mkdirSync(cwd);
    mkdirSync(source, {recursive: true});
    for (const name of ['drivers', 'settings'])
      writeFileSync(path.join(source, `${name}.json`), '{}');
    const {code} = await run(['lang'], cwd);
    expect(code).toBe(0);
    expect(existsSync(path.join(cwd, 'data/config.json'))).toBe(true);
    const drivers = JSON.parse(readFileSync(path.join(cwd, 'lang/drivers.json'), 'utf8')) as object;
    expect(Object.keys(drivers)).toEqual(
      expect.arrayContaining(facts.drivers.map(({name}) => name)),
    );
    expect(existsSync(path.join(cwd, 'lang/settings.json'))).toBe(true);
  }),
);

live.check(
  'an unknown command or flag, and a failed startup, exit with 1; other errors with 0',
  [page('exit-codes')],
  inData(async (folder) => {
    expect((await run(['nonsense'], folder)).code).toBe(1);
    expect((await run(['admin', '--nonsense'], folder)).code).toBe(1);
    expect((await run(['admin'], folder, {ALIST_HTTP_PORT: 'x'})).code).toBe(1);
    const without = await run(['admin', 'set'], folder);
    expect([without.code, messages(without)]).toEqual([0, ['Please enter the new password']]);
    // A word after a command that takes none is ignored, and a group of commands shows its help.
    expect((await run(['version', 'nonsense'], folder)).code).toBe(0);
    expect((await run(['storage', 'nonsense'], folder)).code).toBe(0);
  }),
);

live.check(
  '--force-bin-dir puts a relative data folder next to the binary',
  [page('flags'), 'page:config/index#data-folder'],
  inFolder(async (folder) => {
    const [bin, cwd] = [path.join(folder, 'bin'), path.join(folder, 'cwd')];
    mkdirSync(bin);
    mkdirSync(cwd);
    copyFileSync(programPath(), path.join(bin, 'alist'));
    await runProgram(path.join(bin, 'alist'), ['admin', '--force-bin-dir', '--data', 'own'], {
      cwd,
      env: cleanEnvironment(),
    });
    expect(existsSync(path.join(bin, 'own/config.json'))).toBe(true);
    expect(existsSync(path.join(cwd, 'own'))).toBe(false);
  }),
);

live.check(
  'global flags work before and after a command',
  [page('before')],
  inFolder(async (folder) => {
    for (const args of [
      ['--data', 'before', 'admin'],
      ['admin', '--data', 'after'],
    ])
      await run(args, folder);
    expect(existsSync(path.join(folder, 'before/config.json'))).toBe(true);
    expect(existsSync(path.join(folder, 'after/config.json'))).toBe(true);
  }),
);

live.check(
  '--log-std and --debug write the log to standard output as well; --debug opens /debug',
  [page('flags')],
  inFolder(async (folder) => {
    for (const [flag, status] of [
      ['--log-std', 'text/html'],
      ['--debug', 'text/plain'],
    ] as const) {
      const server = await firstStart({folder, args: [flag]});
      const opened = await fetch(`${server.url}/debug/gc`);
      expect(opened.headers.get('content-type')).toContain(status);
      await until('the request to be in the output', () =>
        server.running.output().includes('"/debug/gc"'),
      );
      expect(readFileSync(path.join(folder, 'data/log/log.log'), 'utf8')).toContain('"/debug/gc"');
      expect(server.running.output().includes('SELECT * FROM')).toBe(flag === '--debug');
      await server.running.stop();
    }
  }),
);

live.check(
  '--dev uses a database in memory, the password admin, the token dev_token, and settings of its own',
  [page('flags'), 'fact:settings.token'],
  inFolder(async (folder) => {
    const server = await firstStart({folder, args: ['--dev']});
    try {
      await server.signIn('admin');
      const api = clientOf(server.url, 'dev_token');
      const {data: settings} = await api.get<{key: string}[]>('/api/admin/setting/list');
      const keys = settings.map(({key}) => key);
      expect(keys).toEqual(expect.arrayContaining([...facts.settings.dev_mode_only_keys]));
      const {data} = await api.get<{content: {mount_path: string; driver: string}[]}>(
        '/api/admin/storage/list',
      );
      expect(data.content).toMatchObject([{mount_path: '/', driver: 'Local'}]);
      expect(existsSync(path.join(folder, 'data/data.db'))).toBe(false);
    } finally {
      await server.stop();
    }
  }),
);

/** How long a start in the background is given. */
const START_MS = 20_000;

/** A copy of the binary in its own folder, with a port, for the commands that run AList in the background. */
async function background(): Promise<{
  readonly folder: string;
  readonly url: string;
  readonly run: (args: readonly string[], cwd?: string) => Promise<Ended>;
  readonly pid: () => string | undefined;
  readonly isUp: () => Promise<boolean>;
  /** Runs `start`, and waits until AList answers. */
  readonly start: (args?: readonly string[]) => Promise<Ended>;
  readonly remove: () => void;
}> {
  const {folder, remove} = temporaryFolder();
  copyFileSync(programPath(), path.join(folder, 'alist'));
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const env = cleanEnvironment({
    ...plain,
    ALIST_HTTP_PORT: String(port),
    ALIST_ADDR: HOST,
    ALIST_ADMIN_PASSWORD: 'background',
  });
  const file = path.join(folder, 'daemon/pid');
  const call = (args: readonly string[], cwd = folder) =>
    runProgram(path.join(folder, 'alist'), args, {cwd, env});
  const isUp = () =>
    fetch(`${url}/ping`).then(
      ({ok}) => ok,
      () => false,
    );
  return {
    folder,
    url,
    remove,
    run: call,
    pid: () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
    isUp,
    start: async (args = []) => {
      const result = await call(['start', ...args]);
      // On a busy machine, the program rarely hangs before its own code runs. Then it's started again.
      await until('AList to answer', isUp, START_MS).catch(async () => {
        await call(['kill']);
        await call(['start', ...args]);
        await until('AList to answer', isUp, START_MS);
      });
      return result;
    },
  };
}

live.check(
  'start, restart, stop, and kill run AList in the background by the file daemon/pid',
  [
    fact('start'),
    fact('stop'),
    fact('restart'),
    fact('kill'),
    page('start-command'),
    page('stop-command'),
    page('restart-command'),
    page('kill-command'),
  ],
  async () => {
    const {folder, run: call, start, pid, isUp, remove} = await background();
    const elsewhere = temporaryFolder();
    try {
      const started = await call(['start'], elsewhere.folder);
      expect([started.code, messages(started)]).toEqual([0, [`success start pid: ${pid()}`]]);
      await until('AList to answer', isUp);
      expect(readFileSync(path.join(folder, 'daemon/start.log'), 'utf8')).toContain(
        'initial password is: background',
      );
      // start adds --force-bin-dir, so the data folder is next to the binary, and its paths are absolute.
      const config = readFileSync(path.join(folder, 'data/config.json'), 'utf8');
      expect(config).toContain(`"${path.join(folder, 'data/data.db')}"`);

      const first = pid();
      expect(messages(await call(['start']))).toEqual([`alist already started, pid ${first}`]);
      const restart = await call(['restart']);
      expect(messages(restart)).toEqual([
        `terminated process: ${first}`,
        `success start pid: ${pid()}`,
      ]);
      // restart doesn't wait for the old process, so the new one might find its port in use.
      await until('AList to answer', isUp, START_MS).catch(async () => {
        await call(['stop']);
        await start();
      });
      const second = pid();
      expect(messages(await call(['stop']))).toEqual([`terminated process: ${second}`]);
      expect(pid()).toBeUndefined();
      await until('AList to be gone', async () => !(await isUp()));
      await start();
      const third = pid();
      expect(messages(await call(['kill']))).toEqual([`killed process: ${third}`]);
      await until('AList to be gone', async () => !(await isUp()));
      expect(messages(await call(['stop']))).toEqual([
        'Seems not have been started. Try use `alist start` to start server.',
      ]);
    } finally {
      await call(['kill']);
      elsewhere.remove();
      remove();
    }
  },
);

live.check(
  'with start, flags before the command are lost, and flags after it count',
  [page('before'), fact('start')],
  async () => {
    const {folder, run: call, start, isUp, remove} = await background();
    try {
      await call(['--data', 'before', 'start']);
      await until('AList to answer', isUp);
      expect(existsSync(path.join(folder, 'before'))).toBe(false);
      await call(['stop']);
      await until('AList to be gone', async () => !(await isUp()));
      await start(['--data', 'after']);
      expect(existsSync(path.join(folder, 'after/config.json'))).toBe(true);
    } finally {
      await call(['kill']);
      remove();
    }
  },
);

live.check(
  'start after a crash does nothing until the file is deleted or stop runs',
  ['page:guide/install/manual#stale-pid', fact('start')],
  async () => {
    const {folder, run: call, start, pid, isUp, remove} = await background();
    try {
      await start();
      process.kill(Number(pid()), 'SIGKILL');
      await until('AList to be gone', async () => !(await isUp()));
      const [message] = messages(await call(['start']));
      expect(message).toBe(`alist already started, pid ${pid()}`);
      await call(['stop']);
      expect(existsSync(path.join(folder, 'daemon/pid'))).toBe(false);
      await start();
    } finally {
      await call(['kill']);
      remove();
    }
  },
);

live.check(
  'alist start, found through the PATH, works only in the folder of the binary',
  [page('start-command')],
  async () => {
    const {folder, run: call, isUp, url, remove} = await background();
    const elsewhere = temporaryFolder();
    const port = new URL(url).port;
    const byName = (cwd: string) =>
      runProgram('bash', ['-c', 'alist start'], {
        cwd,
        env: cleanEnvironment({
          ...plain,
          PATH: `${process.env['PATH'] ?? ''}:${folder}`,
          ALIST_HTTP_PORT: port,
          ALIST_ADDR: HOST,
        }),
      });
    try {
      const failed = await byName(elsewhere.folder);
      expect([failed.code, messages(failed)]).toEqual([
        1,
        ['failed to start children process: fork/exec alist: no such file or directory'],
      ]);
      expect((await byName(folder)).code).toBe(0);
      await until('AList to answer', isUp);
    } finally {
      await call(['kill']);
      elsewhere.remove();
      remove();
    }
  },
);

live.check(
  'server stops on SIGINT and SIGTERM with exit code 0',
  [fact('server'), page('server-command')],
  inFolder(async (folder) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const server = await firstStart({folder});
      await server.running.stop(signal);
      expect(server.running.exitCode()).toBe(0);
      expect(server.running.output()).toContain('Server exit');
    }
  }),
);
