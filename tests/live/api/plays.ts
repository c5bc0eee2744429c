import {mkdtempSync} from 'node:fs';
import {createServer} from 'node:http';
import type {ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {HOST, findProgram, freePort, isOpen, startProgram, until} from '../suite/programs';
import type {Peer} from '../peers/folder';
import {startQbittorrent} from '../peers/downloadTools';
import {startProvider, type Provider} from '../peers/provider';
import {startMoto, type S3Server} from '../peers/s3';
import {BASE, startSlapd, type Directory} from '../peers/slapd';
import {makePasskey, type Passkey, type PublicKeyBody} from './passkey';
import {casdoor, startFake} from './fakes';
import {notesText, planText} from './fixtureFiles';
import {type Fixture, SSH_KEY, localAddition, storageRecord} from './fixture';
import {codeOf} from '../features/totp';
import type {Stands} from './proxy';

/** What the example of a route needs before it can be sent, besides the fixture that all share. */
export interface Play {
  /** Why it can't be sent here. */
  readonly skip?: string;
  /** Whose token stands for `<token>`. Default: the admin token for admin routes, and that of `alice` otherwise. */
  readonly by?: 'admin' | 'alice';
  /** Password of `alice`, if the example has another one. */
  readonly password?: string;
  /** Runs before each sample. A list that it gives has the real values for made-up ones. */
  readonly prepare?: (fixture: Fixture) => Promise<unknown>;
  readonly after?: (fixture: Fixture) => Promise<unknown>;
  /** Keys of the response that the example shows and this server doesn't send, or the other way round. */
  readonly optional?: readonly string[];
  /** Message of the response, if a number in it depends on the files. */
  readonly message?: RegExp;
}

/** Values of the examples that stand for real ones. */
const shown = {
  task: 'Zk3pVn8Qw1LrT6yHs0JdB',
  session: '96e2ff4ad02e1c1b53e420e16fda6e33',
  sign: 'mYQ0v3o7Wk1c2bq9VnUO5Jt8XhR4eLsZpD6fGaKiTyE=:0',
  notesSign: 'Kq3ZrW8tYb1LmVx0NcP5sHdGjU7oEfA9iTgQ2hXvB4k=:0',
  sshKey:
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleExampleExampleExampleExampleExampleE alice@laptop',
  files: '/srv/files',
  passkey: 'AbCdEfGhIjKlMnOpQrStUg',
  registrationSession: 'eyJjaGFsbGVuZ2UiOiI3R2YyLi4uIn0=',
  loginSession: 'eyJjaGFsbGVuZ2UiOiJxM1Y1Li4uIn0=',
} as const;

// ---- Steps that several examples share

/** Saves settings with all their other fields unchanged. */
export async function saveSettings(fixture: Fixture, values: Readonly<Record<string, string>>) {
  const items = await fixture.must<any[]>(
    'GET',
    `/api/admin/setting/get?keys=${Object.keys(values).join(',')}`,
  );
  return fixture.admin.post(
    '/api/admin/setting/save',
    items.map((item) => ({...item, value: values[item.key]})),
  );
}

function settings(values: Readonly<Record<string, string>>): (fixture: Fixture) => Promise<void> {
  return async (fixture) => {
    const {code, message} = await saveSettings(fixture, values);
    if (code !== 200) throw new Error(message);
  };
}

/** Deletes a share of `alice`, if it exists, and creates it. */
export async function makeShare(
  fixture: Fixture,
  share: Readonly<Record<string, unknown>>,
): Promise<any> {
  const alice = await fixture.alice();
  await alice.post('/api/share/delete', {share_id: share['share_id']});
  const {code, message, data} = await alice.post('/api/share/create', share);
  if (code !== 200) throw new Error(`share/create: ${message}`);
  return data;
}

const spring = {share_id: 'spring26', path: '/reports', password: 'blossom', access_limit: 20};
const notes = {share_id: 'notes26', path: '/reports/notes.txt', password: 'blossom'};

/**
 * A storage at `/reports`, whose files the provider sends (UrlTree) or AList itself (Local).
 *
 * @param links folder of the provider's files; by default one that sends nothing without a signature
 */
export async function mountReports(
  fixture: Fixture,
  driver: 'Local' | 'UrlTree',
  links?: string,
): Promise<void> {
  const addition =
    driver === 'Local'
      ? localAddition(path.join(fixture.folder('drive'), 'reports'))
      : linkAddition(fixture, links);
  await fixture.must(
    'POST',
    '/api/admin/storage/create',
    storageRecord('/reports', driver, addition),
  );
}

/** A tree of links to files. */
function linkAddition(fixture: Fixture, links = `${fixture.alist.url}/d/backup`): string {
  const link = (name: string): string => `${links}/${name}`;
  return JSON.stringify({
    url_structure: `plan.pdf:18:${link('plan.pdf')}\nnotes.txt:${String(notesText.length)}:${link('notes.txt')}`,
    head_size: false,
    writable: false,
  });
}

async function shareToken(fixture: Fixture, share: typeof spring | typeof notes): Promise<Stands> {
  await mountReports(fixture, 'Local');
  await makeShare(fixture, share);
  return tokenOf(fixture, share.share_id, share.password);
}

/** Exchanges a share's password for a token. */
export async function tokenOf(fixture: Fixture, id: string, password: string): Promise<Stands> {
  const {data} = await fixture.alist.api
    .as(null)
    .post('/api/public/share/auth', {share_id: id, password});
  return [['<token>', data.token]];
}

/** Deletes a path rule of this path, and creates the one of the examples unless told not to. */
async function pathRule(fixture: Fixture, isThere: boolean): Promise<void> {
  const {content} = await fixture.must('GET', '/api/admin/meta/list');
  for (const {id} of content) await fixture.must('POST', `/api/admin/meta/delete?id=${id}`);
  if (isThere)
    await fixture.must('POST', '/api/admin/meta/create', {
      id: 1,
      path: '/drive/private',
      password: 's3cret',
    });
}

async function noPathRules(fixture: Fixture): Promise<void> {
  await pathRule(fixture, false);
}

/** Deletes all labels and their assignments. */
export async function noLabels(fixture: Fixture): Promise<void> {
  const {content: bindings} = await fixture.must(
    'GET',
    '/api/admin/label_file_binding/list?page_size=200',
  );
  for (const {file_name: name, label_id: label} of bindings)
    await fixture.must('POST', '/api/admin/label_file_binding/delete', {
      file_name: name,
      label_id: String(label),
    });
  const {content: labels} = await fixture.must('GET', '/api/label/list');
  for (const {id} of labels) await fixture.must('POST', `/api/admin/label/delete?id=${id}`);
}

export async function makeLabel(fixture: Fixture): Promise<void> {
  await noLabels(fixture);
  await fixture.must('POST', '/api/admin/label/create', {
    id: 1,
    name: 'Important',
    type: 0,
    description: 'Keep',
    bg_color: '#e5484d',
  });
}

export async function bindLabel(fixture: Fixture): Promise<void> {
  await makeLabel(fixture);
  await fixture.must('POST', '/api/admin/label_file_binding/create', {
    name: 'plan.pdf',
    label_ids: '1',
    id: fixture.folder('drive/reports/plan.pdf'),
    path: fixture.folder('drive/reports/plan.pdf'),
    size: 18,
    is_dir: false,
    modified: '2026-03-02T09:15:00Z',
    created: '2026-03-02T09:15:00Z',
  });
}

/** The ID of a copy of `alice` that is done. */
export async function doneTask(fixture: Fixture): Promise<string> {
  const alice = await fixture.alice();
  await fixture.must('POST', '/api/admin/task/copy/clear_done');
  const {data, message} = await alice.post('/api/fs/copy', {
    src_dir: '/drive/reports',
    dst_dir: '/backup',
    names: ['plan.pdf'],
    overwrite: true,
  });
  const id = data?.tasks?.[0]?.id as string | undefined;
  if (id === undefined) throw new Error(`No task: ${message}`);
  await until('the copy to end', async () => {
    const {data: task} = await alice.post(`/api/task/copy/info?tid=${id}`);
    return [2, 4, 7].includes(task.state);
  });
  return id;
}

async function withTask(fixture: Fixture): Promise<Stands> {
  return [[shown.task, await doneTask(fixture)]];
}

/** A task among the unfinished ones: AList takes a finished task that is canceled for one. */
async function withUndoneTask(fixture: Fixture): Promise<Stands> {
  const id = await doneTask(fixture);
  const alice = await fixture.alice();
  await alice.post(`/api/task/copy/cancel?tid=${id}`);
  return [[shown.task, id]];
}

async function removeTasks(fixture: Fixture): Promise<void> {
  for (const state of ['undone', 'done'])
    for (const {id} of await fixture.must<any[]>('GET', `/api/admin/task/copy/${state}`))
      await fixture.must('POST', `/api/admin/task/copy/delete?tid=${id}`);
}

async function signatures(fixture: Fixture): Promise<Stands> {
  const of = async (file: string) =>
    (await fixture.must('POST', '/api/fs/get', {path: file})).sign as string;
  return [
    [shown.sign, await of('/drive/reports/plan.pdf')],
    [shown.notesSign, await of('/drive/reports/notes.txt')],
  ];
}

async function archiveSignature(fixture: Fixture): Promise<Stands> {
  const {sign} = await fixture.must('POST', '/api/fs/archive/meta', {path: '/drive/docs.zip'});
  return [[shown.sign, sign]];
}

/** One key of `alice`, and its ID where the example has 2. */
async function sshKey(fixture: Fixture, isThere: boolean): Promise<Stands> {
  const alice = await fixture.alice();
  const list = async () => (await alice.get('/api/me/sshkey/list')).data.content as {id: number}[];
  for (const {id} of await list()) await alice.post(`/api/me/sshkey/delete?id=${id}`);
  if (isThere) await alice.post('/api/me/sshkey/add', {title: 'laptop', key: SSH_KEY});
  const [first] = await list();
  return [
    ['id=2', `id=${String(first?.id ?? 0)}`],
    [shown.sshKey, SSH_KEY],
  ];
}

/** Files at the root of AList, as WebDAV's examples have them. */
async function mountRoot(fixture: Fixture): Promise<void> {
  const addition = localAddition(fixture.folder('drive'));
  await fixture.must('POST', '/api/admin/storage/create', storageRecord('/', 'Local', addition));
  await fixture.must('POST', '/api/fs/mkdir', {path: '/archive'});
}

async function unlock(fixture: Fixture): Promise<void> {
  for (const token of locks.splice(0))
    await fixture.admin.request('UNLOCK', '/dav/reports/plan.pdf', {
      headers: {'Lock-Token': token, Authorization: dav('alice', 'password')},
      token: null,
    });
}

/** Tokens of WebDAV locks that are to be released. */
const locks: string[] = [];

export function dav(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

const LOCK_BODY =
  '<D:lockinfo xmlns:D="DAV:"><D:lockscope><D:exclusive/></D:lockscope><D:locktype><D:write/></D:locktype></D:lockinfo>';

/** Locks a path as `alice` and gives the lock token in angle brackets. */
export async function lock(fixture: Fixture, file: string): Promise<string> {
  const {headers} = await fixture.admin.request('LOCK', `/dav${file}`, {
    token: null,
    headers: {Authorization: dav('alice', 'password'), 'Content-Type': 'application/xml'},
    body: LOCK_BODY,
  });
  const token = headers.get('Lock-Token') ?? '';
  locks.push(token);
  return token;
}

/** Fills the index of the engine `database`. */
export async function buildIndex(fixture: Fixture): Promise<void> {
  const {value} = await fixture.must('GET', '/api/admin/setting/get?key=search_index');
  if (value !== 'database') await settings({search_index: 'database'})(fixture);
  const done = async (): Promise<string | null> =>
    (await fixture.must('GET', '/api/admin/index/progress')).last_done_time;
  const before = await done();
  await fixture.must('POST', '/api/admin/index/build');
  await until('the build to end', async () => ![null, before].includes(await done()));
  await noBuild(fixture);
}

export async function indexed(fixture: Fixture): Promise<void> {
  await until('the index to be built', async () => {
    const {code, data} = await fixture.admin.get('/api/admin/index/progress');
    return code === 200 && data.is_done;
  });
  await noBuild(fixture);
}

/** A build notes that it's done a moment before the next one can start. */
async function noBuild(fixture: Fixture): Promise<void> {
  await until('the build to end', async () => {
    const {message} = await fixture.admin.post('/api/admin/index/stop');
    return message === 'index is not running';
  });
}

/** Ends the response that a slow storage waits for. */
let release: (() => Promise<void>) | undefined;

/** A build of the index that doesn't end, because a storage doesn't answer. */
export async function runningBuild(fixture: Fixture): Promise<void> {
  await settings({search_index: 'database'})(fixture);
  const waiting = new Set<ServerResponse>();
  const server = createServer((_, response) => void waiting.add(response));
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const {port} = server.address() as AddressInfo;
  release = async () => {
    for (const response of waiting) response.writeHead(500).end();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const addition = {
    vendor: 'other',
    address: `http://${HOST}:${String(port)}`,
    username: 'made',
    password: 'up',
    root_folder_path: '/',
    tls_insecure_skip_verify: false,
  };
  await fixture.must(
    'POST',
    '/api/admin/storage/create',
    storageRecord('/slow', 'WebDav', JSON.stringify(addition)),
  );
  await fixture.must('POST', '/api/admin/index/build');
  await until('the slow storage to be asked', () => waiting.size > 0);
}

/** Lets the build of `runningBuild` end. */
export async function endBuild(): Promise<void> {
  await release?.();
  release = undefined;
}

// ---- Programs that examples talk to

const stops: (() => Promise<void>)[] = [];

/** Stops what the examples started. */
export async function stopPeers(): Promise<void> {
  for (const stop of stops.splice(0)) await stop();
  started.clear();
}

const started = new Map<string, Promise<number>>();

/** Starts a program once and gives its port. */
function peer(
  fixture: Fixture,
  name: string,
  argsOf: (port: number, folder: string) => readonly string[],
) {
  const start = async (): Promise<number> => {
    const port = await freePort();
    const folder = mkdtempSync(path.join(fixture.alist.folder, 'peer-'));
    const running = startProgram(findProgram(name) ?? name, argsOf(port, folder));
    stops.push(() => running.stop());
    await until(`${name} to listen`, () => isOpen(port));
    return port;
  };
  const running = started.get(name) ?? start();
  started.set(name, running);
  return running;
}

async function aria2(fixture: Fixture): Promise<Stands> {
  const port = await peer(fixture, 'aria2c', (free, folder) => [
    '--enable-rpc',
    `--rpc-listen-port=${String(free)}`,
    `--dir=${folder}`,
    '--no-conf',
  ]);
  return [['localhost:6800', `${HOST}:${String(port)}`]];
}

async function transmission(fixture: Fixture): Promise<Stands> {
  const port = await peer(fixture, 'transmission-daemon', (free, folder) => [
    '--foreground',
    `--config-dir=${folder}`,
    `--port=${String(free)}`,
    `--rpc-bind-address=${HOST}`,
    '--no-portmap',
    '--no-dht',
    '--no-lpd',
    `--peerport=${String(free + 1)}`,
  ]);
  return [['localhost:9091', `${HOST}:${String(port)}`]];
}

/** Starts a peer once for all examples. */
function shared<T extends {readonly stop: () => Promise<void>}>(
  known: Map<string, Promise<T>>,
  name: string,
  start: () => Promise<T>,
): Promise<T> {
  const made = async (): Promise<T> => {
    const peer = await start();
    stops.push(() => {
      known.delete(name);
      return peer.stop();
    });
    return peer;
  };
  const found = known.get(name) ?? made();
  known.set(name, found);
  return found;
}

const directories = new Map<string, Promise<Directory>>();

/** A directory with `bob`, whose password isn't that of the example. */
async function directory(fixture: Fixture): Promise<Stands> {
  const {url, reader} = await shared(directories, 'slapd', () => startSlapd(['bob']));
  await settings({
    ldap_login_enabled: 'true',
    ldap_server: url,
    ldap_manager_dn: reader.dn,
    ldap_manager_password: reader.password,
    ldap_user_search_base: `ou=people,${BASE}`,
    ldap_user_search_filter: '(uid=%s)',
  })(fixture);
  return [['directory-password', 'ldap-bob']];
}

async function deleteUser(fixture: Fixture, username: string): Promise<void> {
  const {content} = await fixture.must('GET', '/api/admin/user/list');
  const user = content.find((each: {username: string}) => each.username === username);
  if (user) await fixture.must('POST', `/api/admin/user/delete?id=${user.id}`);
}

const torrentClients = new Map<string, Promise<Peer>>();

async function qbittorrent(): Promise<Stands> {
  const {port} = await shared(torrentClients, 'qbittorrent', startQbittorrent);
  return [['localhost:8080', `${HOST}:${String(port)}`]];
}

const objectStores = new Map<string, Promise<S3Server>>();

/** An S3 storage at `/cold` with the object of the example. */
async function coldStorage(fixture: Fixture): Promise<void> {
  const {endpoint, bucket, put} = await shared(objectStores, 'moto', startMoto);
  await put('backup.tar', 'made-up backup');
  const addition = {
    root_folder_path: '/',
    bucket,
    endpoint,
    region: 'us-east-1',
    access_key_id: 'EXAMPLE-ACCESS',
    secret_access_key: 'EXAMPLE-SECRET',
    sign_url_expire: 4,
    force_path_style: true,
    list_object_version: 'v1',
  };
  await fixture.must(
    'POST',
    '/api/admin/storage/create',
    storageRecord('/cold', 'S3', JSON.stringify(addition)),
  );
}

/** AList's own `/drive` as a storage of the driver AList V3 at `/remote`: the other site extracts its archives. */
export async function mountRemote(
  fixture: Fixture,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const addition = {
    root_folder_path: '/drive',
    url: fixture.alist.url,
    token: fixture.adminToken,
    pass_ua_to_upsteam: true,
    forward_archive_requests: true,
  };
  await fixture.must(
    'POST',
    '/api/admin/storage/create',
    storageRecord('/remote', 'AList V3', JSON.stringify(addition), changes),
  );
}

async function remoteArchive(fixture: Fixture, isProxied: boolean): Promise<Stands> {
  await mountRemote(fixture, {web_proxy: isProxied, enable_sign: true});
  const {sign} = await fixture.must('POST', '/api/fs/archive/meta', {path: '/remote/docs.zip'});
  const [[, target] = ['', '']] = await archiveSignature(fixture);
  const link = `${fixture.alist.url}/ae/drive/docs.zip?inner=/readme.txt&pass=&sign=${target}`;
  return [['/drive/docs.zip', '/remote/docs.zip'], [shown.sign, sign], providerLink(link)];
}

/** What AList asks a device for, to register a passkey of `alice` or to sign in with it. */
export async function passkeyChallenge(
  fixture: Fixture,
  what: 'registration' | `login${string}`,
): Promise<any> {
  const alice = await fixture.alice();
  // AList takes the site's name from the request.
  const headers = {'X-Forwarded-Host': new URL(fixture.origin).host};
  const {code, message, data} = await alice.get(`/api/authn/webauthn_begin_${what}`, {headers});
  if (code !== 200) throw new Error(message);
  return data;
}

/** Turns passkeys on, and registers one for `alice`. */
export async function addPasskey(fixture: Fixture): Promise<Passkey> {
  await settings({webauthn_login_enabled: 'true'})(fixture);
  const passkey = makePasskey(fixture.origin);
  const {options, session} = await passkeyChallenge(fixture, 'registration');
  const alice = await fixture.alice();
  const {code, message} = await alice.post(
    '/api/authn/webauthn_finish_registration',
    passkey.register(options.publicKey.challenge),
    {headers: {Session: session, 'X-Forwarded-Host': new URL(fixture.origin).host}},
  );
  if (code !== 200) throw new Error(message);
  return passkey;
}

const passkeysOff = (fixture: Fixture): Promise<void> =>
  settings({webauthn_login_enabled: 'false'})(fixture);

/** What AList calls `alice` for her device: her number, 3, in eight bytes, in base64url. */
const HANDLE_OF_ALICE = 'AwAAAAAAAAA';

/** Puts a real credential in the place of the made-up one, whatever space a language puts after a colon. */
function credentialStands(session: string, {id, response}: PublicKeyBody): Stands {
  return [
    [shown.registrationSession, session],
    [shown.loginSession, session],
    [shown.passkey, id],
    ...Object.entries({...response, userHandle: HANDLE_OF_ALICE}).flatMap(([name, value]) =>
      ['', ' '].map((space): Stands[number] => [`"${name}":${space}"..."`, `"${name}":"${value}"`]),
    ),
  ];
}

/** Programs that examples need besides AList, by the id of the route. */
export const programsOf: Readonly<Record<string, readonly string[]>> = {
  'post-api-fs-add-offline-download': ['aria2c'],
  'post-api-admin-setting-set-aria2': ['aria2c'],
  'post-api-admin-setting-set-transmission': ['transmission-daemon'],
  'post-api-admin-setting-set-qbit': ['qbittorrent-nox'],
  'post-api-auth-login-ldap': ['slapd'],
  'any-api-fs-other': ['moto_server'],
  'get-api-fs-lark-export-download': ['openssl'],
  'post-api-admin-setting-set-guangyapan': ['openssl'],
  'post-api-admin-setting-set-123-open': ['openssl'],
};

/** Answers to the requests of drivers for their accounts, by host and path. A text is the content of a file. */
const accounts: Readonly<Record<string, unknown>> = {
  'open.feishu.cn/open-apis/auth/v3/tenant_access_token/internal': {
    code: 0,
    tenant_access_token: 'made-up',
    expire: 7200,
  },
  'open.feishu.cn/open-apis/drive/v1/export_tasks/file/boxcn123/download': planText,
  'open-api.123pan.com/api/v1/user/info': {code: 0, message: 'ok', data: {uid: 1}},
  'account.guangyapan.com/v1/user/me': {sub: 'made-up'},
};

let provider: Promise<Provider> | undefined;

async function startAccounts(): Promise<Provider> {
  const hosts = [...new Set(Object.keys(accounts).map((at) => at.replace(/\/.*/, '')))];
  const running = await startProvider(hosts, ({headers, url}, response) => {
    const answer = accounts[`${headers.host ?? ''}${url ?? ''}`];
    if (typeof answer === 'string') response.writeHead(200).end(answer);
    else
      response
        .writeHead(answer === undefined ? 404 : 200, {'Content-Type': 'application/json'})
        .end(JSON.stringify(answer ?? {}));
  });
  stops.push(async () => {
    provider = undefined;
    await running.stop();
  });
  return running;
}

/**
 * Environment with which AList takes made-up accounts for real ones. The hosts of all other providers answer 404, so
 * that no request of an example leaves this machine.
 */
export async function accountsEnvironment(): Promise<Readonly<Record<string, string>>> {
  if (findProgram('openssl') === undefined) return {};
  provider ??= startAccounts();
  return (await provider).env;
}

/** A storage of an account that {@link accountsEnvironment} takes for real. */
const withAccount = (driver: string, mountPath: string, addition: object): Play => ({
  prepare: (fixture) =>
    fixture.must(
      'POST',
      '/api/admin/storage/create',
      storageRecord(mountPath, driver, JSON.stringify(addition)),
    ),
});

/** A storage whose driver didn't start: the route for its temporary folder looks only at the driver. */
const unstarted = (driver: string, mountPath: string): Play => ({
  prepare: async (fixture) => {
    // Values of another type fail before the driver asks the provider.
    const addition = JSON.stringify({root_folder_id: 7, root_folder_path: 7});
    await fixture.admin.post(
      '/api/admin/storage/create',
      storageRecord(mountPath, driver, addition),
    );
  },
});

const task: Play = {prepare: withTask, after: removeTasks};

const taskPlays: Readonly<Record<string, Play>> = {
  'get-{}-undone': {prepare: withUndoneTask, after: removeTasks},
  'get-{}-done': task,
  'post-{}-info': task,
  'post-{}-cancel': task,
  'post-{}-delete': task,
  'post-{}-retry': {...task, after: waitAndRemove},
  'post-{}-cancel-some': task,
  'post-{}-delete-some': task,
  'post-{}-retry-some': {...task, after: waitAndRemove},
  'post-{}-clear-done': task,
  'post-{}-clear-succeeded': task,
  'post-{}-retry-failed': task,
};

async function waitAndRemove(fixture: Fixture): Promise<void> {
  await until('the task to end', async () => {
    const undone = await fixture.must<any[]>('GET', '/api/admin/task/copy/undone');
    return undone.length === 0;
  });
  await removeTasks(fixture);
}

const bothTaskPlays = Object.entries(taskPlays).flatMap(([id, play]) => [
  [id.replace('{}', 'api-task-type'), play] as const,
  [id.replace('{}', 'api-admin-task-type'), play] as const,
]);

/** A sign-in of `alice` that her identity provider has allowed, with or without the compatibility mode. */
const signedIn = (mode: 'true' | 'false'): Play => ({
  prepare: async (fixture) => {
    const id = 'alice-at-work';
    const {url, close} = await casdoor({sub: id, preferred_username: 'alice'});
    stops.push(close);
    const user = {id: 3, username: 'alice', base_path: '/', role: [4], sso_id: id};
    await fixture.must('POST', '/api/admin/user/update', user);
    await settings({
      sso_login_enabled: 'true',
      sso_login_platform: 'Casdoor',
      sso_client_id: 'CLIENT_ID',
      sso_client_secret: 'made-up',
      sso_endpoint_name: url,
      sso_compatibility_mode: mode,
    })(fixture);
  },
  after: settings({sso_login_enabled: 'false', sso_compatibility_mode: 'false'}),
});

const davPlay: Play = {password: 'password', prepare: mountRoot};

/** What the examples need, by the id of their route. Those that aren't listed need nothing more. */
export const plays: Readonly<Record<string, Play>> = {
  'post-api-auth-login-ldap': {
    prepare: directory,
    after: async (fixture) => {
      await settings({ldap_login_enabled: 'false'})(fixture);
      await deleteUser(fixture, 'bob');
    },
  },
  'post-api-auth-register': {
    prepare: async (fixture) => {
      await settings({allow_register: 'true'})(fixture);
      const {content} = await fixture.must('GET', '/api/admin/user/list');
      const carol = content.find(({username}: {username: string}) => username === 'carol');
      if (!carol) return;
      // A self-registered account has the guest role, and can't be deleted with it.
      await fixture.must('POST', '/api/admin/user/update', {...carol, role: [4]});
      await fixture.must('POST', `/api/admin/user/delete?id=${carol.id}`);
    },
  },
  'get-api-me-sshkey-list': {prepare: (fixture) => sshKey(fixture, true)},
  'post-api-me-sshkey-add': {prepare: (fixture) => sshKey(fixture, false)},
  'post-api-me-sshkey-delete': {prepare: (fixture) => sshKey(fixture, true)},
  'get-api-admin-user-sshkey-list': {
    prepare: async (fixture) => void (await sshKey(fixture, true)),
  },
  'post-api-admin-user-sshkey-delete': {prepare: (fixture) => sshKey(fixture, true)},
  'post-api-auth-2fa-verify': {
    prepare: () => Promise.resolve([['492817', codeOf('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')]]),
    after: (fixture) => fixture.must('POST', '/api/admin/user/cancel_2fa?id=3'),
  },
  'post-api-me-sessions-evict': {
    prepare: async (fixture) => {
      const alice = await fixture.alice();
      const {data} = await alice.get('/api/me/sessions', {headers: {'Client-Id': 'elsewhere'}});
      return [[shown.session, data[0].session_id]];
    },
  },
  'get-api-auth-sso': {
    prepare: settings({
      sso_login_enabled: 'true',
      sso_login_platform: 'Github',
      sso_client_id: 'CLIENT_ID',
    }),
    after: settings({sso_login_enabled: 'false'}),
  },
  'get-api-auth-sso-callback': signedIn('false'),
  'get-api-auth-get-sso-id': signedIn('true'),
  'get-api-auth-sso-get-token': signedIn('true'),
  'get-api-authn-webauthn-begin-login': {
    prepare: async (fixture) => void (await addPasskey(fixture)),
    after: passkeysOff,
    optional: ['userVerification'],
  },
  'post-api-authn-webauthn-finish-login': {
    prepare: async (fixture) => {
      const passkey = await addPasskey(fixture);
      const {options, session} = await passkeyChallenge(fixture, 'login?username=alice');
      return credentialStands(session, passkey.signIn(options.publicKey.challenge));
    },
    after: passkeysOff,
  },
  'get-api-authn-getcredentials': {
    prepare: async (fixture) => void (await addPasskey(fixture)),
    after: passkeysOff,
  },
  'get-api-authn-webauthn-begin-registration': {
    prepare: settings({webauthn_login_enabled: 'true'}),
    after: settings({webauthn_login_enabled: 'false'}),
  },
  'post-api-authn-webauthn-finish-registration': {
    prepare: async (fixture) => {
      await settings({webauthn_login_enabled: 'true'})(fixture);
      const {options, session} = await passkeyChallenge(fixture, 'registration');
      return credentialStands(
        session,
        makePasskey(fixture.origin).register(options.publicKey.challenge),
      );
    },
    after: passkeysOff,
  },
  'get-api-public-share-info': {
    prepare: async (fixture) => void (await shareToken(fixture, spring)),
  },
  'post-api-public-share-auth': {
    prepare: async (fixture) => void (await shareToken(fixture, spring)),
  },
  'post-api-public-share-list': {
    prepare: (fixture) => shareToken(fixture, spring),
    optional: ['storage_class', 'download_url', 'preview_url'],
  },
  'post-api-public-share-get': {
    prepare: (fixture) => shareToken(fixture, spring),
    optional: ['storage_class'],
  },
  'any-api-fs-list': {prepare: bindLabel},
  'any-api-fs-search': {prepare: buildIndex},
  'any-api-fs-other': {prepare: coldStorage},
  'get-api-fs-lark-export-download': withAccount('Lark', '/lark', {
    root_folder_path: '/',
    app_id: 'made',
    app_secret: 'up',
  }),
  'post-api-fs-move': {
    prepare: (fixture) =>
      fixture.must('POST', '/api/fs/remove', {dir: '/drive/reports', names: ['plan.pdf']}),
  },
  'post-api-fs-recursive-move': {message: /^Successfully moved \d+ files$/},
  'post-api-fs-copy': {after: waitAndRemove},
  'post-api-fs-archive-decompress': {
    after: (fixture) =>
      until('the archive to be extracted', async () => {
        const undone = await Promise.all(
          ['decompress', 'decompress_upload'].map((kind) =>
            fixture.must<any[]>('GET', `/api/admin/task/${kind}/undone`),
          ),
        );
        return undone.flat().length === 0;
      }),
  },
  'put-api-fs-put': {
    after: (fixture) =>
      until('the upload to end', async () => {
        const undone = await fixture.must<any[]>('GET', '/api/admin/task/upload/undone');
        return undone.length === 0;
      }),
  },
  'post-api-fs-add-offline-download': {
    prepare: async (fixture) => {
      const stands = await aria2(fixture);
      const [[, host] = ['', '']] = stands;
      await fixture.must('POST', '/api/admin/setting/set_aria2', {
        uri: `http://${host}/jsonrpc`,
        secret: '',
      });
      return [['https://example.com/big.iso', `${fixture.alist.url}/robots.txt`]];
    },
    after: (fixture) =>
      until('the download to end', async () => {
        const undone = await fixture.must<any[]>('GET', '/api/admin/task/offline_download/undone');
        return undone.length === 0;
      }),
  },
  'post-api-share-create': {
    prepare: async (fixture) => {
      await mountReports(fixture, 'Local');
      const alice = await fixture.alice();
      await alice.post('/api/share/delete', {share_id: 'spring26'});
    },
  },
  'post-api-share-update': {prepare: async (fixture) => void (await shareToken(fixture, spring))},
  'get-api-share-list': {prepare: async (fixture) => void (await shareToken(fixture, spring))},
  'post-api-share-disable': {prepare: async (fixture) => void (await shareToken(fixture, spring))},
  'post-api-share-delete': {prepare: async (fixture) => void (await shareToken(fixture, spring))},
  ...Object.fromEntries(bothTaskPlays),
  'get-api-label-list': {prepare: makeLabel},
  'get-api-label-get': {prepare: makeLabel},
  'get-api-label-file-binding-get': {by: 'admin', prepare: bindLabel},
  'get-api-label-file-binding-get-file-by-label': {by: 'admin', prepare: bindLabel},
  'get-api-admin-meta-list': {prepare: (fixture) => pathRule(fixture, true), after: noPathRules},
  'get-api-admin-meta-get': {prepare: (fixture) => pathRule(fixture, true), after: noPathRules},
  'post-api-admin-meta-create': {prepare: noPathRules, after: noPathRules},
  'post-api-admin-meta-update': {prepare: (fixture) => pathRule(fixture, true), after: noPathRules},
  'post-api-admin-meta-delete': {prepare: (fixture) => pathRule(fixture, true)},
  'post-api-admin-user-create': {
    prepare: (fixture) => fixture.must('POST', '/api/admin/user/delete?id=3'),
    after: async (fixture) => {
      // It has another ID now; the examples need 3.
      const {content} = await fixture.must('GET', '/api/admin/user/list');
      const alice = content.find(({username}: {username: string}) => username === 'alice');
      if (alice) await fixture.must('POST', `/api/admin/user/delete?id=${alice.id}`);
    },
  },
  'post-api-admin-role-create': {
    prepare: (fixture) => fixture.must('POST', '/api/admin/role/delete?id=4'),
    after: async (fixture) => {
      const {content} = await fixture.must('GET', '/api/admin/role/list');
      const editor = content.find(({name}: {name: string}) => name === 'editor');
      if (editor) await fixture.must('POST', `/api/admin/role/delete?id=${editor.id}`);
    },
  },
  'post-api-admin-storage-create': {
    prepare: async (fixture) => {
      await fixture.must('POST', '/api/admin/storage/delete?id=1');
      return [[shown.files, fixture.folder('drive')]];
    },
  },
  'post-api-admin-storage-update': {
    prepare: (fixture) => Promise.resolve([[shown.files, fixture.folder('drive')]]),
  },
  'post-api-admin-storage-enable': {
    prepare: (fixture) => fixture.must('POST', '/api/admin/storage/disable?id=1'),
  },
  'post-api-admin-storage-load-all': {
    after: (fixture) =>
      until(
        'the storages to load',
        async () => (await fixture.admin.get('/api/admin/storage/list')).code === 200,
      ),
  },
  'post-api-admin-setting-delete': {
    prepare: (fixture) =>
      fixture.must('POST', '/api/admin/setting/save', [
        {key: 'old_setting', value: '', type: 'string', group: 1, flag: 3, index: 99},
      ]),
  },
  'post-api-admin-setting-reset-token': {after: restoreToken},
  'post-api-admin-setting-set-token': {after: restoreToken},
  'post-api-admin-setting-set-aria2': {prepare: aria2},
  'post-api-admin-setting-set-qbit': {prepare: qbittorrent},
  'post-api-admin-setting-set-transmission': {prepare: transmission},
  'post-api-admin-setting-set-115': unstarted('115 Cloud', '/115'),
  'post-api-admin-setting-set-pikpak': unstarted('PikPak', '/pikpak'),
  'post-api-admin-setting-set-thunder': unstarted('Thunder', '/thunder'),
  'post-api-admin-setting-set-guangyapan': withAccount('GuangYaPan', '/guangyapan', {
    access_token: 'made-up',
  }),
  'post-api-admin-setting-set-123-open': withAccount('123 Open', '/123_open', {
    auth_mode: 'token',
    access_token: 'made-up',
  }),
  'post-api-admin-setting-set-frp': {
    // The client says that it runs before it knows whether there is a server.
    prepare: async (fixture) => {
      const port = String(await freePort());
      await settings({frp_server_port: port, frp_proxy_type: 'stcp', frp_stcp_secret_key: 'a'})(
        fixture,
      );
      return [['frp.example.com', HOST]];
    },
    after: (fixture) => fixture.must('POST', '/api/admin/setting/stop_frp'),
  },
  'post-api-admin-message-get': {skip: 'no driver of this release asks for input'},
  'post-api-admin-message-send': {skip: 'no driver of this release asks for input'},
  'post-api-admin-index-build': {prepare: settings({search_index: 'database'}), after: indexed},
  'post-api-admin-index-update': {prepare: buildIndex, after: indexed},
  'post-api-admin-index-stop': {
    prepare: runningBuild,
    after: async (fixture) => {
      await endBuild();
      await indexed(fixture);
    },
  },
  'post-api-admin-index-clear': {prepare: buildIndex},
  'get-api-admin-index-progress': {prepare: buildIndex},
  'post-api-admin-label-create': {prepare: noLabels},
  'post-api-admin-label-update': {prepare: makeLabel},
  'post-api-admin-label-delete': {prepare: makeLabel},
  'get-api-admin-label-file-binding-list': {prepare: bindLabel},
  'post-api-admin-label-file-binding-create': {prepare: makeLabel},
  'post-api-admin-label-file-binding-create-batch': {prepare: makeLabel},
  'post-api-admin-label-file-binding-delete': {prepare: bindLabel},
  'post-api-admin-label-file-binding-restore': {prepare: makeLabel},
  'post-api-admin-session-evict': {
    prepare: async (fixture) => {
      await fixture.alice();
      const sessions = await fixture.must<any[]>('GET', '/api/admin/session/list');
      const own = sessions.find(({user_id: id}) => id === 3);
      return [[shown.session, own.session_id]];
    },
  },
  'get-d-path': {prepare: redirected},
  'get-p-path': {prepare: signatures},
  'get-ad-path': {prepare: (fixture) => remoteArchive(fixture, false)},
  'get-ap-path': {prepare: (fixture) => remoteArchive(fixture, true)},
  'get-ae-path': {prepare: archiveSignature},
  'get-sd-share-id': {prepare: (fixture) => linkedShare(fixture, notes)},
  'get-sd-share-id-path': {prepare: (fixture) => linkedShare(fixture, spring)},
  'get-sp-share-id': {prepare: (fixture) => passedOnShare(fixture, notes)},
  'get-sp-share-id-path': {prepare: (fixture) => passedOnShare(fixture, spring)},
  get: {skip: 'proved by api/subpath'},
  'options-dav-path': davPlay,
  'get-dav-path': davPlay,
  'head-dav-path': davPlay,
  'post-dav-path': davPlay,
  'put-dav-path': davPlay,
  'delete-dav-path': davPlay,
  'propfind-dav-path': davPlay,
  'proppatch-dav-path': davPlay,
  'mkcol-dav-path': {
    password: 'password',
    prepare: async (fixture) => {
      await mountRoot(fixture);
      await fixture.must('POST', '/api/fs/remove', {dir: '/', names: ['reports']});
    },
  },
  'copy-dav-path': davPlay,
  'move-dav-path': davPlay,
  'lock-dav-path': {...davPlay, after: unlock},
  'unlock-dav-path': {
    password: 'password',
    after: unlock,
    prepare: async (fixture) => {
      await mountRoot(fixture);
      return [['<1772695813>', await lock(fixture, '/reports/plan.pdf')]];
    },
  },
  'get-debug-path-path': {prepare: signatures},
};

/** Remembers the tokens of locks in a response, so that they can be released. */
export function rememberLock(text: string): void {
  const [, token] = /<D:locktoken><D:href>([^<]+)</.exec(text) ?? [];
  if (token !== undefined) locks.push(`<${token}>`);
}

async function redirected(fixture: Fixture): Promise<Stands> {
  const record = storageRecord('/drive/reports', 'UrlTree', linkAddition(fixture), {
    enable_sign: true,
  });
  await fixture.must('POST', '/api/admin/storage/create', record);
  return [...(await signatures(fixture)), providerLink(`${fixture.alist.url}/d/backup/plan.pdf`)];
}

/** The link of a provider in the examples, and the one that stands for it here. */
function providerLink(real: string): Stands[number] {
  return ['https://provider.example/file?token=...', real];
}

async function linkedShare(fixture: Fixture, share: typeof spring | typeof notes): Promise<Stands> {
  await mountReports(fixture, 'UrlTree');
  await makeShare(fixture, share);
  const name = share === notes ? 'notes.txt' : 'plan.pdf';
  return [
    ...(await tokenOf(fixture, share.share_id, share.password)),
    providerLink(`${fixture.alist.url}/d/backup/${name}`),
  ];
}

/** A share whose files AList passes on unchanged, as a provider sends them. */
async function passedOnShare(
  fixture: Fixture,
  share: typeof spring | typeof notes,
): Promise<Stands> {
  const headers = {'Content-Type': 'text/plain; charset=utf-8', 'Accept-Ranges': 'bytes'};
  const {url, close} = await startFake(() => ({status: 200, text: notesText, headers}));
  stops.push(close);
  await mountReports(fixture, 'UrlTree', url);
  await makeShare(fixture, share);
  return tokenOf(fixture, share.share_id, share.password);
}

async function restoreToken(fixture: Fixture): Promise<void> {
  await fixture.must('POST', '/api/admin/setting/set_token', {token: fixture.adminToken});
}
