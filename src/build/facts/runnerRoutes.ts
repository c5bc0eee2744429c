import type {RunnerField, RunnerRoute, RunnerRoutes} from '../../lib/shared/runnerRoute';
import {routeKey, routeMethod} from './facts';
import type {LocalizedFacts} from './localizedFacts';
import type {Facts} from './facts';
import type {ApiFieldFact, RouteFact} from './schema';

/** Methods that a page can send to another origin, and that say something there. */
const METHODS = /^(GET|HEAD|POST|PUT|PATCH|DELETE)$/;

/** Groups whose routes a page can't use: they need a signature, or lead through pages of others. */
const OTHER_GROUPS: ReadonlySet<string> = new Set(['s3', 'mcp', 'web', 'debug', 'auth/sso']);

/** Headers that the browser alone sets. */
const BROWSER_HEADERS = /^(content-length|host|origin|referer|cookie|depth|destination|range)$/i;

/** Routes that only read, although they take a POST. Every other POST asks first, even one that is new. */
const READING_POSTS: ReadonlySet<string> = new Set([
  'post-api-auth-login',
  'post-api-auth-login-hash',
  'post-api-auth-login-ldap',
  'post-api-public-share-auth',
  'post-api-public-share-list',
  'post-api-public-share-get',
  'post-api-fs-list',
  'post-api-fs-get',
  'post-api-fs-dirs',
  'post-api-fs-search',
  'post-api-fs-link',
  'post-api-fs-archive-meta',
  'post-api-fs-archive-list',
  'post-api-task-type-info',
  'post-api-admin-task-type-info',
]);

/** Routes that change something, although they take a GET: they sign out, or count as an access of a share. */
const CHANGING_GETS: ReadonlySet<string> = new Set([
  'get-api-auth-logout',
  'get-head-sd-share-id',
  'get-head-sd-share-id-path',
  'get-head-sp-share-id',
  'get-head-sp-share-id-path',
]);

/** First method of a route: `GET,HEAD` is sent as GET. */
function methodOf(route: RouteFact): string {
  return routeMethod(route).split(/[,/]/)[0] ?? '';
}

/** Whether a page can send a request to a route and read what comes back. */
export function isRunnable(route: RouteFact): boolean {
  return (
    METHODS.test(methodOf(route)) &&
    route.path.startsWith('/') &&
    !OTHER_GROUPS.has(route.group) &&
    !/^\(redirect( or page)?\)$/.test(route.response.content_type)
  );
}

function changesSomething(route: RouteFact): boolean {
  const key = routeKey(route);
  return /^(GET|HEAD)$/.test(methodOf(route)) ? CHANGING_GETS.has(key) : !READING_POSTS.has(key);
}

/** Value of a part of a path in the URL of an example; a path after `*` has no slash before it, as in the pattern. */
function pathValue(pattern: string, url: string, name: string): string | undefined {
  const source = pattern
    .split(/(\*\w+|:\w+|\{\w+\})/)
    .map((part) => {
      const [, sign = '', field = ''] = /^([*:{])(\w+)\}?$/.exec(part) ?? [];
      if (field === '') return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      return `(?<${field}>${sign === '*' ? '.+' : '[^/]+'})`;
    })
    .join('');
  const value = new RegExp(`^${source}$`).exec(new URL(url).pathname)?.groups?.[name];
  return value === undefined ? undefined : decodeURIComponent(value);
}

/** Value of a field in the example of its route. */
function exampleOf({example, path}: RouteFact, place: RunnerField['place'], name: string): unknown {
  if (!example) return undefined;
  const {url, headers, body} = example.request;
  if (place === 'path') return pathValue(path, url, name);
  if (place === 'header') return headers?.[name];
  if (place === 'query') return new URL(url).searchParams.get(name) ?? undefined;
  const isRecord = typeof body === 'object' && body !== null;
  return isRecord ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
}

function exampleText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return value.join('\n');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function runnerField(
  localized: LocalizedFacts,
  route: RouteFact,
  place: RunnerField['place'],
  field: ApiFieldFact,
): RunnerField {
  const example = exampleText(exampleOf(route, place, field.name));
  return {
    place,
    name: field.name,
    type: field.type,
    isRequired: field.required ?? place === 'path',
    note: localized.text('api', field.note),
    ...(field.default === undefined ? {} : {initial: String(field.default)}),
    ...(field.values === undefined ? {} : {values: field.values.map(String)}),
    ...(example === undefined ? {} : {example}),
  };
}

function bodyKind({request}: RouteFact): RunnerRoute['body'] {
  switch (request.body?.content_type) {
    case undefined:
      return 'none';
    case 'multipart/form-data':
      return 'form';
    case 'application/json':
      return 'json';
    default:
      return 'file';
  }
}

function tokenOf(route: RouteFact): RunnerRoute['token'] {
  if (route.auth_scheme === 'token') return 'bare';
  return route.auth_scheme === 'basic' ? 'bearer' : 'none';
}

function runnerRoute(route: RouteFact, localized: LocalizedFacts): RunnerRoute {
  const {path = [], query = [], header = [], body} = route.request;
  const places = [
    ['path', path],
    ['query', query],
    ['header', header.filter(({name}) => !BROWSER_HEADERS.test(name) && name !== 'Authorization')],
    // A list is typed as JSON: fields would be those of one entry.
    ['body', body?.type === undefined ? (body?.fields ?? []) : []],
  ] as const;
  const example = route.example?.request.body;
  return {
    title: localized.text('api', route.summary).replace(/[.。]$/, ''),
    method: methodOf(route),
    path: route.path,
    token: tokenOf(route),
    changes: changesSomething(route),
    fields: places.flatMap(([place, fields]) =>
      fields.map((field) => runnerField(localized, route, place, field)),
    ),
    body: bodyKind(route),
    ...(typeof example === 'object' && example !== null ? {bodyExample: example} : {}),
    errors: (route.errors ?? []).map(({code, message, when = ''}) => ({
      code,
      message,
      when: localized.text('api', when),
    })),
  };
}

/**
 * Every route that a page can send a request to, in the localized of a language.
 *
 * @throws Error naming a route of the lists above that the facts no longer have
 */
export function runnerRoutes(facts: Facts, localized: LocalizedFacts): RunnerRoutes {
  const routes = Object.fromEntries(
    facts.raw.api.routes
      .filter(isRunnable)
      .map((route) => [routeKey(route), runnerRoute(route, localized)]),
  );
  const gone = [...READING_POSTS, ...CHANGING_GETS].find((key) => !Object.hasOwn(routes, key));
  if (gone !== undefined) {
    throw new Error(
      `src/build/facts/runnerRoutes.ts: api.json has no route "${gone}" that a page can send. Remove it from the list, or correct its name.`,
    );
  }
  return routes;
}
