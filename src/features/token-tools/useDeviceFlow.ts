import {useState} from 'react';
import {contextOf} from '@site/src/lib/token-flow/codeFlow';
import {readFeatures} from '@site/src/lib/token-flow/capabilities';
import {
  exchangeTokens,
  failureOf,
  keptValues,
  type FlowResult,
} from '@site/src/lib/token-flow/exchange';
import {FlowError, isUnreadable, type Failure} from '@site/src/lib/token-flow/failure';
import {challenge115, createVerifier} from '@site/src/lib/token-flow/pkce';
import {browserClock, poll} from '@site/src/lib/token-flow/polling';
import {prepareRequest} from '@site/src/lib/token-flow/requests';
import {missingMember, sendRequest} from '@site/src/lib/token-flow/send';
import type {
  DeviceFlow,
  FlowContext,
  RequestTemplate,
  ScanState,
  Values,
} from '@site/src/lib/token-flow/types';
import type {Choice} from './useChoice';
import {useForgetOnLeave} from './useForgetOnLeave';
import {useTask} from './useTask';

/** Where a sign-in by QR code stands. */
export type DeviceState =
  | {readonly status: 'idle'; readonly ended?: 'expired' | 'cancelled'}
  | {readonly status: 'starting' | 'exchanging'}
  | {readonly status: 'waiting'; readonly qrText: string; readonly scan: ScanState}
  | {
      /** The server cannot tell, so the reader says when it is confirmed. */
      readonly status: 'manual';
      readonly qrText: string;
      readonly values: Values;
      readonly context: FlowContext;
      readonly failure?: Failure;
    }
  | {readonly status: 'failed'; readonly failure: Failure};

/** A sign-in by QR code: get a code, ask until it is confirmed, exchange (contract section 2.1). */
export function useDeviceFlow(
  flow: DeviceFlow,
  choice: Choice,
  onResult: (result: FlowResult) => void,
): {
  readonly state: DeviceState;
  readonly start: () => void;
  readonly stop: () => void;
  readonly confirm: () => void;
} {
  const [state, setState] = useState<DeviceState>({status: 'idle'});
  const task = useTask();
  useForgetOnLeave(() => setState({status: 'idle'}));

  async function run(signal: AbortSignal): Promise<void> {
    const features = flow.asksFeatures ? await readFeatures(choice.values.api ?? '', signal) : [];
    const context = contextOf({client: choice.client, values: choice.values, features});
    const values = await openTicket(flow, context, choice.values, signal);
    const {qrText = ''} = values;
    setState({status: 'waiting', qrText, scan: 'waiting'});
    let last: Values | 'expired' | 'cancelled';
    try {
      last = await poll((each) => ask(context, values, each), signal, browserClock);
    } catch (error) {
      if (!flow.confirmsByHand || !(error instanceof FlowError) || !tellsNothing(error.failure)) {
        throw error;
      }
      setState({status: 'manual', qrText, values, context});
      return;
    }
    if (last === 'expired' || last === 'cancelled') setState({status: 'idle', ended: last});
    else await finish(context, {...values, ...last}, signal);
  }

  /** One question about the code; a value ends the asking. */
  async function ask(
    context: FlowContext,
    values: Values,
    signal: AbortSignal,
  ): Promise<Values | 'expired' | 'cancelled' | undefined> {
    const seconds = String(Math.floor(Date.now() / 1000));
    const request = prepareRequest(flow.status(context), {...values, seconds});
    const json = await askOnce(() => sendRequest(request, signal));
    if (json === 'expired') return json;
    const answer = flow.readStatus(json);
    if (answer === undefined) throw missingMember();
    const {state: scan} = answer;
    if (scan === 'confirmed') return answer.values ?? {};
    if (scan === 'expired' || scan === 'cancelled') return scan;
    setState({status: 'waiting', qrText: values.qrText ?? '', scan});
    return undefined;
  }

  async function finish(context: FlowContext, values: Values, signal: AbortSignal): Promise<void> {
    if (flow.exchange === undefined) {
      onResult({client: context.client, values: resultOf(values)});
    } else {
      setState({status: 'exchanging'});
      const template: RequestTemplate = flow.exchange(context);
      onResult(await exchangeTokens(template, values, context.client, signal));
    }
    choice.forget();
    setState({status: 'idle'});
  }

  function perform(work: (signal: AbortSignal) => Promise<void>): void {
    const signal = task.start();
    work(signal).catch((error: unknown) => {
      if (!signal.aborted) setState({status: 'failed', failure: failureOf(error)});
    });
  }

  return {
    state,
    start: () => {
      setState({status: 'starting'});
      perform(run);
    },
    stop: () => {
      task.stop();
      setState({status: 'idle'});
    },
    confirm: () => {
      if (state.status !== 'manual') return;
      const {values, context} = state;
      perform(async (signal) => {
        try {
          await finish(context, values, signal);
        } catch (error) {
          const failure = failureOf(error);
          if (failure.kind !== 'not-confirmed-yet') throw error;
          setState({...state, failure});
        }
      });
    },
  };
}

/** Whether the server cannot tell where the sign-in stands: it has no such call, or nobody can read its answers. */
function tellsNothing(failure: Failure): boolean {
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

/** Longest text drawn as a QR code: 900 letters of any script fit into the largest one. */
const QR_TEXT_MAX_LENGTH = 900;

/** Asks for a code and joins what is known of it. */
async function openTicket(
  flow: DeviceFlow,
  context: FlowContext,
  values: Values,
  signal: AbortSignal,
): Promise<Values> {
  const verifier = flow.usesOwnVerifier(context) ? createVerifier() : undefined;
  const own: Values = verifier === undefined ? {} : {verifier};
  const challenge: Values = verifier === undefined ? {} : {challenge: await challenge115(verifier)};
  const request = prepareRequest(flow.start(context), {...values, ...challenge});
  const ticket = flow.readStart(await sendRequest(request, signal));
  if (ticket === undefined || (ticket.qrText ?? '').length > QR_TEXT_MAX_LENGTH) {
    throw missingMember();
  }
  return {...values, ...ticket, ...own};
}

/** Result of a flow whose confirmed ticket is the token. */
function resultOf(values: Values): Values {
  const {uid, refreshToken} = values;
  return {
    ...keptValues(values),
    ...(refreshToken === undefined ? {} : {refreshToken}),
    ...(uid === undefined ? {} : {uid}),
  };
}
