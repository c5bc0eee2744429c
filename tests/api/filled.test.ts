import {mkdtempSync, readdirSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {filledText} from '@site/src/features/api-runner/fillSamples';
import {readBase, readToken} from '@site/src/features/api-runner/serverAddress';
import type {Server} from '@site/src/features/api-runner/serverAddress';
import {samples, sampleLanguages} from '@site/src/lib/shared/samples/samples';
import type {SampleLanguage} from '@site/src/lib/shared/samples/samples';
import {describeWith, temporaryFolder} from '../samples/tools';
import type {Run} from '../samples/tools';
import {buildGo, runAlone, runBuilt} from './sampleRuns';

const folder = temporaryFolder();

/** Parts of a path that would do something in one of the languages. */
const hostileParts = [
  `it's "quoted" and 'single'`,
  '$(touch hacked)',
  '`touch hacked`',
  ';touch hacked;',
  '";touch hacked;"',
  "'+require('fs').writeFileSync('hacked','')+'",
  '"+open("hacked","w").name+"',
  '${process.exit(1)} %s {} \\n \\',
  'two\nlines\rand\ta tab',
  '年度报告 😀',
] as const;

/** What a reader types as the token, and what is used of it: nothing of what could need quotes. */
const tokens = [
  ['alist-1b9c0d', 'alist-1b9c0d'],
  ['eyJhbGciOi.eyJ1c2Vy.c2ln-_==', 'eyJhbGciOi.eyJ1c2Vy.c2ln-_=='],
  ...hostileParts.map((part) => [`abc${part}`, ''] as const),
] as const;

/** The path and the token of each request. */
const seen: {path: string; token: string}[] = [];
const server = createServer((request, response) => {
  seen.push({path: request.url ?? '', token: request.headers.authorization ?? ''});
  request.resume();
  response.end('{}');
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Reads what was typed, as "Your server" does: what is refused stays blank. */
function typedServer(part: string, token: string): Server {
  const {port} = server.address() as AddressInfo; // it listens on a port
  const base = readBase(`http://127.0.0.1:${port}/${part}/x`);
  const read = readToken(token);
  return {base: 'base' in base ? base.base : '', token: 'token' in read ? read.token : ''};
}

/** The sample that lists a folder, with values in it. */
function filled(language: SampleLanguage, values: Server): string {
  const call = {
    method: 'POST',
    url: 'http://localhost:5244/api/fs/list',
    headers: {Authorization: '<token>', 'Content-Type': 'application/json'},
    body: {path: '/'},
  };
  return filledText(samples[language](call), values);
}

/** Tests that the samples of a language send filled values as they are, and run nothing of them. */
function proveFilled(runSample: (values: Server, work: string) => Promise<Run>): void {
  test.each(hostileParts)('the path %j only leads somewhere', async (part) => {
    const work = mkdtempSync(path.join(folder, 'run-'));
    const values = typedServer(part, 'abc.def');
    expect(values.base).not.toBe('');
    seen.length = 0;
    const {isGood, output} = await runSample(values, work);
    expect(isGood, output).toBe(true);
    const {pathname} = new URL(values.base);
    expect(seen).toHaveLength(1);
    expect(decodeURIComponent(seen[0]?.path ?? '')).toBe(
      `${decodeURIComponent(pathname)}/api/fs/list`,
    );
    expect(seen[0]?.token).toBe('abc.def');
    expect(readdirSync(work)).not.toContain('hacked');
  });

  test.each(tokens)('of the token %j, the sample sends %j', async (typed, sent) => {
    const work = mkdtempSync(path.join(folder, 'run-'));
    seen.length = 0;
    const {isGood, output} = await runSample(typedServer('files', typed), work);
    expect(isGood, output).toBe(true);
    expect(seen.map(({token}) => token)).toEqual([sent || '<token>']);
    expect(readdirSync(work)).not.toContain('hacked');
  });
}

describeWith('curl', 'samples with a reader’s values', () => {
  proveFilled((values, work) => runAlone.curl(filled('curl', values), work));
});

describe('node: samples with a reader’s values', () => {
  proveFilled((values, work) => runAlone.js(filled('js', values), work));
});

describeWith('python', 'samples with a reader’s values', () => {
  proveFilled((values, work) => runAlone.python(filled('python', values), work));
});

describeWith('go', 'samples with a reader’s values', (program) => {
  let built = '';
  const nameOf = ({base, token}: Server): string =>
    Buffer.from(JSON.stringify([base, token])).toString('base64url');
  beforeAll(async () => {
    const all = [
      ...hostileParts.map((part) => typedServer(part, 'abc.def')),
      ...tokens.map(([typed]) => typedServer('files', typed)),
    ];
    const sources = new Map(all.map((values) => [nameOf(values), filled('go', values)]));
    built = await buildGo(program, [...sources], folder);
  }, 300_000);
  proveFilled((values, work) => runBuilt(built, nameOf(values), work));
});

test('every language of the samples is tried', () => {
  expect(sampleLanguages.map(({id}) => id)).toEqual(['curl', 'js', 'python', 'go']);
});
