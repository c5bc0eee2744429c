/**
 * Starts programs of node_modules/.bin or the PATH. A failure is no error: the exit code tells of it.
 */
async function starter() {
  // Only now: a fresh clone installs its dependencies first.
  const {execa} = await import('execa');
  return execa({preferLocal: true, reject: false});
}

/**
 * @param {{
 *   exitCode?: number | undefined,
 *   code?: string | undefined,
 *   shortMessage?: string | undefined,
 * }} result `code` and `shortMessage` say why a program can't be started
 * @returns {number} exit code; 1 when there is none
 */
function codeOf({exitCode = 1, code, shortMessage}) {
  if (code !== undefined) console.error(shortMessage);
  return exitCode;
}

/**
 * Runs a program with the terminal attached.
 *
 * @param {string} program found in node_modules/.bin or on the PATH
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @returns {Promise<number>} exit code; 1 when the program can't be started
 */
export async function run(program, args, env = {}) {
  const start = await starter();
  return codeOf(await start(program, args, {stdio: 'inherit', env}));
}

/**
 * Runs a program with the terminal attached, except that what it says about its failure is kept.
 *
 * @param {string} program found in node_modules/.bin or on the PATH
 * @param {readonly string[]} args
 * @param {object} options
 * @param {Record<string, string>} options.env added to the environment
 * @param {string} options.failsWith text with which the program begins to say why it fails
 * @param {(started: {kill: (signal: NodeJS.Signals) => boolean}) => void} options.onStart
 * @returns {Promise<{code: number, failure: string}>} exit code, and everything in the error output from that line on
 */
export async function runWatched(program, args, {env, failsWith, onStart}) {
  /** @type {string[]} */
  const failure = [];
  /** @param {unknown} line */
  function* keepFailure(line) {
    if (failure.length > 0 || String(line).includes(failsWith)) failure.push(String(line));
    else yield line;
  }
  const start = await starter();
  const started = start(program, args, {
    stdin: 'inherit',
    stdout: 'inherit',
    stderr: [keepFailure, 'inherit'],
    env,
  });
  onStart(started);
  return {code: codeOf(await started), failure: failure.join('\n')};
}

/**
 * Runs a program beside others and keeps what it says.
 *
 * @param {string} program found in node_modules/.bin or on the PATH
 * @param {readonly string[]} args
 * @returns {Promise<{code: number, output: string}>}
 */
export async function runSilently(program, args) {
  const start = await starter();
  const ended = await start(program, args, {stdin: 'ignore', all: true});
  return {code: codeOf(ended), output: ended.all};
}
