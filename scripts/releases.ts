#!/usr/bin/env jiti
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readFacts, readJson} from '../src/plugins/facts/data/read';
import {readReleases, RELEASES_FILE} from '../src/plugins/facts/data/releases';
import type {Releases} from '../src/plugins/facts/data/releases';
import {readTags} from '../src/plugins/facts/update/fromTags';

/**
 * Takes releases, and when drivers and fields came, from the tags of AList:
 *   npm run releases -- --from <clone of AList>
 */
const {values} = parseArgs({
  options: {
    from: {type: 'string'},
    site: {type: 'string', default: path.resolve(__dirname, '..')},
  },
});

function run({from, site}: typeof values): string {
  if (from === undefined) throw new Error('No source. Use --from <clone of AList>.');
  const file = path.join(site, RELEASES_FILE);
  const facts = readFacts(path.join(site, 'src/data/facts'));
  const old = (fs.existsSync(file) ? readJson(file) : {releases: []}) as Pick<Releases, 'releases'>;
  const releases = readTags(from, facts, old);
  fs.writeFileSync(file, `${JSON.stringify(releases, null, 2)}\n`);
  readReleases(site, facts);
  const fresh = releases.releases.filter(
    ({version}) => !old.releases.some((entry) => entry.version === version),
  );
  return fresh.length === 0
    ? 'No new release.'
    : `Write notes for ${fresh.map(({version}) => version).join(', ')} in ${RELEASES_FILE}.`;
}

try {
  console.log(run(values));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
