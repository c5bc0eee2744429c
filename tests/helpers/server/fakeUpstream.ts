import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';

/** A request as the fake provider saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What the fake provider does next. */
export type Behaviour =
  | {readonly status: number; readonly body: string; readonly headers?: Record<string, string>}
  /** Takes the request and never answers. */
  | 'hang'
  /** Ends the connection without an answer. */
  | 'drop'
  /** Writes whatever the test wants to. */
  | ((response: ServerResponse) => void);

export interface FakeUpstream {
  readonly origin: string;
  readonly seen: SeenRequest[];
  readonly behave: (behaviour: Behaviour) => void;
  /** How many requests the other side gave up before they were answered. */
  readonly abandoned: () => number;
  readonly close: () => Promise<void>;
}

/** A provider on loopback that does what a test tells it. */
export async function startFakeUpstream(): Promise<FakeUpstream> {
  const seen: SeenRequest[] = [];
  let behaviour: Behaviour = {status: 200, body: '{}'};
  let abandoned = 0;
  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableEnded) abandoned += 1;
    });
    void readBody(request).then((body) => {
      const url = new URL(request.url ?? '', 'http://upstream');
      seen.push({
        method: request.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body,
      });
      act(behaviour, response);
    });
  });
  const origin = await listen(server);
  return {
    origin,
    seen,
    behave: (next) => (behaviour = next),
    abandoned: () => abandoned,
    close: () => stop(server),
  };
}

function act(behaviour: Behaviour, response: ServerResponse): void {
  if (behaviour === 'hang') return;
  if (typeof behaviour === 'function') {
    behaviour(response);
    return;
  }
  if (behaviour === 'drop') {
    response.socket?.destroy();
    return;
  }
  response.writeHead(behaviour.status, {
    'Content-Type': 'application/json',
    ...behaviour.headers,
  });
  response.end(behaviour.body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Listens on a free port of loopback and says where. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No address to listen on.');
  return `http://127.0.0.1:${address.port}`;
}

export function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
