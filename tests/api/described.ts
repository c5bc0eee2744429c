import type {ApiDataFact, ApiFieldFact, RouteFact} from '../../src/build/facts/schema';
import type {RawFacts} from '../../src/build/facts/read';

export type ApiFacts = RawFacts['api'];

/** A request as a server received it, with header names in lower case. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query, letter for letter. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Headers that HTTP clients add by themselves, which no route has to describe. */
const CLIENT_HEADERS = [
  'host',
  'user-agent',
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'transfer-encoding',
  'expect',
  // Browsers:
  'cache-control',
  'dnt',
  'origin',
  'pragma',
  'priority',
  'referer',
];

/** Remark after the path of the route that answers everything else. */
const NO_OTHER_ROUTE = ' (no other route)';

function allowedMethods({method, methods}: RouteFact): readonly string[] {
  return method === 'ANY' ? (methods ?? ['GET', 'POST']) : method.split(/[,/]/);
}

/** A route's path as an expression with a group for each parameter. */
function pathPattern({path}: RouteFact): RegExp {
  if (path.endsWith(NO_OTHER_ROUTE)) return /^\/(?!api\/|dav\/|s3\/|debug\/).*$/;
  const plain = path.replace(/^\[MCP\] /, '').replace(/^\[S3\] /, '/s3');
  const pattern = plain
    .replace(/\?.*$/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\/\*(\w+)/g, (_, name: string) => `/(?<${name}>.*)`)
    .replaceAll(/\{(\w+)\}|:(\w+)/g, (_, first?: string, second?: string) => {
      return `(?<${first ?? second ?? ''}>[^/]+)`;
    });
  return new RegExp(`^${pattern}$`);
}

/** How exact a route's path is: routes with fewer free parts are tried first. */
function exactness({path}: RouteFact): number {
  return path.endsWith(NO_OTHER_ROUTE) ? -1 : path.replaceAll(/\{\w+\}|[:*]\w+/g, '').length;
}

function matchesPath(route: RouteFact, pathname: string): boolean {
  const match = pathPattern(route).exec(pathname);
  if (!match) return false;
  return (route.request.path ?? []).every(({name, values}) => {
    const value = match.groups?.[name];
    return values === undefined || (value !== undefined && values.map(String).includes(value));
  });
}

/** Finds the route a request is for, or says in plain words why there is none. */
export function findRoute(
  facts: ApiFacts,
  {method, url}: Pick<ReceivedRequest, 'method' | 'url'>,
): RouteFact | {readonly status: 404 | 405; readonly reason: string} {
  const {pathname} = new URL(url, 'http://stub');
  const candidates = facts.routes
    .filter((route) => matchesPath(route, decodeURI(pathname)))
    .toSorted((a, b) => exactness(b) - exactness(a));
  const route = candidates.find((candidate) => allowedMethods(candidate).includes(method));
  if (route) return route;
  if (candidates.length === 0) {
    return {status: 404, reason: `api.json has no route with the path ${pathname}.`};
  }
  const methods = candidates.flatMap(allowedMethods).join(', ');
  return {status: 405, reason: `${pathname} takes ${methods}, not ${method}.`};
}

/** What is wrong with a text where a value of this type is expected (query, header, path). */
function textFault(text: string, type: string): string | undefined {
  const isGood =
    type === 'integer'
      ? /^-?\d+$/.test(text)
      : type === 'boolean'
        ? /^(?:true|false)$/.test(text)
        : type === 'flag'
          ? text === ''
          : true;
  return isGood ? undefined : `"${text}" isn’t of the type ${type}`;
}

/** Fields that an object of this type has; undefined where the facts don't list them. */
function fieldsOfType(facts: ApiFacts, type: string): readonly ApiFieldFact[] | undefined {
  const inline = /^\{(?<names>[\w, ]+)\}$/.exec(type)?.groups?.['names'];
  if (inline !== undefined) {
    return inline
      .split(/,\s*/)
      .map((name) => ({name, type: 'any', required: true, note: 'Part of an inline object.'}));
  }
  return Object.hasOwn(facts.types, type) ? facts.types[type]?.fields : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const plainTypes: Readonly<Record<string, (value: unknown) => boolean>> = {
  any: () => true,
  null: (value) => value === null,
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  object: isObject,
};

/** What is wrong with a JSON value of a type in the words of the facts: `array of string`, `TaskInfo`. */
function valueFaults(
  facts: ApiFacts,
  where: string,
  value: unknown,
  writtenType: string,
): readonly string[] {
  const type = writtenType
    .replace(/ \(.*\)$/, '')
    .replace(/^(string|integer|number|boolean|object)s$/, '$1');
  const wrong = [`${where}: ${JSON.stringify(value)} isn’t of the type ${writtenType}`];
  if (type.includes(' or ')) {
    const all = type.split(' or ').map((option) => valueFaults(facts, where, value, option));
    return all.some((faults) => faults.length === 0) ? [] : wrong;
  }
  if (type.startsWith('array of ')) {
    const items = type.slice('array of '.length);
    if (!Array.isArray(value)) return wrong;
    return value.flatMap((item, index) => {
      return valueFaults(facts, `${where}[${index}]`, item, items);
    });
  }
  if (type.startsWith('object of ')) {
    const items = type.slice('object of '.length);
    if (!isObject(value)) return wrong;
    return Object.entries(value).flatMap(([key, item]) => {
      return valueFaults(facts, `${where}.${key}`, item, items);
    });
  }
  const isOfType = plainTypes[type];
  if (isOfType) return isOfType(value) ? [] : wrong;
  const fields = fieldsOfType(facts, type);
  if (!fields) return [`${where}: api.json has no type "${writtenType}"`];
  return isObject(value) ? objectFaults(facts, `${where}.`, value, fields) : wrong;
}

function objectFaults(
  facts: ApiFacts,
  prefix: string,
  object: Readonly<Record<string, unknown>>,
  fields: readonly ApiFieldFact[],
): readonly string[] {
  return [
    ...Object.keys(object)
      .filter((key) => fields.every(({name}) => name !== key))
      .map((key) => `${prefix}${key} isn’t described`),
    ...fields.flatMap(({name, type, required, nullable, values}) => {
      const value = object[name];
      if (value === undefined) return required ? [`${prefix}${name} is required`] : [];
      if (value === null && nullable) return [];
      if (values && !Array.isArray(value) && !values.some((allowed) => allowed === value)) {
        return [`${prefix}${name}: ${JSON.stringify(value)} isn’t one of ${values.join(', ')}`];
      }
      return valueFaults(facts, `${prefix}${name}`, value, type);
    }),
  ];
}

/** Faults of named texts: parameters of the query, headers. */
function textFaults(
  place: string,
  texts: ReadonlyMap<string, string>,
  fields: readonly ApiFieldFact[],
): readonly string[] {
  return fields.flatMap(({name, type, required, values}) => {
    const text = texts.get(place === 'header' ? name.toLowerCase() : name);
    if (text === undefined) return required ? [`${place} ${name} is required`] : [];
    if (values && !values.map(String).includes(text)) {
      return [`${place} ${name}: "${text}" isn’t one of ${values.join(', ')}`];
    }
    const fault = textFault(text, type);
    return fault === undefined ? [] : [`${place} ${name}: ${fault}`];
  });
}

function queryFaults(route: RouteFact, {method, url}: ReceivedRequest): readonly string[] {
  const {searchParams} = new URL(url, 'http://stub');
  const isBodyInQuery = method === 'GET' && route.method === 'ANY';
  const fields = [
    ...(route.request.query ?? []),
    ...(isBodyInQuery ? (route.request.body?.fields ?? []) : []),
  ];
  const flags = (route.path.split('?')[1] ?? '').split(/, \?/);
  return [
    ...[...new Set(searchParams.keys())]
      .filter((key) => !flags.includes(key) && fields.every(({name}) => name !== key))
      .map((key) => `query ${key} isn’t described`),
    ...textFaults('query', new Map(searchParams), fields),
  ];
}

function headerFaults(route: RouteFact, {headers}: ReceivedRequest): readonly string[] {
  const fields = route.request.header ?? [];
  const described = new Set([
    ...fields.map(({name}) => name.toLowerCase()),
    ...(route.auth_scheme === 'token' ? ['authorization'] : []),
    ...(route.request.body ? ['content-type'] : []),
  ]);
  const authorization = headers['authorization'];
  const needsToken =
    route.auth_scheme === 'token' && (route.auth === 'user' || route.auth === 'admin');
  return [
    ...Object.keys(headers)
      .filter((name) => !described.has(name) && !CLIENT_HEADERS.includes(name))
      .filter((name) => !name.startsWith('sec-'))
      .map((name) => `header ${name} isn’t described`),
    ...textFaults('header', new Map(Object.entries(headers)), fields),
    ...(needsToken && authorization === undefined ? ['header Authorization is required'] : []),
    ...(route.auth_scheme === 'token' && /^(?:Bearer|Basic) /.test(authorization ?? '')
      ? ['header Authorization: AList takes the bare token']
      : []),
    ...(route.auth_scheme === 'basic' && !/^(?:Bearer|Basic) |^$/.test(authorization ?? '')
      ? ['header Authorization: WebDAV takes Basic or Bearer']
      : []),
  ];
}

/** Faults of a form that carries files. */
async function formFaults(
  {headers, body}: ReceivedRequest,
  fields: readonly ApiFieldFact[],
): Promise<readonly string[]> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), {headers: {'content-type': type}})
    .formData()
    .catch(() => undefined);
  if (!form) return ['body isn’t a readable form'];
  return [
    ...[...form.keys()]
      .filter((key) => fields.every(({name}) => name !== key))
      .map((key) => `form field ${key} isn’t described`),
    ...fields.flatMap(({name, type: fieldType, required}) => {
      const value = form.get(name);
      if (value === null) return required ? [`form field ${name} is required`] : [];
      return fieldType === 'file' && typeof value === 'string'
        ? [`form field ${name} isn’t a file`]
        : [];
    }),
  ];
}

/**
 * Faults of a JSON body. The facts list the fields of an object; where the example is an array, these are the
 * fields of each item, and an array of texts has none.
 */
function jsonFaults(facts: ApiFacts, route: RouteFact, text: string): readonly string[] {
  const fields = route.request.body?.fields ?? [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return ['body isn’t JSON'];
  }
  if (Array.isArray(route.example?.request.body)) {
    if (!Array.isArray(value)) return ['body isn’t an array'];
    return value.flatMap((item: unknown, index) => {
      const where = `body[${index}]`;
      if (fields.length === 0) return valueFaults(facts, where, item, 'string');
      return isObject(item)
        ? objectFaults(facts, `${where}.`, item, fields)
        : [`${where} isn’t an object`];
    });
  }
  if (!isObject(value)) return ['body isn’t an object'];
  return fields.length === 0 ? [] : objectFaults(facts, 'body.', value, fields);
}

async function bodyFaults(
  facts: ApiFacts,
  route: RouteFact,
  request: ReceivedRequest,
): Promise<readonly string[]> {
  const {body: described, header} = route.request;
  const {headers, body} = request;
  if (!described) return body.length > 0 ? ['body isn’t described'] : [];
  if (request.method === 'GET' || request.method === 'HEAD') return [];
  const type = headers['content-type'];
  const wanted = described.content_type;
  const isTypeFree = header?.some(({name}) => name.toLowerCase() === 'content-type') ?? false;
  if (!isTypeFree && type?.split(';')[0] !== wanted && !(wanted.includes('octet') && !type)) {
    return [`header Content-Type: ${type ?? 'none'} isn’t ${wanted}`];
  }
  if (wanted === 'multipart/form-data') return formFaults(request, described.fields ?? []);
  if (wanted === 'application/json') return jsonFaults(facts, route, body.toString());
  return body.length > 0 ? [] : ['body is missing'];
}

/**
 * Everything in a request that the facts don't describe, in plain words; nothing for a request that is exactly
 * as described: path, query, headers, content type, and body, with all that is required.
 */
export async function requestFaults(
  facts: ApiFacts,
  route: RouteFact,
  request: ReceivedRequest,
): Promise<readonly string[]> {
  return [
    ...queryFaults(route, request),
    ...headerFaults(route, request),
    ...(await bodyFaults(facts, route, request)),
  ];
}

/** What is wrong with the data of a response, in the words of the facts. */
function dataFaults(facts: ApiFacts, data: ApiDataFact, value: unknown): readonly string[] {
  if (value === null && (data.nullable || data.type === 'null')) return [];
  if (data.type === 'object' && data.fields) {
    return isObject(value)
      ? objectFaults(facts, 'data.', value, data.fields)
      : [`data: ${JSON.stringify(value)} isn’t an object`];
  }
  const {items} = data;
  if (data.type === 'array' && items !== undefined) {
    if (!Array.isArray(value)) return [`data: ${JSON.stringify(value)} isn’t an array`];
    return value.flatMap((item: unknown, index) => {
      const where = `data[${index}]`;
      if (typeof items === 'string') return valueFaults(facts, where, item, items);
      return isObject(item)
        ? objectFaults(facts, `${where}.`, item, items.fields)
        : [`${where} isn’t an object`];
    });
  }
  return valueFaults(facts, 'data', value, data.type);
}

/**
 * Everything in a successful JSON response that the facts don't describe, in plain words: fields that they don't
 * list, and values of another type.
 */
export function responseFaults(
  facts: ApiFacts,
  {response}: RouteFact,
  body: unknown,
): readonly string[] {
  if (!response.envelope || !response.data) return [];
  if (!isObject(body)) return ['the response isn’t an object'];
  return [
    ...objectFaults(facts, '', body, facts.envelope.fields),
    ...dataFaults(facts, response.data, body['data']),
  ];
}
