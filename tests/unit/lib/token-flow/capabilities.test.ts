import {createServer, type RequestListener, type Server} from 'node:http';
import {afterEach, expect, test, vi} from 'vitest';
import {readFeatures} from '@site/src/lib/shared/token-flow/capabilities';

let server: Server | undefined;
afterEach(() => {
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
}

/** A browser's `fetch`: an answer without CORS headers can be had, but not read. */
function browseAs(origin: string): void {
  const real = fetch;
  vi.stubGlobal('fetch', async (url: URL | string, init: RequestInit) => {
    const response = await real(url, init);
    if (init.mode === 'no-cors') return Response.error();
    const allowed = response.headers.get('access-control-allow-origin');
    if (allowed !== '*' && allowed !== origin) throw new TypeError('Failed to fetch');
    return response;
  });
}

const read = (api: string) => readFeatures(api, new AbortController().signal);

test('a server that announces features has them', async () => {
  browseAs('https://docs.example.com');
  const api = await serve((_, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('{"version":1,"features":["pkce","unheard_of"]}');
  });
  expect(await read(api)).toEqual(['pkce']);
});

test.each([404, 405, 500])(
  'a %i without CORS headers, as published servers send it, means no features',
  async (status) => {
    browseAs('https://docs.example.com');
    const api = await serve((_, response) => {
      response.statusCode = status;
      response.end('404 page not found');
    });
    expect(await read(api)).toEqual([]);
  },
);

test('a server that is not there is a failure before the sign-in', async () => {
  browseAs('https://docs.example.com');
  const api = await serve((_, response) => response.socket?.destroy());
  await expect(read(api)).rejects.toMatchObject({failure: {kind: 'server-unreachable'}});
});

test('the probe tells the server nothing but that it happens', async () => {
  browseAs('https://docs.example.com');
  const seen: string[] = [];
  const api = await serve(({method, url, headers}, response) => {
    seen.push(`${method ?? ''} ${url ?? ''} ${headers.cookie ?? ''}${headers.referer ?? ''}`);
    response.statusCode = 404;
    response.end();
  });
  await read(api);
  expect(seen).toEqual(['GET /alist/capabilities ', 'GET / ']);
});
