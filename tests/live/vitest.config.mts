import path from 'node:path';
import {defineConfig} from 'vitest/config';

const root = path.resolve(import.meta.dirname, '../..');

/** The suite that checks this documentation against a running AList: `npm run live`. */
export default defineConfig({
  root,
  // Samples of pages are read by the modules of tests/samples.
  resolve: {alias: [{find: /^@site\//, replacement: `${root}/`}]},
  test: {
    include: ['tests/live/**/*.live.ts'],
    reporters: ['default', './tests/live/suite/reporter.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // With a server that was given, one file at a time, because all change the same server.
    fileParallelism: (process.env['LIVE_SERVER'] ?? '') === '',
    maxWorkers: 3,
    pool: 'forks',
  },
});
