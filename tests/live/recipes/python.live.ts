import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {samplesOf} from '@site/tests/samples/samples';
import {addLocal, addUser, bits, filled, ok, passwordOf, saveSettings} from '../services/support';
import {runProgram} from '../suite/programs';
import {suite} from '../suite/suite';

const PAGE = 'guide/recipes/python.mdx';

/** More files than fit on a page of `fs/list`, which has at most 500. */
const COUNT = 501;

const live = suite({own: true, needs: ['python3']});
let disk = '';

live.before(async () => {
  disk = await addLocal(live.alist, '/drive', {
    reports: {
      ...Object.fromEntries(
        Array.from({length: COUNT}, (_, index) => [
          `${String(index)}.txt`,
          `text ${String(index)}`,
        ]),
      ),
      deep: {er: {'报告 #1.txt': 'deep'}, none: {}},
    },
    private: {'secret.txt': 'secret'},
    locked: {'inside.txt': 'inside'},
  });
  await addUser(live.alist, 'reader', [['/drive/reports', 0]], '/');
  await addUser(live.alist, 'based', [['/drive/reports', 0]]);
});

/** Runs the program of the page in a new folder. */
async function runPage(
  args: readonly string[],
  {
    locale = 'en',
    user = 'reader',
    changed = (code) => code,
  }: {locale?: 'en' | 'zh'; user?: string; changed?: (code: string) => string} = {},
) {
  const folder = path.join(live.alist.folder, 'python');
  mkdirSync(folder, {recursive: true});
  const program = samplesOf(locale, PAGE).find(({language}) => language === 'python');
  writeFileSync(path.join(folder, 'alist_download.py'), changed(program?.code ?? ''));
  const ended = await runProgram('python3', ['alist_download.py', live.alist.url, user, ...args], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ALIST_PASSWORD: passwordOf(user),
      NO_PROXY: '*',
      LC_ALL: 'C.UTF-8',
    },
  });
  return {...ended, folder, lines: ended.stdout.split('\n').filter((line) => line !== '')};
}

for (const locale of ['en', 'zh'] as const)
  live.check(
    `the Python program lists and downloads a folder of several pages with its subfolders (${locale})`,
    ['page:guide/recipes/python#steps', 'page:guide/recipes/python#program'],
    async () => {
      const listed = await runPage(['/drive/reports'], {locale});
      expect([listed.code, listed.stderr]).toEqual([0, '']);
      expect(listed.lines).toHaveLength(COUNT + 1);
      expect(listed.lines).toContain('4\t/drive/reports/deep/er/报告 #1.txt');
      const {folder, lines, code} = await runPage(['/drive/reports', 'reports'], {locale});
      expect([code, lines.length]).toEqual([0, COUNT + 1]);
      const saved = (name: string) => readFileSync(path.join(folder, 'reports', name), 'utf8');
      expect(saved('deep/er/报告 #1.txt')).toBe('deep');
      expect(saved(`${String(COUNT - 1)}.txt`)).toBe(`text ${String(COUNT - 1)}`);
      writeFileSync(path.join(folder, 'reports/7.txt'), 'short');
      expect((await runPage(['/drive/reports', 'reports'], {locale})).lines).toEqual([
        '/drive/reports/7.txt',
      ]);
      rmSync(folder, {recursive: true});
    },
  );

live.check(
  'the Python program works with a base path, whose folder is then /',
  ['page:guide/recipes/python#need'],
  async () => {
    const {code, folder} = await runPage(['/deep', 'deep'], {user: 'based'});
    expect(code).toBe(0);
    expect(readFileSync(path.join(folder, 'deep/er/报告 #1.txt'), 'utf8')).toBe('deep');
  },
);

live.check(
  'the Python program names what failed: a Markdown file through AList, a path with %, a wrong path, a wrong password',
  ['page:guide/recipes/python#size', 'page:guide/recipes/python#sign-in'],
  async () => {
    writeFileSync(path.join(disk, 'reports/deep/readme.md'), '# Title');
    writeFileSync(path.join(disk, 'reports/deep/50%.txt'), 'half');
    const {code, stderr, folder} = await runPage(['/drive/reports/deep', 'deep']);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /failed: \/drive\/reports\/deep\/readme\.md: received \d+ bytes instead of 7/,
    );
    expect(stderr).toMatch(
      /failed: \/drive\/reports\/deep\/50%\.txt: received \d+ bytes instead of 4/,
    );
    expect(stderr).toContain('2 files failed');
    expect(existsSync(path.join(folder, 'deep/readme.md'))).toBe(false);
    rmSync(path.join(disk, 'reports/deep/50%.txt'));
    await saveSettings(live.alist, {filter_readme_scripts: 'false'});
    expect((await runPage(['/drive/reports/deep', 'deep'])).code).toBe(0);
    const outside = await runPage(['/drive/private']);
    expect(outside.stderr).toContain('stopped: fs/list /drive/private:');
    const wrong = await runPage(['/drive'], {user: 'unknown'});
    expect([wrong.code, wrong.stderr]).toEqual([
      1,
      'stopped: auth/login/hash : username or password is incorrect\n',
    ]);
  },
);

live.check(
  'the Python program opens a folder with a password if both requests send it, and a refresh needs permission to upload',
  ['page:guide/recipes/python#change'],
  async () => {
    ok(
      await live.alist.api.post('/api/admin/meta/create', {
        path: '/drive/locked',
        password: 'EXAMPLE-PASSWORD',
        p_sub: true,
      }),
    );
    await addUser(live.alist, 'visitor', [['/drive/locked', 0]], '/');
    const {stderr} = await runPage(['/drive/locked'], {user: 'visitor'});
    expect(stderr).toContain('password is incorrect or you have no permission');
    const changed = (program: string) =>
      filled(program, {
        '"fs/list", path=folder': '"fs/list", password="EXAMPLE-PASSWORD", path=folder',
        '"fs/get", path=path': '"fs/get", password="EXAMPLE-PASSWORD", path=path',
      });
    const opened = await runPage(['/drive/locked', 'locked'], {user: 'visitor', changed});
    expect(opened.lines).toEqual(['/drive/locked/inside.txt']);
    const refresh = (program: string) =>
      filled(program, {'path=folder,': 'refresh=True, path=folder,'});
    const refused = await runPage(['/drive/reports'], {changed: refresh});
    expect(refused.stderr).toContain('Refresh without permission');
    await addUser(live.alist, 'writer', [['/drive/reports', bits('write')]], '/');
    expect((await runPage(['/drive/reports'], {user: 'writer', changed: refresh})).code).toBe(0);
  },
);
