#!/usr/bin/env node
import {findBrowser} from './lib/browser.mjs';
import {assertForwardable, command} from './lib/command.mjs';
import {finish, runFixtureSite} from './lib/gates.mjs';
import {installWhatIsMissing} from './lib/install.mjs';

/** `npm run fixture-site [-- popups]`: builds the fixture site and runs its tests; arguments go to Playwright. */
await command(
  {
    usage: 'npm run fixture-site [-- <file or title> <options of playwright test>]',
    summary: 'Builds the fixture site and runs its tests.',
    forwardsTo: 'playwright test',
  },
  async ({names}) => {
    await assertForwardable('playwright test', names);
    installWhatIsMissing();
    finish(await runFixtureSite(await findBrowser(), names));
  },
);
