import {createServer, request} from 'node:http';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {HOST} from '../suite/programs';

/** Values of an example that stand for real ones: `<token>`, IDs, signatures. */
export type Stands = readonly (readonly [shown: string, real: string])[];

/** What a preparation gives, if it's values. */
export function standsOf(given: unknown): Stands {
  return Array.isArray(given) ? (given as Stands) : [];
}

/** A door to AList through which samples go as they're printed. */
export interface Door {
  /** Without a slash at its end. */
  readonly url: string;
  /** From now on, puts real values where the example shows made-up ones. */
  readonly replace: (stands: Stands) => void;
  readonly close: () => Promise<void>;
}

function withReal(text: string, stands: Stands): string {
  return stands.reduce((all, [shown, real]) => all.replaceAll(shown, real), text);
}

/** The same in a URL, where some programs encode the brackets of a placeholder, and others don't. */
function urlWithReal(url: string, stands: Stands): string {
  const encoded = stands.map(([shown, real]) => [encodeURI(shown), real] as const);
  return withReal(withReal(url, stands), encoded);
}

/**
 * Passes requests to a server, and puts real values in the place of the made-up ones. Everything else goes through
 * unchanged, so samples run letter for letter as readers copy them, except for the address in them.
 */
export async function openDoor(target: string): Promise<Door> {
  let stands: Stands = [];

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const sent = Buffer.concat(parts).toString('latin1');
    const body = Buffer.from(withReal(sent, stands), 'latin1');
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [
        name,
        typeof value === 'string' ? withReal(value, stands) : value,
      ]),
    );
    if (headers['content-length'] !== undefined) headers['content-length'] = String(body.length);
    const options = {method: incoming.method, headers};
    const inner = request(
      target + urlWithReal(incoming.url ?? '/', stands),
      options,
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
        response.pipe(outgoing);
      },
    );
    inner.on('error', (error) => {
      outgoing.writeHead(502).end(String(error));
    });
    inner.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch((error: unknown) => {
      outgoing.writeHead(502).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return {
    url: `http://${HOST}:${String((server.address() as AddressInfo).port)}`,
    replace: (next) => {
      stands = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
