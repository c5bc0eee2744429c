#!/usr/bin/env node
import {findBrowser} from './lib/browser.mjs';
import {finish, runEndToEnd} from './lib/gates.mjs';
import {installWhatIsMissing} from './lib/install.mjs';

/** `npm run e2e [-- --shard 1/4]`: the end-to-end tests of what is in `build/`; arguments go to Playwright. */
await installWhatIsMissing();
finish(await runEndToEnd(await findBrowser(), process.argv.slice(2)));
