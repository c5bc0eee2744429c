import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {test as watched} from '../watched';
import {hosts} from './environment';

export {expect, faultsOf, startApplication} from '../watched';

/** A request that a page of the fixture site made to another host. */
export interface Asked {
  readonly host: string;
  readonly path: string;
  readonly search: URLSearchParams;
  /** What was sent along, if anything. */
  readonly body: unknown;
}

/** Languages of the site, with what a browser in that language asks for. */
export const languages = [
  {locale: 'en', prefix: '', browser: 'en-US'},
  {locale: 'zh', prefix: '/zh', browser: 'zh-CN'},
] as const;

const serviceHosts: ReadonlySet<string> = new Set(
  Object.values(hosts).map((origin) => new URL(origin).host),
);

/** Where to stop a clock that began at 0: later, scripts that are still loading would be given up (120 s). */
export const BEFORE_TIMEOUTS_MS = 100_000;

/** Query that the hosted search answers with one place; all others find nothing. */
export const FOUND_QUERY = 'hosted';

/** What the services say: comments as a document, search as records, anything else as a script that says it ran. */
function answerTo(host: string, address: string, body: string): {type: string; text: string} {
  const {pathname, searchParams} = new URL(address, `https://${host}`);
  switch (`https://${host}`) {
    case hosts.comments: {
      const repo = searchParams.get('repo') ?? '';
      return {type: 'text/html', text: `<!doctype html><p>${pathname} of ${repo}</p>`};
    }
    case hosts.search:
      return {type: 'application/json', text: searchAnswer(body)};
    default: {
      const name = JSON.stringify(host + pathname);
      const text = `window.foreign = [...(window.foreign ?? []), ${name}];`;
      return {type: 'text/javascript', text};
    }
  }
}

function searchAnswer(body: string): string {
  const {requests} = JSON.parse(body) as {requests: readonly {query: string}[]};
  const hit = {
    objectID: '1',
    type: 'lvl1',
    url: 'https://fixture.example.com/zh/guide/everything.html#first',
    content: 'Hosted text',
    hierarchy: {lvl0: 'Guide', lvl1: 'Hosted page', lvl2: null},
  };
  const results = requests.map(({query}) => {
    const hits = query === FOUND_QUERY ? [hit] : [];
    return {hits, nbHits: hits.length, index: 'fixture', page: 0, nbPages: hits.length};
  });
  return JSON.stringify({results});
}

/** Stands for comments, analytics, ads, and hosted search: one server on this machine. */
async function startStub(): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const host = String(request.headers['x-asked-host']);
      const {type, text} = answerTo(host, request.url ?? '/', Buffer.concat(chunks).toString());
      response.writeHead(200, {
        'content-type': type,
        'access-control-allow-origin': '*',
        // Otherwise, a request can meet a connection that's just being closed.
        connection: 'close',
      });
      response.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** A test of the fixture site. Requests to the services go to the stub; any other host fails the test. */
export const test = watched.extend<{readonly asked: readonly Asked[]}, {readonly stub: string}>({
  stub: [
    async ({}, use) => {
      const server = await startStub();
      const {port} = server.address() as AddressInfo; // it listens on a port
      await use(`http://127.0.0.1:${port}`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    {scope: 'worker'},
  ],
  asked: [
    async ({context, stub}, use) => {
      const asked: Asked[] = [];
      await context.route(
        ({host}) => serviceHosts.has(host),
        async (route) => {
          const request = route.request();
          const {host, pathname, search, searchParams} = new URL(request.url());
          const body: unknown = request.postDataJSON();
          asked.push({host, path: pathname, search: searchParams, body});
          const headers = {...request.headers(), 'x-asked-host': host};
          try {
            const response = await route.fetch({url: `${stub}${pathname}${search}`, headers});
            await route.fulfill({response});
          } catch {
            // The page that asked has gone. If it hasn't, its console says that it got nothing.
            await route.abort().catch(() => undefined);
          }
        },
      );
      await use(asked);
    },
    {auto: true},
  ],
});
