import type {ApiDataFact, RouteFact} from '../facts/schema';
import {exampleOf} from './examples';
import type {Content, Example, MediaType, Response, ResponseRef, Schema} from './openapi';
import {resultName, routePath} from './routePaths';
import {schemaLikesIn} from './schemaLikes';
import {
  nullable,
  ownFields,
  schemaOfData,
  schemaOfFields,
  schemaOfType,
  schemaRef,
} from './schemaOf';
import type {Writer} from './writer';

type ExampleResponse = NonNullable<RouteFact['example']>['response'];

/** Names of the schemas of the envelope: with a result, without one, and with an error. The code tells which. */
export const SUCCESS = 'SuccessResponse';
const EMPTY = 'EmptyResponse';
export const FAILURE = 'ErrorResponse';

/** Names of the responses that every request can get: from the HTTP server, and from a request that crashes. */
export const REFUSED = 'Refused';
export const CRASHED = 'Crashed';

const responseRef = (name: string): ResponseRef => ({$ref: `#/components/responses/${name}`});

const JSON_TYPE = 'application/json';

/** Statuses of a success whose number the facts don't say. */
const ANY_SUCCESS = '2XX';

/** Contents that aren't a media type in the facts; undefined for none. */
const contentKinds: Readonly<Record<string, string | undefined>> = {
  '(file)': '*/*',
  '(redirect or file)': '*/*',
  '(redirect or page)': 'text/html',
  '(WebDAV)': undefined,
  '(debug)': undefined,
  '(no body)': undefined,
  '(redirect)': undefined,
};

/**
 * Media types of a route's response.
 *
 * @throws Error naming file, key, and remedy for a kind that isn't known
 */
function mediaTypesOf({id, response}: RouteFact): readonly string[] {
  const {content_type: kind} = response;
  if (Object.hasOwn(contentKinds, kind)) {
    const type = contentKinds[kind];
    return type === undefined ? [] : [type];
  }
  const types = kind.split(' or ');
  if (types.every((type) => /^[a-z]+\/[\w.+-]+$/.test(type))) return types;
  throw new Error(
    `src/data/facts/api.json: route "${id}": unknown response content_type "${kind}". Use a media type or one of ${Object.keys(contentKinds).join(', ')}.`,
  );
}

/** Whether a success says nothing but that. */
function isEmpty({type, note}: ApiDataFact): boolean {
  return type === 'null' && note === undefined;
}

/** Schema of the envelope with the result of a route, or with an error. */
function envelopeSchema(route: RouteFact): Schema {
  const {data} = route.response;
  const success =
    data === undefined ? SUCCESS : isEmpty(data) ? EMPTY : resultName(route, 'Success');
  return {oneOf: [schemaRef(success), schemaRef(FAILURE)]};
}

/** The envelope of a success whose result has this schema. */
function successSchema(data: Schema): Schema {
  return {
    allOf: [schemaRef(SUCCESS), {type: 'object', properties: {data}, required: ['data']}],
  };
}

/** Schemas of the results in their envelope and of the records that only they have, by the name of each. */
export function resultSchemas(
  routes: readonly RouteFact[],
  writer: Writer,
): Readonly<Record<string, Schema>> {
  const empty = successSchema(schemaOfType('null', writer.types, EMPTY));
  return Object.fromEntries([
    [EMPTY, {...empty, description: writer.message('empty')}],
    ...routes.flatMap((route) => {
      const {envelope, data} = route.response;
      return envelope && data && !isEmpty(data) ? resultEntries(route, data, writer) : [];
    }),
  ]);
}

function resultEntries(
  route: RouteFact,
  data: ApiDataFact,
  writer: Writer,
): readonly (readonly [name: string, schema: Schema])[] {
  const where = `route "${route.id}", response`;
  const ownName = resultName(route, data.fields ? 'Data' : 'Item');
  const result = schemaOfData(data, schemaRef(ownName), writer.types, where);
  const description = writer.sentences([
    data.note !== undefined && writer.text(data.note),
    data.nullable && writer.message('notNull'),
  ]);
  const fields = ownFields(data);
  const own = fields && schemaOfFields(fields, writer.note, writer.types, where, 'received');
  return [
    ...(own ? [[ownName, own] as const] : []),
    [
      resultName(route, 'Success'),
      successSchema({
        ...(data.nullable ? nullable(result) : result),
        ...(description !== '' && {description}),
      }),
    ],
  ];
}

/** Errors as examples: AList sends them like results, with a code in the envelope. */
function errorExamples(route: RouteFact, writer: Writer): Readonly<Record<string, Example>> {
  return Object.fromEntries(
    (route.errors ?? []).map(({code, message, when}, index) => [
      `error-${code}-${index + 1}`,
      {
        summary: message,
        ...(when !== undefined && {description: writer.text(when)}),
        value: {code, message, data: null},
      },
    ]),
  );
}

/** Content of a response with the envelope; `body` is that of the example. */
function jsonContent(route: RouteFact, body: unknown, writer: Writer): MediaType {
  // Records that look like schemas are examples of their own schema; here, validators would read them as schemas.
  const isShown = body !== undefined && schemaLikesIn(body).length === 0;
  const examples = {
    ...(isShown && {success: {value: body}}),
    ...errorExamples(route, writer),
  };
  return {
    schema: envelopeSchema(route),
    ...(Object.keys(examples).length > 0 && {examples}),
  };
}

/** Media type that an example's header has; otherwise the first that the facts have. */
function exampleType({headers = {}}: ExampleResponse, known: readonly string[]): string {
  const [type = ''] = (headers['Content-Type'] ?? '').split(';');
  return type === '' ? (known[0] ?? JSON_TYPE) : type;
}

/** Content of a response without an envelope, and the errors, which have one. */
function plainContent(
  route: RouteFact,
  shown: ExampleResponse | undefined,
  writer: Writer,
): Content {
  const known = mediaTypesOf(route);
  const errors = errorExamples(route, writer);
  const hasErrors = Object.keys(errors).length > 0;
  // The example comes first, in the media type that it has. A response whose example has no body has none.
  const isGiven = shown?.body !== undefined;
  const media: Content = {
    ...(isGiven && {[exampleType(shown, known)]: {example: shown.body}}),
  };
  const others = known.filter((type) => !(type in media));
  const all: Content = {
    ...media,
    ...((isGiven || !shown) && Object.fromEntries(others.map((type) => [type, {}]))),
  };
  if (!hasErrors) return all;
  // Results and errors of the same type have no schema in common.
  const success = all[JSON_TYPE]?.example;
  const both = {examples: {...(success !== undefined && {success: {value: success}}), ...errors}};
  const alone = {schema: schemaRef(FAILURE), examples: errors};
  return {...all, [JSON_TYPE]: JSON_TYPE in all ? both : alone};
}

function contentOf(route: RouteFact, shown: ExampleResponse | undefined, writer: Writer): Content {
  return route.response.envelope
    ? {[JSON_TYPE]: jsonContent(route, shown?.body, writer)}
    : plainContent(route, shown, writer);
}

/** HTTP statuses of a route's answers, apart from its HTTP errors. */
function statusesOf(route: RouteFact, example: number | undefined): readonly string[] {
  const kind = route.response.content_type;
  const mayRedirect = kind.startsWith('(redirect');
  const sendsContent = kind !== '(redirect)' || (route.errors?.length ?? 0) > 0;
  const success =
    example !== undefined && example < 300
      ? String(example)
      : route.response.envelope || mayRedirect
        ? '200'
        : ANY_SUCCESS;
  return [...(sendsContent ? [success] : []), ...(mayRedirect || example === 302 ? ['302'] : [])];
}

function headersOf({headers = {}}: ExampleResponse): Pick<Response, 'headers'> {
  // The type of a body is at its content.
  const entries = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type');
  return entries.length === 0
    ? {}
    : {
        headers: Object.fromEntries(
          entries.map(([name, example]) => [name, {schema: {type: 'string'}, example}]),
        ),
      };
}

/** HTTP errors of a route by status. */
function statusErrors(route: RouteFact, writer: Writer): Readonly<Record<string, Response>> {
  const errors = route.status_errors ?? [];
  return Object.fromEntries(
    errors.map(({http}) => [
      String(http),
      {
        description: writer.sentences(
          errors.filter((error) => error.http === http).map(({when}) => writer.text(when)),
        ),
      },
    ]),
  );
}

/** What clients get that follow a redirect: what comes from another URL, or from the path with a slash. */
function redirectsOf(
  route: RouteFact,
  statuses: readonly string[],
  writer: Writer,
): Readonly<Record<string, Response>> {
  const onlyRedirects = statuses.every((status) => status === '302');
  return {
    ...(routePath(route).addsSlash && {'301': {description: writer.message('addedSlash')}}),
    ...(onlyRedirects && {default: {description: writer.message('redirected')}}),
  };
}

/** All responses of a route to requests with this method. */
export function responsesOf(
  route: RouteFact,
  method: string,
  writer: Writer,
): Readonly<Record<string, Response | ResponseRef>> {
  const {response} = route;
  const example = exampleOf(route, method)?.response;
  const notes = [response.note, response.data_note].flatMap((note) =>
    note === undefined || note === '' ? [] : [writer.text(note)],
  );
  const statuses = statusesOf(route, example?.status);
  const usual = statuses.map((status): [string, Response] => {
    const isRedirect = status === '302';
    const shown = String(example?.status) === status ? example : undefined;
    const content = isRedirect || method === 'HEAD' ? {} : contentOf(route, shown, writer);
    const standard = isRedirect ? 'redirect' : response.envelope ? 'result' : 'success';
    return [
      status,
      {
        description: writer.sentences(notes.length > 0 ? notes : [writer.message(standard)]),
        ...(shown && headersOf(shown)),
        ...(Object.keys(content).length > 0 && {content}),
      },
    ];
  });
  return {
    '4XX': responseRef(REFUSED),
    '500': responseRef(CRASHED),
    ...Object.fromEntries(usual),
    ...redirectsOf(route, statuses, writer),
    ...statusErrors(route, writer),
  };
}
