import {createHash} from 'node:crypto';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ADMIN_PASSWORD, type AList} from '../suite/alist';
import type {Client} from '../suite/client';
import {until} from '../suite/programs';
import {archives, files} from './fixtureFiles';

/** Password of `alice`, as the example of the sign-in has it. */
export const ALICE_PASSWORD = 'correct horse';

/** A public key that is valid, in place of the made-up one of the examples. */
export const SSH_KEY =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ8xNHqzBPZwUVrSBS2mr9hFyAY3nlIvNSgsUj4P9bAV alice@laptop';

/** All permission bits up to extracting archives, so everything that files need. */
export const ALL_FILES = 0x3fff;

/** A running AList with everything in it that the examples of the facts assume. */
export interface Fixture {
  readonly alist: AList;
  /** Admin with a user token, which stays valid when the admin token changes. */
  readonly admin: Client;
  /** Server of the admin token, and of the user `alice`. Both change. */
  adminToken: string;
  /** Scheme, host, and port that requests have: those of AList, or of a door in front of it. */
  origin: string;
  /** Folder of the storage `/drive`, `/backup` …: `folder('drive')`. */
  readonly folder: (name: string) => string;
  /** Brings back files, users, roles, and storages as the examples assume them. */
  readonly reset: () => Promise<void>;
  /** Signs `alice` in. */
  readonly alice: (password?: string) => Promise<Client>;
  /** Sends a request as admin and fails unless it succeeds. */
  readonly must: <Data = any>(method: string, url: string, body?: unknown) => Promise<Data>;
}

/** Values of Local's own fields. */
export function localAddition(folder: string, changes: Record<string, unknown> = {}): string {
  return JSON.stringify({
    root_folder_path: folder,
    thumbnail: false,
    use_ffmpeg: false,
    thumb_cache_folder: '',
    thumb_concurrency: '16',
    thumb_pixel: '320',
    video_thumb_pos: '20%',
    show_hidden: true,
    mkdir_perm: '777',
    recycle_bin_path: 'delete permanently',
    ...changes,
  });
}

/** A storage's record with nothing unusual in it. */
export function storageRecord(
  mountPath: string,
  driver: string,
  addition: string,
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    mount_path: mountPath,
    order: 0,
    driver,
    cache_expiration: 0,
    addition,
    remark: '',
    disabled: false,
    disable_index: false,
    enable_sign: false,
    order_by: 'name',
    order_direction: 'asc',
    extract_folder: 'front',
    web_proxy: false,
    webdav_policy: 'native_proxy',
    proxy_range: false,
    down_proxy_url: '',
    down_proxy_sign: true,
    ...changes,
  };
}

/** The hash that the sign-in takes instead of a password. */
export function passwordHash(password: string): string {
  return createHash('sha256')
    .update(`${password}-https://github.com/alist-org/alist`)
    .digest('hex');
}

/** Makes the fixture of the examples on a server that is new. */
export async function makeFixture(alist: AList): Promise<Fixture> {
  const {url, folder: root} = alist;
  const admin = await alist.api.signIn('admin', ADMIN_PASSWORD);
  const folder = (name: string): string => path.join(root, name);

  const must: Fixture['must'] = async (method, address, body) => {
    const {code, message, data} = await admin.request(method, address, {body});
    if (code !== 200) throw new Error(`${method} ${address}: ${code} ${message}`);
    return data;
  };

  function writeFiles(): void {
    for (const name of ['drive', 'backup', 'site'])
      rmSync(folder(name), {recursive: true, force: true});
    for (const [name, content] of Object.entries({...files, ...archives})) {
      mkdirSync(path.dirname(folder(name)), {recursive: true});
      writeFileSync(folder(name), content);
    }
    for (const name of ['drive/out', 'drive/all', 'drive/downloads', 'drive/reports/tmp', 'backup'])
      mkdirSync(folder(name), {recursive: true});
  }

  async function resetRole(): Promise<void> {
    const role = {
      id: 4,
      name: 'editor',
      description: 'Editors',
      default: false,
      permission_scopes: [{path: '/', permission: ALL_FILES}],
    };
    const {code} = await admin.post('/api/admin/role/update', role);
    if (code !== 200) await must('POST', '/api/admin/role/create', role);
  }

  async function resetAlice(): Promise<void> {
    const user = {
      id: 3,
      username: 'alice',
      password: ALICE_PASSWORD,
      base_path: '/',
      role: [4],
      disabled: false,
      permission: 0,
      sso_id: '',
    };
    const {code} = await admin.post('/api/admin/user/update', user);
    if (code !== 200) await must('POST', '/api/admin/user/create', user);
  }

  /** Mounts a storage that's enabled in the database only: AList saves the record although it fails. */
  async function remount(storage: {readonly id: number}): Promise<void> {
    await admin.post('/api/admin/storage/update', {...storage, disabled: true});
    await must('POST', `/api/admin/storage/enable?id=${storage.id}`);
  }

  async function resetStorages(): Promise<void> {
    const {content} = await must('GET', '/api/admin/storage/list');
    const wanted: readonly (Record<string, unknown> & {readonly id: number})[] = [
      {
        id: 1,
        ...storageRecord('/drive', 'Local', localAddition(folder('drive')), {enable_sign: true}),
      },
      {id: 2, ...storageRecord('/backup', 'Local', localAddition(folder('backup')))},
    ];
    for (const {id, mount_path: mount} of content as {id: number; mount_path: string}[]) {
      const isKept = wanted.some((each) => each.id === id && each['mount_path'] === mount);
      if (!isKept) await must('POST', `/api/admin/storage/delete?id=${id}`);
    }
    for (const storage of wanted) {
      const old = content.find(({id}: {id: number}) => id === storage.id);
      if (!old) await must('POST', '/api/admin/storage/create', storage);
      else {
        if (old.disabled) await must('POST', `/api/admin/storage/enable?id=${storage.id}`);
        const {code} = await admin.post('/api/admin/storage/update', storage);
        if (code !== 200) await remount(storage);
      }
    }
  }

  const fixture: Fixture = {
    alist,
    admin,
    adminToken: alist.adminToken,
    origin: url,
    folder,
    must,
    alice: (password = ALICE_PASSWORD) => alist.api.as(null).signIn('alice', password),
    async reset() {
      writeFiles();
      await resetRole();
      await resetAlice();
      await resetStorages();
    },
  };
  await until(
    `${url} to load`,
    async () => (await admin.get('/api/admin/storage/list')).code === 200,
  );
  await fixture.reset();
  return fixture;
}
