import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {VISITOR, proxies, startProxy, type Proxy, type Visit} from '@site/tests/samples/proxies';
import {sampleOf} from '@site/tests/samples/samples';
import {ADMIN_PASSWORD} from '../suite/alist';
import {HOST, findProgram} from '../suite/programs';
import {suite} from '../suite/suite';
import {addLocal, basic, filled, logOf} from './support';

const PAGE = 'guide/install/reverse-proxy';
const CONTENT = Array.from({length: 9000}, (_, index) => `line ${String(index)}\n`).join('');
const MEGABYTE = 1024 * 1024;

const programs = {nginx: 'nginx', caddy: 'caddy', apache: 'apache2'} as const;
type Kind = keyof typeof programs;

const live = suite({own: true});
const fronts = new Map<Kind, Proxy>();
let last: Proxy | undefined;
let disk = '';

live.before(async () => {
  disk = await addLocal(live.alist, '/files', {'film.mkv': CONTENT, 'a.txt': 'a'});
});
live.after(async () => {
  for (const proxy of [...fronts.values(), last]) await proxy?.stop();
});

const own = () => `${HOST}:${String(live.alist.port)}`;

const start = (kind: Kind, sample: string, site?: string) =>
  startProxy(kind, findProgram(programs[kind]) ?? '', sample, own(), site);

/** Starts a proxy in front of AList; the one before it ends. */
async function front(kind: Kind, sample: string, site?: string) {
  await last?.stop();
  last = await start(kind, sample, site);
  return last;
}

/** The proxy with the page's sample for its own site. */
async function main(kind: Kind): Promise<Proxy> {
  const proxy =
    fronts.get(kind) ??
    (await start(kind, proxies.find((each) => each.kind === kind)?.main() ?? ''));
  fronts.set(kind, proxy);
  return proxy;
}

const admin = basic('admin', ADMIN_PASSWORD);

interface Envelope {
  readonly code: number;
  readonly data: {readonly token: string; readonly raw_url: string; readonly sign: string};
}

/** A request to AList's API through a proxy. */
async function call(proxy: Proxy, at: string, body: object, headers: Visit['headers'] = {}) {
  const answer = await proxy.visit({
    method: 'POST',
    path: at,
    headers: {'Content-Type': 'application/json', Authorization: live.alist.adminToken, ...headers},
    body: JSON.stringify(body),
  });
  return JSON.parse(answer.body.toString()) as Envelope;
}

/** Moves a file over WebDAV, as clients do it, and gives the status. */
async function move(proxy: Proxy, prefix = '') {
  writeFileSync(path.join(disk, 'from.txt'), 'moved');
  const {status} = await proxy.visit({
    method: 'MOVE',
    path: `${prefix}/dav/files/from.txt`,
    headers: {
      Authorization: admin,
      Destination: `https://${proxy.host}${prefix}/dav/files/to.txt`,
    },
  });
  return status;
}

/** Loads the start page with everything that it names, as a browser does. */
async function loadPage(proxy: Proxy, prefix = '') {
  const page = await proxy.visit({path: `${prefix}/`});
  expect([page.status, page.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
  const html = page.body.toString();
  // The page puts this in front of the addresses of its scripts and styles.
  expect(html).toMatch(prefix === '' ? /cdn: (?:undefined|'')/ : new RegExp(`cdn: '${prefix}'`));
  const assets = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(assets.length).toBeGreaterThan(3);
  for (const file of assets) {
    const {status, headers} = await proxy.visit({path: prefix + file});
    expect([file, status, headers['content-type']]).toEqual([
      file,
      200,
      expect.stringMatching(/javascript|css/),
    ]);
  }
}

for (const {kind} of proxies) {
  const needs = [programs[kind]];

  live.check(
    `behind ${kind}, the commands of the page, the pages, and the sign-in work`,
    [`page:${PAGE}#steps`, `page:${PAGE}#check`],
    async () => {
      const proxy = await main(kind);
      expect((await proxy.visit({path: '/ping'})).body.toString()).toBe('pong');
      const dav = await proxy.visit({
        method: 'PROPFIND',
        path: '/dav/',
        headers: {Authorization: admin, Depth: '0'},
      });
      expect(dav.status).toBe(207);
      await loadPage(proxy);
      const credentials = {username: 'admin', password: ADMIN_PASSWORD};
      const {data} = await call(proxy, '/api/auth/login', credentials);
      const me = await proxy.visit({path: '/api/me', headers: {Authorization: data.token}});
      expect(me.body.toString()).toContain('"username":"admin"');
      expect(await move(proxy)).toBe(201);
      // The log has the visitor's address, and not that of the proxy.
      expect(logOf(live.alist)).toMatch(
        new RegExp(`${VISITOR.replaceAll('.', '\\.')} \\| PROPFIND +"/dav/"`),
      );
    },
    needs,
  );

  live.check(
    `behind ${kind}, files of 64 MB arrive, parts of files can be read, and links have the public host`,
    [`page:${PAGE}#steps`, `page:${PAGE}#check`, 'page:config/configuration#site-url'],
    async () => {
      const proxy = await main(kind);
      const part = Buffer.alloc(MEGABYTE, 'AList');
      const hash = createHash('sha1');
      const {body} = await proxy.visit({
        method: 'PUT',
        path: '/api/fs/put',
        headers: {
          Authorization: live.alist.adminToken,
          'File-Path': encodeURIComponent(`/files/${kind}.bin`),
          'Content-Length': 64 * MEGABYTE,
        },
        async write(stream) {
          for (let sent = 0; sent < 64; sent++) {
            hash.update(part);
            if (!stream.write(part)) await once(stream, 'drain');
          }
          stream.end();
        },
      });
      expect((JSON.parse(body.toString()) as Envelope).code).toBe(200);
      const stored = readFileSync(path.join(disk, `${kind}.bin`));
      expect(createHash('sha1').update(stored).digest('hex')).toBe(hash.digest('hex'));
      const {data} = await call(proxy, '/api/fs/get', {path: '/files/film.mkv'});
      expect(data.raw_url).toMatch(new RegExp(`^https://${proxy.host}/`));
      const {pathname, search} = new URL(data.raw_url);
      const range = await proxy.visit({
        path: pathname + search,
        headers: {Range: 'bytes=70000-70009'},
      });
      expect([range.status, range.body.toString()]).toEqual([206, CONTENT.slice(70_000, 70_010)]);
    },
    needs,
  );
}

live.check(
  'AList believes X-Forwarded-For from everyone who reaches it without the proxy, so a block can be avoided',
  [`page:${PAGE}#need`, `page:${PAGE}#real-ip`],
  async () => {
    const login = async (address: string) =>
      (
        await live.alist.api.request('POST', '/api/auth/login', {
          token: null,
          headers: {'X-Forwarded-For': address},
          body: {username: 'admin', password: 'wrong'},
        })
      ).code;
    for (let attempt = 0; attempt < 5; attempt++) expect(await login('203.0.113.7')).toBe(400);
    expect(await login('203.0.113.7')).toBe(429);
    expect(await login('203.0.113.8')).toBe(400);
    // The samples replace what the visitor claims.
    const proxy = await main('nginx');
    for (let attempt = 0; attempt < 6; attempt++)
      await call(
        proxy,
        '/api/auth/login',
        {username: 'admin', password: 'wrong'},
        {'X-Forwarded-For': `203.0.113.${String(100 + attempt)}`},
      );
    const {code} = await call(
      proxy,
      '/api/auth/login',
      {username: 'admin', password: 'wrong'},
      {'X-Forwarded-For': '203.0.113.200'},
    );
    expect(code).toBe(429);
  },
  ['nginx'],
);

const nginxMain = () => proxies.find(({kind}) => kind === 'nginx')?.main() ?? '';

live.check(
  'without client_max_body_size, nginx refuses more than 1 MB with 413',
  [`page:${PAGE}#too-large`],
  async () => {
    const proxy = await front('nginx', filled(nginxMain(), {'client_max_body_size 0;': ''}));
    const put = async (size: number) =>
      (
        await proxy.visit({
          method: 'PUT',
          path: '/dav/files/size.bin',
          headers: {Authorization: admin, 'Content-Length': size},
          body: 'A'.repeat(size),
        })
      ).status;
    expect(await put(MEGABYTE - 1)).toBe(201);
    expect(await put(2 * MEGABYTE)).toBe(413);
    expect(statSync(path.join(disk, 'size.bin')).size).toBe(MEGABYTE - 1);
  },
  ['nginx'],
);

live.check(
  'with $host or without Host, moving over WebDAV behind another port is 502',
  [`page:${PAGE}#webdav-502`, 'page:guide/webdav#bad-gateway', 'fact:errors.dav-502'],
  async () => {
    for (const line of ['proxy_set_header Host $host;', '']) {
      const sample = filled(nginxMain(), {'proxy_set_header Host $http_host;': line});
      expect(await move(await front('nginx', sample))).toBe(502);
    }
    expect(existsSync(path.join(disk, 'from.txt'))).toBe(true);
  },
  ['nginx'],
);

live.check(
  'without X-Forwarded-Proto links start with http, and without X-Forwarded-For the log has the address of the proxy',
  [`page:${PAGE}#real-ip`, `page:${PAGE}#check`, 'page:config/configuration#site-url'],
  async () => {
    const sample = filled(nginxMain(), {
      'proxy_set_header X-Forwarded-Proto $scheme;': '',
      'proxy_set_header X-Forwarded-For $remote_addr;': '',
      'proxy_set_header X-Real-IP $remote_addr;': '',
    });
    const proxy = await front('nginx', sample);
    const {data} = await call(proxy, '/api/fs/get', {path: '/files/a.txt'});
    expect(data.raw_url).toMatch(new RegExp(`^http://${proxy.host}/`));
    await proxy.visit({path: '/ping?address-of-proxy'});
    expect(logOf(live.alist)).toMatch(/127\.0\.0\.1 \| GET +"\/ping\?address-of-proxy"/);
  },
  ['nginx'],
);

live.check(
  'the public URL is used for links, whatever the host of the request',
  [`page:${PAGE}#need`, 'page:config/configuration#site-url', 'fact:config.site_url'],
  async () => {
    const {alist} = live;
    live.replace(await alist.restart({env: {ALIST_SITE_URL: 'https://public.example.com'}}));
    const {data} = await live.alist.api.post<{raw_url: string}>('/api/fs/get', {
      path: '/files/a.txt',
    });
    expect(data.raw_url).toMatch(/^https:\/\/public\.example\.com\//);
  },
);

/** Restarts AList with a subpath in the public URL, unless it has it already. */
const under = async (prefix: string) => {
  if (live.alist.url.endsWith(prefix)) return;
  const env = {ALIST_SITE_URL: `https://example.com${prefix}`};
  live.replace(await live.alist.restart({env, prefix}));
};

for (const {kind, subpath} of proxies)
  live.check(
    `under a subpath behind ${kind}, pages, sign-in, WebDAV, and links work`,
    [
      `page:${PAGE}#subpath`,
      'page:config/configuration#sub-path',
      'page:config/configuration#site-url',
    ],
    async () => {
      await under('/alist');
      const proxy = await front(kind, subpath(), 'example.com');
      expect((await proxy.visit({path: '/alist/ping'})).body.toString()).toBe('pong');
      await loadPage(proxy, '/alist');
      const credentials = {username: 'admin', password: ADMIN_PASSWORD};
      expect((await call(proxy, '/alist/api/auth/login', credentials)).code).toBe(200);
      const {data} = await call(proxy, '/alist/api/fs/get', {path: '/files/film.mkv'});
      expect(data.raw_url).toMatch(/^https:\/\/example\.com\/alist\//);
      const {pathname, search} = new URL(data.raw_url);
      const range = await proxy.visit({
        path: pathname + search,
        headers: {Range: 'bytes=70000-70009'},
      });
      expect([range.status, range.body.toString()]).toEqual([206, CONTENT.slice(70_000, 70_010)]);
      expect(await move(proxy, '/alist')).toBe(201);
      // The API responds only below the path; elsewhere, AList sends its page.
      const direct = await fetch(`http://${own()}/api/public/settings`);
      expect(direct.headers.get('content-type')).toContain('text/html');
    },
    [programs[kind]],
  );

live.check(
  'if the proxy removes the path, the settings cannot be read, so the page stays blank',
  [`page:${PAGE}#blank-page`, `page:${PAGE}#subpath`],
  async () => {
    const {code} = sampleOf(`${PAGE}.mdx`, '/etc/nginx/conf.d/example.com.conf');
    const sample = filled(code, {
      'proxy_pass http://127.0.0.1:5244;': 'proxy_pass http://127.0.0.1:5244/;',
    });
    await under('/alist');
    const proxy = await front('nginx', sample, 'example.com');
    const settings = await proxy.visit({path: '/alist/api/public/settings'});
    expect(settings.headers['content-type']).not.toContain('application/json');
  },
  ['nginx'],
);

live.check(
  'a public URL without a scheme becomes a path',
  ['page:config/configuration#site-url', 'page:config/configuration#host-as-path'],
  async () => {
    const env = {ALIST_SITE_URL: 'files.example.com'};
    live.replace(await live.alist.restart({env, prefix: '/files.example.com'}));
    expect((await live.alist.api.get('/api/public/settings')).code).toBe(200);
  },
);
