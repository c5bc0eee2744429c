import fs from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, I18n} from '@docusaurus/types';
import {assertApplied, type AppliedRule} from '../../../build/assertApplied';
import {copyName, copyPath} from '../../../lib/shared/offline/copyPath';
import {DATA_FOLDER, dataScripts, type OfflineSettings} from '../../../lib/shared/offline/contract';
import {inLanguage, type LocaleCode, type Localized} from '../../../lib/shared/localized';
import {isTermsPiece, type TermsFile} from '../../../lib/shared/search/indexFiles';
import {asDataScript, asPageWorker, inScope, withPublicPath} from './offlineScripts';
import {offlinePage} from './offlinePage';
import {zipFile} from './zipFile';

/** Width in pixels from which a picture needs no further size: the column at one and a half dots per pixel. */
const PICTURE_PX = 1080;

/** Libraries that only the demonstrations for contributors load, each larger than this, aren't in the copy. */
const LIBRARY_BYTES = 100_000;

const SCRIPT = 'assets/js/offline.js';
const STYLES = 'assets/css/offline.css';

/** The line that says what the copy is, and nothing that needs the site. */
const STYLE_SHEET = `.offlineNote{margin:0;padding:0.75rem 1rem;text-align:center;font-size:0.875rem}
[data-site-only]{display:none}
`;

/** Dates in ZIP files have no time zone; the same pages give the same file. */
const MTIME = new Date(1980, 0, 2);

const notes: Localized<(version: string, day?: string) => string> = {
  en: (version, day) => `Offline copy${day ? ` of ${day}` : ''}, AList ${version}`,
  zh: (version, day) => `${day ? `${day} 的` : ''}离线副本，AList ${version}`,
};

interface OfflineInput {
  readonly outDir: string;
  /** Folder with the names of the scripts of each route. */
  readonly generatedFilesDir: string;
  readonly baseUrl: string;
  /** Base URL path of the whole site. */
  readonly siteBase: string;
  readonly siteConfig: Pick<DocusaurusConfig, 'url'>;
  readonly i18n: Pick<I18n, 'localeConfigs'>;
  readonly locale: LocaleCode;
  /** Code of `src/early/offline.ts`. */
  readonly script: string;
  /** Version of AList that the site is about. */
  readonly version: string;
  /** Day of the last change of a page, if it's known. */
  readonly day: string | undefined;
}

/**
 * Writes the copy of a language that is read without a server: `/offline/alist-docs-<language>.zip`.
 *
 * @returns size of the file in bytes
 */
export function writeOffline(input: OfflineInput): number {
  const {outDir, baseUrl, siteBase, siteConfig, i18n, locale} = input;
  const settings: OfflineSettings = {
    base: baseUrl,
    origin: siteConfig.url,
    outside: [...basesBelow(baseUrl, i18n), `${baseUrl}tool/`, `${baseUrl}offline/`],
  };
  const files = readFiles(input, settings);
  const folder = copyName(locale);
  const finished = [...finishFiles(files, settings, input)].map(
    ([name, content]) => [`${folder}/${name}`, content] as const,
  );
  const zip = zipFile(finished, MTIME);
  const target = path.join(outDir, path.posix.relative(baseUrl, copyPath(siteBase, locale)));
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, zip);
  return zip.length;
}

/** Base URL paths of the other languages that are below the one of a language. */
export function basesBelow(
  baseUrl: string,
  {localeConfigs}: Pick<I18n, 'localeConfigs'>,
): string[] {
  return Object.values(localeConfigs)
    .map((config) => config.baseUrl)
    .filter((base) => base !== baseUrl && base.startsWith(baseUrl));
}

/** Files of the language that the copy holds, by their names below its folder. */
function readFiles(
  {outDir, generatedFilesDir}: OfflineInput,
  {base, outside}: OfflineSettings,
): ReadonlyMap<string, Buffer> {
  const left = [
    ...outside.map((address) => address.slice(base.length)),
    ...scriptsOfRoutes(generatedFilesDir, outside),
  ];
  const names = fs
    .readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !left.some((folder) => name.startsWith(folder)))
    .sort();
  const files = new Map<string, Buffer>();
  for (const name of names) {
    if (!isInCopy(name)) continue;
    const content = fs.readFileSync(path.join(outDir, name));
    if (!isLibraryOfDemonstrations(name, content.length) && !isRedirect(name, content)) {
      files.set(name, content);
    }
  }
  return files;
}

/** Beginnings of the names of scripts that belong to pages outside of the copy. */
function scriptsOfRoutes(generatedFilesDir: string, outside: readonly string[]): string[] {
  const file = path.join(generatedFilesDir, 'routesChunkNames.json');
  // Written by Docusaurus: a route with a hash, and the chunk of its page.
  const chunks = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, {__comp: string}>;
  const isOutside = (route: string) => outside.some((address) => route.startsWith(address));
  const namesOf = (side: boolean) =>
    Object.entries(chunks)
      .filter(([route]) => isOutside(route) === side)
      .map(([, {__comp}]) => __comp);
  const inside = new Set(namesOf(false));
  return namesOf(true)
    .filter((name) => !inside.has(name))
    .map((name) => `assets/js/${name}.`);
}

function isInCopy(name: string): boolean {
  if (/^(?:404|translation-status)\.html$/.test(name)) return false;
  // Not the pictures that other sites show beside a link.
  if (name.startsWith('img/')) return !name.startsWith('img/og-');
  if (name.endsWith('.html')) return true;
  if (/^assets\/(?:css|js|search|forms)\//.test(name)) return true;
  if (name.startsWith('assets/ideal-img/')) return true;
  // Lists that scripts load.
  return /^(?!openapi)[\w-]+\.json$/.test(name);
}

function isLibraryOfDemonstrations(name: string, bytes: number): boolean {
  const isPart = /^assets\/js\/(?:\d+|widget-(?:dash|flv|hls|chart|flowchart|player))\./.test(name);
  return isPart && bytes > LIBRARY_BYTES;
}

function isRedirect(name: string, content: Buffer): boolean {
  return name.endsWith('.html') && content.includes('http-equiv="refresh"');
}

/** The width in the name of a size, `….1080.webp`. */
function widthIn(name: string): number {
  return Number(/\.(\d+)\.webp$/.exec(name)?.[1] ?? 0);
}

/** The smallest size that is large enough, or the largest. */
export function chooseSize(sizes: readonly string[]): string {
  const byWidth = sizes.toSorted((a, b) => widthIn(a) - widthIn(b));
  return byWidth.find((size) => widthIn(size) >= PICTURE_PX) ?? byWidth.at(-1) ?? '';
}

function* finishFiles(
  files: ReadonlyMap<string, Buffer>,
  settings: OfflineSettings,
  {siteBase, locale, script, version, day}: OfflineInput,
): Generator<[string, Uint8Array]> {
  const {base} = settings;
  const pictures = new Set<string>();
  const applied: AppliedRule[] = [];
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
  yield [SCRIPT, encode(script)];
  yield [STYLES, encode(STYLE_SHEET)];
  for (const [name, content] of files) {
    if (name.endsWith('.html')) {
      const html = offlinePage(content.toString(), {
        file: name,
        script: SCRIPT,
        styles: STYLES,
        note: inLanguage(notes, locale)(version, day),
        settings,
        siteBase,
        pictureOf(sizes) {
          const chosen = chooseSize(sizes);
          pictures.add(chosen.slice(base.length));
          return chosen;
        },
        has: (file) => files.has(file),
      });
      yield [name, encode(html)];
    } else if (name.endsWith('.js')) {
      const text = content.toString();
      if (name.includes('/search-worker.')) {
        yield [name, encode(asPageWorker(text, base + name))];
      } else if (name.includes('/runtime~main.')) {
        const found = withPublicPath(text, base);
        applied.push(found.applied);
        yield [name, encode(inScope(found.script))];
      } else {
        yield [name, encode(inScope(text))];
      }
    } else if (name.endsWith('.css')) {
      // Style sheets are in `assets/css`.
      yield [name, encode(content.toString().replaceAll(`url(${base}`, 'url(../../'))];
    } else if (!name.endsWith('.json') && !name.startsWith('assets/ideal-img/')) {
      yield [name, content];
    }
  }
  for (const {name} of dataScripts) {
    yield [`${DATA_FOLDER}/${name}`, encode(asDataScript(dataIn(files, name, base)))];
  }
  for (const name of pictures) {
    const content = files.get(name);
    if (content === undefined)
      throw new Error(`${name}: a page shows this picture, and it isn't in the build.`);
    yield [name, content];
  }
  assertApplied(applied);
}

/** JSON of one of the scripts with data, by its address. */
function dataIn(
  files: ReadonlyMap<string, Buffer>,
  script: string,
  base: string,
): ReadonlyMap<string, string> {
  return new Map(
    [...files]
      .filter(
        ([file]) =>
          file.endsWith('.json') &&
          dataScripts.find(({prefix}) => file.startsWith(prefix))?.name === script,
      )
      .map(([file, content]) => [base + file, withNamesOnce(file, content.toString())]),
  );
}

/**
 * Takes what sections are called out of the pieces of the search's terms, where each is on average six times: everything
 * that a copy loads is on the reader's disk already, so it's enough beside the texts.
 */
export function withNamesOnce(file: string, json: string): string {
  if (!isTermsPiece(path.posix.basename(file))) return json;
  const {terms, sections} = JSON.parse(json) as TermsFile; // written by this build
  const numbers = sections.map((section) => (typeof section === 'number' ? section : section[0]));
  return JSON.stringify({terms, sections: numbers} satisfies TermsFile);
}
