import type {ApiFieldFact, RouteFact} from '../facts/schema';
import type {
  ClientHeader,
  MediaType,
  Parameter,
  ParameterPlace,
  RequestBody,
  Schema,
} from './openapi';
import {exampleOf, sentBody} from './examples';
import {pascal, routePath} from './routePaths';
import {schemaOfField, schemaOfFields, schemaOfType} from './schemaOf';
import type {Writer} from './writer';

/** Headers that OpenAPI ignores as parameters, and the length, which clients count themselves. */
const CLIENT_HEADERS = /^(accept|authorization|content-length|content-type)$/i;

/** Methods whose requests have a body. */
const METHODS_WITH_BODY = /^(POST|PUT|PATCH|PROPFIND|PROPPATCH|LOCK)$/;

function isClientHeader({name}: ApiFieldFact): boolean {
  return CLIENT_HEADERS.test(name);
}

function placeOf(route: RouteFact): string {
  return `route "${route.id}"`;
}

/** Values of the example's URL and headers, by place and name. */
function exampleValues(
  route: RouteFact,
  method: string,
): (place: ParameterPlace, name: string) => string | null {
  const request = exampleOf(route, method)?.request;
  if (!request) return () => null;
  const {pathname, searchParams} = new URL(request.url);
  const {template = '', prefix, wildcards} = routePath(route);
  const pattern = template
    .slice(prefix.length)
    .replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
      wildcards.includes(name) ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
    );
  const parts = new RegExp(`^${pattern}$`).exec(pathname)?.groups ?? {};
  const headers = new Headers(request.headers);
  return (place, name) => {
    if (place === 'query') return searchParams.get(name);
    if (place === 'header') return headers.get(name);
    const part = parts[name];
    return part === undefined ? null : decodeURIComponent(part);
  };
}

/** The text of an example as its parameter's type has it. */
function typedExample(text: string | null, {type}: Schema): {example?: unknown} {
  if (text === null) return {};
  if (type === 'integer' || type === 'number') return {example: Number(text)};
  if (type === 'boolean') return {example: text !== 'false'};
  return {example: text};
}

function parametersIn(route: RouteFact, method: string, writer: Writer): readonly Parameter[] {
  const {request} = route;
  const {names, wildcards, prefix} = routePath(route);
  const valueOf = exampleValues(route, method);
  const described = (request.path ?? []).map(({name}) => name);
  // A name in a path is a parameter even if the facts have no words for it.
  const inPath = names
    .filter((name) => !described.includes(name))
    .map((name) => ({name, type: 'string', required: true, note: ''}));
  const places: readonly (readonly [ParameterPlace, readonly ApiFieldFact[]])[] = [
    ['path', [...(request.path ?? []), ...inPath]],
    ['query', request.query ?? []],
    ['header', (request.header ?? []).filter((field) => !isClientHeader(field))],
  ];
  return places.flatMap(([place, fields]) =>
    fields.map((field): Parameter => {
      const schema = schemaOfField(field, writer.types, `${placeOf(route)}, ${place}`);
      // Signatures of S3 are for paths with slashes, so its keys can't have them in another form.
      const isWildcard = place === 'path' && wildcards.includes(field.name) && prefix === '';
      const description = writer.sentences([
        field.note === '' ? '' : writer.note(field),
        isWildcard && writer.message('wildcard'),
      ]);
      return {
        name: field.name,
        in: place,
        ...(description !== '' && {description}),
        ...((place === 'path' || field.required) && {required: true}),
        ...(field.type === 'flag' && {allowEmptyValue: true}),
        schema,
        ...typedExample(valueOf(place, field.name), schema),
      };
    }),
  );
}

/**
 * Parameters of a route in its path, its query, and its headers. Generators for Go write `client_id` and `Client-Id`
 * alike, so `x-go-name` renames the later one there.
 */
export function parametersOf(
  route: RouteFact,
  method: string,
  writer: Writer,
): readonly Parameter[] {
  const parameters = parametersIn(route, method, writer);
  const names = parameters.map(({name}) => pascal(name));
  return parameters.map((parameter, index) => {
    const name = names[index] ?? '';
    const isTaken = names.indexOf(name) < index;
    return {...parameter, ...(isTaken && {'x-go-name': `${name}${pascal(parameter.in)}`})};
  });
}

/** Headers of a route that clients set themselves. */
export function clientHeadersOf(route: RouteFact, writer: Writer): readonly ClientHeader[] {
  return (route.request.header ?? []).filter(isClientHeader).map((field) => ({
    name: field.name,
    description: writer.note(field),
    required: field.required ?? false,
    schema: schemaOfField(field, writer.types, `${placeOf(route)}, header`),
  }));
}

/** Bodies that AList parses by itself, which it can't do without one. */
const PARSED_BODIES = /^(application\/json|multipart\/form-data)$/;

/** What a body is: a file, an object, a list, or, as with XML, something that JSON Schema can't describe. */
function bodySchema(
  {content_type: contentType, type, fields = []}: NonNullable<RouteFact['request']['body']>,
  route: RouteFact,
  writer: Writer,
): Schema {
  const where = `${placeOf(route)}, body`;
  if (contentType === 'application/octet-stream') {
    return schemaOfType('file', writer.types, where);
  }
  if (!PARSED_BODIES.test(contentType)) return schemaOfType('any', writer.types, where);
  if (fields.length === 0) return schemaOfType(type ?? 'object', writer.types, where);
  const describe = (field: ApiFieldFact): string => writer.note(field);
  const object = schemaOfFields(fields, describe, writer.types, where, 'sent');
  return type === 'array of object' ? {type: 'array', items: object} : object;
}

/** Body of a route's requests with this method, if they have one. */
export function requestBodyOf(
  route: RouteFact,
  method: string,
  writer: Writer,
): RequestBody | undefined {
  const {body} = route.request;
  if (!body || !METHODS_WITH_BODY.test(method)) return undefined;
  const given = exampleOf(route, method);
  const example = given && sentBody(given);
  const media: MediaType = {
    schema: bodySchema(body, route, writer),
    ...(example !== undefined && {example}),
  };
  return {
    ...(body.note !== undefined && {description: writer.sentences([writer.text(body.note)])}),
    // An upload of an empty file is a body too; WebDAV also takes some requests without XML.
    ...(PARSED_BODIES.test(body.content_type) && {required: true}),
    content: {[body.content_type]: media},
  };
}
