import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fillProject} from './fillProject.mjs';

const RESULTS = 'bench/results.json';

/** File of the copy that says how many pages each language got; a log, which git and the checks pass over. */
const PAGES_ADDED = 'pages-added.log';

/**
 * Measures a copy of the project that is filled to the size it will have. The copy is removed afterwards,
 * unless a folder is given for it: then it stays, and the next run goes on with it.
 *
 * @param {readonly string[]} skipped parts of the measurement that are left out
 * @param {string} [kept] folder of a copy that stays
 * @returns {any} the copy's `bench/results.json`, with the number of pages added to each language
 */
export function measureFullSize(skipped, kept) {
  const folder = kept ?? mkdtempSync(path.join(os.tmpdir(), 'docs-full-size-'));
  const counted = path.join(folder, PAGES_ADDED);
  try {
    if (!existsSync(counted)) {
      copyProject(folder);
      // The numbers of today are not those of the copy.
      rmSync(path.join(folder, RESULTS), {force: true});
      writeFileSync(counted, String(fillProject(folder)));
    }
    const pagesAdded = Number(readFileSync(counted, 'utf8'));
    const {status} = spawnSync(
      process.execPath,
      ['bench/run.mjs', '--skip', [...new Set(skipped)].join(',')],
      {cwd: folder, stdio: 'inherit'},
    );
    if (status !== 0) throw new Error('The copy at full size could not be measured.');
    const results = JSON.parse(readFileSync(path.join(folder, RESULTS), 'utf8'));
    return {...results, pagesAdded};
  } finally {
    if (kept === undefined) rmSync(folder, {recursive: true, force: true});
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
