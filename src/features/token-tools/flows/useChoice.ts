import {useEffect, useState} from 'react';
import {useApiServer} from '@site/src/hooks/useApiServer';
import {completeValues} from '@site/src/lib/browser/token-flow/codeFlow';
import type {
  ClientKind,
  CodeFlow,
  DeviceFlow,
  InputField,
  Slot,
  SmsFlow,
  TokenProvider,
  Values,
} from '@site/src/lib/shared/token-flow/types';
import {dropOldRecords} from './flowStorage';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';
import {useSiteAddress} from './useSiteAddress';

type Flow = CodeFlow | DeviceFlow | SmsFlow;

/** What the reader chose and filled in on a helper page. */
export interface Choice {
  readonly flow: Flow;
  readonly chooseFlow: (kind: Flow['kind']) => void;
  /** Whose applications are offered. */
  readonly clients: readonly ClientKind[];
  readonly client: ClientKind;
  readonly chooseClient: (client: ClientKind) => void;
  /** Inputs that matter with this choice. */
  readonly inputs: readonly InputField[];
  /** What is filled in, and what follows from it; includes `api` and `redirectUri`. */
  readonly values: Values;
  /** What is in the fields, as typed. */
  readonly typed: Values;
  readonly setValue: (slot: Slot, value: string) => void;
  readonly isLoopback: boolean;
  readonly setLoopback: (isLoopback: boolean) => void;
  /** Drops everything that was filled in. */
  readonly forget: () => void;
}

/** First options of the choices, so that values and screen agree from the start. */
function firstOptions(inputs: readonly InputField[]): Values {
  return Object.fromEntries(
    inputs.flatMap(({slot, options}) => (options?.[0] ? [[slot, options[0].value]] : [])),
  );
}

/**
 * State of a helper page before the flow runs.
 *
 * @param firstKind the way that is chosen at first
 */
export function useChoice(provider: TokenProvider, firstKind = provider.flows[0]?.kind): Choice {
  const {server} = useApiServer();
  const {redirectUri, clientIds, isHome} = useSiteAddress();
  const [kind, setKind] = useState(firstKind);
  const [clientWish, setClient] = useState<ClientKind>();
  const [typed, setTyped] = useState<Values>({});
  const [isLoopback, setLoopback] = useState(false);
  const forget = (): void => setTyped({});
  useForgetOnLeave(forget);
  useEffect(dropOldRecords, []);
  const flow = provider.flows.find((each) => each.kind === kind) ?? provider.flows[0];
  if (flow === undefined) throw new Error(`${provider.id}: a provider needs at least one flow.`);
  const isIdMissing = flow.kind === 'code' && clientIds[provider.id] === undefined;
  const offered = flow.kind === 'sms' ? (['default'] as const) : flow.clients;
  // Without its id, no one can sign in with the application of others: the site has turned it off.
  const clients =
    isIdMissing && offered.some((each) => each === 'own') ? (['own'] as const) : offered;
  // The application of others does not return to this page.
  const isDefaultClosed = flow.kind === 'code' && !isHome;
  const preferred = isDefaultClosed ? clients.find((each) => each === 'own') : undefined;
  const client =
    clients.find((each) => each === clientWish) ?? preferred ?? clients[0] ?? 'default';
  // A sign-in with the application of others needs nothing from the reader, but for choices.
  const inputs =
    flow.kind === 'sms' || client === 'own'
      ? flow.inputs
      : flow.inputs.filter(({options}) => options !== undefined);
  const known: Values = {
    ...(server === undefined ? {} : {api: server.url}),
    ...(client === 'default' && clientIds[provider.id] !== undefined
      ? {clientId: clientIds[provider.id] ?? ''}
      : {}),
    ...firstOptions(inputs),
    ...Object.fromEntries(
      inputs.flatMap(({slot}) => {
        // Pasted ids come with spaces around them; a password may mean them.
        const value = (slot === 'password' ? typed[slot] : typed[slot]?.trim()) ?? '';
        return value === '' ? [] : [[slot, value]];
      }),
    ),
  };
  const loopback = flow.kind === 'code' && isLoopback ? flow.loopback : undefined;
  const values =
    flow.kind === 'code'
      ? completeValues(flow, {
          ...known,
          redirectUri: loopback ?? redirectUri(provider.id, client),
        })
      : known;
  return {
    flow,
    chooseFlow: setKind,
    clients: flow.kind === 'sms' ? [] : clients,
    client,
    chooseClient: setClient,
    inputs,
    values,
    typed: {...firstOptions(inputs), ...typed},
    setValue: (slot, value) => setTyped((all) => ({...all, [slot]: value})),
    isLoopback,
    setLoopback,
    forget,
  };
}
