import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {buildSite} from './buildSite.mjs';

/** What the builds of other languages add to the folder of the first. */
const OTHER_LANGUAGES = /^(?:(?:zh|policies)[\\/]|_headers$|offline[\\/]alist-docs-zh)/;

/**
 * Files that two folders do not share byte for byte.
 *
 * @param {string} one
 * @param {string} other
 * @param {RegExp} [ignored] paths that are not compared
 * @returns {Promise<readonly string[]>} their paths, in order
 */
export async function differingFiles(one, other, ignored = /^$/) {
  const [names, otherNames] = await Promise.all([filesIn(one), filesIn(other)]);
  const all = [...new Set([...names, ...otherNames])].filter((name) => !ignored.test(name));
  const differing = await Promise.all(
    all.map(async (name) => {
      if (!names.has(name) || !otherNames.has(name)) return [name];
      const [a, b] = await Promise.all([
        readFile(path.join(one, name)),
        readFile(path.join(other, name)),
      ]);
      return a.equals(b) ? [] : [name];
    }),
  );
  return differing.flat().sort();
}

/** @param {string} folder @returns {Promise<ReadonlySet<string>>} */
async function filesIn(folder) {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  );
}

/**
 * Builds English once more, with the caches that the build before has left, and compares it with `build/`:
 * the same commit must give the same bytes.
 *
 * @returns {Promise<boolean>} false when a file differs or the build fails; the files are listed
 */
export async function isSecondBuildSame() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'docs-build-'));
  try {
    const second = path.join(folder, 'build');
    if ((await buildSite(['--locale', 'en', '--out-dir', second])) !== 0) return false;
    const differing = await differingFiles('build', second, OTHER_LANGUAGES);
    for (const name of differing.slice(0, 20)) console.error(`differs in a second build: ${name}`);
    return differing.length === 0;
  } finally {
    await rm(folder, {recursive: true});
  }
}
