import {mkdirSync, writeFileSync} from 'node:fs';
import {userInfo} from 'node:os';
import path from 'node:path';
import {HOST, findProgram, freePort, runProgram} from '../suite/programs';
import {peerFolder, startPeer, type Peer} from './folder';

export interface SmbServer extends Peer {
  readonly user: string;
  readonly password: string;
  readonly share: string;
  readonly files: string;
}

/** Starts Samba with one share, for the current user with its own password. */
export async function startSamba(lines: readonly string[] = []): Promise<SmbServer> {
  const folder = peerFolder('samba');
  const files = path.join(folder, 'files');
  const state = path.join(folder, 'state');
  mkdirSync(files);
  mkdirSync(state);
  const port = await freePort();
  const config = path.join(folder, 'smb.conf');
  writeFileSync(
    config,
    [
      '[global]',
      'server role = standalone server',
      'disable netbios = yes',
      `smb ports = ${String(port)}`,
      `interfaces = ${HOST}`,
      'bind interfaces only = yes',
      `passdb backend = tdbsam:${state}/passdb.tdb`,
      ...[
        'private dir',
        'state directory',
        'lock directory',
        'cache directory',
        'pid directory',
      ].map((name) => `${name} = ${state}`),
      `ncalrpc dir = ${state}/ncalrpc`,
      'load printers = no',
      'printcap name = /dev/null',
      'disable spoolss = yes',
      ...lines,
      '[media]',
      `path = ${files}`,
      'read only = no',
      '',
    ].join('\n'),
  );
  const account = {user: userInfo().username, password: 'EXAMPLE-PASSWORD'};
  const made = await runProgram(
    findProgram('smbpasswd') ?? 'smbpasswd',
    ['-c', config, '-s', '-a', account.user],
    {input: `${account.password}\n${account.password}\n`},
  );
  if (made.code !== 0) throw new Error(made.stdout + made.stderr);
  const peer = await startPeer(
    'smbd',
    ['--foreground', '--debug-stdout', `--configfile=${config}`],
    {port, folder},
  );
  return {...peer, ...account, share: 'media', files};
}
