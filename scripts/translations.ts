#!/usr/bin/env jiti
import fs from 'node:fs';
import path from 'node:path';
import {
  TRANSLATIONS_FILE,
  compareTranslations,
  currentHashes,
  readChecked,
} from '../src/plugins/translations/readTranslations';

/**
 * Lists the pages that changed in one language only. With names, records that these pages say the same in both
 * languages; with `--all`, that all do:
 *   npm run translations -- guide/webdav faq/why
 */
const site = path.resolve(__dirname, '..');
const names = process.argv.slice(2);
const current = currentHashes(site);
const unknown = names.find((name) => name !== '--all' && !Object.hasOwn(current, name));
if (unknown !== undefined) {
  console.error(`${unknown}: no such page. Give its path below docs, without .mdx.`);
  process.exitCode = 1;
} else {
  const checked = readChecked(site);
  const kept = Object.entries(current).flatMap(([page, hashes]) => {
    if (names.includes('--all') || names.includes(page)) return [[page, hashes] as const];
    const old = checked[page];
    return old === undefined ? [] : [[page, old] as const];
  });
  const record = Object.fromEntries(kept);
  if (names.length > 0)
    fs.writeFileSync(path.join(site, TRANSLATIONS_FILE), `${JSON.stringify(record, null, 2)}\n`);
  const {outdated} = compareTranslations(current, record);
  for (const {page, locale} of outdated) console.log(`${page}: ${locale} is out of date`);
  if (outdated.length === 0) console.log('No page is out of date.');
}
