import {Hono, type Context, type HonoRequest} from 'hono';
import {API_GROUP} from './contract.ts';
import type {ServerEnvironment} from './environment.ts';
import {failureAnswer, jsonAnswer} from './http/answer.ts';
import {readFields} from './http/fields.ts';
import {
  aliyunLimit,
  crossOrigin,
  generalLimit,
  limitBody,
  refuseForeignHosts,
  refuseForeignOrigins,
  renewalLimit,
  safeHeaders,
  type TakeTurn,
} from './http/guards.ts';
import {logRequests, timed} from './http/requestLog.ts';
import {routes} from './providers/registry.ts';
import {askFor, type Counter, type Route, type RouteRequest} from './providers/route.ts';
import {findProxyTarget} from './proxy.ts';
import {drawQrImage} from './qrImage.ts';
import {fetchText} from './upstream/call.ts';
import {ApiFailure, refusal} from './upstream/failure.ts';

/** The public server's group, and the name it has in the published source. */
const GROUPS = [API_GROUP, '/api'];
/** Where monitors ask whether the server runs. */
const HEALTH_PATH = '/healthz';
const MAX_QR_LENGTH = 1000;
/** Largest status of HTTP. */
const MAX_STATUS = 599;
/** What the largest QR code holds at the lowest error correction (ISO/IEC 18004, version 40-L). */
const MAX_QR_BYTES = 2953;
/** Calls on which AList renews tokens. */
const RENEWAL_PATH = new RegExp(
  `^(${GROUPS.join('|')})(${routes
    .filter(({renews}) => renews === true)
    .map(({path}) => path)
    .join('|')})$`,
);

/** Places where the mock puts its own routes. */
export interface Extension {
  /** Sees every request first, preflights too. */
  readonly before?: (app: Hono) => void;
  /** Answers some addresses itself, behind the guards. */
  readonly routes?: (app: Hono) => void;
}

/**
 * The API server as one application of Web standards: it runs on Node, Workers and Deno alike.
 *
 * @param environment settings, clock, log and network
 * @param extension additional routes; none outside of tests
 */
export function createApp(environment: ServerEnvironment, extension: Extension = {}): Hono {
  const app = new Hono();
  const takeTurn = generalLimit(environment);
  const log = (line: string): void => environment.log(timed(environment, line));
  extension.before?.(app);
  app.use(logRequests({...environment, log}), safeHeaders(), crossOrigin(environment));
  app.use(refuseForeignHosts(environment), refuseForeignOrigins(environment));
  app.use(async (context, next) => {
    // Renewals are counted on their own, once they are known to be valid. A monitor asks often and costs nothing.
    const isUncounted = context.req.path === HEALTH_PATH || RENEWAL_PATH.test(context.req.path);
    if (!isUncounted) takeTurn(context);
    await next();
  });
  app.use(limitBody(environment));
  extension.routes?.(app);

  app.get(HEALTH_PATH, () => jsonAnswer({status: 'ok'}));
  app.get('/', () => jsonAnswer({message: 'AList token server'}));
  for (const path of ['/qr', '/qr/']) app.get(path, answerQr);
  app.get('/proxy/*', (context) => answerProxy(environment, context));
  addRoutes(app, environment, takeTurn);

  app.notFound(() => jsonAnswer({error: 'not found'}, 404));
  app.onError((error, context) => {
    // A failure no one foresaw: its name helps the operator, its text could hold what a visitor sent.
    if (!(error instanceof ApiFailure)) log(`unexpected ${error.name} in ${context.req.method}`);
    const isAliyun = /^\/(alist|api)\/ali_open\//.test(context.req.path);
    return failureAnswer(error, isAliyun ? 'aliyun' : 'plain');
  });
  return app;
}

function addRoutes(app: Hono, environment: ServerEnvironment, takeTurn: TakeTurn): void {
  const counters = {aliyun: aliyunLimit(environment), renewal: renewalLimit(environment)};
  for (const route of routes) {
    for (const group of GROUPS) {
      app.all(group + route.path, async (context) => {
        let isCounted = route.renews !== true;
        const count = (counter: Counter): void => {
          isCounted = true;
          counters[counter](context);
        };
        try {
          if (!isKnownMethod(route, context.req.method)) return refuseMethod(route);
          return jsonAnswer(await answerRoute(environment, route, context.req, count));
        } catch (error) {
          if (!(error instanceof ApiFailure)) throw error;
          const failure = isCounted ? error : (overLimit(takeTurn, context) ?? error);
          return failureAnswer(
            route.renews === true ? without429(failure) : failure,
            route.failures,
          );
        }
      });
    }
  }
}

/** Counts an invalid request like any other, so that sending many of them is limited too. */
function overLimit(takeTurn: TakeTurn, context: Context): ApiFailure | undefined {
  try {
    takeTurn(context);
    return undefined;
  } catch (error) {
    if (error instanceof ApiFailure) return error;
    throw error;
  }
}

/** The same failure with a status after which AList asks this server again, and no other one. */
function without429({failure}: ApiFailure): ApiFailure {
  return new ApiFailure(failure.status === 429 ? {...failure, status: 503} : failure);
}

async function answerRoute(
  environment: ServerEnvironment,
  route: Route,
  req: HonoRequest<string>,
  takeTurn: RouteRequest['takeTurn'],
): Promise<unknown> {
  return route.answer({
    method: req.method,
    fields: await readFields(req),
    settings: environment.settings,
    ask: askFor(environment, req.raw.signal),
    takeTurn,
  });
}

function isKnownMethod({methods}: Route, method: string): boolean {
  return methods.some((known) => known === method);
}

function refuseMethod({methods, failures}: Route): Response {
  const answer = failureAnswer(refusal(405, 'method not allowed'), failures);
  answer.headers.set('Allow', [...methods, 'OPTIONS'].join(', '));
  return answer;
}

function answerQr({req}: Context): Response {
  const text = req.query('text') ?? '';
  const isTooLong =
    text.length > MAX_QR_LENGTH || new TextEncoder().encode(text).byteLength > MAX_QR_BYTES;
  if (text === '' || isTooLong) throw refusal(400, 'text is missing or too long');
  const image = drawQrImage(text, req.query('size') ?? '');
  return new Response(image, {headers: {'Content-Type': 'image/png'}});
}

/** Fetches one of the three known addresses; no header of the visitor goes along, none of the provider comes back. */
async function answerProxy(environment: ServerEnvironment, {req}: Context): Promise<Response> {
  const target = findProxyTarget(req.raw.url);
  if (target === undefined) throw refusal(403, 'this address is not forwarded');
  const {status, text} = await fetchText(environment, {
    ...target,
    timeoutMs: environment.settings.limits.longPollMs,
    signal: req.raw.signal,
  });
  // No provider has a reason for other statuses, and not every number is one.
  if (status > MAX_STATUS) throw refusal(502, 'The provider did not return a valid status.');
  return proxyAnswer(text, status);
}

/** @throws ApiFailure 502 for a text that isn't JSON, or is nested so deeply that it can't be written again */
function proxyAnswer(text: string, status: number): Response {
  try {
    return jsonAnswer(JSON.parse(text), status);
  } catch {
    throw refusal(502, 'The provider did not return JSON.');
  }
}
