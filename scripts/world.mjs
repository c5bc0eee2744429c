#!/usr/bin/env node
import {findBrowser} from './lib/browser.mjs';
import {assertForwardable, command} from './lib/command.mjs';
import {finish, runWorld} from './lib/gates.mjs';
import {installWhatIsMissing} from './lib/install.mjs';

/** `npm run world [-- popups]`: builds the test world and runs its tests; arguments go to Playwright. */
await command(
  {
    usage: 'npm run world [-- <file or title> <options of playwright test>]',
    summary: 'Builds the test world and runs its tests.',
    forwardsTo: 'playwright test',
  },
  async ({names}) => {
    await assertForwardable('playwright test', names);
    await installWhatIsMissing();
    finish(await runWorld(await findBrowser(), names));
  },
);
