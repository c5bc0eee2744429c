import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {expect} from 'vitest';
import {startFresh, stopAll} from '../features/start';
import {ftpTalk} from '../facts/ftp';
import {
  ADMIN_PASSWORD,
  alist,
  cleanEnvironment,
  programPath,
  startAList,
  unprivileged,
} from '../suite/alist';
import {
  HOST,
  findProgram,
  freePort,
  isOpen,
  runProgram,
  startProgram,
  until,
} from '../suite/programs';
import {suite} from '../suite/suite';
import {startFake, type Fake} from './fakes';
import {makePasskey, type Passkey} from './passkey';
import {addPasskey, mountRemote, passkeyChallenge, saveSettings} from './plays';
import {failedTaskOf} from './tasks';
import {localAddition, makeFixture, storageRecord, type Fixture} from './fixture';

// Errors of the index that no route returns: in the status of a storage, a task, the log, or at startup.

const live = suite({own: true});

let fixture: Fixture;

const logFile = () => readFileSync(path.join(live.alist.data, 'log/log.log'), 'utf8');

live.before(async () => {
  fixture = await makeFixture(live.alist);
  await saveSettings(fixture, {sign_all: 'false'});
});

// ---- Requests

live.check('A body that is not JSON is refused', ['fact:errors.bind-json'], async () => {
  const post = (body: string) =>
    fixture.admin.post('/api/fs/list', body, {headers: {'Content-Type': 'application/json'}});
  for (const body of ['', '{"path": 7}', '{'])
    expect([body, (await post(body)).code]).toEqual([body, 400]);
});

live.check(
  'Values of addition that are not JSON, or of another type, fail after the storage is saved',
  ['fact:errors.addition-json', 'fact:errors.init-failed-created'],
  async () => {
    const record = storageRecord('/numbers', 'Local', '{"root_folder_path": 7}');
    const {code, message, data} = await fixture.admin.post('/api/admin/storage/create', record);
    expect([code, data.id > 0]).toEqual([500, true]);
    expect(message).toMatch(
      /^failed init storage but storage is already created: failed init storage: /,
    );
    await fixture.reset();
  },
);

live.check(
  'A mount path that is taken is refused, when a storage is added and when one is changed',
  ['fact:errors.mount-path-taken'],
  async () => {
    const taken = storageRecord('/backup', 'Local', localAddition(fixture.folder('backup')));
    const unique = 'UNIQUE constraint failed: x_storages.mount_path';
    expect(await fixture.admin.post('/api/admin/storage/create', taken)).toMatchObject({
      code: 500,
      message: `failed create storage in database: ${unique}`,
    });
    expect(await fixture.admin.post('/api/admin/storage/update', {...taken, id: 1})).toMatchObject({
      code: 500,
      message: `failed update storage in database: ${unique}`,
    });
  },
);

live.check('An unknown search engine is refused', ['fact:errors.index-unknown'], async () => {
  expect(await saveSettings(fixture, {search_index: 'nothing'})).toMatchObject({
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
      const {code, message} = await fixture.admin.post('/api/fs/add_offline_download', request);
      expect([tool, code]).toEqual([tool, 500]);
      expect(message).toContain('temp dir is not set');
    }
  },
);

live.check(
  'A passkey of another host name, or one that AList does not know, is refused',
  ['fact:errors.webauthn-failed', 'fact:routes.post-api-authn-webauthn-finish-login'],
  async () => {
    await fixture.reset();
    const known = await addPasskey(fixture);
    const send = async (passkey: Passkey) => {
      const {options, session} = await passkeyChallenge(fixture, 'login?username=alice');
      const body = passkey.signIn(options.publicKey.challenge);
      return fixture.alist.api.request('POST', '/api/authn/webauthn_finish_login?username=alice', {
        token: null,
        headers: {session},
        body,
      });
    };
    expect((await send(known)).code).toBe(200);
    expect((await send(makePasskey(fixture.origin))).code).toBe(400);
    fixture.origin = 'http://other.example';
    const elsewhere = await addPasskey(fixture);
    fixture.origin = fixture.alist.url;
    expect((await send(elsewhere)).code).toBe(400);
    await fixture.reset();
  },
);

live.check(
  'Files that the account of AList cannot change or read fail with the cause in the message',
  ['fact:errors.put-zero', 'fact:errors.put-dir', 'fact:errors.mkdir-check'],
  async () => {
    const server = await startAList({isUnprivileged: true});
    try {
      const disk = path.join(live.alist.folder, 'read-only');
      mkdirSync(path.join(disk, 'locked'), {recursive: true});
      writeFileSync(path.join(disk, 'empty.txt'), '');
      chmodSync(path.join(disk, 'locked'), 0o000);
      chmodSync(disk, 0o555);
      // The unprivileged account reaches the folder.
      for (const folder of [live.alist.folder, path.dirname(live.alist.folder)])
        chmodSync(folder, 0o755);
      const record = storageRecord('/disk', 'Local', localAddition(disk));
      expect(await server.api.post('/api/admin/storage/create', record)).toMatchObject({code: 200});
      const put = (at: string) =>
        server.api.request('PUT', '/api/fs/put', {headers: {'File-Path': at}, body: 'x'});
      const mkdir = (at: string) => server.api.post('/api/fs/mkdir', {path: at});
      for (const [answer, message] of [
        [
          await put('/disk/empty.txt'),
          /^while uploading, failed remove existing file which size = 0: .*permission denied$/,
        ],
        [await put('/disk/new/a.txt'), /^failed to make dir \[\/new\]: .*permission denied$/],
        [await mkdir('/disk/locked/new'), /^failed to check if dir exists: .*permission denied$/],
      ] as const)
        expect([answer.code, answer.message]).toEqual([500, expect.stringMatching(message)]);
    } finally {
      await server.stop();
    }
  },
);

live.check(
  'A token is refused once it is older than token_expires_in',
  ['fact:errors.token-expired', 'fact:config.token_expires_in'],
  async () => {
    // It has expired when it's issued.
    const server = await startFresh({token_expires_in: -1});
    const {data} = await server.visitor.post<{token: string}>('/api/auth/login', {
      username: 'admin',
      password: ADMIN_PASSWORD,
    });
    expect(await server.visitor.as(data.token).get('/api/me')).toMatchObject({
      code: 401,
      message: 'token is expired',
    });
    await stopAll();
  },
);

live.check(
  'While another program locks the database, requests fail with database is locked',
  ['fact:errors.db-locked', 'page:guide/advanced/backup#locked', 'page:faq/why#database-locked'],
  async () => {
    const lock = spawn(findProgram('sqlite3') ?? '', [path.join(live.alist.data, 'data.db')]);
    lock.stdin.write("BEGIN IMMEDIATE;\nSELECT 'locked';\n");
    await once(lock.stdout, 'data');
    try {
      // AList waits for 10 seconds first.
      expect(await fixture.admin.get('/api/me')).toMatchObject({
        code: 403,
        message: 'database is locked',
      });
    } finally {
      lock.stdin.end('ROLLBACK;\n');
      await once(lock, 'exit');
    }
  },
  ['sqlite3'],
);

live.check(
  'An FTP sign-in with a wrong password is refused, and the reply says why',
  ['fact:errors.wrong-password'],
  async () => {
    const ftp = await freePort();
    const server = await startAList({
      config: {ftp: {enable: true, listen: `${HOST}:${String(ftp)}`}},
    });
    try {
      await until('FTP to start', () => isOpen(ftp));
      const talk = await ftpTalk(ftp);
      await talk.say('USER admin');
      const reply = await talk.say('PASS wrong');
      talk.end();
      expect(reply).toContain('password is incorrect');
    } finally {
      await server.stop();
    }
  },
);

live.check(
  'Two builds of the index at the same time: the log says that one is running',
  ['fact:errors.index-running-2'],
  async () => {
    await fixture.reset();
    await saveSettings(fixture, {search_index: 'database'});
    const build = () => fixture.admin.post('/api/admin/index/build');
    await until('two builds to start together', async () => {
      await Promise.all(Array.from({length: 8}, build));
      return logFile().includes('build index is running, please try later');
    });
    await until('the build to end', async () => {
      const {is_done: isDone} = await fixture.must('GET', '/api/admin/index/progress');
      return isDone;
    });
    await saveSettings(fixture, {search_index: 'none'});
  },
);

// ---- The status of a storage

async function statusOf(record: Record<string, unknown>): Promise<string> {
  await fixture.reset();
  await fixture.admin.post('/api/admin/storage/create', record);
  const {content} = await fixture.must('GET', '/api/admin/storage/list');
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
    await fixture.reset();
  },
);

live.check('A storage without its token says so', ['fact:errors.empty-token'], async () => {
  const addition = {root_folder_path: '/', endpoint: 'http://127.0.0.1', access_token: ''};
  const record = storageRecord('/misskey', 'Misskey', JSON.stringify(addition));
  expect(await statusOf(record)).toContain('empty token');
  await fixture.reset();
});

live.check(
  'A thumbnail size of 0 keeps Local storages from loading',
  ['fact:errors.thumb-size', 'fact:settings.thumbnail_size'],
  async () => {
    await fixture.reset();
    const size = await fixture.must('GET', '/api/admin/setting/get?key=thumbnail_size');
    await saveSettings(fixture, {thumbnail_size: '0'});
    try {
      const thumbs = storageRecord('/thumbs', 'Local', localAddition(fixture.folder('backup')));
      expect((await fixture.admin.post('/api/admin/storage/create', thumbs)).message).toContain(
        'invalid setting thumbnail_size value: 0, the value must be a positive integer',
      );
    } finally {
      await saveSettings(fixture, {thumbnail_size: size.value});
      await fixture.reset();
    }
  },
);

live.check(
  'Roles of the guest that do not exist keep out requests without a token',
  ['fact:errors.guest-roles-load-failed'],
  async () => {
    const setRole = async (role: string) => {
      const update = `UPDATE x_users SET role = '${role}' WHERE username = 'guest'`;
      const {code} = await runProgram(findProgram('sqlite3') ?? '', [
        path.join(live.alist.data, 'data.db'),
        update,
      ]);
      expect(code).toBe(0);
      live.replace(await live.alist.restart());
      fixture = await makeFixture(live.alist);
    };
    await fixture.must('POST', '/api/admin/user/update', {
      ...{id: 1, username: 'guest', base_path: '/', role: [1]},
      disabled: false,
    });
    await setRole('[1,77]');
    expect((await live.alist.api.as(null).get('/api/me')).message).toMatch(
      /^Fail to load guest roles: /,
    );
    await setRole('[1]');
  },
  ['sqlite3'],
);

// ---- Tasks

const failedTask = (kind: string, id: string) => failedTaskOf(fixture, kind, id);

live.check(
  'A copy task whose source does not exist says which',
  ['fact:errors.task-src'],
  async () => {
    await fixture.reset();
    const {tasks} = await fixture.must('POST', '/api/fs/copy', {
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
    const {tasks} = await fixture.must('POST', '/api/fs/add_offline_download', {
      urls: [`${refusing.url}/file.bin`],
      path: '/drive',
      tool: 'SimpleHttp',
      delete_policy: 'delete_never',
    });
    expect(await failedTask('offline_download', tasks[0].id)).toContain('http status code 403');
    await refusing.close();
  },
);

live.check(
  'A copy task says that it cannot list its source or get a link',
  ['fact:errors.task-list-src', 'fact:errors.task-link'],
  async () => {
    await fixture.reset();
    const copy = async (from: string, name: string) =>
      fixture.must('POST', '/api/fs/copy', {src_dir: from, dst_dir: '/backup', names: [name]});
    // AList's cache still shows what the other site no longer has.
    await mountRemote(fixture, {cache_expiration: 30});
    await fixture.must('POST', '/api/fs/list', {path: '/remote'});
    await fixture.must('POST', '/api/fs/list', {path: '/remote/reports'});
    rmSync(fixture.folder('drive/reports/plan.pdf'));
    const {tasks: linked} = await copy('/remote/reports', 'plan.pdf');
    expect(await failedTask('copy', linked[0].id)).toMatch(/failed get \[.*\] link: /);
    rmSync(fixture.folder('drive/all'), {recursive: true, force: true});
    const {tasks: listed} = await copy('/remote', 'all');
    expect(await failedTask('copy', listed[0].id)).toMatch(/failed list src \[.*\] objs: /);
    await fixture.reset();
  },
);

live.check(
  'A download through AList says what the provider returned, and a copy that it ended too early',
  ['fact:errors.http-failure'],
  async () => {
    await fixture.reset();
    const provider = await startFake((at) =>
      at === '/refused.bin'
        ? {status: 503, text: 'busy'}
        : {status: 200, text: 'short', headers: {'Content-Length': '50', Connection: 'close'}},
    );
    const addition = {
      url_structure: ['refused', 'short']
        .map((name) => `${name}.bin:50:${provider.url}/${name}.bin`)
        .join('\n'),
      head_size: false,
    };
    const record = storageRecord('/links', 'UrlTree', JSON.stringify(addition), {web_proxy: true});
    await fixture.must('POST', '/api/admin/storage/create', record);
    const {message} = await live.alist.api.get('/p/links/refused.bin');
    expect(message).toMatch(/http request \[.*\] failure,\s*status: 503 response:/);
    const {tasks} = await fixture.must('POST', '/api/fs/copy', {
      src_dir: '/links',
      dst_dir: '/backup',
      names: ['short.bin'],
    });
    expect(await failedTask('copy', tasks[0].id)).toContain('unexpected EOF');
    await provider.close();
    await fixture.reset();
  },
);

live.check(
  'A second offline download of a URL into a storage of URLs is refused',
  ['fact:errors.obj-exists'],
  async () => {
    await fixture.reset();
    const addition = {url_structure: '', head_size: false, writable: true};
    const record = storageRecord('/links', 'UrlTree', JSON.stringify(addition));
    await fixture.must('POST', '/api/admin/storage/create', record);
    const add = () =>
      fixture.admin.post('/api/fs/add_offline_download', {
        urls: [`${live.alist.url}/robots.txt`],
        path: '/links',
        tool: 'SimpleHttp',
        delete_policy: 'delete_never',
      });
    expect((await add()).code).toBe(200);
    expect((await add()).message).toContain('obj already exists');
    await fixture.reset();
  },
);

/** A made-up aria2 whose downloads all have this status. */
function aria2(status: Readonly<Record<string, string>>): Promise<Fake> {
  return startFake((_path, _url, body) => {
    const {id, method} = JSON.parse(body) as {id: number; method: string};
    const results: Readonly<Record<string, unknown>> = {
      'aria2.getVersion': {version: '1.36.0', enabledFeatures: []},
      'aria2.addUri': 'made-up-gid',
      'aria2.tellStatus': {gid: 'made-up-gid', totalLength: '5', completedLength: '5', ...status},
    };
    return {jsonrpc: '2.0', id, result: results[method] ?? 'OK'};
  });
}

live.check(
  'An offline download says what the tool reported, or that its files are missing',
  ['fact:errors.task-download', 'fact:errors.task-transfer'],
  async () => {
    await fixture.reset();
    const errorWith = async (status: Readonly<Record<string, string>>) => {
      const tool = await aria2(status);
      await fixture.must('POST', '/api/admin/setting/set_aria2', {uri: `${tool.url}/jsonrpc`});
      const {tasks} = await fixture.must('POST', '/api/fs/add_offline_download', {
        urls: ['http://127.0.0.1/made-up.bin'],
        path: '/drive',
        tool: 'aria2',
        delete_policy: 'delete_never',
      });
      const error = await failedTask('offline_download', tasks[0].id);
      await tool.close();
      return {id: tasks[0].id as string, error};
    };
    const failed = await errorWith({status: 'error', errorMessage: 'no space left'});
    expect(failed.error).toBe(
      `failed to download ${failed.id}, error: failed to download made-up-gid, error: no space left`,
    );
    // Nothing is in the folder for the download, as if the tool had another one.
    const lost = await errorWith({status: 'complete'});
    expect(lost.error).toMatch(/^failed to transfer file: .*no such file or directory$/);
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
      const items = await fixture.must<any[]>('GET', `/api/admin/setting/get?keys=${keys}`);
      const changed = items.map((item) => ({...item, value: values[item.key]}));
      return fixture.must('POST', '/api/admin/setting/set_frp', changed);
    };
    expect(await tunnel({frp_server_addr: ''})).toContain('frp server address is required');
    const address = {frp_server_addr: HOST, frp_server_port: String(await freePort())};
    expect(await tunnel({...address, frp_proxy_type: 'tcp', frp_remote_port: '0'})).toContain(
      'remote_port is required for tcp proxy type',
    );
    expect(await tunnel({...address, frp_proxy_type: 'carrier-pigeon'})).toContain(
      'unsupported proxy type',
    );
    await fixture.must('POST', '/api/admin/setting/stop_frp');
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
  'A data folder that AList cannot write to stops it',
  ['fact:errors.permission-config'],
  async () => {
    const data = path.join(live.alist.folder, 'locked');
    mkdirSync(data, {mode: 0o555});
    const {code, stdout, stderr} = await runProgram(programPath(), ['server', '--data', data], {
      ...unprivileged(),
      cwd: '/',
      env: cleanEnvironment(),
    });
    expect(code).toBe(1);
    expect(stdout + stderr).toMatch(/failed to create config file|permission denied/);
  },
);

live.check(
  'A storage that cannot start does not keep others from starting, and the log says so',
  ['fact:errors.storage-load-log'],
  async () => {
    await fixture.reset();
    rmSync(fixture.folder('drive'), {recursive: true});
    live.replace(await live.alist.restart());
    expect(live.alist.log()).toContain('failed get enabled storages: ');
    const {data} = await live.alist.api.post('/api/fs/list', {path: '/'});
    expect(data.content.map(({name}: {name: string}) => name)).toContain('backup');
    fixture = await makeFixture(live.alist);
  },
);

live.check(
  'A stored setting that fails its check is named in the log, and AList starts without that part',
  ['fact:errors.setting-hook', 'fact:settings.search_index'],
  async () => {
    const set = async (value: string) => {
      const update = `UPDATE x_setting_items SET value = '${value}' WHERE key = 'search_index'`;
      const {code} = await runProgram(findProgram('sqlite3') ?? '', [
        path.join(live.alist.data, 'data.db'),
        update,
      ]);
      expect(code).toBe(0);
      live.replace(await live.alist.restart());
      fixture = await makeFixture(live.alist);
    };
    // Nothing answers at Meilisearch's address.
    await set('meilisearch');
    expect(live.alist.log() + logFile()).toMatch(/failed to execute hook on search_index: /);
    const search = {parent: '/', keywords: 'x', page: 1, per_page: 10};
    expect(await fixture.admin.post('/api/fs/search', search)).toMatchObject({
      status: 500,
      text: '',
    });
    await set('none');
  },
  ['sqlite3'],
);

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
