import {isUnreadable, type Failure} from '../../shared/token-flow/failure';
import {failureOf, keptValues} from './exchange';
import {challenge115, createVerifier} from './pkce';
import {logRequest} from '../../shared/token-flow/requestLog';
import {prepareRequest} from '../../shared/token-flow/requests';
import {missingMember, sendRequest} from '../../shared/token-flow/send';
import type {DeviceFlow, FlowContext, RequestTemplate, Values} from '../../shared/token-flow/types';

/** Longest text drawn as a QR code: 900 letters of any script fit into the largest one. */
const QR_TEXT_MAX_LENGTH = 900;

/**
 * Asks for a code and joins what is known of it.
 *
 * @throws FlowError also for a code that cannot be drawn
 */
export async function openTicket(
  flow: DeviceFlow,
  context: FlowContext,
  values: Values,
  signal: AbortSignal,
): Promise<Values> {
  const verifier = flow.usesOwnVerifier(context) ? createVerifier() : undefined;
  const own: Values = verifier === undefined ? {} : {verifier};
  const challenge: Values = verifier === undefined ? {} : {challenge: await challenge115(verifier)};
  const template = flow.start(context);
  const request = prepareRequest(template, {...values, ...challenge});
  const read = async (): Promise<Values> => {
    const ticket = flow.readStart(await sendRequest(request, signal));
    if (ticket === undefined || (ticket.qrText ?? '').length > QR_TEXT_MAX_LENGTH) {
      throw missingMember();
    }
    return ticket;
  };
  return {...values, ...(await logRequest(template, read, signal)), ...own};
}

/** Result of a flow whose confirmed ticket is the token. */
export function deviceResult(values: Values): Values {
  const {uid, refreshToken} = values;
  return {
    ...keptValues(values),
    ...(refreshToken === undefined ? {} : {refreshToken}),
    ...(uid === undefined ? {} : {uid}),
  };
}

/** What a question about a code tells. */
type StatusAnswer = NonNullable<ReturnType<DeviceFlow['readStatus']>>;

/**
 * One question about a code.
 *
 * @param template the request
 * @param readStatus reads its answer
 * @returns `expired` also for a code that the provider forgot
 * @throws FlowError also for an answer that is not understood
 */
export function askStatus(
  template: RequestTemplate,
  readStatus: DeviceFlow['readStatus'],
  values: Values,
  signal: AbortSignal,
): Promise<StatusAnswer | 'expired'> {
  const seconds = String(Math.floor(Date.now() / 1000));
  const request = prepareRequest(template, {...values, seconds});
  const read = async (): Promise<StatusAnswer | 'expired'> => {
    const json = await askOnce(() => sendRequest(request, signal));
    if (json === 'expired') return json;
    const answer = readStatus(json);
    if (answer === undefined) throw missingMember();
    return answer;
  };
  return logRequest(template, read, signal);
}

/** Whether the server can't tell the state of the sign-in: it has no such call, or no one can read its answers. */
export function tellsNothing(failure: Failure): boolean {
  return isUnreadable(failure) || [404, 405].includes(failure.status ?? 0);
}

/** The answer to a question about a code; a code that the provider forgot has expired. */
async function askOnce(send: () => Promise<unknown>): Promise<unknown> {
  try {
    return await send();
  } catch (error) {
    if (failureOf(error).kind === 'code-used-or-expired') return 'expired';
    throw error;
  }
}
