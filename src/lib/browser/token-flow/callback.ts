import {foreignRefusal, refusalOf, type Failure} from '../../shared/token-flow/failure';
import {takeRecord, type FlowRecord} from './flowRecord';
import type {RecordStorage} from './recordStore';

/** What a provider added to the address of a callback page. */
export interface CallbackQuery {
  readonly code: string;
  readonly state: string;
  readonly error: string;
  readonly description: string;
  /** Whether a code was there that can't be one, so it counts as missing. */
  readonly hasBadCode: boolean;
}

/** Longest value taken from an address. */
const VALUE_MAX_LENGTH = 4096;

/** Visible ASCII: what codes, states, and error codes are made of (RFC 6749, appendix A). */
const VISIBLE = /^[\x21-\x7e]*$/;

/**
 * Reads the query of a callback address; never throws, whatever is there. A value with white space or control
 * characters counts as missing: pasted into a terminal, a line break would start a command of the link's author.
 */
export function parseCallbackQuery(search: string): CallbackQuery {
  const query = new URLSearchParams(search);
  const read = (name: string): string => {
    const all = query.getAll(name);
    // A name given twice was tampered with: the first and the last reader would see different values.
    const [value = ''] = all;
    return all.length === 1 && value.length <= VALUE_MAX_LENGTH ? value : '';
  };
  const readWord = (name: string): string => {
    const value = read(name);
    return VISIBLE.test(value) ? value : '';
  };
  const code = readWord('code');
  return {
    code,
    hasBadCode: code === '' && query.getAll('code').some((value) => value !== ''),
    state: readWord('state'),
    // Shown only if it's a code of the standard, or cleaned (`failure.ts`).
    error: read('error'),
    description: read('error_description'),
  };
}

/** Query in a text someone pasted: a whole address, its query, or `''`. */
export function queryOfPasted(text: string): string {
  const trimmed = text.trim();
  const start = trimmed.indexOf('?');
  const query = start === -1 ? trimmed : trimmed.slice(start + 1);
  const [bare = ''] = query.split('#');
  return /(^|&)(code|error)=/.test(bare) ? bare : '';
}

/** What to do with a callback. */
export type CallbackStep =
  | {readonly step: 'no-code'}
  /** The code can't be one: damaged on its way, or written by someone else. */
  | {readonly step: 'bad-code'}
  | {readonly step: 'refused'; readonly failure: Failure}
  /** No record of this tab fits: nothing may be exchanged by itself. */
  | {readonly step: 'unknown-state'; readonly code: string; readonly state: string}
  | {readonly step: 'exchange'; readonly code: string; readonly record: FlowRecord};

/**
 * Decides about a callback, in this order: a refusal ends it, then the record of
 * the state is taken (once), and only with it the code may be exchanged.
 */
export async function openCallback(
  query: CallbackQuery,
  provider: string,
  storage: RecordStorage,
  now: number,
): Promise<CallbackStep> {
  const record =
    query.state === '' ? undefined : await takeRecord(storage, query.state, provider, now);
  if (query.error !== '') {
    // Anyone can write a text into a link. Only a sign-in of this tab may show one on our pages.
    const failure =
      record === undefined
        ? foreignRefusal(query.error)
        : refusalOf(query.error, query.description);
    return {step: 'refused', failure};
  }
  if (query.code === '') return {step: query.hasBadCode ? 'bad-code' : 'no-code'};
  if (record === undefined) {
    return {step: 'unknown-state', code: query.code, state: query.state};
  }
  return {step: 'exchange', code: query.code, record};
}
