import {spawn} from 'node:child_process';

/**
 * Runs a command with the terminal attached.
 *
 * @param {string} command program, found in node_modules/.bin or on the PATH
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @returns {Promise<number>} exit code; 1 when the program cannot be started
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `node_modules/.bin:${process.env['PATH'] ?? ''}`,
        ...env,
      },
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
