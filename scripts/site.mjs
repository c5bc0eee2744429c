#!/usr/bin/env node
import {buildSite} from './lib/buildSite.mjs';
import {command, portOf} from './lib/command.mjs';
import {installWhatIsMissing} from './lib/install.mjs';
import {run} from './lib/run.mjs';
import {serveOptions} from './lib/serveOptions.mjs';

/** `npm run site`: install what is missing, build both locales, serve them at http://localhost:3000. */
await command(
  {
    usage: 'npm run site [-- <options>]',
    summary: 'Installs what is missing, builds both languages, and serves them.',
    options: {port: serveOptions.port, host: serveOptions.host},
  },
  async ({values: {port = '', host = ''}}) => {
    portOf(port);
    installWhatIsMissing();
    const built = await buildSite();
    return built === 0 ? run('node', ['scripts/serve.mjs', '--port', port, '--host', host]) : built;
  },
);
