/*
 * What the offline copy's pages (`src/plugins/output/offline`) and its script (`src/early/offline.ts`) agree on.
 */

/** Where the copy's scripts find the scope that stands for the browser's. */
export const OFFLINE_SCOPE = 'offlineScope';

/** Called by scripts that hold data: addresses on the site, and the JSON that is there. */
export const OFFLINE_DATA = 'offlineData';

/** Called by the script of a worker: its address on the site, and a function that runs it. */
export const OFFLINE_WORKER = 'offlineWorker';

/** Names that the copy's scripts take from the scope. */
export const scopeNames = ['window', 'self', 'location', 'history', 'fetch', 'Worker'] as const;

/** Names that the script of a worker takes from its scope. */
export const workerNames = [
  'self',
  'globalThis',
  'location',
  'fetch',
  'addEventListener',
  'removeEventListener',
  'postMessage',
] as const;

/** Folder of the scripts with data. */
export const DATA_FOLDER = 'assets/offline';

/** Scripts with data, by the beginning of the addresses below the language's base; the last takes all others. */
export const dataScripts: readonly {readonly prefix: string; readonly name: string}[] = [
  {prefix: 'assets/search/', name: 'search.js'},
  {prefix: 'assets/', name: 'builders.js'},
  {prefix: '', name: 'lists.js'},
];

/** What the tag of the offline script says about the copy. */
export interface OfflineSettings {
  /** Base URL path of the language on the site, such as `/zh/`. */
  readonly base: string;
  /** Origin of the site, such as `https://alistgo.com`. */
  readonly origin: string;
  /** Beginnings of addresses that only the site has. */
  readonly outside: readonly string[];
}

/** What an address on the site is in the copy. */
export type OfflinePlace =
  {readonly kind: 'file'; readonly file: string} | {readonly kind: 'outside'; readonly url: string};

/**
 * Where an address on the site leads in the copy.
 *
 * @param address path with query and fragment, such as `/zh/guide/?a=1#b`
 */
export function placeOf(address: string, {base, origin, outside}: OfflineSettings): OfflinePlace {
  const {pathname, search, hash} = new URL(address, origin);
  const isInside = pathname.startsWith(base) && !outside.some((path) => pathname.startsWith(path));
  if (!isInside) return {kind: 'outside', url: `${origin}${pathname}${search}${hash}`};
  const path = pathname.slice(base.length);
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return {kind: 'file', file: `${file}${search}${hash}`};
}

/** Address on the site of a file of the copy. */
export function addressOf(file: string, base: string): string {
  return base + file.replace(/(^|\/)index\.html$/, '$1');
}
