import fs from 'node:fs';
import path from 'node:path';
import {factsFiles} from '../facts/read';
import type {RawFacts} from '../facts/read';
import type {Step} from './step';

/** Folders of everything that speaks of the release that the facts describe. */
const FOLDERS = ['docs', 'i18n', 'src/data', '.github', 'tests/live'];

/** Files that speak of releases of the past. */
const HISTORY = /^(?:src\/data\/(?:releases|news|translations)\.json$|tests\/live\/results\/)/;

/** Lines of facts that say since when a thing exists, which stays true, or which release was read. */
const DATA = /^\s*"(?:since|version)": /;

/** Releases that the files of the facts describe: one, unless an import took only some of the files. */
function releasesOf(raw: RawFacts): ReadonlySet<string> {
  return new Set(
    factsFiles.flatMap((file) => {
      const version = (raw[file] as {_meta?: {version?: unknown}})._meta?.version;
      return typeof version === 'string' ? [version] : [];
    }),
  );
}

/**
 * Places that name a release which no file of the facts describes anymore. Most say what that release does wrong.
 *
 * @param before facts before the import
 * @param after facts after it
 * @param written files that the import writes, with their texts
 */
export function releaseSteps(
  siteDir: string,
  before: RawFacts,
  after: RawFacts,
  written: ReadonlyMap<string, string>,
): readonly Step[] {
  const now = releasesOf(after);
  const gone = [...releasesOf(before)].filter((release) => !now.has(release));
  return gone.flatMap((release) => {
    const name = new RegExp(`${release.replaceAll('.', '\\.')}(?![\\d.]*\\d)`);
    return FOLDERS.flatMap((folder) => textFilesIn(siteDir, folder)).flatMap((file) => {
      const text = written.get(file) ?? fs.readFileSync(path.join(siteDir, file), 'utf8');
      const lines = text.split('\n');
      const found = lines.flatMap((line, index) =>
        name.test(line) && !DATA.test(line) ? [index + 1] : [],
      );
      if (found.length === 0) return [];
      const places = `${found.length === 1 ? 'line' : 'lines'} ${found.join(', ')}`;
      return [{file, what: `check ${places}, which named ${release}`}];
    });
  });
}

function textFilesIn(siteDir: string, folder: string): readonly string[] {
  const place = path.join(siteDir, folder);
  if (!fs.existsSync(place)) return [];
  return fs
    .readdirSync(place, {recursive: true})
    .map((name) => `${folder}/${String(name).split(path.sep).join('/')}`)
    .filter((file) => /\.(?:mdx|json|ts|yml)$/.test(file) && !HISTORY.test(file))
    .sort();
}
