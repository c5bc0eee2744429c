import {existsSync, readFileSync, readdirSync, renameSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {
  folderForTest,
  projectWith,
  readFiles,
  startIn,
  writeFiles,
} from '@site/tests/helpers/commandRun';
import type {Run} from '@site/tests/helpers/commandRun';

/**
 * Stands for Docusaurus: it empties the folder of its language, writes a page, and can fail or wait in between. Like
 * Docusaurus, it ends with code 0 when a signal stops it.
 */
const DOCUSAURUS = `
const fs = require('node:fs');
const path = require('node:path');
if (process.argv.includes('--help')) {
  console.log('  --out-dir <dir>\\n  -l, --locale <locale...>');
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
const valueOf = (name) => process.argv[process.argv.lastIndexOf(name) + 1];
const locale = valueOf('--locale');
const folder = path.join(path.resolve(valueOf('--out-dir')), locale === 'en' ? '' : locale);
fs.rmSync(folder, {recursive: true, force: true});
fs.mkdirSync(folder, {recursive: true});
fs.writeFileSync(path.join(folder, '404.html'), (process.env.PAGE + ' ' + locale + '. ').repeat(200));
fs.appendFileSync('builds.log', locale + ' ' + process.env.NODE_OPTIONS + '\\n');
if (locale === process.env.FULL_IN) {
  const lines = Array.from({length: 1000}, (_, index) => '  at page ' + index);
  console.error(['[ERROR] Unable to build', ...lines, '  [cause]: [Error: ENOSPC: no space left on device, write] {'].join('\\n'));
  process.exit(1);
}
if (locale === process.env.FAIL_IN) {
  console.error('[WARNING] One thing\\n[ERROR] Broken link in a.mdx\\n  at b.js');
  process.exit(1);
}
if (process.env.FULL_FILE) fs.symlinkSync('/dev/full', path.join(folder, '404.html.br'));
if (locale === process.env.WAIT_IN) {
  fs.writeFileSync('waits', String(process.pid));
  setInterval(() => {}, 1000);
}
`;

const BUILD = path.resolve('scripts/build.mjs');
const page = (name: string, locale: string): string => `${name} ${locale}. `.repeat(200);
const siteOf = (name: string): Record<string, string> => ({
  '404.html': page(name, 'en'),
  'zh/404.html': page(name, 'zh'),
});
const last = {...siteOf('last'), 'guide/old.html': 'old'};

let project = '';
let site = '';

beforeEach(() => {
  project = projectWith({docusaurus: DOCUSAURUS});
  site = path.join(project, 'build');
  writeFiles(site, last);
});

function build(env: Readonly<Record<string, string>> = {}, ...args: readonly string[]): Run {
  return startIn(project, [BUILD, ...args], {PAGE: 'next', ...env});
}

/** A build that stays still in a language until it is stopped. */
async function waitingBuild(locale: string): Promise<Run & {readonly program: number}> {
  const run = build({WAIT_IN: locale});
  const file = path.join(project, 'waits');
  const program = await vi.waitUntil(() => existsSync(file) && Number(readFileSync(file, 'utf8')), {
    timeout: 20_000,
    interval: 10,
  });
  return {...run, program};
}

/** What builds have left in the project besides the site. */
const leftovers = (): readonly string[] =>
  [...readdirSync(project), ...readdirSync(path.join(project, '.cache'))].filter((name) =>
    /^\.build\.|^build\.json/.test(name),
  );

test('a build takes the place of the last one, with nothing of it left', async () => {
  const {code, said} = await build().ended;
  expect([code, readFiles(site)]).toEqual([0, siteOf('next')]);
  expect(said).toContain('The site is in build.');
  expect(leftovers()).toEqual([]);
});

test('the first build needs no folder, and --out-dir names another one', async () => {
  const elsewhere = path.join(folderForTest(), 'a/b');
  expect((await build({}, '--out-dir', elsewhere).ended).code).toBe(0);
  expect(readFiles(elsewhere)).toEqual(siteOf('next'));
  expect(readdirSync(path.dirname(elsewhere))).toEqual(['b']);
  expect(readFiles(site)).toEqual(last);
});

test('a build of one language keeps the other one, and the default language starts anew', async () => {
  expect((await build({}, '--locale', 'zh').ended).code).toBe(0);
  expect(readFiles(site)).toEqual({...last, 'zh/404.html': page('next', 'zh')});
  expect((await build({}, '-l', 'zh', '-l', 'en').ended).code).toBe(0);
  expect(readFiles(site)).toEqual(siteOf('next'));
});

test('a link to the folder stays a link', async () => {
  const releases = folderForTest();
  renameSync(site, path.join(releases, 'one'));
  symlinkSync(path.join(releases, 'one'), site);
  expect((await build().ended).code).toBe(0);
  expect(readFiles(path.join(releases, 'one'))).toEqual(siteOf('next'));
  expect(readdirSync(releases)).toEqual(['one']);
});

test.each(['.', '..'])('--out-dir %s would replace the project, and is refused', async (dir) => {
  const {code, said} = await build({}, '--out-dir', dir).ended;
  expect(said).toContain(`--out-dir ${dir} contains this project`);
  expect(code).toBe(1);
  expect(readFiles(site)).toEqual(last);
});

test.each(['en', 'zh'])(
  'a build that fails in %s leaves the last one, and says what Docusaurus says',
  async (locale) => {
    const {code, said} = await build({FAIL_IN: locale}).ended;
    expect([code, readFiles(site)]).toEqual([1, last]);
    expect(said).toContain('[WARNING] One thing\n[ERROR] Broken link in a.mdx\n  at b.js\n');
    expect(leftovers()).toEqual([]);
  },
);

describe('a build that is stopped', () => {
  test.each([
    ['SIGINT', 130, 'en'],
    ['SIGTERM', 143, 'zh'],
    ['SIGHUP', 129, 'zh'],
  ] as const)('by %s ends with %i and leaves the last one', async (signal, code, locale) => {
    const run = await waitingBuild(locale);
    run.child.kill(signal);
    const outcome = await run.ended;
    expect([outcome.code, readFiles(site)]).toEqual([code, last]);
    expect(outcome.said).toContain('The build was stopped. build is unchanged.');
    expect(leftovers()).toEqual([]);
    expect(() => process.kill(run.program, 0)).toThrow('ESRCH');
  });

  test('through Docusaurus, which ends as if it had succeeded, isn’t taken for complete', async () => {
    const run = await waitingBuild('zh');
    process.kill(run.program, 'SIGTERM');
    expect([(await run.ended).code, readFiles(site)]).toEqual([143, last]);
  });

  test('without a chance to clean up leaves the last one, and the next build tidies', async () => {
    const run = await waitingBuild('zh');
    run.child.kill('SIGKILL');
    process.kill(run.program, 'SIGKILL');
    await run.ended;
    expect(readFiles(site)).toEqual(last);
    expect(leftovers()).not.toEqual([]);
    expect((await build().ended).code).toBe(0);
    expect(readFiles(site)).toEqual(siteOf('next'));
    expect(leftovers()).toEqual([]);
  });

  test('in the middle of the swap loses nothing', async () => {
    renameSync(site, path.join(project, '.build.old'));
    expect((await build({FAIL_IN: 'en'}).ended).code).toBe(1);
    expect(readFiles(site)).toEqual(last);
  });
});

describe('of two builds at once', () => {
  test('the second ends at once, and names the first', async () => {
    const first = await waitingBuild('en');
    const {code, said} = await build().ended;
    expect(code).toBe(1);
    expect(said).toBe(
      `Another build of this project is running (process ${first.child.pid}, into ${site}).\n` +
        'Wait until it ends, or stop it, and build again. ' +
        `If process ${first.child.pid} isn't a build, delete .cache/build.json.\n`,
    );
    // Its folder is still there for the first one.
    expect(leftovers()).toEqual(['.build.new', 'build.json']);
    first.child.kill();
    await first.ended;
  });

  test('a first one that is gone counts no more', async () => {
    // No process has this number.
    writeFiles(project, {'.cache/build.json': JSON.stringify({pid: 2 ** 30, dir: site})});
    expect((await build().ended).code).toBe(0);
    writeFiles(project, {'.cache/build.json': ''});
    expect((await build().ended).code).toBe(0);
    expect(leftovers()).toEqual([]);
  });
});

describe('a full disk', () => {
  const MESSAGE = /^The disk is full, so the build stopped\. The last build is unchanged\.\n {2}/m;

  test('gives one message instead of a thousand lines', async () => {
    const {code, said} = await build({FULL_IN: 'zh'}).ended;
    expect([code, readFiles(site)]).toEqual([1, last]);
    expect(said).toMatch(MESSAGE);
    expect(said).toContain('\n  Error: ENOSPC: no space left on device, write\n');
    expect(said).toContain(`  Free in ${project}: `);
    expect(said).not.toContain('at page');
    expect(said.trim().split('\n').length).toBeLessThan(10);
    expect(leftovers()).toEqual([]);
  });

  test.skipIf(!existsSync('/dev/full'))('is noticed while files are compressed', async () => {
    const {code, said} = await build({FULL_FILE: 'yes'}, '--compress').ended;
    expect(said).toMatch(MESSAGE);
    expect([code, readFiles(site)]).toEqual([1, last]);
    expect(said).not.toMatch(/^\s+at /m);
  });
});
