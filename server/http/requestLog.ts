import type {Context, MiddlewareHandler} from 'hono';
import {matchedRoutes} from 'hono/route';
import type {ServerEnvironment} from '../environment.ts';

/** A line of the log with its time, because not every platform writes one. */
export function timed({now}: Pick<ServerEnvironment, 'now'>, line: string): string {
  return `${new Date(now()).toISOString()} ${line}`;
}

/**
 * Writes one line per request: method, route, status, milliseconds. The route is the pattern the server knows, never
 * the address that was sent, because addresses carry codes, tokens and names.
 */
export function logRequests({log, now}: ServerEnvironment): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = now();
    await next();
    const method = /^[A-Z]{1,10}$/.test(context.req.method) ? context.req.method : 'OTHER';
    log(
      `${method} ${routePattern(context)} ${context.res.status} ${Math.round(now() - startedAt)}ms`,
    );
  };
}

function routePattern(context: Context): string {
  const patterns = matchedRoutes(context).map(({path}) => path);
  return patterns.find((path) => path !== '/*' && path !== '*') ?? '(unknown)';
}
