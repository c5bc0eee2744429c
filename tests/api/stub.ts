import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {validateFacts} from '../../src/build/facts/read';
import type {RouteFact} from '../../src/build/facts/schema';
import {sampleCall} from '../../src/build/facts/sampleCall';
import {findRoute, requestFaults} from './described';
import type {ApiFacts, ReceivedRequest} from './described';
import {createStubState} from './stubState';

/** What a route returns. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** A text or bytes as they are; anything else as JSON; nothing for an empty body. */
  readonly body?: unknown;
}

/** A request that came, with the route it was for and what the facts don't describe in it. */
export interface SeenRequest extends ReceivedRequest {
  readonly route: RouteFact | undefined;
  /** Empty if the request was exactly as described. */
  readonly faults: readonly string[];
}

export interface StubOptions {
  /** Whether pages of other origins can call it. Default: true, as in AList. */
  readonly cors?: boolean;
  /**
   * Whether it remembers: accounts, files, tasks (`stubState.ts`). Otherwise each route returns its example,
   * anyone who asks.
   */
  readonly live?: boolean;
  /** Default: a free port. */
  readonly port?: number;
}

/** A running stub of AList. */
export interface Stub {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly url: string;
  /** Requests in the order in which they came, without preflight requests. */
  readonly seen: readonly SeenRequest[];
  readonly preflights: () => number;
  readonly setCors: (isOn: boolean) => void;
  /** Forgets what it saw and, if it's live, everything that changed. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** Bytes of a file that a route sends if its example has none. They aren't text. */
export const stubFile = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0xff, 0xfe, 13, 10, 0x80]);

let apiFacts: ApiFacts | undefined;

/** The described routes of AList's HTTP API, read once. */
export function readApiFacts(): ApiFacts {
  apiFacts ??= validateFacts('api', JSON.parse(readFileSync('src/data/facts/api.json', 'utf8')));
  return apiFacts;
}

/** What the example of a route returns. */
export function exampleReply(route: RouteFact): Reply {
  const {example, response} = route;
  if (!example) return {status: 404, body: 'This route has no example.'};
  const {status, headers, body} = example.response;
  const isFile = sampleCall(route)?.expects === 'file';
  return {
    status,
    headers: {
      ...(/^\w+\/[\w+-]+$/.test(response.content_type) && body !== undefined
        ? {'Content-Type': response.content_type}
        : {}),
      ...headers,
    },
    body: body ?? (isFile ? stubFile : undefined),
  };
}

function send(response: ServerResponse, {status, headers, body}: Reply): void {
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body) || body === undefined;
  response.writeHead(status, {
    ...(isRaw ? {} : {'Content-Type': 'application/json; charset=utf-8'}),
    ...headers,
  });
  response.end(isRaw ? body : JSON.stringify(body));
}

/**
 * Sets the headers of AList's `cors` keys: all origins with their defaults, or none.
 *
 * @returns whether the request is answered already
 */
function applyCors(request: IncomingMessage, response: ServerResponse, isOn: boolean): boolean {
  const {origin, host} = request.headers;
  if (origin === undefined || origin === `http://${host ?? ''}`) return false;
  if (!isOn) {
    response.writeHead(403).end();
    return true;
  }
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (request.method !== 'OPTIONS') return false;
  response
    .writeHead(204, {
      'Access-Control-Allow-Methods': '*',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Max-Age': '43200',
    })
    .end();
  return true;
}

async function receive(request: IncomingMessage): Promise<ReceivedRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: request.method ?? '',
    url: request.url ?? '',
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: Buffer.concat(parts),
  };
}

/**
 * Starts a stub of AList on loopback, made from the facts (`src/data/facts/api.json`).
 *
 * It accepts only requests that the facts describe: method, path, query, headers, content type, and body, with
 * every required part and nothing else. Anything else gets the status 400, 404, or 405 and the reasons as plain
 * text, one on each line; they are in `seen` too. A described request gets the response of the route's example.
 *
 * With `live`, the routes for signing in, files, and tasks remember what happens, and errors are as AList sends
 * them: status 200 with `code` and `message`. Accounts, files, and special paths are listed in `stubState.ts`.
 *
 * With `cors: false`, it treats pages of other origins as AList does when `cors.allow_origins` doesn't list them:
 * status 403 without CORS headers, even for the preflight request.
 *
 * For an unreachable server, close it and use its address.
 *
 * @throws Error when the port is in use
 */
export async function startStub(options: StubOptions = {}): Promise<Stub> {
  const facts = readApiFacts();
  const seen: SeenRequest[] = [];
  let hasCors = options.cors ?? true;
  let preflights = 0;
  let state = createStubState(facts);

  async function answer(request: IncomingMessage): Promise<Reply> {
    const received = await receive(request);
    const route = findRoute(facts, received);
    if ('reason' in route) {
      seen.push({...received, route: undefined, faults: [route.reason]});
      return {status: route.status, body: `${route.reason}\n`};
    }
    const faults = await requestFaults(facts, route, received);
    seen.push({...received, route, faults});
    if (faults.length > 0) {
      const lines = faults.map((fault) => `${route.id}: ${fault}`);
      return {status: 400, headers: {'Content-Type': 'text/plain'}, body: `${lines.join('\n')}\n`};
    }
    return (options.live ? state.answer(route, received) : undefined) ?? exampleReply(route);
  }

  const server = createServer((request, response) => {
    const isPreflight =
      request.method === 'OPTIONS' &&
      request.headers['access-control-request-method'] !== undefined;
    if (isPreflight) preflights += 1;
    if (applyCors(request, response, hasCors)) return;
    answer(request).then(
      (reply) => {
        send(response, reply);
      },
      (error: unknown) => {
        send(response, {status: 400, body: String(error)});
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    preflights: () => preflights,
    setCors(isOn) {
      hasCors = isOn;
    },
    reset() {
      seen.length = 0;
      preflights = 0;
      state = createStubState(facts);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
