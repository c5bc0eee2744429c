import type {Server} from 'node:http';
import {serve, type HttpBindings} from '@hono/node-server';
import {createApp} from './app.ts';
import {drain} from './drain.ts';
import type {ServerEnvironment} from './environment.ts';
import {createMockApp} from './mock/app.ts';
import {timed} from './http/requestLog.ts';
import {LOOPBACK, parseSettings} from './settings.ts';

/** The server on Node: `npm run api`, with `MOCK=1` and simulated providers for the tests. */
function start(): void {
  const settings = parseSettings(process.env);
  const environment: ServerEnvironment = {
    settings,
    isLoopback: LOOPBACK.test(settings.host),
    fetch: (request) => fetch(request),
    now: Date.now,
    log: (line) => process.stdout.write(`${line}\n`),
    connectionAddress: (_, bindings) =>
      (bindings as HttpBindings).incoming.socket.remoteAddress ?? '',
  };
  const {host, port, isMock} = settings;
  const app = isMock
    ? createMockApp(environment, ({env}) => (env as HttpBindings).incoming.socket.destroy())
    : createApp(environment);
  const server = serve(
    {
      fetch: app.fetch,
      hostname: host,
      port,
      // Anyone who sends slowly does not hold a connection for long.
      serverOptions: {
        headersTimeout: 10_000,
        requestTimeout: 20_000,
        // The limits above are looked at this often; every 30 s by default.
        connectionsCheckingInterval: 1000,
        maxHeaderSize: 16 * 1024,
      },
    },
    ({port: actual}) => {
      const name = isMock ? 'Mock of the' : 'The';
      environment.log(timed(environment, `${name} API server listens at http://${host}:${actual}`));
    },
  );
  server.on('error', (error: Error) => {
    fail(`Cannot listen on ${host}:${port}: ${error.message}. Choose another with PORT and HOST.`);
  });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Anyone who asks twice does not want to wait.
      if (isStopping) process.exit(0);
      isStopping = true;
      environment.log(timed(environment, `${signal}: answering open requests, then stopping`));
      drain(server as Server, () => process.exit(0));
    });
  }
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

try {
  start();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
