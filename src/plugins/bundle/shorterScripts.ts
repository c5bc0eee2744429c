import type {Plugin} from '@docusaurus/types';
import {assertApplied} from '../../build/assertApplied';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizers = NonNullable<NonNullable<BundlerConfig['optimization']>['minimizer']>;

/** Name of the bundler's own minifier of scripts. */
const SCRIPT_MINIMIZER = 'SwcJsMinimizerRspackPlugin';

/**
 * As Docusaurus has it, but Chinese stays as it is instead of as codes of six letters, and syntax of
 * 2020 is used where it is shorter: all browsers the site is built for know it.
 */
export const minimizerOptions = {
  minify: true,
  ecma: 2020,
  module: true,
  // Short names by how often letters occur would depend on the hashes that are in a script until the last
  // step of the build, and these are others when the bundler's cache is there: same source, other script.
  mangle: {disableCharFreq: true},
  compress: {ecma: 2020, passes: 2},
  format: {ecma: 2020, comments: false, ascii_only: false},
};

/**
 * The minifiers of a build, that of scripts with {@link minimizerOptions}.
 *
 * @throws Error when there is none for scripts: Docusaurus's configuration has changed
 */
export function withShorterScripts(minimizers: Minimizers): Minimizers {
  let count = 0;
  const shorter = minimizers.map((minimizer) => {
    if (typeof minimizer !== 'object' || minimizer?.constructor.name !== SCRIPT_MINIMIZER) {
      return minimizer;
    }
    const Minimizer = minimizer.constructor as new (options: object) => typeof minimizer;
    count += 1;
    return new Minimizer({minimizerOptions});
  });
  assertApplied([
    {
      rule: 'Shorter scripts',
      changes: `minifier ${SCRIPT_MINIMIZER}`,
      file: 'src/plugins/bundle/shorterScripts.ts',
      count,
    },
  ]);
  return shorter;
}
