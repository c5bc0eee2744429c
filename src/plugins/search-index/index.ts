import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {packIndex, SEARCH_MANIFEST, type SearchManifest} from '../../lib/search/records';
import {readPage} from './readPage';

/** Folder of the index files; everything below `assets/` is cached for ever, so names carry a hash. */
const FOLDER = 'assets/search';

const HASH_LENGTH = 8;

/** Route of the 404 page, which nobody searches for. */
const NOT_FOUND = /\/404(\.html)?$/;

/**
 * Writes the index of the embedded search from the pages of a locale as the generator wrote them: titles and
 * names in one file, texts in another, so that the first query fetches little, and a manifest that names both.
 * A step of `src/plugins/output`.
 */
export function writeSearchIndex({
  outDir,
  baseUrl,
  routesPaths,
}: {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly routesPaths: readonly string[];
}): Promise<void> {
  const pages = routesPaths
    .filter((route) => !NOT_FOUND.test(route))
    .flatMap((route) => readPage(readRoute(outDir, route, baseUrl), route) ?? []);
  const {heads, bodies} = packIndex(pages);
  const manifest: SearchManifest = {
    heads: baseUrl + writeHashed(outDir, 'heads', heads),
    bodies: baseUrl + writeHashed(outDir, 'bodies', bodies),
  };
  fs.writeFileSync(path.join(outDir, SEARCH_MANIFEST), JSON.stringify(manifest));
  return Promise.resolve();
}

/** HTML of a route; '' for one that has no file. */
function readRoute(outDir: string, route: string, baseUrl: string): string {
  const name = decodeURI(route.slice(baseUrl.length));
  const candidates = [name, path.join(name, 'index.html'), `${name}.html`];
  const file = candidates
    .map((candidate) => path.join(outDir, candidate))
    .find((candidate) => candidate.endsWith('.html') && fs.existsSync(candidate));
  return file === undefined ? '' : fs.readFileSync(file, 'utf8');
}

/** Writes a file under a name that changes with its content; returns its path from the output folder. */
function writeHashed(outDir: string, name: string, content: unknown): string {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  const file = `${FOLDER}/${name}.${hash}.json`;
  fs.mkdirSync(path.join(outDir, FOLDER), {recursive: true});
  fs.writeFileSync(path.join(outDir, file), text);
  return file;
}
