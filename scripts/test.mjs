#!/usr/bin/env node
import {findBrowser, programsToInstall} from './lib/browser.mjs';
import {buildSite} from './lib/buildSite.mjs';
import {command} from './lib/command.mjs';
import {
  PARTS,
  add,
  finish,
  runEndToEnd,
  runFastGates,
  runFixtureSite,
  tallyOf,
} from './lib/gates.mjs';
import {installWhatIsMissing, installationLine} from './lib/install.mjs';
import {isSecondBuildSame} from './lib/secondBuild.mjs';

/** `npm test`: every gate, the build, the fixture site, and the end-to-end tests in a real Chromium. */
await command(
  {
    usage: 'npm test [-- --all]',
    summary: 'Runs every check, the build, the fixture site, and the end-to-end tests.',
    options: {
      all: {type: 'boolean', help: 'Visit every page whole, not only a third of one language'},
    },
    notes: 'To run parts of it, use npm run check, npm run fixture-site, or npm run e2e.',
  },
  async ({values: {all: isWhole = false}}) => {
    console.log(installationLine(programsToInstall()));
    installWhatIsMissing();
    const browser = await findBrowser();
    // A build keeps one processor and a half busy, and the tests wait now and then.
    const [gates, build] = await Promise.all([
      runFastGates(PARTS, {isWhole: true}),
      tallyOf('build', async () => (await buildSite()) === 0),
    ]);
    let tally = add(gates, build);
    if (build.failed === 0) {
      tally = add(tally, await tallyOf('same bytes in a second build', isSecondBuildSame));
      tally = add(tally, await runFixtureSite(browser));
      tally = add(tally, await runEndToEnd(browser, [], isWhole));
    }
    finish(tally);
  },
);
