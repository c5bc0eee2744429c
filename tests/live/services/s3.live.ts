import {createHmac} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {startProxy} from '@site/tests/samples/proxies';
import {sampleOf} from '@site/tests/samples/samples';
import {HOST, findProgram, freePort, runProgram} from '../suite/programs';
import {suite} from '../suite/suite';
import {addLocal, bash, filled, saveSettings} from './support';

const PAGE = 'guide/advanced/s3.mdx';
const PORT = await freePort();
const SERVER = `http://${HOST}:${String(PORT)}`;
const KEYS = {access: 'EXAMPLE-ACCESS', secret: 'EXAMPLE-SECRET'};
const CONTENT = Array.from({length: 9000}, (_, index) => `line ${String(index)}\n`).join('');

const live = suite({own: true, config: {s3: {enable: true, port: PORT}}});
let disk = '';
let home = '';

const buckets = (value: readonly {name: string; path: string}[]) =>
  saveSettings(live.alist, {s3_buckets: JSON.stringify(value)});
const PHOTOS = {name: 'photos', path: '/nas/photos'};

live.before(async () => {
  disk = await addLocal(live.alist, '/nas', {
    photos: {'a.txt': 'a', trip: {'b.txt': 'b', 'film.mkv': CONTENT}},
  });
  home = path.join(live.alist.folder, 'home');
  mkdirSync(home);
  await buckets([PHOTOS]);
});

/** curl with a signature, or without one. */
const curl = async (at: string, args: readonly string[] = [], keys: typeof KEYS | null = KEYS) => {
  const signed = keys
    ? ['--aws-sigv4', 'aws:amz:us-east-1:s3', '--user', `${keys.access}:${keys.secret}`]
    : [];
  const {stdout} = await runProgram('curl', [
    ...['-sS', '-w', '\n%{http_code}', ...signed, ...args],
    `${SERVER}${at}`,
  ]);
  const [, text = '', status = ''] = /^([\s\S]*)\n(\d+)$/.exec(stdout) ?? [];
  return {status: Number(status), text};
};

const useKeys = async () => {
  await saveSettings(live.alist, {
    s3_access_key_id: KEYS.access,
    s3_secret_access_key: KEYS.secret,
  });
  live.replace(await live.alist.restart());
};

live.check(
  'without keys, the server asks for no credentials',
  ['page:config/s3#settings', 'page:guide/advanced/s3#values', 'fact:settings.s3_access_key_id'],
  async () => {
    await saveSettings(live.alist, {s3_access_key_id: '', s3_secret_access_key: ''});
    live.replace(await live.alist.restart());
    expect(live.alist.log()).toContain('start S3 server');
    expect((await curl('/', [], null)).text).toContain('<Name>photos</Name>');
    expect((await curl('/photos/open.txt', ['-X', 'PUT', '-d', 'open'], null)).status).toBe(200);
    expect((await curl('/photos/open.txt', ['-X', 'DELETE'], null)).status).toBe(204);
  },
  ['curl'],
);

live.check(
  'keys apply after a restart, buckets immediately',
  [
    'page:config/s3#keys',
    'page:config/s3#buckets',
    'page:guide/advanced/s3#access-key',
    'page:guide/advanced/s3#signature',
    'fact:settings.s3_secret_access_key',
    'fact:settings.s3_buckets',
    'fact:errors.s3-auth',
  ],
  async () => {
    await saveSettings(live.alist, {
      s3_access_key_id: KEYS.access,
      s3_secret_access_key: KEYS.secret,
    });
    expect((await curl('/', [], null)).status).toBe(200);
    live.replace(await live.alist.restart());
    expect((await curl('/', [], null)).status).toBe(403);
    expect((await curl('/')).status).toBe(200);
    const unknown = await curl('/', [], {...KEYS, access: 'OTHER'});
    expect(unknown.text).toContain('InvalidAccessKeyId');
    const wrong = await curl('/', [], {...KEYS, secret: 'OTHER'});
    expect(wrong.text).toContain('SignatureDoesNotMatch');
    await buckets([PHOTOS, {name: 'nas', path: '/nas'}]);
    expect((await curl('/')).text).toContain('<Name>nas</Name>');
    await buckets([PHOTOS]);
    expect((await curl('/')).text).not.toContain('<Name>nas</Name>');
  },
  ['curl'],
);

live.check(
  'a bucket whose path does not exist makes listing the buckets fail with 500',
  ['page:config/s3#bucket-500'],
  async () => {
    await buckets([PHOTOS, {name: 'gone', path: '/gone'}]);
    expect((await curl('/')).status).toBe(500);
    await buckets([PHOTOS]);
    expect((await curl('/')).status).toBe(200);
  },
  ['curl'],
);

live.check(
  'rclone lists, uploads, copies, moves, and deletes with the configuration of the page',
  ['page:guide/advanced/s3#rclone', 'page:guide/advanced/s3#check'],
  async () => {
    const env = {HOME: home};
    const {code} = sampleOf(PAGE, '', 'rclone config');
    const listed = await bash(
      filled(code, {
        '<access-key>': KEYS.access,
        '<secret-key>': KEYS.secret,
        'http://<host>:5246': SERVER,
      }),
      {env},
    );
    expect(listed.stdout).toMatch(/ photos\n$/);
    const file = path.join(home, 'big.bin');
    writeFileSync(file, CONTENT);
    const worked = await bash(
      `rclone copyto '${file}' alist:photos/up/big.bin
       rclone moveto alist:photos/up/big.bin alist:photos/up/named.bin
       rclone cat alist:photos/up/named.bin`,
      {env},
    );
    expect([worked.code, worked.stdout]).toEqual([0, CONTENT]);
    expect(readFileSync(path.join(disk, 'photos/up/named.bin'), 'utf8')).toBe(CONTENT);
    expect((await bash('rclone purge alist:photos/up', {env})).code).toBe(0);
    expect(existsSync(path.join(disk, 'photos/up/named.bin'))).toBe(false);
  },
  ['rclone'],
);

live.check(
  's3cmd lists, uploads, downloads, and deletes with path-style addresses',
  ['page:guide/advanced/s3#values', 'page:guide/advanced/s3#check'],
  async () => {
    const run = (...args: string[]) =>
      runProgram(
        's3cmd',
        [
          ...['--no-ssl', `--access_key=${KEYS.access}`, `--secret_key=${KEYS.secret}`],
          ...[`--host=${HOST}:${String(PORT)}`, `--host-bucket=${HOST}:${String(PORT)}/%(bucket)`],
          ...['--config', '/dev/null', '--disable-multipart', ...args],
        ],
        {env: {...process.env, HOME: home}},
      );
    const [up, down] = [path.join(home, 's3cmd.bin'), path.join(home, 's3cmd.down')];
    writeFileSync(up, CONTENT);
    expect((await run('put', up, 's3://photos/s3cmd/')).code).toBe(0);
    expect((await run('ls', 's3://photos/s3cmd/')).stdout).toMatch(
      / s3:\/\/photos\/s3cmd\/s3cmd\.bin/,
    );
    expect((await run('get', '--force', 's3://photos/s3cmd/s3cmd.bin', down)).code).toBe(0);
    expect(readFileSync(down, 'utf8')).toBe(CONTENT);
    expect((await run('del', 's3://photos/s3cmd/s3cmd.bin')).code).toBe(0);
    expect(existsSync(path.join(disk, 'photos/s3cmd/s3cmd.bin'))).toBe(false);
  },
  ['s3cmd'],
);

live.check(
  'the AWS command line uploads with the settings of the page',
  ['page:guide/advanced/s3#aws', 'page:config/s3#turn-on'],
  async () => {
    const env = {HOME: home};
    const file = path.join(home, 'aws.bin');
    writeFileSync(file, CONTENT);
    const sample = filled(sampleOf(PAGE, '', 'aws configure').code, {
      '<access-key>': KEYS.access,
      '<secret-key>': KEYS.secret,
      'http://<host>:5246': SERVER,
      '<file>': `'${file}'`,
      '<bucket>': 'photos',
    });
    const sent = await bash(sample, {env});
    expect([sent.code, sent.stderr]).toEqual([0, '']);
    expect(readFileSync(path.join(disk, 'photos/aws.bin'), 'utf8')).toBe(CONTENT);
    const listed = await bash(
      filled(sampleOf('config/s3.mdx', '', 'aws --endpoint-url').code, {
        '<access-key>': KEYS.access,
        '<secret-key>': KEYS.secret,
        'http://<host>:5246': SERVER,
      }),
      {env},
    );
    expect([listed.stderr, listed.stdout]).toEqual(['', expect.stringMatching(/ photos\n/)]);
    const aws = (command: string) =>
      bash(
        `${sample.split('\n').slice(0, 5).join('\n')}
         aws --endpoint-url ${SERVER} s3 ${command}`,
        {env},
      );
    expect((await aws('ls s3://photos')).stderr).toContain('list index out of range');
    expect((await aws('ls s3://photos/trip/')).stderr).toContain("'LastModified'");
    expect((await aws('ls s3://photos --recursive')).stdout).toContain('trip/b.txt');
    await bash('aws configure set default.s3.signature_version s3v4', {env});
    const presigned = await aws('presign s3://photos/aws.bin');
    const open = await fetch(presigned.stdout.trim());
    expect([open.status, await open.text()]).toEqual([200, CONTENT]);
    expect((await fetch(presigned.stdout.trim().replace('aws.bin', 'a.txt'))).status).toBe(403);
  },
  ['aws'],
);

/** URL of an object with a signature of version 2, which is valid until a time in seconds. */
function presignedV2(
  at: string,
  expires: number,
): {readonly url: string; readonly signature: string} {
  const signature = createHmac('sha1', KEYS.secret)
    .update(`GET\n\n\n${String(expires)}\n${at}`)
    .digest('base64');
  const query = new URLSearchParams({
    AWSAccessKeyId: KEYS.access,
    Signature: signature,
    Expires: String(expires),
  });
  return {url: `${SERVER}${at}?${query.toString()}`, signature};
}

live.check(
  'presigned URLs of version 2 work unless their signature contains a plus sign',
  ['page:guide/advanced/s3#values'],
  async () => {
    const soon = Math.floor(Date.now() / 1000) + 3600;
    const links = Array.from({length: 200}, (_, index) =>
      presignedV2('/photos/a.txt', soon + index),
    );
    const [plus, plain] = [true, false].map((hasPlus) =>
      links.find(({signature}) => signature.includes('+') === hasPlus),
    );
    if (!plus || !plain) throw new Error('200 signatures are all alike.');
    expect((await fetch(plain.url)).status).toBe(200);
    const refused = await fetch(plus.url);
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('SignatureDoesNotMatch'),
    ]);
  },
);

live.check(
  'a request whose time is 20 minutes off is refused',
  ['page:guide/advanced/s3#values'],
  async () => {
    const at = new Date(Date.now() - 20 * 60_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const {status, text} = await curl('/', ['-H', `X-Amz-Date: ${at}`]);
    expect([status, text]).toEqual([400, expect.stringContaining('<Code>AccessDenied</Code>')]);
    expect(text).toContain('The difference between the request time and the server');
  },
  ['curl'],
);

live.check(
  'lists have no checksums, deletions always succeed, and deleting a folder object deletes the folder',
  ['page:guide/advanced/s3#limits', 'fact:features.s3_server'],
  async () => {
    const list = await curl('/photos?delimiter=%2F&list-type=2&prefix=trip%2F');
    expect(list.text).toContain('<Key>trip/b.txt</Key>');
    expect(list.text).toMatch(/<ETag>(?:&#34;&#34;|""|)<\/ETag>|<ETag\/>/);
    mkdirSync(path.join(disk, 'photos/reports'));
    writeFileSync(path.join(disk, 'photos/reports/r.txt'), 'r');
    expect((await curl('/photos?list-type=2')).text).toContain('<Key>reports/r.txt</Key>');
    expect((await curl('/photos/reports/', ['-X', 'DELETE'])).status).toBe(204);
    expect(existsSync(path.join(disk, 'photos/reports'))).toBe(false);
    expect((await curl('/photos/never.txt', ['-X', 'DELETE'])).status).toBe(204);
    expect((await curl('/made', ['-X', 'PUT'])).status).toBe(501);
  },
  ['curl'],
);

live.check(
  'parts of files have the status 200, and end too early on storages whose files AList opens itself',
  ['page:guide/advanced/s3#limits', 'fact:routes.s3-getobject'],
  async () => {
    const part = async (range: string) => {
      const response = await fetch(`${SERVER}/photos/trip/film.mkv`, {headers: {Range: range}});
      const got = await response.text().catch(() => 'cut');
      return [response.status, response.headers.get('content-range'), got] as const;
    };
    await saveSettings(live.alist, {s3_access_key_id: '', s3_secret_access_key: ''});
    live.replace(await live.alist.restart());
    const size = String(CONTENT.length);
    const end = String(CONTENT.length - 1);
    expect(await part('bytes=70000-')).toEqual([
      200,
      `bytes 70000-${end}/${size}`,
      CONTENT.slice(70_000),
    ]);
    expect((await part('bytes=0-32767'))[2]).toBe(CONTENT.slice(0, 32_768));
    expect((await part('bytes=70000-70009'))[2]).toBe('cut');
    await useKeys();
  },
);

live.check(
  'the sample for nginx passes signed requests to the S3 server with TLS',
  ['page:guide/advanced/s3#https'],
  async () => {
    const {code} = sampleOf(PAGE, 'nginx', 's3.example.com');
    const alist = `${HOST}:${String(PORT)}`;
    const sample = filled(code, {'127.0.0.1:5246': alist});
    const program = findProgram('nginx') ?? '';
    const proxy = await startProxy('nginx', program, sample, alist, 's3.example.com');
    try {
      const [, port = ''] = proxy.host.split(':');
      const {stdout} = await runProgram('curl', [
        ...['-sS', '-k', '--aws-sigv4', 'aws:amz:us-east-1:s3'],
        ...['--user', `${KEYS.access}:${KEYS.secret}`],
        ...['--resolve', `s3.example.com:${port}:${HOST}`],
        `https://s3.example.com:${port}/photos/a.txt`,
      ]);
      expect(stdout).toBe('a');
    } finally {
      await proxy.stop();
    }
  },
  ['nginx', 'curl'],
);

live.check(
  'on the main port, the own port has a message',
  ['page:config/s3#own-port', 'fact:errors.s3-own-port'],
  async () => {
    const {code, message} = await live.alist.api.get('/s3/');
    expect([code, message]).toEqual([403, 'S3 server bound to single port']);
  },
);

live.check(
  'with port -1, requests with keys fail at /s3, and work if a proxy adds /s3',
  ['page:guide/advanced/s3#subpath', 'fact:config.s3.port'],
  async () => {
    live.replace(await live.alist.restart({config: {s3: {enable: true, port: -1}}}));
    expect(live.alist.log()).not.toContain('start S3 server');
    const own = `${HOST}:${String(live.alist.port)}`;
    const get = async (url: string, ...args: string[]) =>
      (
        await runProgram('curl', [
          ...['-sS', '-k', '--aws-sigv4', 'aws:amz:us-east-1:s3'],
          ...['--user', `${KEYS.access}:${KEYS.secret}`, ...args],
          url,
        ])
      ).stdout;
    expect(await get(`http://${own}/s3/photos/a.txt`)).toContain('SignatureDoesNotMatch');
    const sample = `server {
    listen 443 ssl;
    server_name s3.example.com;
    ssl_certificate cert;
    ssl_certificate_key key;
    location / {
        proxy_pass http://127.0.0.1:5244/s3/;
        proxy_set_header Host $http_host;
    }
}
`;
    const program = findProgram('nginx') ?? '';
    const proxy = await startProxy('nginx', program, sample, own, 's3.example.com');
    try {
      const [, port = ''] = proxy.host.split(':');
      const resolve = ['--resolve', `s3.example.com:${port}:${HOST}`];
      expect(await get(`https://s3.example.com:${port}/photos/a.txt`, ...resolve)).toBe('a');
    } finally {
      await proxy.stop();
    }
  },
  ['nginx', 'curl'],
);

live.check(
  'if the server is off, /s3 says so',
  ['page:config/s3#not-enabled', 'fact:errors.s3-off', 'fact:config.s3.enable'],
  async () => {
    live.replace(await live.alist.restart({config: {s3: {enable: false, port: PORT}}}));
    const {code, message} = await live.alist.api.get('/s3/');
    expect([code, message]).toEqual([403, 'S3 server is not enabled']);
  },
);
