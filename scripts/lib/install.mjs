import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {run} from './run.mjs';

const STAMP = 'node_modules/.installed-lock';

/**
 * Installs the dependencies when they are missing or the lock file has changed since.
 *
 * @throws {Error} when `npm ci` fails
 */
export async function installWhatIsMissing() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing dependencies (npm ci) …');
  if ((await run('npm', ['ci', '--no-audit', '--no-fund'])) !== 0) {
    throw new Error('npm ci failed; see the lines above.');
  }
  writeFileSync(STAMP, lock);
}
