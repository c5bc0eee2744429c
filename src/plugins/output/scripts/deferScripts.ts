import fs from 'node:fs';
import path from 'node:path';
import {marks} from '../../../lib/shared/early/contract';
import {SITE_SCRIPTS} from '../../../lib/shared/siteScripts';
import {contentHash} from '../../../lib/node/contentHash';
import {htmlFilesIn} from '../../../lib/node/htmlFiles';

const SCRIPT_TAG = /<script\s+(?=[^>]*\bdefer\b)[^>]*?\bsrc="?([^"\s>]+)"?[^>]*><\/script>/g;

/**
 * The theme's drawings, which this site doesn't use. They are hidden by a `style` attribute, which every page's Content
 * Security Policy would have to allow.
 */
const SPRITE = /<svg [^>]*style="display: ?none;?"[^>]*><defs>[^]*?<\/defs><\/svg>/;

/** Pages that are nothing without the application: it is fetched at once. */
const MARKS: Readonly<Record<string, string>> = {
  '404.html': ` ${marks.notFound}`,
  'search.html': ` ${marks.eager}`,
};

/**
 * Takes the application's script tags out of a finished page and leaves their addresses in
 * `<meta name="site-scripts">`, from which the early script fetches them when they are wanted.
 *
 * @param html whole page as Docusaurus wrote it
 * @param file its path below the folder of its language
 * @param early address of the early script
 * @throws Error when the page has no application script: Docusaurus's output has changed
 */
export function deferScripts(html: string, file: string, early: string): string {
  if (html.includes(`name="${SITE_SCRIPTS}"`) || html.includes('http-equiv="refresh"')) return html;
  const sources = [...html.matchAll(SCRIPT_TAG)].map(([, src]) => src);
  if (sources.length === 0) {
    throw new Error(
      `${file}: no deferred script tag found. Adapt src/plugins/output/scripts to Docusaurus's output.`,
    );
  }
  // Pages of that name in a folder, such as `config/search.html`, are pages to read.
  const mark = MARKS[file] ?? '';
  return html
    .replace(SPRITE, '')
    .replace(SCRIPT_TAG, '')
    .replace('<html', `<html${mark}`)
    .replace(
      '</head>',
      `<meta name="${SITE_SCRIPTS}" content="${sources.join(' ')}"><script defer src="${early}"></script></head>`,
    );
}

/**
 * Writes the early script and takes the application's script tags out of every page ({@link deferScripts}).
 *
 * @param outDir output folder of the locale being built
 * @param baseUrl address of that folder
 * @param early the early script
 */
export async function deferAllScripts(
  outDir: string,
  baseUrl: string,
  early: string,
): Promise<void> {
  // Files under assets are cached forever, so the name follows the content.
  const name = `assets/js/early.${contentHash(early)}.js`;
  fs.writeFileSync(path.join(outDir, name), early);
  for await (const file of htmlFilesIn(outDir)) {
    const html = fs.readFileSync(file, 'utf8');
    const place = path.relative(outDir, file);
    fs.writeFileSync(file, deferScripts(html, place, `${baseUrl}${name}`));
  }
}
