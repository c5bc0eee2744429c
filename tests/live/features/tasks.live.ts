import {readFileSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {ADMIN_PASSWORD} from '../suite/alist';
import type {Client} from '../suite/client';
import {until} from '../suite/programs';
import {suite} from '../suite/suite';
import {
  BIT,
  addLocal,
  addStorage,
  addUserWith,
  bits,
  names,
  ok,
  plant,
  said,
  setSetting,
  settingOf,
  upload,
} from './support';

const live = suite({
  own: true,
  config: {
    tasks: {
      copy: {task_persistant: true, workers: 3},
      decompress: {task_persistant: true},
      transfer: {task_persistant: true},
    },
  },
});

const STATE = {pending: 0, succeeded: 2, canceled: 4, failed: 7} as const;

let from = '';
let to = '';

live.before(async () => {
  from = await addLocal(live.alist, '/from', {
    'one.txt': 'one',
    'two.txt': 'two',
    folder: {'in.txt': 'in'},
  });
  to = await addLocal(live.alist, '/to');
});

interface Task {
  readonly id: string;
  readonly name: string;
  readonly creator: string;
  readonly state: number;
  readonly progress: number;
  readonly total_bytes: number;
  readonly error: string;
}

const tasks = async (kind: string, list: 'done' | 'undone', client: Client = live.alist.api) =>
  ok(await client.get<Task[]>(`/api/task/${kind}/${list}`));

const act = (kind: string, action: string, id = '', client: Client = live.alist.api) =>
  client.post(`/api/task/${kind}/${action}${id && `?tid=${id}`}`);

async function copy(name: string, client: Client = live.alist.api): Promise<Task> {
  const {tasks: added} = ok(
    await client.post<{tasks: Task[]}>('/api/fs/copy', {
      src_dir: '/from',
      dst_dir: '/to',
      names: [name],
      overwrite: true,
    }),
  );
  const [task] = added;
  if (!task) throw new Error('The copy is no task.');
  return task;
}

async function copyTo(target: string): Promise<Task> {
  const {tasks: added} = ok(
    await live.alist.api.post<{tasks: Task[]}>('/api/fs/copy', {
      src_dir: '/from',
      dst_dir: target,
      names: ['two.txt'],
    }),
  );
  const [task] = added;
  if (!task) throw new Error('The copy is no task.');
  return task;
}

const done = (id: string, kind = 'copy') =>
  until('the task to end', async () => (await tasks(kind, 'done')).find((each) => each.id === id));

live.check(
  'the first numbers of tasks come from the file, and later only the setting changes them',
  [
    'page:config/traffic#tasks',
    'fact:settings.copy_task_threads_num',
    'fact:config.tasks.copy.workers',
  ],
  async () => {
    expect(await settingOf(live.alist, 'copy_task_threads_num')).toBe('3');
    live.replace(await live.alist.restart({config: {tasks: {copy: {workers: 9}}}}));
    expect(await settingOf(live.alist, 'copy_task_threads_num')).toBe('3');
  },
);

live.check(
  'a copy between storages is a task that goes from waiting to succeeded',
  [
    'page:config/traffic#tasks',
    'page:config/traffic#tasks-wait',
    'page:faq/why#copy-waits',
    'fact:features.tasks',
    'fact:routes.post-api-fs-copy',
    'fact:routes.get-api-task-type-undone',
    'fact:routes.get-api-task-type-done',
    'fact:routes.post-api-task-type-info',
    'fact:routes.post-api-task-type-clear-done',
  ],
  async () => {
    await setSetting(live.alist, 'copy_task_threads_num', '0');
    const {id, name, state} = await copy('folder');
    expect([name, state]).toEqual(['copy [/from](/folder) to [/to](/)', STATE.pending]);
    expect((await tasks('copy', 'undone')).map((each) => each.id)).toEqual([id]);
    expect(ok(await act('copy', 'info', id)).creator).toBe('admin');
    await setSetting(live.alist, 'copy_task_threads_num', '5');
    expect((await done(id)).state).toBe(STATE.succeeded);
    await until('the files of the folder', async () =>
      (await names(live.alist.api, '/to/folder')).includes('in.txt'),
    );
    ok(await act('copy', 'clear_done'));
    expect(await tasks('copy', 'done')).toEqual([]);
  },
);

live.check(
  'a waiting task can be canceled, and trying a canceled one again fails by default',
  [
    'page:guide/api/task#states',
    'fact:features.tasks',
    'fact:routes.post-api-task-type-cancel',
    'fact:routes.post-api-task-type-delete',
    'fact:routes.post-api-task-type-retry',
    'fact:config.tasks.allow_retry_canceled',
  ],
  async () => {
    await setSetting(live.alist, 'copy_task_threads_num', '0');
    const {id} = await copy('one.txt');
    ok(await act('copy', 'cancel', id));
    await setSetting(live.alist, 'copy_task_threads_num', '5');
    expect((await done(id)).state).toBe(STATE.canceled);
    ok(await act('copy', 'retry', id));
    const again = await done(id);
    expect([again.state, again.error]).toEqual([STATE.failed, 'context canceled']);
    ok(await act('copy', 'delete', id));
    expect(said(await act('copy', 'info', id))).toEqual([404, 'task not found']);
  },
);

live.check(
  'a running copy that someone cancels ends as failed',
  [
    'page:guide/api/task#states',
    'fact:features.tasks',
    'page:config/traffic#speed',
    'fact:settings.max_server_download_speed',
  ],
  async () => {
    plant(from, {'large.bin': Buffer.alloc(2_000_000, 1)});
    await addStorage(
      live.alist,
      '/slow',
      'WebDav',
      {
        vendor: 'other',
        address: `${live.alist.url}/dav`,
        username: 'admin',
        password: ADMIN_PASSWORD,
        root_folder_path: '/from',
      },
      {webdav_policy: 'native_proxy'},
    );
    await setSetting(live.alist, 'max_server_download_speed', '100');
    const {tasks: added} = ok(
      await live.alist.api.post<{tasks: Task[]}>('/api/fs/copy', {
        src_dir: '/slow',
        dst_dir: '/to',
        names: ['large.bin'],
      }),
    );
    const id = added[0]?.id ?? '';
    await until('the copy to run', async () => ok(await act('copy', 'info', id)).progress > 0);
    ok(await act('copy', 'cancel', id));
    const {state, error} = await done(id);
    expect([state, error]).toEqual([STATE.failed, expect.stringContaining('context canceled')]);
    await setSetting(live.alist, 'max_server_download_speed', '-1');
  },
);

live.check(
  'a failed copy can be tried again',
  [
    'page:faq/howto#retry-failed',
    'fact:features.tasks',
    'fact:routes.post-api-task-type-retry-failed',
  ],
  async () => {
    plant(to, {blocked: 'a file where the folder should be'});
    const {id} = await copyTo('/to/blocked');
    const failed = await done(id);
    expect([failed.state, failed.error]).toEqual([STATE.failed, expect.stringMatching(/./)]);
    rmSync(path.join(to, 'blocked'));
    ok(await act('copy', 'retry_failed'));
    await until('the copy', async () => {
      const task = (await tasks('copy', 'done')).find((each) => each.id === id);
      return task?.state === STATE.succeeded;
    });
    expect(readFileSync(path.join(to, 'blocked', 'two.txt'), 'utf8')).toBe('two');
  },
);

live.check(
  'an upload as a task ends in the list, and a failed one cannot be tried again',
  [
    'page:faq/howto#retry-failed',
    'page:faq/why#upload-hangs',
    'fact:features.tasks',
    'fact:routes.put-api-fs-put',
  ],
  async () => {
    const {task} = ok(await upload(live.alist.api, '/to/task.txt', 'x', {'As-Task': 'true'})) as {
      task: Task;
    };
    expect((await done(task.id, 'upload')).state).toBe(STATE.succeeded);
    plant(to, {wall: 'a file where the folder should be'});
    const {task: second} = ok(
      await upload(live.alist.api, '/to/wall/up.txt', 'x', {'As-Task': 'true'}),
    ) as {task: Task};
    expect((await done(second.id, 'upload')).state).toBe(STATE.failed);
    rmSync(path.join(to, 'wall'));
    ok(await act('upload', 'retry', second.id));
    const again = await done(second.id, 'upload');
    expect([again.state, again.error]).toEqual([STATE.failed, expect.stringMatching(/./)]);
  },
);

live.check(
  'users see and control their own tasks, and admins all',
  ['fact:features.tasks', 'fact:errors.task-404', 'fact:routes.get-api-admin-task-type-done'],
  async () => {
    const anna = await addUserWith(live.alist, 'anna', [
      ['/from', bits(BIT.copy)],
      ['/to', 0],
    ]);
    const bert = await addUserWith(live.alist, 'bert', [['/from', bits(BIT.copy)]]);
    const {id} = await copy('one.txt', anna);
    await done(id);
    expect((await tasks('copy', 'done', anna)).map((each) => each.id)).toEqual([id]);
    expect(await tasks('copy', 'done', bert)).toEqual([]);
    for (const action of ['info', 'cancel', 'delete', 'retry'])
      expect(said(await act('copy', action, id, bert))).toEqual([404, 'task not found']);
    ok(await act('copy', 'delete', id));
  },
);

live.check(
  'with persistence, a waiting copy goes on after a restart',
  [
    'page:faq/howto#keep-tasks',
    'page:config/configuration#keep-tasks',
    'fact:config.tasks.copy.task_persistant',
  ],
  async () => {
    plant(from, {'kept.txt': 'kept'});
    await setSetting(live.alist, 'copy_task_threads_num', '0');
    const {id} = await copy('kept.txt');
    // AList stores the list three seconds after a change.
    await until('AList to store the task', () =>
      readFileSync(path.join(live.alist.data, 'data.db-wal'), 'latin1').includes(id),
    );
    live.replace(await live.alist.restart());
    expect((await tasks('copy', 'undone')).map((each) => each.id)).toEqual([id]);
    await setSetting(live.alist, 'copy_task_threads_num', '5');
    expect((await done(id)).state).toBe(STATE.succeeded);
    expect(readFileSync(path.join(to, 'kept.txt'), 'utf8')).toBe('kept');
  },
);

live.check(
  'with persistence, an extraction is lost in a restart all the same',
  [
    'page:config/configuration#keep-tasks',
    'page:guide/advanced/archive#limits',
    'fact:config.tasks.decompress.task_persistant',
  ],
  async () => {
    await setSetting(live.alist, 'decompress_download_task_threads_num', '0');
    plant(from, {'a.zip': 'not read before the task starts'});
    ok(
      await live.alist.api.post('/api/fs/archive/decompress', {
        src_dir: '/from',
        dst_dir: '/to',
        name: ['a.zip'],
        inner_path: '/',
        cache_full: true,
      }),
    );
    expect(await tasks('decompress', 'undone')).toHaveLength(1);
    live.replace(await live.alist.restart());
    expect(await tasks('decompress', 'undone')).toEqual([]);
    expect(await tasks('decompress', 'done')).toEqual([]);
  },
);

live.check(
  'with persistence, a copy fails after a restart if one of its storages is no longer there',
  ['fact:errors.task-storage'],
  async () => {
    plant(from, {'left.txt': 'left'});
    await setSetting(live.alist, 'copy_task_threads_num', '0');
    const {id} = await copy('left.txt');
    await until('AList to store the task', () =>
      readFileSync(path.join(live.alist.data, 'data.db-wal'), 'latin1').includes(id),
    );
    const {content} = ok(await live.alist.api.get('/api/admin/storage/list'));
    const source = content.find((each: any) => each.mount_path === '/from');
    ok(await live.alist.api.post(`/api/admin/storage/disable?id=${source.id}`));
    live.replace(await live.alist.restart());
    await setSetting(live.alist, 'copy_task_threads_num', '5');
    expect((await done(id)).error).toContain(
      'failed get storage: no mount path for an storage is: ',
    );
    ok(await live.alist.api.post(`/api/admin/storage/enable?id=${source.id}`));
  },
);

live.check(
  'with persistence, a waiting transfer fails after a restart, and its temporary file stays',
  [
    'page:config/configuration#keep-tasks',
    'fact:config.tasks.transfer.task_persistant',
    'fact:errors.task-panic',
    'fact:features.tasks',
  ],
  async () => {
    await setSetting(live.alist, 'offline_download_transfer_task_threads_num', '0');
    ok(
      await live.alist.api.post('/api/fs/add_offline_download', {
        urls: [`${live.alist.url}/robots.txt`],
        path: '/to',
        tool: 'SimpleHttp',
        delete_policy: 'delete_always',
      }),
    );
    const waiting = await until('the transfer to wait', async () => {
      const [task] = await tasks('offline_download_transfer', 'undone');
      return task;
    });
    const database = () => readFileSync(path.join(live.alist.data, 'data.db-wal'), 'latin1');
    await until('AList to store the task', () => database().includes(waiting.id));
    const temporary = path.join(live.alist.data, 'temp/SimpleHttp');
    live.replace(await live.alist.restart());
    expect(readdirSync(temporary)).toHaveLength(1);
    await setSetting(live.alist, 'offline_download_transfer_task_threads_num', '5');
    const failed = await until('the transfer to end', async () => {
      const list = await tasks('offline_download_transfer', 'done');
      return list.find(({id}) => id === waiting.id);
    });
    expect([failed.state, failed.error]).toEqual([
      STATE.failed,
      expect.stringContaining('panic: '),
    ]);
    expect(await names(live.alist.api, '/to', {refresh: true})).not.toContain('robots.txt');
  },
);

live.check(
  'a wrong spelling of the persistence disappears from the file',
  ['page:faq/howto#keep-tasks', 'page:config/index#file', 'page:config/index#change-gone'],
  async () => {
    live.replace(await live.alist.restart({config: {tasks: {upload: {task_persistent: true}}}}));
    const {tasks: written} = JSON.parse(
      readFileSync(path.join(live.alist.data, 'config.json'), 'utf8'),
    );
    expect(written.upload).toEqual({workers: 5, max_retry: 0, task_persistant: false});
  },
);

live.check(
  'a move between storages is refused',
  [
    'page:faq/index#move-across',
    'page:guide/advanced/alias#conflicts',
    'fact:errors.move-two-storages',
  ],
  async () => {
    const answer = await live.alist.api.post('/api/fs/move', {
      src_dir: '/from',
      dst_dir: '/to',
      names: ['folder'],
      overwrite: true,
    });
    expect(answer.code).toBe(500);
    expect(answer.message).toContain("can't move files between two storages, try to copy");
  },
);

live.check(
  'the web interface asks for tasks of a kind that AList does not have',
  ['fact:features.tasks'],
  async () => {
    const answer = await live.alist.api.get('/api/task/strm_generate/undone');
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('<html')]);
  },
);
