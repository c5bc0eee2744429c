#!/usr/bin/env node
import {buildSite} from './lib/buildSite.mjs';
import {installWhatIsMissing} from './lib/install.mjs';
import {run} from './lib/run.mjs';

/** `npm run site`: install what is missing, build both locales, serve them at http://localhost:3000. */
await installWhatIsMissing();
const built = await buildSite();
process.exit(
  built === 0 ? await run('node', ['scripts/serve.mjs', ...process.argv.slice(2)]) : built,
);
