import type {ServerFeature} from '@site/server/contract';
import type {LocaleCode} from '@site/src/lib/shared/localized';
import {saveRecord, type FlowRecord} from './flowRecord';
import {challengeS256, createState, createVerifier} from './pkce';
import type {RecordStorage} from './recordStore';
import {fill} from '../../shared/token-flow/requests';
import type {ClientKind, CodeFlow, FlowContext, Values} from '../../shared/token-flow/types';

/** The address that servers without the feature `redirect_uri` send to providers. */
const PUBLIC_SITE = 'https://alistgo.com/';

/** What a sign-in starts from. */
export interface CodeStart {
  readonly provider: string;
  readonly client: ClientKind;
  /** What the reader filled in, and the redirect URI. */
  readonly values: Values;
  readonly features: readonly ServerFeature[];
  readonly apiName: string;
  readonly locale: LocaleCode;
}

/** Context of a flow, from what is known of its start. */
export function contextOf({
  client,
  values,
  features,
}: Pick<CodeStart, 'client' | 'values' | 'features'>): FlowContext {
  return {
    client,
    hasSecret: (values.clientSecret ?? '') !== '',
    features: new Set(features),
    isElsewhere: !(values.redirectUri ?? PUBLIC_SITE).startsWith(PUBLIC_SITE),
  };
}

/** Values without empty texts, and with those that follow from them. */
export function completeValues(flow: CodeFlow, values: Values): Values {
  const given = Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''));
  return {...given, ...flow.derive?.(given)};
}

/** Address of the provider's page, with everything in it that the provider's record asks for. */
export function authorizeUrl(flow: CodeFlow, values: Values): string {
  const url = new URL(fill(flow.authorize.url, values) ?? flow.authorize.url);
  for (const [name, template] of Object.entries(flow.authorize.fields)) {
    const value = fill(template, values);
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}

/**
 * Starts a sign-in: makes state and verifier, keeps the record in this tab, and returns the address to
 * open. Only the state and the challenge travel.
 *
 * @returns address of the provider's page, and the state under which the record is kept
 */
export async function startCodeFlow(
  flow: CodeFlow,
  start: CodeStart,
  storage: RecordStorage,
  now: number,
): Promise<{readonly url: string; readonly state: string; readonly record: FlowRecord}> {
  const state = createState();
  const verifier = flow.usesPkce(contextOf(start)) ? createVerifier() : undefined;
  const values = completeValues(flow, start.values);
  const record: FlowRecord = {
    ...start,
    createdAt: now,
    values: {...values, ...(verifier === undefined ? {} : {verifier})},
  };
  await saveRecord(storage, state, record);
  const challenge = verifier === undefined ? {} : {challenge: await challengeS256(verifier)};
  return {url: authorizeUrl(flow, {...values, ...challenge, state}), state, record};
}
