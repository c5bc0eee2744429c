import {FlowError, type Failure} from '../../shared/token-flow/failure';
import {logRequest} from '../../shared/token-flow/requestLog';
import {prepareRequest} from '../../shared/token-flow/requests';
import {missingMember, sendRequest} from '../../shared/token-flow/send';
import {readTokens, type Tokens} from './tokens';
import type {ClientKind, RequestTemplate, Slot, Values} from '../../shared/token-flow/types';

/** What a flow ends with; holds no code, verifier or client secret. */
export interface FlowResult {
  readonly client: ClientKind;
  /** Whether a client secret was sent, so that it belongs in the driver too. */
  readonly hasSecret?: boolean;
  /** Tokens, and what else goes into the driver. */
  readonly values: Values;
  /** Ends of the tokens, milliseconds since the epoch, when known. */
  readonly accessEndsAt?: number;
  readonly refreshEndsAt?: number;
}

/** Values that a result keeps besides its tokens. */
const keptSlots = ['api', 'clientId', 'redirectUri', 'zone', 'graphHost', 'qrSource'] as const;

/** The part of a flow's values that may outlive it. */
export function keptValues(values: Values): Values {
  return Object.fromEntries(
    keptSlots.flatMap((slot) => {
      const value = values[slot];
      return value === undefined ? [] : [[slot, value] as [Slot, string]];
    }),
  );
}

/**
 * Sends the last request of a flow.
 *
 * @throws FlowError also when the response contains no token
 */
export async function exchangeTokens(
  template: RequestTemplate,
  values: Values,
  client: ClientKind,
  signal: AbortSignal,
): Promise<FlowResult> {
  const read = async (): Promise<Tokens> => {
    const json = await sendRequest(prepareRequest(template, values), signal);
    const tokens = readTokens(json, Date.now());
    if (tokens === undefined) throw missingMember();
    return tokens;
  };
  const tokens = await logRequest(template, read, signal);
  const {accessToken, refreshToken, ...ends} = tokens;
  return {
    client,
    hasSecret: (values.clientSecret ?? '') !== '',
    values: {
      ...keptValues(values),
      ...(accessToken === undefined ? {} : {accessToken}),
      ...(refreshToken === undefined ? {} : {refreshToken}),
    },
    ...ends,
  };
}

/** The failure in whatever was thrown; our own bug reads as an answer not understood. */
export function failureOf(error: unknown): Failure {
  return error instanceof FlowError
    ? error.failure
    : {kind: 'bad-response', detail: '', retryable: false};
}
