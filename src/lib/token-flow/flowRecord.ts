import {localeCodes, type LocaleCode} from '@site/src/lib/localized';
import {memberOf, parseJson} from './failure';
import {
  slots,
  serverFeatures,
  type ClientKind,
  type ServerFeature,
  type Slot,
  type Values,
} from './types';

/** Prefix of the records' keys in session storage (contract section 5.3). */
const KEY_PREFIX = 'alist.tool.flow.';
/** Life of a record. */
export const RECORD_LIFE_MS = 10 * 60 * 1000;
/** Records kept at most; older ones go first. */
const MOST_RECORDS = 3;

/** What a sign-in needs to be finished; it never leaves this browser. */
export interface FlowRecord {
  readonly provider: string;
  readonly createdAt: number;
  readonly locale: LocaleCode;
  /** Name of the API server chosen at the start. */
  readonly apiName: string;
  readonly client: ClientKind;
  readonly features: readonly ServerFeature[];
  /** Values of the start: redirect address, client, verifier. */
  readonly values: Values;
}

/** The part of `Storage` that is used, so that tests and blocked storage can stand in. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const isString = (value: unknown): value is string => typeof value === 'string';

function readValues(value: unknown): Values {
  return Object.fromEntries(
    slots.flatMap((slot) => {
      const text = memberOf(value, slot);
      return isString(text) ? [[slot, text] as [Slot, string]] : [];
    }),
  );
}

/** Reads a stored record; undefined for anything else, whatever it is. */
export function parseFlowRecord(text: string | null): FlowRecord | undefined {
  const json = text === null ? undefined : parseJson(text);
  const provider = memberOf(json, 'provider');
  const createdAt = memberOf(json, 'createdAt');
  const locale = localeCodes.find((code) => code === memberOf(json, 'locale'));
  const apiName = memberOf(json, 'apiName');
  const client = memberOf(json, 'client');
  const features = memberOf(json, 'features');
  if (!isString(provider) || !isString(apiName) || locale === undefined) return undefined;
  if (typeof createdAt !== 'number' || (client !== 'default' && client !== 'own')) return undefined;
  return {
    provider,
    createdAt,
    locale,
    apiName,
    client,
    features: serverFeatures.filter((name) => Array.isArray(features) && features.includes(name)),
    values: readValues(memberOf(json, 'values')),
  };
}

function recordKeys(storage: RecordStorage): readonly string[] {
  return Array.from({length: storage.length}, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(KEY_PREFIX) ?? false,
  );
}

/**
 * Removes records that are unreadable, too old, or more than may be kept.
 *
 * @param room how many more are about to be kept
 */
export function sweepRecords(storage: RecordStorage, now: number, room = 0): void {
  const aged = recordKeys(storage).map((key) => ({
    key,
    createdAt: parseFlowRecord(storage.getItem(key))?.createdAt ?? 0,
  }));
  aged
    .sort((a, b) => b.createdAt - a.createdAt)
    .filter(({createdAt}, index) => index >= MOST_RECORDS - room || !isAlive(createdAt, now))
    .forEach(({key}) => storage.removeItem(key));
}

const isAlive = (createdAt: number, now: number): boolean =>
  createdAt <= now && now - createdAt < RECORD_LIFE_MS;

/** Keeps a record under its state, after making room. */
export function saveRecord(storage: RecordStorage, state: string, record: FlowRecord): void {
  sweepRecords(storage, record.createdAt, 1);
  storage.setItem(KEY_PREFIX + state, JSON.stringify(record));
}

/**
 * Takes the record of a state out of storage: it can be had once.
 *
 * @returns undefined when there is none, it is too old, or it belongs to another provider; in every
 *   case nothing of this state is left
 */
export function takeRecord(
  storage: RecordStorage,
  state: string,
  provider: string,
  now: number,
): FlowRecord | undefined {
  const key = KEY_PREFIX + state;
  const record = parseFlowRecord(storage.getItem(key));
  storage.removeItem(key);
  const isGood = record?.provider === provider && isAlive(record.createdAt, now);
  return isGood ? record : undefined;
}

/** Looks at a record without taking it; for the language of the callback page only. */
export function peekRecord(storage: RecordStorage, state: string): FlowRecord | undefined {
  return parseFlowRecord(storage.getItem(KEY_PREFIX + state));
}
