#!/usr/bin/env node
import {findBrowser} from './lib/browser.mjs';
import {assertForwardable, command} from './lib/command.mjs';
import {ALL_NOTE, finish, runEndToEnd} from './lib/gates.mjs';
import {installWhatIsMissing} from './lib/install.mjs';

/** `npm run e2e [-- --shard 1/4]`: the end-to-end tests of what is in `build/`; arguments go to Playwright. */
await command(
  {
    usage: 'npm run e2e [-- --all <file or title> <options of playwright test>]',
    summary: 'Runs the end-to-end tests on the site in build/.',
    notes: ALL_NOTE,
    forwardsTo: 'playwright test',
  },
  async ({names: given}) => {
    const names = given.filter((name) => name !== '--all');
    await assertForwardable('playwright test', names);
    installWhatIsMissing();
    finish(await runEndToEnd(await findBrowser(), names, given.includes('--all')));
  },
);
