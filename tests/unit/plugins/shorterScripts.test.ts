import {minifySync, type JsMinifyOptions} from '@swc/core';
import {expect, test} from 'vitest';
import {minimizerOptions, withShorterScripts} from '@site/src/plugins/bundle/shorterScripts';

/** A script that, as the bundler writes it, holds the hash of another one until the last step of a build. */
const script = (hash: string): string =>
  `export function load(id) { var path = find(id); let name = base(id); return join(path, name, "${hash}"); }`;

test('names in a script do not depend on the hashes that stand in it while it is made', () => {
  const {mangle, module} = minimizerOptions;
  const scripts = ['wwwwwwww', 'bbbbbbbb', '12345678'].map((hash) =>
    minifySync(script(hash), {mangle, module} as JsMinifyOptions).code.replace(hash, ''),
  );
  expect(new Set(scripts).size).toBe(1);
});

test('the build stops if there is no minifier of scripts to change', () => {
  class SwcJsMinimizerRspackPlugin {
    public readonly apply = (): void => undefined;
  }
  class Other extends SwcJsMinimizerRspackPlugin {}
  expect(withShorterScripts([new SwcJsMinimizerRspackPlugin()])).toHaveLength(1);
  expect(() => withShorterScripts([new Other()])).toThrow(/Shorter scripts found no minifier/);
});
