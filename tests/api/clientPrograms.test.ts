import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {clientVersions, runClient} from '../samples/clientPrograms';
import type {ClientProgram} from '../samples/clientPrograms';
import {describeWith, temporaryFolder} from '../samples/tools';
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

describeWith('python', 'the programs for developers of clients work with the stub', () => {
  test.each(clientVersions)('a folder of many pages ($language, $locale)', async (version) => {
    const {printed, output} = await runClient(programOf('paging', version), 'folder', '/many');
    expect(new Set(printed.trim().split('\n')).size, output).toBe(MANY_FILES);
  });

  test.each(clientVersions)('an error and what to do ($language, $locale)', async (version) => {
    const body = JSON.stringify({path: '/drive/gone.txt'});
    const program = programOf('errors', version);
    expect((await runClient(program, 'fs/get', body)).output).toBe('refresh: 500 object not found');
    const stranger = {...program, token: 'wrong'};
    expect((await runClient(stranger, 'fs/get', body)).output).toBe(
      'sign-in: 401 token is invalidated',
    );
  });

  test.each(clientVersions)('a sign-in when it is needed ($language, $locale)', async (version) => {
    const body = JSON.stringify({path: '/drive/reports'});
    const {printed, output} = await runClient(programOf('retries', version), 'fs/list', body);
    expect(JSON.parse(printed || output)).toMatchObject({total: 4});
  });

  test.each(clientVersions)(
    'an upload, and one whose task fails ($language, $locale)',
    async (version) => {
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
    },
  );
});
