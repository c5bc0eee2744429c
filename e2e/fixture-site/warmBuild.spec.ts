import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '../watched';
import {buildFixtureSiteAgain, FIXTURE_BUILD} from './buildFixtureSite';

/*
 * The bundler keeps compiled pages between builds, and doesn't know which facts are in them.
 */

const PAGE = 'guide/api/auth.html';
const pageIn = (folder: string): string => readFileSync(path.join(folder, PAGE), 'utf8');

test('a fact that changes between two builds changes on the pages', async () => {
  // It builds English once more.
  test.setTimeout(600_000);
  expect(pageIn(FIXTURE_BUILD)).toContain('Client-Id');
  expect(pageIn(FIXTURE_BUILD)).not.toContain('Device-Id');
  const again = await buildFixtureSiteAgain('api', (text) =>
    text.replaceAll('"name": "Client-Id"', '"name": "Device-Id"'),
  );
  expect(pageIn(again)).toContain('Device-Id');
});
