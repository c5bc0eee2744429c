import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {HOST, freePort, runProgram} from '../suite/programs';
import {peerFolder, startPeer, type Peer} from './folder';

export interface FtpServer extends Peer {
  readonly user: string;
  readonly password: string;
  /** Folder of the server's root, in which the account can change only `files`. */
  readonly root: string;
  /** Path of the certificate, for servers with TLS. */
  readonly certificate: string;
}

/** `implicit` starts with TLS; `explicit` upgrades. */
type Tls = 'none' | 'explicit' | 'implicit';

/**
 * Starts vsftpd with one account, which can change files. Its account is the anonymous one, because others are
 * accounts of the system; it has a password all the same.
 */
export async function startVsftpd(
  tls: Tls = 'none',
  lines: readonly string[] = [],
): Promise<FtpServer> {
  const folder = peerFolder('vsftpd');
  const account = {user: 'anonymous', password: 'EXAMPLE-PASSWORD'};
  // vsftpd refuses a root that this account could change, so its files are in a folder.
  const root = path.join(folder, 'root');
  mkdirSync(path.join(root, 'files'), {recursive: true});
  const passwords = path.join(folder, 'passwords');
  writeFileSync(passwords, `${account.password}\n`);
  const certificate = path.join(folder, 'certificate.pem');
  if (tls !== 'none')
    await runProgram('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', certificate, '-out', `${certificate}.crt`],
    ]);
  const port = await freePort();
  const config = path.join(folder, 'vsftpd.conf');
  const isRoot = process.getuid?.() === 0;
  writeFileSync(
    config,
    [
      'listen=YES',
      'background=NO',
      `listen_address=${HOST}`,
      `listen_port=${String(port)}`,
      ...(isRoot ? [] : ['run_as_launching_user=YES']),
      'seccomp_sandbox=NO',
      'isolate=NO',
      'isolate_network=NO',
      'anonymous_enable=YES',
      'local_enable=NO',
      'secure_email_list_enable=YES',
      `email_password_file=${passwords}`,
      `anon_root=${root}`,
      'write_enable=YES',
      'anon_upload_enable=YES',
      'anon_mkdir_write_enable=YES',
      'anon_other_write_enable=YES',
      'anon_umask=022',
      'anon_world_readable_only=NO',
      'ls_recurse_enable=NO',
      'use_localtime=YES',
      'connect_from_port_20=NO',
      'pasv_enable=YES',
      ...(tls === 'none'
        ? []
        : [
            'ssl_enable=YES',
            'allow_anon_ssl=YES',
            'force_anon_logins_ssl=YES',
            'force_anon_data_ssl=YES',
            `rsa_cert_file=${certificate}.crt`,
            `rsa_private_key_file=${certificate}`,
            ...(tls === 'implicit' ? ['implicit_ssl=YES'] : []),
          ]),
      // Of the same key, the last line counts.
      ...lines,
      '',
    ].join('\n'),
  );
  await runProgram('chmod', ['755', folder, root]);
  if (isRoot) await runProgram('chown', ['ftp', path.join(root, 'files')]);
  const peer = await startPeer('vsftpd', [config], {port, folder});
  return {...peer, ...account, root, certificate: `${certificate}.crt`};
}
