import {request as send, type IncomingMessage, type ServerResponse} from 'node:http';
import {HOST, freePort} from '../suite/programs';
import {peerFolder, startPeer, type Peer} from './folder';
import {startProvider, type Provider} from './provider';

/** Account and key that Azurite has by default. */
export const AZURITE = {
  host: 'devstoreaccount1.blob.core.windows.net',
  key: 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==',
} as const;

/** Starts Azurite, Microsoft's own emulator of Azure Storage, behind the host name that an account has at Azure. */
export async function startAzurite(): Promise<Peer & {readonly env: Provider['env']}> {
  const folder = peerFolder('azurite');
  const port = await freePort();
  const peer = await startPeer(
    'azurite-blob',
    [
      ...['--blobHost', HOST, '--blobPort', String(port), '--inMemoryPersistence'],
      ...['--skipApiVersionCheck', '--disableTelemetry', '--silent'],
    ],
    {port, folder},
  );
  const forward = (incoming: IncomingMessage, response: ServerResponse) => {
    const {method, url: path, headers} = incoming;
    const outgoing = send({host: HOST, port, method, path, headers}, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  };
  const provider = await startProvider([AZURITE.host], forward);
  return {
    ...peer,
    env: provider.env,
    stop: async () => {
      await provider.stop();
      await peer.stop();
    },
  };
}
