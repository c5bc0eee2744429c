import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {compressBuild} from '@site/scripts/lib/compressBuild.mjs';

test('text files get a .br and a .gz file beside them that hold the same', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'compress-'));
  const at = (name: string): string => path.join(root, name);
  const long = 'The same words again and again. '.repeat(200);
  await mkdir(at('zh/assets'), {recursive: true});
  await Promise.all([
    writeFile(at('index.html'), long),
    writeFile(at('zh/assets/main.js'), long),
    writeFile(at('tiny.json'), '{}'),
    writeFile(at('photo.webp'), long),
    // Of an earlier build: the page is shorter now.
    writeFile(at('tiny.json.br'), 'old'),
    writeFile(at('tiny.json.gz'), 'old'),
  ]);

  expect(await compressBuild(root)).toBe(4);
  for (const name of ['index.html', 'zh/assets/main.js']) {
    const brotli = await readFile(at(`${name}.br`));
    const gzip = await readFile(at(`${name}.gz`));
    expect(brotliDecompressSync(brotli).toString(), name).toBe(long);
    expect(gunzipSync(gzip).toString(), name).toBe(long);
    expect(brotli.length).toBeLessThan(long.length / 10);
  }
  for (const name of ['tiny.json', 'photo.webp', 'index.html.br', 'index.html.gz']) {
    expect(existsSync(at(`${name}.br`)), name).toBe(false);
    expect(existsSync(at(`${name}.gz`)), name).toBe(false);
  }
  // The same files again don't add any.
  expect(await compressBuild(root)).toBe(4);
});
