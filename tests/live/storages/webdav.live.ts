import {chmodSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect} from 'vitest';
import {startApacheDav, type DavServer} from '../peers/apacheDav';
import {startLine} from '../peers/line';
import {startRclone} from '../peers/rclone';
import {ADMIN_PASSWORD} from '../suite/alist';
import {HOST, runProgram, until} from '../suite/programs';
import {suite} from '../suite/suite';
import {contract, CONTENT, MOUNT} from './contract';
import {formBody, textsOf} from './pages';

const page = 'guide/drivers/webdav';
const live = suite({
  own: true,
  needs: ['apache2', 'htpasswd'],
  config: {tls_insecure_skip_verify: false},
});

let apache: DavServer;
live.before(async () => {
  apache = await startApacheDav();
  live.after(() => apache.stop());
});

const account = () => ({
  address: apache.address,
  username: apache.user,
  password: apache.password,
});

const {files} = contract(live, {
  driver: 'WebDav',
  page,
  steps: account,
  sample: account,
});

/** Adds a storage with some values in place of those of the account. */
const add = (name: string, values: Readonly<Record<string, string>> = {}) =>
  files.add(formBody('WebDav', {...account(), mount_path: `/${name}`, ...values}));

/** Message of the list of a storage that shows `work`. */
async function messageOf(values: Readonly<Record<string, string>>) {
  const {id, status, mount} = await add('message', values);
  expect(status).toBe('work');
  const {message} = await files.list(mount);
  await files.delete(id);
  return message;
}

live.check(
  'the command of the page shows the folders as XML, with Basic and with Digest',
  [`page:${page}#credentials`],
  async () => {
    expect(textsOf(page)[0]).toContain(
      "curl --anyauth -u '<user>' -X PROPFIND -H 'Depth: 1' '<address>'",
    );
    const digest = await startApacheDav({auth: 'Digest'});
    for (const server of [apache, digest]) {
      const {stdout} = await runProgram('curl', [
        ...['-sS', '--noproxy', '*', '--anyauth', '-u', `${server.user}:${server.password}`],
        ...['-X', 'PROPFIND', '-H', 'Depth: 1', `${server.address}/`],
      ]);
      expect(stdout).toContain('<D:href>/dav/</D:href>');
    }
    await digest.stop();
  },
  ['curl', 'htdigest'],
);

live.check(
  'shows work with a wrong password and a wrong address',
  [
    `page:${page}#check`,
    `page:${page}#authorize`,
    'fact:drivers.WebDav.fields.vendor',
    'fact:drivers.WebDav.fields.password',
  ],
  async () => {
    expect(await messageOf({password: 'wrong'})).toMatch(/Authorize http:\/\/[^ ]+\/dav\/: 401/);
    expect(await messageOf({address: `http://${HOST}:1`})).toContain('connection refused');
  },
);

live.check(
  'says PROPFIND /: 404 or 405 for a wrong address, and 404 for a root folder that does not exist',
  [`page:${page}#wrong-address`],
  async () => {
    // A page of a web server, and a server that doesn't know the path.
    const web = apache.address.replace(/\/dav$/, '');
    expect(await messageOf({address: web})).toContain('PROPFIND /: 405');
    expect(await messageOf({address: `${apache.address}/missing`})).toContain('PROPFIND /: 404');
    expect(await messageOf({root_folder_path: '/missing'})).toContain('PROPFIND /missing/: 404');
  },
);

live.check(
  'says PROPFIND /: 403 without permission for the folder',
  [`page:${page}#forbidden`],
  async () => {
    const closed = await startApacheDav();
    chmodSync(closed.files, 0o000);
    expect(await messageOf({address: closed.address})).toContain('PROPFIND /: 403');
    await closed.stop();
  },
);

live.check(
  'opens the root folder below the address',
  [
    `page:${page}#address`,
    'fact:drivers.WebDav.fields.address',
    'fact:drivers.WebDav.fields.root_folder_path',
  ],
  async () => {
    await files.mkdir(`${MOUNT}/music/album`);
    const {id, mount} = await add('rooted', {root_folder_path: '/music'});
    expect(await files.names(mount)).toEqual(['album/']);
    await files.delete(id);
  },
);

live.check(
  'sends an upload as one request, without its date, and has no thumbnails and hashes',
  [`page:${page}#capabilities`],
  async () => {
    const line = await startLine(apache.port);
    const {id, mount} = await add('requests', {address: `http://${HOST}:${String(line.port)}/dav`});
    const size = 12 * 1024 * 1024;
    const upload = await files.put(`${mount}/big.bin`, 'x'.repeat(size), {
      'Last-Modified': '1000000000000',
    });
    expect(upload.code).toBe(200);
    expect(line.sent().match(/PUT \/dav\//g)).toHaveLength(1);
    expect(line.sent()).toContain(`Content-Length: ${String(size)}`);
    const file = path.join(apache.files, 'big.bin');
    expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(60_000);
    await files.names(mount, true);
    expect(await files.item(`${mount}/big.bin`)).toMatchObject({size, thumb: '', hash_info: null});
    await files.delete(id);
    await line.stop();
  },
);

live.check(
  'lets batch rename and WebDAV clients replace a file without asking; the web interface asks',
  [`page:${page}#before`, 'fact:errors.file-exists'],
  async () => {
    await files.mkdir(`${MOUNT}/replace`);
    const [a, b] = [`${MOUNT}/replace/a.txt`, `${MOUNT}/replace/b.txt`];
    const write = async () => {
      await files.put(a, 'a');
      await files.put(b, 'b');
      await files.names(`${MOUNT}/replace`, true);
    };
    await write();
    expect(await files.rename(a, 'b.txt')).toMatchObject({message: 'file [b.txt] exists'});
    const batch = await live.alist.api.post('/api/fs/batch_rename', {
      src_dir: `${MOUNT}/replace`,
      rename_objects: [{src_name: 'a.txt', new_name: 'b.txt'}],
    });
    expect([batch.code, await files.read(b)]).toEqual([200, 'a']);
    await write();
    const moved = await files.dav('MOVE', a, {headers: {Destination: `/dav${b}`}});
    expect(moved.status).toBeLessThan(300);
    expect(await files.read(b)).toBe('a');
    expect(await files.names(`${MOUNT}/replace`, true)).toEqual(['b.txt']);
  },
);

live.check(
  "gives a download proxy the server's link with the sign-in header",
  [`page:${page}#credentials`, `page:${page}#delivery`],
  async () => {
    await files.put(`${MOUNT}/link.bin`, CONTENT);
    await files.names(MOUNT, true);
    const {data} = await live.alist.api.post('/api/fs/link', {path: `${MOUNT}/link.bin`});
    expect(data.url).toBe(`${apache.address}/link.bin`);
    expect(data.header.Authorization[0]).toMatch(/^Basic /);
  },
);

live.check(
  'fails with 401 when the nonce of Digest expires, until the storage is saved again',
  [`page:${page}#authorize`],
  async () => {
    const digest = await startApacheDav({
      auth: 'Digest',
      at: '',
      lines: ['AuthDigestNonceLifetime 1'],
    });
    const {id, mount, status} = await add('digest', {address: digest.address});
    expect([status, await files.names(mount)]).toEqual(['work', []]);
    const {message} = await until('the nonce to expire', async () => {
      const answer = await files.list(mount, true);
      return answer.code === 200 ? undefined : answer;
    });
    expect(message).toMatch(/Authorize [^ ]+: 401/);
    expect((await files.list(mount, true)).code).toBe(500);
    await files.save(id, {});
    expect((await files.list(mount, true)).code).toBe(200);
    await files.delete(id);
    await digest.stop();
  },
  ['htdigest'],
);

live.check(
  'fails with 400 at an address with a path if a server of Digest checks the path, unless the path is in the root folder',
  [`page:${page}#digest-path`],
  async () => {
    const digest = await startApacheDav({auth: 'Digest'});
    expect(await messageOf({address: digest.address})).toContain('PROPFIND /: 400');
    const address = digest.address.replace(/\/dav$/, '');
    const {id, mount} = await add('digest-path', {address, root_folder_path: '/dav'});
    await files.mkdir(`${mount}/plain`);
    expect(await files.names(mount)).toEqual(['plain/']);
    await files.delete(id);
    await digest.stop();
  },
  ['htdigest'],
);

live.check(
  'shows an upload through the API in a cached list only after a refresh, and other changes at once',
  ['page:guide/drivers/common#cache-expiration', 'fact:common.cache_expiration'],
  async () => {
    const path = `${MOUNT}/cached`;
    await files.mkdir(path);
    await files.put(`${path}/a.txt`, 'a');
    expect(await files.names(path)).toEqual(['a.txt']);
    await files.put(`${path}/b.txt`, 'b');
    expect(await files.names(path)).toEqual(['a.txt']);
    expect(await files.names(path, true)).toEqual(['a.txt', 'b.txt']);
    await files.dav('PUT', `${path}/c.txt`, {body: 'c'});
    expect(await files.names(path)).toEqual(['a.txt', 'b.txt', 'c.txt']);
    await files.rename(`${path}/c.txt`, 'd.txt');
    await files.mkdir(`${path}/e`);
    await files.remove(`${path}/a.txt`);
    expect(await files.names(path)).toEqual(['b.txt', 'd.txt', 'e/']);
    // What others add doesn't appear before a refresh.
    writeFileSync(`${apache.files}/cached/other.txt`, '');
    expect(await files.names(path)).not.toContain('other.txt');
    expect(await files.names(path, true)).toContain('other.txt');
  },
);

live.check(
  'shows the lists of a deleted storage at the same path until they are refreshed or the new storage is saved',
  ['page:guide/drivers/common#cache-expiration'],
  async () => {
    await files.mkdir(`${MOUNT}/old`);
    await files.mkdir(`${MOUNT}/new/folder`);
    await files.put(`${MOUNT}/old/a.txt`, '');
    const old = await add('reused', {root_folder_path: '/old'});
    expect(await files.names(old.mount)).toEqual(['a.txt']);
    await files.delete(old.id);
    const next = await add('reused', {root_folder_path: '/new'});
    expect(await files.names(next.mount)).toEqual(['a.txt']);
    await files.save(next.id, {});
    expect(await files.names(next.mount)).toEqual(['folder/']);
    await files.delete(next.id);
  },
);

live.check(
  'says ReadDir …: 405 if the address is that of a file',
  [`page:${page}#read-dir`],
  async () => {
    const rclone = await startRclone('webdav');
    writeFileSync(path.join(rclone.files, 'a.txt'), '');
    const address = `http://${HOST}:${String(rclone.port)}`;
    const values = {username: rclone.user, password: rclone.password};
    expect(await messageOf({...values, address: `${address}/a.txt`})).toContain('ReadDir /: 405');
    expect(await messageOf({...values, address, root_folder_path: '/a.txt'})).toContain(
      'ReadDir /a.txt/: 405',
    );
    await rclone.stop();
  },
  ['rclone'],
);

live.check(
  "shows the server's status if it refuses an upload",
  [`page:${page}#write-stream`],
  async () => {
    const small = await startApacheDav({lines: ['LimitRequestBody 100']});
    const {id, mount} = await add('small', {address: small.address});
    const large = await files.put(`${mount}/a.bin`, CONTENT);
    expect([large.code, large.message]).toEqual([
      500,
      expect.stringContaining('WriteStream /a.bin: 413'),
    ]);
    await files.delete(id);
    await small.stop();
    mkdirSync(path.join(apache.files, 'closed'));
    chmodSync(path.join(apache.files, 'closed'), 0o555);
    expect((await files.put(`${MOUNT}/closed/a.bin`, 'x')).message).toContain(
      'WriteStream /closed/a.bin: 500',
    );
  },
);

live.check(
  'does not load with the vendor sharepoint and another host, and answers HTTP 500 until it is saved successfully',
  [`page:${page}#tld`, 'fact:drivers.WebDav.fields.vendor'],
  async () => {
    const {id, status, mount} = await add('tld', {vendor: 'sharepoint'});
    expect(status).toMatch(/tld .* is not supported/);
    const withPort = await add('tld-port', {
      vendor: 'sharepoint',
      address: 'https://example.sharepoint.com:443/sites/a',
    });
    expect(withPort.status).toMatch(/tld .* is not supported/);
    expect((await files.list(mount)).status).toBe(500);
    await files.save(id, {vendor: 'other'});
    expect((await files.list(mount)).status).toBe(200);
    for (const each of [id, withPort.id]) await files.delete(each);
  },
);

live.check(
  'refuses a self-signed certificate unless the key of the configuration allows it for all storages',
  [`page:${page}#before`, 'fact:config.tls_insecure_skip_verify'],
  async () => {
    const made = await runProgram('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...[
        '-keyout',
        path.join(apache.folder, 'key.pem'),
        '-out',
        path.join(apache.folder, 'cert.pem'),
      ],
    ]);
    expect(made.code).toBe(0);
    const server = createServer(
      {
        key: readFileSync(path.join(apache.folder, 'key.pem')),
        cert: readFileSync(path.join(apache.folder, 'cert.pem')),
      },
      (_, response) => response.writeHead(404).end(),
    );
    await new Promise<void>((resolve) => void server.listen(0, HOST, resolve));
    const address = `https://${HOST}:${String((server.address() as AddressInfo).port)}`;
    expect(await messageOf({address})).toContain('x509: ');
    live.replace(await live.alist.restart({config: {tls_insecure_skip_verify: true}}));
    expect(await messageOf({address})).toContain('PROPFIND /: 404');
    server.close();
  },
  ['openssl'],
);

live.check(
  'mounts another AList at the address that the table gives',
  [`page:${page}#examples`],
  async () => {
    writeFileSync(path.join(live.alist.folder, 'a.txt'), CONTENT);
    utimesSync(path.join(live.alist.folder, 'a.txt'), 1_000_000_000, 1_000_000_000);
    await files.add(
      formBody('Local', {mount_path: '/remote', root_folder_path: live.alist.folder}),
    );
    const {id, mount} = await add('alist', {
      address: `${live.alist.url}/dav`,
      username: 'admin',
      password: ADMIN_PASSWORD,
      root_folder_path: '/remote',
    });
    expect(await files.item(`${mount}/a.txt`)).toMatchObject({size: CONTENT.length});
    expect(new Date((await files.item(`${mount}/a.txt`))?.modified ?? 0).getTime()).toBe(1e12);
    expect(await files.read(`${mount}/a.txt`)).toBe(CONTENT);
    await files.delete(id);
  },
);
