#!/usr/bin/env jiti
import fs from 'node:fs';
import path from 'node:path';
import {
  TRANSLATIONS_FILE,
  compareTranslations,
  currentHashes,
  pageNameOf,
  readChecked,
  recordPages,
} from '../src/build/site-data/readTranslations';
import {UsageError, command} from './lib/command.mjs';

/**
 * Lists the pages that changed in one language only. With names, records that these pages say the same in both
 * languages; with `--all`, that all do:
 *   npm run translations -- guide/webdav faq/why
 */
function run(site: string, given: readonly string[], isForAll: boolean): void {
  const names = given.map(pageNameOf);
  const current = currentHashes(site);
  const unknown = names.find((name) => !Object.hasOwn(current, name));
  if (unknown !== undefined) {
    throw new UsageError(`${unknown}: no such page. Give its path below docs, without .mdx.`);
  }
  const chosen = isForAll ? Object.keys(current) : names;
  const record = recordPages(current, readChecked(site), chosen);
  if (isForAll || names.length > 0)
    fs.writeFileSync(path.join(site, TRANSLATIONS_FILE), `${JSON.stringify(record, null, 2)}\n`);
  const {outdated} = compareTranslations(current, record);
  for (const {page, locale} of outdated) console.log(`${page}: ${locale} is out of date`);
  if (outdated.length === 0) console.log('No page is out of date.');
}

void command(
  {
    usage: 'npm run translations [-- <page> …]',
    summary:
      'Lists the pages that changed in one language only. With names of pages, such as guide/webdav, it records ' +
      'that they say the same in both languages.',
    options: {
      all: {type: 'boolean', help: 'Record it for every page'},
      site: {type: 'string', value: 'folder', help: 'Folder of the project, if not this one'},
    },
    takesNames: true,
  },
  ({values: {all = false, site = path.resolve(__dirname, '..')}, names}) => run(site, names, all),
);
