import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {userInfo} from 'node:os';
import path from 'node:path';
import {HOST, freePort, runProgram} from '../suite/programs';
import {peerFolder, startPeer, type Peer} from './folder';

export interface SshServer extends Peer {
  /** Account of the system that runs the suite. */
  readonly user: string;
  /** Folder to share, with an absolute path. */
  readonly files: string;
  /** Path of the private key whose public key the server accepts. */
  readonly keyFile: string;
  /** Text of that private key. */
  readonly privateKey: string;
}

/** Makes a key pair as the page about SFTP says. Gives the path of the private key. */
export async function makeKey(folder: string, name: string, passphrase = ''): Promise<string> {
  const file = path.join(folder, name);
  const {code, stderr} = await runProgram('ssh-keygen', [
    ...['-q', '-t', 'ed25519', '-N', passphrase, '-f', file],
  ]);
  if (code !== 0) throw new Error(stderr);
  return file;
}

/** Starts OpenSSH's server for the current user. `lines` come first in its configuration, so they win. */
export async function startSshd(lines: readonly string[] = []): Promise<SshServer> {
  const folder = peerFolder('sshd');
  const files = path.join(folder, 'files');
  mkdirSync(files);
  const keyFile = await makeKey(folder, 'alist_key');
  const hostKey = await makeKey(folder, 'host_key');
  const accepted = path.join(folder, 'authorized_keys');
  writeFileSync(accepted, readFileSync(`${keyFile}.pub`));
  const port = await freePort();
  const config = path.join(folder, 'sshd_config');
  writeFileSync(
    config,
    [
      ...lines,
      `ListenAddress ${HOST}`,
      `Port ${String(port)}`,
      `HostKey ${hostKey}`,
      `AuthorizedKeysFile ${accepted}`,
      'PidFile none',
      'StrictModes no',
      'UsePAM no',
      'PermitRootLogin yes',
      'Subsystem sftp internal-sftp',
      'MaxStartups 100',
      '',
    ].join('\n'),
  );
  // As root, it needs its empty folder, which a system service would make.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', {recursive: true});
  const peer = await startPeer('sshd', ['-D', '-e', '-f', config], {port, folder});
  return {
    ...peer,
    user: userInfo().username,
    files,
    keyFile,
    privateKey: readFileSync(keyFile, 'utf8'),
  };
}
