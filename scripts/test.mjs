#!/usr/bin/env node
import {findBrowser} from './lib/browser.mjs';
import {buildSite} from './lib/buildSite.mjs';
import {add, finish, runEndToEnd, runFastGates} from './lib/gates.mjs';
import {installWhatIsMissing} from './lib/install.mjs';
import {isSecondBuildSame} from './lib/secondBuild.mjs';

/** `npm test`: every gate, the build, and the end-to-end tests in a real Chromium. */
await installWhatIsMissing();
const browser = await findBrowser();
let tally = await runFastGates();
const isBuilt = (await buildSite()) === 0;
console.log(`${isBuilt ? '✓' : '✗'} build`);
tally = add(tally, {passed: Number(isBuilt), failed: Number(!isBuilt), skipped: 0});
if (isBuilt) {
  const isSame = await isSecondBuildSame();
  console.log(`${isSame ? '✓' : '✗'} same bytes in a second build`);
  tally = add(tally, {passed: Number(isSame), failed: Number(!isSame), skipped: 0});
  tally = add(tally, await runEndToEnd(browser));
}
finish(tally);
