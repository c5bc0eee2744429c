import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import path from 'node:path';
import {expect} from 'vitest';
import {sampleOf} from '@site/tests/samples/samples';
import {peerFolder, startPeer, type Peer} from '../peers/folder';
import {HOST, freePort, until} from '../suite/programs';
import {suite} from '../suite/suite';
import {addLocal, ok} from './support';

const live = suite({own: true, needs: ['frps']});

const PAGE = 'guide/advanced/frp.mdx';
const TOKEN = 'EXAMPLE-TOKEN';
const DOMAIN = 'files.example.com';

/** The public server, with the port for visitors. */
let server: (Peer & {readonly web: number}) | undefined;
const peers: Peer[] = [];

const started = () => {
  if (!server) throw new Error('frps did not start.');
  return server;
};

live.before(async () => {
  await addLocal(live.alist, '/home', {'film.txt': 'film'});
  const folder = peerFolder('frps');
  const [port, web] = [await freePort(), await freePort()];
  const {code} = sampleOf(PAGE, '/opt/frp/frps.toml');
  const file = path.join(folder, 'frps.toml');
  writeFileSync(
    file,
    code.replace('7000', String(port)).replace('8080', String(web)).replace('<token>', TOKEN),
  );
  server = {...(await startPeer('frps', ['-c', file], {port, folder})), web};
});

live.after(async () => {
  await live.alist.api.post('/api/admin/setting/stop_frp');
  for (const peer of peers) await peer.stop();
  await server?.stop();
});

interface Runtime {
  readonly status: string;
  readonly logs: readonly string[];
}

const runtime = async (): Promise<Runtime> =>
  ok(await live.alist.api.get<Runtime>('/api/admin/setting/frp_runtime'));

/** Saves the settings of the page's table, with these changes, as **Save & Apply** does. */
async function apply(changes: Readonly<Record<string, string>> = {}): Promise<string> {
  const values: Readonly<Record<string, string>> = {
    frp_server_addr: HOST,
    frp_server_port: String(started().port),
    frp_auth_token: TOKEN,
    frp_proxy_type: 'http',
    frp_custom_domain: DOMAIN,
    frp_local_port: String(live.alist.port),
    frp_enabled: 'false',
    ...changes,
  };
  const items = ok(
    await live.alist.api.get<{key: string}[]>(
      `/api/admin/setting/get?keys=${Object.keys(values).join(',')}`,
    ),
  );
  const changed = items.map((item) => ({...item, value: values[item.key]}));
  return ok(await live.alist.api.post<string>('/api/admin/setting/set_frp', changed));
}

/** Status and text of a page at the port for visitors. */
function visit(
  at: string,
  {host = DOMAIN, port = started().web}: {host?: string; port?: number} = {},
): Promise<readonly [number, string]> {
  return new Promise((resolve, reject) => {
    request({host: HOST, port, path: at, headers: {Host: host}}, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve([response.statusCode ?? 0, text]));
    })
      .on('error', reject)
      .end();
  });
}

const isReachable = (options?: {port?: number}) =>
  until('the tunnel to answer', async () => (await visit('/ping', options))[1] === 'pong');

live.check(
  'with the files and values of the page, AList is reachable under the domain, and the log says so',
  [
    'page:guide/advanced/frp#server',
    'page:guide/advanced/frp#connect',
    'page:guide/advanced/frp#check',
    'page:config/frp#start',
    'page:config/frp#types',
    'page:config/frp#local-port',
    'page:config/frp#log',
    'fact:settings.frp_server_addr',
    'fact:settings.frp_server_port',
    'fact:settings.frp_auth_token',
    'fact:settings.frp_proxy_type',
    'fact:settings.frp_custom_domain',
    'fact:settings.frp_local_port',
    'fact:features.frp',
    'fact:routes.post-api-admin-setting-set-frp',
  ],
  async () => {
    // frp_enabled is off, and Save & Apply starts it all the same.
    expect(await apply()).toBe('running');
    await isReachable();
    expect((await runtime()).logs.join('\n')).toContain('start proxy success');
    const file = path.join(live.alist.data, 'log/frp.log');
    expect(existsSync(file) && readFileSync(file, 'utf8')).toContain('start proxy success');
  },
);

live.check(
  'another domain shows the page of frps',
  ['page:guide/advanced/frp#frp-404'],
  async () => {
    const [status, text] = await visit('/', {host: 'other.example.com'});
    expect([status, text]).toEqual([
      404,
      expect.stringContaining('The page you requested was not found'),
    ]);
  },
);

live.check(
  'Stop FRP stops the tunnel, and a restart starts it only if it is enabled',
  [
    'page:config/frp#start',
    'page:guide/advanced/frp#connect',
    'page:guide/advanced/frp#restarts',
    'fact:settings.frp_enabled',
  ],
  async () => {
    await apply();
    await isReachable();
    ok(await live.alist.api.post('/api/admin/setting/stop_frp'));
    expect((await visit('/ping'))[0]).toBe(404);
    live.replace(await live.alist.restart());
    expect((await runtime()).status).toBe('stopped');
    await apply({frp_enabled: 'true'});
    ok(await live.alist.api.post('/api/admin/setting/stop_frp'));
    live.replace(await live.alist.restart());
    await isReachable();
  },
);

live.check(
  'a wrong token makes the client stop with its message, after it was running',
  ['page:config/frp#login-failed', 'page:guide/advanced/frp#running'],
  async () => {
    expect(await apply({frp_auth_token: 'wrong'})).toBe('running');
    await until('the client to stop', async () =>
      (await runtime()).status.includes('login to the server failed'),
    );
  },
);

live.check(
  'with tcp, all visitors have one address, so wrong passwords of one lock out everyone',
  [
    'page:config/frp#types',
    'page:config/frp#lockout',
    'page:guide/advanced/frp#limits',
    'fact:settings.frp_remote_port',
  ],
  async () => {
    const port = await freePort();
    await apply({frp_proxy_type: 'tcp', frp_remote_port: String(port)});
    await isReachable({port});
    const signIn = async (password: string) => {
      const response = await fetch(`http://${HOST}:${String(port)}/api/auth/login`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({username: 'admin', password}),
      });
      return ((await response.json()) as {code: number}).code;
    };
    for (let count = 0; count < 5; count += 1) expect(await signIn('wrong')).toBe(400);
    expect(await signIn('live-suite')).toBe(429);
    expect(live.alist.log()).toContain(HOST);
    live.replace(await live.alist.restart());
  },
);

live.check(
  'with stcp, a device with the secret reaches AList, and the public server shows nothing',
  [
    'page:guide/advanced/frp#private',
    'page:config/frp#types',
    'fact:settings.frp_stcp_secret_key',
    'fact:settings.frp_tls_enable',
    'fact:settings.frp_proxy_name',
  ],
  async () => {
    await apply({
      frp_proxy_type: 'stcp',
      frp_stcp_secret_key: 'EXAMPLE-SECRET',
      frp_tls_enable: 'true',
    });
    const folder = peerFolder('frpc');
    mkdirSync(folder, {recursive: true});
    const port = await freePort();
    const {code} = sampleOf(PAGE, 'frpc.toml');
    const file = path.join(folder, 'frpc.toml');
    writeFileSync(
      file,
      code
        .replace('<frps-address>', HOST)
        .replace('7000', String(started().port))
        .replace('<token>', TOKEN)
        .replace('<secret>', 'EXAMPLE-SECRET')
        .replace('5244', String(port)),
    );
    peers.push(await startPeer('frpc', ['-c', file], {port, folder}));
    await isReachable({port});
    expect((await visit('/ping'))[0]).toBe(404);
  },
  ['frpc'],
);
