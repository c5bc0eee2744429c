import fs from 'node:fs';
import path from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import type {FactsFile} from '../facts/read';

/** What the last import said of each file. */
export type LastImport = Readonly<Partial<Record<FactsFile, unknown>>>;

/** No one reads or edits it, so it's compressed: as text, it was longer than all code of the site. */
export const LAST_IMPORT_FILE = 'src/data/last-import.json.gz';

/**
 * The facts in the words of their source as the last import had them. The next import is merged against them.
 *
 * @param siteDir folder of the project
 * @throws Error when the file is missing or damaged
 */
export function readLastImport(siteDir: string): LastImport {
  const file = path.join(siteDir, LAST_IMPORT_FILE);
  try {
    return JSON.parse(gunzipSync(fs.readFileSync(file)).toString()) as LastImport; // writeLastImport wrote it
  } catch (error) {
    throw new Error(
      `${file}: can't be read (${error instanceof Error ? error.message : String(error)}). Restore it from Git.`,
      {cause: error},
    );
  }
}

/** Writes what the source said, for the next import. */
export function writeLastImport(siteDir: string, sources: LastImport): void {
  const text = `${JSON.stringify(sources)}\n`;
  fs.writeFileSync(path.join(siteDir, LAST_IMPORT_FILE), gzipSync(text, {level: 9}));
}
