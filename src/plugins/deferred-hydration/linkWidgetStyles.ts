import fs from 'node:fs/promises';
import path from 'node:path';
import {htmlFilesIn} from '../htmlFiles';

/** Names of the classes a style sheet has rules for. */
export function classesIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name));
}

/** Whether an element of a page has one of the classes. */
export function usesClasses(html: string, classes: ReadonlySet<string>): boolean {
  return [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].some(([, quoted, bare]) =>
    (quoted ?? bare ?? '').split(' ').some((name) => classes.has(name)),
  );
}

/**
 * Links the style sheets of widgets in the pages that use one. The generator links the sheet of every page
 * only, and leaves others to scripts: too late for pages that read without.
 *
 * @param outDir output folder of the locale being built
 * @param baseUrl address of that folder
 * @returns how many links were missing
 */
export async function linkWidgetStyles(outDir: string, baseUrl: string): Promise<number> {
  const folder = path.join(outDir, 'assets/css');
  const names = await fs.readdir(folder);
  const read = async (name: string): Promise<ReadonlySet<string>> =>
    classesIn(await fs.readFile(path.join(folder, name), 'utf8'));
  const isMain = (name: string): boolean => name.startsWith('styles.');
  // What every page has, such as buttons, tells nothing about the page.
  const common = new Set(
    (await Promise.all(names.filter(isMain).map(read))).flatMap((classes) => [...classes]),
  );
  const sheets = await Promise.all(
    names
      .filter((name) => !isMain(name))
      .map(async (name) => ({
        address: `${baseUrl}assets/css/${name}`,
        classes: new Set([...(await read(name))].filter((className) => !common.has(className))),
      })),
  );
  let count = 0;
  for await (const file of htmlFilesIn(outDir)) {
    const html = await fs.readFile(file, 'utf8');
    const links = sheets
      .filter(({address, classes}) => usesClasses(html, classes) && !html.includes(address))
      .map(({address}) => `<link rel="stylesheet" href="${address}">`);
    if (links.length > 0) {
      await fs.writeFile(file, html.replace('</head>', `${links.join('')}</head>`));
    }
    count += links.length;
  }
  return count;
}
