import {chromium} from 'playwright';
import {findBrowser} from '../scripts/lib/browser.mjs';

/** Flags under which Chromium asks no one but us. */
const flags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the Chromium the tests use.
 *
 * @param {readonly string[]} [more] further flags
 */
export async function launchBrowser(more = []) {
  const executablePath = await findBrowser();
  return chromium.launch({...(executablePath ? {executablePath} : {}), args: [...flags, ...more]});
}
