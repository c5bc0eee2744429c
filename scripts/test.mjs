#!/usr/bin/env node
import {findBrowser} from './lib/browser.mjs';
import {buildSite} from './lib/buildSite.mjs';
import {add, finish, runEndToEnd, runFastGates, runWorld, tallyOf} from './lib/gates.mjs';
import {installWhatIsMissing} from './lib/install.mjs';
import {isSecondBuildSame} from './lib/secondBuild.mjs';

/** `npm test`: every gate, the build, the test world, and the end-to-end tests in a real Chromium. */
await installWhatIsMissing();
const browser = await findBrowser();
let tally = await runFastGates();
const build = await tallyOf('build', async () => (await buildSite()) === 0);
tally = add(tally, build);
if (build.failed === 0) {
  tally = add(tally, await tallyOf('same bytes in a second build', isSecondBuildSame));
  tally = add(tally, await runWorld(browser));
  tally = add(tally, await runEndToEnd(browser));
}
finish(tally);
