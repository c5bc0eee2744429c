import {expect} from 'vitest';
import {startLine} from '../peers/line';
import {startVsftpd, type FtpServer} from '../peers/vsftpd';
import {HOST, runProgram, until} from '../suite/programs';
import {suite} from '../suite/suite';
import {contract, CONTENT, MOUNT} from './contract';
import {ftpChecks, logFile, patient} from './ftpCommon';
import {formBody} from './pages';

const page = 'guide/drivers/ftp';
const live = suite({own: true, needs: ['vsftpd']});

let vsftpd: FtpServer;
live.before(async () => {
  vsftpd = await start();
  live.after(() => vsftpd.stop());
});

contract(live, {
  driver: 'FTP',
  page,
  client: patient,
  inside: '/files',
  ranges: false,
  copies: false,
  steps: () => account(),
  sample: () => account(),
});

const {files, start, accountOf} = ftpChecks(live, 'FTP', page, {});
const account = () => accountOf(vsftpd);

live.check(
  'the command of the page lists the folders',
  [`page:${page}#credentials`],
  async () => {
    const {code, stdout} = await runProgram('curl', [
      ...['-sS', '--noproxy', '*', '-u', `${vsftpd.user}:${vsftpd.password}`],
      `ftp://${HOST}:${String(vsftpd.port)}/`,
    ]);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/ files\r?\n$/)]);
  },
  ['curl'],
);

live.check('sends the password unencrypted', [`page:${page}#before`], async () => {
  const line = await startLine(vsftpd.port);
  const {id, status} = await files.add(
    formBody('FTP', {
      ...account(),
      mount_path: '/open',
      address: `${HOST}:${String(line.port)}`,
    }),
  );
  expect([status, line.sent()]).toEqual([
    'work',
    expect.stringContaining(`PASS ${vsftpd.password}`),
  ]);
  await files.delete(id);
  await line.stop();
});

live.check(
  'refuses the account of a server that allows only TLS',
  [`page:${page}#login-refused`],
  async () => {
    const strict = await startVsftpd('explicit');
    const {id, status} = await files.add(
      formBody('FTP', {mount_path: '/strict', ...accountOf(strict)}),
    );
    expect(status).toMatch(/encryption/);
    await files.delete(id);
    await strict.stop();
  },
  ['openssl'],
);

live.check(
  'crashes when a request does not start at the first byte',
  [`page:${page}#seek`, `page:${page}#delivery`],
  async () => {
    const path = `${MOUNT}/files/seek.bin`;
    await files.put(path, CONTENT);
    await files.names(`${MOUNT}/files`, true);
    const first = await files.open('d', path, {Range: 'bytes=0-9'});
    expect([first.status, first.text]).toEqual([206, CONTENT.slice(0, 10)]);
    await expect(
      files.open('d', path, {Range: 'bytes=70000-70009'}).then(({status, text}) => {
        if (status !== 206 || text !== CONTENT.slice(70_000, 70_010)) throw new Error('broken');
      }),
    ).rejects.toThrow();
    await until('the log to name the crash', () =>
      logFile(live.alist).includes('invalid memory address or nil pointer dereference'),
    );
  },
);
