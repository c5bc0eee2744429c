import {expect} from 'vitest';
import {startLine} from '../peers/line';
import {startVsftpd, type FtpServer} from '../peers/vsftpd';
import {HOST, runProgram} from '../suite/programs';
import {suite} from '../suite/suite';
import {contract} from './contract';
import {ftpChecks, patient, within} from './ftpCommon';
import {formBody, type StorageValues} from './pages';

const page = 'guide/drivers/ftps';
const live = suite({
  own: true,
  needs: ['vsftpd', 'openssl'],
  config: {tls_insecure_skip_verify: true},
});

let vsftpd: FtpServer;
live.before(async () => {
  vsftpd = await start();
  live.after(() => vsftpd.stop());
});

contract(live, {
  driver: 'FTPS',
  page,
  client: patient,
  inside: '/files',
  copies: false,
  steps: () => ({...account(), tls_mode: 'Explicit'}),
  sample: () => account(),
});

const {files, start, accountOf} = ftpChecks(live, 'FTPS', page, {tls_insecure_skip_verify: true});
const account = () => accountOf(vsftpd);

/** Status of a storage with some values, which is deleted again. */
async function statusOf(values: StorageValues) {
  const {id, status} = await files.add(
    formBody('FTPS', {...account(), mount_path: '/status', ...values}),
  );
  await files.delete(id);
  return status;
}

live.check(
  'the commands of the page list the folders in explicit and in implicit mode, and the storage has the mode that worked',
  [`page:${page}#credentials`, `page:${page}#add`, 'fact:drivers.FTPS.fields.tls_mode'],
  async () => {
    const implicit = await startVsftpd('implicit', ['require_ssl_reuse=NO']);
    for (const [server, options, scheme] of [
      [vsftpd, ['--ssl-reqd'], 'ftp'],
      [implicit, [], 'ftps'],
    ] as const) {
      const {code, stdout, stderr} = await runProgram('curl', [
        ...['-sS', '-k', '--noproxy', '*', ...options, '-u', `${server.user}:${server.password}`],
        `${scheme}://${HOST}:${String(server.port)}/`,
      ]);
      expect([code, stdout + stderr]).toEqual([0, expect.stringMatching(/ files\r?\n$/)]);
    }
    const {id, status, mount} = await files.add(
      formBody('FTPS', {...accountOf(implicit), mount_path: '/implicit', tls_mode: 'Implicit'}),
    );
    expect([status, await files.names(mount)]).toEqual(['work', ['files/']]);
    await files.delete(id);
    await implicit.stop();
  },
  ['curl'],
);

live.check('does not send the password in clear text', [`page:${page}#before`], async () => {
  const line = await startLine(vsftpd.port);
  expect(await statusOf({address: `${HOST}:${String(line.port)}`})).toBe('work');
  expect(line.sent()).toContain('AUTH TLS');
  expect(line.sent()).not.toContain(vsftpd.password);
  await line.stop();
});

live.check(
  'rejects a self-signed certificate, whatever the key of the configuration says',
  [
    `page:${page}#x509`,
    `page:${page}#certificate`,
    'fact:drivers.FTPS.fields.tls_insecure_skip_verify',
  ],
  async () => {
    const tls_insecure_skip_verify = false;
    expect(await statusOf({tls_insecure_skip_verify})).toContain('x509: ');
    const address = `localhost:${String(vsftpd.port)}`;
    expect(await statusOf({tls_insecure_skip_verify, address})).toContain('x509: ');
    expect(await statusOf({tls_insecure_skip_verify: true})).toBe('work');
  },
);

live.check(
  'shows work but no list if the server requires that TLS sessions are used again',
  [`page:${page}#session-reuse`, `page:${page}#check`],
  async () => {
    const strict = await startVsftpd('explicit', ['require_ssl_reuse=YES']);
    const {id, status, mount} = await files.add(
      formBody('FTPS', {mount_path: '/strict', ...accountOf(strict)}),
    );
    expect([status, (await files.list(mount)).message]).toEqual([
      'work',
      expect.stringContaining('session reuse required'),
    ]);
    await files.delete(id);
    await strict.stop();
  },
);

live.check(
  'names the wrong mode in its message, or never ends saving',
  [`page:${page}#wrong-mode`, `page:${page}#save-hangs`, 'fact:drivers.FTPS.fields.tls_mode'],
  async () => {
    expect(await statusOf({tls_mode: 'Implicit'})).toContain(
      'first record does not look like a TLS handshake',
    );
    const implicit = await startVsftpd('implicit');
    const saving = files.add(
      formBody('FTPS', {...accountOf(implicit), mount_path: '/waits', tls_mode: 'Explicit'}),
    );
    expect(await within(saving)).toBe(undefined);
    await implicit.stop();
    saving.catch(() => undefined);
  },
);
