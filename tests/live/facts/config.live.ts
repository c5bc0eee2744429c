import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {expect} from 'vitest';
import {alist} from '../suite/alist';
import {HOST, freePort, isOpen, runProgram, until} from '../suite/programs';
import {suite} from '../suite/suite';
import {cleanEnvironment, programPath} from '../suite/alist';
import {expectSame, facts} from './facts';
import {firstStart, temporaryFolder} from './server';

const live = suite({serverless: true});

const {fields} = facts['config-file'];

/** Values of `config.json` by their paths, in the order of the file. */
function flat(value: object, before = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.entries(flat(inner, `${before}${key}.`))
        : [[before + key, inner]],
    ),
  );
}

const readConfig = (folder: string): Record<string, unknown> =>
  flat(JSON.parse(readFileSync(path.join(folder, 'config.json'), 'utf8')) as object);

const writeConfig = (folder: string, text: string): void => {
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'config.json'), text);
};

/** Runs a check in a new folder. */
const inFolder = (work: (folder: string) => Promise<void>) => async () => {
  const {folder, remove} = temporaryFolder();
  try {
    await work(folder);
  } finally {
    remove();
  }
};

/** Keys that can't have the value of the facts, with what it must be like. */
const special: Readonly<Record<string, (value: unknown) => unknown>> = {
  jwt_secret: (value) =>
    /^[\dA-Za-z]{16}$/.test(String(value)) ? '<random 16 characters>' : value,
  // The facts show it blank: the first start writes the version of the program.
  last_launched_version: (value) => (/^v3\.\d+\.\d+$/.test(String(value)) ? '' : value),
};

const types = {
  boolean: 'boolean',
  string: 'string',
  integer: 'number',
  'array of strings': 'list',
} as const;

live.check(
  'config.json of a first start has every key of the facts, in order, with its default',
  fields.map((key) => `fact:config.${key.path}` as const),
  inFolder(async (folder) => {
    await alist(['admin'], {cwd: folder});
    const config = readConfig(path.join(folder, 'data'));
    expectSame(
      'config-file.json',
      {
        order: fields.map((key) => key.path),
        defaults: Object.fromEntries(fields.map((key) => [key.path, key.default])),
        types: Object.fromEntries(fields.map((key) => [key.path, types[key.type]])),
      },
      {
        order: Object.keys(config),
        defaults: Object.fromEntries(
          Object.entries(config).map(([key, value]) => [key, special[key]?.(value) ?? value]),
        ),
        types: Object.fromEntries(
          Object.entries(config).map(([key, value]) => [
            key,
            Array.isArray(value) ? 'list' : typeof value,
          ]),
        ),
      },
    );
  }),
);

const derived = {
  'database.db_file': 'data.db',
  temp_dir: 'temp',
  bleve_dir: 'bleve',
  'log.name': 'log/log.log',
} as const;

live.check(
  'the four paths of config.json begin with the data folder of the first start',
  ['page:config/configuration#file', 'page:guide/migrate#paths'],
  inFolder(async (folder) => {
    for (const data of ['own', path.join(folder, 'a b')]) {
      await alist(['admin', '--data', data], {cwd: folder});
      expect(readConfig(path.resolve(folder, data))).toMatchObject(
        Object.fromEntries(
          Object.entries(derived).map(([key, value]) => [key, path.join(data, value)]),
        ),
      );
    }
  }),
);

live.check(
  'AList removes unknown keys from config.json and adds missing ones',
  ['page:config/index#file', 'page:config/index#change-gone'],
  inFolder(async (folder) => {
    const data = path.join(folder, 'data');
    writeConfig(
      data,
      '{"nonsense": 1, "site_url": "https://files.example.com", "scheme": {"htttp_port": 1}}',
    );
    await alist(['admin'], {cwd: folder});
    const config = readConfig(data);
    expect(Object.keys(config)).toEqual(fields.map((key) => key.path));
    expect(config['site_url']).toBe('https://files.example.com');
  }),
);

live.check(
  'config.json with a comment, or with a value of another type, stops AList with a message in the terminal',
  ['fact:errors.config-load', 'page:config/index#file'],
  inFolder(async (folder) => {
    for (const text of [
      '{"site_url": "" // comment\n}',
      '{"site_url": "",}',
      '{"scheme": {"http_port": "5244"}}',
    ]) {
      writeConfig(path.join(folder, 'data'), text);
      const {code, stderr} = await alist(['admin'], {cwd: folder});
      expect([code, stderr.includes('load config error')], text).toEqual([1, true]);
    }
  }),
);

live.check(
  'only the account of AList can open a data folder that AList creates; config.json keeps its mode',
  ['page:config/configuration#file'],
  inFolder(async (folder) => {
    const modeOf = (name: string) => (statSync(path.join(folder, name)).mode & 0o777).toString(8);
    const start = `umask 022; '${programPath()}' admin`;
    const run = () => runProgram('bash', ['-c', start], {cwd: folder, env: cleanEnvironment()});
    await run();
    expect([modeOf('data'), modeOf('data/config.json'), modeOf('data/data.db')]).toEqual([
      '700',
      '644',
      '644',
    ]);
    chmodSync(path.join(folder, 'data/config.json'), 0o600);
    await run();
    expect(modeOf('data/config.json')).toBe('600');
  }),
);

live.check(
  'messages about the database are in the log file, not in the terminal',
  ['fact:errors.db-type', 'fact:errors.db-name', 'fact:errors.db-connect'],
  inFolder(async (folder) => {
    const closed = await freePort();
    for (const [database, message] of [
      [{type: 'oracle'}, 'not supported database type: oracle'],
      [{db_file: 'data/data.sqlite'}, 'db name error.'],
      [{type: 'mysql', host: HOST, port: closed}, 'failed to connect database'],
    ] as const) {
      writeConfig(path.join(folder, 'data'), JSON.stringify({database}));
      const {code, stdout, stderr} = await alist(['server'], {cwd: folder});
      expect([code, (stdout + stderr).includes(message)], message).toEqual([1, false]);
      expect(readFileSync(path.join(folder, 'data/log/log.log'), 'utf8')).toContain(message);
      const {stdout: shown} = await alist(['server', '--log-std'], {cwd: folder});
      expect(shown).toContain(message);
    }
  }),
);

live.check(
  'the folder of db_file must exist',
  ['fact:config.database.db_file'],
  inFolder(async (folder) => {
    const target = path.join(folder, 'missing');
    writeConfig(
      path.join(folder, 'data'),
      JSON.stringify({database: {db_file: path.join(target, 'data.db')}}),
    );
    expect((await alist(['admin'], {cwd: folder})).code).toBe(1);
    mkdirSync(target);
    expect((await alist(['admin'], {cwd: folder})).code).toBe(0);
  }),
);

live.check(
  'a data folder that moved keeps using the old database while it is there, and then an empty one',
  ['page:config/index#data-folder', 'page:config/configuration#moved-empty'],
  inFolder(async (folder) => {
    const [old, moved] = [path.join(folder, 'data'), path.join(folder, 'moved')];
    await alist(['admin'], {cwd: folder});
    cpSync(old, moved, {recursive: true});
    const token = async (cwd: string, data: string) => {
      const {stderr} = await alist(['admin', 'token', '--data', data], {cwd});
      return /Admin token: (\S+)/.exec(stderr)?.[1];
    };
    const first = await token(folder, 'data');
    // A change in the old database shows that the moved configuration uses it.
    await alist(['admin', 'set', 'changed'], {cwd: folder});
    const {mtimeMs} = statSync(path.join(moved, 'data.db'));
    expect(await token(folder, 'moved')).toBe(first);
    expect(statSync(path.join(moved, 'data.db')).mtimeMs).toBe(mtimeMs);
    renameSync(old, path.join(folder, 'away'));
    const {stderr} = await alist(['admin', '--data', 'moved'], {cwd: folder});
    expect(stderr).toContain('initial password is:');
    expect(existsSync(path.join(folder, 'data/data.db'))).toBe(true);
    // The way that the page gives: correct the paths.
    const file = path.join(moved, 'config.json');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"data/', '"moved/'));
    expect(await token(folder, 'moved')).toBe(first);
  }),
);

live.check(
  'a relative temp_dir is relative to the working directory, and AList creates it',
  ['fact:config.temp_dir'],
  inFolder(async (folder) => {
    writeConfig(path.join(folder, 'data'), '{"temp_dir": "some/where"}');
    await alist(['admin'], {cwd: folder});
    expect(existsSync(path.join(folder, 'some/where'))).toBe(true);
  }),
);

live.check(
  'AList deletes everything in the temporary folder at startup',
  ['fact:config.temp_dir', 'page:config/configuration#temp-dir'],
  inFolder(async (folder) => {
    const file = path.join(folder, 'data/temp/needed.txt');
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, 'needed');
    const server = await firstStart({folder});
    await until('the file to be gone', () => !existsSync(file));
    await server.stop();
  }),
);

live.check(
  'site_url without :// is a path, even if it is a host name',
  ['fact:config.site_url', 'page:config/configuration#host-as-path'],
  inFolder(async (folder) => {
    writeConfig(path.join(folder, 'data'), '{"site_url": "files.example.com"}');
    const server = await firstStart({folder, base: '/files.example.com'});
    const response = await fetch(`http://${HOST}:${server.port}/`, {redirect: 'manual'});
    await server.stop();
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/files.example.com',
    ]);
  }),
);

live.check(
  'a port that another program uses stops AList with a message in the terminal',
  ['page:config/index#port-used', 'fact:errors.port-used', 'page:guide/install/index#port-taken'],
  inFolder(async (folder) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, HOST, resolve));
    const {port} = other.address() as AddressInfo;
    writeConfig(
      path.join(folder, 'data'),
      JSON.stringify({scheme: {address: HOST, http_port: port}}),
    );
    const {code, stderr} = await alist(['server'], {cwd: folder});
    other.close();
    expect(code).toBe(1);
    expect(stderr).toContain(`failed to start http: listen tcp ${HOST}:${port}`);
    expect(stderr).toContain('address already in use');
  }),
);

live.check(
  'a port below 1024 without permission stops AList with permission denied',
  ['page:config/index#permission', 'page:config/configuration#port'],
  async (context) => {
    const file = '/proc/sys/net/ipv4/ip_unprivileged_port_start';
    if (!existsSync(file) || Number(readFileSync(file, 'utf8')) < 1024)
      context.skip('all accounts can open ports below 1024 here');
    if (process.getuid?.() !== 0) context.skip('only root can run AList as another account');
    const {folder, remove} = temporaryFolder();
    chmodSync(folder, 0o777);
    const port = [81, 82, 83, 84];
    let free = 0;
    for (const each of port) if (free === 0 && !(await isOpen(each))) free = each;
    const {code, stderr} = await runProgram(
      'setpriv',
      ['--reuid=65534', '--regid=65534', '--clear-groups', programPath(), 'server'],
      {
        cwd: folder,
        env: cleanEnvironment({ALIST_HTTP_PORT: String(free), ALIST_ADDR: HOST, HOME: folder}),
      },
    );
    remove();
    expect(code).toBe(1);
    expect(stderr).toContain(`listen tcp ${HOST}:${free}: bind: permission denied`);
  },
  ['setpriv'],
);

live.check(
  'an origin without a scheme, or an empty list of origins, stops AList with the message of the page',
  ['page:config/configuration#bad-origin', 'fact:config.cors.allow_origins'],
  inFolder(async (folder) => {
    for (const [origins, message] of [
      [['files.example.com'], 'bad origin'],
      [[], 'all origins disabled'],
    ] as const) {
      writeConfig(
        path.join(folder, 'data'),
        JSON.stringify({
          scheme: {address: HOST, http_port: await freePort()},
          cors: {allow_origins: origins},
        }),
      );
      const {code, stderr, stdout} = await alist(['server'], {cwd: folder});
      expect([code === 0, (stderr + stdout).includes(message)], message).toEqual([false, true]);
    }
  }),
);
