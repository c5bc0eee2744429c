import fs from 'node:fs/promises';
import path from 'node:path';
import {pagesFolder} from '../../lib/pageFiles';

async function pageFiles(folder: string): Promise<ReadonlySet<string>> {
  const names = await fs.readdir(folder, {recursive: true});
  return new Set(names.filter((name) => /\.mdx?$/.test(name)));
}

/**
 * Refuses a page that does not stand in every locale (sitemap section 1): the generator would fall
 * back to English without a word.
 *
 * @throws Error naming each missing file
 */
export async function assertTwins(siteDir: string, locales: readonly string[]): Promise<void> {
  const folders = locales.map((locale) => pagesFolder(locale));
  const sets = await Promise.all(folders.map((folder) => pageFiles(path.join(siteDir, folder))));
  const all = new Set(sets.flatMap((set) => [...set]));
  const missing = folders.flatMap((folder, index) =>
    [...all].filter((file) => !sets[index]?.has(file)).map((file) => path.join(folder, file)),
  );
  if (missing.length > 0) {
    throw new Error(
      `Each page must exist in every language. Missing: ${missing.join(', ')}. Write the missing page, or remove the other one.`,
    );
  }
}
