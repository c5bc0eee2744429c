import {cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Places
 * @property {string} target folder of the site
 * @property {string} fresh where the next build is made
 * @property {string} before where the last build is moved for the moment of the swap
 */

/**
 * Folders of a build. All of them are in one parent, because a folder can be renamed only within a file system, and
 * always have the same names, so that a build finds what an interrupted one has left.
 *
 * @param {string} dir folder of the site, or a link to it
 * @returns {Places}
 * @throws {Error} when the project itself is in that folder
 */
export function placesOf(dir) {
  const target = existsSync(dir) ? realpathSync(dir) : path.resolve(dir);
  const toProject = path.relative(target, realpathSync('.'));
  if (toProject === '' || (!/^\.\.(?:[\\/]|$)/.test(toProject) && !path.isAbsolute(toProject))) {
    throw new Error(`--out-dir ${dir} contains this project, which the build would replace.`);
  }
  const beside = (/** @type {string} */ ending) =>
    path.join(path.dirname(target), `.${path.basename(target)}.${ending}`);
  return {target, fresh: beside('new'), before: beside('old')};
}

/**
 * Makes room for the next build, and removes what an interrupted one has left.
 *
 * @param {Places} places
 * @param {boolean} isPartial whether the next build keeps parts of the last one
 */
export function prepare({target, fresh, before}, isPartial) {
  // The computer stopped in the middle of a swap.
  if (!existsSync(target) && existsSync(before)) renameSync(before, target);
  for (const folder of [fresh, before]) rmSync(folder, {recursive: true, force: true});
  mkdirSync(fresh, {recursive: true});
  if (isPartial && existsSync(target)) cpSync(target, fresh, {recursive: true});
}

/**
 * Puts the new build where the last one is. Without a pause, so that no signal comes between the two steps.
 *
 * @param {Places} places
 */
export function swapIn({target, fresh, before}) {
  const hasBefore = existsSync(target);
  if (hasBefore) renameSync(target, before);
  try {
    renameSync(fresh, target);
  } catch (error) {
    if (hasBefore) renameSync(before, target);
    throw error;
  }
  discard(before);
}

/**
 * Removes a folder. Where that fails, such as on Windows while a file is open, the next build does it.
 *
 * @param {string} folder
 */
export function discard(folder) {
  try {
    rmSync(folder, {recursive: true, force: true});
  } catch {
    // The next build removes it.
  }
}
