import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Stands while a build is at work; outside the build, which is published as it is. */
const MARK = 'node_modules/.cache/site-build.json';

/**
 * Says that this process writes a build, so that `npm run serve` waits for its end.
 *
 * @param {string} dir folder the build is written to
 * @param {string} [mark] file of the mark
 */
export function markBuild(dir, mark = MARK) {
  mkdirSync(path.dirname(mark), {recursive: true});
  writeFileSync(mark, JSON.stringify({dir: path.resolve(dir), pid: process.pid}));
}

/** @param {string} [mark] file of the mark */
export function unmarkBuild(mark = MARK) {
  rmSync(mark, {force: true});
}

/**
 * Whether a build writes to a folder. The mark of a build that was killed counts no more.
 *
 * @param {string} dir
 * @param {string} [mark] file of the mark
 */
export function isBeingBuilt(dir, mark = MARK) {
  try {
    const build = JSON.parse(readFileSync(mark, 'utf8'));
    // Throws when there is no such process.
    return build.dir === path.resolve(dir) && process.kill(build.pid, 0);
  } catch {
    return false;
  }
}
