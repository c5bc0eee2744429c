import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {samples} from '../../src/lib/shared/samples/samples';
import type {SampleLanguage} from '../../src/lib/shared/samples/samples';
import type {RouteFact} from '../../src/build/facts/schema';
import {prepareCall} from '../../src/lib/shared/samples/call';
import {sampleCall} from '../../src/build/facts/sampleCall';
import type {SampleCall} from '../../src/lib/shared/samples/call';
import {run} from '../samples/tools';
import type {Run} from '../samples/tools';
import {exampleReply, readApiFacts, startStub, stubFile} from './stub';
import type {Stub} from './stub';

/** Base URL of all samples. */
const BASE = 'http://localhost:5244';

/** Content of the file that samples upload. */
export const uploaded = Buffer.concat([Buffer.from('%PDF-1.7 “plan”\r\n'), stubFile]);

/** Requests go to loopback, whatever proxy the machine has. */
const noProxy = {NO_PROXY: '*', no_proxy: '*', HTTP_PROXY: '', http_proxy: ''};

/** A sample to run: its route, its own stub, and the folder it runs in. */
interface Job {
  readonly route: RouteFact;
  readonly call: SampleCall;
  readonly stub: Stub;
  readonly folder: string;
  readonly code: string;
}

/** Routes that have a sample. */
export const exampleRoutes = readApiFacts().routes.filter((route) => sampleCall(route));

/** A sample as it's printed, with the URL of another server, and with the file that it uploads in its folder. */
export function writeSample(
  language: SampleLanguage,
  call: SampleCall,
  {url, parent}: {readonly url: string; readonly parent: string},
): {readonly code: string; readonly folder: string} {
  const folder = mkdtempSync(path.join(parent, 'run-'));
  writeFileSync(path.join(folder, 'plan.pdf'), uploaded);
  return {folder, code: samples[language](call).replaceAll(BASE, url)};
}

/** Samples of all routes in a language, each with a stub to talk to. */
export function prepareJobs(language: SampleLanguage, parent: string): Promise<readonly Job[]> {
  return Promise.all(
    exampleRoutes.map(async (route): Promise<Job> => {
      const call = sampleCall(route);
      if (!call) throw new Error(`${route.id} has no example.`);
      const stub = await startStub();
      return {route, call, stub, ...writeSample(language, call, {url: stub.url, parent})};
    }),
  );
}

/** Runs a program with a file. */
function runFile(program: string, name: string, code: string, folder: string): Promise<Run> {
  writeFileSync(path.join(folder, name), `${code}\n`);
  return run(program, [name], noProxy, folder);
}

/** How a sample is run alone, as readers do. */
export const runAlone = {
  curl: (code: string, folder: string) => runFile('bash', 'sample.sh', code, folder),
  js: (code: string, folder: string) => runFile(process.execPath, 'sample.mjs', code, folder),
  python: (code: string, folder: string) => runFile('python3', 'sample.py', code, folder),
} as const;

/** What each sample did, by the id of its route. */
type Runs = ReadonlyMap<string, Run>;

/** Runs the samples for curl one after the other. */
export async function runShell(jobs: readonly Job[]): Promise<Runs> {
  const runs = new Map<string, Run>();
  for (const {route, code, folder} of jobs) {
    runs.set(route.id, await runAlone.curl(code, folder));
  }
  return runs;
}

/** Imports each sample in its folder and keeps what it prints. */
const nodeRunner = `
import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {format} from 'node:util';

const runs = [];
for (const {id, folder, file} of JSON.parse(readFileSync('jobs.json', 'utf8'))) {
  process.chdir(folder);
  let printed = '';
  console.log = (...values) => (printed += format(...values) + '\\n');
  try {
    await import(pathToFileURL(file));
    runs.push([id, {isGood: true, output: printed, printed}]);
  } catch (error) {
    runs.push([id, {isGood: false, output: printed + String(error?.stack), printed}]);
  }
}
process.stdout.write(JSON.stringify(runs));
`;

/** Runs each sample as a main program in its folder and keeps what it prints. */
const pythonRunner = `
import contextlib
import io
import json
import os
import runpy
import traceback

runs = []
with open("jobs.json", encoding="utf-8") as file:
    jobs = json.load(file)
for job in jobs:
    os.chdir(job["folder"])
    out = io.StringIO()
    error = ""
    try:
        with contextlib.redirect_stdout(out):
            runpy.run_path(job["file"], run_name="__main__")
    except BaseException:
        error = traceback.format_exc()
    printed = out.getvalue()
    run = {"isGood": error == "", "output": printed + error, "printed": printed}
    runs.append([job["id"], run])
print(json.dumps(runs))
`;

/**
 * Runs all samples in one process, because a new one for each takes more time than all requests.
 *
 * @throws Error with what the program says
 */
async function runTogether(
  jobs: readonly Job[],
  [program, runner, ending]: readonly [program: string, runner: string, ending: string],
  parent: string,
): Promise<Runs> {
  const folder = mkdtempSync(path.join(parent, 'all-'));
  const list = jobs.map(({route, code, folder: work}) => {
    const file = path.join(work, `sample.${ending}`);
    writeFileSync(file, `${code}\n`);
    return {id: route.id, folder: work, file};
  });
  writeFileSync(path.join(folder, 'jobs.json'), JSON.stringify(list));
  const {isGood, printed, output} = await runFile(program, `runner.${ending}`, runner, folder);
  if (!isGood) throw new Error(output);
  return new Map(JSON.parse(printed) as [string, Run][]);
}

/** Runs the samples for JavaScript in one process of Node. */
export function runNode(jobs: readonly Job[], parent: string): Promise<Runs> {
  return runTogether(jobs, [process.execPath, nodeRunner, 'mjs'], parent);
}

/** Runs the samples for Python in one process. */
export function runPython(program: string, jobs: readonly Job[], parent: string): Promise<Runs> {
  return runTogether(jobs, [program, pythonRunner, 'py'], parent);
}

/**
 * Puts Go programs into one module and builds it, with nothing from the network. Linking a program takes a
 * second, so each one becomes a package, and one program calls the package that its argument names.
 *
 * @param isChecked whether gofmt and vet read them first
 * @returns path of the program
 * @throws Error with what gofmt, vet, or the compiler says
 */
export async function buildGo(
  program: string,
  sources: readonly (readonly [name: string, code: string])[],
  parent: string,
  isChecked = true,
): Promise<string> {
  const folder = mkdtempSync(path.join(parent, 'go-'));
  const env = {GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local', GOPROXY: 'off', GOWORK: 'off'};
  writeFileSync(path.join(folder, 'go.mod'), 'module samples\n\ngo 1.19\n');
  sources.forEach(([name, code], index) => {
    const packaged = code
      .replace(/^package main$/m, `package s${index}`)
      .replace(/^func main\(\) \{$/m, 'func Main() {');
    if (!packaged.includes('func Main() {')) throw new Error(`${name} has no main function.`);
    mkdirSync(path.join(folder, `s${index}`));
    writeFileSync(path.join(folder, `s${index}`, 'sample.go'), `${packaged}\n`);
  });
  const main = [
    'package main',
    '',
    'import (',
    '\t"os"',
    ...sources.map((_, index) => `\t"samples/s${index}"`).toSorted(),
    ')',
    '',
    'func main() {',
    '\tswitch os.Args[1] {',
    ...sources.flatMap(([name], index) => [`\tcase "${name}":`, `\t\ts${index}.Main()`]),
    '\t}',
    '}',
  ];
  writeFileSync(path.join(folder, 'main.go'), `${main.join('\n')}\n`);
  const {printed: root} = await run(program, ['env', 'GOROOT'], env);
  const gofmt = path.join(root.trim(), 'bin/gofmt');
  const checks = [
    [gofmt, ['-d', '.']],
    [program, ['vet', './...']],
  ] as const;
  const build = [program, ['build', '-o', 'samples', '.']] as const;
  for (const [tool, args] of isChecked ? [...checks, build] : [build]) {
    const {isGood, output} = await run(tool, args, env, folder);
    if (!isGood || output !== '') throw new Error(`${args.join(' ')}: ${output}`);
  }
  return path.join(folder, 'samples');
}

/** Runs one program of a built module. */
export function runBuilt(built: string, name: string, folder: string): Promise<Run> {
  return run(built, [name], noProxy, folder);
}

/** Builds the samples for Go and runs them one after the other. */
export async function runGo(program: string, jobs: readonly Job[], parent: string): Promise<Runs> {
  const sources = jobs.map(({route, code}) => [route.id, code] as const);
  const built = await buildGo(program, sources, parent);
  const runs = new Map<string, Run>();
  for (const {route, folder} of jobs) {
    runs.set(route.id, await runBuilt(built, route.id, folder));
  }
  return runs;
}

/** A request in the form in which the sent one and the described one are compared. */
interface ComparedRequest {
  readonly route: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  /** Headers that the description has and the program doesn't decide by itself. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

function comparedUrl(url: string): Pick<ComparedRequest, 'path' | 'query'> {
  const {pathname, searchParams} = new URL(url, BASE);
  return {path: decodeURI(pathname), query: [...searchParams]};
}

/** The request that the example of a route describes. */
export function describedRequest({route, call, stub}: Job): ComparedRequest {
  const {
    method,
    url,
    headers = {},
  } = JSON.parse(JSON.stringify(call).replaceAll(BASE, stub.url)) as SampleCall;
  const {body} = prepareCall(call);
  const shown = Object.entries(headers)
    .filter(([name]) => !/^content-length$/i.test(name))
    .filter(([, value]) => !value.startsWith('multipart/form-data'))
    .map(([name, value]) => [name.toLowerCase(), value]);
  return {
    route: route.id,
    method,
    ...comparedUrl(url),
    headers: Object.fromEntries(shown) as Record<string, string>,
    body: body.kind === 'file' || body.kind === 'form' ? uploaded : (call.body ?? ''),
  };
}

/** The only request that the stub of a sample got; otherwise, what came instead or is wrong with it. */
export async function sentRequest(job: Job): Promise<ComparedRequest | readonly string[]> {
  const {stub, call} = job;
  const [seen] = stub.seen;
  const faults = stub.seen.flatMap((request) => request.faults);
  if (!seen?.route || stub.seen.length > 1 || faults.length > 0) {
    return [`${stub.seen.length} requests`, ...faults];
  }
  const {kind} = prepareCall(call).body;
  const bodies = {
    none: () => seen.body.toString(),
    text: () => seen.body.toString(),
    json: () => JSON.parse(seen.body.toString()) as unknown,
    file: () => seen.body,
    form: async () => {
      const headers = {'content-type': seen.headers['content-type'] ?? ''};
      const form = await new Response(new Uint8Array(seen.body), {headers}).formData();
      const file = form.get('file');
      return file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : file;
    },
  } as const;
  const names = Object.keys(describedRequest(job).headers);
  return {
    route: seen.route.id,
    method: seen.method,
    ...comparedUrl(seen.url),
    headers: Object.fromEntries(names.map((name) => [name, seen.headers[name]])),
    body: await bodies[kind](),
  };
}

/** Texts that a sample prints for a response that is neither JSON nor a file. */
function textsOf({route, call}: Job): readonly string[] {
  const {status, headers, body} = exampleReply(route);
  const shown =
    call.expects === 'redirect'
      ? [headers?.['Location']]
      : call.expects === 'headers'
        ? Object.values(headers ?? {})
        : [body];
  return [String(status), ...shown.filter((text) => typeof text === 'string')];
}

/** The response that the example of a route describes: JSON, a file, or texts. */
export function describedResponse(job: Job): unknown {
  const {expects} = job.call;
  const {body} = exampleReply(job.route);
  if (expects === 'json') return body;
  return expects === 'file' ? Buffer.from(body as Buffer) : textsOf(job);
}

/**
 * The response as the sample printed or saved it: JSON, the bytes of the file, or those of the texts that are
 * in what it printed; otherwise, what it says.
 */
export function printedResponse(job: Job, {isGood, printed, output}: Run): unknown {
  if (!isGood) return output;
  const {call, folder} = job;
  if (call.expects === 'json') return JSON.parse(printed);
  if (call.expects === 'file') return readFileSync(path.join(folder, prepareCall(call).saveAs));
  return textsOf(job).filter((text) => printed.replaceAll('\r', '').includes(text));
}
