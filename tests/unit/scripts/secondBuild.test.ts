import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {differingFiles} from '@site/scripts/lib/secondBuild.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docs-same-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

function write(build: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, build, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return path.join(folder, build);
}

test('names the files that differ or are in one build only', async () => {
  const one = write('one', {'index.html': 'a', 'assets/x.1.js': '1', 'zh/index.html': 'zh'});
  const other = write('other', {'index.html': 'a', 'assets/x.2.js': '1', 'a.html': ''});
  write('one', {'b.html': 'one'});
  write('other', {'b.html': 'two'});
  expect(await differingFiles(one, other, /^zh[\\/]/)).toEqual(
    ['a.html', 'assets/x.1.js', 'assets/x.2.js', 'b.html'].map((name) => path.normalize(name)),
  );
});

test('finds nothing in equal builds', async () => {
  const files = {'index.html': 'a', 'guide/index.html': 'b'};
  expect(await differingFiles(write('one', files), write('other', files))).toEqual([]);
});
