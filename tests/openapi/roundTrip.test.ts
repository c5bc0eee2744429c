import {describe, expect, test} from 'vitest';
import {completeLocales} from '@site/src/lib/shared/localized';
import type {CompleteLocale} from '@site/src/lib/shared/localized';
import {localizeFacts} from '@site/src/build/facts/localizedFacts';
import {routeKey} from '@site/src/build/facts/facts';
import {routePages} from '@site/src/build/pages/readDocs';
import type {ApiFieldFact, RouteFact} from '@site/src/build/facts/schema';
import type {Operation, Response, ResponseRef, Schema} from '@site/src/build/openapi/openapi';
import {openApiMessages} from '@site/src/build/openapi/messages';
import {permalinkOf} from '@site/src/build/pages/pagePaths';
import {siteFacts} from '@site/tests/helpers/facts';
import {ORIGIN, openApiDocuments, operationsIn} from './documents';
import type {PlacedOperation} from './documents';

/*
 * The facts and the document are both turned into statements, one line each, by code that shares nothing with the
 * code that makes the document. Equal lists mean that nothing got lost and nothing was made up.
 */

const {api} = siteFacts.raw;

/** Headers that OpenAPI has no parameters for. */
const NOT_PARAMETERS = ['accept', 'authorization', 'content-length', 'content-type'];

/** Records that clients send: they decide which fields are there. */
const SENT = ['LabelBinding', 'LabelItem', 'PermissionEntry', 'RenamePair'];

type RouteExample = NonNullable<RouteFact['example']>;

/** Content of the file that samples send, where the facts have a mark for it. */
const SENT_FILES: Readonly<Record<string, unknown>> = {
  '(file bytes)': '%PDF-1.7\nmade up\n',
  '(form with field file)': {file: '%PDF-1.7\nmade up\n'},
};

/** Fields of drivers in an example, which validators would take for schemas. */
function driverItemsIn(example: unknown): readonly Readonly<Record<string, unknown>>[] {
  const found: Readonly<Record<string, unknown>>[] = [];
  JSON.stringify(example, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'default' in value && 'type' in value) {
      found.push({...value});
    }
    return value;
  });
  return found;
}

/** A text without the mark at its end: lists in the facts have none. */
function bare(text: string): string {
  return text.replace(/[.。]$/, '');
}

function facts(locale: CompleteLocale) {
  const {text} = localizeFacts(siteFacts, locale);
  const say = (english: string | undefined): string => bare(text('api', english ?? ''));

  /** A type of the facts without the plural of its words. */
  function singular(type: string): string {
    return type
      .replaceAll('string arrays', 'array of string')
      .replaceAll(/\b(string|integer|number|boolean|object)s\b/g, '$1');
  }

  function fieldLine(field: ApiFieldFact, required = field.required ?? false): string {
    return JSON.stringify([
      field.name,
      singular(field.type),
      required,
      field.nullable ?? false,
      // A number can't have the default "all"; the note says what happens.
      field.type === 'integer' && field.default === 'all' ? null : (field.default ?? null),
      field.values ?? null,
      say(field.note),
    ]);
  }

  function pathOf(path: string): string {
    return path
      .replace('[S3] ', '/s3')
      .replace('[MCP] ', '')
      .replace(/\?.*$/, '')
      .replace(/(?<=.)\/$/, '')
      .replaceAll(/[:*](\w+)/g, '{$1}');
  }

  function methods(route: RouteFact): readonly string[] {
    const method = route.recommended_method ?? route.method;
    if (method !== 'ANY') return method.split(/[,/]/);
    return route.group === 's3' ? ['ANY'] : ['GET'];
  }

  function data(route: RouteFact): readonly string[] {
    const {data: result, envelope} = route.response;
    if (!envelope || !result) return [];
    const fields = result.fields ?? (typeof result.items === 'object' ? result.items.fields : []);
    const of = typeof result.items === 'string' ? result.items : 'object';
    const type = result.items === undefined ? result.type : `array of ${of}`;
    return [
      `data ${singular(type)} ${result.nullable === true} ${say(result.note)}`,
      ...fields.map((field) => `data field ${fieldLine(field, !field.optional)}`),
    ];
  }

  function routeLines(route: RouteFact, method: string): readonly string[] {
    const {request, response} = route;
    const place = `${method} ${pathOf(route.path)} ${say(route.summary)}:`;
    const named = (request.path ?? []).map(({name}) => name);
    const implied = [...pathOf(route.path).matchAll(/\{(\w+)\}/g)]
      .map(([, name = '']) => name)
      .filter((name) => !named.includes(name))
      .map((name) => ({name, type: 'string', required: true, note: ''}));
    const isClients = ({name}: ApiFieldFact): boolean =>
      NOT_PARAMETERS.includes(name.toLowerCase());
    const header = request.header ?? [];
    const body = ['GET', 'DELETE', 'HEAD'].includes(method) ? undefined : request.body;
    const scheme = ['token', 'basic', 'aws-signature'].includes(route.auth_scheme ?? '')
      ? route.auth_scheme
      : null;
    const lines = [
      `group ${route.group}`,
      ...(route.deprecated ? ['deprecated'] : []),
      `security ${route.auth === 'none' ? 'none' : `${scheme} ${route.auth === 'optional'}`}`,
      ...(route.method === 'ANY' ? [`all methods ${(route.methods ?? ['ANY']).join(' ')}`] : []),
      ...[...(request.path ?? []), ...implied].map((field) => `path ${fieldLine(field, true)}`),
      ...(request.query ?? []).map((field) => `query ${fieldLine(field)}`),
      ...header.filter((field) => !isClients(field)).map((field) => `header ${fieldLine(field)}`),
      ...header.filter(isClients).map((field) => `client header ${fieldLine(field)}`),
      ...(body
        ? [
            `body ${body.content_type} ${say(body.note)}`,
            `body type ${bodyType(body)}`,
            ...(body.fields ?? []).map((field) => `body field ${fieldLine(field)}`),
          ]
        : []),
      ...data(route),
      ...(method === 'HEAD' ? [] : (route.errors ?? [])).map(
        ({code, message, when}) => `error ${JSON.stringify([code, message, say(when)])}`,
      ),
      ...(route.status_errors ?? []).map(({http, when}) => `status ${http} ${say(when)}`),
      ...[response.note, response.data_note]
        .filter((note) => note !== undefined && note !== '')
        .map((note) => `answer note ${say(note)}`),
    ];
    return lines.map((line) => `${place} ${line}`);
  }

  function bodyType({
    content_type: contentType,
    type,
    fields = [],
  }: NonNullable<RouteFact['request']['body']>): string {
    if (contentType === 'application/octet-stream') return 'file';
    return type ?? (fields.length > 0 || contentType === 'application/json' ? 'object' : 'any');
  }

  return {
    say,
    methods,
    pathOf,
    routeLines: api.routes.flatMap((route) =>
      methods(route).flatMap((method) => routeLines(route, method)),
    ),
    typeLines: Object.entries(api.types).flatMap(([name, type]) => [
      `${name}: ${say(type.note)}`,
      ...type.fields.map((field) => {
        const isRequired = SENT.includes(name) ? field.required : !field.optional;
        return `${name}: ${fieldLine(field, isRequired)}`;
      }),
    ]),
  };
}

/** Type of the facts that a schema stands for. */
function typeOf(schema: Schema): string {
  const {$ref, type, format, items, properties, additionalProperties, anyOf} = schema;
  if ($ref !== undefined) return $ref.replace('#/components/schemas/', '');
  if (anyOf) {
    return anyOf
      .map(typeOf)
      .filter((choice) => choice !== 'null')
      .join(' or ');
  }
  if (schema.enum?.every((value) => value === null)) return 'null';
  if (type === undefined) return 'any';
  const [name = '', ...more] = [type].flat().filter((choice) => choice !== 'null');
  if (name === '') return 'null';
  expect(more).toEqual([]);
  if (format === 'date-time') return 'string (RFC 3339 time)';
  if (format === 'binary') return 'file';
  if (name === 'array') {
    const item = typeOf(items ?? {});
    return item === 'any' ? 'array' : `array of ${item}`;
  }
  if (additionalProperties) return `object of ${typeOf(additionalProperties)}`;
  const isNames = Object.values(properties ?? {}).every(
    (property) => Object.keys(property).length === 0,
  );
  if (properties && isNames) return `{${Object.keys(properties).join(', ')}}`;
  return name;
}

function isNullable({type, anyOf}: Schema): boolean {
  return (
    [type].flat().includes('null') || (anyOf?.some((choice) => choice.type === 'null') ?? false)
  );
}

function fieldLine(
  name: string,
  schema: Schema,
  required: boolean,
  note: string | undefined,
  type = typeOf(schema),
): string {
  return JSON.stringify([
    name,
    type,
    required,
    isNullable(schema),
    schema.default ?? null,
    schema.enum?.filter((value) => value !== null) ?? null,
    bare(note ?? ''),
  ]);
}

function propertyLines({properties = {}, required = []}: Schema): readonly string[] {
  return Object.entries(properties)
    .filter(([, schema]) => Object.keys(schema).length > 0)
    .map(([name, schema]) => fieldLine(name, schema, required.includes(name), schema.description));
}

/** Whether a response belongs to one operation only. */
const isOwn = (entry: readonly [string, Response | ResponseRef]): entry is [string, Response] =>
  !('$ref' in entry[1]);

/** Whether a schema is that of a record that the facts describe at one result only. */
function isOwnRecord(ref = ''): boolean {
  const name = ref.replace('#/components/schemas/', '');
  return /(Data|Item)$/.test(name) && !Object.hasOwn(api.types, name);
}

function described(locale: CompleteLocale) {
  const word = (name: keyof typeof openApiMessages): string => openApiMessages[name][locale];
  const standard = [word('result'), word('success'), word('redirect')].map(bare);
  const without = (text: string, added: string): string =>
    bare(text.replace(bare(added), '').trim()).trim();

  const named = ({$ref = ''}: Schema): Schema | undefined =>
    openApiDocuments[locale].components.schemas[$ref.replace('#/components/schemas/', '')];

  /** A schema with the record that only one result has in its place. */
  function withOwnRecord(schema: Schema): Schema {
    const {$ref, anyOf: [choice] = [], items, ...rest} = schema;
    if (isOwnRecord($ref)) return {...named(schema), ...rest};
    if (choice && isOwnRecord(choice.$ref)) {
      return {...named(choice), ...rest, type: ['object', 'null']};
    }
    return items && isOwnRecord(items.$ref) ? {...rest, items: named(items) ?? {}} : schema;
  }

  function dataLines({oneOf: [success = {}, failure] = []}: Schema): readonly string[] {
    const given = named(success)?.allOf?.[1]?.properties?.['data'];
    if (!given) return [];
    const data = withOwnRecord(given);
    expect(failure).toEqual({$ref: '#/components/schemas/ErrorResponse'});
    const {description = ''} = data;
    const isNull = description.includes(bare(word('notNull')));
    expect(/^(any|null)$/.test(typeOf(data)) || isNullable(data) === isNull).toBe(true);
    const fields = data.items?.properties ? data.items : data;
    return [
      `data ${typeOf(data)} ${isNull} ${without(description, word('notNull'))}`,
      ...propertyLines(fields).map((line) => `data field ${line}`),
    ];
  }

  function operationLines({method, path, operation}: PlacedOperation): readonly string[] {
    const [security = {}] = operation.security;
    const [scheme] = Object.keys(security);
    const isOptional = operation.security.some((choice) => Object.keys(choice).length === 0);
    const parameters = operation.parameters ?? [];
    const responses = Object.entries(operation.responses).filter(isOwn);
    const contents = responses.flatMap(([, {content}]) => Object.entries(content ?? {}));
    const json = contents.find(([type]) => type === 'application/json')?.[1];
    const body = Object.entries(operation.requestBody?.content ?? {});
    const schemes: Record<string, string> = {awsSignature: 'aws-signature'};
    const notes = responses
      .filter(([status]) => /^(2..|302)$/.test(status))
      .map(([, {description}]) => bare(description))
      .filter((note) => !standard.includes(note));
    return [
      `group ${operation.tags.join(' ')}`,
      ...(operation.deprecated ? ['deprecated'] : []),
      `security ${scheme === undefined ? 'none' : `${schemes[scheme] ?? scheme} ${isOptional}`}`,
      ...(operation['x-alist-methods']
        ? [`all methods ${operation['x-alist-methods'].join(' ')}`]
        : []),
      ...parameters.map(
        ({in: where, name, schema, required = false, description = '', allowEmptyValue}) =>
          `${where} ${fieldLine(
            name,
            schema,
            required,
            without(description, word('wildcard')),
            allowEmptyValue === true ? 'flag' : undefined,
          )}`,
      ),
      ...(operation['x-alist-headers'] ?? []).map(
        ({name, schema, required, description}) =>
          `client header ${fieldLine(name, schema, required, description)}`,
      ),
      ...body.flatMap(([type, {schema = {}}]) => [
        `body ${type} ${bare(operation.requestBody?.description ?? '')}`,
        `body type ${typeOf(schema)}`,
        ...propertyLines(schema.items ?? schema).map((line) => `body field ${line}`),
      ]),
      ...dataLines(json?.schema ?? {}),
      ...Object.entries(json?.examples ?? {})
        .filter(([name]) => name !== 'success')
        .map(([, {value, description = ''}]) => {
          const {code, message, data} = value as {code: number; message: string; data: null};
          expect(data).toBeNull();
          return `error ${JSON.stringify([code, message, bare(description)])}`;
        }),
      ...responses
        .filter(([status]) => /^[45]/.test(status))
        .map(([status, {description}]) => `status ${status} ${bare(description)}`),
      ...new Set(notes),
    ].map((line) => `${method} ${path} ${operation.summary}: ${line}`);
  }

  return {operationLines};
}

describe.each(completeLocales)('the file in %s', (locale) => {
  const document = openApiDocuments[locale];
  const operations = operationsIn(document);
  const wanted = facts(locale);
  const found = described(locale);
  const shape = (path: string): string => wanted.pathOf(path);

  /** Operation of a route with one of its methods. */
  function operationOf(route: RouteFact, method: string): Operation {
    const entry = operations.find(
      (other) =>
        other.method === method &&
        shape(other.path) === shape(route.path) &&
        other.operation.summary === wanted.say(route.summary),
    );
    if (!entry) throw new Error(`no operation for ${method} of ${route.id}`);
    return entry.operation;
  }

  /** Method of the operation that an example is of. */
  function exampleMethod(route: RouteFact, {request}: RouteExample): string {
    const methods = wanted.methods(route);
    return methods.includes('ANY') ? 'ANY' : request.method;
  }

  /** Example of a route as the facts give it. */
  function givenExample(route: RouteFact, {request, response}: RouteExample): unknown {
    const url = new URL(request.url);
    const prefix = route.path.startsWith('[S3]') ? '/s3' : '';
    const isInPath = route.path !== '/* (no other route)';
    const query = [...url.searchParams].map(([name, value]) => {
      const field = route.request.query?.find((known) => known.name === name);
      return [name, field?.type === 'flag' ? 'true' : value];
    });
    const isElsewhere = driverItemsIn(response.body).length > 0;
    return {
      id: route.id,
      path: isInPath ? shape(`${prefix}${decodeURIComponent(url.pathname)}`) : shape(route.path),
      query: Object.fromEntries(query) as unknown,
      sent: SENT_FILES[String(request.body)] ?? request.body,
      received: isElsewhere ? undefined : response.body,
      // The type of a body is at its content.
      headers: Object.entries(response.headers ?? {}).filter(([name]) => name !== 'Content-Type'),
    };
  }

  /** The same, put together from the parts of the document. */
  function documentedExample(route: RouteFact, example: RouteExample): unknown {
    const {response} = example;
    const method = exampleMethod(route, example);
    const {parameters = [], requestBody, responses} = operationOf(route, method);
    const values = (place: string): [string, string][] =>
      parameters
        .filter((parameter) => parameter.in === place && parameter.example !== undefined)
        .map(({name, example: value}) => [name, String(value)]);
    const [sent] = Object.values(requestBody?.content ?? {});
    const own = Object.fromEntries(Object.entries(responses).filter(isOwn));
    const {content = {}, headers = {}} = own[String(response.status)] ?? {};
    const [received] = Object.values(content);
    return {
      id: route.id,
      path: values('path').reduce(
        (path, [name, value]) => path.replace(`{${name}}`, value),
        shape(route.path),
      ),
      query: Object.fromEntries(values('query')),
      sent: sent?.example,
      received: received?.example ?? received?.examples?.['success']?.value,
      headers: Object.entries(headers).map(([name, header]) => [name, header.example]),
    };
  }

  /** Notes of a response are one text in the document and two in the facts. */
  const joinNotes = (lines: readonly string[]): readonly string[] => {
    const notes = new Map<string, string[]>();
    const rest = lines.filter((line) => {
      const [, place, note] = /^(.*?:) answer note (.*)$/.exec(line) ?? [];
      if (place === undefined || note === undefined) return true;
      notes.set(place, [...(notes.get(place) ?? []), note]);
      return false;
    });
    const mark = locale === 'zh' ? '。' : '. ';
    return [...rest, ...[...notes].map(([place, texts]) => `${place} ${texts.join(mark)}`)];
  };

  test('says of every operation what the facts say, and nothing else', () => {
    const lines = operations.flatMap((entry) =>
      found.operationLines({...entry, path: shape(entry.path)}),
    );
    expect(lines.toSorted()).toEqual(joinNotes(wanted.routeLines).toSorted());
    expect(lines.length).toBeGreaterThan(1500);
  });

  test('has the records of the facts and the envelope', () => {
    const {SuccessResponse: success = {}, ErrorResponse: failure = {}} =
      document.components.schemas;
    const types = Object.entries(document.components.schemas).filter(([name]) =>
      Object.hasOwn(api.types, name),
    );
    const lines = types.flatMap(([name, schema]) => [
      `${name}: ${bare(schema.description ?? '')}`,
      ...propertyLines(schema).map((line) => `${name}: ${line}`),
    ]);
    expect(lines.toSorted()).toEqual(wanted.typeLines.toSorted());
    for (const envelope of [success, failure]) {
      expect(envelope.required).toEqual(['code', 'message', 'data']);
      expect(Object.keys(envelope.properties ?? {})).toEqual(
        api.envelope.fields.map(({name}) => name),
      );
    }
  });

  test('names the result of each operation, and what only it contains', () => {
    const names = Object.keys(document.components.schemas);
    const results = api.routes.flatMap(({response: {envelope, data}}) =>
      envelope && data && data.type !== 'null' ? [data] : [],
    );
    const records = results.filter(({fields}) => fields);
    const items = results.filter(({items: item}) => typeof item === 'object');
    const ends = (end: string): readonly string[] =>
      names.filter((name) => name.endsWith(end) && !Object.hasOwn(api.types, name));
    expect(ends('Success')).toHaveLength(results.length);
    expect(ends('Data')).toHaveLength(records.length);
    expect(ends('Item')).toHaveLength(items.length);
    expect(ends('Response')).toEqual(['SuccessResponse', 'ErrorResponse', 'EmptyResponse']);
    expect(ends('Code')).toEqual(['SuccessCode', 'ErrorCode']);
    const known = Object.keys(api.types).length + results.length + records.length + items.length;
    expect(names).toHaveLength(known + 5);
    expect(names).toEqual(expect.arrayContaining(['AuthLoginSuccess', 'FsListData']));
  });

  test('tells a result from an error by its code, whose values have a name', () => {
    const {SuccessCode, ErrorCode, SuccessResponse, ErrorResponse} = document.components.schemas;
    expect(SuccessResponse?.properties?.['code']?.$ref).toBe('#/components/schemas/SuccessCode');
    expect(ErrorResponse?.properties?.['code']?.$ref).toBe('#/components/schemas/ErrorCode');
    expect(SuccessCode).toMatchObject({type: 'integer', enum: [200]});
    const codes = api.routes.flatMap(({errors = []}) => errors.map(({code}) => code));
    expect(ErrorCode?.enum).toEqual(expect.arrayContaining(codes));
    expect(ErrorCode?.enum).not.toContain(200);
  });

  test('says of every operation what the HTTP server answers by itself', () => {
    for (const {operation} of operations) {
      expect(operation.responses['4XX']).toEqual({$ref: '#/components/responses/Refused'});
      expect(operation.responses).toHaveProperty('500');
    }
    expect(Object.keys(document.components.responses)).toEqual(['Refused', 'Crashed']);
  });

  test('says of every redirect what a client gets that follows it', () => {
    const withStatus = (status: string): readonly string[] =>
      operations
        .filter(({operation}) => Object.hasOwn(operation.responses, status))
        .map(({path}) => path);
    expect(withStatus('301')).toEqual(['/s3']);
    expect(withStatus('default')).toEqual(['/favicon.ico']);
    const root = operations.find(({path}) => path === '/')?.operation.responses ?? {};
    expect(Object.keys(root)).toEqual(expect.arrayContaining(['200', '302']));
  });

  test('describes operations in the words of the facts', () => {
    for (const route of api.routes) {
      const scheme = api.auth.schemes.find(({id}) => id === route.auth_scheme);
      // The words for accounts are about user tokens, which only the API takes.
      const isOther = route.auth === 'user' && route.auth_scheme !== 'token';
      const texts = [
        ...(isOther ? [] : [api.auth[route.auth]]),
        ...(scheme && scheme.id !== 'token' ? [scheme.how] : []),
        ...(route.permissions ?? []),
        ...(route.notes ?? []),
        ...(route.base_urls ?? []),
        ...(route.driver_methods ?? []).flatMap(({driver, methods}) => [driver, ...methods]),
        route.since ?? '',
      ].map(wanted.say);
      for (const method of wanted.methods(route)) {
        const {description} = operationOf(route, method);
        const isFound = (text: string): boolean => description.includes(text);
        expect(texts.filter((text) => !isFound(text))).toEqual([]);
        // The longest first: one text can be part of another.
        const rest = texts
          .toSorted((one, other) => other.length - one.length)
          .reduce((left, text) => (text === '' ? left : left.replaceAll(text, '')), description);
        const frame = /Methods by driver|各驱动的方法|Since|始于版本|[`\-\s.。:：、,]/g;
        expect(rest.replaceAll(frame, ''), route.id).toBe('');
      }
    }
  });

  test('keeps each request and response of the examples', () => {
    const examples = api.routes.flatMap((route) =>
      [route.example, ...(route.other_examples ?? [])].flatMap((example) =>
        example ? [{route, example}] : [],
      ),
    );
    const kept = examples.map(({route, example}) => documentedExample(route, example));
    const given = examples.map(({route, example}) => givenExample(route, example));
    expect(kept).toEqual(given);
    expect(examples.length).toBeGreaterThan(190);
  });

  test('keeps records of examples that look like schemas as examples of their fields', () => {
    const items = api.routes.flatMap(({example}) => driverItemsIn(example?.response.body));
    const {properties = {}} = document.components.schemas['DriverItem'] ?? {};
    const given = Object.keys(properties).map((name) => [
      name,
      [...new Set(items.map((item) => item[name]))],
    ]);
    const kept = Object.entries(properties).map(([name, {examples}]) => [name, examples]);
    expect(kept).toEqual(given);
    expect(items.length).toBeGreaterThan(4);
    const others = Object.entries(document.components.schemas).filter(
      ([name]) => name !== 'DriverItem',
    );
    expect(JSON.stringify(others)).not.toContain('"examples"');
  });

  test('leads from each operation to its place on the site', () => {
    const pages = routePages('.');
    for (const route of api.routes) {
      const key = routeKey(route);
      const page = pages.get(key) ?? pages.get(route.id);
      const prefix = locale === 'en' ? '' : `/${locale}`;
      const address = page && `${ORIGIN}${prefix}${permalinkOf(page)}#api-${key}`;
      const links = operations
        .filter(
          ({path, operation}) =>
            shape(path) === shape(route.path) && operation.summary === wanted.say(route.summary),
        )
        .map(({operation}) => operation.externalDocs?.url);
      expect(new Set(links)).toEqual(new Set([address]));
    }
  });

  test('names each operation once, also those that OpenAPI has no place for', () => {
    const ids = operations.map(({operation}) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[a-z][A-Za-z0-9]+$/.test(id))).toBe(true);
    expect(ids).toEqual(
      expect.arrayContaining([
        'fsList',
        'authLogin',
        'adminStorageCreate',
        'getDPath',
        'propfindDavPath',
        's3CopyObject',
      ]),
    );
  });

  test('tells the methods and operations apart that only a list of ours can have', () => {
    const listed = operations
      .filter(({isOther}) => isOther)
      .map(({method, path}) => `${method} ${path}`);
    expect(listed.toSorted()).toEqual(
      [
        ...['PROPFIND', 'PROPPATCH', 'MKCOL', 'COPY', 'MOVE', 'LOCK', 'UNLOCK'].map(
          (method) => `${method} /dav/*path`,
        ),
        'ANY /s3/*path',
        'PUT [S3] /{bucket}/{key}',
        'PUT [S3] /{bucket}/{key}?uploads, ?uploadId',
        'GET /* (no other route)',
        'POST /* (no other route)',
      ].toSorted(),
    );
    expect(document.info.description).toContain('x-alist-operations');
  });
});

test('both languages describe the same operations in the same order', () => {
  const [english, chinese] = completeLocales.map((locale) =>
    operationsIn(openApiDocuments[locale]).map(
      ({method, path, operation}) => `${method} ${path} ${operation.operationId}`,
    ),
  );
  expect(chinese).toEqual(english);
});

test('the file is for the release of the facts, and its server is AList as installed', () => {
  const {info, servers} = openApiDocuments.en;
  expect(info.version).toBe(siteFacts.raw.settings._meta.version);
  const [server] = servers;
  const url = Object.entries(server?.variables ?? {}).reduce(
    (text, [name, {default: value}]) => text.replace(`{${name}}`, value),
    server?.url ?? '',
  );
  expect(url).toBe('http://localhost:5244');
});
