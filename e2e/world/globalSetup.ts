import {serveFolder} from '../serveFolder';
import {buildSubpath, buildWorld, WORLD_BUILD} from './buildWorld';

/**
 * Builds the test world, also under a base, and serves it. `KEEP_WORLD=1` serves the one that's there, while you write
 * tests.
 */
export default async function serveWorld(): Promise<() => Promise<void>> {
  if (process.env['KEEP_WORLD'] === undefined) {
    await buildWorld();
    await buildSubpath();
  }
  return serveFolder(WORLD_BUILD);
}
