import {existsSync, readFileSync} from 'node:fs';
import {run} from './run.mjs';

/** @typedef {{version?: string, integrity?: string, optional?: boolean}} Package */

/** What npm writes at the end of each installation: the packages that are there. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Installs the dependencies when they are missing or others than the lock file names. Nothing else, because `npm ci`
 * empties `node_modules`, which a running server may use.
 *
 * @throws {Error} when `npm ci` fails
 */
export async function installWhatIsMissing() {
  const lock = readFileSync('package-lock.json', 'utf8');
  if (existsSync(INSTALLED) && isInstalled(lock, readFileSync(INSTALLED, 'utf8'))) return;
  console.log('Installing dependencies (npm ci) …');
  if ((await run('npm', ['ci', '--no-audit', '--no-fund'])) !== 0) {
    throw new Error('npm ci failed; see the lines above.');
  }
}

/**
 * Whether the packages of a lock file are there, and no others.
 *
 * @param {string} lock text of `package-lock.json`
 * @param {string} installed text of npm's list of what it has installed
 */
export function isInstalled(lock, installed) {
  const wanted = packagesOf(lock);
  const found = packagesOf(installed);
  return (
    [...found.keys()].every((name) => wanted.has(name)) &&
    [...wanted].every(([name, entry]) => {
      const there = found.get(name);
      // npm leaves out optional packages of other systems.
      if (!there) return entry.optional === true;
      return there.version === entry.version && there.integrity === entry.integrity;
    })
  );
}

/** @param {string} text @returns {ReadonlyMap<string, Package>} packages by their folders, without the project itself */
function packagesOf(text) {
  const entries = Object.entries(
    /** @type {Record<string, Package>} */ (JSON.parse(text).packages),
  );
  return new Map(entries.filter(([name]) => name !== ''));
}
