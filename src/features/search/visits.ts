import {readStored, writeStored} from '@site/src/lib/browser/early/stored';
import type {EntryKind} from '@site/src/lib/shared/search/records';
import {FAVORITES_PREFIX, RECENT_PREFIX} from '@site/src/lib/browser/storageKeys';
import {parseRecord} from '@site/src/lib/browser/storedRecord';

/** A result that was opened, as it's kept in the browser. */
export interface Visit {
  readonly url: string;
  readonly kind: EntryKind;
  readonly title: string;
  readonly pageTitle: string;
}

/** Results opened lately, and those the reader wants to keep. */
export interface Visits {
  readonly recent: readonly Visit[];
  readonly favorites: readonly Visit[];
}

/** How many opened results are remembered. */
export const MOST_RECENT = 5;

/**
 * Reads the results opened lately and the favorites.
 *
 * @param indexName index they belong to: each language has its own
 */
export function readVisits(indexName: string): Visits {
  return {recent: read(RECENT_PREFIX + indexName), favorites: read(FAVORITES_PREFIX + indexName)};
}

/** Keeps them; when storage is blocked, they last until the window closes. */
export function writeVisits(indexName: string, {recent, favorites}: Visits): void {
  write(RECENT_PREFIX + indexName, recent);
  write(FAVORITES_PREFIX + indexName, favorites);
}

/** Adds a result that was opened. A favorite isn't listed twice. */
export function withVisit({recent, favorites}: Visits, visit: Visit): Visits {
  if (favorites.some(({url}) => url === visit.url)) return {recent, favorites};
  return {recent: [visit, ...without(recent, visit)].slice(0, MOST_RECENT), favorites};
}

/** Makes a result a favorite. */
export function withFavorite({recent, favorites}: Visits, visit: Visit): Visits {
  return {recent: without(recent, visit), favorites: [...without(favorites, visit), visit]};
}

/** Removes a result from both lists. */
export function withoutVisit({recent, favorites}: Visits, visit: Visit): Visits {
  return {recent: without(recent, visit), favorites: without(favorites, visit)};
}

function without(visits: readonly Visit[], {url}: Visit): readonly Visit[] {
  return visits.filter((other) => other.url !== url);
}

function read(key: string): readonly Visit[] {
  return Object.values(parseRecord(readStored(key))).filter(isVisit);
}

function write(key: string, visits: readonly Visit[]): void {
  writeStored(key, visits.length === 0 ? null : JSON.stringify(visits));
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null) return false;
  const {url, kind, title, pageTitle} = value as Record<string, unknown>;
  return (
    typeof url === 'string' &&
    /^\/(?!\/)/.test(url) &&
    typeof title === 'string' &&
    typeof pageTitle === 'string' &&
    (kind === 'page' || kind === 'section' || kind === 'row')
  );
}
