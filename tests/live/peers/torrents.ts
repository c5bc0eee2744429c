import {createHash} from 'node:crypto';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {HOST} from '../suite/programs';

type Bencoded = string | number | Buffer | {readonly [key: string]: Bencoded};

/** A value in the format of torrents. The keys of objects must be sorted. */
function bencode(value: Bencoded): Buffer {
  if (typeof value === 'number') return Buffer.from(`i${String(value)}e`);
  if (typeof value === 'string') return bencode(Buffer.from(value));
  if (Buffer.isBuffer(value))
    return Buffer.concat([Buffer.from(`${String(value.length)}:`), value]);
  const parts = Object.entries(value).flatMap(([key, entry]) => [bencode(key), bencode(entry)]);
  return Buffer.concat([Buffer.from('d'), ...parts, Buffer.from('e')]);
}

/** A web server with a file, its torrent, and the tracker of the torrent. */
export interface TorrentSite {
  /** Without a slash at its end. */
  readonly url: string;
  readonly content: Buffer;
  readonly torrent: Buffer;
  readonly magnet: string;
  /** Port of a program that has the file, which the tracker then names to others. */
  readonly seed: (port: number) => void;
  readonly stop: () => Promise<void>;
}

const PIECE = 16_384;

function sendPart(response: ServerResponse, content: Buffer, range = ''): void {
  const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  const end = last === '' ? content.length : Number(last) + 1;
  const part = content.subarray(Number(first), end);
  response.writeHead(range === '' ? 200 : 206, {
    'Accept-Ranges': 'bytes',
    'Content-Length': part.length,
    ...(range !== '' && {
      'Content-Range': `bytes ${first}-${String(end - 1)}/${String(content.length)}`,
    }),
  });
  response.end(part);
}

/**
 * Starts the web server: `/film.mkv`, `/named` (with another name in a header), `/film.torrent`, and `/announce`.
 *
 * @param name of the file
 */
export async function startTorrentSite(name: string): Promise<TorrentSite> {
  const content = Buffer.from(
    Array.from({length: 5000}, (_, at) => `line ${String(at)}\n`).join(''),
  );
  let torrent: Buffer = Buffer.alloc(0);
  let peers = Buffer.alloc(0);
  const answer = ({url = '', headers}: IncomingMessage, response: ServerResponse) => {
    const {pathname} = new URL(url, `http://${HOST}`);
    if (pathname === '/announce') return response.end(bencode({interval: 5, peers}));
    if (pathname === '/film.torrent')
      return response.writeHead(200, {'Content-Type': 'application/x-bittorrent'}).end(torrent);
    if (pathname === '/named')
      return response
        .writeHead(200, {
          'Content-Length': content.length,
          'Content-Disposition': 'attachment; filename="from-header.mkv"',
        })
        .end(content);
    if (pathname === `/${name}`) {
      sendPart(response, content, headers.range);
      return response;
    }
    return response.writeHead(404).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const url = `http://${HOST}:${String((server.address() as AddressInfo).port)}`;
  const pieces = [];
  for (let at = 0; at < content.length; at += PIECE)
    pieces.push(
      createHash('sha1')
        .update(content.subarray(at, at + PIECE))
        .digest(),
    );
  const info = {length: content.length, name, 'piece length': PIECE, pieces: Buffer.concat(pieces)};
  const announce = `${url}/announce`;
  // Transmission takes no peers on loopback, but the web server itself.
  torrent = bencode({announce, info, 'url-list': `${url}/${name}`});
  const hash = createHash('sha1').update(bencode(info)).digest('hex');
  return {
    url,
    content,
    torrent,
    magnet: `magnet:?xt=urn:btih:${hash}&dn=${name}&tr=${encodeURIComponent(announce)}`,
    seed: (port) => {
      // Four bytes of the address, two of the port.
      peers = Buffer.from([127, 0, 0, 1, port >> 8, port & 0xff]);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
