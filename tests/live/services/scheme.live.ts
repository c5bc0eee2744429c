import {chmodSync, existsSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {startProxy} from '@site/tests/samples/proxies';
import {sampleOf} from '@site/tests/samples/samples';
import {writeCertificate} from '@site/tests/samples/servers';
import {peerFolder} from '../peers/folder';
import {ADMIN_PASSWORD, alist} from '../suite/alist';
import {HOST, findProgram, freePort, runProgram} from '../suite/programs';
import {suite} from '../suite/suite';
import {addLocal, basic, filled, logOf, saveSettings} from './support';

const HTTPS = await freePort();
const folder = peerFolder('scheme');
const socket = path.join(folder, 'alist.sock');
await writeCertificate(folder);

const live = suite({
  own: true,
  config: {
    scheme: {
      https_port: HTTPS,
      cert_file: path.join(folder, 'cert.pem'),
      key_file: path.join(folder, 'key.pem'),
      unix_file: socket,
      unix_file_perm: '0660',
    },
  },
});

live.before(async () => {
  // nginx works under another account.
  chmodSync(folder, 0o755);
  await addLocal(live.alist, '/files', {'a.txt': 'a'});
});

/** curl without checking the certificate: `status redirect`. */
const curl = async (url: string, ...args: string[]) =>
  (
    await runProgram('curl', [
      ...['-sS', '-k', '-o', '/dev/null', '-w', '%{http_code} %{redirect_url}', ...args],
      url,
    ])
  ).stdout;

live.check(
  'AList serves HTTP and HTTPS at the same time, and the socket with its permission',
  [
    'page:config/configuration#port',
    'page:config/configuration#https',
    'page:config/configuration#socket',
    'fact:config.scheme.https_port',
    'fact:config.scheme.unix_file',
    'fact:config.scheme.unix_file_perm',
    'fact:config.scheme.cert_file',
    'fact:config.scheme.key_file',
  ],
  async () => {
    expect(await curl(`${live.alist.url}/ping`)).toBe('200 ');
    expect(await curl(`https://${HOST}:${String(HTTPS)}/ping`)).toBe('200 ');
    expect(await curl('http://localhost/ping', '--unix-socket', socket)).toBe('200 ');
    expect(statSync(socket).mode & 0o777).toBe(0o660);
  },
  ['curl'],
);

live.check(
  'force_https redirects only the web interface; the API, WebDAV, and downloads work without TLS',
  ['page:config/configuration#force-https', 'fact:config.scheme.force_https'],
  async () => {
    live.replace(await live.alist.restart({env: {ALIST_FORCE_HTTPS: 'true'}}));
    const {url, adminToken} = live.alist;
    for (const page of ['/', '/files', '/@manage'])
      expect(await curl(url + page)).toBe(`302 https://${HOST}:${String(HTTPS)}${page}`);
    expect(await curl(`${url}/api/me`, '-H', `Authorization: ${adminToken}`)).toBe('200 ');
    const credentials = ['-H', `Authorization: ${basic('admin', ADMIN_PASSWORD)}`];
    expect(await curl(`${url}/dav/`, '-X', 'PROPFIND', ...credentials)).toBe('207 ');
    const {data} = await live.alist.api.post<{raw_url: string}>('/api/fs/get', {
      path: '/files/a.txt',
    });
    const {pathname, search} = new URL(data.raw_url);
    expect(await curl(url + pathname + search)).toBe('200 ');
  },
  ['curl'],
);

live.check(
  'behind a proxy that handles TLS, force_https is a redirect loop',
  ['page:guide/install/reverse-proxy#redirect-loop', 'page:config/configuration#force-https'],
  async () => {
    const {code} = sampleOf('guide/install/reverse-proxy.mdx', '/etc/nginx/conf.d/alist.conf');
    const own = `${HOST}:${String(live.alist.port)}`;
    const proxy = await startProxy('nginx', findProgram('nginx') ?? '', code, own);
    try {
      const {status, headers} = await proxy.visit({path: '/'});
      expect([status, headers.location]).toEqual([302, expect.stringMatching(/^https:/)]);
    } finally {
      await proxy.stop();
    }
    live.replace(await live.alist.restart({env: {}}));
  },
  ['nginx'],
);

live.check(
  'behind nginx with the sample for a socket, all visitors have an empty address and share failed sign-ins',
  [
    'page:config/configuration#socket-example',
    'page:guide/install/reverse-proxy#real-ip',
    'fact:errors.login-locked',
  ],
  async () => {
    const sample = filled(sampleOf('config/configuration.mdx', 'nginx', 'unix:').code, {
      '/run/alist/alist.sock': socket,
    });
    const proxy = await startProxy('nginx', findProgram('nginx') ?? '', sample, '127.0.0.1:1');
    const login = async (address: string) => {
      const {body} = await proxy.visit({
        method: 'POST',
        path: '/api/auth/login',
        headers: {'Content-Type': 'application/json', 'X-Forwarded-For': address},
        body: JSON.stringify({username: 'admin', password: 'wrong'}),
      });
      return (JSON.parse(body.toString()) as {code: number}).code;
    };
    try {
      expect((await proxy.visit({path: '/ping?by-socket'})).body.toString()).toBe('pong');
      expect(logOf(live.alist)).toMatch(/\| +\| GET +"\/ping\?by-socket"/);
      for (let attempt = 0; attempt < 5; attempt++)
        expect(await login(`203.0.113.${String(attempt)}`)).toBe(400);
      expect(await login('203.0.113.99')).toBe(429);
    } finally {
      await proxy.stop();
    }
  },
  ['nginx'],
);

live.check(
  'after AList was killed, the old socket file stops the next start',
  ['page:config/configuration#socket', 'fact:errors.unix-listen'],
  async () => {
    await live.alist.running?.stop('SIGKILL');
    expect(existsSync(socket)).toBe(true);
    const {code, stdout, stderr} = await alist(['server', '--data', live.alist.data]);
    expect([code, stdout + stderr]).toEqual([1, expect.stringContaining('failed to listen unix')]);
    await runProgram('rm', [socket]);
    live.replace(await live.alist.restart());
  },
);

live.check(
  'a wrong permission of the socket stays without effect, and only the log says so',
  ['fact:errors.unix-perm'],
  async () => {
    const scheme = {unix_file_perm: 'rw-rw----'};
    live.replace(await live.alist.restart({config: {scheme}}));
    expect(live.alist.log()).toContain('failed to parse socket file permission');
  },
);

live.check(
  'customized heads are on the pages of the admin panel only under a subpath',
  ['page:config/global#custom-html', 'fact:settings.customize_head'],
  async () => {
    await saveSettings(live.alist, {customize_head: '<!-- from the check -->'});
    const has = async (at: string) =>
      (await (await fetch(live.alist.url + at)).text()).includes('from the check');
    expect([await has('/'), await has('/@manage')]).toEqual([true, false]);
    const env = {ALIST_SITE_URL: 'https://example.com/alist'};
    live.replace(await live.alist.restart({env, prefix: '/alist'}));
    expect([await has('/'), await has('/@manage')]).toEqual([true, true]);
    rmSync(folder, {recursive: true});
  },
);
