#!/usr/bin/env jiti
import path from 'node:path';
import {command} from './lib/command.mjs';
import {writeGeneratedFiles} from './lib/generatedFiles';

void command(
  {
    usage: 'npm run generate',
    summary:
      'Writes the files that follow from others: the driver index of the home page, and the redirects for ' +
      'Netlify and Cloudflare.',
    options: {},
  },
  () => {
    const written = writeGeneratedFiles(path.resolve(__dirname, '..'));
    for (const file of written) console.log(`Wrote ${file}`);
    if (written.length === 0) console.log('Everything is up to date.');
  },
);
