import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {cacheMinified} from '@site/src/plugins/bundle/cacheMinified';
import {minimizerOptions} from '@site/src/plugins/bundle/shorterScripts';
import {openTextCache} from '@site/src/lib/node/textCache';

// Docusaurus's bundler; vitest has other modules for names that begin like this.
const {rspack} = createRequire(import.meta.url)('@docusaurus/faster') as {
  rspack: {
    (options: object, done: (error: Error | null) => void): void;
    SwcJsMinimizerRspackPlugin: new (options: object) => object;
  };
};

const FORTNIGHT_MS = 14 * 24 * 60 * 60 * 1000;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docs-minified-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

const kept = (): string => path.join(folder, 'kept');

/** Bundles a source into a folder, and returns the minified script. */
async function bundle(name: string, source: string): Promise<string> {
  const context = path.join(folder, 'source');
  mkdirSync(context, {recursive: true});
  writeFileSync(path.join(context, 'index.js'), source);
  const output = path.join(folder, name);
  await new Promise<void>((resolve, reject) => {
    rspack(
      {
        mode: 'production',
        context,
        entry: './index.js',
        output: {path: output, filename: 'main.js'},
        optimization: {
          minimizer: [new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions})],
        },
        plugins: [cacheMinified(kept())],
      },
      (error) => {
        if (error) reject(error);
        else resolve();
      },
    );
  });
  return readFileSync(path.join(output, 'main.js'), 'utf8');
}

const SOURCE = 'const longName = location.href; console.log(longName + 1, longName);';

test('a second build takes the script that the first has minified, and has the same bytes', async () => {
  const first = await bundle('first', SOURCE);
  expect(first).not.toContain('longName');
  const names = readdirSync(kept());
  expect(names).toHaveLength(1);
  expect(await bundle('second', SOURCE)).toBe(first);
  expect(readdirSync(kept())).toEqual(names);
  // It is the kept one, and not minified again.
  writeFileSync(path.join(kept(), names[0] ?? ''), '"kept"');
  expect(await bundle('third', SOURCE)).toBe('"kept"');
});

test('another source is minified anew', async () => {
  await bundle('first', SOURCE);
  expect(await bundle('second', `${SOURCE}console.log("more");`)).toContain('"more"');
  expect(readdirSync(kept())).toHaveLength(2);
});

test('what nobody has asked for in two weeks is removed', () => {
  const now = Date.now();
  const texts = openTextCache(kept(), now);
  for (const hash of ['asked', 'left']) {
    texts.write(hash, hash);
    const old = new Date(now - FORTNIGHT_MS);
    utimesSync(path.join(kept(), hash), old, old);
  }
  expect(texts.read('asked')).toBe('asked');
  expect(texts.read('never')).toBeUndefined();
  openTextCache(kept(), now + 1000);
  expect(readdirSync(kept())).toEqual(['asked']);
});
