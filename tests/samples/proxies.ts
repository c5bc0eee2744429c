import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request as overHttp} from 'node:http';
import type {IncomingHttpHeaders, OutgoingHttpHeaders} from 'node:http';
import {request as overTls} from 'node:https';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Writable} from 'node:stream';
import {connect} from 'node:tls';
import {vi} from 'vitest';
import {sampleOf} from './samples';
import type {Setting} from './servers';
import {
  apacheConfiguration,
  caddyConfiguration,
  caddyEnvironment,
  nginxArguments,
  nginxConfiguration,
  writeCertificate,
} from './servers';

/** How a proxy starts with a configuration. */
interface Kind {
  readonly configuration: (sample: string, setting: Setting) => string;
  readonly args: (folder: string, file: string) => readonly string[];
  readonly env?: (folder: string) => Record<string, string>;
}

/** Modules that the page tells readers to turn on. */
export function apacheModules(): readonly string[] {
  const {code} = sampleOf(PAGE, '', 'a2enmod');
  return (/a2enmod (.*)/.exec(code)?.[1] ?? '').split(' ');
}

export const kinds = {
  nginx: {configuration: nginxConfiguration, args: nginxArguments},
  caddy: {
    configuration: caddyConfiguration,
    args: (_folder, file) => ['run', '--adapter', 'caddyfile', '--config', file],
    env: caddyEnvironment,
  },
  apache: {
    configuration: (sample, setting) => apacheConfiguration(sample, apacheModules(), setting),
    args: (_folder, file) => ['-X', '-f', file],
  },
} as const satisfies Record<string, Kind>;

const PAGE = 'guide/install/reverse-proxy.mdx';

const apacheSample = (): string => sampleOf(PAGE, '/etc/apache2/').code;

/** The samples of the pages for its own site, and for AList under `/alist`. */
export const proxies: readonly {
  readonly kind: keyof typeof kinds;
  readonly main: () => string;
  readonly subpath: () => string;
}[] = [
  {
    kind: 'nginx',
    main: () => sampleOf(PAGE, '/etc/nginx/conf.d/alist.conf').code,
    subpath: () => sampleOf(PAGE, '/etc/nginx/conf.d/example.com.conf').code,
  },
  {
    kind: 'caddy',
    main: () => sampleOf(PAGE, 'Caddyfile', 'files.example.com').code,
    subpath: () => sampleOf(PAGE, 'Caddyfile', '@alist').code,
  },
  {
    kind: 'apache',
    main: apacheSample,
    // The lines for a subpath, instead of the two that begin with Proxy, as the page says.
    subpath: () =>
      apacheSample()
        .replaceAll('files.example.com', 'example.com')
        .replace(
          / *ProxyPass \/.*\n *ProxyPassReverse .*/,
          sampleOf(PAGE, 'instead of the two Proxy lines').code,
        ),
  },
];

/** A request of a visitor. */
export interface Visit {
  readonly method?: string;
  /** Path and query, sent letter for letter. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** Writes its own body and ends it. */
  readonly write?: (body: Writable) => Promise<void>;
  /** Without TLS, on port 80 of the sample. */
  readonly isPlain?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Proxy {
  /** Host with port, as a browser sends it. */
  readonly host: string;
  readonly visit: (visit: Visit) => Promise<Answer>;
  /** Which of HTTP's versions it chooses for a browser that knows `h2`. */
  readonly chosenProtocol: () => Promise<string | false | null>;
  readonly stop: () => Promise<void>;
}

/** Visitors come from their own address, where the system has several on loopback. */
export const VISITOR = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';

/** Ports that were free a moment ago. */
async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({length: count}, () => createServer());
  await Promise.all(
    servers.map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

/** Resolves when a site answers with TLS, with the protocol: Caddy listens before it has a certificate. */
function shakesHands(port: number, servername: string): Promise<string | false | null> {
  return new Promise((resolve, reject) => {
    const ALPNProtocols = ['h2', 'http/1.1'];
    const address = {host: '127.0.0.1', port, servername, ALPNProtocols};
    const socket = connect({...address, rejectUnauthorized: false});
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve(socket.alpnProtocol);
      socket.destroy();
    });
  });
}

/**
 * Starts a proxy with a sample of the pages.
 *
 * @param alist address that stands for AList's
 * @param site name of the site in the sample
 * @throws Error with the proxy's own words when it doesn't start
 */
export async function startProxy(
  kind: keyof typeof kinds,
  program: string,
  sample: string,
  alist: string,
  site = 'files.example.com',
): Promise<Proxy> {
  const {configuration, args, env}: Kind = kinds[kind];
  const folder = mkdtempSync(path.join(tmpdir(), `proxy-${kind}-`));
  const [http = 0, https = 0] = await freePorts(2);
  const file = path.join(folder, 'proxy.conf');
  await writeCertificate(folder);
  writeFileSync(file, configuration(sample, {folder, http, https, alist}));
  const child = spawn(program, args(folder, file), {
    env: {...process.env, ...env?.(folder)},
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stderr.on('data', (part: Buffer) => said.push(part));
  const ended = new Promise((resolve) => child.once('close', resolve));
  // A run that is broken off must not leave a server behind.
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
    rmSync(folder, {recursive: true, force: true});
  };
  try {
    await vi.waitFor(
      async () => {
        if (child.exitCode === null) await shakesHands(https, site);
      },
      {timeout: 20_000, interval: 20},
    );
    if (child.exitCode !== null) throw new Error('It ended.');
  } catch (error) {
    await stop();
    throw new Error(`${kind}: ${String(error)}\n${Buffer.concat(said).toString()}`, {cause: error});
  }
  const host = `${site}:${https}`;
  return {
    host,
    visit: (visit) => send(visit, {host, http, https, site}),
    chosenProtocol: () => shakesHands(https, site),
    stop,
  };
}

/** Sends one request on its own connection. */
function send(
  {method = 'GET', path: url, headers, body, write, isPlain = false}: Visit,
  {host, http, https, site}: {host: string; http: number; https: number; site: string},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      method,
      path: url,
      host: '127.0.0.1',
      localAddress: VISITOR,
      agent: false as const,
      headers: {Host: isPlain ? `${site}:${http}` : host, ...headers},
    };
    const request = isPlain
      ? overHttp({...options, port: http})
      : overTls({...options, port: https, servername: site, rejectUnauthorized: false});
    request.once('error', reject);
    request.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    if (write) write(request).catch(reject);
    else request.end(body);
  });
}
