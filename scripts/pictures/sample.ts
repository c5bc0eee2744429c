import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {CompleteLocale} from '../../src/lib/shared/localized';
import type {AList} from '../../tests/live/suite/alist';
import {names, writeMedia} from './media';

/** Password of the sample's users. */
const USER_PASSWORD = 'sample-only';

/** A port at which nothing answers: the storage there shows an error. */
const CLOSED_PORT = 9;

/** Bits of permissions: upload and make folders, rename, WebDAV read, read archives. */
const EDITOR_PERMISSION = 0b1_0001_0001_1000;

/** What lists of the server say, as far as it's needed here. */
interface Listed {
  readonly id: number;
  readonly username?: string;
  readonly share_id?: string;
}

/** The files of a storage, and how to remove them at the end. */
export interface SampleFolder {
  readonly folder: string;
  readonly remove: () => void;
}

/** A folder for the sample's files. The server must be able to read it. */
export function makeSampleFolder(): SampleFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'alist-pictures-'));
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}

/** Empties the server: storages, users, roles, path rules, shares, and tasks. */
export async function emptyServer(alist: AList): Promise<void> {
  const {api} = alist;
  // The one by default needs a font with color pictures, and the announcement covers what is below it.
  await setSetting(alist, 'home_icon', '⌂');
  await setSetting(alist, 'announcement', '');
  const listed = async (route: string): Promise<readonly Listed[]> => {
    const {data} = await api.get<{content?: Listed[]} | Listed[] | null>(route);
    return (Array.isArray(data) ? data : data?.content) ?? [];
  };
  for (const {id} of await listed('/api/admin/meta/list?page=1&per_page=999'))
    await api.post(`/api/admin/meta/delete?id=${id}`);
  for (const {id, username} of await listed('/api/admin/user/list?page=1&per_page=999'))
    if (username !== 'admin' && username !== 'guest')
      await api.post(`/api/admin/user/delete?id=${id}`);
  for (const {id} of await listed('/api/admin/role/list?page=1&per_page=999'))
    if (id > 2) await api.post(`/api/admin/role/delete?id=${id}`);
  // A storage that a role names can't be deleted.
  for (const {id} of await listed('/api/admin/storage/list?page=1&per_page=999'))
    await api.post(`/api/admin/storage/delete?id=${id}`);
  for (const {share_id} of await listed('/api/share/list?page=1&per_page=999'))
    await api.post('/api/share/delete', {share_id});
  for (const kind of ['copy', 'offline_download', 'offline_download_transfer', 'upload'])
    for (const state of ['undone', 'done'])
      for (const {id} of await listed(`/api/admin/task/${kind}/${state}`)) {
        if (state === 'undone') await api.post(`/api/admin/task/${kind}/cancel?tid=${id}`);
        await api.post(`/api/admin/task/${kind}/delete?tid=${id}`);
      }
}

/** Brings the server to the state that most scenes expect. */
export async function fillServer(
  alist: AList,
  locale: CompleteLocale,
  folder: string,
): Promise<void> {
  const {api} = alist;
  const must = async (route: string, body: unknown): Promise<unknown> => {
    const {code, message, data} = await api.post<unknown>(route, body);
    if (code !== 200) throw new Error(`${route}: ${code} ${message}`);
    return data;
  };
  await emptyServer(alist);
  await writeMedia(folder, locale);
  const say = (name: keyof typeof names): string => names[name][locale];

  const kinds = ['documents', 'movies', 'music', 'photos'] as const;
  for (const [order, kind] of kinds.entries())
    await must('/api/admin/storage/create', {
      mount_path: `/${say(kind)}`,
      order,
      driver: 'Local',
      cache_expiration: 30,
      web_proxy: false,
      webdav_policy: 'native_proxy',
      addition: JSON.stringify({
        root_folder_path: path.join(folder, kind),
        thumbnail: kind === 'photos',
        thumb_pixel: '320',
        show_hidden: true,
        mkdir_perm: '777',
      }),
    });
  // It can't connect, so this isn't 200.
  await api.post('/api/admin/storage/create', {
    mount_path: '/SFTP',
    order: -1,
    driver: 'SFTP',
    webdav_policy: 'native_proxy',
    addition: JSON.stringify({
      address: `127.0.0.1:${CLOSED_PORT}`,
      username: 'demo',
      password: USER_PASSWORD,
      root_folder_path: '/',
    }),
  });

  await must('/api/admin/role/create', {
    name: {en: 'family', zh: '家人'}[locale],
    description: {en: 'Reads everything, uploads documents', zh: '可读全部，可上传文档'}[locale],
    permission_scopes: [
      {path: '/', permission: 0b1_0000_0000},
      {path: `/${say('documents')}`, permission: EDITOR_PERMISSION},
    ],
  });
  const {data: roles} = await api.get<{content: readonly {id: number}[]}>(
    '/api/admin/role/list?page=1&per_page=99',
  );
  const role = Math.max(...roles.content.map(({id}) => id));
  for (const username of ['demo', 'tablet'])
    await must('/api/admin/user/create', {
      username,
      password: USER_PASSWORD,
      base_path: '/',
      role: [role],
      permission: 0,
      disabled: username === 'tablet',
    });
  await must('/api/admin/meta/create', {
    path: `/${say('photos')}`,
    password: 'sample-only',
    p_sub: true,
    write: false,
    w_sub: false,
    hide: '',
    h_sub: false,
    readme: '',
    r_sub: false,
    header: '',
    header_sub: false,
  });
  await must('/api/share/create', {
    path: `/${say('documents')}`,
    share_id: 'garden',
    name: {en: 'Garden', zh: '花园'}[locale],
    allow_preview: true,
    allow_download: true,
  });
}

async function setSetting({api}: AList, key: string, value: string): Promise<string> {
  const {data} = await api.get<{value: string}>(`/api/admin/setting/get?key=${key}`);
  const {code, message} = await api.post('/api/admin/setting/save', [{...data, value}]);
  if (code !== 200) throw new Error(`${key}: ${code} ${message}`);
  return data.value;
}

/** Changes settings. @returns what changes them back */
export async function withSettings(
  alist: AList,
  values: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const before: [string, string][] = [];
  for (const [key, value] of Object.entries(values))
    before.push([key, await setSetting(alist, key, value)]);
  return async () => {
    for (const [key, value] of before) await setSetting(alist, key, value);
  };
}
