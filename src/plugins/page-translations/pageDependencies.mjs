import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Loader of the development server: tells the bundler which other files a page shows, so that it compiles the page
 * again when one of them changes or when the page's translation arrives.
 *
 * @this {{
 *   resourcePath: string,
 *   getOptions(): {pageFolders: string[], folders: string[], files: string[]},
 *   addDependency(file: string): void,
 *   addContextDependency(folder: string): void,
 *   addMissingDependency(file: string): void,
 * }}
 * @param {string} source
 */
export default function pageDependencies(source) {
  const {pageFolders, folders, files} = this.getOptions();
  for (const folder of folders) this.addContextDependency(folder);
  for (const file of files) this.addDependency(file);
  const own = pageFolders.find((folder) => this.resourcePath.startsWith(folder + path.sep));
  for (const folder of pageFolders) {
    if (own === undefined || folder === own) continue;
    const translation = path.join(folder, path.relative(own, this.resourcePath));
    if (existsSync(translation)) this.addDependency(translation);
    else this.addMissingDependency(translation);
  }
  return source;
}
