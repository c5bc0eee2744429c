import {useState} from 'react';
import {contextOf} from '@site/src/lib/browser/token-flow/codeFlow';
import {readFeatures} from '@site/src/lib/shared/token-flow/capabilities';
import {
  askStatus,
  deviceResult,
  openTicket,
  tellsNothing,
} from '@site/src/lib/browser/token-flow/deviceFlow';
import {
  exchangeTokens,
  failureOf,
  type FlowResult,
} from '@site/src/lib/browser/token-flow/exchange';
import {FlowError, type Failure} from '@site/src/lib/shared/token-flow/failure';
import {browserClock, poll, POLL_LIMIT_MS} from '@site/src/lib/browser/token-flow/polling';
import {clearRequestLog} from '@site/src/lib/shared/token-flow/requestLog';
import type {
  DeviceFlow,
  FlowContext,
  RequestTemplate,
  ScanState,
  Values,
} from '@site/src/lib/shared/token-flow/types';
import type {Choice} from './useChoice';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';
import {useTask} from '@site/src/features/token-tools/useTask';

/** State of a sign-in by QR code. */
export type DeviceState =
  | {readonly status: 'idle'; readonly ended?: 'expired' | 'cancelled'}
  | {readonly status: 'starting' | 'exchanging'}
  | {
      readonly status: 'waiting';
      readonly qrText: string;
      readonly scan: ScanState;
      /** When the asking ends, milliseconds since the epoch. */
      readonly endsAt: number;
    }
  | {
      /** The server cannot tell, so the reader says when it is confirmed. */
      readonly status: 'manual';
      readonly qrText: string;
      readonly values: Values;
      readonly context: FlowContext;
      readonly failure?: Failure;
    }
  | {readonly status: 'failed'; readonly failure: Failure};

/** A sign-in by QR code: get a code, ask until it is confirmed, exchange. */
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
    const endsAt = Date.now() + POLL_LIMIT_MS;
    setState({status: 'waiting', qrText, scan: 'waiting', endsAt});
    let last: Values | 'expired' | 'cancelled';
    try {
      last = await poll((each) => ask(context, values, endsAt, each), signal, browserClock);
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
    endsAt: number,
    signal: AbortSignal,
  ): Promise<Values | 'expired' | 'cancelled' | undefined> {
    const answer = await askStatus(flow.status(context), flow.readStatus, values, signal);
    if (answer === 'expired') return answer;
    const {state: scan} = answer;
    if (scan === 'confirmed') return answer.values ?? {};
    if (scan === 'expired' || scan === 'cancelled') return scan;
    setState({status: 'waiting', qrText: values.qrText ?? '', scan, endsAt});
    return undefined;
  }

  async function finish(context: FlowContext, values: Values, signal: AbortSignal): Promise<void> {
    if (flow.exchange === undefined) {
      onResult({client: context.client, values: deviceResult(values)});
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
      clearRequestLog();
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
