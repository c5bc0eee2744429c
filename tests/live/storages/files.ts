import {Buffer} from 'node:buffer';
import {ADMIN_PASSWORD} from '../suite/alist';
import type {Answer as AnswerOf, Client} from '../suite/client';
import {until} from '../suite/programs';
import type {StorageValues} from './pages';

/** An answer whose data a check compares with what it expects. */
export type Answer = AnswerOf<any>;

/** A file or folder in a list. */
export interface Item {
  readonly name: string;
  readonly size: number;
  readonly is_dir: boolean;
  readonly modified: string;
  readonly sign: string;
  readonly thumb: string;
  readonly hash_info: Readonly<Record<string, string>> | null;
  readonly storage_class?: string;
}

/** A storage that was added, or that AList couldn't load. */
export interface Added {
  readonly id: number;
  readonly mount: string;
  /** Code and message of the request that added it. */
  readonly code: number;
  readonly message: string;
  /** As **Manage → Storages** shows it. */
  readonly status: string;
}

/** A task in a list of tasks. */
interface TaskInfo {
  readonly id: string;
  readonly state: number;
  readonly error: string;
}

/** State of a task that succeeded, and the first one that means an end (tache: 2 succeeded, 5 errored …). */
const SUCCEEDED = 2;
const ENDED = [2, 4, 5, 7];

/** What the checks of storages do with a server. */
export interface Files {
  readonly add: (body: StorageValues) => Promise<Added>;
  /** Saves a storage with other values, as the form does: all of its stored values are sent. */
  readonly save: (id: number, changes: StorageValues) => Promise<Answer>;
  readonly status: (id: number) => Promise<string>;
  /** The stored storage, with `addition` parsed. */
  readonly stored: (id: number) => Promise<Record<string, any>>;
  readonly disable: (id: number) => Promise<Answer>;
  readonly enable: (id: number) => Promise<Answer>;
  readonly delete: (id: number) => Promise<Answer>;
  readonly list: (path: string, refresh?: boolean) => Promise<Answer>;
  /** Names of a folder, sorted; folders end in a slash. Fails if it can't be listed. */
  readonly names: (path: string, refresh?: boolean) => Promise<string[]>;
  readonly item: (path: string) => Promise<Item | undefined>;
  readonly get: (path: string) => Promise<Answer>;
  readonly put: (
    path: string,
    content: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  readonly mkdir: (path: string) => Promise<Answer>;
  readonly rename: (path: string, name: string, overwrite?: boolean) => Promise<Answer>;
  readonly move: (from: string, to: string, overwrite?: boolean) => Promise<Answer>;
  readonly copy: (from: string, to: string, overwrite?: boolean) => Promise<Answer>;
  readonly remove: (path: string) => Promise<Answer>;
  /** Waits for the tasks in a response of a copy or an upload. Gives their errors. */
  readonly tasks: (kind: string, answer: Answer) => Promise<string[]>;
  /** Requests a file's link with its signature: `/d` or `/p`. Redirects aren't followed. */
  readonly open: (
    route: 'd' | 'p',
    path: string,
    headers?: Readonly<Record<string, string>>,
    query?: string,
  ) => Promise<Answer>;
  /** Content of a file, through `/d` and the redirects that follow. */
  readonly read: (path: string) => Promise<string>;
  /** A WebDAV request as `admin`. */
  readonly dav: (
    method: string,
    path: string,
    options?: {readonly headers?: Readonly<Record<string, string>>; readonly body?: string},
  ) => Promise<Answer>;
}

/** Folder and name of a path. */
export function split(path: string): readonly [string, string] {
  const end = path.lastIndexOf('/');
  return [path.slice(0, end) || '/', path.slice(end + 1)];
}

/** A path as a URL has it. */
export function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** `Authorization` of WebDAV for `admin` on a server of the suite. */
export const BASIC = `Basic ${Buffer.from(`admin:${ADMIN_PASSWORD}`).toString('base64')}`;

/** @param api a client with the admin token; asked for each request, because it exists only during checks */
export function filesOf(api: () => Client): Files {
  const manage = (action: string, id: number) => {
    // AList takes 0 for the first storage.
    if (id === 0) throw new Error(`There is no storage to ${action}.`);
    return api().post(`/api/admin/storage/${action}?id=${String(id)}`);
  };
  const stored = async (id: number) => {
    const {data} = await api().get(`/api/admin/storage/get?id=${String(id)}`);
    return {...data, addition: JSON.parse(data.addition)} as Record<string, any>;
  };
  const list: Files['list'] = (path, refresh = false) =>
    api().post('/api/fs/list', {path, refresh, page: 1, per_page: 100_000});
  const items = async (path: string, refresh?: boolean): Promise<Item[]> => {
    const {code, message, data} = await list(path, refresh);
    if (code !== 200) throw new Error(`${path} can't be listed: ${String(code)} ${message}`);
    return (data.content ?? []) as Item[];
  };
  const transfer = (action: string) => (from: string, to: string, overwrite?: boolean) => {
    const [src_dir, name] = split(from);
    return api().post(`/api/fs/${action}`, {src_dir, dst_dir: to, names: [name], overwrite});
  };
  const files: Files = {
    add: async (body) => {
      const {code, message, data} = await api().post('/api/admin/storage/create', body);
      const id: number = data?.id ?? 0;
      return {
        id,
        mount: String(body['mount_path']),
        code,
        message,
        status: id === 0 ? '' : await files.status(id),
      };
    },
    save: async (id, changes) => {
      const {addition, ...rest} = await stored(id);
      const own = Object.fromEntries(Object.entries(changes).filter(([key]) => !(key in rest)));
      const common = Object.fromEntries(Object.entries(changes).filter(([key]) => key in rest));
      return api().post('/api/admin/storage/update', {
        ...rest,
        ...common,
        addition: JSON.stringify({...addition, ...own}),
      });
    },
    status: async (id) => {
      const {data} = await api().get(`/api/admin/storage/get?id=${String(id)}`);
      return data.status as string;
    },
    stored,
    disable: (id) => manage('disable', id),
    enable: (id) => manage('enable', id),
    delete: (id) => manage('delete', id),
    list,
    names: async (path, refresh) =>
      (await items(path, refresh)).map(({name, is_dir}) => (is_dir ? `${name}/` : name)).sort(),
    item: async (path) => {
      const [folder, name] = split(path);
      return (await items(folder)).find((each) => each.name === name);
    },
    get: (path) => api().post('/api/fs/get', {path}),
    put: (path, content, headers) =>
      api().request('PUT', '/api/fs/put', {
        headers: {
          'File-Path': encodeURIComponent(path),
          'Content-Type': 'application/octet-stream',
          ...headers,
        },
        body: content,
      }),
    mkdir: (path) => api().post('/api/fs/mkdir', {path}),
    rename: (path, name, overwrite) => api().post('/api/fs/rename', {path, name, overwrite}),
    move: transfer('move'),
    copy: transfer('copy'),
    remove: (path) => {
      const [dir, name] = split(path);
      return api().post('/api/fs/remove', {dir, names: [name]});
    },
    tasks: async (kind, answer) => {
      const begun: TaskInfo[] = answer.data?.tasks ?? (answer.data?.task ? [answer.data.task] : []);
      const ended = [];
      for (const {id} of begun)
        ended.push(
          await until(`the task ${id} to end`, async () => {
            const {data} = await api().post(`/api/task/${kind}/info?tid=${id}`);
            return ENDED.includes(data.state) ? (data as TaskInfo) : undefined;
          }),
        );
      // The task of a folder only adds those of its files.
      await until(`all tasks of ${kind} to end`, async () => {
        const {data} = await api().get(`/api/task/${kind}/undone`);
        return (data ?? []).length === 0;
      });
      return ended.filter(({state}) => state !== SUCCEEDED).map(({error}) => error);
    },
    open: async (route, path, headers, query = '') => {
      const item = await files.item(path);
      return api().request(
        'GET',
        `/${route}${encoded(path)}?sign=${encodeURIComponent(item?.sign ?? '')}${query}`,
        {token: null, ...(headers ? {headers} : {})},
      );
    },
    read: async (path) => {
      const answer = await files.open('d', path);
      const location = answer.headers.get('location');
      if (answer.status !== 302 || location === null) {
        if (answer.status !== 200 || /^\{"code":(?!200)/.test(answer.text))
          throw new Error(`${path} can't be opened: ${String(answer.status)} ${answer.text}`);
        return answer.text;
      }
      const response = await fetch(new URL(location, api().url));
      if (!response.ok) throw new Error(`${location}: ${String(response.status)}`);
      return response.text();
    },
    dav: (method, path, options = {}) =>
      api().request(method, `/dav${encoded(path)}`, {
        token: null,
        headers: {Authorization: BASIC, ...options.headers},
        ...(options.body === undefined ? {} : {body: options.body}),
      }),
  };
  return files;
}
