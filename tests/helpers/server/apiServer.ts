import type {Server} from 'node:http';
import {createAdaptorServer, type HttpBindings} from '@hono/node-server';
import {applications} from '@site/server/contract';
import {createApp} from '@site/server/app';
import type {ServerEnvironment} from '@site/server/environment';
import {createMockApp} from '@site/server/mock/app';
import {parseSettings, type Variables} from '@site/server/settings';
import {listen, stop} from './fakeUpstream';

/** Applications for tests; the secrets are long enough to be looked for in answers and logs. */
export const credentials: Variables = {
  APP_ID_115: 'app-115',
  ...Object.fromEntries(
    Object.entries(applications).flatMap(([provider, {variables}]) => [
      [`${variables}_CLIENT_ID`, `id-${provider}`],
      [`${variables}_CLIENT_SECRET`, `secret-of-${provider}`],
    ]),
  ),
};

const upstreamNames = Object.keys(parseSettings({}).upstreams);

/** Settings in which every provider is the one given address. */
export function variablesFor(upstream: string, more: Variables = {}): Variables {
  return {
    ...Object.fromEntries(upstreamNames.map((name) => [name, upstream])),
    ...credentials,
    ALI_LIMIT_MAX: '1000',
    RATE_LIMIT_PER_MINUTE: '1000',
    ...more,
  };
}

export interface ApiServer {
  readonly origin: string;
  /** Lines of the request log. */
  readonly lines: string[];
  /** Clock that tests move, in milliseconds. */
  readonly clock: {ms: number};
  readonly close: () => Promise<void>;
}

/** The server on a free port of loopback, with a clock that stopped and a log that is kept. */
export async function startApiServer(
  variables: Variables,
  build: (environment: ServerEnvironment) => {fetch: (...args: never[]) => unknown} = createApp,
  more: Partial<ServerEnvironment> = {},
): Promise<ApiServer> {
  const lines: string[] = [];
  const clock = {ms: 1_000_000};
  const app = build({
    settings: parseSettings(variables),
    fetch: (request) => fetch(request),
    now: () => clock.ms,
    log: (line) => lines.push(line),
    connectionAddress: (_, bindings) =>
      (bindings as HttpBindings).incoming.socket.remoteAddress ?? '',
    ...more,
  });
  const server = createAdaptorServer({fetch: app.fetch as never}) as Server;
  const origin = await listen(server);
  return {origin, lines, clock, close: () => stop(server)};
}

/** The server with simulated providers on a free port. */
export function startMock(): Promise<ApiServer> {
  return startApiServer({}, (environment) =>
    createMockApp(environment, ({env}) => (env as HttpBindings).incoming.socket.destroy()),
  );
}

/** What a page gets back. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Asks as a page does: JSON in a POST, or a GET when there is nothing to send. */
export async function ask(
  {origin}: {readonly origin: string},
  path: string,
  send?: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<PageAnswer> {
  const response = await fetch(
    origin + path,
    send === undefined
      ? {headers}
      : {
          method: 'POST',
          headers: {'Content-Type': 'application/json', ...headers},
          body: JSON.stringify(send),
        },
  );
  const text = await response.text();
  return {status: response.status, headers: response.headers, text, body: parse(text)};
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
