import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {expect} from 'vitest';
import {loadFacts} from '@site/src/build/facts/facts';
import type {Protocol, Situation} from '@site/src/lib/shared/access/access';
import {decide} from '@site/src/lib/shared/access/decide';
import {folderOf, nameOf, seenFrom} from '@site/src/lib/shared/access/paths';
import {accessCases, outcomesFile} from '@site/tests/helpers/accessCases';
import {talkFtp} from '../services/ftpTalk';
import {ADMIN_PASSWORD} from '../suite/alist';
import {clientOf, type Answer, type Client} from '../suite/client';
import {HOST, freePort, isOpen, until} from '../suite/programs';
import {suite, type Place} from '../suite/suite';
import {
  addLocal,
  addRole,
  addUser,
  basic,
  names,
  ok,
  passwordOf,
  plant,
  saveUser,
  setSetting,
  userNamed,
} from './support';

const FTP = await freePort();
const S3 = await freePort();
const PASSWORD = 'EXAMPLE-PASSWORD';
const RENAMED = 'renamed.zip';
const CONTENT = 'content';

const live = suite({
  own: true,
  config: {
    ftp: {enable: true, listen: `${HOST}:${String(FTP)}`},
    s3: {enable: true, port: S3},
  },
});

const {errors} = loadFacts('.').raw.errors;

/** What a request did: as `outcomeOf` says it. */
type Outcome = string;

let disk = '';
let roleId = 0;

/** An archive without files. */
const ZIP = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex');

const tree = {'a.zip': ZIP, box: {}, inner: {'a.zip': ZIP, box: {}}};

function replant(): void {
  rmSync(disk, {recursive: true});
  plant(disk, {...tree, team: tree});
}

live.before(async () => {
  disk = await addLocal(live.alist, '/site', {team: {}});
  await addLocal(live.alist, '/other', {'x.txt': CONTENT});
  roleId = await addRole(live.alist, 'actor', ['/site', 0]);
  await until('the FTP server', () => isOpen(FTP));
  await until('the S3 server', () => isOpen(S3));
});

/** Where a path is on the disk. */
const onDisk = (at: string) => path.join(disk, at.slice('/site'.length));

/** A user with this base path; the role is the same for all. */
const users = new Map<string, {name: string; client: Client}>();
async function userAt(basePath: string): Promise<{name: string; client: Client}> {
  const name = `actor${basePath.replaceAll('/', '-')}`;
  const known = users.get(basePath) ?? {
    name,
    client: await addUser(live.alist, name, roleId, basePath),
  };
  users.set(basePath, known);
  return known;
}

async function saveScopes(id: number, name: string, {scopes}: Situation): Promise<void> {
  ok(await live.alist.api.post('/api/admin/role/update', {id, name, permission_scopes: scopes}));
}

async function saveRules({rules}: Situation): Promise<void> {
  const list = () => live.alist.api.get('/api/admin/meta/list?page=1&per_page=500');
  for (const {id} of ok(await list()).content)
    ok(await live.alist.api.post(`/api/admin/meta/delete?id=${String(id)}`));
  for (const rule of rules)
    ok(
      await live.alist.api.post('/api/admin/meta/create', {
        path: rule.path,
        password: rule.hasPassword ? PASSWORD : '',
        p_sub: rule.passwordSub,
        write: rule.write,
        w_sub: rule.writeSub,
        hide: rule.hide,
        h_sub: rule.hideSub,
        readme: 'a readme',
      }),
    );
}

interface Actor {
  readonly name: string;
  readonly password: string;
  readonly client: Client;
}

/** The account of a situation, with its role, base path, and state. */
async function actorOf(situation: Situation): Promise<Actor> {
  const {account, basePath, isDisabled} = situation;
  if (account === 'admin') return {name: 'admin', password: ADMIN_PASSWORD, client: live.alist.api};
  if (account === 'guest') {
    await saveScopes(1, 'guest', situation);
    ok(await saveUser(live.alist, 'guest', {base_path: basePath, disabled: isDisabled}));
    return {name: 'guest', password: 'guest', client: live.alist.api.as(null)};
  }
  await saveScopes(roleId, 'actor', situation);
  if (!isDisabled) {
    const {name, client} = await userAt(basePath);
    return {name, password: passwordOf(name), client};
  }
  const name = 'actor-off';
  const client = await addUser(live.alist, name, roleId, basePath);
  const {id} = await userNamed(live.alist, name);
  ok(await saveUser(live.alist, name, {disabled: true}));
  gone.push(id);
  return {name, password: passwordOf(name), client};
}
const gone: number[] = [];

/** Code and message of an envelope as the ID of an error. */
function errorOf({code, message, status}: Answer, candidates: readonly string[]): Outcome {
  if (code === 200) return 'done';
  const error = errors.find(
    (each) => candidates.includes(each.id) && each.message === message && each.code === code,
  );
  return error?.id ?? `${String(status)}: ${String(code)} ${message}`;
}

/** What must have happened on the disk. Tasks run later, so they aren't looked at. */
function happened({action, path: at, target, protocol}: Situation): boolean {
  switch (action) {
    case 'upload':
    case 'mkdir':
      return existsSync(onDisk(at));
    case 'rename':
      return !existsSync(onDisk(at)) && existsSync(onDisk(`${folderOf(at)}/${RENAMED}`));
    case 'move':
      return !existsSync(onDisk(at)) && existsSync(onDisk(`${target}/${nameOf(at)}`));
    case 'copy':
      return existsSync(onDisk(at)) && existsSync(onDisk(`${target}/${nameOf(at)}`));
    case 'delete':
      return !existsSync(onDisk(at));
    default:
      return protocol !== 's3';
  }
}

const changes = new Set(['upload', 'mkdir', 'rename', 'move', 'copy', 'delete']);

type Perform = (situation: Situation, actor: Actor) => Promise<Outcome>;

/** A path as the actor asks for it: under its base path without it, elsewhere as it is. */
function asked({account, basePath, path: at}: Situation, of = at): string {
  const base = account === 'admin' || !of.startsWith(basePath) ? '' : basePath;
  return base === '/' ? of : seenFrom(base, of);
}

const performWeb: Perform = async (situation, {client}) => {
  const {action, knowsPassword, target} = situation;
  const at = asked(situation);
  const password = knowsPassword ? PASSWORD : '';
  const [dir, name] = [folderOf(at), nameOf(at)];
  const to = asked(situation, target);
  const send = (route: string, body: object) => client.post(`/api/fs/${route}`, body);
  const both = {src_dir: dir, dst_dir: to, names: [name]};
  const requests = {
    list: () => send('list', {path: at, password}),
    refresh: () => send('list', {path: at, password, refresh: true}),
    download: () => send('get', {path: at, password}),
    upload: () =>
      client.request('PUT', '/api/fs/put', {
        headers: {'File-Path': encodeURIComponent(at), Password: password},
        body: CONTENT,
      }),
    mkdir: () => send('mkdir', {path: at}),
    rename: () => send('rename', {path: at, name: RENAMED}),
    move: () => send('move', both),
    copy: () => send('copy', both),
    delete: () => send('remove', {dir, names: [name]}),
    archive: () => send('archive/meta', {path: at, password}),
    extract: () => send('archive/decompress', {src_dir: dir, dst_dir: to, name: [name]}),
    offline: () =>
      send('add_offline_download', {
        urls: [`${live.alist.url}/robots.txt`],
        path: at,
        tool: 'SimpleHttp',
        delete_policy: 'delete_on_upload_succeed',
      }),
    share: () => client.post('/api/share/create', {path: at}),
  };
  return errorOf(await requests[action](), [
    'guest-disabled',
    'user-disabled',
    'is-guest',
    'fs-password',
    'refresh-denied',
    'permission-denied',
    'rename-protected',
    'share-no-permission',
  ]);
};

const performLink: Perform = async ({path: at, isSigned, signAll}) => {
  await setSetting(live.alist, 'sign_all', String(signAll));
  const {data} = await live.alist.api.post<{sign: string}>('/api/fs/get', {path: at});
  const sign = data.sign === '' ? await signOf(at) : data.sign;
  const answer = await live.alist.api.as(null).get(`/d${at}${isSigned ? `?sign=${sign}` : ''}`);
  await setSetting(live.alist, 'sign_all', 'true');
  return errorOf(answer, ['sign-missing']);
};

/** A signature, which AList shows only where one is needed. */
async function signOf(at: string): Promise<string> {
  await setSetting(live.alist, 'sign_all', 'true');
  const {raw_url: url} = ok(
    await live.alist.api.post<{raw_url: string}>('/api/fs/get', {path: at}),
  );
  await setSetting(live.alist, 'sign_all', 'false');
  return new URL(url).searchParams.get('sign') ?? '';
}

const performShare: Perform = async ({action, path: at, share}) => {
  const owner = live.alist.api;
  const password = share.hasPassword ? PASSWORD : '';
  const {share_id: id} = ok(
    await owner.post<{share_id: string}>('/api/share/create', {
      path: share.path,
      password,
      ...(share.state === 'expired' ? {expire_at: '2020-01-01T00:00:00Z'} : {}),
      ...(share.state === 'consumed' ? {access_limit: 1} : {}),
    }),
  );
  const visitor = live.alist.api.as(null);
  const signIn = async () => {
    if (!share.knowsPassword) return '';
    const body = {share_id: id, password};
    const {data} = await visitor.post<{token: string} | null>('/api/public/share/auth', body);
    return data?.token ?? '';
  };
  if (!share.allowsDownload)
    ok(await owner.post('/api/share/update', {share_id: id, allow_download: false}));
  if (share.state === 'disabled') ok(await owner.post('/api/share/disable', {share_id: id}));
  if (share.state === 'consumed') {
    const body = {share_id: id, password};
    const {data} = await visitor.post<{token: string}>('/api/public/share/auth', body);
    await visitor.get(`/sd/${id}/a.zip?auth=${data.token}`);
  }
  const token = await signIn();
  // A path in the share; what is outside can only be asked for by climbing out of it.
  const inside = at.startsWith(share.path) ? seenFrom(share.path, at) : `/..${at}`;
  const answer =
    action === 'list'
      ? await visitor.post('/api/public/share/list', {share_id: id, path: inside, token})
      : await visitor.get(`/sd/${id}${inside}?auth=${token}`);
  return errorOf(answer, [
    'share-expired',
    'share-consumed',
    'share-disabled',
    'share-no-download',
    'share-password-required',
  ]);
};

const performWebdav: Perform = async (situation, {name, password}) => {
  const {action, target, path: full} = situation;
  const at = asked(situation);
  const to = (folder: string, file: string) => ({
    Destination: `${live.alist.url}/dav${folder === '/' ? '' : folder}/${file}`,
  });
  const [method, headers, body] = (
    {
      list: ['PROPFIND', {Depth: '1'}],
      download: ['GET', {}],
      upload: ['PUT', {}, CONTENT],
      mkdir: ['MKCOL', {}],
      rename: ['MOVE', to(folderOf(at), RENAMED)],
      move: ['MOVE', to(asked(situation, target), nameOf(full))],
      copy: ['COPY', to(asked(situation, target), nameOf(full))],
      delete: ['DELETE', {}],
    } as Partial<Record<string, [string, Record<string, string>, string?]>>
  )[action] ?? ['', {}];
  const {status} = await live.alist.api.request(method, `/dav${at}`, {
    token: null,
    headers: {Authorization: basic(name, password), ...headers},
    ...(body === undefined ? {} : {body}),
  });
  return status < 400 ? 'done' : `dav-${String(status)}`;
};

/** The error of a reply whose text contains its message. */
function repliedError(reply: string): Outcome {
  if (/^[123]/.test(reply)) return 'done';
  return (
    ['ftp-denied', 'permission-denied'].find((id) =>
      reply.includes(errors.find((error) => error.id === id)?.message ?? '\0'),
    ) ?? reply
  );
}

const performFtp: Perform = async (situation, {name, password}) => {
  const {account, action, knowsPassword, target, path: full} = situation;
  const secret = account === 'guest' ? (knowsPassword ? PASSWORD : 'none') : password;
  const ftp = await talkFtp(FTP, name, secret);
  try {
    if (!ftp.signedIn.startsWith('230')) return repliedError(ftp.signedIn);
    const at = asked(situation);
    const transfer = async (command: string, sent?: string): Promise<Outcome> => {
      const data = await ftp.open();
      const started = await ftp.say(command);
      if (!started.startsWith('150')) {
        data.destroy();
        return repliedError(started);
      }
      if (sent === undefined) await text(data);
      else data.end(sent);
      return repliedError(await ftp.say(''));
    };
    const rename = async (to: string): Promise<Outcome> => {
      const found = repliedError(await ftp.say(`RNFR ${at}`));
      return found === 'done' ? repliedError(await ftp.say(`RNTO ${to}`)) : found;
    };
    switch (action) {
      case 'list': {
        const entered = repliedError(await ftp.say(`CWD ${at}`));
        return entered === 'done' ? await transfer('LIST') : entered;
      }
      case 'download':
        return await transfer(`RETR ${at}`);
      case 'upload': {
        const outcome = await transfer(`STOR ${at}`, CONTENT);
        // A task saves it.
        if (outcome === 'done' && decide(situation).isAllowed)
          await until(`${full} on the disk`, () => existsSync(onDisk(full)), 5000);
        return outcome;
      }
      case 'mkdir':
        return repliedError(await ftp.say(`MKD ${at}`));
      case 'delete':
        return repliedError(await ftp.say(`DELE ${at}`));
      case 'rename':
        return await rename(`${folderOf(at)}/${RENAMED}`.replace('//', '/'));
      default:
        return await rename(`${asked(situation, target)}/${nameOf(full)}`.replace('//', '/'));
    }
  } finally {
    ftp.close();
  }
};

const performS3: Perform = async ({action, path: at, target, bucket}) => {
  await setSetting(live.alist, 's3_buckets', JSON.stringify([{name: 'bucket', path: bucket}]));
  const s3 = clientOf(`http://${HOST}:${String(S3)}`, null);
  const key = (of: string) => `/bucket${of.startsWith(bucket) ? seenFrom(bucket, of) : of}`;
  const copy = (to: string) =>
    s3.request('PUT', key(to), {headers: {'x-amz-copy-source': key(at)}});
  const remove = () => s3.request('DELETE', key(at));
  const requests: Partial<Record<string, () => Promise<Answer>>> = {
    list: () => s3.get(`/bucket?prefix=${key(at).slice('/bucket/'.length)}/&delimiter=/`),
    download: () => s3.get(key(at)),
    upload: () => s3.request('PUT', key(at), {body: CONTENT}),
    mkdir: () => s3.request('PUT', `${key(at)}/`),
    rename: async () => {
      const copied = await copy(`${folderOf(at)}/${RENAMED}`);
      return copied.status === 200 ? remove() : copied;
    },
    move: async () => {
      const copied = await copy(`${target}/${nameOf(at)}`);
      return copied.status === 200 ? remove() : copied;
    },
    copy: () => copy(`${target}/${nameOf(at)}`),
    delete: remove,
  };
  const {status, text: body} = (await requests[action]?.()) ?? {status: 0, text: ''};
  if (action === 'list' && !body.includes('a.zip')) return 'nothing';
  return status < 300 ? 'done' : `${String(status)} ${body}`;
};

const performers: Readonly<Record<Protocol, Perform>> = {
  web: performWeb,
  link: performLink,
  share: performShare,
  webdav: performWebdav,
  ftp: performFtp,
  s3: performS3,
};

/** Outcomes of all cases, with which the simulator is compared, too (`tests/unit/lib/access.test.ts`). */
const expected = JSON.parse(readFileSync(outcomesFile, 'utf8')) as Record<string, Outcome>;

/** Waits for the tasks of offline downloads, which would add their files to the folder of the next case. */
async function downloadsEnd(): Promise<void> {
  for (const kind of ['offline_download', 'offline_download_transfer']) {
    await until(`the end of tasks of the kind ${kind}`, async () => {
      const {data} = await live.alist.api.get(`/api/admin/task/${kind}/undone`);
      return !Array.isArray(data) || data.length === 0;
    });
  }
}

async function perform(situation: Situation): Promise<Outcome> {
  replant();
  await saveRules(situation);
  const actor = await actorOf(situation);
  const outcome = await performers[situation.protocol](situation, actor);
  if (situation.action === 'offline') await downloadsEnd();
  for (const id of gone.splice(0))
    ok(await live.alist.api.post(`/api/admin/user/delete?id=${String(id)}`));
  const {error, isAllowed, at} = decide(situation);
  if (changes.has(situation.action)) {
    const did = happened(situation);
    if (outcome === 'done' && !did)
      return isAllowed && at !== undefined && existsSync(onDisk(at)) ? 'elsewhere' : 'nothing';
    if (outcome !== 'done' && did) return `${outcome}, and it happened`;
  }
  // Of paths that an account has no name for, only this is expected.
  return outcome !== 'done' && !isAllowed && error === undefined ? 'nothing' : outcome;
}

/** What the cases of each way prove. */
const places: Readonly<Record<Protocol, readonly Place[]>> = {
  web: [
    'page:reference/permissions#add-up',
    'page:guide/advanced/user#permissions',
    'page:guide/advanced/role#combine',
    'page:guide/advanced/meta#nearest',
    'page:guide/advanced/meta#password',
    'page:guide/advanced/meta#write',
    'page:guide/advanced/meta#hide',
    'fact:features.permissions',
    'fact:features.meta',
    'fact:errors.guest-disabled',
    'fact:errors.user-disabled',
    'fact:errors.is-guest',
    'fact:errors.fs-password',
    'fact:errors.refresh-denied',
    'fact:errors.permission-denied',
    'fact:errors.rename-protected',
    'fact:errors.share-no-permission',
  ],
  link: ['page:guide/advanced/meta#password', 'fact:errors.sign-missing'],
  share: [
    'page:guide/advanced/meta#password',
    'fact:features.shares',
    'fact:errors.share-expired',
    'fact:errors.share-consumed',
    'fact:errors.share-disabled',
    'fact:errors.share-no-download',
    'fact:errors.share-password-required',
  ],
  webdav: [
    'page:reference/permissions#add-up',
    'page:guide/advanced/user#permissions',
    'fact:features.webdav',
    'fact:errors.dav-403',
  ],
  ftp: [
    'page:reference/permissions#add-up',
    'page:guide/advanced/user#permissions',
    'fact:errors.ftp-denied',
  ],
  s3: ['page:guide/advanced/meta#password'],
};

for (const protocol of Object.keys(performers) as Protocol[])
  live.check(
    `${protocol}: AList does what the access simulator says`,
    places[protocol],
    async () => {
      const outcomes: Record<string, Outcome> = {};
      const cases = accessCases.filter(({situation}) => situation.protocol === protocol);
      for (const {name, situation} of cases)
        outcomes[name] = await perform(situation).catch((reason: unknown) => String(reason));
      expect(outcomes).toEqual(
        Object.fromEntries(cases.map(({name}) => [name, expected[name] ?? 'not in the table'])),
      );
    },
  );

live.check(
  'over FTP, lists show what no role path covers; in the web interface, they do not',
  ['page:guide/advanced/ftp#limits'],
  async () => {
    replant();
    const [first] = accessCases;
    if (!first) throw new Error('there are no cases');
    const situation: Situation = {
      ...first.situation,
      account: 'user',
      isDisabled: false,
      basePath: '/',
      scopes: [{path: '/site/team', permission: 2 ** 10}],
      rules: [],
    };
    await saveRules(situation);
    const {name, password, client} = await actorOf(situation);
    expect(await names(client, '/site')).toEqual(['team']);
    const ftp = await talkFtp(FTP, name, password);
    const data = await ftp.open();
    await ftp.say('NLST /site');
    const listed = await text(data);
    ftp.close();
    expect(listed).toContain('a.zip');
  },
);
