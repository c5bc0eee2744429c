import {mkdirSync, renameSync, rmSync, writeFileSync, existsSync, copyFileSync} from 'node:fs';
import type {RouteFact} from '../../../src/build/facts/schema';
import {HOST, freePort, until} from '../suite/programs';
import {casdoor, openIdProvider, startFake, type Fake} from './fakes';
import {
  bindLabel,
  endBuild,
  indexed,
  makeLabel,
  makeShare,
  mountRemote,
  mountReports,
  runningBuild,
  saveSettings,
  tokenOf,
} from './plays';
import type {Stands} from './proxy';
import {ALL_FILES, SSH_KEY, localAddition, storageRecord, type Fixture} from './fixture';
import {codeOf} from '../features/totp';

/** How the example of a route is changed so that it fails with one error. */
export interface Provocation {
  /** Why it can't be provoked here. */
  readonly skip?: string;
  /** Keys of the JSON body to replace; undefined removes one. A text or array replaces the whole body. */
  readonly body?: Readonly<Record<string, unknown>> | readonly unknown[] | string;
  /** Parameters of the query to replace; undefined removes one. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Path of the URL, in place of the example's. */
  readonly path?: string;
  /** Who asks, in place of whom the example has. */
  readonly by?: 'guest' | 'alice' | 'admin';
  /** Runs before the request. A list that it gives has the real values for made-up ones of the example. */
  readonly prepare?: (fixture: Fixture) => Promise<unknown>;
  readonly after?: (fixture: Fixture) => Promise<unknown>;
  /** Doesn't take the steps that the example needs. */
  readonly isBare?: boolean;
  /** Sends the body in pieces, without its length. */
  readonly isChunked?: boolean;
  /** Sends a form without a file. */
  readonly isEmptyForm?: boolean;
  /** The message, where the facts have a remark in its place. */
  readonly message?: RegExp;
}

type Provoke = Provocation | ((route: RouteFact) => Provocation);

const elsewhere = (where: string): Provocation => ({skip: `proved by ${where}`});

// ---- Helpers

const set = (values: Readonly<Record<string, string>>) => async (fixture: Fixture) => {
  const {code, message} = await saveSettings(fixture, values);
  if (code !== 200) throw new Error(message);
};

/** Runs steps one after the other. */
const steps =
  (...all: readonly ((fixture: Fixture) => Promise<unknown>)[]) =>
  async (fixture: Fixture): Promise<void> => {
    for (const step of all) await step(fixture);
  };

const permission =
  (bits: number, path = '/') =>
  async (fixture: Fixture) => {
    await fixture.must('POST', '/api/admin/role/update', {
      id: 4,
      name: 'editor',
      permission_scopes: [{path, permission: bits}],
    });
  };

const guestEnabled = (isEnabled: boolean) => (fixture: Fixture) =>
  fixture.must('POST', '/api/admin/user/update', {
    id: 1,
    username: 'guest',
    base_path: '/',
    role: [1],
    disabled: !isEnabled,
  });

const asGuest: Provocation = {by: 'guest', prepare: guestEnabled(true), after: guestEnabled(false)};

const rule = (path: string) => (fixture: Fixture) =>
  fixture.must('POST', '/api/admin/meta/create', {path, password: 's3cret', p_sub: true});

async function noRules(fixture: Fixture): Promise<void> {
  const {content} = await fixture.must('GET', '/api/admin/meta/list');
  for (const {id} of content) await fixture.must('POST', `/api/admin/meta/delete?id=${id}`);
}

/** Where a route has its path: in a field, a header, or the URL. */
function at(route: RouteFact, path: string): Provocation {
  const {url, headers = {}, body} = route.example?.request ?? {url: ''};
  if (headers['File-Path'] !== undefined) return {headers: {'File-Path': encodeURIComponent(path)}};
  const [, prefix] = /:5244\/(d|p|ad|ap|ae)\//.exec(url) ?? [];
  if (prefix !== undefined) return {path: `/${prefix}${path}`};
  if (new URL(url).searchParams.has('path')) return {query: {path}};
  const key = ['path', 'src_dir', 'dir', 'parent'].find((name) => Object.hasOwn(body ?? {}, name));
  return {body: {[key ?? 'path']: path}};
}

const at_ =
  (path: string, more: Provocation = {}) =>
  (route: RouteFact): Provocation => ({...more, ...at(route, path)});

/** Names in the field that a route has for them. */
function names(route: RouteFact, name: string): Provocation {
  const body = (route.example?.request.body ?? {}) as Readonly<Record<string, unknown>>;
  if ('rename_objects' in body)
    return {body: {rename_objects: [{src_name: 'a.txt', new_name: name}]}};
  if ('new_name_regex' in body) return {body: {src_name_regex: '^IMG_1.*$', new_name_regex: name}};
  if ('names' in body) return {body: {names: [name]}};
  return {body: {name: Array.isArray(body['name']) ? [name] : name}};
}

const missingId = {query: {id: 'x'}};
const unknownId = (route: RouteFact): Provocation =>
  route.example?.request.method === 'GET' || route.request.query
    ? {query: {id: '99999'}, isBare: true}
    : {body: {id: 99999}, isBare: true};

/** A storage whose driver couldn't start. */
async function broken(fixture: Fixture): Promise<void> {
  // Unlike Local, this driver isn't asked for files unless it could start.
  const addition = {root_folder_path: '/', url: await closed(), username: 'made', password: 'up'};
  const record = storageRecord('/broken', 'AList V3', JSON.stringify(addition));
  await fixture.admin.post('/api/admin/storage/create', record);
}

/** Links in place of files, which AList neither sends itself nor takes uploads for. */
async function links(fixture: Fixture): Promise<void> {
  await mountReports(fixture, 'UrlTree');
}

/** A storage of the driver Strm, which takes no uploads. */
async function strm(fixture: Fixture): Promise<void> {
  const addition = {
    paths: '/drive',
    siteUrl: fixture.alist.url,
    PathPrefix: '/d',
    downloadFileTypes: 'ass',
    filterFileTypes: 'mp4',
    encodePath: true,
    withoutUrl: false,
    withSign: false,
    SaveStrmToLocal: false,
  };
  const record = storageRecord('/strm', 'Strm', JSON.stringify(addition));
  await fixture.must('POST', '/api/admin/storage/create', record);
}

/** Copies an archive to the storage whose links need no signature. */
const toBackup = (name: string) => (fixture: Fixture) => {
  copyFileSync(
    fixture.folder(`drive/${name}`),
    fixture.folder(`backup/${name.replace(/.*\//, '')}`),
  );
  return Promise.resolve();
};

const archive = (
  name: string,
  route: RouteFact,
  query: Provocation['query'] = {},
): Provocation => ({
  ...at(route, `/backup/${name}`),
  query: {sign: undefined, ...query},
  isBare: true,
  prepare: toBackup(name),
});

// Shares

const spring = {share_id: 'spring26', path: '/reports', password: 'blossom', access_limit: 20};
const single = {share_id: 'notes26', path: '/reports/notes.txt', password: 'blossom'};

function shareIn(route: RouteFact): typeof spring | typeof single {
  return JSON.stringify(route.example?.request).includes('notes26') ? single : spring;
}

/** Makes the share of a route's example, changes it, and gives its token. */
const share =
  (
    route: RouteFact,
    changes: Readonly<Record<string, unknown>> = {},
    then?: (fixture: Fixture) => Promise<unknown>,
  ) =>
  async (fixture: Fixture): Promise<Stands> => {
    const made = shareIn(route);
    await mountReports(fixture, 'Local');
    await makeShare(fixture, made);
    const alice = await fixture.alice();
    if (Object.keys(changes).length > 0)
      await alice.post('/api/share/update', {share_id: made.share_id, ...changes});
    const stands = await tokenOf(fixture, made.share_id, made.password);
    await then?.(fixture);
    return stands;
  };

const shareWith =
  (changes: Readonly<Record<string, unknown>>) =>
  (route: RouteFact): Provocation => ({isBare: true, prepare: share(route, changes)});

const shareToken =
  (token: string) =>
  (route: RouteFact): Provocation => ({
    isBare: true,
    prepare: async (fixture) => {
      await share(route)(fixture);
      return [['<token>', token]];
    },
  });

/** Whether a route names its share in the URL. */
const isShareLink = ({path}: RouteFact): boolean => /^\/s[dp]\//.test(path);

function sharePath(route: RouteFact, path: string): Provocation {
  const prefix = route.path.slice(0, 3);
  return isShareLink(route) ? {path: `${prefix}/spring26${path}`} : {body: {path}};
}

/** A storage that listed once and doesn't anymore: AList's own WebDAV, with an account that was disabled. */
const unreadable =
  (route: RouteFact) =>
  async (fixture: Fixture): Promise<Stands> => {
    await fixture.must('POST', '/api/admin/user/create', {
      username: 'reader',
      password: 'reader',
      role: [4],
    });
    const addition = {
      vendor: 'other',
      address: `${fixture.alist.url}/dav/drive/reports`,
      username: 'reader',
      password: 'reader',
      root_folder_path: '/',
    };
    const record = storageRecord('/reports', 'WebDav', JSON.stringify(addition));
    await fixture.must('POST', '/api/admin/storage/create', record);
    const made = shareIn(route);
    await makeShare(fixture, made);
    const stands = await tokenOf(fixture, made.share_id, made.password);
    const {content} = await fixture.must('GET', '/api/admin/user/list');
    const reader = content.find(({username}: {username: string}) => username === 'reader');
    await fixture.must('POST', `/api/admin/user/delete?id=${reader.id}`);
    return stands;
  };

// SSO

const fakes: Fake[] = [];

/** Closes what the provocations started. */
export async function closeFakes(): Promise<void> {
  for (const fake of fakes.splice(0)) await fake.close();
}

async function fakeUrl(fake: Promise<Fake>): Promise<string> {
  const started = await fake;
  fakes.push(started);
  return started.url;
}

const ssoOff = set({sso_login_enabled: 'false', sso_compatibility_mode: 'false'});

const sso = (values: Readonly<Record<string, string>>) =>
  set({
    sso_login_enabled: 'true',
    sso_client_id: 'CLIENT_ID',
    sso_client_secret: 'made-up',
    ...values,
  });

/** Compatibility mode for the two routes that exist for it. */
const modeOf = ({id}: RouteFact) =>
  id === 'get-api-auth-sso-callback' ? {} : {sso_compatibility_mode: 'true'};

const signIn = {method: 'sso_get_token', code: 'made-up'};

const withCasdoor =
  (profile: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) =>
  (route: RouteFact): Provocation => ({
    query: signIn,
    prepare: async (fixture) =>
      sso({
        sso_login_platform: 'Casdoor',
        sso_endpoint_name: await fakeUrl(casdoor(profile)),
        sso_auto_register: 'false',
        ...modeOf(route),
        ...more,
      })(fixture),
    after: ssoOff,
  });

const withOpenId =
  (claims: Readonly<Record<string, string>> | undefined, hasState = true) =>
  (route: RouteFact): Provocation => ({
    query: {...signIn, state: 'STATE'},
    prepare: async (fixture) => {
      await sso({
        sso_login_platform: 'OIDC',
        sso_endpoint_name: await fakeUrl(openIdProvider(claims)),
        sso_oidc_username_key: 'name',
        ...modeOf(route),
      })(fixture);
      const {headers} = await fixture.alist.api.get('/api/auth/sso?method=sso_get_token', {
        token: null,
      });
      const state =
        new URL(headers.get('location') ?? 'http://none').searchParams.get('state') ?? '';
      return [['STATE', hasState ? encodeURIComponent(state) : 'made-up']];
    },
    after: ssoOff,
  });

const webauthn = {
  prepare: set({webauthn_login_enabled: 'true'}),
  after: set({webauthn_login_enabled: 'false'}),
};

const closed = async (): Promise<string> => `http://${HOST}:${String(await freePort())}`;

const search = (engine: string) => set({search_index: engine});

/** Five failed sign-ins from an address that nothing else uses. */
async function locked(fixture: Fixture): Promise<void> {
  for (let count = 0; count < 5; count += 1)
    await fixture.alist.api.post(
      '/api/auth/login',
      {username: 'alice', password: 'wrong'},
      {token: null, headers: {'X-Forwarded-For': '203.0.113.9'}},
    );
}

const ldapOn = async (fixture: Fixture) =>
  set({ldap_login_enabled: 'true', ldap_server: (await closed()).replace('http', 'ldap')})(fixture);
const ldapOff = set({ldap_login_enabled: 'false'});

const ALICE_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

async function twoFactors(fixture: Fixture): Promise<void> {
  const alice = await fixture.alice();
  await alice.post('/api/auth/2fa/verify', {code: codeOf(ALICE_SECRET), secret: ALICE_SECRET});
}

const temporary = (path: string, prepare?: Provocation['prepare']): Provocation => ({
  isBare: true,
  body: {temp_dir: path},
  ...(prepare ? {prepare} : {}),
});

async function disableDrive(fixture: Fixture): Promise<void> {
  await fixture.must('POST', '/api/admin/storage/disable?id=1');
}

/** A storage that's enabled in the database and not mounted. */
async function unloaded(fixture: Fixture): Promise<void> {
  await disableDrive(fixture);
  const drive = {
    ...storageRecord('/drive', 'Local', localAddition(fixture.folder('drive'))),
    id: 1,
  };
  await fixture.admin.post('/api/admin/storage/update', drive);
}

/** Loads what `unloaded` left: a restart would. */
async function reload(fixture: Fixture): Promise<void> {
  await fixture.admin.post('/api/admin/storage/load_all');
  await until(
    'the storages to load',
    async () => (await fixture.admin.get('/api/admin/storage/list')).code === 200,
  );
}

// ---- The table

/** How to provoke each error, by its code and message as the facts have them. `ROUTE CODE MESSAGE` goes first. */
export const provocations: Readonly<Record<string, Provoke>> = {
  '400 username or password is incorrect': {
    body: {password: 'wrong'},
    after: (fixture) => fixture.alice(),
  },
  '402 Invalid 2FA code': {
    body: {otp_code: '000000'},
    prepare: twoFactors,
    after: (fixture) => fixture.must('POST', '/api/admin/user/cancel_2fa?id=3'),
  },
  '403 too many active devices': {
    prepare: steps(
      (fixture) => fixture.alice(),
      set({max_devices: '1', device_evict_policy: 'deny'}),
    ),
    after: set({max_devices: '0'}),
  },
  '429 Too many unsuccessful sign-in attempts have been made using an incorrect username or password, Try again later.':
    {prepare: steps(locked, ldapOn), after: ldapOff, headers: {'X-Forwarded-For': '203.0.113.9'}},
  "400 Key: ... failed on the 'required' tag": (route) => {
    const required = route.request.body?.fields?.find(
      (field) => field.required && field.name !== 'id',
    );
    return {body: {[required?.name ?? '']: ''}};
  },
  "post-api-admin-label-file-binding-create-batch 400 Key: ... failed on the 'required' tag": {
    body: {items: undefined},
  },
  '403 ldap is not enabled': {isBare: true, prepare: ldapOff},
  '400 LDAP Result Code 49 "Invalid Credentials": ...': {body: {password: 'wrong'}},
  'post-api-auth-login-ldap 500 (connection or search error)': {
    prepare: ldapOn,
    after: ldapOff,
    message: /^LDAP Result Code 200 "Network Error": /,
  },
  '403 registration is disabled': {isBare: true, prepare: set({allow_register: 'false'})},
  'post-api-me-update 500 UNIQUE constraint failed: x_users.username': {body: {username: 'admin'}},
  'post-api-admin-user-update 500 UNIQUE constraint failed: x_users.username': {
    body: {username: 'admin'},
  },
  '500 UNIQUE constraint failed: x_users.username': {
    body: {username: 'alice'},
    isBare: true,
    prepare: set({allow_register: 'true'}),
  },
  '401 Guest user is disabled, login please': {by: 'guest'},
  '403 Guest user can not update profile': asGuest,
  '401 user invalid': asGuest,
  '400 request invalid': {body: {title: ''}},
  '400 provided key invalid': {body: {key: 'nonsense'}},
  '500 key with the same title already exists': {
    prepare: async (fixture) => {
      const alice = await fixture.alice();
      await alice.post('/api/me/sshkey/add', {title: 'laptop', key: SSH_KEY});
    },
  },
  '400 id format invalid': missingId,
  '404 failed to get public key': {query: {id: '99999'}, isBare: true},
  '403 Guest user can not generate 2FA code': asGuest,
  '400 Invalid 2FA code': {body: {code: '000000'}, isBare: true},
  '400 failed find session: record not found': {body: {session_id: 'made-up'}, isBare: true},

  '403 Single sign-on is not enabled': {isBare: true, prepare: ssoOff},
  '400 no method provided': {
    isBare: true,
    prepare: sso({}),
    after: ssoOff,
    query: {method: undefined},
  },
  '400 invalid platform': {
    isBare: true,
    query: signIn,
    prepare: sso({sso_login_platform: ''}),
    after: ssoOff,
  },
  'get-api-auth-sso 400 (error text)': {
    isBare: true,
    prepare: async (fixture) =>
      sso({sso_login_platform: 'OIDC', sso_endpoint_name: await closed()})(fixture),
    after: ssoOff,
    message: /connection refused/,
  },
  '500 sso login is disabled': {prepare: ssoOff, query: signIn},
  '500 invalid request': {
    isBare: true,
    query: {method: undefined},
    prepare: sso({sso_login_platform: 'Github'}),
    after: ssoOff,
  },
  '400 No code provided': (route) => ({
    query: {method: 'sso_get_token', code: undefined},
    prepare: sso({sso_login_platform: 'Github', ...modeOf(route)}),
    after: ssoOff,
  }),
  '400 error occurred': withCasdoor({}),
  '400 incorrect or expired state parameter': withOpenId({name: 'dora'}, false),
  '400 no id_token found in oauth2 token': withOpenId(undefined),
  '400 cannot get username from OIDC provider': withOpenId({}),
  '400 The single sign on platform is not bound to any users: record not found': withCasdoor({
    sub: 'nobody',
    preferred_username: 'nobody',
  }),
  '400 cannot get username from SSO provider': withCasdoor(
    {sub: 'nobody'},
    {sso_auto_register: 'true'},
  ),

  '403 WebAuthn is not enabled': {isBare: true, prepare: webauthn.after},
  '400 failed find user: record not found': {...webauthn, query: {username: 'nobody'}},
  '400 Found no credentials for user': {...webauthn, isBare: true},
  'post-api-authn-webauthn-finish-login 400 (error text)': {
    ...webauthn,
    isBare: true,
    message: /./,
  },
  'post-api-authn-webauthn-finish-registration 400 (error text)': {
    ...webauthn,
    isBare: true,
    message: /./,
  },

  '400 share_id is required': {query: {share_id: undefined}},
  '404 record not found': (route) =>
    isShareLink(route)
      ? {path: route.path.replace(':share_id', 'unknown').replace('*path', 'a'), isBare: true}
      : route.example?.request.method === 'GET'
        ? {query: {share_id: 'unknown'}, isBare: true}
        : {body: {share_id: 'unknown'}, isBare: true},
  '410 share has been consumed': (route) => ({
    isBare: true,
    prepare: async (fixture) => {
      const stands = await share(route, {access_limit: 1})(fixture);
      const [[, token] = ['', '']] = stands;
      const {share_id: id} = shareIn(route);
      const file = id === 'notes26' ? '' : '/plan.pdf';
      await fixture.alist.api.get(`/sd/${id}${file}?auth=${encodeURIComponent(token)}`, {
        token: null,
      });
      return stands;
    },
  }),
  '404 share is disabled': (route) => ({
    isBare: true,
    prepare: share(route, {}, async (fixture) => {
      const alice = await fixture.alice();
      await alice.post('/api/share/disable', {share_id: shareIn(route).share_id});
    }),
  }),
  '410 share is expired': (route) => ({
    isBare: true,
    prepare: share(route, {}, async (fixture) => {
      const alice = await fixture.alice();
      const past = {share_id: shareIn(route).share_id, expire_at: '2020-01-01T00:00:00Z'};
      await alice.post('/api/share/update', past);
    }),
  }),
  '403 password is incorrect': {body: {password: 'wrong'}},
  '401 share password required': (route) => ({
    ...shareToken('')(route),
    ...(isShareLink(route) ? {query: {auth: undefined}} : {}),
  }),
  '401 sign invalid': (route) =>
    route.auth_scheme === 'share-token'
      ? shareToken('made-up:0')(route)
      : {query: {sign: 'made-up:0'}, isBare: true},
  '401 sign expired': (route) =>
    route.auth_scheme === 'share-token'
      ? shareToken('made-up:1')(route)
      : {query: {sign: 'made-up:1'}, isBare: true},
  '401 expire invalid': (route) =>
    route.auth_scheme === 'share-token'
      ? shareToken('made:up')(route)
      : {query: {sign: 'made:up'}, isBare: true},
  '400 path is not a directory': (route) => ({...shareWith({})(route), body: {path: '/plan.pdf'}}),
  '400 file share does not support nested path': (route) => ({
    isBare: true,
    prepare: async (fixture) => {
      await mountReports(fixture, 'Local');
      await makeShare(fixture, {...single, share_id: 'spring26'});
      return tokenOf(fixture, 'spring26', 'blossom');
    },
    ...sharePath(route, '/inner.txt'),
  }),
  '404 object not found': (route) => ({
    isBare: true,
    prepare: share(route, {}, () => Promise.resolve()),
    ...(shareIn(route) === single
      ? {
          prepare: share(route, {}, (fixture) => {
            rmSync(fixture.folder('drive/reports/notes.txt'));
            return Promise.resolve();
          }),
        }
      : sharePath(route, '/nothing.pdf')),
  }),
  '404 failed get storage: storage not found; rawPath: ...': (route) => ({
    isBare: true,
    prepare: share(route, {}, async (fixture) => {
      const {content} = await fixture.must('GET', '/api/admin/storage/list');
      const reports = content.find(
        ({mount_path: path}: {mount_path: string}) => path === '/reports',
      );
      await fixture.must('POST', `/api/admin/storage/delete?id=${reports.id}`);
    }),
    ...(shareIn(route) === single ? {} : sharePath(route, '/plan.pdf')),
  }),
  '404 failed get parent list: ...': (route) => ({
    isBare: true,
    prepare: unreadable(route),
    ...(shareIn(route) === single ? {} : sharePath(route, '/plan.pdf')),
  }),
  'post-api-public-share-list 500 failed get objs: failed to list objs: ...': (route) => ({
    isBare: true,
    prepare: unreadable(route),
  }),

  '403 password is incorrect or you have no permission': {
    isBare: true,
    prepare: steps(rule('/drive'), rule('/cold'), rule('/lark'), permission(ALL_FILES - 2)),
    after: noRules,
  },
  '403 Refresh without permission': {isBare: true, prepare: permission(0), body: {refresh: true}},
  '403 access using relative path is not allowed': at_('/drive/../backup'),
  '500 failed get storage: storage not found; rawPath: ...': at_('/nowhere/a.txt', {isBare: true}),
  '500 failed get storage: storage not found; please add a storage first': {
    isBare: true,
    body: {path: '/'},
    prepare: async (fixture) => {
      for (const id of [1, 2])
        await fixture.must('POST', `/api/admin/storage/delete?id=${String(id)}`);
    },
  },
  '500 failed link: failed get link: ...': {
    isBare: true,
    body: {path: '/remote/reports/plan.pdf'},
    // The other site no longer has a file that AList's cache still shows.
    prepare: async (fixture) => {
      await mountRemote(fixture, {cache_expiration: 30});
      await fixture.must('POST', '/api/fs/list', {path: '/remote/reports'});
      rmSync(fixture.folder('drive/reports/plan.pdf'));
    },
  },
  '500 failed get objs: failed get dir: object not found': at_('/drive/nothing'),
  '500 failed get objs: not a folder': at_('/drive/reports/plan.pdf'),
  '500 failed get objs: storage not init: ...': at_('/broken', {prepare: broken}),
  '500 object not found': (route) =>
    route.id === 'get-ae-path'
      ? archive('docs.zip', route, {inner: '/nothing.txt'})
      : route.id === 'post-api-share-create'
        ? {...at(route, '/reports/nothing.txt')}
        : at(route, '/drive/nothing.zip'),
  '500 failed get parent list: storage not init: ...': at_('/broken/a.txt', {prepare: broken}),
  '403 Permission denied': {body: {force_root: true}},
  '500 search not available': {isBare: true, prepare: search('none')},
  "400 page can't < 1": {body: {page: 0}},
  "400 per_page can't < 1": {body: {per_page: 0}},
  '400 access using relative path is not allowed': {body: {parent: '/../drive'}},
  '500 not implement': at_('/drive/reports/plan.pdf'),
  '500 not support': {body: {method: 'nothing'}},
  '500 failed to get obj: object not found': at_('/drive/nothing'),
  '400 path and file_token are required': {query: {file_token: undefined}},
  '400 lark export download is not supported for this storage': {
    query: {path: '/drive/reports/plan.pdf'},
  },
  '403 permission denied': (route) => ({
    isBare: true,
    prepare: permission(0),
    ...(route.id.includes('archive-decompress') ? {} : {}),
  }),
  'post-api-fs-mkdir 500 file exists': {body: {path: '/drive/reports/plan.pdf'}},
  '400 invalid file name': (route) => names(route, 'a/b'),
  'post-api-fs-rename 403 file [NAME] exists': {body: {name: 'notes.md'}},
  'post-api-fs-recursive-move 403 file [NAME] exists': {
    body: {dst_dir: '/drive/reports', conflict_policy: 'cancel'},
  },
  'post-api-fs-copy 403 file [NAME] exists': {prepare: toBackup('reports/plan.pdf')},
  '403 file [NAME] exists': {isBare: true},
  '403 Path is password-protected and cannot be renamed.': {
    prepare: rule('/drive'),
    after: noRules,
  },
  '500 failed to get src object: object not found': (route) => {
    const {body} = route.example?.request ?? {};
    const keys = Object.keys(body ?? {});
    if (keys.includes('rename_objects'))
      return {body: {rename_objects: [{src_name: 'nothing', new_name: 'x'}]}};
    return keys.includes('names')
      ? {body: {names: ['nothing'], dst_dir: '/drive/all'}}
      : {body: {path: '/drive/nothing'}};
  },
  '500 error parsing regexp: ...': {body: {src_name_regex: '('}},
  '400 Empty file names': {body: {names: []}},
  "500 can't move files between two storages, try to copy": {body: {dst_dir: '/backup'}},
  '500 failed to get dst dir: object not found': {body: {dst_dir: '/drive/nothing'}},
  '500 delete root folder is not allowed, ...': {body: {dir: '/', names: ['drive']}},
  '403 file exists': {headers: {Overwrite: 'false'}},
  '400 strconv.ParseInt: ...': {isChunked: true},
  'put-api-fs-put 500 upload not supported': at_('/strm/a.txt', {isBare: true, prepare: strm}),
  'post-api-fs-add-offline-download 500 upload not supported': {
    body: {path: '/strm'},
    prepare: strm,
  },
  "405 Current storage doesn't support upload": at_('/strm/a.txt', {isBare: true, prepare: strm}),
  '400 storage not found; rawPath: ...': at_('/nowhere/a.txt'),
  '500 http: no such file': {isEmptyForm: true},
  '403 You are not an admin': {by: 'alice'},
  'post-api-fs-link 500 failed link: not a file': {
    body: {path: '/links/folder'},
    prepare: async (fixture) => {
      const addition = {
        url_structure: `folder:\n  a.txt:1:${fixture.alist.url}/robots.txt`,
        head_size: false,
      };
      const record = storageRecord('/links', 'UrlTree', JSON.stringify(addition));
      await fixture.must('POST', '/api/admin/storage/create', record);
    },
  },
  '500 failed get tool: tool NAME not found': {
    isBare: true,
    body: {tool: 'nothing'},
    message: /^failed get tool: tool nothing not found$/,
  },
  '500 failed init tool NAME: ...': {
    isBare: true,
    prepare: async (fixture) =>
      void (await fixture.admin.post('/api/admin/setting/set_aria2', {
        uri: `${await closed()}/jsonrpc`,
      })),
    message: /^failed init tool aria2: /,
  },
  '500 not a folder': {isBare: true, body: {path: '/drive/reports/plan.pdf', tool: 'SimpleHttp'}},
  '202 ... wrong archive password ...': at_('/drive/hidden.7z'),
  '500 ... unknown archive format ...': at_('/drive/reports/plan.pdf'),
  'any-api-fs-archive-list 500 failed to list archive [...]...: object not found ...':
    at_('/drive/nothing.zip'),

  '403 You are a guest': {...asGuest, isBare: true},
  '403 you have no permission': {
    isBare: true,
    prepare: permission(ALL_FILES, '/backup'),
    body: {path: '/drive/reports'},
  },
  '400 share_id must be 1-32 characters of letters, numbers, underscore or hyphen': (route) =>
    route.id.endsWith('update') ? {body: {new_share_id: 'a b'}} : {body: {share_id: 'a b'}},
  '400 share link already exists': (route) =>
    route.id.endsWith('update')
      ? {
          isBare: true,
          body: {new_share_id: 'other'},
          prepare: async (fixture) => {
            await share(route)(fixture);
            await makeShare(fixture, {share_id: 'other', path: '/drive'});
          },
        }
      : {isBare: true, prepare: async (fixture) => void (await share(route)(fixture))},
  '400 invalid expire_at': {body: {expire_at: 'soon'}},
  '400 access_limit must be 0 or greater': {body: {access_limit: -1}},
  '400 expire_hours must be 0 or greater': {body: {expire_at: '', expire_hours: -1}},

  '404 task not found': {isBare: true, query: {tid: 'unknown'}},
  '400 invalid request format': {isBare: true, body: '{"a": 1}'},

  'get-api-admin-setting-list 400 strconv.Atoi: parsing ...': {query: {group: 'x'}},
  '400 strconv.Atoi: parsing "...": invalid syntax': missingId,
  '400 strconv.Atoi: parsing ...': missingId,
  '500 record not found': unknownId,
  '400 file_name must not empty': (route) =>
    route.path.endsWith('/get') ? {query: {file_name: undefined}} : {query: {label_id: undefined}},
  '400 invalid file_name': {query: {file_name: '%zz'}},
  '500 failed string to uint err: ...': {query: {label_id: '1, 2'}},
  '500 failed GetFileByName in database: record not found': {
    prepare: async (fixture) => {
      await makeLabel(fixture);
      await fixture.must('POST', '/api/admin/label_file_binding/restore', {
        bindings: [{label_id: 1, file_name: 'without-record.txt'}],
      });
    },
    isBare: true,
  },

  '500 failed get old meta: record not found': unknownId,
  '400 PATTERN is illegal: ...': {body: {hide: '('}, message: /^\( is illegal: /},
  "400 Key: 'Meta.Path' Error:Field validation for 'Path' failed on the 'required' tag": {
    body: {path: ''},
  },
  '500 UNIQUE constraint failed: x_meta.path': (route) => ({
    isBare: true,
    after: noRules,
    prepare: async (fixture) => {
      await rule('/drive/private')(fixture);
      if (route.id.endsWith('create')) return;
      await fixture.must('POST', '/api/admin/meta/create', {id: 1, path: '/drive/other'});
    },
  }),
  '500 failed get old user: record not found': unknownId,
  '400 admin or guest user can not be created': {isBare: true, body: {username: 'dora', role: [2]}},
  '403 cannot change role of admin user': {body: {id: 2, username: 'admin', role: [4]}},
  '400 cannot assign admin or guest role to user': {body: {role: [2]}},
  '400 at least one enabled admin must be kept': elsewhere('features/databases'),
  '500 no such function: JSON_CONTAINS': {
    body: {id: 2, username: 'admin', role: [2], disabled: true},
    message: /no such function: JSON_CONTAINS/,
  },
  'post-api-admin-user-create 400 (error text)': {
    isBare: true,
    body: {role: 'editor'},
    message: /./,
  },
  'post-api-admin-user-update 400 (error text)': {body: {role: 'editor'}, message: /./},
  '500 cannot delete admin or guest': {query: {id: '1'}},
  '500 failed find user: record not found': {query: {username: 'nobody'}},
  '500 username is empty': {query: {username: undefined}},
  '400 user id format invalid': {query: {uid: 'x'}},
  '404 user invalid': {query: {uid: '99999'}},
  '500 failed get role: record not found': unknownId,
  '500 UNIQUE constraint failed: x_roles.name': {isBare: true, body: {name: 'general'}},
  '403 cannot modify admin role': (route) =>
    route.id.endsWith('delete') ? {query: {id: '2'}} : {body: {id: 2, name: 'admin'}},
  '400 ...ReadString: expects " or n, but found {...': {isBare: true, body: {addition: {a: 1}}},
  '500 failed get driver new: no driver named: NAME': {
    isBare: true,
    body: {driver: 'Nothing', mount_path: '/new'},
    message: /no driver named: Nothing$/,
  },
  '500 failed create storage in database: ...': {isBare: true},
  '500 failed init storage but storage is already created: ...': {
    isBare: true,
    body: {mount_path: '/broken', addition: localAddition('/nonexistent')},
  },
  '500 failed get old storage: record not found': unknownId,
  '500 driver cannot be changed': {body: {driver: 'Virtual'}},
  'post-api-admin-storage-update 500 failed get storage driver: no mount path for an storage is: ...':
    {
      prepare: disableDrive,
    },
  '500 failed get storage driver: no mount path for an storage is: ...': {
    prepare: unloaded,
    after: steps(
      async (fixture) => void (await fixture.admin.post('/api/admin/storage/delete?id=1')),
      repair,
    ),
  },
  '500 failed init storage: ...': {body: {addition: localAddition('/nonexistent')}},
  '500 failed update storage in database: ...': {body: {mount_path: '/backup'}},
  '500 failed drop storage: ...': {skip: 'no part of this release returns it'},
  '500 failed get storage: record not found': unknownId,
  '500 storage is used by ..., please cancel usage first': {
    prepare: permission(0, '/drive/reports'),
  },
  '500 this storage have enabled': {isBare: true},
  '500 failed load storage: ...': {
    isBare: true,
    prepare: async (fixture) => {
      await disableDrive(fixture);
      renameSync(fixture.folder('drive'), fixture.folder('moved'));
    },
    after: (fixture) => {
      mkdirSync(fixture.folder('drive'), {recursive: true});
      rmSync(fixture.folder('moved'), {recursive: true, force: true});
      return Promise.resolve();
    },
  },
  '500 this storage have disabled': {prepare: disableDrive},
  '404 driver [NAME] not found': {query: {driver: 'Nothing'}},
  '400 record not found': {query: {key: 'nothing'}},
  "400 [0]: Key: 'SettingItem.Key' Error:Field validation for 'Key' failed on the 'required' tag": {
    isBare: true,
    body: [{value: 'x'}],
  },
  '400 cannot set admin or guest as default role': {body: [{key: 'default_role', value: 'admin'}]},
  '500 (error of a check)': {
    body: [{key: 'filename_char_mapping', value: '{', type: 'text', group: 4, flag: 1}],
    message: /EOF|expect/,
  },
  '500 not support index: NAME': {
    body: [{key: 'search_index', value: 'nothing', type: 'select', group: 6, flag: 1}],
    message: /not support index: nothing/,
    after: search('none'),
  },
  '400 failed get role: record not found': {body: [{key: 'default_role', value: 'nothing'}]},
  '500 setting [KEY] is not deprecated': {
    query: {key: 'site_title'},
    message: /^setting \[site_title\]/,
  },
  '500 failed to get settingItem: record not found': {query: {key: 'nothing'}, isBare: true},
  "400 Key: 'SetTokenReq.Token' Error:Field validation for 'Token' failed on the 'required' tag": {
    body: {token: ''},
  },
  '500 failed to init aria2 client: ...': {isBare: true, body: {uri: 'nothing://nowhere'}},
  '500 failed get aria2 version: ...': {
    isBare: true,
    prepare: async () => [['localhost:6800', (await closed()).replace('http://', '')]],
  },
  '500 Post ".../api/v2/auth/login": ...': {
    prepare: async () => [['localhost:8080', (await closed()).replace('http://', '')]],
    isBare: true,
  },
  '500 failed to login into qBittorrent webui with url: ...': {
    isBare: true,
    prepare: () => qbittorrent('Fails.'),
  },
  '500 unauthorized qbittorrent url': {isBare: true, prepare: () => qbittorrent('Ok.')},
  '500 failed to init transmission client: ...': {isBare: true, body: {uri: '://'}},
  '500 failed get transmission version: ...': {
    isBare: true,
    prepare: async () => [['localhost:9091', (await closed()).replace('http://', '')]],
  },
  '500 remote transmission RPC version (v...) is incompatible with the transmission library (v...): remote needs at least v...':
    {
      isBare: true,
      prepare: async () => {
        const url = await fakeUrl(
          startFake((_path, _url, sent) => {
            // The tag is too large for a number of JavaScript.
            const [, tag = '0'] = /"tag":\s*(\d+)/.exec(sent) ?? [];
            const versions = '{"rpc-version": 99, "rpc-version-minimum": 99}';
            return {
              status: 200,
              headers: {'Content-Type': 'application/json'},
              text: `{"result": "success", "arguments": ${versions}, "tag": ${tag}}`,
            };
          }),
        );
        return [['localhost:9091', url.replace('http://', '')]];
      },
    },
  '400 storage does not exists': temporary('/nowhere/temp'),
  '400 storage not init: ...': temporary('/broken/temp', broken),
  ...Object.fromEntries(
    ['115 Cloud', 'PikPak', 'Thunder', 'GuangYaPan', '123 Open'].map((name) => [
      `400 unsupported storage driver for offline download, only ${name} is supported`,
      temporary('/drive/temp'),
    ]),
  ),
  '404 no message': {},
  '500 nowhere needed': {},
  '400 index is running': {
    isBare: true,
    prepare: runningBuild,
    after: async (fixture) => {
      await endBuild();
      await indexed(fixture);
    },
  },
  '400 update is not supported for current index': {
    isBare: true,
    prepare: search('bleve'),
    after: search('none'),
  },
  '400 index is not running': {isBare: true, prepare: search('database')},

  '401 label name is exists': {isBare: true, prepare: makeLabel},
  '500 failed create label in database: ...': {
    isBare: true,
    prepare: makeLabel,
    body: {id: 1, name: 'Other'},
  },
  '500 failed get old label: record not found': unknownId,
  '500 label have binding relationships': {isBare: true, prepare: bindLabel},
  '500 failed get label: record not found': unknownId,
  "400 invalid label_id '...': ...": {query: {label_id: 'x'}},
  '400 Unable to bind folder': {body: {is_dir: true}},
  "post-api-admin-label-file-binding-create 500 invalid label ID '...': ...": {
    body: {label_ids: 'x'},
  },
  "500 invalid label ID '...': ...": {body: {label_id: 'x'}},
  '500 failed file in database: failed create file in database: ...': {
    prepare: async (fixture) => {
      await bindLabel(fixture);
      return [['/srv/files', fixture.folder('drive')]];
    },
    body: {name: 'another.pdf'},
  },
  '400 empty bindings': {body: {bindings: []}},
  '400 invalid binding: user_id/label_id/file_name required': {
    body: {bindings: [{file_name: 'a'}]},
  },
  'post-api-admin-label-file-binding-restore 500 (error of the database)': {
    prepare: async (fixture) => {
      await bindLabel(fixture);
      const {content} = await fixture.must('GET', '/api/admin/label_file_binding/list');
      return [['"id":1,', `"id":${content[0].id},`]];
    },
    body: {
      bindings: [{id: 1, user_id: 2, label_id: 1, file_name: 'another.pdf'}],
      keep_ids: true,
      override: true,
    },
    message: /UNIQUE constraint failed/,
  },

  '401 expire missing': {query: {sign: undefined}, isBare: true},
  '500 storage not found; rawPath: ...': (route) => ({
    ...at(route, '/nowhere/a.zip'),
    isBare: true,
    query: {sign: undefined},
  }),
  'get-ae-path 500 failed get storage: storage not found; rawPath: ...': (route) => ({
    ...at(route, '/nowhere/a.zip'),
    isBare: true,
    query: {sign: undefined},
  }),
  '500 failed link: failed to get file: object not found': (route) => ({
    ...at(route, '/backup/nothing.txt'),
    isBare: true,
    query: {sign: undefined, type: undefined},
  }),
  '500 failed link: not a file': (route) => ({
    ...at(route, '/backup/folder'),
    isBare: true,
    query: {sign: undefined},
    prepare: (fixture) => {
      mkdirSync(fixture.folder('backup/folder'), {recursive: true});
      return Promise.resolve();
    },
  }),
  'get-p-path 403 proxy not allowed': (route) => ({
    ...at(route, '/reports/plan.pdf'),
    isBare: true,
    query: {sign: undefined},
    prepare: links,
  }),
  'get-ap-path 403 proxy not allowed': (route) => ({
    ...at(route, '/reports/plan.pdf'),
    isBare: true,
    query: {sign: undefined, inner: '/a.bin'},
    prepare: links,
  }),
  '403 proxy not allowed': (route) => ({
    isBare: true,
    prepare: async (fixture) => {
      await links(fixture);
      await makeShare(fixture, {share_id: 'bin26', path: '/reports/plan.pdf'});
      await makeShare(fixture, {...spring, password: ''});
    },
    ...(shareIn(route) === single
      ? {path: '/sp/bin26', query: {auth: undefined}}
      : {path: '/sp/spring26/plan.pdf', query: {auth: undefined}}),
  }),
  '500 failed extract archive: ... wrong archive password': (route) => ({
    ...at(route, '/remote/hidden.7z'),
    isBare: true,
    query: {sign: undefined},
    prepare: (fixture) => mountRemote(fixture, {web_proxy: true}),
  }),
  '500 failed extract archive: ... object not found': (route) => ({
    ...at(route, '/remote/nothing.zip'),
    isBare: true,
    query: {sign: undefined},
    prepare: (fixture) => mountRemote(fixture, {web_proxy: true}),
  }),
  '500 failed extract archive: driver extraction not supported': (route) =>
    archive('docs.zip', route),
  '500 failed get [...] link: failed to get file: object not found': (route) => ({
    ...at(route, '/backup/nothing.zip'),
    isBare: true,
    query: {sign: undefined},
  }),
  '500 failed get archive tool: ...': (route) => archive('noext', route),
  '500 wrong archive password': (route) => archive('hidden.7z', route),
  '500 zip: invalid password': (route) => archive('locked.zip', route, {pass: 'wrong'}),

  '403 download is not allowed': shareWith({allow_download: false}),
  '403 preview is not allowed': shareWith({allow_preview: false}),
  '400 directory download is not supported': folderShare,
  '400 directory preview is not supported': folderShare,
  '400 invalid URL escape "..."': (route) => ({
    isBare: true,
    prepare: async (fixture) => {
      writeFileSync(fixture.folder('drive/reports/100%.txt'), 'percent\n');
      return share(route)(fixture);
    },
    ...sharePath(route, '/100%25.txt'),
  }),
  '400 malformed link': {
    path: `/i/${Buffer.from('nothing').toString('base64').replaceAll('=', '.')}.plist`,
  },
  '400 illegal base64 data at input byte ...': {path: '/i/!!!!.plist'},
  '403 S3 server is not enabled': {},
  '403 S3 server bound to single port': elsewhere('api/ports'),
  '400 This is ip: *******': {},
};

function folderShare(route: RouteFact): Provocation {
  const prefix = route.path.slice(0, 3);
  return {
    isBare: true,
    prepare: async (fixture) => {
      await mountReports(fixture, 'Local');
      await makeShare(fixture, spring);
      return tokenOf(fixture, 'spring26', 'blossom');
    },
    path: route.path.includes('*path') ? `${prefix}/spring26/2025` : `${prefix}/spring26`,
  };
}

/** Mounts the storage again that a provocation left unmounted. */
async function repair(fixture: Fixture): Promise<void> {
  await reload(fixture);
  if (!existsSync(fixture.folder('drive'))) mkdirSync(fixture.folder('drive'));
}

/** A made-up qBittorrent, which says this to a sign-in and refuses other requests. */
async function qbittorrent(login: string): Promise<Stands> {
  const url = await fakeUrl(
    startFake((path) =>
      path.endsWith('/login')
        ? {status: 200, text: login, headers: {'Set-Cookie': 'SID=made-up; path=/'}}
        : {status: 403, text: 'Forbidden'},
    ),
  );
  return [['localhost:8080', url.replace('http://', '')]];
}

/** How to provoke an error of a route. */
export function provocationOf(
  route: RouteFact,
  error: {readonly code: number; readonly message: string},
): Provocation | undefined {
  const key = `${String(error.code)} ${error.message}`;
  const found = provocations[`${route.id} ${key}`] ?? provocations[key];
  return typeof found === 'function' ? found(route) : found;
}
