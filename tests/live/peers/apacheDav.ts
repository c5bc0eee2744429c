import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {HOST, freePort, runProgram} from '../suite/programs';
import {peerFolder, startPeer, type Peer} from './folder';

export interface DavServer extends Peer {
  /** URL of the folder, without a slash at its end. */
  readonly address: string;
  readonly user: string;
  readonly password: string;
  readonly files: string;
}

const modules = '/usr/lib/apache2/modules';

/** How Apache serves the folder. */
export interface DavOptions {
  readonly auth?: 'Basic' | 'Digest';
  /** Path of the folder in the URL; blank for the whole site. */
  readonly at?: 'dav' | '';
  /** Further lines for the folder. */
  readonly lines?: readonly string[];
}

/** Starts Apache with mod_dav. */
export async function startApacheDav({
  auth = 'Basic',
  at = 'dav',
  lines = [],
}: DavOptions = {}): Promise<DavServer> {
  const folder = peerFolder('apache');
  const files = path.join(folder, 'root', at);
  mkdirSync(files, {recursive: true});
  const account = {user: 'example', password: 'EXAMPLE-PASSWORD'};
  const passwords = path.join(folder, 'passwords');
  if (auth === 'Basic')
    await runProgram('htpasswd', ['-cb', passwords, account.user, account.password]);
  else
    await runProgram('htdigest', ['-c', passwords, 'dav', account.user], {
      input: `${account.password}\n${account.password}\n`,
    });
  const port = await freePort();
  const config = path.join(folder, 'httpd.conf');
  const loaded = [
    ...['mpm_event', 'authn_core', 'authn_file', 'authz_core', 'authz_user'],
    ...['auth_basic', 'auth_digest', 'dav', 'dav_fs', 'alias', 'dir', 'setenvif', 'reqtimeout'],
  ].filter((name) => existsSync(`${modules}/mod_${name}.so`));
  const isRoot = process.getuid?.() === 0;
  writeFileSync(
    config,
    [
      ...loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`),
      `ServerRoot ${folder}`,
      `ServerName ${HOST}`,
      `Listen ${HOST}:${String(port)}`,
      `PidFile ${folder}/pid`,
      `DefaultRuntimeDir ${folder}`,
      `ErrorLog ${folder}/error.log`,
      ...(isRoot ? ['User www-data', 'Group www-data'] : []),
      `DocumentRoot ${folder}/root`,
      `DavLockDB ${folder}/locks`,
      ...(at === '' ? [] : [`<Directory ${folder}/root>`, 'Require all granted', '</Directory>']),
      `<Directory ${files}>`,
      'Dav On',
      'Options None',
      'DirectoryIndex disabled',
      `AuthType ${auth}`,
      'AuthName dav',
      ...(auth === 'Basic' ? ['AuthBasicProvider file'] : ['AuthDigestProvider file']),
      `AuthUserFile ${passwords}`,
      'Require valid-user',
      ...lines,
      '</Directory>',
      '',
    ].join('\n'),
  );
  if (isRoot) await runProgram('chown', ['-R', 'www-data:www-data', folder]);
  await runProgram('chmod', ['755', folder]);
  const peer = await startPeer('apache2', ['-DFOREGROUND', '-f', config], {port, folder});
  return {...peer, address: `http://${HOST}:${String(port)}${at && '/'}${at}`, ...account, files};
}
