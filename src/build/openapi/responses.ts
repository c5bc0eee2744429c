import type {ApiDataFact, RouteFact} from '../facts/schema';
import type {Content, Example, MediaType, Response, ResponseRef, Schema} from './openapi';
import {responseName} from './routePaths';
import {nullable, schemaOfData, schemaRef} from './schemaOf';
import type {Writer} from './writer';

/** Names of the schemas of the envelope, with a result and with an error; the code tells which. */
export const SUCCESS = 'SuccessResponse';
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

/** Schema of the envelope with the result of a route, or with an error. */
function envelopeSchema(route: RouteFact): Schema {
  const success = route.response.data ? responseName(route) : SUCCESS;
  return {oneOf: [schemaRef(success), schemaRef(FAILURE)]};
}

/** Schemas of the results in their envelope, by the name of each. */
export function resultSchemas(
  routes: readonly RouteFact[],
  writer: Writer,
): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    routes.flatMap((route) => {
      const {envelope, data} = route.response;
      return envelope && data ? [[responseName(route), resultSchema(route, data, writer)]] : [];
    }),
  );
}

function resultSchema(route: RouteFact, data: ApiDataFact, writer: Writer): Schema {
  const result = schemaOfData(
    data,
    (field) => writer.note(field),
    writer.types,
    `route "${route.id}", response`,
  );
  const description = writer.sentences([
    data.note !== undefined && writer.text(data.note),
    data.nullable && writer.message('notNull'),
  ]);
  return {
    allOf: [
      schemaRef(SUCCESS),
      {
        type: 'object',
        properties: {
          data: {
            ...(data.nullable ? nullable(result) : result),
            ...(description !== '' && {description}),
          },
        },
        required: ['data'],
      },
    ],
  };
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

/** A text of the facts that only describes a body, such as "(file content)". */
function isPlaceholder(body: unknown): boolean {
  return typeof body === 'string' && /^\(.*\)$/.test(body);
}

function jsonContent(route: RouteFact, hasExample: boolean, writer: Writer): MediaType {
  const body = route.example?.response.body;
  const examples = {
    ...(hasExample && body !== undefined && {success: {value: body}}),
    ...errorExamples(route, writer),
  };
  return {
    schema: envelopeSchema(route),
    ...(Object.keys(examples).length > 0 && {examples}),
  };
}

/** Content of a response without an envelope, and the errors, which have one. */
function plainContent(route: RouteFact, hasExample: boolean, writer: Writer): Content {
  const body = hasExample ? route.example?.response.body : undefined;
  const isGiven = body !== undefined && !isPlaceholder(body);
  const known = mediaTypesOf(route);
  const types = known.length === 0 && isGiven && typeof body === 'object' ? [JSON_TYPE] : known;
  const errors = errorExamples(route, writer);
  const hasErrors = Object.keys(errors).length > 0;
  const media = Object.fromEntries(types.map((type) => [type, isGiven ? {example: body} : {}]));
  if (!hasErrors) return media;
  // Results and errors of the same type have no schema in common.
  const both = {examples: {...(isGiven && {success: {value: body}}), ...errors}};
  const alone = {schema: schemaRef(FAILURE), examples: errors};
  return {...media, [JSON_TYPE]: types.includes(JSON_TYPE) ? both : alone};
}

function contentOf(route: RouteFact, hasExample: boolean, writer: Writer): Content {
  return route.response.envelope
    ? {[JSON_TYPE]: jsonContent(route, hasExample, writer)}
    : plainContent(route, hasExample, writer);
}

/** HTTP statuses of a route's answers, apart from its HTTP errors. */
function statusesOf(route: RouteFact): readonly string[] {
  const kind = route.response.content_type;
  const example = route.example?.response.status;
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

function headersOf(route: RouteFact): Pick<Response, 'headers'> {
  // The type of a body is at its content.
  const entries = Object.entries(route.example?.response.headers ?? {}).filter(
    ([name]) => name.toLowerCase() !== 'content-type',
  );
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

/** All responses of a route to requests with this method. */
export function responsesOf(
  route: RouteFact,
  method: string,
  writer: Writer,
): Readonly<Record<string, Response | ResponseRef>> {
  const {response, example} = route;
  const notes = [response.note, response.data_note].flatMap((note) =>
    note === undefined || note === '' ? [] : [writer.text(note)],
  );
  const hasExample = example?.request.method === method;
  const usual = statusesOf(route).map((status): [string, Response] => {
    const isRedirect = status === '302';
    const content = isRedirect || method === 'HEAD' ? {} : contentOf(route, hasExample, writer);
    const standard = isRedirect ? 'redirect' : response.envelope ? 'result' : 'success';
    return [
      status,
      {
        description: writer.sentences(notes.length > 0 ? notes : [writer.message(standard)]),
        ...(hasExample && String(example.response.status) === status && headersOf(route)),
        ...(Object.keys(content).length > 0 && {content}),
      },
    ];
  });
  return {
    '4XX': responseRef(REFUSED),
    '500': responseRef(CRASHED),
    ...Object.fromEntries(usual),
    ...statusErrors(route, writer),
  };
}
