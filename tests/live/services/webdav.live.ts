import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {sampleOf} from '@site/tests/samples/samples';
import {peerFolder} from '../peers/folder';
import {runProgram, until} from '../suite/programs';
import {suite} from '../suite/suite';
import {
  addLocal,
  addStorage,
  addUser,
  bash,
  bits,
  davOf,
  filled,
  logOf,
  names,
  ok,
  passwordOf,
  saveSettings,
} from './support';

const PAGE = 'guide/webdav.mdx';
const READ = bits('webdavRead');
const CHANGE = bits('webdavRead', 'webdavManage', 'write', 'rename', 'move', 'copy', 'remove');

/** Content of more than one buffer, whose parts differ. */
const CONTENT = Array.from({length: 9000}, (_, index) => `line ${String(index)}\n`).join('');

const live = suite({own: true});
let disk = '';
let home = '';

live.before(async () => {
  disk = await addLocal(live.alist, '/media', {
    films: {'film.mkv': CONTENT},
    'plan.txt': 'plan',
    locked: {'inside.txt': 'inside'},
    'hidden.txt': 'hidden',
  });
  await addLocal(live.alist, '/other', {});
  await addUser(live.alist, 'writer', [['/', CHANGE]], '/');
  await addUser(live.alist, 'reader', [['/media', READ]], '/');
  home = path.join(live.alist.folder, 'home');
  mkdirSync(home);
});

const writer = () => davOf(live.alist, 'writer');
const reader = () => davOf(live.alist, 'reader');
const statusOf = async (answer: ReturnType<ReturnType<typeof davOf>>) => (await answer).status;
const davUrl = () => `${live.alist.url}/dav/`;
const to = (at: string) => ({headers: {Destination: `${live.alist.url}/dav${at}`}});

live.check(
  'a role with WebDAV read, an account with it, and the base path / are enough to connect',
  [`page:guide/webdav#steps`, 'page:guide/webdav#need'],
  async () => {
    await addUser(live.alist, 'fresh', [['/media', READ]]);
    const {content} = ok(
      await live.alist.api.get<{content: {username: string; base_path: string}[]}>(
        '/api/admin/user/list?page=1&per_page=500',
      ),
    );
    expect(content.find(({username}) => username === 'fresh')?.base_path).toBe('/media');
    const {status, text} = await reader()('PROPFIND', '/', {headers: {Depth: '1'}});
    expect(status).toBe(207);
    expect(text).toContain('<D:href>/dav/media/</D:href>');
    expect(text).not.toContain('/dav/other/');
  },
);

live.check(
  'the command of the page prints 207, 401 for a wrong password, and 403 without the permission',
  ['page:guide/webdav#check', 'fact:errors.dav-401', 'fact:errors.dav-403'],
  async () => {
    await addUser(live.alist, 'nothing', [['/media', bits('write')]], '/');
    const {code} = sampleOf(PAGE, '', 'http_code');
    const command = (user: string) =>
      bash(filled(code, {"'<username>'": `'${user}'`, 'https://<host>/dav/': davUrl()}));
    const status = async (user: string) => (await command(user)).stdout.trim();
    expect(await status(`reader:${passwordOf('reader')}`)).toBe('207');
    expect(await status('reader:wrong')).toBe('401');
    expect(await status(`nothing:${passwordOf('nothing')}`)).toBe('403');
    const options = await live.alist.api.request('OPTIONS', '/dav/', {token: null});
    expect(options.status).toBe(200);
  },
  ['curl'],
);

live.check(
  'rclone lists, copies, moves, and deletes with the configuration of the page',
  ['page:guide/webdav#clients'],
  async () => {
    const {code} = sampleOf(PAGE, '', 'rclone config');
    const env = {HOME: home};
    const values = {'https://<host>/dav/': davUrl(), '<username>': 'writer'};
    const listed = await bash(filled(code, {...values, '<password>': passwordOf('writer')}), {env});
    expect(listed.stdout).toMatch(/ media\n/);
    const file = path.join(home, 'film.bin');
    writeFileSync(file, CONTENT);
    const moved = await bash(
      `rclone copyto '${file}' alist:media/rclone/film.bin
       rclone moveto alist:media/rclone/film.bin alist:media/rclone/name.bin
       rclone cat --offset 70000 --count 10 alist:media/rclone/name.bin
       rclone check --download '${home}' alist:media/rclone --include none
       rclone purge alist:media/rclone`,
      {env},
    );
    expect([moved.code, moved.stdout]).toEqual([0, CONTENT.slice(70_000, 70_010)]);
    expect(existsSync(path.join(disk, 'rclone'))).toBe(false);
  },
  ['rclone'],
);

live.check(
  'cadaver lists, uploads, renames, and deletes',
  ['page:guide/webdav#when'],
  async () => {
    writeFileSync(
      path.join(home, '.netrc'),
      `machine 127.0.0.1 login writer password ${passwordOf('writer')}\n`,
      {mode: 0o600},
    );
    const file = path.join(home, 'small.txt');
    writeFileSync(file, 'small');
    const {stdout} = await runProgram('cadaver', [`${davUrl()}media/`], {
      env: {...process.env, HOME: home},
      input: `put ${file} small.txt\nmove small.txt renamed.txt\nls\ndelete renamed.txt\nquit\n`,
    });
    expect(stdout).toMatch(/Uploading .*succeeded/s);
    expect(stdout).toMatch(/Moving .*succeeded/s);
    expect(stdout).toMatch(/renamed\.txt\s+5 /);
    expect(stdout).toMatch(/Deleting .*succeeded/s);
  },
  ['cadaver'],
);

live.check(
  'davfs2 mounts the storages: files are read, written, moved, and deleted by their paths',
  ['page:guide/webdav#when'],
  async (context) => {
    // davfs2 works under its own account, which must reach its cache.
    const folder = peerFolder('davfs2');
    const [at, cache, config, secrets] = ['mnt', 'cache', 'davfs2.conf', 'secrets'].map((name) =>
      path.join(folder, name),
    ) as [string, string, string, string];
    chmodSync(folder, 0o755);
    mkdirSync(at);
    mkdirSync(cache);
    chmodSync(cache, 0o777);
    writeFileSync(config, `secrets ${secrets}\ncache_dir ${cache}\n`);
    writeFileSync(secrets, `${davUrl()} writer ${passwordOf('writer')}\n`, {mode: 0o600});
    const mounted = await runProgram('mount.davfs', ['-o', `conf=${config}`, davUrl(), at]);
    if (mounted.code !== 0 && /fuse|permitted/i.test(mounted.stderr))
      context.skip("davfs2 can't mount here");
    try {
      expect([mounted.code, mounted.stderr]).toEqual([0, '']);
      expect(readFileSync(path.join(at, 'media/films/film.mkv'), 'utf8')).toBe(CONTENT);
      writeFileSync(path.join(at, 'media/davfs.txt'), 'by davfs2');
      renameSync(path.join(at, 'media/davfs.txt'), path.join(at, 'media/davfs-moved.txt'));
      writeFileSync(path.join(at, 'media/davfs-gone.txt'), 'gone');
      rmSync(path.join(at, 'media/davfs-gone.txt'));
    } finally {
      // Sends what was written, and waits for it.
      await runProgram('umount', [at]);
    }
    expect(readFileSync(path.join(disk, 'davfs-moved.txt'), 'utf8')).toBe('by davfs2');
    expect(existsSync(path.join(disk, 'davfs-gone.txt'))).toBe(false);
    rmSync(folder, {recursive: true});
  },
  ['mount.davfs'],
);

live.check(
  'lists, reads parts of files, uploads, and makes folders',
  ['page:guide/webdav#permissions', 'fact:routes.propfind-dav-path', 'fact:routes.get-dav-path'],
  async () => {
    const dav = writer();
    const {status, text} = await dav('PROPFIND', '/media', {headers: {Depth: '1'}});
    expect([status, text.includes('<D:getcontentlength>4</D:getcontentlength>')]).toEqual([
      207,
      true,
    ]);
    const part = await dav('GET', '/media/films/film.mkv', {headers: {Range: 'bytes=70000-70009'}});
    expect([part.status, part.text]).toEqual([206, CONTENT.slice(70_000, 70_010)]);
    const end = await dav('GET', '/media/films/film.mkv', {headers: {Range: 'bytes=-7'}});
    expect([end.status, end.text]).toEqual([206, CONTENT.slice(-7)]);
    expect(await statusOf(dav('MKCOL', '/media/new'))).toBe(201);
    expect(await statusOf(dav('PUT', '/media/new/a.txt', {body: 'content'}))).toBe(201);
    expect(readFileSync(path.join(disk, 'new/a.txt'), 'utf8')).toBe('content');
    expect(await statusOf(dav('DELETE', '/media/new'))).toBe(204);
    expect(existsSync(path.join(disk, 'new'))).toBe(false);
  },
);

/** One line of the table of permissions: what it allows, and the request that shows it. */
const rows = [
  ['upload', ['write'], 'PUT', 'made.txt', {body: 'x'}],
  ['create a folder', ['write'], 'MKCOL', 'made', {}],
  ['rename', ['rename'], 'MOVE', 'renamed.txt', {}],
  ['move', ['move'], 'MOVE', 'sub/a.txt', {}],
  ['copy', ['copy'], 'COPY', 'sub/a.txt', {}],
  ['delete', ['remove'], 'DELETE', '', {}],
] as const;

for (const [title, needed, method, target, options] of rows)
  live.check(
    `to ${title}, the role needs the permissions of the table and no other`,
    ['page:guide/webdav#permissions', 'fact:features.webdav'],
    async () => {
      const name = title.replaceAll(' ', '-');
      const user = `can-${name}`;
      const folder = `/media/row-${name}`;
      const changes = method === 'MOVE' || method === 'COPY';
      const at = changes || method === 'DELETE' ? `${folder}/a.txt` : `${folder}/${target}`;
      const how = changes ? {...options, ...to(`${folder}/${target}`)} : options;
      mkdirSync(path.join(disk, `row-${name}`, 'sub'), {recursive: true});
      writeFileSync(path.join(disk, `row-${name}`, 'a.txt'), 'a');
      const whole = ['webdavRead', 'webdavManage', ...needed] as const;
      for (const left of whole) {
        const without = whole.filter((each) => each !== left);
        await addUser(live.alist, `${user}-${left}`, [['/media', bits(...without)]], '/');
        expect([
          left,
          await statusOf(davOf(live.alist, `${user}-${left}`)(method, at, how)),
        ]).toEqual([left, 403]);
      }
      await addUser(live.alist, user, [['/media', bits(...whole)]], '/');
      const {status} = await davOf(live.alist, user)(method, at, how);
      expect(status).toBe(method === 'DELETE' ? 204 : 201);
    },
  );

live.check(
  'to list and open, WebDAV read is enough, and nothing else helps',
  ['page:guide/webdav#permissions'],
  async () => {
    expect(await statusOf(reader()('GET', '/media/plan.txt'))).toBe(200);
    expect(await statusOf(reader()('PROPFIND', '/media', {headers: {Depth: '1'}}))).toBe(207);
    expect(await statusOf(reader()('PUT', '/media/x.txt', {body: 'x'}))).toBe(403);
    expect(await statusOf(reader()('GET', '/other'))).toBe(403);
    await addUser(live.alist, 'manager', [['/media', CHANGE - READ]], '/');
    expect(await statusOf(davOf(live.alist, 'manager')('GET', '/media/plan.txt'))).toBe(403);
  },
);

live.check(
  'copying and moving check only the source, passwords of path rules do not apply, and hidden names open',
  ['page:guide/webdav#permissions'],
  async () => {
    const dav = davOf(live.alist, 'source');
    await addUser(live.alist, 'source', [['/media', CHANGE]], '/');
    expect(await statusOf(dav('COPY', '/media/plan.txt', to('/other/plan.txt')))).toBe(201);
    expect(await names(live.alist.api, '/other')).toEqual(['plan.txt']);
    for (const rule of [
      {path: '/media/locked', password: 'EXAMPLE-PASSWORD', p_sub: true},
      {path: '/media', hide: '^hidden.*', h_sub: false},
    ])
      ok(await live.alist.api.post('/api/admin/meta/create', rule));
    expect((await reader()('GET', '/media/locked/inside.txt')).text).toBe('inside');
    const {text} = await reader()('PROPFIND', '/media', {headers: {Depth: '1'}});
    expect(text).toContain('plan.txt');
    expect(text).not.toContain('hidden.txt');
    expect((await reader()('GET', '/media/hidden.txt')).text).toBe('hidden');
  },
);

live.check(
  'a player is redirected to the provider, or gets the file from AList with the policy native proxy',
  ['page:guide/webdav#players', 'fact:features.webdav'],
  async () => {
    const target = `${live.alist.url}/ping`;
    const addition = {url_structure: `pong.txt:4:${target}`, head_size: false};
    // The policy that the form preselects for most drivers.
    const fields = {webdav_policy: '302_redirect'};
    const id = await addStorage(live.alist, '/links', 'UrlTree', addition, fields);
    const redirected = await writer()('GET', '/links/pong.txt');
    expect([redirected.status, redirected.headers.get('location')]).toEqual([302, target]);
    const {data} = await live.alist.api.get<object>(`/api/admin/storage/get?id=${String(id)}`);
    const update = async (changes: object) =>
      ok(await live.alist.api.post('/api/admin/storage/update', {...data, ...changes}));
    await update({web_proxy: true});
    expect(await statusOf(writer()('GET', '/links/pong.txt'))).toBe(302);
    await update({webdav_policy: 'native_proxy'});
    const proxied = await writer()('GET', '/links/pong.txt');
    expect([proxied.status, proxied.text]).toEqual([200, 'pong']);
  },
);

live.check(
  'with a device limit, each client address is a device',
  ['page:guide/webdav#limits'],
  async () => {
    await saveSettings(live.alist, {max_devices: '1', device_evict_policy: 'deny'});
    await addUser(live.alist, 'device', [['/media', READ]], '/');
    const device = (address: string) =>
      statusOf(
        davOf(live.alist, 'device')('PROPFIND', '/', {
          headers: {Depth: '0', 'X-Forwarded-For': address},
        }),
      );
    try {
      expect(await device('192.0.2.1')).toBe(207);
      expect(await device('192.0.2.1')).toBe(207);
      expect(await device('192.0.2.2')).toBe(403);
    } finally {
      await saveSettings(live.alist, {max_devices: '0'});
    }
    expect(await device('192.0.2.2')).toBe(207);
  },
);

live.check(
  'moving between two storages fails with 500, and copying works',
  ['page:guide/webdav#limits', 'fact:errors.dav-500', 'fact:errors.move-two-storages'],
  async () => {
    const dav = writer();
    writeFileSync(path.join(disk, 'across.txt'), 'across');
    expect(await statusOf(dav('MOVE', '/media/across.txt', to('/other/across.txt')))).toBe(500);
    expect(logOf(live.alist)).toContain("can't move files between two storages, try to copy");
    expect(await statusOf(dav('COPY', '/media/across.txt', to('/other/across.txt')))).toBe(201);
    expect((await dav('GET', '/other/across.txt')).text).toBe('across');
  },
);

live.check(
  'copying under a new name keeps the old name, and replaces what is there whatever the client asks',
  ['page:guide/webdav#limits'],
  async () => {
    const dav = writer();
    mkdirSync(path.join(disk, 'copies'));
    writeFileSync(path.join(disk, 'copies/plan.txt'), 'older');
    const {headers} = to('/media/copies/new.txt');
    const copied = await dav('COPY', '/media/plan.txt', {headers: {...headers, Overwrite: 'F'}});
    expect(copied.status).toBe(201);
    expect(await names(live.alist.api, '/media/copies')).toEqual(['plan.txt']);
    expect(readFileSync(path.join(disk, 'copies/plan.txt'), 'utf8')).toBe('plan');
  },
);

live.check(
  'copying a folder between storages succeeds at once and goes on as a task',
  ['page:guide/webdav#limits'],
  async () => {
    expect(await statusOf(writer()('COPY', '/media/films', to('/other/films')))).toBe(201);
    await until('the task', async () => {
      const {data} = await live.alist.api.get<{name: string; state: number}[]>(
        '/api/admin/task/copy/done',
      );
      return data.some(({name}) => name.includes('/films'));
    });
    await until('the file', async () =>
      (await names(live.alist.api, '/other/films')).includes('film.mkv'),
    );
  },
);

live.check(
  'a locked file can be changed only with the lock, and a restart loses the locks',
  ['page:guide/webdav#limits', 'fact:errors.dav-423'],
  async () => {
    const body =
      '<?xml version="1.0"?><D:lockinfo xmlns:D="DAV:"><D:lockscope><D:exclusive/></D:lockscope><D:locktype><D:write/></D:locktype></D:lockinfo>';
    const locked = await writer()('LOCK', '/media/plan.txt', {
      headers: {Timeout: 'Second-600', Depth: '0'},
      body,
    });
    const token = locked.headers.get('lock-token') ?? '';
    expect([locked.status, token.length > 2]).toEqual([200, true]);
    expect(await statusOf(writer()('PUT', '/media/plan.txt', {body: 'other'}))).toBe(423);
    const mine = {headers: {If: `(${token})`}, body: 'plan'};
    expect(await statusOf(writer()('PUT', '/media/plan.txt', mine))).toBe(201);
    live.replace(await live.alist.restart());
    expect(await statusOf(writer()('PUT', '/media/plan.txt', {body: 'plan'}))).toBe(201);
  },
);

live.check(
  'with another base path, the top folder lists, and everything in it returns 404 or 409',
  [
    'page:guide/webdav#base-path',
    'fact:errors.dav-404',
    'fact:errors.dav-409',
    'fact:errors.dav-412',
  ],
  async () => {
    await addUser(live.alist, 'based', [['/media', CHANGE]], '/media');
    const dav = davOf(live.alist, 'based');
    const {status, text} = await dav('PROPFIND', '/', {headers: {Depth: '1'}});
    expect([status, text.includes('plan.txt')]).toEqual([207, true]);
    expect(await statusOf(dav('GET', '/plan.txt'))).toBe(404);
    expect(await statusOf(dav('PROPFIND', '/films', {headers: {Depth: '1'}}))).toBe(404);
    expect(await statusOf(dav('MKCOL', '/new'))).toBe(409);
    expect(await statusOf(dav('PUT', '/up.txt', {body: 'x'}))).toBe(201);
    expect(existsSync(path.join(disk, 'media/up.txt'))).toBe(true);
    const lock = await dav('LOCK', '/locked.txt', {
      body: '<?xml version="1.0"?><D:lockinfo xmlns:D="DAV:"><D:lockscope><D:exclusive/></D:lockscope><D:locktype><D:write/></D:locktype></D:lockinfo>',
    });
    const headers = {If: `(${lock.headers.get('lock-token') ?? ''})`};
    expect(await statusOf(dav('PUT', '/locked.txt', {headers, body: 'x'}))).toBe(412);
  },
);

live.check(
  'without /dav in the URL, WebDAV clients get 405 and are not asked for a password',
  ['page:guide/webdav#method-not-allowed', 'page:faq/index#webdav-password', 'fact:errors.dav-405'],
  async () => {
    const {api} = live.alist;
    for (const at of ['/', '/media/', '/davs/'])
      expect((await api.request('PROPFIND', at, {token: null})).status).toBe(405);
    for (const at of ['/dav', '/dav/']) {
      const {status, headers} = await api.request('PROPFIND', at, {token: null});
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Basic realm="alist"']);
    }
    const wrong = await davOf(live.alist, 'reader', 'wrong')('PROPFIND', '/');
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([401, null]);
  },
);

live.check(
  'an upload that the storage refuses and a folder that exists are 405',
  ['page:guide/webdav#method-not-allowed', 'fact:errors.dav-405'],
  async () => {
    expect(await statusOf(writer()('MKCOL', '/media/films'))).toBe(405);
    expect(await statusOf(writer()('PUT', '/media/plan.txt/x.txt', {body: 'x'}))).toBe(405);
    expect(await statusOf(writer()('DELETE', '/media'))).toBe(405);
  },
);

live.check(
  'an upload without its size is complete on Local',
  ['page:guide/webdav#zero-bytes'],
  async () => {
    const {stdout} = await bash(
      `printf '%s' 'from a pipe' | curl -sS -o /dev/null -w '%{http_code}' -T - -u 'writer:${passwordOf('writer')}' '${davUrl()}media/pipe.txt'`,
    );
    expect(stdout).toBe('201');
    expect(readFileSync(path.join(disk, 'pipe.txt'), 'utf8')).toBe('from a pipe');
  },
  ['curl'],
);

live.check(
  'a destination on another host or port is 502',
  ['page:guide/webdav#bad-gateway', 'fact:errors.dav-502'],
  async () => {
    const headers = {Destination: 'http://files.example.com/dav/media/moved.txt'};
    expect(await statusOf(writer()('MOVE', '/media/plan.txt', {headers}))).toBe(502);
  },
);

live.check(
  'wrong passwords do not lock the sign-in, and WebDAV asks for no 2FA code',
  ['page:guide/webdav#need'],
  async () => {
    for (let attempt = 0; attempt < 8; attempt++)
      expect(await statusOf(davOf(live.alist, 'reader', 'wrong')('PROPFIND', '/'))).toBe(401);
    expect(await statusOf(reader()('PROPFIND', '/', {headers: {Depth: '0'}}))).toBe(207);
  },
);
