import {cpSync, mkdirSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {startProxy} from '@site/tests/samples/proxies';
import {startFake, type Fake} from '../api/fakes';
import {startProvider} from '../peers/provider';
import {filesOf} from '../storages/files';
import {formBody} from '../storages/pages';
import {startAList} from '../suite/alist';
import {
  HOST,
  findProgram,
  freePort,
  runProgram,
  startProgram,
  until,
  type Running,
} from '../suite/programs';
import {suite} from '../suite/suite';
import {temporaryFolder} from '../facts/server';
import {codeOf, withPlaces} from './pages';

// The token server of this site, as its page starts it.

const PAGE = 'guide/advanced/token-server';
const SITE = 'https://docs.example.com';

const live = suite({serverless: true, needs: ['curl']});

/** The folder of the repository, with nothing but what the token server needs. */
let docs: string;
let dropbox: Fake;
let sent: {readonly path: string; readonly form: URLSearchParams}[] = [];
const running: Running[] = [];

live.before(async () => {
  const {folder, remove} = temporaryFolder();
  docs = path.join(folder, 'docs');
  mkdirSync(docs);
  cpSync('server', path.join(docs, 'server'), {
    recursive: true,
    filter: (source) => path.basename(source) !== 'node_modules',
  });
  // npm ci would get them from the registry.
  symlinkSync(path.resolve('node_modules'), path.join(docs, 'server/node_modules'));
  dropbox = await startFake((at, _url, body) => {
    sent.push({path: at, form: new URLSearchParams(body)});
    return {access_token: 'made-up-access', token_type: 'bearer', expires_in: 14_400};
  });
  live.after(async () => {
    for (const each of running) await each.stop();
    await dropbox.close();
    remove();
  });
});

/** Runs code of the page in the folder of the repository. */
const run = (code: string) => runProgram('bash', ['-c', code], {cwd: docs});

/** Starts the server with the command of the page. */
function start(more: Readonly<Record<string, string>>): Running {
  const [, , command = ''] = codeOf(PAGE, 'node --env-file').split('\n');
  const started = startProgram('bash', ['-c', `exec ${command}`], {
    cwd: path.join(docs, 'server'),
    env: {PATH: process.env['PATH'], ...more},
  });
  running.push(started);
  return started;
}

interface Started {
  readonly url: string;
  readonly port: number;
  readonly output: () => string;
  readonly stop: () => Promise<void>;
  readonly get: (at: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
}

/** Starts the server with the settings of the page, at a free port. */
async function startServer(more: Readonly<Record<string, string>> = {}): Promise<Started> {
  const settings = codeOf(PAGE, 'SITE_BASE_URL=', 'token-server.env');
  writeFileSync(
    path.join(docs, 'token-server.env'),
    withPlaces(settings, {'<id>': 'made-up-id', '<secret>': 'made-up-secret'}),
  );
  await run(codeOf(PAGE, 'chmod 600'));
  const port = await freePort();
  const server = start({PORT: String(port), UPSTREAM_DROPBOX: dropbox.url, ...more});
  const url = `http://${HOST}:${String(port)}`;
  await until('the token server to start', () => {
    if (server.exitCode() !== undefined) throw new Error(server.output());
    return server.output().includes(url);
  });
  return {
    url,
    port,
    output: server.output,
    stop: () => server.stop(),
    get: (at, headers = {}) => fetch(url + at, {headers: {'X-Real-IP': '203.0.113.7', ...headers}}),
  };
}

live.check(
  'the commands of the page start the token server, and the check of the page finds it',
  [`page:${PAGE}#steps`, `page:${PAGE}#check`],
  async () => {
    const server = await startServer();
    expect(statSync(path.join(docs, 'token-server.env')).mode & 0o777).toBe(0o600);
    const [first = '', second = ''] = withPlaces(codeOf(PAGE, '/alist/capabilities'), {
      'https://tokens.example.com': server.url,
    }).split('\n');
    const proxied = (command: string) =>
      command.replace('curl', "curl -sS -H 'X-Real-IP: 203.0.113.7'");
    expect(JSON.parse((await run(proxied(first))).stdout)).toEqual(
      JSON.parse(codeOf(PAGE, '"message"')),
    );
    const {stdout} = await run(proxied(second));
    expect(stdout).toMatch(/^HTTP\/1\.1 200 /);
    expect(stdout).toContain(`access-control-allow-origin: ${SITE}`);
    expect(stdout).toContain('"features":[');
    expect(await (await server.get('/healthz')).json()).toEqual({status: 'ok'});
    await server.stop();
  },
);

live.check(
  'AList renews the token of Dropbox through the server, which adds the secret, and the log has neither',
  [`page:${PAGE}#storages`, `page:${PAGE}#steps`, 'fact:drivers.Dropbox.fields.oauth_token_url'],
  async () => {
    const server = await startServer({CLIENT_ADDRESS_HEADER: ''});
    const provider = await startProvider(['api.dropboxapi.com'], (request, response) => {
      const isKnown = request.headers.authorization === 'Bearer made-up-access';
      const answers: Readonly<Record<string, unknown>> = {
        '/2/check/user': {result: 'foo'},
        '/2/users/get_current_account': {root_info: {root_namespace_id: '1'}},
      };
      response
        .writeHead(isKnown ? 200 : 401, {'Content-Type': 'application/json'})
        .end(
          JSON.stringify(
            isKnown ? answers[request.url ?? ''] : {error_summary: 'expired_access_token'},
          ),
        );
    });
    const alist = await startAList({env: provider.env});
    try {
      sent = [];
      const {status} = await filesOf(() => alist.api).add(
        formBody('Dropbox', {
          mount_path: '/dropbox',
          refresh_token: 'made-up-refresh',
          oauth_token_url: `${server.url}/alist/dropbox/token`,
        }),
      );
      expect(status).toBe('work');
      expect(sent.map(({path: at, form}) => [at, Object.fromEntries(form)])).toEqual([
        [
          '/oauth2/token',
          {
            grant_type: 'refresh_token',
            refresh_token: 'made-up-refresh',
            client_id: 'made-up-id',
            client_secret: 'made-up-secret',
          },
        ],
      ]);
      expect(server.output()).toContain('POST /alist/dropbox/token 200');
      expect(server.output()).not.toMatch(/made-up-(refresh|access|secret)/);
    } finally {
      await alist.stop();
      await provider.stop();
      await server.stop();
    }
  },
  ['openssl'],
);

live.check(
  'the server refuses what the table of messages says',
  [`page:${PAGE}#troubleshooting`, `page:${PAGE}#shared-limit`, `page:${PAGE}#limits`],
  async () => {
    const server = await startServer({RATE_LIMIT_PER_MINUTE: '2'});
    const seen = async (response: Promise<Response>) => {
      const answer = await response;
      return [answer.status, await answer.text()] as const;
    };
    const as = (address: string) => ({'X-Real-IP': address});
    const refused: readonly (readonly [Promise<Response>, number, string])[] = [
      [
        server.get('/alist/capabilities', {...as('203.0.113.1'), Origin: 'https://other.example'}),
        403,
        'origin not allowed',
      ],
      [server.get('/nothing', as('203.0.113.2')), 404, 'not found'],
      [
        fetch(`${server.url}/alist/dropbox/token`, {
          method: 'POST',
          headers: as('203.0.113.3'),
          body: new URLSearchParams({
            grant_type: 'refresh_token',
            refresh_token: 'x'.repeat(20_000),
          }),
        }),
        413,
        'The body is too large.',
      ],
      [
        fetch(`${server.url}/alist/yandex/token`, {
          method: 'POST',
          headers: as('203.0.113.4'),
          body: new URLSearchParams({code: 'x'}),
        }),
        501,
        'not configured on this server',
      ],
    ];
    for (const [response, status, message] of refused)
      expect(await seen(response)).toEqual([status, expect.stringContaining(message)]);
    for (const status of [200, 200, 429])
      expect((await server.get('/alist/capabilities', as('203.0.113.5'))).status).toBe(status);
    expect((await server.get('/alist/capabilities', as('203.0.113.6'))).status).toBe(200);
    await server.stop();
  },
);

live.check(
  'a wrong value keeps the server from starting, and the last line names the variable',
  [`page:${PAGE}#no-start`, `page:${PAGE}#options`, `page:${PAGE}#credentials`],
  async () => {
    const server = await startServer();
    const ended = async (more: Readonly<Record<string, string>>) => {
      const failed = start(more);
      await until('the token server to end', () => failed.exitCode() !== undefined);
      expect(failed.exitCode()).not.toBe(0);
      return failed.output().trim().split('\n').at(-1) ?? '';
    };
    expect(await ended({ALLOWED_ORIGINS: '*'})).toContain('ALLOWED_ORIGINS');
    expect(await ended({BAIDU_CLIENT_ID: 'x'})).toContain('BAIDU_CLIENT_SECRET');
    expect(await ended({PORT: String(server.port)})).toContain('Cannot listen on');
    await server.stop();
  },
);

live.check(
  'behind nginx with the sample of the page, the server answers with TLS',
  [`page:${PAGE}#reverse-proxy`],
  async () => {
    const server = await startServer();
    const sample = withPlaces(codeOf(PAGE, 'access_log off', '/etc/nginx/conf.d/tokens.conf'), {
      '127.0.0.1:3002': `${HOST}:${String(server.port)}`,
    });
    const proxy = await startProxy(
      'nginx',
      findProgram('nginx') ?? '',
      sample,
      `${HOST}:${String(server.port)}`,
      'tokens.example.com',
    );
    try {
      const [, port = ''] = proxy.host.split(':');
      const {stdout} = await runProgram('curl', [
        ...['-sSk', '--resolve', `tokens.example.com:${port}:${HOST}`],
        `https://tokens.example.com:${port}/`,
      ]);
      expect(JSON.parse(stdout)).toEqual({message: 'AList token server'});
    } finally {
      await proxy.stop();
      await server.stop();
    }
  },
  ['nginx'],
);
