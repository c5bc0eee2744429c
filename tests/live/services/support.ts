import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import type {AList} from '../suite/alist';
import type {Answer, Client, RequestOptions} from '../suite/client';
import {runProgram, type Ended} from '../suite/programs';

/** Permission bits that the checks use. */
export const BIT = {
  withoutPassword: 1,
  offlineDownload: 2,
  write: 3,
  rename: 4,
  move: 5,
  copy: 6,
  remove: 7,
  webdavRead: 8,
  webdavManage: 9,
  ftpRead: 10,
  ftpManage: 11,
  mcpRead: 15,
  mcpManage: 16,
} as const;

export type Bit = keyof typeof BIT;

/** Permission number of several bits. */
export const bits = (...names: readonly Bit[]): number =>
  names.reduce((sum, name) => sum + 2 ** BIT[name], 0);

/** Files of a folder: a string is a file's content, an object a folder. */
export interface Tree {
  readonly [name: string]: string | Buffer | Tree;
}

/** Writes files below a folder. */
export function plant(folder: string, tree: Tree): void {
  mkdirSync(folder, {recursive: true});
  for (const [name, content] of Object.entries(tree)) {
    const target = path.join(folder, name);
    if (typeof content === 'string' || Buffer.isBuffer(content)) writeFileSync(target, content);
    else plant(target, content);
  }
}

/** Expects AList's code 200 and gives the data. */
export function ok<Data>({code, message, data}: Answer<Data>): Data {
  expect([code, message]).toEqual([200, 'success']);
  return data;
}

/** Code and message of a response, for comparisons. */
export const said = ({code, message}: Answer): readonly [number, string] => [code, message];

/** Adds a storage and gives its ID. */
export async function addStorage(
  alist: AList,
  mountPath: string,
  driver: string,
  addition: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const body = {mount_path: mountPath, driver, cache_expiration: 0, ...fields};
  const {id} = ok(
    await alist.api.post<{id: number}>('/api/admin/storage/create', {
      ...body,
      addition: JSON.stringify(addition),
    }),
  );
  return id;
}

/**
 * Mounts a new folder as Local storage.
 *
 * @returns the folder on the disk
 */
export async function addLocal(alist: AList, mountPath: string, tree: Tree = {}): Promise<string> {
  const root = path.join(alist.folder, mountPath.slice(1).replaceAll('/', '-'));
  plant(root, tree);
  await addStorage(alist, mountPath, 'Local', {root_folder_path: root, thumbnail: false});
  return root;
}

/** A path of a role with its permission number. */
export type Scope = readonly [path: string, permission: number];

/** A user as the API gives it. */
export interface User {
  readonly id: number;
  readonly username: string;
  readonly base_path: string;
  readonly role: readonly number[] | null;
  readonly disabled: boolean;
  readonly sso_id: string;
}

export const passwordOf = (username: string): string => `secret-${username}`;

/** Adds a role and gives its ID. */
export async function addRole(
  alist: AList,
  name: string,
  scopes: readonly Scope[],
): Promise<number> {
  const permission_scopes = scopes.map(([at, permission]) => ({path: at, permission}));
  ok(await alist.api.post('/api/admin/role/create', {name, permission_scopes}));
  const {content} = ok(
    await alist.api.get<{content: {id: number; name: string}[]}>(
      '/api/admin/role/list?page=1&per_page=500',
    ),
  );
  const role = content.find((each) => each.name === name);
  if (!role) throw new Error(`There is no role ${name}.`);
  return role.id;
}

export async function users(alist: AList): Promise<readonly User[]> {
  const list = await alist.api.get<{content: User[]}>('/api/admin/user/list?page=1&per_page=500');
  return ok(list).content;
}

export async function userNamed(alist: AList, username: string): Promise<User> {
  const user = (await users(alist)).find((each) => each.username === username);
  if (!user) throw new Error(`There is no user ${username}.`);
  return user;
}

/** Saves a user as the form does: all of its values, with these changes. */
export async function saveUser(
  alist: AList,
  username: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const user = await userNamed(alist, username);
  ok(await alist.api.post('/api/admin/user/update', {...user, password: '', ...changes}));
}

/**
 * Adds a role with these paths and a user with it, whose password is `secret-<name>`. AList sets the base path to the
 * first path of the role unless another one is given here, which is then saved as the form does it.
 */
export async function addUser(
  alist: AList,
  username: string,
  scopes: readonly Scope[],
  basePath?: string,
): Promise<void> {
  const role = await addRole(alist, `role-${username}`, scopes);
  const body = {username, password: passwordOf(username), role: [role]};
  ok(await alist.api.post('/api/admin/user/create', body));
  if (basePath !== undefined) await saveUser(alist, username, {base_path: basePath});
}

/** Changes settings as the admin panel does: everything else of each stays. */
export async function saveSettings(
  alist: AList,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const items = [];
  for (const [key, value] of Object.entries(values))
    items.push({
      ...ok(await alist.api.get<object>(`/api/admin/setting/get?key=${key}`)),
      value,
    });
  ok(await alist.api.post('/api/admin/setting/save', items));
}

/** Names in a folder, sorted. Only who can write there can ask for a refresh. */
export async function names(
  client: Client,
  at: string,
  refresh = true,
): Promise<readonly string[]> {
  const {content} = ok(
    await client.post<{content: {name: string}[] | null}>('/api/fs/list', {
      path: at,
      refresh,
    }),
  );
  return (content ?? []).map(({name}) => name).sort();
}

/** Text of the log file, `log/log.log` in the data folder. */
export const logOf = (alist: AList): string =>
  readFileSync(path.join(alist.data, 'log/log.log'), 'utf8');

/** Basic credentials of a user. */
export const basic = (username: string, password = passwordOf(username)): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

/** WebDAV requests of a user: `dav('PUT', '/folder/a.txt', {body: 'content'})`. */
export function davOf(alist: AList, username: string, password = passwordOf(username)) {
  return (
    method: string,
    at: string,
    {headers, ...options}: RequestOptions = {},
  ): Promise<Answer> =>
    alist.api.request(method, `/dav${at}`, {
      token: null,
      ...options,
      headers: {Authorization: basic(username, password), ...headers},
    });
}

/**
 * Code of a sample with other values.
 *
 * @param values what is in the sample, and what it's replaced with
 * @throws Error when the sample doesn't contain one of them
 */
export function filled(code: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The sample doesn't contain ${from}:\n${code}`);
    return text.replaceAll(from, to);
  }, code);
}

/** Runs commands of a page in Bash, and stops at the first one that fails. */
export function bash(
  commands: string,
  options: {
    readonly cwd?: string;
    readonly env?: Readonly<Record<string, string>>;
    readonly input?: string;
  } = {},
): Promise<Ended> {
  const {env, ...rest} = options;
  return runProgram('bash', ['-e', '-o', 'pipefail', '-c', commands], {
    ...rest,
    env: {PATH: process.env['PATH'], NO_PROXY: '*', no_proxy: '*', LC_ALL: 'C.UTF-8', ...env},
  });
}
