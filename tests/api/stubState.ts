import path from 'node:path';
import type {RouteFact} from '../../src/build/facts/schema';
import type {ApiFacts, ReceivedRequest} from './described';
import type {Reply} from './stub';

/** Accounts of the live stub: alice uses two-factor authentication, bob doesn't. Neither is an admin. */
export const accounts = {
  alice: {password: 'correct horse', otpCode: '492817'},
  bob: {password: 'battery staple', otpCode: ''},
} as const;

/** The admin token of the live stub, which every route accepts. */
export const ADMIN_TOKEN = 'stub-admin-token';

/** Number of files in the folder `/many`. */
export const MANY_FILES = 10_000;

/** A request for this path gets what a crashed request gets: status 500 without a body. */
export const CRASH_PATH = '/crash';

/** States of a task (type `TaskInfo` in the facts). */
const taskStates = {pending: 0, running: 1, succeeded: 2, canceled: 4, failed: 7} as const;
const doneStates: readonly number[] = [2, 4, 7];

interface Entry {
  readonly isFolder: boolean;
  readonly size: number;
  readonly modified: string;
}

interface Task {
  readonly id: string;
  readonly name: string;
  readonly creator: string;
  readonly size: number;
  /** A file whose name contains `fail` gets a task that fails. */
  readonly isGood: boolean;
  state: number;
}

const MODIFIED = '2026-03-02T09:15:00Z';

function startFiles(): Map<string, Entry> {
  const folder = {isFolder: true, size: 0, modified: MODIFIED};
  const file = (size: number): Entry => ({isFolder: false, size, modified: MODIFIED});
  return new Map<string, Entry>([
    ['/', folder],
    ['/drive', folder],
    ['/drive/reports', folder],
    ['/drive/reports/2025', folder],
    ['/drive/reports/plan.pdf', file(184_320)],
    ['/drive/reports/notes.md', file(2048)],
    ['/drive/reports/年度 报告.txt', file(512)],
    ['/many', folder],
    ...Array.from({length: MANY_FILES}, (_, index): [string, Entry] => {
      return [`/many/file-${String(index + 1).padStart(5, '0')}.txt`, file(index)];
    }),
  ]);
}

function success(data: unknown): Reply {
  return {status: 200, body: {code: 200, message: 'success', data}};
}

function failure(code: number, message: string): Reply {
  return {status: 200, body: {code, message, data: null}};
}

const NOT_FOUND = 'object not found';

/** A request with what the live routes read from it. */
interface Call {
  readonly request: ReceivedRequest;
  readonly query: URLSearchParams;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Name of the account; blank without one. */
  readonly account: string;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number {
  return Number(value ?? 0) || 0;
}

function readFields({headers, body, url}: ReceivedRequest): Readonly<Record<string, unknown>> {
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  if (isJson && body.length > 0) return JSON.parse(body.toString()) as Record<string, unknown>;
  return Object.fromEntries(new URL(url, 'http://stub').searchParams);
}

/** What the routes for signing in, files, and tasks do, with its own memory. */
export function createStubState(facts: ApiFacts): {
  /** The response of a live route; undefined where the example does. */
  readonly answer: (route: RouteFact, request: ReceivedRequest) => Reply | undefined;
} {
  const files = startFiles();
  const tasks: Task[] = [];
  /** Accounts by their tokens. */
  const tokens = new Map([[ADMIN_TOKEN, 'admin']]);

  /** An object of the route's example, to be changed: it has every field of the type. */
  function exampleData(id: string): Record<string, unknown> {
    const body = facts.routes.find((route) => route.id === id)?.example?.response.body;
    return (body as {data?: Record<string, unknown>} | undefined)?.data ?? {};
  }

  function objectAt(place: string, entry: Entry): Record<string, unknown> {
    const content = exampleData('any-api-fs-list')['content'] as Record<string, unknown>[];
    return {
      ...content[0],
      path: `/srv/files${place}`,
      virtual_path: place,
      name: path.posix.basename(place) || 'root',
      size: entry.size,
      is_dir: entry.isFolder,
      modified: entry.modified,
      type: entry.isFolder ? 1 : 0,
    };
  }

  function taskInfo({id, name, creator, size, state}: Task): Record<string, unknown> {
    const isDone = doneStates.includes(state);
    return {
      id,
      name,
      creator,
      creator_role: [4],
      state,
      status: state === taskStates.running ? 'uploading' : '',
      progress: state === taskStates.pending ? 0 : state === taskStates.running ? 50 : 100,
      start_time: state === taskStates.pending ? null : '2026-03-05T07:30:12Z',
      end_time: isDone ? '2026-03-05T07:30:42Z' : null,
      total_bytes: size,
      error: state === taskStates.failed ? 'failed to put file: no space left' : '',
    };
  }

  /** Each query of unfinished tasks moves them one state further, so that nothing depends on time. */
  function advance(task: Task): void {
    if (task.state === taskStates.pending) task.state = taskStates.running;
    else if (task.state === taskStates.running) {
      task.state = task.isGood ? taskStates.succeeded : taskStates.failed;
    }
  }

  function login({fields}: Call): Reply {
    const name = textOf(fields['username']);
    const account = Object.hasOwn(accounts, name)
      ? accounts[name as keyof typeof accounts]
      : undefined;
    if (!account || account.password !== fields['password']) {
      return failure(400, 'username or password is incorrect');
    }
    if (account.otpCode !== '' && fields['otp_code'] !== account.otpCode) {
      return failure(402, 'Invalid 2FA code');
    }
    const token = `stub-token-${name}-${tokens.size}`;
    tokens.set(token, name);
    return success({...exampleData('post-api-auth-login'), token});
  }

  function list({fields}: Call): Reply {
    const place = path.posix.resolve('/', textOf(fields['path']));
    if (place === CRASH_PATH) return {status: 500};
    if (!files.get(place)?.isFolder) return failure(500, `failed get objs: ${NOT_FOUND}`);
    const children = [...files].filter(
      ([name]) => name !== place && path.posix.dirname(name) === place,
    );
    const wanted = numberOf(fields['per_page']);
    const size = wanted === 0 ? 200 : wanted < 0 ? children.length : Math.min(wanted, 500);
    const page = Math.max(1, numberOf(fields['page']));
    const shown = children.slice((page - 1) * size, page * size);
    return success({
      ...exampleData('any-api-fs-list'),
      content: shown.map(([name, entry]) => objectAt(name, entry)),
      total: children.length,
      filtered_total: children.length,
      page,
      per_page: size,
      has_more: page * size < children.length,
      pages_total: Math.max(1, Math.ceil(children.length / Math.max(1, size))),
    });
  }

  function get({fields}: Call): Reply {
    const place = path.posix.resolve('/', textOf(fields['path']));
    const entry = files.get(place);
    if (!entry) return failure(500, NOT_FOUND);
    return success({...exampleData('any-api-fs-get'), ...objectAt(place, entry)});
  }

  function makeFolder({fields}: Call): Reply {
    const place = path.posix.resolve('/', textOf(fields['path']));
    if (files.get(place)?.isFolder === false) return failure(500, 'file exists');
    files.set(place, {isFolder: true, size: 0, modified: MODIFIED});
    return success(null);
  }

  function remove({fields}: Call): Reply {
    const names = fields['names'] as readonly string[];
    if (names.length === 0) return failure(400, 'Empty file names');
    for (const name of names) {
      const place = path.posix.join('/', textOf(fields['dir']), name);
      for (const file of files.keys()) {
        if (file === place || file.startsWith(`${place}/`)) files.delete(file);
      }
    }
    return success(null);
  }

  function store(call: Call, size: number): Reply {
    const {headers} = call.request;
    const place = path.posix.resolve('/', decodeURIComponent(headers['file-path'] ?? ''));
    if (headers['overwrite'] === 'false' && files.has(place)) return failure(403, 'file exists');
    if (!files.get(path.posix.dirname(place))?.isFolder) {
      return failure(500, 'failed get storage: storage not found; please add a storage first');
    }
    files.set(place, {isFolder: false, size, modified: MODIFIED});
    if (headers['as-task'] !== 'true') return success(null);
    const name = path.posix.basename(place);
    const task: Task = {
      id: `task-${tasks.length + 1}`,
      name: `upload ${name} to [/drive](${path.posix.dirname(place)})`,
      creator: call.account,
      size,
      isGood: !name.includes('fail'),
      state: taskStates.pending,
    };
    tasks.push(task);
    return success({task: taskInfo(task)});
  }

  /** Tasks of one kind, except uploads, are those of the example. */
  function taskRoute(route: RouteFact, call: Call): Reply | undefined {
    const {pathname} = new URL(call.request.url, 'http://stub');
    const [, kind, action = ''] = /\/task\/(\w+)\/(\w+)$/.exec(pathname) ?? [];
    if (kind !== 'upload') return undefined;
    const own = tasks.filter(({creator}) => call.account === 'admin' || creator === call.account);
    if (action === 'undone' || action === 'done') {
      const shown = own.filter(({state}) => doneStates.includes(state) === (action === 'done'));
      const data = shown.map(taskInfo);
      if (action === 'undone') shown.forEach(advance);
      return success(data);
    }
    if (!(route.request.query ?? []).some(({name}) => name === 'tid')) return undefined;
    const task = own.find(({id}) => id === call.query.get('tid'));
    if (!task) return failure(404, 'task not found');
    if (action === 'info') {
      const data = taskInfo(task);
      advance(task);
      return success(data);
    }
    if (action === 'cancel') task.state = taskStates.canceled;
    if (action === 'retry') task.state = taskStates.pending;
    if (action === 'delete') tasks.splice(tasks.indexOf(task), 1);
    return success(null);
  }

  const handlers: Readonly<Record<string, (call: Call) => Reply>> = {
    'post-api-auth-login': login,
    'any-api-fs-list': list,
    'any-api-fs-get': get,
    'post-api-fs-mkdir': makeFolder,
    'post-api-fs-remove': remove,
    'put-api-fs-put': (call) => store(call, call.request.body.length),
  };

  /** Why AList refuses a request before its route sees it. */
  function refusal(
    route: RouteFact,
    token: string | undefined,
    account: string,
  ): Reply | undefined {
    if (route.auth_scheme !== 'token' || route.auth === 'none') return undefined;
    if (token === undefined || token === '') {
      return failure(401, 'Guest user is disabled, login please');
    }
    if (account === '') return failure(401, 'token is invalidated');
    return route.auth === 'admin' && account !== 'admin'
      ? failure(403, 'You are not an admin')
      : undefined;
  }

  return {
    answer(route, request) {
      const token = request.headers['authorization'];
      const account = tokens.get(token ?? '') ?? '';
      const refused = refusal(route, token, account);
      if (refused) return refused;
      const query = new URL(request.url, 'http://stub').searchParams;
      const call: Call = {request, query, fields: readFields(request), account};
      return handlers[route.id]?.(call) ?? taskRoute(route, call);
    },
  };
}
