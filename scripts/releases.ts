#!/usr/bin/env jiti
import fs from 'node:fs';
import path from 'node:path';
import {readFacts} from '../src/build/facts/read';
import {readJson} from '../src/lib/node/readJson';
import {checkReleases, RELEASES_FILE} from '../src/build/facts/releases';
import type {Releases} from '../src/build/facts/releases';
import {readTags} from '../src/build/facts-import/fromTags';
import {UsageError, command} from './lib/command.mjs';

/**
 * Takes releases, and when drivers and fields came, from the tags of AList:
 *   npm run releases -- --from <clone of AList>
 */
function run(site: string, from: string): string {
  const file = path.join(site, RELEASES_FILE);
  const facts = readFacts(path.join(site, 'src/data/facts'));
  const old = (fs.existsSync(file) ? readJson(file) : {releases: []}) as Pick<Releases, 'releases'>;
  const releases = checkReleases(
    readTags(from, facts, old),
    facts,
    `The tags of ${from}`,
    'Run "git fetch --tags" there, or correct src/data/facts. Nothing was written.',
  );
  fs.writeFileSync(file, `${JSON.stringify(releases, null, 2)}\n`);
  const fresh = releases.releases.filter(
    ({version}) => !old.releases.some((entry) => entry.version === version),
  );
  return fresh.length === 0
    ? 'No new release.'
    : `Next: write notes for ${fresh.map(({version}) => version).join(', ')} in ${RELEASES_FILE}.`;
}

void command(
  {
    usage: 'npm run releases -- --from <clone of AList>',
    summary:
      'Reads the tags of a clone of AList: releases, their dates, and when each driver and field came.',
    options: {
      from: {type: 'string', value: 'folder', help: 'Clone of AList, with all tags'},
      site: {type: 'string', value: 'folder', help: 'Folder of the project, if not this one'},
    },
  },
  ({values: {from, site = path.resolve(__dirname, '..')}}) => {
    if (from === undefined) throw new UsageError('No source. Use --from <clone of AList>.');
    console.log(run(site, from));
  },
);
