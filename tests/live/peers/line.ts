import {connect, createServer, type AddressInfo, type Socket} from 'node:net';
import {HOST} from '../suite/programs';

/** A line to a server that a check can cut. */
export interface Line {
  readonly port: number;
  /** Cuts all connections; new ones work. */
  readonly cut: () => void;
  /** Lets nothing more come back from the server, until `cut`. */
  readonly hold: () => void;
  /** Connections that are open now. */
  readonly open: () => number;
  /** What the client sent, as text. */
  readonly sent: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts a TCP proxy in front of a port. */
export function startLine(target: number): Promise<Line> {
  const sockets = new Set<Socket>();
  const answers = new Set<Socket>();
  let open = 0;
  let sent = '';
  const server = createServer((client) => {
    const peer = connect({port: target, host: HOST});
    open += 1;
    client.once('close', () => (open -= 1));
    answers.add(peer);
    peer.once('close', () => answers.delete(peer));
    client.on('data', (part: Buffer) => (sent += part.toString('latin1')));
    for (const [one, other] of [
      [client, peer],
      [peer, client],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return new Promise((resolve) => {
    server.listen(0, HOST, () => {
      resolve({
        port: (server.address() as AddressInfo).port,
        cut,
        hold: () => {
          for (const socket of answers) socket.unpipe().pause();
        },
        open: () => open,
        sent: () => sent,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            cut();
          }),
      });
    });
  });
}
