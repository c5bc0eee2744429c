import {linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Held by the build at work. One per project and not per folder, because all builds share Docusaurus's files and
 * caches; outside node_modules, which `npm ci` empties.
 */
const LOCK = '.cache/build.json';

/**
 * Makes this process the one that builds. The lock of a build that was killed counts no more.
 *
 * @param {string} dir folder the build is for
 * @param {string} [file] of the lock
 * @returns {() => void} gives the lock back
 * @throws {Error} naming the other process, when there is one
 */
export function lockBuild(dir, file = LOCK) {
  mkdirSync(path.dirname(file), {recursive: true});
  const own = `${file}.${process.pid}`;
  try {
    // Written elsewhere first: a lock that is there holds all of its text.
    writeFileSync(own, JSON.stringify({pid: process.pid, dir}));
    while (!take(own, file)) removeStale(file);
  } finally {
    rmSync(own, {force: true});
  }
  return () => rmSync(file, {force: true});
}

/** @param {string} own @param {string} file @returns {boolean} false when someone else has it */
function take(own, file) {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * @param {string} file
 * @throws {Error} when it isn't stale
 */
function removeStale(file) {
  const text = readOrEmpty(file);
  const other = parse(text);
  // In a container, a build often has the number of one in an earlier container.
  if (other && other.pid !== process.pid && isRunning(other.pid)) {
    throw new Error(
      `Another build of this project is running (process ${other.pid}, into ${other.dir}).\n` +
        'Wait until it ends, or stop it, and build again. ' +
        `If process ${other.pid} isn't a build, delete ${file}.`,
    );
  }
  const removed = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, removed);
  } catch (error) {
    // Someone else was faster.
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  // What another build has put there in the meantime goes back.
  if (readOrEmpty(removed) !== text) take(removed, file);
  rmSync(removed, {force: true});
}

/** @param {string} file */
function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @param {string} text @returns {{pid: number, dir: string} | undefined} undefined for anything but a lock */
function parse(text) {
  try {
    const {pid, dir} = JSON.parse(text);
    return {pid: Number(pid), dir: String(dir)};
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user.
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
