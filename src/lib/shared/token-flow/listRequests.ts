import {serverFeatures} from '../../../../server/contract';
import {capabilitiesRequest} from './capabilities';
import type {
  ClientKind,
  CodeFlow,
  DeviceFlow,
  FlowContext,
  RequestTemplate,
  SmsFlow,
  TokenProvider,
} from './types';

/** A request of the list. */
export interface ListedRequest {
  readonly template: RequestTemplate;
  /** Names of fields that are sent only to a server that announces the ability. */
  readonly optionalFields?: readonly string[];
  /** Whether the browser opens it as a page rather than asks for it. */
  readonly isPage?: boolean;
  /** Whether the whole request is made only with a server that can. */
  readonly isOptional?: boolean;
}

/**
 * The requests of a flow, in order: what every server gets, and what only a server gets that announces more.
 *
 * @param hasSecret whether a client secret is filled in
 * @param known the context of a sign-in that was started, in which no request is optional
 */
export function listRequests(
  flow: CodeFlow | DeviceFlow | SmsFlow,
  client: ClientKind,
  hasSecret: boolean,
  known?: FlowContext,
): readonly ListedRequest[] {
  const plain: FlowContext = known ?? {client, hasSecret, features: new Set()};
  const able: FlowContext = known ?? {client, hasSecret, features: new Set(serverFeatures)};
  if (flow.kind === 'sms') return [{template: flow.login}, {template: flow.exchange}];
  const asks = flow.kind === 'code' ? flow.asksFeatures(client) : flow.asksFeatures;
  const first = asks ? [{template: capabilitiesRequest}] : [];
  if (flow.kind === 'device') {
    const last = flow.exchange;
    return [
      ...first,
      ...variants(flow.start(plain), flow.start(able)),
      ...variants(flow.status(plain), flow.status(able)),
      ...(last === undefined ? [] : variants(last(plain), last(able))),
    ];
  }
  return [
    ...first,
    {
      template: authorizeRequest(flow, flow.usesPkce(able)),
      isPage: true,
      ...optionalChallenge(flow, plain, able),
    },
    ...variants(flow.exchange(plain), flow.exchange(able)),
  ];
}

/** Whether a sign-in of a provider can go through an API server, whatever the reader chooses. */
export function canAskServer({flows}: Pick<TokenProvider, 'flows'>): boolean {
  return flows.some((flow) =>
    (flow.kind === 'sms' ? (['default'] as const) : flow.clients)
      .flatMap((client) => [true, false].flatMap((has) => listRequests(flow, client, has)))
      .some(({template}) => template.url.startsWith('{api}')),
  );
}

/** The provider's page as a request, for the list and the commands. */
export function authorizeRequest(
  flow: CodeFlow,
  usesPkce: boolean,
): RequestTemplate & CodeFlow['authorize'] {
  const fields = Object.entries(flow.authorize.fields).filter(
    ([name]) => usesPkce || !name.startsWith('code_challenge'),
  );
  return {
    method: 'GET',
    url: flow.authorize.url,
    encoding: 'query',
    fields: Object.fromEntries(fields),
    purpose: {en: '', zh: ''},
  };
}

function optionalChallenge(
  flow: CodeFlow,
  plain: FlowContext,
  able: FlowContext,
): {readonly optionalFields: readonly string[]} {
  const depends = flow.usesPkce(able) && !flow.usesPkce(plain);
  return {optionalFields: depends ? ['code_challenge', 'code_challenge_method'] : []};
}

/** One entry when both requests go to the same address, otherwise both. */
function variants(
  plain: RequestTemplate | undefined,
  able: RequestTemplate | undefined,
): readonly ListedRequest[] {
  if (able === undefined) return plain === undefined ? [] : [{template: plain}];
  if (plain === undefined) return [{template: able, isOptional: true}];
  if (plain.url !== able.url) return [{template: plain}, {template: able, isOptional: true}];
  const optionalFields = Object.keys(able.fields).filter(
    (name) => !Object.hasOwn(plain.fields, name),
  );
  return [{template: able, optionalFields}];
}
