import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {localizeFacts} from '@site/src/build/facts/localizedFacts';
import {storageForms} from '@site/src/build/facts/storageForms';
import {
  fieldsOf,
  neededFields,
  valuesOf,
  type Draft,
} from '@site/src/features/builders/storage/draft';
import {presetsOf, PURPOSES, type Purpose} from '@site/src/features/builders/storage/purposes';
import type {SampleLanguage} from '@site/src/lib/shared/samples/samples';
import {
  createBody,
  createRequest,
  type StorageForm,
  type StorageValues,
} from '@site/src/lib/shared/storageForm';
import {siteFacts} from '@site/tests/helpers/facts';
import {pairwise} from '@site/tests/helpers/pairwise';
import {describeWith, temporaryFolder, type Run} from '../samples/tools';
import {buildGo, runAlone, runBuilt, writeSample} from './sampleRuns';
import {startStub, type Stub} from './stub';

const forms = Object.values(storageForms(siteFacts, localizeFacts(siteFacts, 'en'))).flat();

const formOf = (driver: string): StorageForm => {
  const form = forms.find((each) => each.driver === driver);
  if (!form) throw new Error(`no form of ${driver}`);
  return form;
};

/** What readers have in their values, and what has a meaning in a shell, in JSON, or in a program. */
const TEXTS = [
  'plain',
  "it's",
  'say "hi"',
  '$HOME ${PATH} $$',
  '`id` $(id)',
  String.raw`back\slash \n \\ \u0041`,
  '年度报告 文件夹 😀',
  'two\nlines\r\n\tand a tab',
  'a #b ; c & | < > *',
  '%s {0} ${f} !x',
  '‘typeset’ “quotes”',
  '@file',
  '</script> \u{2028} end\\',
] as const;

/** Every kind of delivery, of fields, and of values that a driver has. */
const FORMS = [
  'Local',
  'S3',
  'Onedrive',
  'GoogleDrive',
  'Quark',
  'FTP',
  'Chunker',
  'Crypt',
  'SFTP',
  'Alias',
  '115 Cloud',
  'BaiduNetdisk',
  'WebDav',
  'AliyundriveOpen',
  'UrlTree',
] as const;

const LANGUAGES = ['curl', 'js', 'python', 'go'] as const satisfies readonly SampleLanguage[];

const rows = pairwise({
  driver: FORMS,
  text: TEXTS,
  language: LANGUAGES,
  purpose: ['', ...PURPOSES],
  fields: ['needed', 'all'],
  webProxy: ['', 'true', 'false'],
  policy: ['', '302_redirect', 'use_proxy_url', 'native_proxy'],
  sign: ['', 'true'],
});

/** What a reader with these choices enters: the text goes into every field that takes one. */
function draftOf(form: StorageForm, row: (typeof rows)[number]): Draft {
  const purpose = PURPOSES.find((each): each is Purpose => each === row.purpose);
  const fields = row.fields === 'all' ? fieldsOf(form) : neededFields(form, {});
  const chosen = {web_proxy: row.webProxy, webdav_policy: row.policy, enable_sign: row.sign};
  return {
    ...presetsOf(form, purpose),
    ...Object.fromEntries(
      fields
        .filter(({type}) => type === 'string' || type === 'text')
        .map(({key}) => [key, key === 'mount_path' ? `/${row.text}` : row.text]),
    ),
    ...Object.fromEntries(
      Object.entries(chosen).filter(
        ([key, value]) => value !== '' && fieldsOf(form).some((field) => field.key === key),
      ),
    ),
  };
}

interface Case {
  readonly name: string;
  readonly language: SampleLanguage;
  readonly body: StorageValues;
}

const cases = rows.map((row, index): Case => {
  const form = formOf(row.driver);
  const body = createBody(form, valuesOf(form, draftOf(form, row)));
  return {name: `case ${index} ${JSON.stringify(row)}`, language: row.language, body};
});

const folder = temporaryFolder();
let stub: Stub;
beforeAll(async () => {
  stub = await startStub();
});
afterAll(() => stub.close());

/** What arrives, and what a program does that sends it. */
async function faultsOf(
  {name, body}: Case,
  send: () => Promise<Pick<Run, 'isGood' | 'output'>>,
): Promise<readonly string[]> {
  const {isGood, output} = await send();
  const request = stub.seen.at(-1);
  stub.reset();
  if (!isGood || !request) return [`${name}: ${output}`];
  const sent: unknown = JSON.parse(request.body.toString());
  expect([name, request.url, sent]).toEqual([name, '/api/admin/storage/create', body]);
  return request.faults.map((fault) => `${name}: ${fault}`);
}

/** Runs the requests of a language one after the other, as readers do. */
function proveRequests(
  language: SampleLanguage,
  prepare: (
    some: readonly Case[],
    codes: readonly string[],
  ) => Promise<(index: number) => Promise<Run>>,
): void {
  test(`in ${language} reach AList with the reader’s values letter for letter`, async () => {
    const some = cases.filter((each) => each.language === language);
    expect(some.length).toBeGreaterThan(40);
    const codes = some.map(
      ({body}) => writeSample(language, createRequest(body), {url: stub.url, parent: folder}).code,
    );
    const runOne = await prepare(some, codes);
    const faults: string[] = [];
    for (const [index, each] of some.entries()) {
      faults.push(...(await faultsOf(each, () => runOne(index))));
    }
    expect(faults).toEqual([]);
  }, 300_000);
}

const alone =
  (language: keyof typeof runAlone) =>
  (_some: readonly Case[], codes: readonly string[]): Promise<(index: number) => Promise<Run>> =>
    Promise.resolve((index) => runAlone[language](codes[index] ?? '', folder));

describe('all choices in pairs', () => {
  test('are about 200 cases', () => {
    expect(rows.length).toBeGreaterThan(190);
  });
});

describe('the storage of every driver', () => {
  test('is what the API describes', async () => {
    const faults: string[] = [];
    for (const form of forms) {
      const body = createBody(form, valuesOf(form, {mount_path: '/a'}));
      const each: Case = {name: form.driver, language: 'js', body};
      const send = async () => {
        const {url, method, headers, body: sent} = createRequest(body);
        const response = await fetch(url.replace(/^http:\/\/[^/]+/, stub.url), {
          method,
          headers,
          body: JSON.stringify(sent),
        });
        return {isGood: response.ok, output: await response.text()};
      };
      faults.push(...(await faultsOf(each, send)));
    }
    expect(faults).toEqual([]);
  });
});

describeWith('curl', 'requests of the storage builder', () => {
  proveRequests('curl', alone('curl'));
});

describe('node: requests of the storage builder', () => {
  proveRequests('js', alone('js'));
});

describeWith('python', 'requests of the storage builder', () => {
  proveRequests('python', alone('python'));
});

describeWith('go', 'requests of the storage builder', (go) => {
  proveRequests('go', async (_some, codes) => {
    const sources = codes.map((code, index) => [`c${index}`, code] as const);
    const built = await buildGo(go, sources, folder, false);
    return (index) => runBuilt(built, `c${index}`, folder);
  });
});
