import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import openapiTS, {astToString} from 'openapi-typescript';
import ts from 'typescript';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startStub} from '@site/tests/api/stub';
import type {Stub} from '@site/tests/api/stub';
import {sampleOf} from '@site/tests/samples/samples';
import {openApiTexts} from './documents';

/** What the script on the page about the API offers. */
interface Client {
  readonly listFolder: (path: string) => Promise<string[]>;
}

const CACHE = 'node_modules/.cache';
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

const sample = sampleOf('guide/api/index.mdx', 'list-folder.ts').code;

/** Changes to the script that TypeScript must refuse, with what it says. */
const mistakes: readonly [string, string, string, RegExp][] = [
  ['path', "'/api/fs/list'", "'/api/fs/lists'", /"\/api\/fs\/lists"' is not assignable/],
  ['type', '{body: {path}}', '{body: {path, page: "1"}}', /'string' is not assignable/],
  ['check', 'answer?.code !== 200', '!answer', /'answer\.data' is of type 'unknown'/],
  ['field', '({name})', '({nmae: name})', /'nmae' does not exist/],
];

let folder: string;
let diagnostics: readonly ts.Diagnostic[];
let stub: Stub;

beforeAll(async () => {
  mkdirSync(CACHE, {recursive: true});
  // In the project, so that the client finds its library.
  folder = mkdtempSync(path.resolve(CACHE, 'openapi-client-'));
  const types = astToString(await openapiTS(openApiTexts.en));
  writeFileSync(path.join(folder, 'alist.d.ts'), types);
  const scripts = [
    ['list-folder.ts', sample] as const,
    ...mistakes.map(
      ([what, right, wrong]) => [`${what}.ts`, sample.replace(right, wrong)] as const,
    ),
  ];
  for (const [name, code] of scripts) writeFileSync(path.join(folder, name), code);
  const files = scripts.map(([name]) => path.join(folder, name));
  diagnostics = ts.getPreEmitDiagnostics(ts.createProgram(files, options));
  stub = await startStub();
  // Reading the types takes a while on a slow machine.
}, 60_000);

/** What TypeScript says about a script next to the generated types. */
function faultsOf(name: string): readonly string[] {
  return diagnostics
    .filter(({file}) => file === undefined || path.basename(file.fileName) === name)
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

afterAll(async () => {
  rmSync(folder, {recursive: true});
  await stub.close();
});

test('the script on the page fits the types that a generator makes of the file', () => {
  expect(faultsOf('list-folder.ts')).toEqual([]);
});

test.each(mistakes)('a wrong %s in the script is found', (what, right, _wrong, message) => {
  expect(sample).toContain(right);
  expect(faultsOf(`${what}.ts`)).toContainEqual(expect.stringMatching(message));
});

test('the script lists a folder of AList with the request that the facts describe', async () => {
  const code = sample.replace('http://localhost:5244', stub.url);
  const {outputText} = ts.transpileModule(code, {compilerOptions: options});
  const file = path.join(folder, 'list-folder.mjs');
  writeFileSync(file, outputText);
  const {listFolder} = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Client;
  expect(await listFolder('/drive/reports')).toEqual(['2025', 'plan.pdf', 'notes.md']);
  expect(stub.seen.map(({method, url, faults}) => [method, url, faults])).toEqual([
    ['POST', '/api/fs/list', []],
  ]);
});
