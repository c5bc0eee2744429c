import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {runSilently} from './run.mjs';

/** Exit code for arguments that a command doesn't know, as most programs have it. */
const USAGE_EXIT_CODE = 2;

/** Column in which the help describes the options. */
const HELP_COLUMN = 26;

/**
 * @typedef {object} Option
 * @property {'string' | 'boolean'} type
 * @property {string} help what it does, as a noun or a sentence without a period
 * @property {string} [value] stands for its value in the help, such as `port`
 * @property {string} [default]
 */

/**
 * @template {Readonly<Record<string, Option>>} Options
 * @typedef {object} Description
 * @property {string} usage how it is called: `npm run serve -- [options]`
 * @property {string} summary what it does, in one or two sentences
 * @property {Options} [options]
 * @property {boolean} [takesNames] takes arguments that aren't options
 * @property {string} [forwardsTo] program that gets all arguments, as it is called: `playwright test`
 * @property {string} [notes] lines at the end of the help
 */

/**
 * @template {Readonly<Record<string, Option>>} Options
 * @typedef {{
 *   -readonly [Name in keyof Options]?: Options[Name]['type'] extends 'boolean' ? boolean : string
 * }} Values
 */

/** Arguments that don't fit together: the command prints the message and its help. */
export class UsageError extends Error {}

/**
 * The help of a command.
 *
 * @template {Readonly<Record<string, Option>>} Options
 * @param {Description<Options>} description
 * @returns {string}
 */
export function helpOf({usage, summary, options, forwardsTo, notes}) {
  const rows = Object.entries({
    ...options,
    help: /** @type {Option} */ ({type: 'boolean', help: 'Print this help'}),
  }).map(([name, {value, help, default: fallback}]) => {
    const flag = `  --${name}${value === undefined ? '' : ` <${value}>`}`;
    const text = fallback === undefined ? help : `${help} (default: ${fallback})`;
    return flag.length < HELP_COLUMN
      ? flag.padEnd(HELP_COLUMN) + text
      : `${flag}\n${' '.repeat(HELP_COLUMN)}${text}`;
  });
  const forwarded = forwardsTo && `Other options go to "${forwardsTo}": npx ${forwardsTo} --help`;
  const parts = [`Usage: ${usage}`, summary, `Options:\n${rows.join('\n')}`, forwarded, notes];
  return parts.filter((part) => part !== undefined).join('\n\n');
}

/**
 * Runs a command of this folder. `--help` prints its help. A typo prints the help too and ends with exit code 2, and a
 * failure prints its message, both without a stack trace.
 *
 * @template {Readonly<Record<string, Option>>} const Options
 * @param {Description<Options>} description
 * @param {(given: {values: Values<Options>, names: readonly string[]}) => unknown} work its arguments are those that
 *   were given; `names` are those that aren't options, or all of them if they are forwarded. A number is the exit code
 */
export async function command(description, work) {
  try {
    const {values, names, wantsHelp} = readArguments(description, process.argv.slice(2));
    if (wantsHelp) {
      console.log(helpOf(description));
      return;
    }
    const code = await work({values, names});
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    process.exitCode = error instanceof UsageError ? USAGE_EXIT_CODE : 1;
    console.error(messageOf(error));
    if (error instanceof UsageError) console.error(`\n${helpOf(description)}`);
  }
}

/**
 * @template {Readonly<Record<string, Option>>} Options
 * @param {Description<Options>} description
 * @param {readonly string[]} args
 * @returns {{values: Values<Options>, names: readonly string[], wantsHelp: boolean}}
 */
function readArguments({options, takesNames = false, forwardsTo}, args) {
  if (forwardsTo !== undefined) {
    const wantsHelp = args.some((argument) => argument === '--help' || argument === '-h');
    return {values: /** @type {Values<Options>} */ ({}), names: args, wantsHelp};
  }
  try {
    const {values, positionals} = parseArgs({
      args: [...args],
      options: {...options, help: {type: 'boolean', short: 'h'}},
      allowPositionals: takesNames,
    });
    return {
      values: /** @type {Values<Options>} */ (values),
      names: positionals,
      wantsHelp: values['help'] === true,
    };
  } catch (error) {
    // Its second sentence explains how to write names that begin with a dash; none does here.
    throw new UsageError(`${String(messageOf(error)).split(/\. |\n/, 1)[0]}.`);
  }
}

/**
 * What a failure says. Only a mistake in the code shows where it happened.
 *
 * @param {unknown} error
 */
function messageOf(error) {
  if (!(error instanceof Error)) return error;
  const isMistake = /^(Type|Range|Reference|Syntax)Error$/.test(error.name) && !('code' in error);
  return isMistake ? error.stack : error.message;
}

/**
 * Checks options that go to another program before anything takes time.
 *
 * @param {string} program as it is called: `playwright test`
 * @param {readonly string[]} args
 * @throws {UsageError} naming the first option that the program's own help doesn't list
 */
export async function assertForwardable(program, args) {
  const given = args.filter((argument) => argument.startsWith('--') && argument !== '--');
  // In a fresh clone the program isn't there yet; it refuses the option itself later.
  if (given.length === 0 || !existsSync('node_modules')) return;
  const [name = '', ...rest] = program.split(' ');
  const {code, output} = await runSilently(name, [...rest, '--help']);
  if (code !== 0) return;
  const known = new Set(output.match(/(?<=^ {2}(?:-\w, )?)--[\w-]+/gm));
  const unknown = given
    .map((argument) => argument.replace(/=.*$/s, ''))
    .find((option) => !known.has(option));
  if (unknown !== undefined) {
    throw new UsageError(`Unknown option '${unknown}': "${program}" doesn't know it either.`);
  }
}

/**
 * Reads the number of a port.
 *
 * @param {string} text
 * @throws {UsageError} for anything else
 */
export function portOf(text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new UsageError(`--port ${text} isn't valid. Allowed: a whole number from 0 to 65535.`);
}
