import {routeMethod} from '../facts/facts';
import type {RouteFact} from '../facts/schema';
import {openApiMethods} from './openapi';
import type {OpenApiMethod} from './openapi';

/** Where the other servers of AList are in the document, by the mark before their paths. */
const serverPrefixes: Readonly<Record<string, string>> = {S3: '/s3', MCP: ''};

/** A route for every method: what OpenAPI has no place for follows the page of the web interface. */
const NO_OTHER_ROUTE = '/* (no other route)';

/** Path of a route as a template, and its parts. */
export interface RoutePath {
  /** Template such as `/d/{path}`; undefined for a route without a path. */
  readonly template: string | undefined;
  /** Where the template starts with the server's place in the document, such as `/s3`, which its own URLs don't have. */
  readonly prefix: string;
  /** Names in the template, in order. */
  readonly names: readonly string[];
  /** Names of parts that can contain slashes. */
  readonly wildcards: readonly string[];
  /** Whether the path ends with a slash in AList, which redirects from the template to it. */
  readonly addsSlash: boolean;
}

/**
 * Path of a route as OpenAPI writes it: `/d/*path` is `/d/{path}`, `[S3] /{bucket}?delete` is `/s3/{bucket}`.
 * It has no slash at the end, because many tools take both forms for the same path.
 *
 * @throws Error naming file, key, and remedy for a form that isn't known
 */
export function routePath({id, path}: RouteFact): RoutePath {
  if (path === NO_OTHER_ROUTE) {
    return {template: undefined, prefix: '', names: [], wildcards: [], addsSlash: false};
  }
  const [, server, rest = ''] = /^(?:\[(\w+)\] )?(\/[^?]*)(?:\?.*)?$/.exec(path) ?? [];
  const prefix = server === undefined ? '' : serverPrefixes[server];
  const full = `${prefix ?? ''}${rest.replaceAll(/[:*](\w+)/g, '{$1}')}`;
  if (prefix === undefined || !/^(\/[\w.-]+|\/\{\w+\})*\/?$/.test(full)) {
    throw new Error(
      `src/data/facts/api.json: route "${id}": the path "${path}" has no form in OpenAPI. Write it as /x, /{x}, /:x, or /*x, or teach the form to src/build/openapi/routePaths.ts.`,
    );
  }
  const template = full.replace(/(?<=.)\/$/, '');
  return {
    template,
    prefix,
    names: [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    // A key of S3 is a path in its bucket.
    wildcards: [...rest.matchAll(/(?<=\*)\w+|(?<=\{)key(?=\})/g)].map(([name]) => name),
    addsSlash: template !== full,
  };
}

/** The method as OpenAPI writes it, if it has one. */
export function openApiMethod(method: string): OpenApiMethod | undefined {
  return openApiMethods.find((known) => known === method.toLowerCase());
}

/**
 * Methods that get an operation: those of the route; of a route for any method, the one to use. The S3 server
 * on the main port takes all methods for the operations that are there, so it stays what it is.
 */
export function methodsOf(route: RouteFact): readonly string[] {
  const method = routeMethod(route);
  if (method === 'ANY') return route.group === 's3' ? ['ANY'] : ['GET'];
  return method.split(/[,/]/);
}

/** A name in the form that clients give to types, such as `ClientId`. */
export function pascal(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join('');
}

/**
 * Name of an operation in a generated client: the path for the API (`fsList`), which has one operation per path,
 * the name of the operation for S3 (`s3GetObject`), and method and path elsewhere (`headDPath`).
 */
export function operationId(route: RouteFact, method: string): string {
  const {s3_operation: s3, path} = route;
  const verb = method.toLowerCase();
  if (s3 !== undefined) {
    return `s3${pascal(s3)}${methodsOf(route).length > 1 ? pascal(verb) : ''}`;
  }
  const [, inApi] = /^\/api\/(.+)$/.exec(path) ?? [];
  if (inApi !== undefined) {
    const name = pascal(inApi.replaceAll(/\{\w+\}/g, ''));
    return `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
  }
  return `${verb}${pascal(path.replace(/^\[\w+\]/, '')) || 'Root'}`;
}

/** Name of a route's result in its envelope, without it, or of what the result lists. */
type ResultPart = 'Success' | 'Data' | 'Item';

/** Name of a schema of a route's result, by which clients call its type (`FsListSuccess`). */
export function resultName(route: RouteFact, part: ResultPart): string {
  return `${pascal(operationId(route, methodsOf(route)[0] ?? ''))}${part}`;
}
