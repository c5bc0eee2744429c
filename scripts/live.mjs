#!/usr/bin/env node
import path from 'node:path';
import {UsageError, command} from './lib/command.mjs';
import {installWhatIsMissing} from './lib/install.mjs';
import {run} from './lib/run.mjs';

/** Admin token of the server, so that it isn't in the history of the shell. */
const TOKEN_VARIABLE = 'ALIST_TOKEN';

/** `npm run live`: checks what the documentation says against a running AList. */
await command(
  {
    usage:
      'npm run live -- --program <file> [<part of a path> …]\n       npm run live -- --server <URL> [<part of a path> …]',
    summary:
      'Checks pages and facts against a running AList: a new server in a temporary folder, or one that already runs.',
    options: {
      program: {type: 'string', value: 'file', help: 'AList program to start and stop'},
      server: {
        type: 'string',
        value: 'URL',
        help: `Running AList, with its admin token in ${TOKEN_VARIABLE}. The suite changes and deletes users, storages, and settings`,
      },
      results: {
        type: 'string',
        value: 'file',
        help: 'Where to write the results (default, if all checks run: tests/live/results/<version>.json)',
      },
    },
    takesNames: true,
    notes:
      'With parts of paths, such as storages/sftp, only those files run, and no results are written.\nChecks of programs that are not installed are skipped by name.',
  },
  async ({values: {program, server, results}, names}) => {
    if ((program === undefined) === (server === undefined))
      throw new UsageError('Use --program or --server.');
    if (server !== undefined && !process.env[TOKEN_VARIABLE])
      throw new UsageError(`Set ${TOKEN_VARIABLE} to the admin token of a disposable server.`);
    if (server !== undefined)
      console.log(
        `The checks change and delete users, storages, and settings of ${server}. Use a disposable server.`,
      );
    installWhatIsMissing();
    const isWhole = names.length === 0;
    const written = results ?? (isWhole ? 'tests/live/results/<version>.json' : undefined);
    return run('vitest', ['run', '--config', 'tests/live/vitest.config.mts', ...names], {
      ...(program === undefined ? {} : {LIVE_PROGRAM: path.resolve(program)}),
      ...(server === undefined ? {} : {LIVE_SERVER: server}),
      ...(written === undefined ? {} : {LIVE_RESULTS: written}),
    });
  },
);
