import {mkdirSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {expect} from 'vitest';
import {alist, programPath, cleanEnvironment} from '../suite/alist';
import {HOST, freePort, startProgram, until} from '../suite/programs';
import {suite} from '../suite/suite';
import {startFake} from './fakes';
import {saveSettings} from './plays';
import {localAddition, makeWorld, storageRecord, type World} from './world';

// Errors of the index that no route answers with: in the status of a storage, a task, the log, or at startup.

const live = suite({own: true});

let world: World;

live.before(async () => {
  world = await makeWorld(live.alist);
});

// ---- Requests

live.check('A body that is not JSON is refused', ['fact:errors.bind-json'], async () => {
  const post = (body: string) =>
    world.admin.post('/api/fs/list', body, {headers: {'Content-Type': 'application/json'}});
  for (const body of ['', '{"path": 7}', '{'])
    expect([body, (await post(body)).code]).toEqual([body, 400]);
});

live.check(
  'Values of addition that are not JSON, or of another type, fail after the storage is saved',
  ['fact:errors.addition-json', 'fact:errors.init-failed-created'],
  async () => {
    const record = storageRecord('/numbers', 'Local', '{"root_folder_path": 7}');
    const {code, message, data} = await world.admin.post('/api/admin/storage/create', record);
    expect([code, data.id > 0]).toEqual([500, true]);
    expect(message).toMatch(
      /^failed init storage but storage is already created: failed init storage: /,
    );
    await world.reset();
  },
);

live.check(
  'A mount path that is taken is refused, when a storage is added and when one is changed',
  ['fact:errors.mount-path-taken'],
  async () => {
    const taken = storageRecord('/backup', 'Local', localAddition(world.folder('backup')));
    const unique = 'UNIQUE constraint failed: x_storages.mount_path';
    expect(await world.admin.post('/api/admin/storage/create', taken)).toMatchObject({
      code: 500,
      message: `failed create storage in database: ${unique}`,
    });
    expect(await world.admin.post('/api/admin/storage/update', {...taken, id: 1})).toMatchObject({
      code: 500,
      message: `failed update storage in database: ${unique}`,
    });
  },
);

live.check('An unknown search engine is refused', ['fact:errors.index-unknown'], async () => {
  expect(await saveSettings(world, {search_index: 'nothing'})).toMatchObject({
    code: 500,
    message: expect.stringContaining('not support index: nothing'),
  });
});

live.check(
  'An offline download with a tool of a provider needs its temporary folder',
  ['fact:errors.temp-unset'],
  async () => {
    for (const tool of ['123 Open', 'GuangYaPan']) {
      const request = {
        urls: ['http://127.0.0.1/a'],
        path: '/drive',
        tool,
        delete_policy: 'delete_never',
      };
      const {code, message} = await world.admin.post('/api/fs/add_offline_download', request);
      expect([tool, code]).toEqual([tool, 500]);
      expect(message).toContain('temp dir is not set');
    }
  },
);

// ---- The status of a storage

async function statusOf(record: Record<string, unknown>): Promise<string> {
  await world.reset();
  await world.admin.post('/api/admin/storage/create', record);
  const {content} = await world.must('GET', '/api/admin/storage/list');
  return content.find(({mount_path: mount}: {mount_path: string}) => mount === record['mount_path'])
    .status;
}

live.check(
  'A storage that refers to a missing storage, or to one of another driver, says so in its status',
  ['fact:errors.ref-missing', 'fact:errors.ref-wrong'],
  async () => {
    // Drivers that can use another storage look for it before they sign in.
    const record = (remark: string) => storageRecord('/referring', '189CloudPC', '{}', {remark});
    expect(await statusOf(record('ref:/nowhere'))).toContain(
      'ref: no mount path for an storage is: /nowhere',
    );
    expect(await statusOf(record('ref:/backup'))).toContain('ref: storage is not');
    await world.reset();
  },
);

// ---- Tasks

async function failedTask(kind: string, id: string): Promise<string> {
  return until('the task to fail', async () => {
    const {data} = await world.admin.post(`/api/admin/task/${kind}/info?tid=${id}`);
    return data.state === 7 ? (data.error as string) : '';
  });
}

live.check(
  'A copy task whose source does not exist says which',
  ['fact:errors.task-src'],
  async () => {
    await world.reset();
    const {tasks} = await world.must('POST', '/api/fs/copy', {
      src_dir: '/drive',
      dst_dir: '/backup',
      names: ['nothing.txt'],
    });
    expect(await failedTask('copy', tasks[0].id)).toMatch(/failed get src \[.*\] file: /);
  },
);

live.check(
  'An offline download says the status of a URL that does not open',
  ['fact:errors.http-status'],
  async () => {
    const refusing = await startFake(() => ({status: 403, text: 'no'}));
    const {tasks} = await world.must('POST', '/api/fs/add_offline_download', {
      urls: [`${refusing.url}/file.bin`],
      path: '/drive',
      tool: 'SimpleHttp',
      delete_policy: 'delete_never',
    });
    expect(await failedTask('offline_download', tasks[0].id)).toContain('http status code 403');
    await refusing.close();
  },
);

// ---- The FRP tunnel

live.check(
  'The tunnel says what is missing: the address, the remote port, or a type that it knows',
  [
    'fact:errors.frp-addr',
    'fact:errors.frp-port',
    'fact:errors.frp-type',
    'fact:routes.post-api-admin-setting-set-frp',
  ],
  async () => {
    const tunnel = async (values: Readonly<Record<string, string>>): Promise<string> => {
      const keys = Object.keys(values).join(',');
      const items = await world.must<any[]>('GET', `/api/admin/setting/get?keys=${keys}`);
      const changed = items.map((item) => ({...item, value: values[item.key]}));
      return world.must('POST', '/api/admin/setting/set_frp', changed);
    };
    expect(await tunnel({frp_server_addr: ''})).toContain('frp server address is required');
    const address = {frp_server_addr: HOST, frp_server_port: String(await freePort())};
    expect(await tunnel({...address, frp_proxy_type: 'tcp', frp_remote_port: '0'})).toContain(
      'remote_port is required for tcp proxy type',
    );
    expect(await tunnel({...address, frp_proxy_type: 'carrier-pigeon'})).toContain(
      'unsupported proxy type',
    );
    await world.must('POST', '/api/admin/setting/stop_frp');
  },
);

// ---- Startup

/** Starts AList with these keys of config.json until it ends or answers, and gives all that it said. */
async function startWith(
  config: Readonly<Record<string, unknown>>,
  isDone: (said: string) => boolean,
): Promise<string> {
  const data = path.join(live.alist.folder, `start-${String(await freePort())}`);
  mkdirSync(data, {recursive: true});
  const scheme = {address: HOST, http_port: await freePort(), ...(config['scheme'] as object)};
  writeFileSync(path.join(data, 'config.json'), JSON.stringify({...config, scheme}));
  const running = startProgram(programPath(), ['server', '--data', data], {
    cwd: data,
    env: cleanEnvironment(),
  });
  try {
    await until(
      'AList to say it',
      () => running.exitCode() !== undefined || isDone(running.output()),
    );
    return running.output();
  } finally {
    await running.stop();
  }
}

const startups = [
  ['site-url', {site_url: 'http://[broken'}, "can't parse site_url"],
  ['no-dist', {dist_dir: '/nonexistent'}, 'index.html not exist'],
  ['https-start', {scheme: {https_port: -2, cert_file: '', key_file: ''}}, 'failed to start https'],
  [
    'unix-perm',
    {scheme: {unix_file: 'a.sock', unix_file_perm: 'x'}},
    'failed to parse socket file permission',
  ],
] as const;

for (const [id, config, message] of startups)
  live.check(`Startup can fail with ${message}`, [`fact:errors.${id}`], async () => {
    const port =
      id === 'https-start' ? {scheme: {...config.scheme, https_port: await freePort()}} : config;
    expect(await startWith(port, (said) => said.includes(message))).toContain(message);
  });

live.check(
  'A socket file of an earlier run, or a port that is in use, keeps a server of AList from starting',
  ['fact:errors.unix-listen', 'fact:errors.ftp-listen', 'fact:errors.s3-mcp-start'],
  async () => {
    const socket = path.join(live.alist.folder, 'old.sock');
    writeFileSync(socket, '');
    const unix = {scheme: {unix_file: socket, unix_file_perm: '0666'}};
    expect(await startWith(unix, (said) => said.includes('failed to listen unix'))).toContain(
      'bind: address already in use',
    );
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve));
    const {port} = other.address() as AddressInfo;
    const used = [
      [{ftp: {enable: true, listen: `:${String(port)}`}}, 'problem ftp server listening'],
      [{sftp: {enable: true, listen: `:${String(port)}`}}, 'problem sftp server listening'],
      [{s3: {enable: true, port}}, 'failed to start s3 server'],
      [{mcp: {enable: true, port}}, 'failed to start MCP server'],
    ] as const;
    for (const [config, message] of used)
      expect(await startWith(config, (said) => said.includes(message))).toContain(message);
    await new Promise((resolve) => other.close(resolve));
  },
);

live.check(
  'alist mcp refuses accounts that do not exist or are disabled',
  ['fact:errors.mcp-stdio'],
  async () => {
    const data = path.join(live.alist.folder, 'stdio');
    mkdirSync(data, {recursive: true});
    const as = (user: string) => alist(['mcp', '--data', data, '--user', user]);
    const missing = await as('nobody');
    expect(missing.code).toBe(1);
    expect(missing.stdout + missing.stderr).toContain(
      'MCP STDIO server error: user "nobody" not found',
    );
    const disabled = await as('guest');
    expect(disabled.stdout + disabled.stderr).toContain(
      'MCP STDIO server error: user "guest" is disabled',
    );
  },
);

// ---- The rest

/** Entries that nothing here can provoke, each with the reason. */
const skipped = {
  'AList answers with token is invalidated before it looks': [
    'token-expired',
    'token-not-active',
    'token-unhandled',
    'token-malformed',
  ],
  'needs a damaged database': ['guest-roles-load-failed', 'db-migrate', 'db-locked'],
  'only other messages and the log contain it': [
    'empty-password',
    'meta-not-found',
    'index-running-2',
  ],
  'the route refuses an empty username first': ['ldap-no-username'],
  'needs a passkey': ['webauthn-failed'],
  'needs a driver or a provider that fails in this way': [
    'link-is-dir',
    'put-zero',
    'put-dir',
    'mkdir-check',
    'obj-exists',
    'stream-incomplete',
    'stream-peek',
    'http-failure',
    'size-mismatch',
    'chunk-overload',
    'range-no-url',
    'max-concurrency',
    'status-panic',
    's3-driver',
    'task-list-src',
    'task-link',
    'task-stream',
    'empty-token',
  ],
  'only in the first moments after the start': ['s3-task-manager'],
  'only if ten random IDs exist already': ['share-id-gen'],
  'AList as root can write everywhere': ['permission-config'],
} as const;

for (const [reason, ids] of Object.entries(skipped))
  for (const id of ids)
    live.check(`The error ${id} can be provoked`, [`fact:errors.${id}`], (context) => {
      context.skip(reason);
    });
