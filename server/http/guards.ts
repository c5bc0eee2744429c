import type {Context, MiddlewareHandler} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {cors} from 'hono/cors';
import {secureHeaders} from 'hono/secure-headers';
import type {ServerEnvironment} from '../environment.ts';
import {ApiFailure, refusal} from '../upstream/failure.ts';
import {isAllowedOrigin} from './origins.ts';
import {createRateLimiter} from './rateLimit.ts';
import {namedAddress, visitorKey} from './visitorAddress.ts';

const PREFLIGHT_SECONDS = 600;
const MINUTE_MS = 60_000;

/** Headers of every answer: nothing is cached, sniffed, framed or rendered. */
export function safeHeaders(): MiddlewareHandler {
  const base = secureHeaders({
    contentSecurityPolicy: {defaultSrc: ["'none'"], frameAncestors: ["'none'"]},
    // Old pages show the response of `/qr` as an image.
    crossOriginResourcePolicy: 'cross-origin',
    xFrameOptions: 'DENY',
    // The reverse proxy that holds the certificate decides about these.
    strictTransportSecurity: false,
  });
  return async (context, next) => {
    await base(context, next);
    context.res.headers.set('Cache-Control', 'no-store');
  };
}

/** Lets pages of the listed origins read answers. */
export function crossOrigin({settings}: ServerEnvironment): MiddlewareHandler {
  return cors({
    origin: (origin) => (isAllowedOrigin(settings.allowedOrigins, origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'OPTIONS'],
    allowHeaders: ['Content-Type'],
    exposeHeaders: ['Retry-After'],
    maxAge: PREFLIGHT_SECONDS,
  });
}

/** Refuses pages of other origins before anything is done for them. AList itself sends no origin. */
export function refuseForeignOrigins({settings}: ServerEnvironment): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('origin');
    if (origin !== undefined && !isAllowedOrigin(settings.allowedOrigins, origin)) {
      throw refusal(403, 'origin not allowed');
    }
    if (origin === undefined && isEmbedded(context)) throw refusal(403, 'origin not allowed');
    await next();
  };
}

/**
 * Whether a request without an origin comes from an image, a script, or a link on another page. Browsers say so, but not
 * to a server over plain HTTP. There, they still send the reader's languages, which AList doesn't. A page can change
 * their value, but not leave them out. Node sends both, and no page can send headers that begin with `Sec-`.
 */
function isEmbedded({req}: Context): boolean {
  if (isQrPath(req.path)) return false;
  const site = req.header('sec-fetch-site');
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  const isRead = req.method === 'GET' || req.method === 'HEAD'; // others have an origin
  const isFromBrowser =
    req.header('accept-language') !== undefined && req.header('sec-fetch-mode') === undefined;
  return isRead && !isNamePath(req.path) && isFromBrowser;
}

/** Paths that say no more than that the server runs, which its operator opens in a browser. */
function isNamePath(path: string): boolean {
  return path === '/' || path === '/healthz';
}

/** Whether a path is the image of a QR code, which old pages of any site may show. */
function isQrPath(path: string): boolean {
  return path === '/qr' || path === '/qr/';
}

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * On a machine of one's own, refuses the names of other hosts: a page whose name was pointed at this machine (DNS
 * rebinding) would otherwise count as a page of the same origin. A reverse proxy checks the names itself.
 */
export function refuseForeignHosts({settings, isLoopback}: ServerEnvironment): MiddlewareHandler {
  const isOpen = isLoopback !== true || settings.clientAddressHeader !== '';
  return async (context, next) => {
    const host = context.req.header('host') ?? '';
    if (!isOpen && !LOOPBACK_HOST.test(host)) throw refusal(421, 'host not allowed');
    await next();
  };
}

/** Refuses bodies over the limit, whether they announce their size or not. */
export function limitBody({settings}: ServerEnvironment): MiddlewareHandler {
  return bodyLimit({
    maxSize: settings.limits.requestBytes,
    onError: () => {
      throw refusal(413, 'The body is too large.');
    },
  });
}

/** Key of the one who sends a request: the proxy's word if the operator trusts one, otherwise the connection. */
function visitorOf(environment: ServerEnvironment, context: Context): string {
  const {clientAddressHeader} = environment.settings;
  const named =
    clientAddressHeader === '' ? undefined : namedAddress(context.req.header(clientAddressHeader));
  return visitorKey(named ?? environment.connectionAddress(context.req.raw, context.env));
}

/** Counts a request and refuses it over the limit. */
export type TakeTurn = (context: Context) => void;

/** Limit of the renewals of a visitor. They have their own counter, which no web page can use up. */
export function renewalLimit(environment: ServerEnvironment): TakeTurn {
  return turnTaker(environment, environment.settings.limits.requestsPerMinute, MINUTE_MS);
}

/** Limit of all other requests of a visitor. */
export function generalLimit(environment: ServerEnvironment): TakeTurn {
  const {requestsPerMinute} = environment.settings.limits;
  return turnTaker(environment, requestsPerMinute, MINUTE_MS);
}

/** Limit of the Aliyun sign-ins of a visitor, which `ali_open/limit` announces. */
export function aliyunLimit(environment: ServerEnvironment): TakeTurn {
  const {minutes, max} = environment.settings.limits.aliyun;
  return turnTaker(environment, max, minutes * MINUTE_MS);
}

function turnTaker(environment: ServerEnvironment, max: number, windowMs: number): TakeTurn {
  const limiter = createRateLimiter(max, windowMs, environment.now);
  return (context) => {
    const retryAfter = limiter.take(visitorOf(environment, context));
    if (retryAfter > 0) {
      throw new ApiFailure({status: 429, code: '', text: 'Too Many Requests', retryAfter});
    }
  };
}
