import {spawnSync} from 'node:child_process';
import {existsSync, lstatSync, readFileSync, readlinkSync} from 'node:fs';

/** @typedef {{version?: string, integrity?: string, optional?: boolean}} Package */

/** What npm writes at the end of each installation: the packages that are there. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Whether dependencies are missing or others than the lock file names. */
function needsInstall() {
  if (!existsSync(INSTALLED)) return true;
  return !isInstalled(readFileSync('package-lock.json', 'utf8'), readFileSync(INSTALLED, 'utf8'));
}

/**
 * The first line of a command that sets up a machine.
 *
 * @param {readonly string[]} programs that it will install besides the dependencies, in words
 */
export function installationLine(programs) {
  const all = [
    ...(needsInstall() ? ['the packages of package-lock.json (npm ci)'] : []),
    ...programs,
  ];
  return all.length === 0 ? 'Everything is installed.' : `This installs first: ${all.join(', ')}.`;
}

/**
 * Installs the dependencies when they are missing or others than the lock file names. Nothing else, because `npm ci`
 * empties `node_modules`, which a running server may use.
 *
 * @throws {Error} when `npm ci` fails, or would change what another folder uses
 */
export function installWhatIsMissing() {
  if (!needsInstall()) return;
  if (lstatSync('node_modules', {throwIfNoEntry: false})?.isSymbolicLink()) {
    throw new Error(
      `node_modules leads to ${readlinkSync('node_modules')}, which has other packages than package-lock.json names. ` +
        'Install them there, or delete the link and run this command again.',
    );
  }
  console.log('Installing dependencies (npm ci) …');
  // Not with execa, which is one of them. On Windows, npm is a script, which only a shell starts.
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed; see the lines above.');
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
