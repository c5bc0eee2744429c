import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/** Size of the file that it sends, of which a part never comes. */
const SIZE = 10_000_000;
const SENT_PERCENT = 40;

/** A server whose download stops on the way, so that a task on a picture stays where it is. */
export interface SlowServer {
  readonly url: string;
  readonly size: number;
  readonly percent: number;
  /** Resolves once the download has stopped. */
  readonly stalled: Promise<void>;
  readonly stop: () => void;
}

/** Starts the server on this machine. */
export async function slowServer(): Promise<SlowServer> {
  let onStalled: () => void = () => undefined;
  const stalled = new Promise<void>((resolve) => {
    onStalled = resolve;
  });
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'Content-Length': SIZE,
      'Content-Type': 'video/mp4',
      'Accept-Ranges': 'none',
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    response.write(Buffer.alloc((SIZE * SENT_PERCENT) / 100), () => onStalled());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/film.mp4`,
    size: SIZE,
    percent: SENT_PERCENT,
    stalled,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
