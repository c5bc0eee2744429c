import {readFileSync, symlinkSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {startVsftpd, type FtpServer} from '../peers/vsftpd';
import type {AList} from '../suite/alist';
import {HOST, until} from '../suite/programs';
import type {Suite} from '../suite/suite';
import {CONTENT} from './contract';
import type {Client} from '../suite/client';
import {filesOf, type Files} from './files';
import {formBody, type StorageValues} from './pages';

/** Text of the log file, where crashes of requests are. */
export function logFile({data}: AList): string {
  return readFileSync(path.join(data, 'log', 'log.log'), 'utf8');
}

/** What a request gives, or `undefined` if there's no answer after 3 seconds. */
export async function within<T>(request: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), 3000);
  });
  try {
    return await Promise.race([request, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A client that repeats what failed because AList had still to end the download before: all requests share one
 * connection to the server, and the visitor has the file before AList read the server's last answer.
 */
export function patient(client: Client): Client {
  const request: Client['request'] = async (method, url, options) => {
    const answer = await client.request(method, url, options).catch(() => undefined);
    return answer === undefined || /i\/o timeout|226 Transfer complete/.test(answer.message)
      ? client.request(method, url, options)
      : answer;
  };
  return {
    ...client,
    request,
    get: (url, options) => request('GET', url, options),
    post: (url, body, options) =>
      request('POST', url, {...options, ...(body === undefined ? {} : {body})}),
  };
}

/** Checks that hold for FTP and FTPS. `start` starts a server, and `values` are those of an account on it. */
export function ftpChecks(
  live: Suite,
  driver: 'FTP' | 'FTPS',
  page: string,
  values: StorageValues,
): {
  readonly files: Files;
  readonly start: (lines?: readonly string[]) => Promise<FtpServer>;
  readonly accountOf: (server: FtpServer) => StorageValues;
} {
  const files = filesOf(() => patient(live.alist.api));
  const start = (lines: readonly string[] = []) =>
    driver === 'FTP'
      ? startVsftpd('none', lines)
      : startVsftpd('explicit', ['require_ssl_reuse=NO', ...lines]);
  const accountOf = (server: FtpServer) => ({
    address: `${HOST}:${String(server.port)}`,
    encoding: '',
    username: server.user,
    password: server.password,
    ...values,
  });
  /** A storage on its own server, whose connection no other check uses. */
  const alone = async <T>(
    name: string,
    work: (peer: FtpServer, mount: string, id: number) => Promise<T>,
  ) => {
    const peer = await start();
    try {
      const {id, mount, status} = await files.add(
        formBody(driver, {mount_path: `/${name}`, ...accountOf(peer)}),
      );
      expect(status).toBe('work');
      await work(peer, mount, id);
    } finally {
      await peer.stop();
    }
  };

  live.check(
    'never ends a copy inside the storage, which blocks its lists, and copies to and from other storages',
    [`page:${page}#capabilities`, `fact:drivers.${driver}.capabilities.copy`],
    () =>
      alone('copies', async (peer, mount) => {
        await files.mkdir(`${mount}/files/target`);
        const local = await files.add(
          formBody('Local', {mount_path: '/local', root_folder_path: live.alist.folder}),
        );
        writeFileSync(path.join(live.alist.folder, 'a.bin'), CONTENT);
        const there = await files.copy(`${local.mount}/a.bin`, `${mount}/files`);
        expect(await files.tasks('copy', there)).toEqual([]);
        expect(statSync(path.join(peer.root, 'files', 'a.bin')).size).toBe(CONTENT.length);
        await files.mkdir(`${local.mount}/back`);
        await files.list(`${mount}/files`, true);
        const back = await files.copy(`${mount}/files/a.bin`, `${local.mount}/back`);
        expect(await files.tasks('copy', back)).toEqual([]);
        expect(await files.read(`${local.mount}/back/a.bin`)).toBe(CONTENT);
        const {data} = await files.copy(`${mount}/files/a.bin`, `${mount}/files/target`);
        const [{id}] = data.tasks as [{id: string}];
        const copied = path.join(peer.root, 'files', 'target', 'a.bin');
        await until('the copy to begin', () => statSync(copied).size === 0);
        expect(await within(files.list(`${mount}/files`, true))).not.toMatchObject({code: 200});
        const task = await live.alist.api.post(`/api/task/copy/info?tid=${id}`);
        expect([task.data.state, statSync(copied).size]).toEqual([1, 0]);
        await live.alist.api.post(`/api/task/copy/cancel?tid=${id}`);
      }),
  );

  live.check(
    'can keep the old connection after a save, until the storage is disabled and enabled',
    [`page:${page}#check`, `fact:drivers.${driver}.fields.password`],
    () =>
      alone('kept', async (_, mount, id) => {
        await files.save(id, {password: 'wrong'});
        expect([await files.status(id), (await files.list(mount, true)).code]).toEqual([
          'work',
          200,
        ]);
        await files.disable(id);
        await files.enable(id);
        expect(await files.status(id)).toContain('530');
      }),
  );

  live.check(
    'does not load without a port, with a wrong password, and with a username that the server refuses',
    [
      `page:${page}#${driver === 'FTP' ? 'missing-port' : 'sign-in'}`,
      `page:${page}#${driver === 'FTP' ? 'login-refused' : 'sign-in'}`,
      `fact:drivers.${driver}.fields.address`,
      `fact:drivers.${driver}.fields.username`,
    ],
    () =>
      alone('refused', async (peer) => {
        const statusOf = async (changes: StorageValues) => {
          const {id, status} = await files.add(
            formBody(driver, {mount_path: '/status', ...accountOf(peer), ...changes}),
          );
          await files.delete(id);
          return status;
        };
        expect(await statusOf({address: HOST})).toContain('missing port in address');
        expect(await statusOf({password: 'wrong'})).toMatch(/^530 /);
        expect(await statusOf({username: 'nobody-here'})).toBe(
          'This FTP server is anonymous only.',
        );
      }),
  );

  live.check(
    'reads and writes names in the encoding of the field, and crashes with an unknown one',
    [`page:${page}#encoding`, `fact:drivers.${driver}.fields.encoding`],
    () =>
      alone('encoded', async (peer, mount, id) => {
        // 中文 in GBK.
        const bytes = Buffer.from([0xd6, 0xd0, 0xce, 0xc4]);
        writeFileSync(Buffer.concat([Buffer.from(`${peer.root}/files/`), bytes]), 'x');
        expect(await files.names(`${mount}/files`, true)).not.toEqual(['中文']);
        await files.save(id, {encoding: 'GBK'});
        expect(await files.names(`${mount}/files`, true)).toEqual(['中文']);
        await files.save(id, {encoding: 'unknown'});
        expect(await files.status(id)).toBe('work');
        expect((await files.list(`${mount}/files`, true)).code).toBe(500);
        await until('the log to name the crash', () =>
          logFile(live.alist).includes('invalid memory address or nil pointer dereference'),
        );
      }),
  );

  live.check(
    'does not keep the dates of uploads, and shows links to folders as files',
    [`page:${page}#capabilities`],
    () =>
      alone('dates', async (peer, mount) => {
        await files.put(`${mount}/files/a.txt`, 'x', {'Last-Modified': '1000000000000'});
        const {mtimeMs} = statSync(path.join(peer.root, 'files', 'a.txt'));
        expect(Date.now() - mtimeMs).toBeLessThan(60_000);
        symlinkSync('.', path.join(peer.root, 'files', 'link'));
        await files.names(`${mount}/files`, true);
        expect(await files.item(`${mount}/files/link`)).toMatchObject({is_dir: false});
      }),
  );

  live.check(
    'shows the reason of a server that takes no more connections',
    [`page:${page}#too-many`],
    async () => {
      const peer = await start(['max_clients=1']);
      const connect = (name: string) =>
        files.add(formBody(driver, {mount_path: `/${name}`, ...accountOf(peer)}));
      // The look whether its port is open also was a client.
      const first = await until('the server to be free', async () => {
        const added = await connect('first');
        if (added.status === 'work') return added;
        await files.delete(added.id);
        return undefined;
      });
      const second = await connect('second');
      expect(second.status).toMatch(/^421 /);
      for (const {id} of [first, second]) await files.delete(id);
      await peer.stop();
    },
  );

  return {files, start, accountOf};
}
