import {serveFolder} from '../serveFolder';
import {buildSubpath, buildFixtureSite, FIXTURE_BUILD} from './buildFixtureSite';

/**
 * Builds the fixture site, once more under a base, and serves it. `KEEP_FIXTURE_SITE=1` serves the one that's there, while you write
 * tests.
 */
export default async function serveFixtureSite(): Promise<() => Promise<void>> {
  if (process.env['KEEP_FIXTURE_SITE'] === undefined) {
    await Promise.all([buildFixtureSite(), buildSubpath()]);
  }
  return serveFolder(FIXTURE_BUILD);
}
