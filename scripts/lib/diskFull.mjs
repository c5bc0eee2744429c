import {statfsSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What Node, the bundler, and the systems say when a disk or a quota is full. */
const DISK_FULL =
  /^.*\b(?:ENOSPC|EDQUOT|no space left on device|disk quota exceeded|not enough space on the disk)\b.*$/im;

/** Length at which a line of another program is cut. */
const LINE_LENGTH = 200;

const BYTES_PER_MB = 2 ** 20;

/**
 * What to say instead of what a program says when a disk is full.
 *
 * @param {unknown} said an error, or what the program has printed
 * @param {string} folder where the build is made
 * @returns {string | undefined} undefined when it says something else
 */
export function diskFullMessage(said, folder) {
  const text = said instanceof Error ? said.message : String(said);
  const line = DISK_FULL.exec(text)?.[0];
  if (line === undefined) return undefined;
  const bare = line
    .replaceAll(/^\s*(?:\[cause\]: )?\[?|\]?(?: \{)?\s*$/g, '')
    .slice(0, LINE_LENGTH);
  const places = [path.dirname(folder), process.cwd(), os.tmpdir()].flatMap(freeSpace);
  return [
    'The disk is full, so the build stopped. The last build is unchanged.',
    `  ${bare}`,
    ...[...new Set(places)].map((place) => `  ${place}`),
    'Free some space and build again. With its caches, a build needs up to 1 GB. Deleting node_modules/.cache',
    'frees space, too; the next build then takes longer.',
  ].join('\n');
}

/** @param {string} folder @returns {readonly string[]} */
function freeSpace(folder) {
  try {
    const {bavail, bsize} = statfsSync(folder);
    return [`Free in ${folder}: ${Math.floor((bavail * bsize) / BYTES_PER_MB)} MB`];
  } catch {
    return [];
  }
}
