import {createHmac} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import {request as httpRequest} from 'node:http';
import {connect as connectHttp2} from 'node:http2';
import {request as httpsRequest, type RequestOptions} from 'node:https';
import {connect} from 'node:net';
import path from 'node:path';
import {setTimeout as after} from 'node:timers/promises';
import {expect} from 'vitest';
import type {ConfigFact} from '@site/src/build/facts/schema';
import {writeCertificate} from '@site/tests/samples/servers';
import {alist} from '../suite/alist';
import type {Client} from '../suite/client';
import {HOST, freePort, until, type Ended} from '../suite/programs';
import {suite} from '../suite/suite';
import {differences, facts} from './facts';
import {activeSide, ftpTalk} from './ftp';
import {firstStart, temporaryFolder, type FirstStart} from './server';
import {httpStub, postgresStub, type PostgresLogin, type SeenRequest, type Stub} from './stubs';

const live = suite({serverless: true});

/** How long a request that must not be answered is given. */
const SILENCE_MS = 300;

/** The two ways to name variables, with the field of the facts that has the name. */
const ways = [
  {name: 'with the prefix', field: 'env', prefix: 'ALIST_', args: []},
  {name: 'with --no-prefix', field: 'env_no_prefix', prefix: '', args: ['--no-prefix']},
] as const;
type Way = (typeof ways)[number];

const keys = facts['config-file'].fields;
const keyNamed = (name: string): ConfigFact => {
  const key = keys.find((each) => each.path === name);
  if (!key) throw new Error(`config-file.json has no key ${name}.`);
  return key;
};

/** Values by the names that the facts give the variables. */
function variables(way: Way, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [keyNamed(key)[way.field] ?? '', value]),
  );
}

/** What runs for the checks of one way: two servers, as not all keys can have another value at the same time. */
interface Ground {
  readonly folder: string;
  readonly first: FirstStart;
  readonly second: FirstStart;
  readonly api: {readonly first: Client; readonly second: Client};
  readonly ports: Readonly<Record<string, number>>;
  readonly meilisearch: Stub<SeenRequest>;
}

const PASSWORD = 'variables';
const SECRET = 'secret-of-the-live-suite';
const HOUR_MS = 3_600_000;
const MEGABYTE = 1024 * 1024;

const logsIn = (folder: string): readonly string[] => readdirSync(folder).toSorted();

/** Name that the log library gives to an old file of a certain age. */
const oldLog = (name: string, ageMs: number): string =>
  `${name}-${new Date(Date.now() - ageMs).toISOString().replaceAll(':', '-').replace('Z', '')}.log`;

/** A log file that the first line makes too big for 1 MB, and old ones. */
function writeLogs(folder: string, name: string, ages: readonly number[]): void {
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, `${name}.log`), '\n'.repeat(MEGABYTE - 8));
  for (const age of ages) writeFileSync(path.join(folder, oldLog(name, age)), 'old\n');
}

const workers = {
  download: 'offline_download_task_threads_num',
  transfer: 'offline_download_transfer_task_threads_num',
  upload: 'upload_task_threads_num',
  copy: 'copy_task_threads_num',
  decompress: 'decompress_download_task_threads_num',
  decompress_upload: 'decompress_upload_task_threads_num',
} as const;

async function prepare(way: Way): Promise<Ground> {
  const {folder, remove} = temporaryFolder();
  cleanups.push(remove);
  await writeCertificate(folder);
  const names = ['http', 'https', 's3', 'ftp', 'sftp', 'mcp', 'http2', 'ftp2'];
  const ports: Record<string, number> = {};
  for (const name of names) ports[name] = await freePort();
  const meilisearch = await httpStub();
  const inside = (name: string) => path.join(folder, name);
  writeLogs(inside('log1'), 'first', [HOUR_MS, 2 * HOUR_MS]);
  writeLogs(inside('log2'), 'second', [HOUR_MS, 72 * HOUR_MS]);
  const shared = {ALIST_ADMIN_PASSWORD: PASSWORD};
  const [first, second] = await Promise.all([
    firstStart({
      folder: inside('first'),
      port: ports['http'] ?? 0,
      base: '/sub',
      args: way.args,
      env: {
        ...shared,
        ...variables(way, {
          'scheme.address': HOST,
          'scheme.http_port': String(ports['http']),
          'scheme.https_port': String(ports['https']),
          'scheme.force_https': 'true',
          'scheme.cert_file': inside('cert.pem'),
          'scheme.key_file': inside('key.pem'),
          'scheme.unix_file': inside('alist.sock'),
          'scheme.unix_file_perm': '0640',
          'scheme.enable_h2c': 'true',
          site_url: 'https://files.example.com/sub',
          cdn: 'https://cdn.example.com/$version',
          jwt_secret: SECRET,
          token_expires_in: '5',
          'database.db_file': inside('other.db'),
          'database.table_prefix': 'live_',
          temp_dir: inside('temporary'),
          bleve_dir: inside('index'),
          'log.name': inside('log1/first.log'),
          'log.max_size': '1',
          'log.max_backups': '1',
          'log.compress': 'true',
          delayed_start: '1',
          tls_insecure_skip_verify: 'true',
          ...Object.fromEntries(
            Object.keys(workers).map((task, index) => [
              `tasks.${task}.workers`,
              String(21 + index),
            ]),
          ),
          'cors.allow_origins': 'https://one.example.com,https://two.example.com',
          'cors.allow_methods': 'GET,PROPFIND',
          'cors.allow_headers': 'X-One,X-Two',
          's3.enable': 'true',
          's3.port': String(ports['s3']),
          's3.ssl': 'true',
          'ftp.enable': 'true',
          'ftp.listen': `${HOST}:${String(ports['ftp'])}`,
          'ftp.idle_timeout': '1',
          'ftp.disable_active_mode': 'true',
          'sftp.enable': 'true',
          'sftp.listen': `${HOST}:${String(ports['sftp'])}`,
          'mcp.enable': 'true',
          'mcp.port': String(ports['mcp']),
        }),
      },
    }),
    firstStart({
      folder: inside('second'),
      port: ports['http2'] ?? 0,
      args: way.args,
      env: {
        ...shared,
        ...variables(way, {
          'scheme.address': HOST,
          'scheme.http_port': String(ports['http2']),
          'meilisearch.host': `http://${HOST}:${String(meilisearch.port)}`,
          'meilisearch.api_key': 'key-of-the-suite',
          'meilisearch.index_prefix': 'live_',
          max_connections: '1',
          'log.name': inside('log2/second.log'),
          'log.max_size': '1',
          'log.max_age': '2',
          'ftp.enable': 'true',
          'ftp.listen': `${HOST}:${String(ports['ftp2'])}`,
          'ftp.active_transfer_port_non_20': 'true',
          'ftp.connection_timeout': '3',
          'ftp.default_transfer_binary': 'true',
          'ftp.enable_active_conn_ip_check': 'false',
          'ftp.enable_pasv_conn_ip_check': 'false',
        }),
      },
    }),
  ]);
  cleanups.push(first.stop, second.stop, meilisearch.close);
  const api = {first: await first.signIn(PASSWORD), second: await second.signIn(PASSWORD)};
  const shown = inside('shown');
  mkdirSync(shown);
  writeFileSync(path.join(shown, 'lines.txt'), 'one\ntwo\n');
  const {code, message} = await api.second.post('/api/admin/storage/create', {
    mount_path: '/shown',
    driver: 'Local',
    addition: JSON.stringify({root_folder_path: shown}),
  });
  if (code !== 200) throw new Error(message);
  return {folder, first, second, api, ports, meilisearch};
}

const cleanups: (() => Promise<void> | void)[] = [];
const grounds = new Map<Way, Promise<Ground>>();
const groundOf = (way: Way): Promise<Ground> => {
  const ground = grounds.get(way) ?? prepare(way);
  grounds.set(way, ground);
  return ground;
};
live.after(async () => {
  for (const work of cleanups.toReversed()) await work();
});

/** Claims of the user token, if this secret signed it. */
async function claimsOf(ground: Ground): Promise<{readonly exp: number; readonly nbf?: number}> {
  const {data} = await ground.api.first.post<{token: string}>('/api/auth/login', {
    username: 'admin',
    password: PASSWORD,
  });
  const [header = '', claims = '', signature] = data.token.split('.');
  const right = createHmac('sha256', SECRET).update(`${header}.${claims}`).digest('base64url');
  expect(signature).toBe(right);
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as {exp: number};
}

/** Status of a request that `fetch` can't make. */
const statusOf = (
  make: typeof httpRequest | typeof httpsRequest,
  options: RequestOptions,
): Promise<number> =>
  new Promise((resolve, reject) => {
    make(options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

const overTls = (port = 0, where = '/'): Promise<number> =>
  statusOf(httpsRequest, {host: HOST, port, path: where, rejectUnauthorized: false});

const overHttp2 = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const session = connectHttp2(new URL(url).origin).on('error', reject);
    const stream = session.request({':path': `${new URL(url).pathname}/ping`});
    let text = '';
    stream.on('data', (part: Buffer) => (text += part.toString()));
    stream.on('end', () => {
      session.close();
      resolve(text);
    });
    stream.on('error', reject);
    stream.end();
  });

/** First bytes that a server sends by itself. */
const greetingOf = (port = 0): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({port, host: HOST});
    socket.once('error', reject);
    socket.once('data', (part) => {
      socket.destroy();
      resolve(part.toString());
    });
  });

const preflight = async (ground: Ground): Promise<Headers> => {
  const {headers} = await ground.api.first.request('OPTIONS', '/api/public/settings', {
    token: null,
    headers: {Origin: 'https://two.example.com', 'Access-Control-Request-Method': 'GET'},
  });
  return headers;
};

const ftpOf = (ground: Ground, name: 'ftp' | 'ftp2', signsIn = true) =>
  ftpTalk(ground.ports[name] ?? 0, signsIn ? 'admin' : undefined, PASSWORD);

const saveEngine = (api: Client, value: string) =>
  api.post('/api/admin/setting/save', [
    {key: 'search_index', value, type: 'select', group: 6, flag: 1},
  ]);

async function seenByMeilisearch(ground: Ground): Promise<SeenRequest> {
  if (ground.meilisearch.seen.length === 0) await saveEngine(ground.api.second, 'meilisearch');
  const [request] = ground.meilisearch.seen;
  if (!request) throw new Error('AList sent no request to Meilisearch.');
  return request;
}

const workerCheck =
  (task: keyof typeof workers) =>
  async ({api}: Ground) => {
    const number = 21 + Object.keys(workers).indexOf(task);
    const {data} = await api.first.get<{value: string}>(
      `/api/admin/setting/get?key=${workers[task]}`,
    );
    expect(data.value).toBe(String(number));
  };

/** How the changed value of a key shows on the servers. */
const effects: Readonly<Record<string, (ground: Ground) => Promise<void> | void>> = {
  'scheme.address': ({first}) =>
    expect(first.running.output()).toContain(`start HTTP server @ ${HOST}:`),
  'scheme.http_port': async ({first}) =>
    expect(await (await fetch(`${first.url}/ping`)).text()).toBe('pong'),
  'scheme.https_port': async ({ports}) =>
    expect(await overTls(ports['https'], '/sub/ping')).toBe(200),
  'scheme.cert_file': async ({ports}) =>
    expect(await overTls(ports['https'], '/sub/ping')).toBe(200),
  'scheme.key_file': async ({ports}) =>
    expect(await overTls(ports['https'], '/sub/ping')).toBe(200),
  'scheme.force_https': async ({api}) => {
    const {status, headers} = await api.first.get('/', {token: null});
    expect([status, headers.get('location')?.split(':')[0]]).toEqual([302, 'https']);
  },
  'scheme.unix_file': async ({folder}) =>
    expect(
      await statusOf(httpRequest, {
        socketPath: path.join(folder, 'alist.sock'),
        path: '/sub/ping',
      }),
    ).toBe(200),
  'scheme.unix_file_perm': ({folder}) =>
    expect((statSync(path.join(folder, 'alist.sock')).mode & 0o777).toString(8)).toBe('640'),
  'scheme.enable_h2c': async ({first}) => expect(await overHttp2(first.url)).toBe('pong'),
  site_url: async ({first}) => expect((await fetch(`${first.url}/ping`)).status).toBe(200),
  cdn: async ({ports}) => {
    const page = await new Promise<string>((resolve, reject) => {
      httpsRequest(
        {host: HOST, port: ports['https'], path: '/sub/', rejectUnauthorized: false},
        (response) => {
          let text = '';
          response.on('data', (part: Buffer) => (text += part.toString()));
          response.on('end', () => resolve(text));
        },
      )
        .on('error', reject)
        .end();
    });
    expect(page).toMatch(/https:\/\/cdn\.example\.com\/\d+\.\d+\.\d+/);
  },
  jwt_secret: async (ground) => expect((await claimsOf(ground)).exp).toBeGreaterThan(0),
  token_expires_in: async (ground) => {
    const {exp} = await claimsOf(ground);
    const hours = (exp * 1000 - Date.now()) / HOUR_MS;
    expect(Math.round(hours)).toBe(5);
  },
  'database.db_file': ({folder, first}) => {
    expect(existsSync(path.join(folder, 'other.db'))).toBe(true);
    expect(existsSync(path.join(first.folder, 'data/data.db'))).toBe(false);
  },
  'database.table_prefix': ({folder}) => {
    const files = ['other.db', 'other.db-wal'].map((name) => path.join(folder, name));
    const text = files
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'latin1'))
      .join('');
    expect(text).toContain('CREATE TABLE `live_users`');
    expect(text).not.toContain('CREATE TABLE `x_users`');
  },
  temp_dir: ({folder, first}) => {
    expect(existsSync(path.join(folder, 'temporary'))).toBe(true);
    expect(existsSync(path.join(first.folder, 'data/temp'))).toBe(false);
  },
  bleve_dir: async ({folder, api}) => {
    const {code, message} = await saveEngine(api.first, 'bleve');
    expect([code, message]).toEqual([200, 'success']);
    expect(existsSync(path.join(folder, 'index'))).toBe(true);
  },
  'meilisearch.host': async (ground) =>
    expect((await seenByMeilisearch(ground)).path).toContain('alist'),
  'meilisearch.api_key': async (ground) =>
    expect((await seenByMeilisearch(ground)).authorization).toBe('Bearer key-of-the-suite'),
  'meilisearch.index_prefix': async (ground) =>
    expect((await seenByMeilisearch(ground)).path).toBe('/indexes/live_alist'),
  'log.name': ({folder}) => expect(logsIn(path.join(folder, 'log1'))).toContain('first.log'),
  'log.max_size': ({folder}) =>
    expect(statSync(path.join(folder, 'log1/first.log')).size).toBeLessThan(MEGABYTE / 2),
  'log.max_backups': async ({folder}) => {
    await until(
      'only one old log file to be left',
      () => logsIn(path.join(folder, 'log1')).length === 2,
    );
  },
  'log.compress': async ({folder}) => {
    await until('the old log file to be compressed', () =>
      logsIn(path.join(folder, 'log1')).some((name) => name.endsWith('.gz')),
    );
  },
  // Without the variable, files are kept for 28 days.
  'log.max_age': async ({folder}) => {
    const days = (name: string) =>
      (Date.now() - Date.parse(name.replace(/^second-(.{10}).*/, '$1'))) / (24 * HOUR_MS);
    await until(
      'log files older than two days to be gone',
      () =>
        !logsIn(path.join(folder, 'log2')).some(
          (name) => name.startsWith('second-') && days(name) > 2.5,
        ),
    );
    expect(logsIn(path.join(folder, 'log2')).length).toBe(3);
  },
  delayed_start: ({first}) =>
    expect(first.running.output()).toContain('delayed start for 1 seconds'),
  max_connections: async ({second, ports}) => {
    // A request whose body doesn't come takes the only slot.
    const slot = connect({port: ports['http2'] ?? 0, host: HOST});
    slot.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await until('the slot to be taken', async () => {
      const answer = fetch(`${second.url}/api/public/settings`);
      const isFirst = await Promise.race([answer.then(() => true), after(SILENCE_MS, false)]);
      if (isFirst) return false;
      slot.destroy();
      expect((await answer).status).toBe(200);
      return true;
    });
  },
  tls_insecure_skip_verify: ({first}) =>
    expect(first.running.output()).toContain('TLS certificate verification is disabled.'),
  ...Object.fromEntries(
    (Object.keys(workers) as (keyof typeof workers)[]).map((task) => [
      `tasks.${task}.workers`,
      workerCheck(task),
    ]),
  ),
  'cors.allow_origins': async ({api}) => {
    const from = async (origin: string) => {
      const {status, headers} = await api.first.get('/api/public/settings', {
        token: null,
        headers: {Origin: origin},
      });
      return [status, headers.get('access-control-allow-origin')];
    };
    expect(await from('https://one.example.com')).toEqual([200, 'https://one.example.com']);
    expect(await from('https://two.example.com')).toEqual([200, 'https://two.example.com']);
    expect(await from('https://three.example.com')).toEqual([403, null]);
  },
  'cors.allow_methods': async (ground) =>
    expect((await preflight(ground)).get('access-control-allow-methods')).toBe('GET,PROPFIND'),
  'cors.allow_headers': async (ground) =>
    expect((await preflight(ground)).get('access-control-allow-headers')).toBe('X-One,X-Two'),
  's3.enable': ({first}) => expect(first.running.output()).toContain('start S3 server @'),
  's3.port': async ({ports}) => expect(await overTls(ports['s3'])).toBeGreaterThan(0),
  's3.ssl': async ({ports}) => expect(await overTls(ports['s3'])).toBeGreaterThan(0),
  'ftp.enable': ({first}) => expect(first.running.output()).toContain('start ftp server on'),
  'ftp.listen': async ({ports}) =>
    expect(await until('FTP to answer', () => greetingOf(ports['ftp']))).toMatch(/^220/),
  'ftp.idle_timeout': async (ground) => {
    const talk = await ftpOf(ground, 'ftp', false);
    expect(await talk.say()).toMatch(/^421 /);
    await talk.closed;
  },
  'ftp.disable_active_mode': async (ground) => {
    const talk = await ftpOf(ground, 'ftp');
    expect(await talk.say('PORT 127,0,0,1,200,200')).toMatch(/^421 .*disabled/);
    talk.end();
  },
  'ftp.active_transfer_port_non_20': async (ground) => {
    const [talk, side] = [await ftpOf(ground, 'ftp2'), await activeSide()];
    expect(await talk.say(`PORT ${side.address}`)).toMatch(/^200/);
    expect(await talk.say('NLST /')).toMatch(/^150/);
    expect((await side.connected).remotePort).not.toBe(20);
    side.close();
    talk.end();
  },
  'ftp.connection_timeout': async (ground) => {
    const talk = await ftpOf(ground, 'ftp2');
    expect(await talk.say('PASV')).toMatch(/^227/);
    const started = performance.now();
    expect(await talk.say('NLST /')).toMatch(/^(150|425|426|5\d\d) /);
    // The default is 30 seconds.
    expect(performance.now() - started).toBeLessThan(20_000);
    talk.end();
  },
  'ftp.default_transfer_binary': async (ground) => {
    const talk = await ftpOf(ground, 'ftp2');
    const data = await talk.passive();
    expect(await talk.say('RETR /shown/lines.txt')).toMatch(/^150/);
    expect(await data.text).toBe('one\ntwo\n');
    talk.end();
  },
  'ftp.enable_active_conn_ip_check': async (ground) => {
    const [talk, side] = [await ftpOf(ground, 'ftp2'), await activeSide('127.0.0.2')];
    expect(await talk.say(`PORT ${side.address}`)).toMatch(/^200/);
    side.close();
    talk.end();
  },
  'ftp.enable_pasv_conn_ip_check': async (ground) => {
    const talk = await ftpOf(ground, 'ftp2');
    const data = await talk.passive('127.0.0.2');
    expect(await talk.say('NLST /')).toMatch(/^150/);
    expect(await data.text).toContain('shown');
    talk.end();
  },
  // These servers start a little later than the one of the web interface.
  'sftp.enable': async ({first}) =>
    void (await until('the line about SFTP', () =>
      first.running.output().includes('start sftp server on'),
    )),
  'sftp.listen': async ({ports}) =>
    expect(await until('SFTP to answer', () => greetingOf(ports['sftp']))).toMatch(/^SSH-2\.0-/),
  'mcp.enable': async ({first}) =>
    void (await until('the line about MCP', () =>
      first.running.output().includes('start MCP server @'),
    )),
  'mcp.port': async ({ports}) =>
    expect(
      await until('MCP to answer', () =>
        statusOf(httpRequest, {host: HOST, port: ports['mcp'], path: '/', method: 'POST'}),
      ),
    ).toBe(400),
};

/** The default log file after a command in a folder; messages about the database are only there. */
const logIn = (folder: string): string => {
  const file = path.join(folder, 'data/log/log.log');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Runs `alist admin` with a PostgreSQL that notes how AList signs in. */
async function loginWith(
  way: Way,
  values: (port: number) => Readonly<Record<string, string>>,
): Promise<PostgresLogin & {readonly result: Ended; readonly log: string}> {
  const stub = await postgresStub();
  const {folder, remove} = temporaryFolder();
  try {
    const result = await alist(['admin', ...way.args], {
      cwd: folder,
      env: variables(way, values(stub.port)),
    });
    const [login] = stub.seen;
    if (!login) throw new Error(`AList didn't connect: ${result.stderr}`);
    return {...login, result, log: logIn(folder)};
  } finally {
    stub.close();
    remove();
  }
}

const postgres = (port: number) => ({
  'database.type': 'postgres',
  'database.host': HOST,
  'database.port': String(port),
  'database.user': 'somebody',
  'database.password': 'something',
  'database.name': 'somewhere',
  'database.ssl_mode': 'disable',
});

/** How the changed value of a key shows when a command runs. */
const databaseEffects: Readonly<Record<string, (way: Way) => Promise<void>>> = {
  'database.type': async (way) => {
    const {result, log} = await loginWith(way, postgres);
    expect(result.code).toBe(1);
    expect(log).toContain('failed to connect database');
  },
  'database.host': async (way) => {
    const {user} = await loginWith(way, postgres);
    expect(user).toBe('somebody');
  },
  'database.port': async (way) => {
    const {user} = await loginWith(way, postgres);
    expect(user).toBe('somebody');
  },
  'database.user': async (way) => {
    const {user} = await loginWith(way, postgres);
    expect(user).toBe('somebody');
  },
  'database.password': async (way) => {
    const {password} = await loginWith(way, postgres);
    expect(password).toBe('something');
  },
  'database.name': async (way) => {
    const {database} = await loginWith(way, postgres);
    expect(database).toBe('somewhere');
  },
  'database.ssl_mode': async (way) => {
    const {asksTls: without} = await loginWith(way, postgres);
    const {asksTls} = await loginWith(way, (port) => ({
      ...postgres(port),
      'database.ssl_mode': 'require',
    }));
    expect([without, asksTls]).toEqual([false, true]);
  },
  'database.dsn': async (way) => {
    const {user, password, database} = await loginWith(way, (port) => ({
      ...postgres(port),
      'database.dsn': `host=${HOST} port=${port} user=other password=word dbname=base sslmode=disable`,
    }));
    expect({user, password, database}).toEqual({user: 'other', password: 'word', database: 'base'});
  },
  'log.enable': async (way) => {
    const {folder, remove} = temporaryFolder();
    await alist(['admin', ...way.args], {
      cwd: folder,
      env: variables(way, {'log.enable': 'false'}),
    });
    expect(existsSync(path.join(folder, 'data/config.json'))).toBe(true);
    expect(existsSync(path.join(folder, 'data/log'))).toBe(false);
    remove();
  },
};

/**
 * Keys whose value can't be seen from outside: how often a task is tried again, what's kept in the database, how many
 * S3 tasks run at once, and how many ports FTP tries. That AList reads the variable shows in the check of wrong values.
 */
const unseen =
  /^(tasks\.(\w+\.(max_retry|task_persistant)|s3_transition\.workers|allow_retry_canceled)|ftp\.find_pasv_port_attempts)$/;

const withVariable = keys.filter(({env}) => env !== null);

live.check(
  'every variable of the facts has a check of its effect',
  ['page:reference/environment'],
  () => {
    const checked = new Set([...Object.keys(effects), ...Object.keys(databaseEffects)]);
    expect(
      withVariable.map((key) => key.path).filter((key) => !checked.has(key) && !unseen.test(key)),
    ).toEqual([]);
    expect([...checked].filter((key) => keyNamed(key).env === null)).toEqual([]);
  },
);

for (const way of ways) {
  for (const key of withVariable) {
    const effect = effects[key.path];
    const databaseEffect = databaseEffects[key.path];
    if (!effect && !databaseEffect) continue;
    live.check(
      `${key[way.field] ?? ''} sets ${key.path} ${way.name}`,
      [`fact:config.${key.path}`],
      async () => {
        const ground = databaseEffect ? undefined : await groundOf(way);
        try {
          if (databaseEffect) await databaseEffect(way);
          else if (ground) await effect?.(ground);
        } catch (error) {
          const cause = error instanceof Error ? error.message : String(error);
          throw new Error(
            `config-file.json: ${key.path}: ${key[way.field] ?? ''} doesn't have the effect: ${cause}`,
            {cause: error},
          );
        }
      },
    );
  }

  const typed = withVariable.filter(({type}) => type === 'integer' || type === 'boolean');
  live.check(
    `each number and switch with a value of another type stops AList ${way.name}`,
    [
      'page:reference/environment#rules',
      'page:config/index#env-error',
      'fact:errors.env-load',
      ...typed.map((key) => `fact:config.${key.path}` as const),
    ],
    async () => {
      const {folder, remove} = temporaryFolder();
      const words = Object.fromEntries(typed.map((key) => [key.path, `word-of-${key.path}`]));
      const {code, stderr} = await alist(['admin', ...way.args], {
        cwd: folder,
        env: variables(way, words),
      });
      remove();
      expect(code).toBe(1);
      expect(stderr).toContain('load config from env error');
      const goTypes = {integer: 'int', boolean: 'bool'} as const;
      // AList names its field, the type that it wants, and the word that it found.
      const said = Object.fromEntries(
        typed.map(({path: key, type}) => [key, goTypes[type as keyof typeof goTypes]]),
      );
      const real = Object.fromEntries(
        [
          ...stderr.matchAll(/of type \\?"(\w+)\\?": strconv\.\w+: parsing \\?"word-of-([\w.]+)/g),
        ].map(([, type = '', word = '']) => [word, type]),
      );
      expect(differences(said, real)).toEqual([]);
    },
  );

  live.check(
    `the values of variables aren't saved to config.json ${way.name}`,
    ['page:config/index#environment', 'page:config/index#order'],
    async () => {
      const {first} = await groundOf(way);
      const config = first.config();
      expect(config['site_url']).toBe('');
      expect(config['scheme']).toMatchObject({address: '0.0.0.0', http_port: 5244});
      expect(config['cors']).toMatchObject({allow_origins: ['*']});
    },
  );
}

/** Exit code, output, and log file of `alist admin` in a new folder. */
async function adminWith(
  env: Readonly<Record<string, string>>,
  config?: Readonly<Record<string, unknown>>,
): Promise<Ended & {readonly log: string}> {
  const {folder, remove} = temporaryFolder();
  if (config) {
    mkdirSync(path.join(folder, 'data'));
    writeFileSync(path.join(folder, 'data/config.json'), JSON.stringify(config));
  }
  const result = await alist(['admin'], {cwd: folder, env});
  const log = logIn(folder);
  remove();
  return {...result, log};
}

live.check('a blank variable is ignored', ['page:config/index#environment'], async () => {
  const {code} = await adminWith({ALIST_HTTP_PORT: '', ALIST_DB_TYPE: ''});
  expect(code).toBe(0);
});

live.check(
  'with force in the file, variables are ignored; the variable of force itself changes nothing',
  ['fact:config.force', 'page:config/index#order', 'page:config/configuration#force'],
  async () => {
    const wrong = {ALIST_DB_TYPE: 'nonsense'};
    const refused = await adminWith({...wrong, ALIST_FORCE: 'true'});
    expect(refused.code).toBe(1);
    expect(refused.log).toContain('not supported database type: nonsense');
    expect((await adminWith(wrong, {force: true})).code).toBe(0);
  },
);

live.check(
  'dist_dir and last_launched_version have no variable',
  ['fact:config.dist_dir', 'fact:config.last_launched_version'],
  async () => {
    const {folder, remove} = temporaryFolder();
    const server = await firstStart({
      folder,
      env: {ALIST_DIST_DIR: '/nowhere', ALIST_LAST_LAUNCHED_VERSION: 'v3.0.0'},
    });
    const page = await (await fetch(server.url)).text();
    const config = server.config();
    await server.stop();
    remove();
    expect(page).toContain('<title>');
    expect(config).toMatchObject({dist_dir: '', last_launched_version: 'v3.63.0'});
  },
);

live.check(
  'ALIST_ADMIN_PASSWORD sets the password only of a new account, and keeps its prefix',
  ['page:config/index#order'],
  async () => {
    const {folder, remove} = temporaryFolder();
    const options = {cwd: folder};
    const first = await alist(['admin', '--no-prefix'], {
      ...options,
      env: {ALIST_ADMIN_PASSWORD: 'from-variable', ADMIN_PASSWORD: 'without-prefix'},
    });
    expect(first.stderr).toContain('initial password is: from-variable');
    const second = await alist(['admin'], {...options, env: {ALIST_ADMIN_PASSWORD: 'another'}});
    expect(second.stderr).not.toContain('initial password');
    const server = await firstStart({folder, env: {ALIST_ADMIN_PASSWORD: 'another'}});
    await server.signIn('from-variable');
    await server.stop();
    remove();
  },
);

live.check(
  'NO_COLOR with any value and ALIST_NO_COLOR with 1 turn off colors in the log',
  ['page:reference/environment#others'],
  async () => {
    const colored = async (env: Readonly<Record<string, string>>) =>
      (await adminWith(env)).stderr.includes('\u001B[');
    expect(await colored({})).toBe(true);
    expect(await colored({NO_COLOR: 'x'})).toBe(false);
    expect(await colored({ALIST_NO_COLOR: '1'})).toBe(false);
    expect(await colored({ALIST_NO_COLOR: 'true'})).toBe(true);
  },
);
