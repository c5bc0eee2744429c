import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {get} from 'node:http';
import {connect} from 'node:net';
import {afterAll, describe, expect, test} from 'vitest';
import type {Variables} from '@site/server/settings';
import {startFakeUpstream} from '@site/tests/helpers/server/fakeUpstream';

const running: ChildProcess[] = [];

// Not after each test: some run at the same time.
afterAll(() => {
  for (const child of running) child.kill('SIGTERM');
});

interface Run {
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  readonly stop: () => void;
}

/** `npm run api`, without npm in between, so that the test ends what it started. */
function start(variables: Variables): Run {
  const child = spawn('node', ['node_modules/jiti/lib/jiti-cli.mjs', 'server/node.ts'], {
    env: {PATH: process.env['PATH'], PORT: '0', ...variables},
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return {
    output: () => output,
    // Not on `exit`: what it has printed may come after that.
    ended: new Promise((resolve) => child.once('close', resolve)),
    stop: () => child.kill('SIGTERM'),
  };
}

async function addressOf(run: Run): Promise<string> {
  await expect.poll(run.output, {timeout: 30_000}).toContain('listens at');
  return /http:\/\/[\d.:]+/.exec(run.output())?.[0] ?? '';
}

interface Package {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('npm run api', () => {
  test('starts what these tests start', () => {
    expect((read('package.json') as Package).scripts['api']).toBe('jiti server/node.ts');
  });

  test('listens on loopback and plays no provider', async () => {
    const address = await addressOf(start({}));
    expect(new URL(address).hostname).toBe('127.0.0.1');
    expect(await (await fetch(address)).json()).toEqual({message: 'AList token server'});
    expect((await fetch(`${address}/mock/log`)).status).toBe(404);
  }, 60_000);

  test('plays the providers with MOCK=1', async () => {
    const run = start({MOCK: '1'});
    const address = await addressOf(run);
    const answer = await fetch(`${address}/alist/baidu/get_refresh_token?code=ok-start`);
    expect(await answer.json()).toMatchObject({refresh_token: 'mock-refresh-baidu-start'});
    await expect
      .poll(run.output, {timeout: 20_000})
      .toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z GET \/alist\/baidu\/get_refresh_token 200/m);
    expect(run.output()).not.toContain('ok-start');
  }, 60_000);

  test('answers what was asked before the signal to stop, and then ends', async () => {
    const upstream = await startFakeUpstream();
    const release = new Promise<() => void>((resolve) => {
      upstream.behave((response) =>
        resolve(() => response.end('{"access_token":"new","refresh_token":"new.refresh.token"}')),
      );
    });
    const run = start({
      UPSTREAM_ALIYUN: upstream.origin,
      ALI_OPEN_CLIENT_ID: 'id',
      ALI_OPEN_CLIENT_SECRET: 'secret',
    });
    const address = await addressOf(run);
    const query = 'refresh_ui=a.b.c&server_use=true&driver_txt=alicloud_qr';
    const renewal = fetch(`${address}/alist/ali_open/token?${query}`);
    const answer = await release;
    run.stop();
    await expect
      .poll(() => fetch(address).catch(() => 'refused'), {timeout: 10_000})
      .toBe('refused');
    answer();
    expect(await (await renewal).json()).toMatchObject({refresh_token: 'new.refresh.token'});
    expect(await run.ended).toBe(0);
    await upstream.close();
  }, 60_000);

  // These two wait for their time limits, so they wait together.
  test.concurrent(
    'closes a connection that sends its headers too slowly',
    async () => {
      const {port} = new URL(await addressOf(start({})));
      // Node itself would wait for a minute, which is longer than this test does.
      const end = await new Promise<string>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\n'));
        socket.on('close', () => resolve('closed'));
        socket.resume();
      });
      expect(end).toBe('closed');
    },
    60_000,
  );

  test.concurrent(
    'closes a connection that sends its body too slowly',
    async () => {
      const {port} = new URL(await addressOf(start({})));
      const answer = await new Promise<string>((resolve) => {
        const head = 'POST /alist/115/get_token HTTP/1.1\r\nHost: localhost\r\n';
        let text = '';
        const socket = connect(Number(port), '127.0.0.1', () =>
          socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`),
        );
        socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
        socket.on('close', () => resolve(text));
      });
      expect(answer).toMatch(/^(HTTP\/1\.1 408|$)/);
    },
    60_000,
  );

  test('refuses the name of another host', async () => {
    const address = await addressOf(start({}));
    const {port} = new URL(address);
    const statusFor = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get(address, {headers: {Host: host}}, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on('error', reject);
      });
    expect(await statusFor(`localhost:${port}`)).toBe(200);
    expect(await statusFor(`rebound.example:${port}`)).toBe(421);
  }, 60_000);

  test('says which setting is wrong, and stops', async () => {
    const run = start({ALLOWED_ORIGINS: '*'});
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('ALLOWED_ORIGINS=* is not valid. Allowed: an origin');
    expect(run.output()).not.toContain('at ');
  }, 60_000);

  test('says that its port is taken', async () => {
    const {port} = new URL(await addressOf(start({})));
    const second = start({PORT: port});
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Cannot listen on 127.0.0.1:${port}`);
  }, 60_000);
});

describe('the image', () => {
  const lockOf = (file: string) =>
    (read(file) as {packages: Record<string, {version?: string; resolved?: string}>}).packages;
  const {dependencies} = read('server/package.json') as Package;

  test.each(Object.entries(dependencies))(
    'has %s in the version the tests run',
    (name, version) => {
      const tested = lockOf('package-lock.json')[`node_modules/${name}`]?.version;
      const remedy = `server/package.json: run "npm install --prefix server --save-exact ${name}@${tested}".`;
      expect(version, remedy).toBe(tested);
      expect(lockOf('server/package-lock.json')[`node_modules/${name}`]?.version, remedy).toBe(
        tested,
      );
    },
  );

  test('names no download address', () => {
    const entries = Object.values(lockOf('server/package-lock.json'));
    expect(entries.filter(({resolved}) => resolved !== undefined)).toEqual([]);
  });

  test('does not run as root, checks its health, and has a supported version of Node', () => {
    const dockerfile = readFileSync('server/Dockerfile', 'utf8');
    expect(
      Number(/^FROM node:(\d+)-alpine(@sha256:[0-9a-f]{64})?$/m.exec(dockerfile)?.[1]),
    ).toBeGreaterThanOrEqual(22);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
    expect(dockerfile).toMatch(/^USER node$/m);
  });
});
