import {serverFeatures, type ServerFeature} from '@site/server/contract';
import {localeCodes, type LocaleCode} from '@site/src/lib/shared/localized';
import {parseRecord} from '@site/src/lib/browser/storedRecord';
import {memberOf} from '../../shared/token-flow/failure';
import {DOTS} from '../../shared/token-flow/requests';
import {FLOW_PREFIX} from '@site/src/lib/browser/storageKeys';
import {isAlive, sweepRecords, type RecordStorage} from './recordStore';
import {hashOfState, seal, unseal} from './seal';
import {
  secretSlots,
  slots,
  type ClientKind,
  type Slot,
  type Values,
} from '../../shared/token-flow/types';

/** What a sign-in needs to be finished; it never leaves this browser. */
export interface FlowRecord {
  readonly provider: string;
  readonly createdAt: number;
  readonly locale: LocaleCode;
  /** Name of the API server that the sign-in began with. */
  readonly apiName: string;
  readonly client: ClientKind;
  readonly features: readonly ServerFeature[];
  /** Values of the start: redirect URI, client, verifier. */
  readonly values: Values;
}

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
  const {provider, createdAt, apiName, client, features, ...rest} = parseRecord(text);
  const locale = localeCodes.find((code) => code === rest['locale']);
  if (!isString(provider) || !isString(apiName) || locale === undefined) return undefined;
  if (typeof createdAt !== 'number' || (client !== 'default' && client !== 'own')) return undefined;
  return {
    provider,
    createdAt,
    locale,
    apiName,
    client,
    features: serverFeatures.filter((name) => Array.isArray(features) && features.includes(name)),
    values: readValues(rest['values']),
  };
}

/**
 * Record for a code of a sign-in that was not started here, once the reader says to continue: with the application of the
 * API server, so that no secret can be sent along.
 */
export function foreignRecord(
  about: Pick<FlowRecord, 'provider' | 'createdAt' | 'locale' | 'apiName' | 'features'>,
  redirectUri: string,
  clientId: string | undefined,
): FlowRecord {
  return {
    ...about,
    client: 'default',
    values: {redirectUri, ...(clientId === undefined ? {} : {clientId})},
  };
}

/** Values of a record as a page may show them. */
export function shownValues({values}: FlowRecord): Values {
  return Object.fromEntries(
    Object.entries(values).map(([slot, value]) => [
      slot,
      secretSlots.has(slot as Slot) ? DOTS : value,
    ]),
  );
}

/** A record as it is kept and handed over: only its time can be read without the state. */
interface SealedRecord {
  readonly createdAt: number;
  readonly sealed: string;
}

/** Key of the record of a state. */
export async function recordKey(state: string): Promise<string> {
  return FLOW_PREFIX + (await hashOfState(state));
}

/** Keeps a record under its state, after making room. */
export async function saveRecord(
  storage: RecordStorage,
  state: string,
  record: FlowRecord,
): Promise<void> {
  const {createdAt} = record;
  const kept: SealedRecord = {createdAt, sealed: await seal(JSON.stringify(record), state)};
  const key = await recordKey(state);
  sweepRecords(storage, createdAt, 1);
  storage.setItem(key, JSON.stringify(kept));
}

/** Opens a record that was kept or handed over; undefined for a wrong state and for anything else. */
export async function openRecord(
  text: string | null,
  state: string,
): Promise<FlowRecord | undefined> {
  const {sealed} = parseRecord(text);
  return parseFlowRecord(isString(sealed) ? ((await unseal(sealed, state)) ?? null) : null);
}

/** The record, if it is one of this provider and not too old. */
export function validRecord(
  record: FlowRecord | undefined,
  provider: string,
  now: number,
): FlowRecord | undefined {
  const isGood = record?.provider === provider && isAlive(record.createdAt, now);
  return isGood ? record : undefined;
}

/**
 * Takes the record of a state out of storage: it can be had once.
 *
 * @returns undefined when there is none, it is too old, or it belongs to another provider; in every
 *   case nothing of this state is left
 */
export async function takeRecord(
  storage: RecordStorage,
  state: string,
  provider: string,
  now: number,
): Promise<FlowRecord | undefined> {
  const key = await recordKey(state);
  const text = storage.getItem(key);
  storage.removeItem(key);
  return validRecord(await openRecord(text, state), provider, now);
}

/** Reads a record without taking it; for the language of the callback page only. */
export async function peekRecord(
  storage: RecordStorage,
  state: string,
): Promise<FlowRecord | undefined> {
  return openRecord(storage.getItem(await recordKey(state)), state);
}
