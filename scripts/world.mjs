#!/usr/bin/env node
import {findBrowser} from './lib/browser.mjs';
import {finish, runWorld} from './lib/gates.mjs';
import {installWhatIsMissing} from './lib/install.mjs';

/** `npm run world [-- popups]`: builds the test world and runs its tests; arguments go to Playwright. */
await installWhatIsMissing();
finish(await runWorld(await findBrowser(), process.argv.slice(2)));
