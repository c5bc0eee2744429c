#!/usr/bin/env jiti
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {RawFacts} from '../src/plugins/facts/data/read';
import {readServerFacts} from '../src/plugins/facts/update/fromServer';
import type {NewerFacts} from '../src/plugins/facts/update/updateFacts';
import {readNewerFacts, updateFacts} from '../src/plugins/facts/update/updateFacts';

/**
 * Takes newer facts into the project:
 *   npm run facts -- --from <file or folder>
 *   npm run facts -- --server http://127.0.0.1:5244 --token <admin token>
 */
const {values} = parseArgs({
  options: {
    from: {type: 'string'},
    server: {type: 'string'},
    token: {type: 'string'},
    site: {type: 'string', default: path.resolve(__dirname, '..')},
  },
});

async function readNewer(facts: RawFacts): Promise<NewerFacts> {
  const {from, server, token} = values;
  if (from !== undefined) return readNewerFacts(values.site, from, facts);
  if (server !== undefined && token !== undefined)
    return {facts: await readServerFacts(server, token, facts)};
  throw new Error(
    'No source. Use --from <file or folder>, or --server <URL> with --token <admin token>.',
  );
}

updateFacts(values.site, readNewer)
  .then(({report}) => console.log(report))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
