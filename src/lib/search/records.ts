/** Parts of the site that results can be limited to. */
export const searchAreas = ['drivers', 'api', 'config', 'faq', 'guide'] as const;

/** A part of the site that results can be limited to. */
export type SearchArea = (typeof searchAreas)[number];

const AREA_FOLDERS: readonly (readonly [folder: string, area: SearchArea])[] = [
  ['/guide/drivers/', 'drivers'],
  // Helpers that get what a driver asks for.
  ['/tool/', 'drivers'],
  ['/guide/api/', 'api'],
  ['/config/', 'config'],
  ['/faq/', 'faq'],
];

/** The part of the site an address belongs to; whatever has no part of its own is the guide. */
export function areaOfPath(path: string): SearchArea {
  const bare = path.replace(/^\/zh(?=\/)/, '');
  return AREA_FOLDERS.find(([folder]) => bare.startsWith(folder))?.[1] ?? 'guide';
}

/** Reads the name of a part of the site; anything else means the whole site. */
export function parseSearchArea(value: unknown): SearchArea | undefined {
  return searchAreas.find((area) => area === value);
}

/** What an entry of the index is: a whole page, a titled section, or one row of a table of facts. */
export type EntryKind = 'page' | 'section' | 'row';

/** A place a search can lead to. */
export interface SearchEntry {
  readonly kind: EntryKind;
  /** Element id on the page; empty for the page itself. */
  readonly anchor: string;
  readonly title: string;
  /** Other names of it: field label, environment variables, address of a call; keywords of a page. */
  readonly names: readonly string[];
  readonly body: string;
}

/** A page and the places on it, in order; the first entry is the page itself. */
export interface SearchPage {
  readonly path: string;
  readonly entries: readonly SearchEntry[];
}

/** One entry in the file of titles: kind by its first letter, id, title, names if any. */
type PackedHead = readonly [
  kind: 'p' | 's' | 'r',
  anchor: string,
  title: string,
  names?: readonly string[],
];

/** File of titles: what the first query needs. */
export type HeadsFile = readonly (readonly [path: string, heads: readonly PackedHead[]])[];

/** File of texts: one per entry, in the order of the titles. */
export type BodiesFile = readonly string[];

/** Where the index files of a locale are; addresses from the root of the site. */
export interface SearchManifest {
  readonly heads: string;
  readonly bodies: string;
}

const kindLetters = {page: 'p', section: 's', row: 'r'} as const;
const kinds = {p: 'page', s: 'section', r: 'row'} as const;

/** Splits the index of a locale into the file of titles and the file of texts. */
export function packIndex(pages: readonly SearchPage[]): {heads: HeadsFile; bodies: BodiesFile} {
  return {
    heads: pages.map(({path, entries}) => [
      path,
      entries.map(({kind, anchor, title, names}) =>
        names.length === 0
          ? [kindLetters[kind], anchor, title]
          : [kindLetters[kind], anchor, title, names],
      ),
    ]),
    bodies: pages.flatMap(({entries}) => entries.map(({body}) => body)),
  };
}

/** Puts the files of an index together again; without the texts, bodies are empty. */
export function unpackIndex(heads: HeadsFile, bodies: BodiesFile = []): readonly SearchPage[] {
  let position = 0;
  return heads.map(([path, packed]) => ({
    path,
    entries: packed.map(([letter, anchor, title, names = []]) => ({
      kind: kinds[letter],
      anchor,
      title,
      names,
      body: bodies[position++] ?? '',
    })),
  }));
}

/** Where a locale's manifest is, from its base address. */
export const SEARCH_MANIFEST = 'search-index.json';
