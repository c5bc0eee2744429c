import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {createServer, request as httpRequest} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect} from 'vitest';
import {clientVersions, runClient, type ClientProgram} from '@site/tests/samples/clientPrograms';
import {sampleOf} from '@site/tests/samples/samples';
import {addLocal, bash, filled, names, ok, said, saveSettings} from '../services/support';
import {ADMIN_PASSWORD} from '../suite/alist';
import {HOST, until} from '../suite/programs';
import {suite} from '../suite/suite';

/** More files than fit on a page of `fs/list`, which has at most 500. */
const COUNT = 501;

const live = suite({own: true, needs: ['python3']});
let folder = '';
/** Folder of the storage `/up`, once it's there. */
let disk = '';
/** Folder of the storage `/links`, once it's there. */
let files = '';

live.before(async () => {
  folder = path.join(live.alist.folder, 'clients');
  mkdirSync(folder, {recursive: true});
  const names = Array.from({length: COUNT}, (_, index) => `plan-${String(index)}.txt`);
  await addLocal(live.alist, '/drive', {
    many: Object.fromEntries(names.map((name) => [name, ''])),
    none: {},
    'plan.txt': '0123456789',
  });
});

/** The program of a page in a language, for the server with its admin token. */
const programOf = (
  page: string,
  version: (typeof clientVersions)[number],
  changed?: (code: string) => string,
): ClientProgram => ({
  page,
  ...version,
  folder,
  server: live.alist.url,
  token: live.alist.adminToken,
  ...(changed && {changed}),
});

/** What a check of a program needs besides Python. */
const needsOf = ({language}: (typeof clientVersions)[number]): readonly string[] =>
  language === 'go' ? ['go'] : [];

/** Lines that a program printed; it must have ended well. */
async function linesOf(program: ClientProgram, ...args: readonly string[]) {
  const {isGood, printed, output} = await runClient(program, ...args);
  expect(isGood, output).toBe(true);
  return printed.split('\n').filter((line) => line !== '');
}

const PAGING = 'guide/api/paging.mdx';

for (const version of clientVersions)
  live.check(
    `the program reads every kind of list to its end, also with small pages (${version.language}, ${version.locale})`,
    ['page:guide/api/paging#kinds', 'page:guide/api/paging#program'],
    async () => {
      const whole = programOf(PAGING, version);
      const small = programOf(PAGING, version, (code) => filled(code, {500: '7'}));
      await saveSettings(live.alist, {search_index: 'database_non_full_text'});
      ok(await live.alist.api.post('/api/admin/index/build'));
      await until('the index', async () => {
        const {is_done: isDone, obj_count: count} = ok(
          await live.alist.api.get<{is_done: boolean; obj_count: number}>(
            '/api/admin/index/progress',
          ),
        );
        return isDone && count > COUNT;
      });
      for (const program of [whole, small]) {
        const listed = await linesOf(program, 'folder', '/drive/many');
        expect([listed.length, new Set(listed).size]).toEqual([COUNT, COUNT]);
        const found = await linesOf(program, 'search', '/', 'plan');
        expect([found.length, new Set(found).size]).toEqual([COUNT + 1, COUNT + 1]);
        expect(await linesOf(program, 'folder', '/drive/none')).toEqual([]);
        expect((await linesOf(program, 'numbered', 'admin/user/list')).sort()).toEqual([
          'admin',
          'guest',
        ]);
        expect(await linesOf(program, 'whole', 'task/copy/done')).toEqual([]);
      }
    },
    needsOf(version),
  );

const ERRORS = 'guide/api/errors.mdx';

for (const version of clientVersions)
  live.check(
    `the program for errors prints data, and otherwise what to do (${version.language}, ${version.locale})`,
    ['page:guide/api/errors#actions', 'page:guide/api/errors#program'],
    async () => {
      const said = async (changes: Partial<ClientProgram>, route: string, body: object) =>
        (await runClient({...programOf(ERRORS, version), ...changes}, route, JSON.stringify(body)))
          .output;
      const found = JSON.parse(await said({}, 'fs/get', {path: '/drive/plan.txt'})) as {
        readonly name: string;
      };
      expect(found.name).toBe('plan.txt');
      expect(await said({token: 'wrong'}, 'me', {})).toBe(
        'show: 0 not JSON: check the URL and the route',
      );
      expect(await said({token: 'wrong'}, 'fs/list', {path: '/'})).toBe(
        'sign-in: 401 token is invalidated',
      );
      expect(await said({token: ''}, 'fs/list', {path: '/'})).toBe(
        'sign-in: 401 Guest user is disabled, login please',
      );
      expect(await said({}, 'fs/get', {path: '/drive/gone.txt'})).toBe(
        'refresh: 500 object not found',
      );
      const copy = {src_dir: '/drive', dst_dir: '/drive/none', names: ['plan.txt']};
      ok(await live.alist.api.post('/api/fs/remove', {dir: '/drive/none', names: ['plan.txt']}));
      await said({}, 'fs/copy', copy);
      expect(await said({}, 'fs/copy', copy)).toBe('exists: 403 file [plan.txt] exists');
      ok(await live.alist.api.post('/api/fs/remove', {dir: '/drive/none', names: ['plan.txt']}));
      const share = {share_id: 'none'};
      expect(await said({}, 'public/share/auth', share)).toMatch(/^gone: 404 /);
      expect(await said({}, 'fs/mkdir', {path: '/nothing/a'})).toMatch(/^show: 500 /);
      const unreachable = {server: 'http://127.0.0.1:9'};
      expect(await said(unreachable, 'fs/list', {path: '/'})).toMatch(/^wait: 503 /);
    },
    needsOf(version),
  );

live.check(
  'the commands for errors print the response, or what to do',
  ['page:guide/api/errors#program'],
  async () => {
    const {code} = sampleOf(ERRORS, 'curl');
    const env = {ALIST_URL: live.alist.url, ALIST_TOKEN: live.alist.adminToken};
    const wrong = await bash(code, {env: {...env, ALIST_TOKEN: 'wrong'}});
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringMatching(/^show: .*invalidated/m)]);
    const found = await bash(filled(code, {'plan.pdf': 'plan.txt'}), {env});
    expect(JSON.parse(found.stdout)).toMatchObject({code: 200, data: {name: 'plan.txt'}});
  },
  ['bash', 'curl'],
);

const RETRIES = 'guide/api/retries.mdx';

/** How the program sets its first wait, and a hundredth of that. */
const WAITS = {
  python: ['delay, signed_in = 1,', 'delay, signed_in = 0.01,'],
  js: ['let delay = 1;', 'let delay = 0.01;'],
  go: ['delay, signedIn := time.Second,', 'delay, signedIn := time.Second/100,'],
} as const;

/** What a request gets instead of AList: a response, or a connection that breaks. */
type Fault = readonly [status: number, body: string] | 'broken';

/** A server in front of AList that first does these, and then passes requests on. */
async function withFaults<T>(
  faults: readonly Fault[],
  use: (url: string, passed: readonly string[]) => Promise<T>,
): Promise<T> {
  const left = [...faults];
  const passed: string[] = [];
  const front = createServer((request, response) => {
    const fault = left.shift();
    if (fault === 'broken') request.socket.destroy();
    else if (fault) response.writeHead(fault[0]).end(fault[1]);
    else {
      passed.push(String(request.url));
      const {method, headers, url = ''} = request;
      const onward = httpRequest(`${live.alist.url}${url}`, {method, headers}, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      request.pipe(onward);
    }
  });
  await new Promise<void>((resolve) => front.listen(0, HOST, resolve));
  try {
    return await use(`http://${HOST}:${String((front.address() as AddressInfo).port)}`, passed);
  } finally {
    front.closeAllConnections();
    await new Promise((resolve) => front.close(resolve));
  }
}

const LOADING = JSON.stringify({code: 500, message: 'Loading storage, please wait', data: null});

for (const version of clientVersions)
  live.check(
    `the program repeats what it can, signs in by itself, and repeats nothing that isn't safe (${version.language}, ${version.locale})`,
    ['page:guide/api/retries#program', 'page:guide/api/retries#safe'],
    async () => {
      // The program waits up to seconds; here, up to hundredths of them.
      const [wait, less] = WAITS[version.language];
      const program = {
        ...programOf(RETRIES, version, (code) => filled(code, {[wait]: less})),
        env: {ALIST_USER: 'admin', ALIST_PASSWORD: ADMIN_PASSWORD},
      };
      const list = ['fs/list', JSON.stringify({path: '/drive/none'})] as const;
      const faults: readonly Fault[] = [[200, LOADING], [503, ''], 'broken', [200, LOADING]];
      await withFaults(faults, async (server, passed) => {
        const {isGood, printed, output} = await runClient({...program, server}, ...list);
        expect(isGood, output).toBe(true);
        expect(JSON.parse(printed)).toMatchObject({total: 0});
        expect(passed).toEqual(['/api/fs/list', '/api/auth/login', '/api/fs/list']);
      });
      for (const fault of [[503, ''], 'broken'] as const)
        await withFaults([fault], async (server, passed) => {
          const {isGood, output} = await runClient({...program, server}, ...list, 'once');
          expect([isGood, passed]).toEqual([false, []]);
          expect(output).toContain('fs/list: 503');
        });
      await withFaults([[200, LOADING]], async (server) => {
        expect((await runClient({...program, server}, ...list, 'once')).isGood).toBe(true);
      });
      const wrong = {...program, env: {...program.env, ALIST_PASSWORD: 'wrong'}};
      await withFaults([], async (server, passed) => {
        const {output} = await runClient({...wrong, server}, ...list);
        expect(output).toContain('auth/login: 400 username or password is incorrect');
        expect(passed).toEqual(['/api/fs/list', '/api/auth/login']);
      });
    },
    needsOf(version),
  );

live.check(
  'a repeated request does what the table says',
  ['page:guide/api/retries#safe'],
  async () => {
    const {api} = live.alist;
    const twice = await addLocal(live.alist, '/twice', {'a.txt': 'a', 'b.txt': 'b', to: {}});
    /** What the second of two equal requests returns. */
    const second = async (at: string, body: object) => {
      ok(await api.post(`/api/${at}`, body));
      return said(await api.post(`/api/${at}`, body));
    };
    const done = [200, 'success'];
    expect(await second('fs/mkdir', {path: '/twice/new'})).toEqual(done);
    const there = {src_dir: '/twice', dst_dir: '/twice/to'};
    const copy = {...there, names: ['a.txt']};
    expect(await second('fs/copy', copy)).toEqual([403, 'file [a.txt] exists']);
    expect(await second('fs/copy', {...copy, skip_existing: true})).toEqual(done);
    expect(await second('fs/remove', {dir: '/twice/to', names: ['a.txt']})).toEqual(done);
    expect(await second('fs/move', {...there, names: ['b.txt']})).toEqual([
      403,
      'file [b.txt] exists',
    ]);
    writeFileSync(path.join(twice, 'b.txt'), 'b');
    expect(await second('fs/move', {...there, names: ['b.txt'], overwrite: true})).toEqual([
      500,
      'failed to get src object: object not found',
    ]);
    const rename = {path: '/twice/a.txt', name: 'c.txt'};
    expect(await second('fs/rename', rename)).toEqual([403, 'file [c.txt] exists']);
    const share = {path: '/twice/to'};
    expect(await second('share/create', share)).toEqual(done);
    expect(await second('share/create', {...share, share_id: 'mine'})).toEqual([
      400,
      'share link already exists',
    ]);
    expect(await second('share/delete', {share_id: 'mine'})).toEqual(done);
    expect(await second('admin/meta/create', {path: '/twice/to'})).toEqual([
      500,
      expect.stringContaining('UNIQUE constraint failed'),
    ]);
    const upload = (headers: Readonly<Record<string, string>>) =>
      api.request<{task: {id: string}} | null>('PUT', '/api/fs/put', {
        headers: {'File-Path': '%2Ftwice%2Fup.txt', ...headers},
        body: 'text',
      });
    ok(await upload({}));
    ok(await upload({}));
    expect(said(await upload({Overwrite: 'false'}))).toEqual([403, 'file exists']);
    const tasks = [ok(await upload({'As-Task': 'true'})), ok(await upload({'As-Task': 'true'}))];
    expect(new Set(tasks.map((data) => data?.task.id)).size).toBe(2);
  },
);

const UPLOADS = 'guide/api/uploads.mdx';

for (const version of clientVersions)
  live.check(
    `the program uploads a file with its progress, waits for the task, and overwrites nothing (${version.language}, ${version.locale})`,
    ['page:guide/api/uploads#program', 'page:guide/api/uploads#ways'],
    async () => {
      const to = `/up/${version.language} ${version.locale} 100%#/年度 报告.bin`;
      if (disk === '') disk = await addLocal(live.alist, '/up', {'file.txt': 'no folder'});
      const file = path.join(folder, 'plan.bin');
      const content = Buffer.alloc(700_000, 'plan');
      writeFileSync(file, content);
      const program = programOf(UPLOADS, version);
      const lines = await linesOf(program, file, to);
      expect(lines.filter((line) => line === 'to AList: 100 %')).toHaveLength(1);
      expect(lines.at(-1)).toBe(`uploaded: ${to}`);
      expect(readFileSync(path.join(disk, to.slice('/up/'.length))).equals(content)).toBe(true);
      writeFileSync(file, 'other');
      const again = await runClient(program, file, to);
      expect([again.isGood, again.output.includes('fs/put: file exists')]).toEqual([false, true]);
      expect(readFileSync(path.join(disk, to.slice('/up/'.length))).equals(content)).toBe(true);
      const failed = await runClient(program, file, '/up/file.txt/below.bin');
      expect(failed.isGood).toBe(false);
      expect(failed.output).toContain('failed: failed to make dir');
    },
    needsOf(version),
  );

live.check(
  'a broken upload leaves a part of the file on Local, and nothing as a task',
  ['page:guide/api/uploads#ways'],
  async () => {
    const at = await addLocal(live.alist, '/broken', {});
    const breakOff = (name: string, headers: Readonly<Record<string, string>>) =>
      new Promise<void>((resolve) => {
        const request = httpRequest(`${live.alist.url}/api/fs/put`, {
          method: 'PUT',
          headers: {
            Authorization: live.alist.adminToken,
            'File-Path': encodeURIComponent(`/broken/${name}`),
            'Content-Length': '100000',
            ...headers,
          },
        });
        request.on('error', () => resolve());
        request.on('close', () => resolve());
        request.write('x'.repeat(5000), () => request.destroy());
      });
    await breakOff('task.bin', {'As-Task': 'true'});
    await breakOff('direct.bin', {});
    // The upload that came later has ended, so the earlier one has, too.
    await until('the incomplete file', () => existsSync(path.join(at, 'direct.bin')));
    expect(readdirSync(at)).toEqual(['direct.bin']);
    expect(readFileSync(path.join(at, 'direct.bin')).length).toBeLessThan(100_000);
    expect(ok(await live.alist.api.get('/api/task/upload/undone'))).toEqual([]);
  },
);

live.check(
  'an upload of unknown size is refused, and a form is stored',
  ['page:guide/api/uploads#ways'],
  async () => {
    await addLocal(live.alist, '/forms', {});
    const headers = {
      'File-Path': encodeURIComponent('/forms/a.txt'),
      Authorization: live.alist.adminToken,
    };
    const chunked = await fetch(`${live.alist.url}/api/fs/put`, {
      method: 'PUT',
      headers,
      body: new Blob(['text']).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(await chunked.json()).toMatchObject({
      code: 400,
      message: 'strconv.ParseInt: parsing "": invalid syntax',
    });
    const form = new FormData();
    form.append('file', new Blob(['text']), 'other.txt');
    const stored = await fetch(`${live.alist.url}/api/fs/form`, {
      method: 'PUT',
      headers,
      body: form,
    });
    expect(await stored.json()).toMatchObject({code: 200, data: null});
    expect(await names(live.alist.api, '/forms')).toEqual(['a.txt']);
  },
);

const LINKS = 'guide/api/links.mdx';

for (const version of clientVersions)
  live.check(
    `the program downloads a file, continues one that broke off, and saves no message as a file (${version.language}, ${version.locale})`,
    ['page:guide/api/links#program', 'page:guide/api/links#choose'],
    async () => {
      const content = Buffer.from(Array.from({length: 300_000}, (_, index) => index % 251));
      if (files === '')
        files = await addLocal(live.alist, '/links', {
          '年度 100%#.bin': content,
          'readme.md': '# Title',
        });
      const program = programOf(LINKS, version);
      const target = path.join(folder, `saved-${version.language}-${version.locale}`);
      const at = '/links/年度 100%#.bin';
      expect(await linesOf(program, at, target)).toEqual([
        `saved ${target}, continued after 0 bytes`,
      ]);
      expect(readFileSync(target).equals(content)).toBe(true);
      writeFileSync(`${target}.part`, content.subarray(0, 100_000));
      expect(await linesOf(program, at, target)).toEqual([
        `saved ${target}, continued after 100000 bytes`,
      ]);
      expect(readFileSync(target).equals(content)).toBe(true);
      const page = await runClient(program, '/links/readme.md', `${target}.md`);
      expect(page.isGood).toBe(false);
      expect(page.output).toContain('not the file: <h1>Title</h1>');
      expect(existsSync(`${target}.md`)).toBe(false);
    },
    needsOf(version),
  );

live.check(
  'a signature ends with the time at which it expires, and AList sends the headers of the page for HEAD, too',
  ['page:guide/api/links#choose'],
  async () => {
    await addLocal(live.alist, '/signed', {'a.txt': 'text'});
    const signOf = async () =>
      ok(await live.alist.api.post<{sign: string}>('/api/fs/get', {path: '/signed/a.txt'})).sign;
    expect(await signOf()).toMatch(/:0$/);
    await saveSettings(live.alist, {link_expiration: '2'});
    const expiry = Number((await signOf()).split(':').at(-1));
    const hours = (expiry * 1000 - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(1.9);
    expect(hours).toBeLessThanOrEqual(2);
    const head = await fetch(`${live.alist.url}/p/signed/a.txt?sign=${await signOf()}`, {
      method: 'HEAD',
    });
    for (const name of ['Accept-Ranges', 'ETag', 'Last-Modified', 'Content-Disposition'])
      expect(head.headers.get(name), name).toBeTruthy();
    expect(head.headers.get('Content-Length')).toBe('4');
    await saveSettings(live.alist, {link_expiration: '0'});
  },
);

const COMPATIBILITY = 'guide/api/compatibility.mdx';

for (const version of clientVersions)
  live.check(
    `the program compares the version of the server with another by numbers (${version.language}, ${version.locale})`,
    ['page:guide/api/compatibility#program'],
    async () => {
      const program = {...programOf(COMPATIBILITY, version), token: ''};
      const own = live.alist.version;
      const [major = 0, minor = 0] = own.slice(1).split('.').map(Number);
      for (const older of [own, `v${String(major)}.9.9`, 'v2.99.99'])
        expect(await linesOf(program, older)).toEqual([`${own} is new enough`]);
      for (const newer of [`v${String(major)}.${String(minor)}.99`, `v${String(major)}.100.0`]) {
        const {isGood, output} = await runClient(program, newer);
        expect([isGood, output]).toEqual([false, `${own} is older than ${newer}`]);
      }
    },
    needsOf(version),
  );

live.check(
  'the fields that came later are in the responses, and the command prints the version',
  ['page:guide/api/compatibility#fields', 'page:guide/api/compatibility#program'],
  async () => {
    const {apiFields} = JSON.parse(readFileSync('src/data/releases.json', 'utf8')) as {
      readonly apiFields: Readonly<Record<string, string>>;
    };
    const namesOf = (prefix: string) =>
      Object.keys(apiFields).flatMap((key) =>
        key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
      );
    await addLocal(live.alist, '/fields', {'a.txt': 'text'});
    const list = ok(
      await live.alist.api.post<{readonly content: readonly object[]}>('/api/fs/list', {
        path: '/fields',
      }),
    );
    const [entry = {}] = list.content;
    // S3 alone has a storage class.
    const optional = ['storage_class'];
    const isIn = (data: object) => (name: string) =>
      name.startsWith('content.') || optional.includes(name) || name in data;
    for (const [prefix, data] of [
      ['any-api-fs-list.data.', list],
      ['any-api-fs-list.data.content.', entry],
      [
        'any-api-fs-get.data.',
        ok(await live.alist.api.post<object>('/api/fs/get', {path: '/fields/a.txt'})),
      ],
    ] as const) {
      const names = namesOf(prefix);
      expect(names.length).toBeGreaterThan(4);
      expect(names.filter((name) => !isIn(data)(name))).toEqual([]);
    }
    const {stdout} = await bash(sampleOf(COMPATIBILITY, 'curl').code, {
      env: {ALIST_URL: live.alist.url},
    });
    expect(stdout.trim()).toBe(live.alist.version);
  },
  ['bash', 'curl', 'jq'],
);
