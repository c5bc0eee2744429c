import type {Server} from 'node:http';
import {createSiteServer} from '../scripts/lib/siteServer.mjs';

/**
 * Serves a built site for all tests, on a port that is free: nothing that an interrupted run left over is
 * in the way.
 *
 * @returns function that ends it
 */
export async function serveFolder(dir: string): Promise<() => Promise<void>> {
  const server: Server = createSiteServer(dir);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The site is not served.');
  // The workers are started after this and inherit it (playwright.config.ts).
  process.env['E2E_ORIGIN'] = `http://localhost:${address.port}`;
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
