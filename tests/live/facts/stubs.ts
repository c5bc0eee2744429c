import {createServer as createHttpServer} from 'node:http';
import {createServer, type AddressInfo, type Server, type Socket} from 'node:net';
import {HOST} from '../suite/programs';

/** A server that only notes what it's asked. */
export interface Stub<Seen> {
  readonly port: number;
  readonly seen: readonly Seen[];
  readonly close: () => void;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return (server.address() as AddressInfo).port;
}

/** What a program says to PostgreSQL before the server knows who it is. */
export interface PostgresLogin {
  /** Whether it asked for TLS first. */
  readonly asksTls: boolean;
  readonly user?: string;
  readonly database?: string;
  readonly password?: string;
}

const SSL_REQUEST = 80_877_103;
const AUTHENTICATION_CLEARTEXT = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);

/** A PostgreSQL server that asks for a password in plain text and then hangs up. */
export async function postgresStub(): Promise<Stub<PostgresLogin>> {
  const seen: PostgresLogin[] = [];
  const server = createServer((socket: Socket) => {
    let login: PostgresLogin = {asksTls: false};
    socket.on('error', () => undefined);
    socket.on('close', () => seen.push(login));
    socket.on('data', (message) => {
      if (message[0] === 0x70) {
        login = {...login, password: message.toString('utf8', 5, message.length - 1)};
        socket.destroy();
      } else if (message.readInt32BE(4) === SSL_REQUEST) {
        login = {...login, asksTls: true};
        socket.write('N');
      } else {
        const words = message.toString('utf8', 8).split('\0');
        const wordAfter = (name: string) => words[words.indexOf(name) + 1] ?? '';
        login = {...login, user: wordAfter('user'), database: wordAfter('database')};
        socket.write(AUTHENTICATION_CLEARTEXT);
      }
    });
  });
  const port = await listen(server);
  return {port, seen, close: () => server.close()};
}

export interface SeenRequest {
  readonly path: string;
  readonly authorization: string;
}

/** A web server that answers everything with an error. */
export async function httpStub(): Promise<Stub<SeenRequest>> {
  const seen: SeenRequest[] = [];
  const server = createHttpServer((request, response) => {
    seen.push({path: request.url ?? '', authorization: request.headers.authorization ?? ''});
    response.writeHead(500, {'Content-Type': 'application/json'}).end('{}');
  });
  const port = await listen(server);
  return {port, seen, close: () => server.close()};
}
