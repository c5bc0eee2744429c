import {readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo, Socket} from 'node:net';
import path from 'node:path';
import {TLSSocket} from 'node:tls';
import {HOST, runProgram} from '../suite/programs';
import {peerFolder} from './folder';

/** A made-up server for providers whose addresses a driver doesn't let one choose. */
export interface Provider {
  /** Environment with which AList reaches it in place of the providers. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a proxy that answers for these hosts itself, with a certificate that AList trusts. It opens no connection to
 * anywhere else.
 *
 * @param hosts names that its certificate is for
 * @param answer gets the requests to all hosts, those that it isn't for too
 */
export async function startProvider(
  hosts: readonly string[],
  answer: RequestListener,
): Promise<Provider> {
  const folder = peerFolder('provider');
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const made = await runProgram('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=example'],
    ...['-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`],
    ...['-keyout', keyFile, '-out', certFile],
  ]);
  if (made.code !== 0) throw new Error(made.stderr);
  const identity = {key: readFileSync(keyFile), cert: readFileSync(certFile)};

  const inner = createServer(answer);
  const outer = createServer((_request, response) => void response.writeHead(502).end());
  const sockets = new Set<Socket>();
  outer.on('connect', (_request, socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    const secure = new TLSSocket(socket, {isServer: true, ...identity});
    // A client can hang up at any time.
    for (const each of [socket, secure]) each.on('error', () => undefined);
    inner.emit('connection', secure);
  });
  await new Promise<void>((resolve) => outer.listen(0, HOST, resolve));
  const url = `http://${HOST}:${String((outer.address() as AddressInfo).port)}`;
  return {
    env: {HTTPS_PROXY: url, NO_PROXY: '', SSL_CERT_FILE: certFile},
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => outer.close(resolve));
      await rm(folder, {recursive: true, force: true});
    },
  };
}
