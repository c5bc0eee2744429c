import {existsSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import {isInstalled} from '@site/scripts/lib/install.mjs';
import {projectWith, startIn, writeFiles} from '@site/tests/helpers/commandRun';

type Packages = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const lockOf = (packages: Packages): string => JSON.stringify({lockfileVersion: 3, packages});

const one = {version: '1.0.0', integrity: 'sha512-one'};
const optional = {version: '2.0.0', integrity: 'sha512-two', optional: true, os: ['darwin']};
const lock = lockOf({
  '': {name: 'alist-docs'},
  'node_modules/one': {...one, dev: true},
  'node_modules/two': optional,
});
const installed = lockOf({'node_modules/one': {...one, resolved: 'https://registry.example/one'}});

/** What a function of the module leaves in a project where `npm` only leaves a file. */
async function call(
  script: string,
  files: Readonly<Record<string, string>>,
  prepare: (folder: string) => void = () => undefined,
): Promise<{readonly hasRun: boolean; readonly code: number | undefined; readonly said: string}> {
  const folder = projectWith({});
  const programs = projectWith({npm: `require('node:fs').writeFileSync('ran', process.argv[2]);`});
  writeFiles(folder, files);
  prepare(folder);
  const module = pathToFileURL('scripts/lib/install.mjs').href;
  const PATH = [path.join(programs, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter);
  const {code, said} = await startIn(
    folder,
    ['--input-type=module', '--eval', `import * as install from '${module}'; ${script}`],
    {PATH},
  ).ended;
  return {hasRun: existsSync(path.join(folder, 'ran')), code, said};
}

/** Runs the check of the packages in a project. */
async function install(files: Readonly<Record<string, string>>): Promise<boolean> {
  const {hasRun, code, said} = await call('install.installWhatIsMissing();', files);
  expect(code, said).toBe(0);
  return hasRun;
}

test('packages that somebody has installed with npm stay', async () => {
  const files = {'package-lock.json': lock, 'node_modules/.package-lock.json': installed};
  expect(await install(files)).toBe(false);
});

test('without packages, or with those of another lock file, they are installed', async () => {
  expect(await install({'package-lock.json': lock})).toBe(true);
  const other = lockOf({'node_modules/one': {...one, version: '1.0.1', integrity: 'sha512-x'}});
  expect(await install({'package-lock.json': lock, 'node_modules/.package-lock.json': other})).toBe(
    true,
  );
});

test('packages that another folder uses too aren’t replaced', async () => {
  const {hasRun, code, said} = await call(
    'install.installWhatIsMissing();',
    {'package-lock.json': lock, 'shared/.package-lock.json': lockOf({})},
    (folder) => symlinkSync(path.join(folder, 'shared'), path.join(folder, 'node_modules')),
  );
  expect([hasRun, code]).toEqual([false, 1]);
  expect(said).toContain('node_modules leads to ');
  expect(said).toContain('delete the link and run this command again');
});

test.each([
  [{}, '[]', 'This installs first: the packages of package-lock.json (npm ci).'],
  [
    {},
    '["chromium (apt-get)"]',
    'This installs first: the packages of package-lock.json (npm ci), chromium (apt-get).',
  ],
  [{'node_modules/.package-lock.json': installed}, '[]', 'Everything is installed.'],
])('what a command will install is said in a line: %#', async (files, programs, line) => {
  const {said} = await call(`console.log(install.installationLine(${programs}));`, {
    'package-lock.json': lock,
    ...files,
  });
  expect(said).toBe(`${line}\n`);
});

test('this project counts as installed', async () => {
  const {readFileSync} = await import('node:fs');
  const text = (file: string): string => readFileSync(file, 'utf8');
  expect(isInstalled(text('package-lock.json'), text('node_modules/.package-lock.json'))).toBe(
    true,
  );
});

const own = 'node_modules/one';
test.each([
  ['all of them', {[own]: one}, true],
  ['all, and an optional one', {[own]: one, 'node_modules/two': optional}, true],
  ['none', {}, false],
  ['another version', {[own]: {...one, version: '1.0.1'}}, false],
  ['other bytes', {[own]: {...one, integrity: 'sha512-x'}}, false],
  ['one more', {[own]: one, 'node_modules/three': one}, false],
  [
    'another optional one',
    {[own]: one, 'node_modules/two': {...optional, version: '3.0.0'}},
    false,
  ],
])('with %s installed', (_, packages, isSame) => {
  expect(isInstalled(lock, lockOf(packages))).toBe(isSame);
});
