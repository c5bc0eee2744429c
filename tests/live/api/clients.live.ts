import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {clientVersions, runClient, type ClientProgram} from '@site/tests/samples/clientPrograms';
import {addLocal, filled, ok, saveSettings} from '../services/support';
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
