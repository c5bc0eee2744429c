import {rmSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {sampleOf} from '@site/tests/samples/samples';
import {casdoor} from '../api/fakes';
import {MARIADB, startMariadb, type Database} from '../peers/mariadb';
import {POSTGRESQL, startPostgresql} from '../peers/postgresql';
import {ADMIN_PASSWORD, startAList, type AList} from '../suite/alist';
import {findProgram, runProgram, until} from '../suite/programs';
import {suite} from '../suite/suite';
import {BACKUP_PAGE, backup, restore} from './backupPage';
import {BROWSER, closeBrowser, openAs} from './browser';
import {startFresh, stopAll} from './start';
import {
  addLocal,
  addRole,
  addUser,
  addUserWith,
  bits,
  BIT,
  names,
  ok,
  said,
  saveUser,
  setSetting,
  userNamed,
} from './support';

const live = suite({own: true});

const PASSWORD = 'EXAMPLE-PASSWORD';
const PAGE = 'config/configuration.mdx';

/** Keys of `config.json` for a database. */
type Keys = Readonly<Record<string, unknown>>;

/** An engine of the page: its server, and AList on an account and a database made with the page's SQL. */
interface Engine {
  readonly name: string;
  readonly type: 'mysql' | 'postgres';
  readonly needs: readonly string[];
  readonly start: () => Promise<Database>;
}

const engines: readonly Engine[] = [
  {name: 'MySQL', type: 'mysql', needs: MARIADB, start: startMariadb},
  {name: 'PostgreSQL', type: 'postgres', needs: POSTGRESQL, start: startPostgresql},
];

/** AList servers and their databases, which stop in this order. */
const running: {readonly stop: () => Promise<unknown>}[] = [];
const databases = new Map<string, Promise<Database>>();
const servers = new Map<string, Promise<AList>>();

live.after(async () => {
  await closeBrowser();
  await stopAll();
  for (const server of servers.values()) await (await server).stop();
  for (const {stop} of running) await stop();
  for (const database of databases.values()) await (await database).stop();
});

/** The engine's server, with what the page's SQL makes. */
function databaseOf({type, start}: Engine): Promise<Database> {
  const made = async () => {
    const database = await start();
    const sql = sampleOf(PAGE, '', type === 'mysql' ? 'CREATE USER' : 'CREATE ROLE').code;
    await database.sql(sql.replaceAll('<password>', PASSWORD));
    return database;
  };
  const found = databases.get(type) ?? made();
  databases.set(type, found);
  return found;
}

/** The `database` section of the page's example, with the port of this engine. */
async function sectionOf(engine: Engine, changes: Keys = {}): Promise<Keys> {
  const {code} = sampleOf(PAGE, 'config.json', `"type": "${engine.type}"`);
  const {database} = JSON.parse(code.replaceAll('<password>', PASSWORD)) as {database: Keys};
  return {...database, port: (await databaseOf(engine)).port, ...changes};
}

/** AList with the engine, which all checks share. */
function serverOf(engine: Engine): Promise<AList> {
  const found =
    servers.get(engine.type) ??
    sectionOf(engine).then((database) => startAList({config: {database}}));
  servers.set(engine.type, found);
  return found;
}

/**
 * Adds a role. With PostgreSQL, that fails until the database has counted past the roles that AList adds with numbers of
 * its own.
 */
async function addFirstRole(alist: AList, {type}: Engine, name: string): Promise<void> {
  const role = {name, permission_scopes: [{path: '/files', permission: 0}]};
  const {total} = ok(await alist.api.get<{total: number}>('/api/admin/role/list'));
  const failures = type === 'postgres' ? total : 0;
  for (let count = 0; count < failures; count += 1)
    expect(said(await alist.api.post('/api/admin/role/create', role))).toEqual([
      500,
      expect.stringContaining('duplicate key value violates unique constraint'),
    ]);
  ok(await alist.api.post('/api/admin/role/create', role));
}

for (const engine of engines) {
  live.check(
    `AList works with the example for ${engine.name}, and data.db isn't made`,
    [
      `page:config/configuration#${engine.type === 'mysql' ? 'mysql' : 'postgresql'}`,
      'page:config/configuration#database',
      'fact:config.database.type',
      'fact:config.database.host',
      'fact:config.database.port',
      'fact:config.database.user',
      'fact:config.database.password',
      'fact:config.database.name',
      'fact:config.database.ssl_mode',
    ],
    async () => {
      const alist = await serverOf(engine);
      await addLocal(alist, '/files', {'one.txt': 'one'});
      await addFirstRole(alist, engine, 'first');
      const anna = await addUserWith(alist, 'anna', [['/files', bits(BIT.copy)]], '/');
      expect(await names(anna, '/files')).toEqual(['one.txt']);
      expect(() => rmSync(path.join(alist.data, 'data.db'))).toThrow('ENOENT');
      const again = await alist.restart();
      servers.set(engine.type, Promise.resolve(again));
      const admin = await again.api.signIn('admin', ADMIN_PASSWORD);
      expect(await names(admin, '/files')).toEqual(['one.txt']);
    },
    engine.needs,
  );

  live.check(
    `a backup of SQLite's data moves storages, roles, and users to ${engine.name} with the steps of the page`,
    [
      'page:config/configuration#change-engine',
      'page:guide/advanced/backup#database',
      'fact:features.backup_restore',
    ],
    async () => {
      const section = await sectionOf(engine, {table_prefix: 'moved_'});
      const old = await startAList();
      running.push(old);
      await addLocal(old, '/files', {'one.txt': 'one'});
      await addUser(old, 'anna', await addRole(old, 'family', ['/files', 0]));
      const file = path.join(live.alist.folder, `${engine.type}.json`);
      const before = await openAs(old, 'admin', ADMIN_PASSWORD, BACKUP_PAGE);
      await backup(before, file, 'long password');
      await before.context().close();

      // The new password is in the startup log, as at a first start.
      const started = await startFresh(
        {database: section, last_launched_version: old.version},
        {env: {ALIST_ADMIN_PASSWORD: ''}},
      );
      const password = await until('the password in the log', () => {
        const [, found] = /initial password is: (\S+)/.exec(started.running.output()) ?? [];
        return found;
      });
      const api = await started.visitor.signIn('admin', password);
      const moved = {...old, url: started.url, api};
      expect(ok(await api.get('/api/admin/storage/list')).total).toBe(0);
      await addFirstRole(moved, engine, 'general');
      await addRole(moved, 'family', ['/files', 0]);
      const page = await openAs(moved, 'admin', password, BACKUP_PAGE);
      await restore(page, file, 'long password');
      await page.context().close();
      const anna = await started.visitor.signIn('anna', '');
      expect(await names(anna, '/')).toEqual(['one.txt']);
      // The old database doesn't change.
      const again = await old.api.signIn('anna', 'secret-anna');
      expect(await names(again, '/')).toEqual(['one.txt']);
    },
    [...engine.needs, BROWSER],
  );

  live.check(
    `${engine.name} has its own words for a name that is taken`,
    ['fact:errors.db-unique', 'fact:errors.mount-path-taken'],
    async () => {
      const alist = await serverOf(engine);
      const message = engine.type === 'mysql' ? 'Duplicate entry' : 'duplicate key value';
      const twice = await alist.api.post('/api/admin/user/create', {username: 'admin', role: [3]});
      expect(said(twice)).toEqual([500, expect.stringContaining(message)]);
    },
    engine.needs,
  );

  live.check(
    `single sign-on with a name that is taken fails with ${engine.name}`,
    ['page:guide/advanced/sso#auto-register'],
    async () => {
      const alist = await serverOf(engine);
      const service = await casdoor({sub: '77', preferred_username: 'admin'});
      running.push({stop: service.close});
      for (const [key, value] of Object.entries({
        sso_login_enabled: 'true',
        sso_login_platform: 'Casdoor',
        sso_client_id: 'CLIENT_ID',
        sso_endpoint_name: service.url,
        sso_auto_register: 'true',
      }))
        await setSetting(alist, key, value);
      const {code, message} = await alist.api.get(
        '/api/auth/sso_callback?method=sso_get_token&code=made-up',
        {token: null},
      );
      expect([code, message]).toEqual([400, expect.stringMatching(/[Dd]uplicate/)]);
    },
    engine.needs,
  );

  live.check(
    `with ${engine.name}, database finds ${engine.type === 'mysql' ? 'words and their beginnings' : 'whole words'}, and database_non_full_text parts of names`,
    [
      'page:config/search#engine',
      'page:guide/advanced/search#chinese',
      'page:faq/howto#chinese-search',
      'fact:features.search',
    ],
    async () => {
      const alist = await serverOf(engine);
      await addLocal(alist, '/words', {'Holiday plan.txt': 'x', '旅行照片.jpg': 'x'});
      const found = async (keywords: string) => {
        const {content} = ok(
          await alist.api.post<{content: {name: string}[] | null}>('/api/fs/search', {
            parent: '/words',
            keywords,
            scope: 0,
            page: 1,
            per_page: 20,
          }),
        );
        return (content ?? []).map(({name}) => name);
      };
      for (const index of ['database_non_full_text', 'database']) {
        await setSetting(alist, 'search_index', index);
        const done = async (): Promise<string> =>
          ok(await alist.api.get('/api/admin/index/progress')).last_done_time;
        const before = await done();
        ok(await alist.api.post('/api/admin/index/build'));
        await until(`${index} to be built`, async () => ![null, before].includes(await done()));
        const [isFull, isMysql] = [index === 'database', engine.type === 'mysql'];
        const holiday = (isFound: boolean) => (isFound ? ['Holiday plan.txt'] : []);
        const trip = (isFound: boolean) => (isFound ? ['旅行照片.jpg'] : []);
        expect(await found('Holiday')).toEqual(holiday(true));
        // Only full text of PostgreSQL and MySQL ignore the case, and only MySQL finds the start of a word.
        expect(await found('holiday')).toEqual(holiday(isFull || isMysql));
        expect(await found('holi')).toEqual(holiday(isMysql));
        expect(await found('oliday')).toEqual(holiday(!isFull));
        expect(await found('旅行')).toEqual(trip(!isFull || isMysql));
        expect(await found('照片')).toEqual(trip(!isFull));
      }
      await setSetting(alist, 'search_index', 'none');
    },
    engine.needs,
  );

  live.check(
    engine.type === 'mysql'
      ? 'with MySQL, AList cannot store tasks, so a restart loses them'
      : 'with PostgreSQL, a stored copy task goes on after a restart',
    [
      'page:config/configuration#keep-tasks',
      'fact:config.tasks.copy.task_persistant',
      'fact:config.tasks.download.task_persistant',
      'fact:features.tasks',
    ],
    async () => {
      // Only --debug shows what the database refuses.
      const alist = await startAList({
        config: {
          database: await sectionOf(engine, {table_prefix: 'task_'}),
          tasks: {copy: {task_persistant: true}},
        },
        args: ['--debug', '--log-std'],
      });
      await addLocal(alist, '/from', {'kept.txt': 'kept'});
      await addLocal(alist, '/to');
      await setSetting(alist, 'copy_task_threads_num', '0');
      const {tasks} = ok(
        await alist.api.post('/api/fs/copy', {
          src_dir: '/from',
          dst_dir: '/to',
          names: ['kept.txt'],
        }),
      );
      const {sql} = await databaseOf(engine);
      const stored = "SELECT persist_data FROM task_task_items WHERE key = 'copy'";
      // AList stores the list three seconds after a change.
      await until('AList to store the task', async () =>
        engine.type === 'mysql'
          ? alist.log().includes('You have an error in your SQL syntax')
          : (await sql(stored, 'alist')).includes(tasks[0].id),
      );
      const again = await alist.restart();
      running.push(again);
      const kept = ok(await again.api.get<{id: string}[]>('/api/admin/task/copy/undone'));
      expect(kept.map(({id}) => id)).toEqual(engine.type === 'mysql' ? [] : [tasks[0].id]);
    },
    engine.needs,
  );
}

const [mysql, postgres] = engines;

live.check(
  'with MySQL, an admin can be disabled unless it is the last one; with PostgreSQL, none can',
  [
    'page:guide/advanced/user#disable-admin',
    'page:guide/api/admin/user#notes',
    'fact:errors.keep-one-admin',
    'fact:errors.json-contains',
    'fact:routes.post-api-admin-user-update',
  ],
  async () => {
    if (!mysql || !postgres) return;
    const [first, second] = [await serverOf(mysql), await serverOf(postgres)];
    expect(said(await saveUser(first, 'admin', {disabled: true}))).toEqual([
      400,
      'at least one enabled admin must be kept',
    ]);
    expect((await userNamed(first, 'admin')).disabled).toBe(false);
    const refused = await saveUser(second, 'admin', {disabled: true});
    expect(said(refused)).toEqual([500, expect.stringMatching(/json_contains/i)]);
  },
  [...MARIADB, ...POSTGRESQL],
);

live.check(
  'a blank ssl_mode stops AList with PostgreSQL, and not with MySQL; the reason is in the log file',
  ['page:config/configuration#ssl-mode', 'fact:config.database.ssl_mode', 'fact:errors.db-connect'],
  async () => {
    if (!mysql || !postgres) return;
    const start = async (engine: Engine) => {
      const server = await startFresh(
        {database: await sectionOf(engine, {ssl_mode: '', table_prefix: 'ssl_'})},
        {waits: false},
      );
      return server;
    };
    const stopped = await start(postgres);
    await until('AList to stop', () => stopped.running.exitCode() !== undefined);
    const {stdout} = await runProgram(findProgram('grep') ?? '', [
      '-rh',
      'failed to connect database',
      path.join(stopped.data, 'log'),
    ]);
    expect(stdout).toContain('sslmode is invalid');
    const works = await start(mysql);
    await until('AList to answer', async () => (await works.visitor.get('/ping')).status === 200);
  },
  [...MARIADB, ...POSTGRESQL],
);

live.check(
  'a connection string replaces the separate keys',
  ['page:config/configuration#dsn', 'fact:config.database.dsn'],
  async () => {
    if (!mysql) return;
    const {port} = await databaseOf(mysql);
    const dsn = `alist:${PASSWORD}@tcp(127.0.0.1:${String(port)})/alist?charset=utf8mb4&parseTime=True`;
    const server = await startFresh({
      database: {type: 'mysql', dsn, host: 'nowhere.invalid', port: 1, table_prefix: 'dsn_'},
    });
    expect((await server.signIn()).url).toBe(server.url);
    const {sql} = await databaseOf(mysql);
    expect(await sql("SHOW TABLES LIKE 'dsn\\_users'", 'alist')).toBe('dsn_users\n');
  },
  MARIADB,
);

live.check(
  'with another table prefix, AList finds no data',
  ['page:config/configuration#table-prefix', 'fact:config.database.table_prefix'],
  async () => {
    if (!postgres) return;
    const database = await sectionOf(postgres, {table_prefix: 'a_'});
    const first = await startFresh({database});
    const admin = await first.signIn();
    const before = ok(await admin.get<{total: number}>('/api/admin/user/list')).total;
    await admin.post('/api/admin/user/create', {username: 'gone', password: 'x', role: [3]});
    expect(ok(await admin.get('/api/admin/user/list')).total).toBe(before + 1);
    await first.running.stop();
    const second = await startFresh({database: {...database, table_prefix: 'b_'}});
    expect(ok(await (await second.signIn()).get('/api/admin/user/list')).total).toBe(before);
  },
  POSTGRESQL,
);

live.check(
  'an account that cannot create tables stops AList, and only the log file says why',
  ['page:guide/install/update#migrate', 'fact:errors.db-migrate'],
  async () => {
    if (!postgres) return;
    const {sql} = await databaseOf(postgres);
    await sql("CREATE ROLE weak LOGIN PASSWORD 'weak'");
    const server = await startFresh(
      {database: await sectionOf(postgres, {user: 'weak', password: 'weak', table_prefix: 'w_'})},
      {waits: false},
    );
    await until('AList to stop', () => server.running.exitCode() !== undefined);
    expect(server.running.output()).not.toContain('failed migrate database');
    const {stdout} = await runProgram(findProgram('grep') ?? '', [
      ...['-rh', 'failed migrate database'],
      path.join(server.data, 'log'),
    ]);
    expect(stdout).toContain('permission denied for schema public');
  },
  POSTGRESQL,
);
