import {withoutLocale} from '../localized';

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
  const bare = withoutLocale(path);
  return AREA_FOLDERS.find(([folder]) => bare.startsWith(folder))?.[1] ?? 'guide';
}

/** Reads the name of a part of the site; anything else means the whole site. */
export function parseSearchArea(value: unknown): SearchArea | undefined {
  return searchAreas.find((area) => area === value);
}

/** Most results of one page, wherever results are shown. */
export const MOST_PER_PAGE = 8;

/** What an entry of the index is: a whole page, a titled section, or one row of a table of facts. */
export type EntryKind = 'page' | 'section' | 'row';

/** A section a search can lead to. */
export interface SearchEntry {
  readonly kind: EntryKind;
  /** Element id on the page; empty for the page itself. */
  readonly anchor: string;
  readonly title: string;
  /** Title of the heading above it, if the page has other sections with its title. */
  readonly under?: string;
  /** Other names of it: field label, environment variables, address of a call; keywords of a page. */
  readonly names: readonly string[];
  /** What readers type for it and the page doesn't say; found, but never shown. */
  readonly words?: readonly string[];
  /** Whole queries that it answers better than any other place (`src/data/searchAnswers.ts`). */
  readonly answers?: readonly string[];
  readonly body: string;
}

/** A page and the sections on it, in order; the first entry is the page itself. */
export interface SearchPage {
  readonly path: string;
  readonly entries: readonly SearchEntry[];
  /** Addresses that its text links to, from the root of the site, with the hash. */
  readonly links?: readonly string[];
}
