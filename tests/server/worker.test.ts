import {beforeEach, describe, expect, test, vi} from 'vitest';

/** The entry as a platform sees it that has no Node. */
async function loadWorker() {
  const {default: worker} = await import('@site/server/worker');
  return worker;
}

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  return () => vi.unstubAllGlobals();
});

describe('the entry for Workers and Deno', () => {
  test('takes its settings from the variables that Workers hands over', async () => {
    const worker = await loadWorker();
    const call = (origin: string) =>
      worker.fetch(
        new Request('https://api.example.com/alist/capabilities', {headers: {Origin: origin}}),
        {SITE_BASE_URL: 'https://docs.example.com'},
      );
    expect((await call('https://docs.example.com')).status).toBe(200);
    expect((await call('https://alistgo.com')).status).toBe(403);
  });

  test('takes its settings from the process on Deno, and counts visitors by their address', async () => {
    const variables = {SITE_BASE_URL: 'https://docs.example.com', RATE_LIMIT_PER_MINUTE: '1'};
    vi.stubGlobal('Deno', {env: {toObject: () => variables}});
    const worker = await loadWorker();
    const from = async (hostname: string) =>
      (await worker.fetch(new Request('https://api.example.com/'), {remoteAddr: {hostname}}))
        .status;
    expect([await from('192.0.2.1'), await from('192.0.2.2')]).toEqual([200, 200]);
    expect(await from('192.0.2.1')).toBe(429);
  });

  test('counts a visitor of Deno who names another address all the same', async () => {
    const variables = {RATE_LIMIT_PER_MINUTE: '1'};
    vi.stubGlobal('Deno', {env: {toObject: () => variables}});
    const worker = await loadWorker();
    const claiming = async (address: string) =>
      (
        await worker.fetch(
          new Request('https://api.example.com/', {headers: {'CF-Connecting-IP': address}}),
          {remoteAddr: {hostname: '192.0.2.1'}},
        )
      ).status;
    expect([await claiming('198.51.100.1'), await claiming('198.51.100.2')]).toEqual([200, 429]);
  });

  test('counts visitors of Workers by the address that Cloudflare names', async () => {
    const worker = await loadWorker();
    const from = async (address: string) =>
      (
        await worker.fetch(
          new Request('https://api.example.com/', {headers: {'CF-Connecting-IP': address}}),
          {RATE_LIMIT_PER_MINUTE: '1'},
        )
      ).status;
    expect([await from('192.0.2.1'), await from('192.0.2.2')]).toEqual([200, 200]);
    expect(await from('192.0.2.1')).toBe(429);
  });

  test('asks the providers through the platform’s fetch', async () => {
    const sent: Request[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      sent.push(request);
      return Promise.resolve(Response.json({access_token: 'a'}));
    });
    const worker = await loadWorker();
    const response = await worker.fetch(
      new Request('https://api.example.com/alist/baidu/token', {
        method: 'POST',
        body: '{"code":"c"}',
      }),
      {BAIDU_CLIENT_ID: 'id', BAIDU_CLIENT_SECRET: 'secret'},
    );
    expect(await response.json()).toEqual({access_token: 'a'});
    expect(sent.map(({url}) => url)).toEqual(['https://openapi.baidu.com/oauth/2.0/token']);
  });
});

test('the application uses nothing that only Node has', async () => {
  const {readdirSync, readFileSync} = await import('node:fs');
  const files = readdirSync('server', {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.ts') && file !== 'node.ts' && !file.startsWith('node_modules'),
  );
  expect(files.length).toBeGreaterThan(20);
  const tied = files.filter((file) =>
    /\b(Buffer|process|require|__dirname)\b\s*[.([]|'node:|node-server'/.test(
      readFileSync(`server/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
    ),
  );
  expect(tied).toEqual([]);
});
