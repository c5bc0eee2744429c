import fs from 'node:fs';
import path from 'node:path';
import {htmlFilesIn} from '../../../lib/node/htmlFiles';

/** Names of the classes a style sheet has rules for. */
export function classesIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name));
}

/** Names of the classes that elements of a page have. */
export function classesOn(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
  // Most elements share their list of classes with others.
  return new Set([...new Set(lists)].flatMap((list) => list.split(' ')));
}

/**
 * Links the style sheets of widgets in the pages that use one. Docusaurus links the sheet of every page
 * only, and leaves others to scripts: too late for pages that read without.
 *
 * @param outDir output folder of the locale being built
 * @param baseUrl address of that folder
 * @returns how many links were missing
 */
export async function linkWidgetStyles(outDir: string, baseUrl: string): Promise<number> {
  const folder = path.join(outDir, 'assets/css');
  const names = fs.readdirSync(folder);
  const read = (name: string): ReadonlySet<string> =>
    classesIn(fs.readFileSync(path.join(folder, name), 'utf8'));
  const isMain = (name: string): boolean => name.startsWith('styles.');
  // What every page has, such as buttons, tells nothing about the page.
  const common = new Set(names.filter(isMain).flatMap((name) => [...read(name)]));
  const sheets = names
    .filter((name) => !isMain(name))
    .map((name) => ({
      address: `${baseUrl}assets/css/${name}`,
      classes: new Set([...read(name)].filter((className) => !common.has(className))),
    }));
  let count = 0;
  for await (const file of htmlFilesIn(outDir)) {
    const html = fs.readFileSync(file, 'utf8');
    const used = classesOn(html);
    const links = sheets
      .filter(({address, classes}) => hasAny(used, classes) && !html.includes(address))
      .map(({address}) => `<link rel="stylesheet" href="${address}">`);
    if (links.length > 0) {
      fs.writeFileSync(file, html.replace('</head>', `${links.join('')}</head>`));
    }
    count += links.length;
  }
  return count;
}

/** Whether two sets have a name in common. */
function hasAny(names: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  return [...wanted].some((name) => names.has(name));
}
