import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {clientVersions, runClient, type ClientProgram} from '@site/tests/samples/clientPrograms';
import {sampleOf} from '@site/tests/samples/samples';
import {addLocal, bash, filled, ok, saveSettings} from '../services/support';
import {until} from '../suite/programs';
import {suite} from '../suite/suite';

/** More files than fit on a page of `fs/list`, which has at most 500. */
const COUNT = 501;

const live = suite({own: true, needs: ['python3']});
let folder = '';

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
