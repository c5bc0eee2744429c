import {spawn} from 'node:child_process';
import path from 'node:path';

/**
 * Runs a command with the terminal attached.
 *
 * @param {string} command program, found in node_modules/.bin or on the PATH
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @returns {Promise<number>} exit code; 1 when the program cannot be started
 */
export function run(command, args, env = {}) {
  return codeOf(command, start(command, args, {stdio: 'inherit'}, env));
}

/**
 * Runs a command with the terminal attached, except that what it says about its failure is kept.
 *
 * @param {string} command program, found in node_modules/.bin or on the PATH
 * @param {readonly string[]} args
 * @param {object} options
 * @param {Record<string, string>} options.env added to the environment
 * @param {string} options.failsWith text with which the program begins to say why it fails
 * @param {(child: import('node:child_process').ChildProcess) => void} options.onStart
 * @returns {Promise<{code: number, failure: string}>} exit code, and everything in the error output from that text on
 */
export async function runWatched(command, args, {env, failsWith, onStart}) {
  const child = start(command, args, {stdio: ['inherit', 'inherit', 'pipe']}, env);
  onStart(child);
  let failure = '';
  child.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ part) => {
    const at = failure === '' ? part.indexOf(failsWith) : 0;
    // From the beginning of the line, where its color begins.
    const begin = at === -1 ? part.length : part.lastIndexOf('\n', at) + 1;
    process.stderr.write(failure === '' ? part.slice(0, begin) : '');
    failure += part.slice(failure === '' ? begin : 0);
  });
  return {code: await codeOf(command, child), failure};
}

/**
 * Runs a command beside others and keeps what it says.
 *
 * @param {string} command program, found in node_modules/.bin or on the PATH
 * @param {readonly string[]} args
 * @returns {Promise<{code: number, output: string}>}
 */
export async function runSilently(command, args) {
  const child = start(command, args, {stdio: ['ignore', 'pipe', 'pipe']});
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (/** @type {Buffer} */ part) => said.push(part));
  }
  const code = await codeOf(command, child);
  return {code, output: Buffer.concat(said).toString()};
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {Record<string, string>} [env]
 */
function start(command, args, options, env = {}) {
  const {file, args: given, shell} = invocationOf(command, args, process.platform);
  return spawn(file, given, {
    ...options,
    env: {...process.env, PATH: searchPath(process.cwd(), process.env['PATH'], path), ...env},
    shell,
  });
}

/**
 * Folders in which programs are looked for: first the project's own. An absolute path, because a program may change
 * its folder.
 *
 * @param {string} folder of the project
 * @param {string | undefined} searched value of PATH
 * @param {Pick<import('node:path').PlatformPath, 'join' | 'delimiter'>} paths the rules of the system
 */
export function searchPath(folder, searched, paths) {
  return [paths.join(folder, 'node_modules', '.bin'), ...(searched ? [searched] : [])].join(
    paths.delimiter,
  );
}

/**
 * How a program is started. On Windows, npm's programs are scripts that only a shell starts, and a shell splits what
 * isn't quoted.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.Platform} platform
 * @returns {{file: string, args: readonly string[], shell: boolean}}
 */
export function invocationOf(command, args, platform) {
  if (platform !== 'win32') return {file: command, args, shell: false};
  return {file: [command, ...args].map(quoted).join(' '), args: [], shell: true};
}

/** @param {string} text */
function quoted(text) {
  return /^[\w./\\:=@-]+$/.test(text) ? text : `"${text.replaceAll('"', '""')}"`;
}

/** @param {string} command @param {import('node:child_process').ChildProcess} child @returns {Promise<number>} */
function codeOf(command, child) {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
