import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import type {AList} from '../suite/alist';
import type {Answer, Client} from '../suite/client';
import {until} from '../suite/programs';

/** Permission bits that the checks use, by their number in `features.json`. */
export const BIT = {
  seeHidden: 0,
  withoutPassword: 1,
  offlineDownload: 2,
  write: 3,
  rename: 4,
  move: 5,
  copy: 6,
  remove: 7,
  webdavRead: 8,
  webdavManage: 9,
  readArchives: 12,
  decompress: 13,
  pathLimit: 14,
} as const;

/** Permission number of several bits. */
export const bits = (...numbers: readonly number[]): number =>
  numbers.reduce((sum, bit) => sum + 2 ** bit, 0);

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
export function ok<Data>(answer: Answer<Data>): Data {
  expect([answer.code, answer.message]).toEqual([200, 'success']);
  return answer.data;
}

/**
 * Mounts a new folder as Local storage.
 *
 * @returns the folder on the disk
 */
export async function addLocal(
  alist: AList,
  mountPath: string,
  tree: Tree = {},
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const root = path.join(alist.folder, mountPath.slice(1).replaceAll('/', '-'));
  plant(root, tree);
  await addStorage(alist, mountPath, 'Local', {root_folder_path: root, show_hidden: true}, fields);
  return root;
}

/** Adds a storage and gives its ID. */
export async function addStorage(
  alist: AList,
  mountPath: string,
  driver: string,
  addition: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const {id} = ok(
    await alist.api.post<{id: number}>('/api/admin/storage/create', {
      mount_path: mountPath,
      driver,
      cache_expiration: 0,
      ...fields,
      addition: JSON.stringify(addition),
    }),
  );
  return id;
}

/** A path of a role with its permission number. */
export type Scope = readonly [path: string, permission: number];

/** Adds a role and gives its ID. */
export async function addRole(alist: AList, name: string, ...scopes: Scope[]): Promise<number> {
  ok(
    await alist.api.post('/api/admin/role/create', {
      name,
      permission_scopes: scopes.map(([at, permission]) => ({path: at, permission})),
    }),
  );
  return (await roleNamed(alist, name)).id;
}

export interface Role {
  readonly id: number;
  readonly name: string;
  readonly permission_scopes: readonly {readonly path: string; readonly permission: number}[];
}

export async function roleNamed(alist: AList, name: string): Promise<Role> {
  const {content} = ok(
    await alist.api.get<{content: Role[]}>('/api/admin/role/list?page=1&per_page=500'),
  );
  const role = content.find((each) => each.name === name);
  if (!role) throw new Error(`There is no role ${name}.`);
  return role;
}

/** Replaces the paths of a role. */
export async function setScopes(alist: AList, name: string, ...scopes: Scope[]): Promise<void> {
  const {id} = await roleNamed(alist, name);
  ok(
    await alist.api.post('/api/admin/role/update', {
      id,
      name,
      permission_scopes: scopes.map(([at, permission]) => ({path: at, permission})),
    }),
  );
}

export interface User {
  readonly id: number;
  readonly username: string;
  readonly base_path: string;
  readonly role: readonly number[];
  readonly disabled: boolean;
  readonly permission: number;
  readonly sso_id: string;
  readonly otp: boolean;
}

export async function userNamed(alist: AList, username: string): Promise<User> {
  const {content} = ok(
    await alist.api.get<{content: User[]}>('/api/admin/user/list?page=1&per_page=500'),
  );
  const user = content.find((each) => each.username === username);
  if (!user) throw new Error(`There is no user ${username}.`);
  return user;
}

/** Saves a user as the form does: all of its values, with these changes. */
export async function saveUser(
  alist: AList,
  username: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const user = await userNamed(alist, username);
  return alist.api.post('/api/admin/user/update', {...user, password: '', ...changes});
}

/** Adds a user with the password `secret-<name>`, signs in, and gives the client. */
export async function addUser(
  alist: AList,
  username: string,
  role: number | readonly number[],
  basePath?: string,
): Promise<Client> {
  ok(
    await alist.api.post('/api/admin/user/create', {
      username,
      password: passwordOf(username),
      role: [role].flat(),
    }),
  );
  if (basePath !== undefined) ok(await saveUser(alist, username, {base_path: basePath}));
  return alist.api.signIn(username, passwordOf(username));
}

export const passwordOf = (username: string): string => `secret-${username}`;

/** A client of a user with its role: one call for the usual case. */
export async function addUserWith(
  alist: AList,
  username: string,
  scopes: readonly Scope[],
  basePath = '/',
): Promise<Client> {
  return addUser(alist, username, await addRole(alist, `role-${username}`, ...scopes), basePath);
}

/** Changes a setting as the admin panel does: everything else of it stays. */
export async function setSetting(alist: AList, key: string, value: string): Promise<void> {
  ok(await saveSetting(alist, key, value));
}

export async function saveSetting(alist: AList, key: string, value: string): Promise<Answer> {
  const data = ok(await alist.api.get<object>(`/api/admin/setting/get?key=${key}`));
  return alist.api.post('/api/admin/setting/save', [{...data, value}]);
}

/** Value of a setting. */
export async function settingOf(alist: AList, key: string): Promise<string> {
  return ok(await alist.api.get<{value: string}>(`/api/admin/setting/get?key=${key}`)).value;
}

export interface Item {
  readonly name: string;
  readonly is_dir: boolean;
  readonly size: number;
  readonly sign: string;
  readonly label_list?: readonly {readonly id: number; readonly name: string}[];
}

export interface Listing {
  readonly content: readonly Item[] | null;
  readonly total: number;
  readonly readme: string;
  readonly header: string;
  readonly write: boolean;
}

/** Names in a folder, sorted. */
export async function names(client: Client, at: string, body: object = {}): Promise<string[]> {
  const {content} = ok(await client.post<Listing>('/api/fs/list', {path: at, ...body}));
  return (content ?? []).map(({name}) => name).sort();
}

/** Uploads a file through the API. */
export async function upload(
  client: Client,
  at: string,
  content: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return client.request('PUT', '/api/fs/put', {
    headers: {'File-Path': encodeURIComponent(at), ...headers},
    body: content,
  });
}

/** AList notes many times in whole seconds. */
export async function nextSecond(): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  await until('the next second', () => Math.floor(Date.now() / 1000) > now);
}

/** Code and message of a response, for comparisons. */
export const said = ({code, message}: Answer): readonly [number, string] => [code, message];

/** Basic credentials of a user for WebDAV. */
export const basic = (username: string, password = passwordOf(username)): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

/** A WebDAV request. */
export function dav(
  client: Client,
  authorization: string,
  method: string,
  at: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<Answer> {
  return client.request(method, `/dav${at}`, {
    token: null,
    headers: {Authorization: authorization, ...headers},
    ...(body === undefined ? {} : {body}),
  });
}
