import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {execa} from 'execa';

const TOUCHED_PAGE = 'docs/guide/install/docker.mdx';

/**
 * @typedef {object} BuildTime
 * @property {number} wallSeconds
 * @property {number | undefined} cpuSeconds not known without GNU time
 * @property {number | undefined} memoryBytes the largest resident set of a process; not known without GNU time
 */

/**
 * Time and memory of a program with everything that it starts, by GNU time where it is installed.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} [cwd] its working folder
 * @returns {Promise<BuildTime>}
 */
export async function timed(program, args, cwd = '.') {
  const [first, ...rest] = existsSync('/usr/bin/time')
    ? ['/usr/bin/time', '-f', 'BENCH %U %S %M', program, ...args]
    : [program, ...args];
  const {durationMs, stderr} = await execa(first, rest, {cwd, stdin: 'ignore', stdout: 'ignore'});
  const [, user, system, kilobytes] = /BENCH ([\d.]+) ([\d.]+) (\d+)/.exec(stderr) ?? [];
  return {
    wallSeconds: durationMs / 1000,
    cpuSeconds: user ? Number(user) + Number(system) : undefined,
    memoryBytes: kilobytes ? Number(kilobytes) * 1024 : undefined,
  };
}

const build = () => timed('node', ['scripts/build.mjs']);

/**
 * Build of both languages: cold (no cache), and warm with one page touched. The page is touched for the cold
 * build and put back for the warm one, so that `build/` holds the project as it is.
 */
export async function measureBuild() {
  for (const cache of ['.docusaurus', 'build', 'node_modules/.cache']) {
    rmSync(cache, {recursive: true, force: true});
  }
  const text = readFileSync(TOUCHED_PAGE, 'utf8');
  let cold;
  try {
    writeFileSync(TOUCHED_PAGE, `${text}\nOne more line.\n`);
    cold = await build();
  } finally {
    writeFileSync(TOUCHED_PAGE, text);
  }
  return {cold, warm: await build()};
}
