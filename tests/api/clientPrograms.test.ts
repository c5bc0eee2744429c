import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {validateFacts} from '../../src/build/facts/read';
import {
  clientCode,
  clientPages,
  clientVersions,
  offlineGo,
  runClient,
} from '../samples/clientPrograms';
import type {ClientLanguage, ClientProgram} from '../samples/clientPrograms';
import {describeWith, run, temporaryFolder} from '../samples/tools';
import {startStub} from './stub';
import type {Stub} from './stub';
import {ADMIN_TOKEN, MANY_FILES} from './stubState';

const folder = temporaryFolder();
let stub: Stub;

beforeAll(async () => {
  stub = await startStub({live: true});
});
afterAll(() => stub.close());

/** The program of a page, for the stub. */
const programOf = (name: string, version: (typeof clientVersions)[number]): ClientProgram => ({
  ...version,
  page: `guide/api/${name}.mdx`,
  folder,
  server: stub.url,
  token: ADMIN_TOKEN,
  env: {ALIST_USER: 'bob', ALIST_PASSWORD: 'battery staple'},
});

/** How the program for errors prints what to do about a list of errors, instead of sending a request. */
const actionsOnly: Readonly<Record<ClientLanguage, readonly [from: string, code: string]>> = {
  python: ['if __name__', 'print(json.dumps([action(*each) for each in json.loads(sys.argv[1])]))'],
  js: [
    '\ntry {',
    'console.log(JSON.stringify(JSON.parse(process.argv[2]).map((each) => action(...each))));',
  ],
  go: [
    'func main()',
    `func main() {
	var given []struct {
		Status, Code int
		Message      string
	}
	if err := json.Unmarshal([]byte(os.Args[1]), &given); err != nil {
		log.Fatal(err)
	}
	var done []string
	for _, each := range given {
		done = append(done, action(each.Status, each.Code, each.Message))
	}
	text, _ := json.Marshal(done)
	fmt.Println(string(text))
}`,
  ],
};

/** An error as the program for errors gets it. */
interface GivenError {
  readonly status: number;
  readonly code: number;
  readonly message: string;
}

/** The errors as an argument of the changed program. */
const asArgument = (language: ClientLanguage, errors: readonly GivenError[]): string =>
  JSON.stringify(
    language === 'go' ? errors : errors.map(({status, code, message}) => [status, code, message]),
  );

const {errors: errorFacts, client_actions: actions} = validateFacts(
  'errors',
  JSON.parse(readFileSync('src/data/facts/errors.json', 'utf8')),
);

/** Errors of the facts as they reach a client, each with what a client does. */
function errorCases() {
  return (
    errorFacts
      // WebDAV and S3 answer with other statuses, and not to this program.
      .filter(({http_status: status = 200}) => status === 200)
      .map(({id, code, message}) => ({
        id,
        // The database’s errors have no code in the facts. A response has 500.
        given: {status: 200, code: code ?? 500, message},
        does: actions.find((action) => action.errors.includes(id))?.id ?? 'show',
      }))
  );
}

/** Tests of the programs in one language. */
function provePrograms(language: ClientLanguage): void {
  const versions = clientVersions.filter((version) => version.language === language);

  test.each(versions)('a folder of many pages ($locale)', async (version) => {
    const {printed, output} = await runClient(programOf('paging', version), 'folder', '/many');
    expect(new Set(printed.trim().split('\n')).size, output).toBe(MANY_FILES);
  });

  test.each(versions)('an error and what to do ($locale)', async (version) => {
    const body = JSON.stringify({path: '/drive/gone.txt'});
    const program = programOf('errors', version);
    expect((await runClient(program, 'fs/get', body)).output).toBe('refresh: 500 object not found');
    const stranger = {...program, token: 'wrong'};
    expect((await runClient(stranger, 'fs/get', body)).output).toBe(
      'sign-in: 401 token is invalidated',
    );
  });

  test.each(versions)(
    'what to do about each error, as the table says ($locale)',
    async (version) => {
      const [from, code] = actionsOnly[language];
      const program = {
        ...programOf('errors', version),
        changed: (whole: string) => `${whole.slice(0, whole.lastIndexOf(from))}\n${code}\n`,
      };
      const cases = errorCases();
      const listed = asArgument(
        language,
        cases.map(({given}) => given),
      );
      const {printed, output} = await runClient(program, listed);
      expect(output).toBe(printed);
      const done = JSON.parse(printed) as readonly string[];
      const expected = cases.map(({id, does}) => `${id}: ${does}`);
      expect(cases.map(({id}, index) => `${id}: ${String(done[index])}`)).toEqual(expected);
    },
  );

  test.each(versions)('a sign-in when it is needed ($locale)', async (version) => {
    const body = JSON.stringify({path: '/drive/reports'});
    const {printed, output} = await runClient(programOf('retries', version), 'fs/list', body);
    expect(JSON.parse(printed || output)).toMatchObject({total: 4});
  });

  test.each(versions)('an upload, and one whose task fails ($locale)', async (version) => {
    const file = path.join(folder, 'plan.bin');
    writeFileSync(file, 'plan'.repeat(1000));
    const program = programOf('uploads', version);
    const to = `/drive/${version.language}-${version.locale}`;
    const good = await runClient(program, file, `${to}.bin`);
    expect(good.output.split('\n').at(-1)).toBe(`uploaded: ${to}.bin`);
    const bad = await runClient(program, file, `${to}-fail.bin`);
    expect([bad.isGood, bad.output]).toEqual([
      false,
      expect.stringContaining('failed: failed to put file: no space left'),
    ]);
    expect(stub.seen.flatMap(({faults}) => faults)).toEqual([]);
  });
}

const TITLE = 'programs for developers of clients work with the stub';

test('each error has one action at most', () => {
  const ids = actions.flatMap((action) => action.errors);
  expect(new Set(ids).size).toBe(ids.length);
});

describe(`node: ${TITLE}`, () => {
  provePrograms('js');
});

describeWith('python', TITLE, () => {
  provePrograms('python');
});

describeWith('go', TITLE, (go) => {
  provePrograms('go');

  test('gofmt and vet accept them, for the release of Go that the overview names', async () => {
    const overview = readFileSync('docs/guide/api/index.mdx', 'utf8');
    const release = /Python [\d.]+, Node\.js \d+, or Go (?<go>[\d.]*\d)/.exec(overview)?.groups?.[
      'go'
    ];
    expect(release).toBeDefined();
    const place = mkdtempSync(path.join(folder, 'go-'));
    writeFileSync(path.join(place, 'go.mod'), `module clients\n\ngo ${String(release)}\n`);
    for (const name of clientPages)
      for (const locale of ['en', 'zh'] as const) {
        mkdirSync(path.join(place, `${name}-${locale}`));
        const code = clientCode({page: `guide/api/${name}.mdx`, language: 'go', locale});
        writeFileSync(path.join(place, `${name}-${locale}`, 'main.go'), code);
      }
    const {printed: root} = await run(go, ['env', 'GOROOT'], offlineGo);
    const gofmt = path.join(root.trim(), 'bin/gofmt');
    expect((await run(gofmt, ['-d', '.'], {}, place)).output).toBe('');
    expect((await run(go, ['vet', './...'], offlineGo, place)).output).toBe('');
  });
});
