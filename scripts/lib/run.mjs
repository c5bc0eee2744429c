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
  return codeOf(command, spawn(command, args, {stdio: 'inherit', ...optionsWith(env)}));
}

/**
 * Runs a command beside others and keeps what it says.
 *
 * @param {string} command program, found in node_modules/.bin or on the PATH
 * @param {readonly string[]} args
 * @returns {Promise<{code: number, output: string}>}
 */
export async function runSilently(command, args) {
  const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe'], ...optionsWith({})});
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (/** @type {Buffer} */ part) => said.push(part));
  }
  const code = await codeOf(command, child);
  return {code, output: Buffer.concat(said).toString()};
}

/** @param {Record<string, string>} env */
function optionsWith(env) {
  return {
    env: {
      ...process.env,
      PATH: `node_modules/.bin${path.delimiter}${process.env['PATH'] ?? ''}`,
      ...env,
    },
    shell: process.platform === 'win32',
  };
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
