import type {RawFacts} from '../facts/read';
import type {RouteFact} from '../facts/schema';
import {messages} from '../facts/messages';
import type {Operation, SecurityRequirement} from './openapi';
import {clientHeadersOf, parametersOf, requestBodyOf} from './requests';
import {responsesOf} from './responses';
import {methodsOf, operationId} from './routePaths';
import type {Writer} from './writer';
import {inLanguage} from '../../lib/shared/localized';

/** Requirements of the schemes that clients can meet with a header; the others are parameters of the routes. */
const requirements: Readonly<
  Partial<Record<NonNullable<RouteFact['auth_scheme']>, readonly SecurityRequirement[]>>
> = {
  token: [{token: []}],
  basic: [{basic: []}, {adminBearer: []}],
  'aws-signature': [{awsSignature: []}],
};

function securityOf({auth, auth_scheme: scheme}: RouteFact): readonly SecurityRequirement[] {
  if (auth === 'none' || scheme === null) return [];
  const needed = requirements[scheme] ?? [];
  return auth === 'optional' ? [...needed, {}] : needed;
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function driverMethods(route: RouteFact, writer: Writer): string {
  const [colon, comma] = [
    inLanguage(messages.colon, writer.locale),
    inLanguage(messages.listComma, writer.locale),
  ];
  const lines = (route.driver_methods ?? []).map(
    ({driver, methods}) =>
      `${driver}${colon}${methods
        .map((method) => (method.includes(' ') ? writer.text(method) : `\`${method}\``))
        .join(comma)}`,
  );
  return lines.length === 0
    ? ''
    : `${inLanguage(messages.driverMethods, writer.locale)}${colon}\n\n${list(lines)}`;
}

/** Who can call a route, what to know about it, and when it came. */
function descriptionOf(route: RouteFact, api: RawFacts['api'], writer: Writer): string {
  const scheme = api.auth.schemes.find(({id}) => id === route.auth_scheme);
  // The words for the levels are about tokens, which only the API takes.
  const isOther = route.auth === 'user' && scheme !== undefined && scheme.id !== 'token';
  const access = writer.sentences([
    !isOther && writer.text(api.auth[route.auth]),
    ...(route.permissions ?? []).map((permission) => writer.text(permission)),
    scheme && scheme.id !== 'token' && writer.text(scheme.how),
  ]);
  return [
    access,
    list((route.notes ?? []).map((note) => writer.text(note))),
    list((route.base_urls ?? []).map((url) => writer.text(url))),
    driverMethods(route, writer),
    route.since === null
      ? ''
      : `${inLanguage(messages.firstRelease, writer.locale)} ${route.since}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Operation of a route with one of its methods. */
function operationOf(
  route: RouteFact,
  method: string,
  api: RawFacts['api'],
  writer: Writer,
): Operation {
  const docs = writer.docsOf(route);
  const parameters = parametersOf(route, method, writer);
  const headers = clientHeadersOf(route, writer);
  const body = requestBodyOf(route, method, writer);
  return {
    tags: [route.group],
    summary: writer.text(route.summary).replace(/[.。]$/, ''),
    description: descriptionOf(route, api, writer),
    ...(docs && {externalDocs: docs}),
    operationId: operationId(route, method),
    ...(route.deprecated && {deprecated: true}),
    ...(parameters.length > 0 && {parameters}),
    ...(body && {requestBody: body}),
    responses: responsesOf(route, method, writer),
    security: securityOf(route),
    ...(route.method === 'ANY' && {'x-alist-methods': route.methods ?? ['ANY']}),
    ...(headers.length > 0 && {'x-alist-headers': headers}),
  };
}

/** Operations of a route, each with its method. */
export function operationsOf(
  route: RouteFact,
  api: RawFacts['api'],
  writer: Writer,
): readonly (readonly [method: string, operation: Operation])[] {
  return methodsOf(route).map((method) => [method, operationOf(route, method, api, writer)]);
}
