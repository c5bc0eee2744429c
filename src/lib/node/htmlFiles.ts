import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * HTML files one locale's build has written, at any depth.
 *
 * The root locale is built first, so the other locale's folder is not there yet when its own
 * output step runs; it is passed over all the same, for rebuilds into a folder that was kept.
 *
 * @param outDir output folder of the locale being built
 */
export async function* htmlFilesIn(outDir: string): AsyncGenerator<string> {
  for (const entry of await fs.readdir(outDir, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    const isOtherLocale = path.relative(outDir, file).startsWith(`zh${path.sep}`);
    if (entry.isFile() && entry.name.endsWith('.html') && !isOtherLocale) yield file;
  }
}
