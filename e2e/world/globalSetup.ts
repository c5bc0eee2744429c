import {serveFolder} from '../serveFolder';
import {buildWorld, WORLD_BUILD} from './buildWorld';

/** Builds the test world and serves it. `KEEP_WORLD=1` serves the one that's there, while you write tests. */
export default async function serveWorld(): Promise<() => Promise<void>> {
  if (process.env['KEEP_WORLD'] === undefined) await buildWorld();
  return serveFolder(WORLD_BUILD);
}
