import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {HOST, freePort} from '../suite/programs';
import {peerFolder, startPeer, type Peer} from './folder';

const QUIET = ['--enable-dht=false', '--bt-enable-lpd=false', '--enable-peer-exchange=false'];

/** Starts aria2 with these arguments besides those that keep it to itself. */
export async function startAria2(args: readonly string[]): Promise<Peer> {
  const folder = peerFolder('aria2');
  const [port, peers] = [await freePort(), await freePort()];
  return startPeer(
    'aria2c',
    [
      ...args,
      ...['--no-conf', '--dir', folder, `--rpc-listen-port=${String(port)}`],
      ...[`--listen-port=${String(peers)}`, ...QUIET],
    ],
    {port, folder, env: {HOME: folder, no_proxy: '*', NO_PROXY: '*'}},
  );
}

/** Starts aria2 without RPC, which shares a file that it already has. */
export async function startSeed(name: string, content: Buffer, torrent: Buffer): Promise<Peer> {
  const folder = peerFolder('seed');
  const port = await freePort();
  writeFileSync(path.join(folder, name), content);
  const file = path.join(folder, 'film.torrent');
  writeFileSync(file, torrent);
  return startPeer(
    'aria2c',
    [
      ...['--no-conf', '--dir', folder, '--check-integrity=true', '--seed-ratio=0', ...QUIET],
      ...[`--listen-port=${String(port)}`, file],
    ],
    {port, folder, env: {HOME: folder, no_proxy: '*', NO_PROXY: '*'}},
  );
}

/** Starts qBittorrent with its web interface, and its first password `adminadmin`. */
export async function startQbittorrent(): Promise<Peer> {
  const folder = peerFolder('qbittorrent');
  const port = await freePort();
  const config = path.join(folder, 'qBittorrent/config');
  mkdirSync(config, {recursive: true});
  writeFileSync(
    path.join(config, 'qBittorrent.conf'),
    `[LegalNotice]
Accepted=true
[BitTorrent]
Session\\DHTEnabled=false
Session\\LSDEnabled=false
Session\\PeXEnabled=false
Session\\Port=${String(await freePort())}
Session\\Interface=lo
Session\\InterfaceName=lo
[Preferences]
WebUI\\Address=${HOST}
WebUI\\LocalHostAuth=true
`,
  );
  return startPeer('qbittorrent-nox', [`--profile=${folder}`, `--webui-port=${String(port)}`], {
    port,
    folder,
    env: {HOME: folder, no_proxy: '*', NO_PROXY: '*'},
  });
}

/** Starts Transmission without a password. */
export async function startTransmission(): Promise<Peer> {
  const folder = peerFolder('transmission');
  const port = await freePort();
  return startPeer(
    'transmission-daemon',
    [
      ...['--foreground', '--config-dir', folder, '--port', String(port)],
      ...['--rpc-bind-address', HOST, '--no-auth', '--no-portmap'],
      ...['--no-dht', '--no-lpd', '--peerport', String(await freePort()), '--download-dir', folder],
    ],
    {port, folder, env: {HOME: folder, no_proxy: '*', NO_PROXY: '*'}},
  );
}
