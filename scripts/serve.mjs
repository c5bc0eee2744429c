#!/usr/bin/env node
import {command, portOf} from './lib/command.mjs';
import {serveOptions} from './lib/serveOptions.mjs';
import {createSiteServer, siteBase} from './lib/siteServer.mjs';

/** Serves the built site: `npm run serve [-- --port 3000 --dir build]`. */
await command(
  {
    usage: 'npm run serve [-- <options>]',
    summary: 'Serves the built site with the headers of static/_headers, and follows new builds.',
    options: serveOptions,
  },
  async ({values: {port: text = '', host = '', dir = ''}}) => {
    const port = portOf(text);
    const server = createSiteServer(dir);
    const base = await siteBase(dir);
    server.on('error', (error) => {
      console.error(`Cannot serve on port ${port}: ${error.message}. Choose another with --port.`);
      process.exit(1);
    });
    server.listen(port, host, () => {
      console.log(`The site is served at http://localhost:${port}${base === '/' ? '' : base}`);
    });
  },
);
