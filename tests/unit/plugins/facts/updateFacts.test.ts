import {execFile} from 'node:child_process';
import {cpSync, readFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterEach, describe, expect, test} from 'vitest';
import type {RawFacts} from '@site/src/plugins/facts/data/read';
import {copyFacts, siteFacts} from '@site/tests/helpers/facts';
import type {FactsCopy} from '@site/tests/helpers/facts';

/** A project with facts and one page, which the command may change. */
function copyProject(): FactsCopy {
  const copy = copyFacts();
  cpSync('docs/guide/drivers/s3.mdx', path.join(copy.siteDir, 'docs/guide/drivers/s3.mdx'));
  return copy;
}

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs the command as a maintainer does. */
function runFacts(siteDir: string, ...args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const command = ['node_modules/.bin/jiti', 'scripts/facts.ts', '--site', siteDir, ...args];
    execFile('node', command, (failure, out, error) =>
      resolve({code: failure ? Number(failure.code) : 0, out, error}),
    );
  });
}

function readDrivers({siteDir}: FactsCopy): RawFacts['drivers'] {
  const file = path.join(siteDir, 'src/data/facts/drivers.json');
  return JSON.parse(readFileSync(file, 'utf8')) as RawFacts['drivers'];
}

const {raw} = siteFacts;

/** What a server of this version answers, made from the facts (api.json, DriverInfo and SettingItem). */
function serverLists() {
  const drivers = Object.fromEntries(
    raw.drivers.map(({name, flags, fields}) => [
      name,
      {
        common: [],
        additional: fields.map((field) => ({
          name: field.key,
          type: field.type,
          default: field.defaultWithheld ? 'a secret' : (field.default ?? ''),
          options: field.options?.join(',') ?? '',
          required: field.required,
          help: '',
        })),
        config: {
          name,
          local_sort: flags.localSort ?? false,
          only_local: flags.onlyLocal ?? false,
          only_proxy: flags.onlyProxy ?? false,
          no_cache: flags.noCache ?? false,
          no_upload: flags.noUpload ?? false,
          need_ms: flags.needMs ?? false,
          default_root: flags.defaultRoot ?? '',
          alert: '',
        },
      },
    ]),
  );
  const settings = raw.settings.settings
    .filter(({runtime_only}) => !runtime_only)
    .map(({key, type, options, group_id, flag_id}, index) => ({
      key,
      value: key === 'version' ? 'v3.64.0' : '',
      help: '',
      type,
      options: options?.join(',') ?? '',
      group: group_id,
      flag: flag_id,
      index,
    }));
  return {drivers, settings};
}

const servers: http.Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

type Answer = (path: string, token: string | undefined) => unknown;

/** A stub AList on loopback. */
async function serve(answer: Answer): Promise<string> {
  const server = http.createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answer(request.url ?? '', request.headers.authorization)));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function answerLists({drivers, settings}: ReturnType<typeof serverLists>): Answer {
  return (url, token) => {
    if (token !== 'good') return {code: 401, message: 'token is invalidated', data: null};
    return {
      code: 200,
      message: 'success',
      data: url.includes('/driver/list') ? drivers : settings,
    };
  };
}

describe('newer facts from files', () => {
  test('the same facts change nothing', async () => {
    const copy = copyProject();
    const {out, code} = await runFacts(copy.siteDir, '--from', 'src/data/facts');
    expect(out).toContain('The facts are the same.');
    expect(code).toBe(0);
  });

  test('changes are told, written, and the pages and texts they touch are named', async () => {
    const newer = copyFacts();
    newer.edit<RawFacts['drivers']>('facts/drivers.json', (drivers) => {
      const fields = drivers.find(({name}) => name === 'S3')?.fields ?? [];
      const expiry = fields.find(({key}) => key === 'sign_url_expire');
      if (expiry) expiry.default = '6';
      fields.push({
        key: 'dual_stack',
        type: 'bool',
        required: false,
        default: null,
        options: null,
        note: 'Use the dual-stack endpoint.',
      });
      return drivers.filter(({name}) => name !== 'Virtual');
    });
    newer.edit<RawFacts['driver-pages']>('facts/driver-pages.json', (pages) =>
      pages.filter(({drivers}) => !drivers.includes('Virtual')),
    );
    const copy = copyProject();
    const folder = path.join(newer.siteDir, 'src/data/facts');
    const {out, code} = await runFacts(copy.siteDir, '--from', folder);
    expect(code).toBe(0);
    expect(out).toContain('~ field:S3.sign_url_expire');
    expect(out).toContain('default: "4" → "6"');
    expect(out).toContain('+ field:S3.dual_stack');
    expect(out).toContain('- driver:Virtual');
    expect(out).toContain('docs/guide/drivers/s3.mdx');
    expect(out).toContain('src/data/zh/drivers.json: Use the dual-stack endpoint.');
    expect(readDrivers(copy).some(({name}) => name === 'Virtual')).toBe(false);
  });

  test('wording of ours stays where the source is as it was, and changed texts are listed', async () => {
    const newer = copyFacts();
    newer.edit<RawFacts['settings']>('facts-source/settings.json', ({settings}) => {
      const title = settings.find(({key}) => key === 'site_title');
      if (title) title.note = 'Now means something new.';
    });
    const copy = copyProject();
    const folder = path.join(newer.siteDir, 'src/data/facts-source');
    const {out, code, error} = await runFacts(copy.siteDir, '--from', folder);
    expect(error).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('settings.settings[site_title].note: "Now means something new."');
    expect(out.match(/^~ .*/gm)).toEqual(['~ setting:site_title']);
  });

  test.each([
    ['/nowhere/drivers.json', 'no such file or folder'],
    ['package.json', 'not a facts file. Allowed: drivers.json'],
    ['docs', 'contains none of drivers.json'],
  ])('%s is refused with one message', async (source, message) => {
    const {error, code} = await runFacts(copyProject().siteDir, '--from', source);
    expect(error).toContain(message);
    expect(error.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  test('without a source the command says what it needs', async () => {
    const {error} = await runFacts(copyProject().siteDir);
    expect(error).toContain('--from <file or folder>, or --server <URL>');
  });
});

describe('newer facts from a running server', () => {
  test('a server of the same program tells nothing new', async () => {
    const copy = copyProject();
    const address = await serve(answerLists(serverLists()));
    const {out, error} = await runFacts(copy.siteDir, '--server', address, '--token', 'good');
    expect(error).toBe('');
    expect(out).toContain('The facts are the same.');
  });

  test('new fields, defaults, drivers and settings are told and written; secrets stay out', async () => {
    const lists = serverLists();
    const {drivers, settings} = lists;
    const s3 = drivers['S3'];
    s3?.additional.push({
      name: 'dual_stack',
      type: 'bool',
      default: 'true',
      options: '',
      required: false,
      help: '',
    });
    if (s3) drivers['Brand New'] = {...s3, additional: []};
    settings.push({
      key: 'brand_new',
      value: '',
      help: '',
      type: 'select',
      options: 'a,b',
      group: 1,
      flag: 1,
      index: 9,
    });
    const copy = copyProject();
    const address = await serve(answerLists(lists));
    const {out, error} = await runFacts(copy.siteDir, '--server', address, '--token', 'good');
    expect(error).toBe('');
    expect(out).toContain('+ field:S3.dual_stack');
    expect(out).toContain('+ driver:Brand New');
    expect(out).toContain('+ setting:brand_new');
    expect(out).toContain('New in v3.64.0; not described yet.');
    const text = JSON.stringify(readDrivers(copy));
    expect(text).toContain('dual_stack');
    expect(text).not.toContain('a secret');
  });

  test.each<[string, Answer, string]>([
    ['a refused token', answerLists(serverLists()), 'refused with code 401'],
    ['another program', () => ({hello: 'world'}), 'not an AList response'],
    [
      'an unknown shape',
      () => ({code: 200, message: 'success', data: {S3: {fields: []}}}),
      'unknown shape at "S3.additional"',
    ],
  ])('%s is told in one message and nothing is written', async (_case, answer, message) => {
    const copy = copyProject();
    const before = readDrivers(copy);
    const address = await serve(answer);
    const {error, code} = await runFacts(copy.siteDir, '--server', address, '--token', 'bad');
    expect(error).toContain(message);
    expect(error.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    expect(readDrivers(copy)).toEqual(before);
  });

  test('an unreachable server is told', async () => {
    const copy = copyProject();
    const {error, code} = await runFacts(
      copy.siteDir,
      '--server',
      'http://127.0.0.1:9',
      '--token',
      'x',
    );
    expect(error).toContain('no readable response');
    expect(code).toBe(1);
  });
});
