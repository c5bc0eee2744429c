import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import openapiTS, {astToString} from 'openapi-typescript';
import ts from 'typescript';
import {expect} from 'vitest';
import {openApiText} from '../../../src/build/openapi/writeOpenApi';
import {findProgram, freePort, runProgram} from '../suite/programs';
import {suite} from '../suite/suite';
import {saveSettings} from './plays';
import {ALICE_PASSWORD, makeFixture, type Fixture} from './fixture';

const live = suite({
  own: true,
  config: async () => ({
    s3: {enable: true, port: await freePort()},
    mcp: {enable: true, port: await freePort()},
  }),
});

let fixture: Fixture;

/** The file as readers download it. */
const document = openApiText({
  siteDir: '.',
  baseUrl: '/',
  siteConfig: {url: 'https://docs.example.org'} as never,
  i18n: {currentLocale: 'en'} as never,
});

live.before(async () => {
  fixture = await makeFixture(live.alist);
});

/** A program that uses the client which a generator makes of the file. */
const program = `
import createClient from 'openapi-fetch';
import type {paths} from './alist';

export async function work(baseUrl: string, token: string): Promise<Record<string, unknown>> {
  const client = createClient<paths>({baseUrl, headers: {Authorization: token}});
  const made = await client.POST('/api/fs/mkdir', {body: {path: '/drive/generated'}});
  const put = await client.PUT('/api/fs/put', {
    params: {header: {'File-Path': '%2Fdrive%2Fgenerated%2Fa.txt'}},
    body: 'by a generated client' as never,
    bodySerializer: (body: unknown) => body as string,
  });
  const renamed = await client.POST('/api/fs/batch_rename', {
    body: {src_dir: '/drive/generated', rename_objects: [{src_name: 'a.txt', new_name: 'b.txt'}]},
  });
  const listed = await client.POST('/api/fs/list', {body: {path: '/drive/generated', refresh: true}});
  const user = await client.GET('/api/admin/user/get', {params: {query: {id: 3}}});
  const missing = await client.GET('/api/admin/user/get', {params: {query: {id: 99}}});
  return {
    codes: [made, put, renamed].map(({data}) => data?.code),
    // Only a success has a result of the operation.
    names: listed.data?.code === 200 ? listed.data.data.content?.map(({name}) => name) : [],
    username: user.data?.code === 200 ? user.data.data.username : '',
    missing: missing.data?.message,
  };
}
`;

live.check(
  'A client that a generator makes of the OpenAPI file fits AList',
  ['page:guide/api/index#openapi', 'page:guide/api/apifox#import'],
  async () => {
    mkdirSync('node_modules/.cache', {recursive: true});
    // In the project, so that the program finds its library.
    const folder = mkdtempSync(path.resolve('node_modules/.cache', 'live-client-'));
    try {
      writeFileSync(path.join(folder, 'alist.d.ts'), astToString(await openapiTS(document)));
      const file = path.join(folder, 'program.ts');
      writeFileSync(file, program);
      const options: ts.CompilerOptions = {
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        types: [],
      };
      const faults = ts
        .getPreEmitDiagnostics(ts.createProgram([file], options))
        .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
      expect(faults).toEqual([]);
      const {outputText} = ts.transpileModule(program, {compilerOptions: options});
      const script = path.join(folder, 'program.mjs');
      writeFileSync(script, outputText);
      const {work} = (await import(/* @vite-ignore */ pathToFileURL(script).href)) as {
        work: (url: string, token: string) => Promise<unknown>;
      };
      expect(await work(live.alist.url, live.alist.adminToken)).toEqual({
        codes: [200, 200, 200],
        names: ['b.txt'],
        username: 'alice',
        missing: 'failed get old user: record not found',
      });
    } finally {
      rmSync(folder, {recursive: true, force: true});
    }
  },
);

/** Operations that aren't tried, each with the reason. */
const excluded = {
  'change tokens, accounts, roles, settings, or storages, so that later requests would fail': [
    'auth/logout$',
    'sessions?/evict$',
    'me/update$',
    'admin/(?:user|role|setting|storage)/(?!list|get|driver)',
    'auth/2fa/',
  ],
  'are refused after five attempts': ['auth/login'],
  'crash, as their pages say, without a search engine or without items': [
    'index/build$',
    'create_batch$',
  ],
  'exist only with --debug, or if site_url contains a path': ['^/debug/', '^/$'],
  'have ports or signatures of their own': ['^/s3/', '^/mcp'],
} as const;

async function schemathesis(options: readonly string[]): Promise<void> {
  const file = path.join(live.alist.folder, 'openapi.json');
  writeFileSync(file, document);
  const {code, stdout, stderr} = await runProgram(
    findProgram('schemathesis') ?? '',
    [
      'run',
      file,
      `--url=${live.alist.url}`,
      '--checks=not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance',
      '--phases=examples,fuzzing',
      '--mode=positive',
      '--max-examples=5',
      '--max-time=40',
      '--seed=1',
      '--suppress-health-check=all',
      '--continue-on-failure',
      ...options,
    ],
    {cwd: live.alist.folder, env: {...process.env, NO_PROXY: '*', HTTP_PROXY: '', HTTPS_PROXY: ''}},
  );
  expect(code, `${stdout}${stderr}`.slice(-20_000)).toBe(0);
}

live.check(
  'Schemathesis finds no response of the API that the OpenAPI file does not describe',
  ['page:guide/api/index#openapi'],
  async () => {
    await saveSettings(fixture, {sign_all: 'false'});
    await schemathesis([
      `--header=Authorization: ${live.alist.adminToken}`,
      `--exclude-path-regex=${[...Object.values(excluded).flat(), '^/dav/'].join('|')}`,
    ]);
  },
  ['schemathesis'],
);

live.check(
  'Schemathesis finds no response of WebDAV that the OpenAPI file does not describe',
  ['page:guide/api/index#openapi'],
  async () => {
    await fixture.reset();
    await schemathesis([`--auth=alice:${ALICE_PASSWORD}`, '--include-path-regex=^/dav/']);
  },
  ['schemathesis'],
);
