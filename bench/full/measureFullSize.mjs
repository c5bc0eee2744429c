import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fillProject} from './fillProject.mjs';

/**
 * Measures a copy of the project that is filled to the size it will have. The copy is removed afterwards.
 *
 * @param {readonly string[]} skipped parts of the measurement that are left out
 * @returns {any} the copy's `bench/results.json`, with the number of pages added to each language
 */
export function measureFullSize(skipped) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-full-size-'));
  try {
    copyProject(folder);
    const pagesAdded = fillProject(folder);
    const {status} = spawnSync(
      process.execPath,
      ['bench/run.mjs', '--skip', [...new Set(skipped)].join(',')],
      {cwd: folder, stdio: 'inherit'},
    );
    if (status !== 0) throw new Error('The copy at full size could not be measured.');
    const results = JSON.parse(readFileSync(path.join(folder, 'bench/results.json'), 'utf8'));
    return {...results, pagesAdded};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Files as they are now, with the history of the pages, and the dependencies without their caches.
 *
 * @param {string} folder
 */
function copyProject(folder) {
  execFileSync('git', ['clone', '--quiet', '--no-checkout', '.', folder]);
  const files = execFileSync('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ])
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(file));
  for (const file of files) cpSync(file, path.join(folder, file), {recursive: true});
  const modules = path.join(folder, 'node_modules');
  // Links to the files are enough, where the folders are on one disk.
  const {status} = spawnSync('cp', ['-al', 'node_modules', modules], {stdio: 'ignore'});
  if (status !== 0) {
    rmSync(modules, {recursive: true, force: true});
    cpSync('node_modules', modules, {recursive: true, verbatimSymlinks: true});
  }
  rmSync(path.join(modules, '.cache'), {recursive: true, force: true});
}
