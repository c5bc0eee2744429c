import fs from 'node:fs';
import path from 'node:path';

/** A result that no build has asked for in so long is removed. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** Results that stand in files named by a hash of everything they depend on. */
export interface KeptTexts {
  /** Text kept under a hash; undefined when there is none. */
  read(hash: string): string | undefined;
  write(hash: string, text: string): void;
}

/**
 * Keeps texts in a folder, and removes those that have not been read for two weeks.
 *
 * @param folder made when it is not there
 * @param now time to judge their age by
 */
export function keepTexts(folder: string, now = Date.now()): KeptTexts {
  fs.mkdirSync(folder, {recursive: true});
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    if (now - fs.statSync(file).mtimeMs > KEPT_MS) fs.rmSync(file);
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
