import {constants} from 'node:os';
import {parseArgs} from 'node:util';
import {lockBuild} from './buildLock.mjs';
import {compressBuild} from './compressBuild.mjs';
import {diskFullMessage} from './diskFull.mjs';
import {runWatched} from './run.mjs';
import {discard, placesOf, prepare, swapIn} from './stagedFolder.mjs';

/**
 * Builds every language into `build/`, each in its own process: one process for all holds the bundles
 * of the first while it makes those of the second, and needs half as much memory again.
 *
 * The build is made in a folder beside it, which takes its place when everything has succeeded. Until then, and if
 * anything fails, the last build stays as it was.
 *
 * @param {readonly string[]} [args] further arguments of `docusaurus build`
 * @param {{isCompressed?: boolean}} [options] whether to write `.br` and `.gz` files, too
 * @returns {Promise<number>} exit code of the first build that failed, otherwise 0
 */
export async function buildSite(args = [], {isCompressed = false} = {}) {
  // Only now: a fresh clone installs its dependencies first.
  const {createJiti} = await import('jiti');
  const {defaultLocale: first, localeCodes} =
    /** @type {typeof import('../../src/lib/shared/localized.ts')} */ (
      await createJiti(import.meta.url).import('../../src/lib/shared/localized.ts')
    );
  const given = readBuildArgs(args);
  const places = placesOf(given.dir);
  try {
    const unlock = lockBuild(places.target);
    const signals = followSignals();
    try {
      prepare(places, given.locales.length > 0 && !given.locales.includes(first));
      const locales = inOrder(given.locales.length > 0 ? given.locales : localeCodes, first);
      const code = await buildLocales(locales, given.rest, {folder: places.fresh, signals});
      if (code !== 0) return code;
      if (isCompressed) {
        console.log(`Wrote ${await compressBuild(places.fresh)} compressed files.`);
      }
      if (signals.code > 0) return signals.code;
      swapIn(places);
      console.log(`The site is in ${given.dir}.`);
      return 0;
    } finally {
      if (signals.code > 0) console.error(`The build was stopped. ${given.dir} is unchanged.`);
      discard(places.fresh);
      unlock();
      signals.ignore();
    }
  } catch (error) {
    const message = diskFullMessage(error, places.fresh);
    if (message === undefined) throw error;
    console.error(message);
    return 1;
  }
}

/**
 * The default language is the first, because its build empties the folder.
 *
 * @param {readonly string[]} locales @param {string} first
 */
function inOrder(locales, first) {
  return locales.toSorted((a, b) => Number(b === first) - Number(a === first));
}

/**
 * Hands signals on to the program at work, so that this process ends after it, and can clean up. A second signal ends
 * the program at once.
 */
function followSignals() {
  /** @type {{kill: (signal: NodeJS.Signals) => boolean} | undefined} */
  let program;
  let code = 0;
  const handOn = (/** @type {NodeJS.Signals} */ name) => {
    program?.kill(code === 0 ? name : 'SIGKILL');
    code = 128 + constants.signals[name];
  };
  const names = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const name of names) process.on(name, handOn);
  return {
    /** Exit code after a signal; 0 when there was none. */
    get code() {
      return code;
    },
    /** @param {{kill: (signal: NodeJS.Signals) => boolean}} started */
    follow(started) {
      program = started;
    },
    ignore() {
      for (const name of names) process.off(name, handOn);
    },
  };
}

/**
 * What the arguments of a build say about its languages and its folder.
 *
 * @param {readonly string[]} args arguments of `docusaurus build`
 * @returns {{dir: string, locales: readonly string[], rest: readonly string[]}} folder of the site; the languages that
 *   are asked for, none if all are meant; and the other arguments
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
  const known = tokens.flatMap((token) => {
    if (token.kind !== 'option' || !['locale', 'out-dir'].includes(token.name)) return [];
    return token.inlineValue ? [token.index] : [token.index, token.index + 1];
  });
  return {
    dir: String(values['out-dir']),
    locales: /** @type {string[]} */ (values['locale']),
    rest: args.filter((_, index) => !known.includes(index)),
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
 * - Node gets a limit, see `HEAP_MB`, and a module for signals, see `exitBySignal.mjs`.
 * - Node 22 and later keep what they have compiled of Docusaurus's code, which saves a second per language. Older ones
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
    NODE_OPTIONS: [
      ...(NODE_OPTIONS === '' ? [] : [NODE_OPTIONS]),
      ...(hasLimit ? [] : [`--max-old-space-size=${HEAP_MB}`]),
      `--import=${new URL('exitBySignal.mjs', import.meta.url).href}`,
    ].join(' '),
  };
}

/**
 * @param {readonly string[]} localeCodes
 * @param {readonly string[]} args
 * @param {{folder: string, signals: ReturnType<typeof followSignals>}} work
 */
async function buildLocales(localeCodes, args, {folder, signals}) {
  for (const locale of localeCodes) {
    const {code, failure} = await runWatched(
      'docusaurus',
      ['build', '--locale', locale, ...args, '--out-dir', folder],
      {
        env: buildEnvironment(process.env),
        failsWith: '[ERROR]',
        onStart: (started) => signals.follow(started),
      },
    );
    if (signals.code > 0) return signals.code;
    if (failure !== '') console.error(diskFullMessage(failure, folder) ?? failure.trimEnd());
    if (code !== 0) return code;
  }
  return 0;
}
