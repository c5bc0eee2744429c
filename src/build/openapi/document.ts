import {inLanguage, type LocaleCode} from '../../lib/shared/localized';
import {localizeFacts} from '../facts/localizedFacts';
import type {Facts} from '../facts/facts';
import type {ApiFieldFact, RouteFact} from '../facts/schema';
import {messages} from '../facts/messages';
import type {
  ExternalDocs,
  OpenApiDocument,
  OtherOperation,
  PathItem,
  Response,
  Schema,
  SecurityScheme,
  Server,
} from './openapi';
import {operationsOf} from './operations';
import {CRASHED, FAILURE, REFUSED, resultSchemas, SUCCESS} from './responses';
import {openApiMethod, routePath} from './routePaths';
import {schemaLikeValues} from './schemaLikes';
import {schemaOfFields, schemaRef, type TypeNames} from './schemaOf';
import {groupTexts} from './messages';
import {createWriter} from './writer';
import type {Writer} from './writer';

/** Where the document is published, and what its links point to. */
export interface DocumentPlace {
  readonly locale: LocaleCode;
  /** Address of the overview of the API on the site. */
  readonly overview: string;
  /** Page of the site that describes a route, or undefined while it isn't written. */
  readonly docsOf: (route: RouteFact) => ExternalDocs | undefined;
}

/** Names of the schemas of codes. */
const SUCCESS_CODE = 'SuccessCode';
const ERROR_CODE = 'ErrorCode';

/** Release of AList that the facts describe. */
function versionOf({raw}: Facts): string {
  return raw.errors._meta.version;
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function commonErrors(facts: Facts, writer: Writer): string {
  const [colon, comma] = [
    inLanguage(messages.colon, writer.locale),
    inLanguage(messages.listComma, writer.locale),
  ];
  return list(
    facts.raw.api.common_errors.map(({applies_to: place, ids}) => {
      const messages = ids.map((id) => {
        const {code, message} = facts.error(id);
        return `${code ?? ''} \`${message}\``.trim();
      });
      return `${writer.text(place)}${colon}${messages.join(comma)}`;
    }),
  );
}

/** What all routes have in common. */
function aboutApi(facts: Facts, writer: Writer): string {
  const {base, binding, envelope, paging} = facts.raw.api;
  const texts = (entries: readonly string[]): string => list(entries.map(writer.text));
  return [
    writer.message('about').replace('{version}', versionOf(facts)),
    `## ${writer.message('requests')}`,
    texts([base.content_type, ...Object.values(binding), base.prefix]),
    `## ${writer.message('responses')}`,
    list([writer.text(envelope.http_status), writer.message('data')]),
    `## ${writer.message('paging')}`,
    texts(Object.values(paging)),
    `## ${writer.message('commonErrors')}`,
    commonErrors(facts, writer),
    `## ${writer.message('beyond')}`,
    list(
      (['beyondOperations', 'beyondMethods', 'beyondHeaders', 'beyondS3'] as const).map(
        writer.message,
      ),
    ),
  ].join('\n\n');
}

function serversOf(facts: Facts, writer: Writer): readonly Server[] {
  return [
    {
      url: '{scheme}://{host}{path}',
      description: writer.message('server'),
      variables: {
        scheme: {
          default: 'http',
          enum: ['http', 'https'],
          description: writer.message('serverScheme'),
        },
        host: {
          default: `localhost:${String(facts.config('scheme.http_port').default)}`,
          description: writer.message('serverHost'),
        },
        path: {default: '', description: writer.message('serverPath')},
      },
    },
  ];
}

/** Server of the routes of the MCP server, which has its own port. */
function ownServers(route: RouteFact, facts: Facts, writer: Writer): Pick<PathItem, 'servers'> {
  if (route.group !== 'mcp') return {};
  const port = String(facts.config('mcp.port').default);
  const host = {default: `localhost:${port}`, description: writer.message('serverHost')};
  const description = writer.message('mcpServer');
  return {servers: [{url: 'http://{host}', description, variables: {host}}]};
}

/**
 * What the groups of routes are for.
 *
 * @throws Error naming file and remedy for a group without a text
 */
function tagsOf(facts: Facts, writer: Writer): OpenApiDocument['tags'] {
  return facts.raw.api.groups.map((name) => {
    const text = groupTexts[name];
    if (text === undefined) {
      throw new Error(
        `src/data/facts/api.json: groups: "${name}" has no description. Add it to groupTexts in src/build/openapi/messages.ts.`,
      );
    }
    return {name, description: inLanguage(text, writer.locale)};
  });
}

/** Names of the records that requests contain, directly or in another record. */
function typesInRequests({types, routes}: Facts['raw']['api']): TypeNames {
  const found = new Set<string>();
  const look = (fields: readonly ApiFieldFact[]): void => {
    for (const name of fields.flatMap(({type}) => type.match(/\w+/g) ?? [])) {
      if (found.has(name) || !Object.hasOwn(types, name)) continue;
      found.add(name);
      look(types[name]?.fields ?? []);
    }
  };
  for (const {request} of routes) look(request.body?.fields ?? []);
  return found;
}

/** Codes of all errors that the facts know, sorted. */
function errorCodes({raw, error}: Facts): readonly number[] {
  const {routes, common_errors: common} = raw.api;
  const codes = [
    ...routes.flatMap(({errors = []}) => errors.map(({code}) => code)),
    ...common.flatMap(({ids}) => ids.map((id) => error(id).code)),
  ];
  return [...new Set(codes.filter((code) => typeof code === 'number'))].sort((a, b) => a - b);
}

/** The structure of responses: with the code of a success, and with the code of an error. */
function envelopeSchemas(facts: Facts, writer: Writer): Readonly<Record<string, Schema>> {
  const {envelope} = facts.raw.api;
  const {note, types} = writer;
  const plain = schemaOfFields(envelope.fields, note, types, 'envelope', 'received');
  const {code = {}, data = {}} = plain.properties ?? {};
  // Codes have schemas of their own: generators for Go tell a result from an error only by an enum with a name.
  const withCode = (name: string, result: Schema): Schema => ({
    ...plain,
    properties: {...plain.properties, code: schemaRef(name), data: result},
    description: writer.text(envelope.http_status),
  });
  return {
    [SUCCESS_CODE]: {...code, enum: [200]},
    [ERROR_CODE]: {...code, enum: errorCodes(facts)},
    [SUCCESS]: withCode(SUCCESS_CODE, data),
    [FAILURE]: withCode(ERROR_CODE, {description: writer.message('errorData')}),
  };
}

/** A record's schema, with the examples that its fields have instead of the record as a whole. */
function withExamples(schema: Schema, routes: readonly RouteFact[]): Schema {
  const properties = Object.entries(schema.properties ?? {});
  const valuesOf = schemaLikeValues(
    routes,
    properties.map(([name]) => name),
  );
  return {
    ...schema,
    properties: Object.fromEntries(
      properties.map(([name, property]) => {
        const examples = valuesOf(name);
        return [name, {...property, ...(examples.length > 0 && {examples})}];
      }),
    ),
  };
}

function schemasOf(facts: Facts, writer: Writer): Readonly<Record<string, Schema>> {
  const {types, routes} = facts.raw.api;
  const structure = {...envelopeSchemas(facts, writer), ...resultSchemas(routes, writer)};
  const taken = Object.keys(structure).find((name) => Object.hasOwn(types, name));
  if (taken !== undefined) {
    throw new Error(
      `src/data/facts/api.json: types: the name "${taken}" is taken by the structure of responses. Rename the type.`,
    );
  }
  const sent = typesInRequests(facts.raw.api);
  const records = Object.entries(types).map(([name, {note, fields}]): [string, Schema] => {
    const direction = sent.has(name) ? 'sent' : 'received';
    const schema = schemaOfFields(fields, writer.note, writer.types, `type "${name}"`, direction);
    return [name, {...withExamples(schema, routes), description: writer.text(note)}];
  });
  return {...structure, ...Object.fromEntries(records)};
}

/** What any request can get, whatever its endpoint. */
function sharedResponses(writer: Writer): Readonly<Record<string, Response>> {
  return {
    [REFUSED]: {
      description: writer.message('refused'),
      content: {'text/plain': {schema: {type: 'string'}}},
    },
    [CRASHED]: {description: writer.message('crashed')},
  };
}

/** Schemes that clients can meet with a header. */
function securitySchemes(
  facts: Facts,
  writer: Writer,
): Readonly<Record<'token' | 'basic' | 'adminBearer' | 'awsSignature', SecurityScheme>> {
  const how = (id: string): string | undefined => {
    const scheme = facts.raw.api.auth.schemes.find((entry) => entry.id === id);
    return scheme && writer.text(scheme.how);
  };
  const apiKey = {type: 'apiKey', in: 'header', name: 'Authorization'} as const;
  return {
    token: {...apiKey, description: writer.sentences([how('token')])},
    basic: {type: 'http', scheme: 'basic', description: writer.sentences([how('basic')])},
    adminBearer: {
      type: 'http',
      scheme: 'bearer',
      description: writer.sentences([writer.message('adminBearer')]),
    },
    awsSignature: {
      ...apiKey,
      description: writer.sentences([how('aws-signature'), writer.message('awsSignature')]),
    },
  };
}

/** Paths while they are collected. */
type Paths = Record<string, {-readonly [Key in keyof PathItem]: PathItem[Key]}>;

/** Names of the parts don't tell two paths apart. */
function shapeOf(template: string): string {
  return template.replaceAll(/\{\w+\}/g, '{}');
}

/** All operations: by path and method where OpenAPI can say it, in lists of their own where it can't. */
function pathsOf(
  facts: Facts,
  writer: Writer,
): Pick<OpenApiDocument, 'paths' | 'x-alist-operations'> {
  const paths: Paths = {};
  const others: OtherOperation[] = [];
  for (const route of facts.raw.api.routes) {
    const {template} = routePath(route);
    // A path like another one, as `/s3/{path}` and `/s3/{bucket}`, joins it.
    const key =
      template &&
      (Object.keys(paths).find((known) => shapeOf(known) === shapeOf(template)) ?? template);
    for (const [method, operation] of operationsOf(route, facts.raw.api, writer)) {
      const other = {method, path: route.path, ...operation};
      if (key === undefined) {
        others.push(other);
        continue;
      }
      const item = (paths[key] ??= ownServers(route, facts, writer));
      const place = key === template ? openApiMethod(method) : undefined;
      if (place === undefined || item[place]) {
        item['x-alist-operations'] = [...(item['x-alist-operations'] ?? []), other];
      } else {
        item[place] = operation;
      }
    }
  }
  return {paths, ...(others.length > 0 && {'x-alist-operations': others})};
}

/** Names of all operations, even of those that OpenAPI has no place for. */
function operationIds({
  paths,
  'x-alist-operations': others = [],
}: Pick<OpenApiDocument, 'paths' | 'x-alist-operations'>): readonly string[] {
  const inPaths = Object.values(paths).flatMap((item) => Object.values(item).flat());
  return [...inPaths, ...others].flatMap((entry) =>
    'operationId' in entry ? [entry.operationId] : [],
  );
}

/**
 * The HTTP API of the facts as an OpenAPI 3.1 document in one language.
 *
 * @throws Error naming file, key, and remedy for a fact that has no form in OpenAPI
 */
export function openApiDocument(facts: Facts, place: DocumentPlace): OpenApiDocument {
  const {api} = facts.raw;
  const writer = createWriter(
    localizeFacts(facts, place.locale),
    new Set(Object.keys(api.types)),
    place.docsOf,
  );
  const operations = pathsOf(facts, writer);
  const ids = operationIds(operations);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) {
    throw new Error(
      `src/data/facts/api.json: two operations would be called "${twice}". Tell them apart in operationId() of src/build/openapi/routePaths.ts.`,
    );
  }
  return {
    openapi: '3.1.1',
    info: {
      title: writer.message('title'),
      version: versionOf(facts),
      description: aboutApi(facts, writer),
      contact: {name: 'AList', url: 'https://github.com/AlistGo/alist/issues'},
      license: {name: 'AGPL-3.0', identifier: 'AGPL-3.0-only'},
    },
    externalDocs: {description: writer.message('docs'), url: place.overview},
    servers: serversOf(facts, writer),
    tags: tagsOf(facts, writer),
    ...operations,
    components: {
      schemas: schemasOf(facts, writer),
      responses: sharedResponses(writer),
      securitySchemes: securitySchemes(facts, writer),
    },
  };
}

/**
 * Checks that OpenAPI can describe the API: that all groups, paths, and types are known.
 *
 * @throws Error naming file, key, and remedy for the first one that isn't
 */
export function assertDescribable(facts: Facts): void {
  openApiDocument(facts, {locale: 'en', overview: '', docsOf: () => undefined});
}
