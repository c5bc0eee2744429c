#!/usr/bin/env jiti
import path from 'node:path';
import type {RawFacts} from '../src/build/facts/read';
import type {NewerFacts} from '../src/build/facts-import/updateFacts';
import {UsageError, command} from './lib/command.mjs';

/** The token may come from here, so that it isn't in the history of the shell. */
const TOKEN_VARIABLE = 'ALIST_TOKEN';

const NO_SOURCE = `No source. Use --from <file or folder>, or --server <URL> with the admin token in ${TOKEN_VARIABLE}.`;
const NO_TOKEN = `The server requires its admin token. Set ${TOKEN_VARIABLE}.`;

/**
 * Takes newer facts into the project:
 *   npm run facts -- --from <file or folder>
 *   ALIST_TOKEN=<admin token> npm run facts -- --server http://127.0.0.1:5244
 */
void command(
  {
    usage: 'npm run facts -- --from <file or folder>\n       npm run facts -- --server <URL>',
    summary: 'Imports newer facts about AList, and lists what to do next.',
    options: {
      from: {type: 'string', value: 'path', help: 'Facts file, or folder of such files'},
      server: {type: 'string', value: 'URL', help: 'AList server to read, such as localhost:5244'},
      token: {
        type: 'string',
        value: 'token',
        help: `Admin token of the server. Better: set ${TOKEN_VARIABLE}`,
      },
      'dry-run': {type: 'boolean', help: 'Show what would change, and write nothing'},
      'allow-removals': {
        type: 'boolean',
        help: "Delete more than a tenth of the facts, and what a server doesn't list",
      },
      site: {type: 'string', value: 'folder', help: 'Folder of the project, if not this one'},
    },
  },
  async ({values}) => {
    const {from, server, site = path.resolve(__dirname, '..')} = values;
    const allowsRemovals = values['allow-removals'] ?? false;
    const token = values.token ?? process.env[TOKEN_VARIABLE] ?? '';
    if (from !== undefined && server !== undefined)
      throw new UsageError('Two sources. Use --from or --server.');
    if (from === undefined && server === undefined) throw new UsageError(NO_SOURCE);
    if (server !== undefined && token === '') throw new UsageError(NO_TOKEN);
    const {readServerFacts} = await import('../src/build/facts-import/fromServer');
    const {readNewerFacts, updateFacts} = await import('../src/build/facts-import/updateFacts');
    const readNewer = (facts: RawFacts): NewerFacts | Promise<NewerFacts> =>
      server === undefined
        ? readNewerFacts(site, from ?? '', facts)
        : readServerFacts(server, token, facts, allowsRemovals);
    const isDryRun = values['dry-run'] ?? false;
    const {report} = await updateFacts(site, readNewer, {isDryRun, allowsRemovals});
    console.log(report);
  },
);
