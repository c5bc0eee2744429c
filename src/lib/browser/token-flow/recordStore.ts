import {FLOW_PREFIX} from '@site/src/lib/browser/storageKeys';
import {parseRecord} from '@site/src/lib/browser/storedRecord';

/** Life of a record. */
export const RECORD_LIFE_MS = 10 * 60 * 1000;
/** Records kept at most; older ones go first. */
const MOST_RECORDS = 3;

/** The part of `Storage` that is used, so that tests and blocked storage can replace it. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Whether a record of this time is still valid. */
export const isAlive = (createdAt: number, now: number): boolean =>
  createdAt <= now && now - createdAt < RECORD_LIFE_MS;

/** When a sealed record was made; 0 for anything else. */
function timeOf(text: string | null): number {
  const {createdAt} = parseRecord(text);
  return typeof createdAt === 'number' ? createdAt : 0;
}

function recordKeys(storage: RecordStorage): readonly string[] {
  return Array.from({length: storage.length}, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(FLOW_PREFIX) ?? false,
  );
}

/**
 * Removes records that are unreadable, too old, or more than may be kept. Runs on every page of the site, so it
 * imports next to nothing.
 *
 * @param room how many more are about to be kept
 */
export function sweepRecords(storage: RecordStorage, now: number, room = 0): void {
  const aged = recordKeys(storage).map((key) => ({key, createdAt: timeOf(storage.getItem(key))}));
  aged
    .sort((a, b) => b.createdAt - a.createdAt)
    .filter(({createdAt}, index) => index >= MOST_RECORDS - room || !isAlive(createdAt, now))
    .forEach(({key}) => storage.removeItem(key));
}
