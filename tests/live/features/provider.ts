import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {HOST} from '../suite/programs';

/** A provider that gives the same file for each path and keeps what was asked. */
export interface Provider {
  readonly url: string;
  readonly requests: readonly {readonly url: string; readonly headers: IncomingHttpHeaders}[];
  readonly stop: () => Promise<void>;
}

export async function startProvider(content: string | Buffer): Promise<Provider> {
  const requests: {url: string; headers: IncomingHttpHeaders}[] = [];
  const server = createServer((request, response) => {
    requests.push({url: request.url ?? '', headers: request.headers});
    response.setHeader('Content-Length', Buffer.byteLength(content));
    response.setHeader('Accept-Ranges', 'none');
    response.end(request.method === 'HEAD' ? undefined : content);
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${String(port)}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
