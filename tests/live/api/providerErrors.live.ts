import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect} from 'vitest';
import {startProvider, type Provider} from '../peers/provider';
import {startAList} from '../suite/alist';
import {HOST, freePort, until} from '../suite/programs';
import {suite} from '../suite/suite';
import {startFake, type Fake} from './fakes';
import {saveSettings} from './plays';
import {s3ClientOf} from './s3Client';
import {failedTaskOf} from './tasks';
import {makeFixture, storageRecord, type Fixture} from './fixture';

// Errors that only a provider causes: made-up providers fail as the message says.

const live = suite({serverless: true, needs: ['openssl']});

const KEYS = {id: 'AKIAEXAMPLE', secret: 'made-up-secret'};
let s3Port: number;
let fixture: Fixture;
let provider: Provider;

live.before(async () => {
  provider = await startProvider(['quqi.com', ...baidu], (request, response) => {
    const {host = ''} = request.headers;
    if (baidu.includes(host)) answerAsBaidu(request, response);
    else response.writeHead(404).end();
  });
  downloads = createServer(download);
  await new Promise<void>((resolve) => downloads.listen(0, HOST, resolve));
  live.after(async () => {
    downloads.closeAllConnections();
    await new Promise((resolve) => downloads.close(resolve));
    await provider.stop();
  });
  s3Port = await freePort();
  live.replace(
    await startAList({
      env: provider.env,
      config: {
        // Each part of a download counts.
        max_concurrency: 2,
        tasks: {copy: {max_retry: 0}},
        s3: {enable: true, port: s3Port},
      },
    }),
  );
  fixture = await makeFixture(live.alist);
  await saveSettings(fixture, {
    sign_all: 'false',
    s3_access_key_id: KEYS.id,
    s3_secret_access_key: KEYS.secret,
    s3_buckets: JSON.stringify([{name: 'site', path: '/site'}]),
  });
  live.replace(await live.alist.restart());
  fixture = await makeFixture(live.alist);
});

/** Adds a storage; gives the response and the status. */
async function add(record: Record<string, unknown>) {
  const {code, message} = await fixture.admin.post('/api/admin/storage/create', record);
  const {content} = await fixture.must('GET', '/api/admin/storage/list');
  const {status} = content.find(
    ({mount_path: mount}: {mount_path: string}) => mount === record['mount_path'],
  );
  return {code, message, status};
}

/** Error of the task that copies a file to another storage. */
async function copy(from: string, name: string, timeoutMs?: number): Promise<string> {
  const {tasks} = await fixture.must('POST', '/api/fs/copy', {
    src_dir: from,
    dst_dir: '/backup',
    names: [name],
  });
  return failedTaskOf(fixture, 'copy', tasks[0].id, timeoutMs);
}

const log = () => readFileSync(path.join(live.alist.data, 'log/log.log'), 'utf8');

// ---- Downloads in parts

const PART_KB = 64;
/** Three parts: the first ones are shorter. */
const SIZE = 150 * 1024;

/** Files by how their downloads fail. */
const films = ['grown', 'busy', 'endless'];

let downloads: Server;
const endless = new Set<ServerResponse>();

function download(request: IncomingMessage, response: ServerResponse): void {
  const [, start = '0', end = '0'] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
  const isLast = Number(end) === SIZE - 1;
  if (request.url === '/busy' && isLast) {
    response.writeHead(429).end();
    return;
  }
  const length = Number(end) - Number(start) + 1;
  const total = request.url === '/grown' ? SIZE + 1 : SIZE;
  response.writeHead(206, {
    'Content-Length': String(length),
    'Content-Range': `bytes ${start}-${end}/${String(total)}`,
  });
  if (request.url === '/endless') {
    endless.add(response);
    response.write(Buffer.alloc(length / 2));
  } else response.end(Buffer.alloc(length));
}

/** Files of a made-up provider, which the driver Alias downloads in two parts at once. */
async function addFilms(): Promise<void> {
  await fixture.reset();
  const url = `http://${HOST}:${String((downloads.address() as AddressInfo).port)}`;
  const urls = {
    url_structure: films.map((name) => `${name}:${String(SIZE)}:${url}/${name}`).join('\n'),
    head_size: false,
  };
  const alias = {
    paths: '/provider',
    protect_same_name: true,
    parallel_write: false,
    download_concurrency: 2,
    download_part_size: PART_KB,
    writable: false,
  };
  for (const [mount, driver, addition] of [
    ['/provider', 'UrlTree', urls],
    ['/films', 'Alias', alias],
  ] as const)
    expect(
      await add(storageRecord(mount, driver, JSON.stringify(addition), {web_proxy: true})),
    ).toMatchObject({code: 200, status: 'work'});
}

const inParts = [
  'fact:drivers.Alias.fields.download_concurrency',
  'fact:drivers.Alias.fields.download_part_size',
] as const;

live.check(
  'A download in parts fails if the provider states another size than AList listed',
  ['fact:errors.size-mismatch', ...inParts],
  async () => {
    await addFilms();
    expect(await copy('/films', 'grown')).toContain(
      `expect file size=${String(SIZE)} unmatch remote report size=${String(SIZE + 1)}, need refresh cache`,
    );
  },
);

live.check(
  'A download in parts gives up after 31 refusals of a part',
  ['fact:errors.chunk-overload', ...inParts],
  async () => {
    await addFilms();
    // AList waits up to 2 seconds after each refusal, about 45 in total.
    expect(await copy('/films', 'busy', 100_000)).toMatch(
      /chunk_\d: giving up after 31 retries while server is overloaded/,
    );
  },
);

live.check(
  'A download is refused with 429 while max_concurrency parts of downloads run',
  ['fact:errors.max-concurrency', 'fact:config.max_concurrency', ...inParts],
  async () => {
    await addFilms();
    const url = `${live.alist.url}/p/films/endless`;
    const visitor = new AbortController();
    await fetch(url, {signal: visitor.signal});
    await until('both parts of the download to run', () => endless.size === 2);
    const refused = await fetch(url);
    expect([refused.status, await refused.text()]).toEqual([429, 'ExceedMaxConcurrency\n']);
    visitor.abort();
  },
);

// ---- Uploads

const baidu = ['pan.baidu.com', 'd.pcs.baidu.com'];

/** A made-up Baidu with an empty folder, which refuses the content of uploads. */
function answerAsBaidu(request: IncomingMessage, response: ServerResponse): void {
  const {pathname, searchParams} = new URL(request.url ?? '/', 'https://baidu.example');
  const answers: Readonly<Record<string, unknown>> = {
    '/rest/2.0/xpan/nas uinfo': {vip_type: 0},
    '/rest/2.0/xpan/file list': {list: []},
    '/rest/2.0/xpan/file precreate': {return_type: 1, uploadid: 'made-up', block_list: [0]},
    '/rest/2.0/pcs/superfile2 upload': {error_code: 31299, error_msg: 'size of part is wrong'},
  };
  const answer = answers[`${pathname} ${searchParams.get('method') ?? ''}`];
  request.resume();
  request.on('end', () => {
    response
      .writeHead(answer === undefined ? 404 : 200, {'Content-Type': 'application/json'})
      .end(JSON.stringify({errno: 0, ...(answer as object | undefined)}));
  });
}

live.check(
  'An upload to Baidu that Baidu refuses has its response in the message',
  ['fact:errors.stream-incomplete'],
  async () => {
    await fixture.reset();
    const addition = {
      root_folder_path: '/',
      refresh_token: 'made-up',
      AccessToken: 'made-up',
      use_dynamic_upload_api: false,
    };
    const record = storageRecord('/baidu', 'BaiduNetdisk', JSON.stringify(addition));
    expect(await add(record)).toMatchObject({code: 200, status: 'work'});
    const {code, message} = await fixture.admin.request('PUT', '/api/fs/put', {
      headers: {'File-Path': '/baidu/a.txt'},
      body: 'a',
    });
    expect([code, message]).toEqual([
      500,
      expect.stringMatching(
        /upload\/download stream incomplete, possible network issue[\s\S]*size of part is wrong/,
      ),
    ]);
  },
);

// ---- The status of a storage

live.check(
  'A storage of Quqi without a password says so',
  ['fact:errors.empty-password'],
  async () => {
    await fixture.reset();
    const addition = JSON.stringify({root_folder_id: '0', phone: '13800000000', password: ''});
    expect(await add(storageRecord('/quqi', 'Quqi', addition))).toMatchObject({
      code: 500,
      status: 'password is empty',
    });
  },
);

live.check(
  'A driver that crashes while it starts shows [panic], although the request that adds the storage succeeds',
  ['fact:errors.status-panic', 'page:guide/api/admin/storage#notes'],
  async () => {
    await fixture.reset();
    // A KodBox answers the sign-in with a code.
    const other = await startFake(() => ({status: 200, text: 'not a KodBox'}));
    const addition = {address: other.url, username: 'made', password: 'up', root_folder_path: '/'};
    const added = await add(storageRecord('/kodbox', 'KodBox', JSON.stringify(addition)));
    expect(added).toMatchObject({code: 200, status: expect.stringMatching(/^\[panic\] err: /)});
    expect(log()).toContain('panic init storage: [panic] err: ');
    await other.close();
  },
);

// ---- A site whose files have no link

const file = {name: 'a.bin', size: 5, is_dir: false, modified: '2026-01-02T03:04:05Z'};

/** An AList of another site that gives no URL for its files. */
function siteWithoutLinks(): Promise<Fake> {
  return startFake((at) => {
    const data: Readonly<Record<string, unknown>> = {
      '/api/me': {username: 'made', role: [2]},
      '/api/fs/list': {content: [file], total: 1},
      '/api/fs/get': {...file, raw_url: ''},
    };
    return {code: 200, message: 'success', data: data[at] ?? null};
  });
}

async function addSite(site: Fake, changes: Record<string, unknown> = {}): Promise<void> {
  await fixture.reset();
  const addition = {root_folder_path: '/', url: site.url, username: 'made', password: 'up'};
  const record = storageRecord('/site', 'AList V3', JSON.stringify(addition), changes);
  expect(await add(record)).toMatchObject({status: 'work'});
}

live.check(
  'A file whose driver gives no link has no stream in a copy task, and the S3 server answers 500',
  ['fact:errors.task-stream', 'fact:errors.s3-driver'],
  async () => {
    const site = await siteWithoutLinks();
    await addSite(site);
    expect(await copy('/site', 'a.bin')).toBe('failed get [/a.bin] stream: illegal seekableStream');
    const s3 = s3ClientOf(`http://${HOST}:${String(s3Port)}`, KEYS);
    const {status, text} = await s3('GET', '/site/a.bin');
    expect([status, text]).toEqual([500, expect.stringContaining('<Code>InternalError</Code>')]);
    expect(live.alist.log() + log()).toContain(
      'the remote storage driver need to be enhanced to support s3',
    );
    await site.close();
  },
);

live.check(
  'With Proxy Range, the log says that a link has no URL, and the download fails',
  ['fact:errors.range-no-url', 'fact:common.proxy_range'],
  async () => {
    const site = await siteWithoutLinks();
    await addSite(site, {proxy_range: true, web_proxy: true});
    expect((await live.alist.api.get('/p/site/a.bin')).message).toBe(
      'Get "": unsupported protocol scheme ""',
    );
    expect(log()).toContain("can't create RangeReadCloser since URL is empty in link");
    await site.close();
  },
);
