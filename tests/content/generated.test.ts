import fs, {readFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {generatedFiles, writeGeneratedFiles} from '@site/scripts/lib/generatedFiles';

test.each(generatedFiles('.').map(({file, text}) => [file, text]))(
  '%s is what `npm run generate` writes',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

test('only files that differ are written', () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'generate-'));
  for (const folder of ['docs', 'src/data', 'static'])
    fs.cpSync(folder, path.join(site, folder), {recursive: true});
  expect(writeGeneratedFiles(site)).toEqual([]);
  fs.rmSync(path.join(site, 'docs/guide/drivers/s3.mdx'));
  expect(writeGeneratedFiles(site)).toEqual(['src/data/driverIndex.json']);
  expect(writeGeneratedFiles(site)).toEqual([]);
  fs.rmSync(site, {recursive: true});
});
