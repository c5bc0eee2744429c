import {createHash} from 'node:crypto';
import {createServer} from 'node:http';
import type {IncomingHttpHeaders, IncomingMessage, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A request as AList got it. */
export interface Seen {
  readonly method: string;
  /** Path and query, letter for letter. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** The visitor's address as AList takes it (pkg/utils/ip.go ClientIP). */
  readonly visitor: string;
  /** Bytes of the body that have come so far. */
  received: number;
  /** SHA-1 of the whole body, once it's there. */
  hash?: string;
}

/** What in AList matters to a proxy, without its files. */
export interface StubAlist {
  /**
   * Starts it on a free port of loopback, or on a Unix socket.
   *
   * @returns host and port, or the socket's path
   */
  readonly listen: (socket?: string) => Promise<string>;
  readonly seen: readonly Seen[];
  /** The last request; throws when none came. */
  readonly last: () => Seen;
  readonly close: () => Promise<void>;
}

/** The file that can be downloaded: its bytes tell their places. */
export const video = Buffer.from(Array.from({length: 300_000}, (_, index) => index % 251));

const ETAG = '"video"';

/** Sends a file as a player asks for it: whole, or one range of it. */
function sendVideo({method, headers}: IncomingMessage, response: ServerResponse): void {
  const {range = '', 'if-range': condition = ETAG} = headers;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const isPart = (from !== '' || to !== '') && condition === ETAG;
  const start = from === '' ? video.length - Number(to) : Number(from);
  const end = to === '' || from === '' ? video.length - 1 : Number(to);
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('ETag', ETAG);
  response.setHeader('Content-Type', 'video/mp4');
  if (isPart && start >= video.length) {
    response.writeHead(416, {'Content-Range': `bytes */${video.length}`}).end();
    return;
  }
  const body = isPart ? video.subarray(start, end + 1) : video;
  if (isPart) response.setHeader('Content-Range', `bytes ${start}-${end}/${video.length}`);
  response.writeHead(isPart ? 206 : 200, {'Content-Length': body.length});
  response.end(method === 'HEAD' ? undefined : body);
}

/** Whether AList takes the header `Destination` (server/webdav/webdav.go handleCopyMove). */
function isGoodDestination({headers}: IncomingMessage, prefix: string): number {
  const destination = String(headers['destination'] ?? '');
  if (!URL.canParse(destination, 'http://none')) return 400;
  const {host, pathname} = new URL(destination, 'http://none');
  if (host !== 'none' && host !== headers.host) return 502;
  return pathname.startsWith(`${prefix}/dav/`) ? 201 : 404;
}

/** Answers of WebDAV, each as a client expects it. */
function sendDav(request: IncomingMessage, response: ServerResponse, prefix: string): void {
  const xml = {'Content-Type': 'application/xml; charset=utf-8'};
  const multistatus = `<?xml version="1.0"?><D:multistatus xmlns:D="DAV:"><D:response><D:href>${String(request.url)}</D:href></D:response></D:multistatus>`;
  switch (request.method) {
    case 'OPTIONS':
      response.writeHead(200, {DAV: '1, 2', 'MS-Author-Via': 'DAV', Allow: 'OPTIONS, PUT'}).end();
      break;
    case 'PROPFIND':
    case 'PROPPATCH':
      response.writeHead(207, xml).end(multistatus);
      break;
    case 'LOCK':
      response.writeHead(200, {...xml, 'Lock-Token': '<opaquelocktoken:1>'}).end(multistatus);
      break;
    case 'COPY':
    case 'MOVE':
      response.writeHead(isGoodDestination(request, prefix)).end();
      break;
    case 'MKCOL':
    case 'PUT':
      response.writeHead(201).end();
      break;
    case 'DELETE':
    case 'UNLOCK':
      response.writeHead(204).end();
      break;
    default:
      response.writeHead(405).end();
  }
}

/**
 * A server that answers a proxy as AList does.
 *
 * @param prefix path in `site_url`, such as `/alist`: AList answers only there
 */
export function createStubAlist(prefix = ''): StubAlist {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const {method = '', url = '', headers} = request;
    const forwarded =
      String(headers['x-forwarded-for'] ?? '')
        .split(',')[0]
        ?.trim() ?? '';
    const visitor = forwarded || String(headers['x-real-ip'] ?? '');
    const entry: Seen = {method, url, headers, visitor, received: 0};
    seen.push(entry);
    const hash = createHash('sha1');
    request.on('data', (part: Buffer) => {
      entry.received += part.length;
      hash.update(part);
    });
    request.on('end', () => {
      entry.hash = hash.digest('hex');
      if (url.startsWith(`${prefix}/dav/`)) sendDav(request, response, prefix);
      else if (url.startsWith(`${prefix}/d/`)) sendVideo(request, response);
      else if (url === `${prefix}/ping`) response.end('pong');
      else response.writeHead(404).end('404 page not found');
    });
  });
  return {
    async listen(socket) {
      await new Promise<void>((resolve) => {
        if (socket === undefined) server.listen(0, '127.0.0.1', resolve);
        else server.listen(socket, resolve);
      });
      return socket ?? `127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    seen,
    last() {
      const entry = seen.at(-1);
      if (!entry) throw new Error('No request came to AList.');
      return entry;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
