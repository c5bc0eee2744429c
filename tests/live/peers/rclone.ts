import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {HOST, freePort} from '../suite/programs';
import {peerFolder, startPeer, type Peer} from './folder';

export interface RcloneServer extends Peer {
  readonly files: string;
  readonly user: string;
  readonly password: string;
}

/** Starts `rclone serve` with an account: `startRclone('sftp')`. */
export async function startRclone(
  protocol: 'sftp' | 'webdav' | 'ftp',
  args: readonly string[] = [],
): Promise<RcloneServer> {
  const folder = peerFolder('rclone');
  const files = path.join(folder, 'files');
  mkdirSync(files);
  const port = await freePort();
  const account = {user: 'example', password: 'EXAMPLE-PASSWORD'};
  const peer = await startPeer(
    'rclone',
    [
      ...['serve', protocol, files, '--addr', `${HOST}:${String(port)}`, '--config', '/dev/null'],
      ...['--user', account.user, '--pass', account.password, '--dir-cache-time', '0'],
      ...args,
    ],
    {port, folder, env: {HOME: folder}},
  );
  return {...peer, files, ...account};
}
