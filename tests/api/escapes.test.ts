import {createServer} from 'node:http';
import type {IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {samples} from '@site/src/lib/shared/samples/samples';
import type {SampleCall} from '@site/src/lib/shared/samples/call';
import {describeWith, temporaryFolder} from '../samples/tools';
import type {Run} from '../samples/tools';
import {buildGo, runAlone, runBuilt} from './sampleRuns';

/** Everything that ends or changes a text in one of the languages. */
const HOSTILE =
  'a "b" \'c\' `d` \\e \\n $HOME ${f} %g {h} [i] #j !k // */ <l> & \u{7f} 年度报告 😀 \u{feff} \u{2028} """ \'\'\' end\\';
const LINES = ["<a href='x'>", `\t"${HOSTILE}"\r`, '$' + '{1}', '</a>"'].join('\n');

const folder = temporaryFolder();

interface Echo {
  readonly method: string;
  readonly url: string;
  readonly password: string;
  readonly login: string;
  readonly body: string;
}

async function readEcho(request: IncomingMessage): Promise<Echo> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const {method = '', url = '', headers} = request;
  const [, encoded = ''] = /^Basic (.*)$/.exec(headers.authorization ?? '') ?? [];
  return {
    method,
    url: decodeURIComponent(url),
    password: String(headers['password'] ?? ''),
    login: Buffer.from(encoded, 'base64').toString(),
    body: Buffer.concat(parts).toString(),
  };
}

/** A server that answers what it got as JSON, at each of whose paths a program may fail. */
const server = createServer((request, response) => {
  const [, status = '200'] = /^\/status\/(\d+)/.exec(request.url ?? '') ?? [];
  readEcho(request).then(
    (echo) => response.writeHead(Number(status)).end(JSON.stringify(echo)),
    () => response.destroy(),
  );
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

function base(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const headers = {Password: 'a "b" \'c\' `d` \\e $HOME ${f} %g {h}'};
const login = 'al"i\'ce:pa`ss\\wo$rd:{1}';

const calls: Readonly<Record<string, () => SampleCall>> = {
  json: () => ({
    method: 'POST',
    url: `${base()}/a b/年度?q="'\`{}[]|`,
    headers: {...headers, 'Content-Type': 'application/json'},
    body: {
      text: HOSTILE,
      [HOSTILE]: [HOSTILE, null, true, false, -1.5, {}, []],
      ...(JSON.parse('{"__proto__": "own"}') as object),
    },
  }),
  line: () => ({
    method: 'PUT',
    url: `${base()}/line`,
    headers: {'Content-Type': 'text/plain'},
    body: `@${HOSTILE}`,
  }),
  lines: () => ({
    method: 'PROPPATCH',
    url: `${base()}/lines`,
    headers: {
      Authorization: `Basic ${Buffer.from(login).toString('base64')}`,
      'Content-Type': 'application/xml',
    },
    body: LINES,
  }),
  plainLines: () => ({
    method: 'POST',
    url: `${base()}/lines`,
    headers: {'Content-Type': 'application/xml'},
    body: LINES.replaceAll('\r', ''),
  }),
  refused: () => ({method: 'PROPFIND', url: `${base()}/status/401`, expects: 'text'}),
  redirected: () => ({method: 'GET', url: `${base()}/status/302`, expects: 'redirect'}),
  broken: () => ({method: 'GET', url: `${base()}/status/500`}),
};

type RunCall = (name: string) => Promise<Run>;

/**
 * Tests that the programs of a language send and print every text as it is.
 *
 * @param crash what they say of the status 500
 */
function proveEscapes(runCall: RunCall, crash: string): void {
  async function echo(name: string): Promise<Echo> {
    const {isGood, printed, output} = await runCall(name);
    expect(isGood, output).toBe(true);
    return JSON.parse(printed) as Echo;
  }

  test('JSON, URLs, and headers arrive as they are meant', async () => {
    const {body, url, password, method} = await echo('json');
    const call = calls['json']?.();
    expect(JSON.parse(body)).toEqual(call?.body);
    expect(base() + url).toBe(call?.url);
    expect({password, method}).toEqual({password: headers.Password, method: 'POST'});
  });

  test('a text arrives as it is meant', async () => {
    expect(await echo('line')).toMatchObject({body: `@${HOSTILE}`, method: 'PUT'});
  });

  test(
    'a text of several lines and a password arrive as they are meant',
    {tags: ['@also-samples-escapes']},
    async () => {
      expect(await echo('lines')).toMatchObject({body: LINES, login, method: 'PROPPATCH'});
      expect(await echo('plainLines')).toMatchObject({body: LINES.replaceAll('\r', '')});
    },
  );

  test('a refusal of WebDAV is printed', async () => {
    const {isGood, printed} = await runCall('refused');
    expect(printed).toContain('401');
    expect(printed).toContain('"PROPFIND"');
    expect(isGood).toBe(true);
  });

  test('a response without the redirect that a program expects is printed', async () => {
    expect((await runCall('redirected')).printed).toContain('302');
  });

  test('a crash of the server has a message', async () => {
    expect((await runCall('broken')).output).toContain(crash);
  });
}

describeWith('curl', 'texts in samples', () => {
  // curl prints whatever comes.
  proveEscapes((name) => runAlone.curl(samples.curl(callOf(name)), folder), '"GET"');
});

describe('node: texts in samples', () => {
  proveEscapes((name) => runAlone.js(samples.js(callOf(name)), folder), 'HTTP 500');
});

describeWith('python', 'texts in samples', () => {
  const runCall: RunCall = (name) => runAlone.python(samples.python(callOf(name)), folder);
  proveEscapes(runCall, 'HTTP Error 500');
});

describeWith('go', 'texts in samples', (program) => {
  let built = '';
  beforeAll(async () => {
    const names = Object.keys(calls);
    const sources = names.map((name) => [name, samples.go(callOf(name))] as const);
    built = await buildGo(program, sources, folder);
  }, 300_000);
  proveEscapes((name) => runBuilt(built, name, folder), '500');
});

function callOf(name: string): SampleCall {
  const call = calls[name]?.();
  if (!call) throw new Error(`No call ${name}.`);
  return call;
}
