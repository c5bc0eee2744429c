import fs from 'node:fs';
import path from 'node:path';

/** A result that no build has asked for in so long is removed. */
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/** Results in files, each named by a hash of everything it depends on. */
export interface TextCache {
  /** The text of a hash, or undefined. */
  read(hash: string): string | undefined;
  write(hash: string, text: string): void;
}

/**
 * Opens a cache of texts in a folder, and removes those that haven't been read for two weeks.
 *
 * @param folder created if it doesn't exist
 * @param now time to judge their age by
 */
export function openTextCache(folder: string, now = Date.now()): TextCache {
  fs.mkdirSync(folder, {recursive: true});
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    if (now - fs.statSync(file).mtimeMs > MAX_AGE_MS) fs.rmSync(file);
  }
  return {
    read(hash) {
      const file = path.join(folder, hash);
      if (!fs.existsSync(file)) return undefined;
      fs.utimesSync(file, new Date(now), new Date(now));
      return fs.readFileSync(file, 'utf8');
    },
    write(hash, text) {
      const file = path.join(folder, hash);
      // A build that is interrupted leaves no half of a text under the name of the whole.
      fs.writeFileSync(`${file}.part`, text);
      fs.renameSync(`${file}.part`, file);
    },
  };
}
