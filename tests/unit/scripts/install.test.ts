import {existsSync} from 'node:fs';
import path from 'node:path';
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

/** Runs the check of the packages in a project where `npm` only leaves a file. */
async function install(files: Readonly<Record<string, string>>): Promise<boolean> {
  const folder = projectWith({npm: `require('node:fs').writeFileSync('ran', process.argv[2]);`});
  writeFiles(folder, files);
  const module = path.resolve('scripts/lib/install.mjs');
  const script = `import {installWhatIsMissing} from ${JSON.stringify(module)}; await installWhatIsMissing();`;
  const {code, said} = await startIn(folder, ['--input-type=module', '--eval', script]).ended;
  expect(code, said).toBe(0);
  return existsSync(path.join(folder, 'ran'));
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
