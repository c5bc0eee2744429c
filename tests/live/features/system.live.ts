import {execFileSync} from 'node:child_process';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect} from 'vitest';
import {alist} from '../suite/alist';
import {clientOf, type Client} from '../suite/client';
import {HOST, freePort, until} from '../suite/programs';
import {suite} from '../suite/suite';
import {startFresh, stopAll} from './start';
import {ok, said} from './support';

const live = suite({serverless: true});

live.after(stopAll);

const LOADING = [500, 'Loading storage, please wait'];

/** A site that can leave AList without an answer. */
async function slowSite() {
  let isHeld = false;
  const waiting: (() => void)[] = [];
  const server = createServer((_, response) => {
    const answer = () => response.end('{"code":401,"message":"no","data":null}');
    if (isHeld) waiting.push(answer);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  sites.push(server);
  return {
    url: `http://${HOST}:${String((server.address() as AddressInfo).port)}`,
    hold: () => (isHeld = true),
    release: () => {
      isHeld = false;
      for (const answer of waiting.splice(0)) answer();
    },
  };
}

const sites: Server[] = [];

live.after(() => {
  for (const site of sites) {
    site.closeAllConnections();
    site.close();
  }
});

/** A server that has started and waits for the provider of a storage. */
async function loadingServer(subpath?: string) {
  const site = await slowSite();
  const config = subpath ? {site_url: `https://files.example.com${subpath}`} : {};
  const options = subpath ? {subpath} : {};
  const first = await startFresh(config, options);
  await (
    await first.signIn()
  ).post('/api/admin/storage/create', {
    mount_path: '/slow',
    driver: 'AList V3',
    addition: JSON.stringify({root_folder_path: '/', url: site.url, token: 'x'}),
  });
  await first.running.stop();
  site.hold();
  const server = await startFresh(undefined, {...options, after: first});
  return {...server, release: site.release};
}

/** Path of the main script of a page; under a subpath, the page adds it. */
function scriptIn(html: string): string {
  const script = /"src":"(\/assets\/index-[^"]+\.js)"/.exec(html)?.[1];
  if (script === undefined) throw new Error('The page has no script.');
  return script;
}

live.check(
  'until the storages are loaded, the pages of the web interface come with their scripts, and the API, WebDAV, and links do not',
  [
    'page:guide/advanced/system_arch#startup',
    'page:faq/index#loading',
    'fact:errors.storages-loading',
  ],
  async () => {
    const {visitor, release} = await loadingServer();
    const html = (await visitor.get('/')).text;
    expect(html).toContain('<html');
    const script = scriptIn(html);
    expect((await visitor.get(script)).code).toBe(200);
    expect((await visitor.get('/some/folder')).text).toContain('<html');
    expect((await visitor.get('/robots.txt')).text).toContain('User-agent');
    for (const at of ['/api/public/settings', '/d/x', '/dav/'])
      expect([at, ...said(await visitor.get(at))]).toEqual([at, ...LOADING]);
    release();
    await until(
      'the storages',
      async () => (await visitor.get('/api/public/settings')).code === 200,
    );
  },
);

live.check(
  'under a subpath, the scripts do not come either until the storages are loaded, and own HTML is in the admin panel',
  [
    'page:guide/advanced/system_arch#startup',
    'page:config/global#custom-html',
    'page:config/site#robots',
    'page:faq/why#blank-page',
    'page:faq/index#sub-path',
    'fact:config.site_url',
  ],
  async () => {
    const server = await loadingServer('/alist');
    const {visitor, release} = server;
    const html = (await visitor.get('/')).text;
    expect(html).toContain("base_path: '/alist'");
    const script = scriptIn(html);
    expect(said(await visitor.get(script))).toEqual(LOADING);
    release();
    await until('the storages', async () => (await visitor.get(script)).code === 200);
    const admin = await server.signIn();
    const setting = ok(await admin.get<object>('/api/admin/setting/get?key=customize_head'));
    ok(await admin.post('/api/admin/setting/save', [{...setting, value: '<meta name="ours" />'}]));
    expect((await visitor.get('/@manage')).text).toContain('<meta name="ours" />');
    expect((await visitor.get('/robots.txt')).text).toContain('User-agent');
    const root = clientOf(server.url.replace('/alist', ''), null);
    expect((await root.get('/robots.txt')).text).toContain('<html');
    const start = await root.get('/');
    expect([start.status, start.headers.get('location')]).toEqual([302, '/alist']);
  },
);

live.check(
  'an unknown address gives the web interface for GET and POST, and 405 for other methods',
  ['page:guide/advanced/system_arch#wrong-address', 'fact:routes.get-no-other-route'],
  async () => {
    const {visitor} = await startFresh();
    for (const method of ['GET', 'POST'])
      expect((await visitor.request(method, '/nothing/here')).status).toBe(200);
    for (const method of ['PUT', 'DELETE', 'PROPFIND', 'OPTIONS'])
      expect([method, (await visitor.request(method, '/nothing/here')).status]).toEqual([
        method,
        method === 'OPTIONS' ? expect.anything() : 405,
      ]);
  },
);

live.check(
  'by default, AList listens on no port but 5244',
  ['page:guide/advanced/system_arch#ports', 'fact:features.ports'],
  async () => {
    const {running, port} = await startFresh();
    const starts = running.output().match(/start .+ @ .+/g) ?? [];
    expect(starts.map((line) => line.trim())).toEqual([
      `start HTTP server @ ${HOST}:${String(port)}`,
    ]);
  },
);

live.check(
  'by default, every website can call the API, and with a list only its origins and the own pages',
  [
    'page:config/configuration#cors',
    'page:guide/advanced/security#protocols',
    'fact:config.cors.allow_origins',
    'fact:features.http',
  ],
  async () => {
    const from = (origin: string) => ({headers: {Origin: origin}});
    const open = await startFresh();
    const answer = await open.visitor.get(
      '/api/public/settings',
      from('https://other.example.com'),
    );
    expect([answer.code, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    const {visitor, url} = await startFresh({
      cors: {allow_origins: ['https://app.example.com']},
    });
    const settings = '/api/public/settings';
    expect((await visitor.get(settings, from('https://app.example.com'))).code).toBe(200);
    expect((await visitor.get(settings, from('https://other.example.com'))).status).toBe(403);
    expect((await visitor.get(settings, from(url))).code).toBe(200);
    expect((await visitor.get(settings)).code).toBe(200);
  },
);

live.check(
  'an empty list of origins stops the start',
  ['page:config/configuration#cors', 'fact:errors.cors-panic'],
  async () => {
    const {running} = await startFresh({cors: {allow_origins: []}}, {waits: false});
    await until('AList to stop', () => running.exitCode() !== undefined);
    expect(running.output()).toContain('all origins disabled');
  },
);

live.check(
  'force_https redirects pages only',
  ['page:config/configuration#https', 'fact:config.scheme.force_https', 'fact:features.http'],
  async () => {
    const https = await freePort();
    const {visitor, port} = await startFresh(
      {
        scheme: {
          https_port: https,
          force_https: true,
          cert_file: 'cert.pem',
          key_file: 'key.pem',
        },
      },
      {
        prepare: (folder) =>
          execFileSync(
            'openssl',
            [
              'req',
              '-x509',
              '-newkey',
              'rsa:2048',
              '-nodes',
              '-days',
              '2',
              '-subj',
              '/CN=localhost',
              '-keyout',
              'key.pem',
              '-out',
              'cert.pem',
            ],
            {cwd: folder, stdio: 'ignore'},
          ),
      },
    );
    void port;
    await until(
      'the storages',
      async () => (await visitor.get('/api/public/settings')).code === 200,
    );
    for (const at of ['/', '/@login', '/folder']) {
      const {status, headers} = await visitor.get(at);
      expect([at, status, headers.get('location')]).toEqual([
        at,
        302,
        `https://${HOST}:${String(https)}${at}`,
      ]);
    }
    for (const at of ['/api/public/settings', '/d/x', '/dav/', '/robots.txt'])
      expect([at, (await visitor.get(at)).status]).not.toEqual([at, 302]);
  },
  ['openssl'],
);

live.check(
  'max_connections makes further requests wait for a download',
  [
    'page:config/traffic#in-file',
    'page:guide/advanced/system_arch#slow',
    'fact:config.max_connections',
  ],
  async () => {
    const server = await startFresh({max_connections: 1});
    const admin = await server.signIn();
    const setting = ok(
      await admin.get<object>('/api/admin/setting/get?key=max_client_download_speed'),
    );
    const folder = server.data;
    ok(
      await admin.post('/api/admin/storage/create', {
        mount_path: '/a',
        driver: 'Local',
        addition: JSON.stringify({root_folder_path: folder}),
      }),
    );
    const {raw_url: link} = ok(await admin.post('/api/fs/get', {path: '/a/data.db'}));
    ok(await admin.post('/api/admin/setting/save', [{...setting, value: '20'}]));
    const leave = new AbortController();
    const download = await fetch(link, {signal: leave.signal});
    let isAnswered = false;
    const waiting = admin.get('/api/me').then(() => (isAnswered = true));
    // /ping doesn't count.
    expect((await server.visitor.get('/ping')).status).toBe(200);
    expect(isAnswered).toBe(false);
    leave.abort();
    void download.body?.cancel().catch(() => undefined);
    await waiting;
  },
);

live.check(
  'a new password from the command works immediately, and under a subpath only after a restart',
  ['page:faq/index#forgot-password', 'page:faq/howto#password', 'fact:cli.admin set'],
  async () => {
    for (const [subpath, code] of [
      ['', 200],
      ['/alist', 400],
    ] as const) {
      const server = await startFresh({site_url: `https://files.example.com${subpath}`}, {subpath});
      await server.signIn();
      await alist(['admin', 'set', 'new-password'], {
        cwd: path.dirname(server.data),
        env: {ALIST_ADDR: HOST, ALIST_HTTP_PORT: String(server.port)},
      });
      const {visitor} = server;
      const login = (client: Client) =>
        client.post('/api/auth/login', {username: 'admin', password: 'new-password'});
      expect([subpath, (await login(visitor)).code]).toEqual([subpath, code]);
      await server.running.stop();
      const again = await startFresh(undefined, {subpath, after: server});
      expect((await login(again.visitor)).code).toBe(200);
    }
  },
);
