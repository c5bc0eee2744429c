#!/usr/bin/env jiti
import path from 'node:path';
import {command} from './lib/command.mjs';

/** `npm run pages`: lists what is wrong in the pages, all at once, without building the site. */
void command(
  {
    usage: 'npm run pages',
    summary:
      'Lists every mistake in the pages that stops the build or that only readers would notice, with file, line, and the nearest correct name.',
  },
  async () => {
    const {checkPages} = await import('../src/build/page-checks/checkPages');
    const {openKeptPages} = await import('../src/build/page-checks/keptPages');
    const siteDir = path.resolve(__dirname, '..');
    const faults = await checkPages(siteDir, undefined, openKeptPages(siteDir));
    for (const {message} of faults) console.log(message);
    console.log(
      faults.length === 0
        ? 'No mistakes in the pages.'
        : `\nMistakes in the pages: ${faults.length}`,
    );
    return faults.length === 0 ? 0 : 1;
  },
);
