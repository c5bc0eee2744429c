#!/usr/bin/env node
import {parseArgs} from 'node:util';
import {createSiteServer} from './lib/siteServer.mjs';

/** Serves the built site: `npm run serve [-- --port 3000 --dir build]`. */
const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    host: {type: 'string', default: 'localhost'},
    dir: {type: 'string', default: 'build'},
  },
});

const server = await createSiteServer(values.dir, {
  // Good enough to read by, and there at once.
  brotliQuality: 5,
  followsBuilds: true,
  onNewBuild: () => console.log('There is a new build; it is served from now on.'),
});
server.on('error', (error) => {
  console.error(
    `Cannot serve on port ${values.port}: ${error.message}. Choose another with --port.`,
  );
  process.exit(1);
});
server.listen(Number(values.port), values.host, () => {
  console.log(`The site is served at http://localhost:${values.port}`);
});
