import {parseArgs} from 'node:util';
import {markBuild, unmarkBuild} from './buildMark.mjs';
import {compressBuild} from './compressBuild.mjs';
import {run} from './run.mjs';

/**
 * Builds every language into `build/`, each in a process of its own: one process for all holds the bundles
 * of the first while it makes those of the second, and needs half as much memory again.
 *
 * @param {readonly string[]} [args] further arguments of `docusaurus build`
 * @param {{isCompressed?: boolean}} [options] whether to write `.br` and `.gz` files, too
 * @returns {Promise<number>} exit code of the first build that failed, else 0
 */
export async function buildSite(args = [], {isCompressed = false} = {}) {
  // Only now: a fresh clone installs its dependencies first.
  const {createJiti} = await import('jiti');
  const {localeCodes} = /** @type {typeof import('../../src/lib/localized.ts')} */ (
    await createJiti(import.meta.url).import('../../src/lib/localized.ts')
  );
  const {dir, locales, rest} = readBuildArgs(args);
  markBuild(dir);
  try {
    const code = await buildLocales(locales.length > 0 ? locales : localeCodes, rest);
    if (code === 0 && isCompressed) {
      console.log(`Wrote ${await compressBuild(dir)} compressed files.`);
    }
    return code;
  } finally {
    unmarkBuild();
  }
}

/**
 * What the arguments of a build say about its languages and its folder.
 *
 * @param {readonly string[]} args arguments of `docusaurus build`
 * @returns {{dir: string, locales: readonly string[], rest: readonly string[]}} folder of the site; the languages that
 *   are asked for, none if all are meant; and the arguments that name none
 */
export function readBuildArgs(args) {
  const {values, tokens} = parseArgs({
    args: [...args],
    options: {
      'out-dir': {type: 'string', default: 'build'},
      locale: {type: 'string', short: 'l', multiple: true, default: []},
    },
    strict: false,
    tokens: true,
  });
  const ofLocales = tokens.flatMap((token) => {
    if (token.kind !== 'option' || token.name !== 'locale') return [];
    return token.inlineValue ? [token.index] : [token.index, token.index + 1];
  });
  return {
    dir: String(values['out-dir']),
    locales: /** @type {string[]} */ (values['locale']),
    rest: args.filter((_, index) => !ofLocales.includes(index)),
  };
}

/**
 * Room for JavaScript in a build, in MB. The build works with 700. With less room than this, collecting garbage takes more
 * time; with more, Node puts it off and takes up to 0.4 GB more.
 */
const HEAP_MB = 1536;

/**
 * Environment of a build that takes less memory and time. What the caller has set stays.
 *
 * - glibc keeps a heap per thread, and the bundler has many threads: two heaps for all of them save 0.25 GB of the peak
 *   and cost no time. Systems without glibc ignore it.
 * - Node gets a limit, see `HEAP_MB`.
 * - Node 22 and later keep what they have compiled of the generator's code, which saves a second per language. Older ones
 *   ignore it.
 *
 * @param {Readonly<Record<string, string | undefined>>} env environment of this process
 * @returns {Record<string, string>} what to add to it
 */
export function buildEnvironment({
  MALLOC_ARENA_MAX = '2',
  NODE_COMPILE_CACHE = 'node_modules/.cache/node',
  NODE_OPTIONS = '',
}) {
  const hasLimit =
    NODE_OPTIONS.includes('max-old-space-size') || NODE_OPTIONS.includes('max_old_space_size');
  return {
    MALLOC_ARENA_MAX,
    NODE_COMPILE_CACHE,
    NODE_OPTIONS: hasLimit
      ? NODE_OPTIONS
      : `${NODE_OPTIONS} --max-old-space-size=${HEAP_MB}`.trim(),
  };
}

/** @param {readonly string[]} localeCodes @param {readonly string[]} args */
async function buildLocales(localeCodes, args) {
  // In order: the first is the default language, and its build empties the folder.
  for (const locale of localeCodes) {
    const code = await run(
      'docusaurus',
      ['build', '--locale', locale, ...args],
      buildEnvironment(process.env),
    );
    if (code !== 0) return code;
  }
  return 0;
}
