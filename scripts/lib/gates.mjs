import {mkdtemp, readFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {run, runSilently} from './run.mjs';

/**
 * @typedef {{name: string, seconds: number}} Timed
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} [skippedNames] what was skipped, where the reporter doesn't show it
 * @property {readonly Timed[]} groups how long each group of checks took
 * @property {readonly Timed[]} tests how long each test took
 */

/** How many tests the closing list names. */
const SLOWEST = 10;

/** Outside node_modules, which `npm ci` empties. */
const CACHE = '.cache';

/** Arguments of tools that remember which files they found in order, by content: a checkout changes all times. */
const byContent = (/** @type {string} */ place) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `${CACHE}/${place}`,
];

/** Commands that pass or fail as a whole, the longest first: [name, program, arguments]. */
const commands = /** @type {const} */ ([
  ['pages', 'jiti', ['scripts/pages.ts']],
  ['code', 'eslint', ['.', '--max-warnings', '0', ...byContent('eslint/')]],
  // Types, and the rules that need them.
  ['types', 'oxlint', []],
  [
    'format',
    'prettier',
    ['--check', '--log-level', 'warn', '.', ...byContent('prettier/cache.json')],
  ],
  ['unused code', 'knip', []],
  ['Markdown', 'markdownlint-cli2', []],
  ['styles', 'stylelint', ['src/**/*.css', ...byContent('stylelint/')]],
]);

/** Projects of Vitest (tests/vitest.config.mts) in each part that has tests. */
const projectsOf = {tests: ['node', 'page'], samples: ['samples']};

/** Parts of the gates that need neither build nor browser. The last one runs what the pages tell readers to run. */
export const PARTS = /** @type {const} */ (['fast', 'tests', 'samples']);

/**
 * Runs gates that need neither build nor browser.
 *
 * @param {readonly (typeof PARTS)[number][]} parts `fast` are the commands; the others are tests
 * @param {object} [options]
 * @param {string} [options.shard] part of the tests: `1/3`
 * @param {boolean} [options.isWhole] try properties with all made-up cases, as a CI server does, too
 * @returns {Promise<Tally>} one count per command and per test
 */
export async function runFastGates(parts, {shard, isWhole = 'CI' in process.env} = {}) {
  const projects = Object.entries(projectsOf).flatMap(([part, names]) =>
    parts.some((each) => each === part) ? names : [],
  );
  // As many at a time as there are processors. The tests come last, while the longest command still runs.
  const waiting = [
    ...(parts.includes('fast') ? commands.map((command) => () => runCommand(command)) : []),
    ...(projects.length > 0 ? [() => runVitest(projects, {shard, isWhole})] : []),
  ];
  /** @type {Tally} */
  let tally = emptyTally;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const made = await next();
      tally = add(tally, made);
    }
  };
  await Promise.all(Array.from({length: os.availableParallelism()}, work));
  return tally;
}

/**
 * Runs a command, which prints at its end, so that none interrupts another.
 *
 * @param {(typeof commands)[number]} command
 * @returns {Promise<Tally>}
 */
function runCommand([name, program, args]) {
  return tallyOf(name, async () => {
    const {code, output} = await runSilently(program, args);
    if (output.trim() !== '') console.log(output.trimEnd());
    return code === 0;
  });
}

/**
 * @param {readonly string[]} projects
 * @param {{shard: string | undefined, isWhole: boolean}} options as of `runFastGates`
 * @returns {Promise<Tally>}
 */
async function runVitest(projects, {shard, isWhole}) {
  const started = performance.now();
  const report = await reportFile('vitest.json');
  const args = [
    'run',
    '--config',
    'tests/vitest.config.mts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...projects.flatMap((project) => ['--project', project]),
    ...(shard === undefined ? [] : [`--shard=${shard}`]),
  ];
  const code = await run('vitest', args, isWhole ? {TEST_CASES: 'all'} : {});
  const result = await readReport(report);
  const groups = [{name: 'unit, component and content tests', seconds: secondsSince(started)}];
  if (!result) return {...emptyTally, failed: 1, groups};
  // A file that cannot even be loaded fails without counting a test.
  const broken = result.testResults.filter(
    (/** @type {{status: string, assertionResults: unknown[]}} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = result.numFailedTests + broken.length;
  const tests = result.testResults.flatMap(
    (
      /** @type {{name: string, assertionResults: {fullName: string, status: string, duration?: number}[]}} */ file,
    ) =>
      file.assertionResults.map(({fullName, status, duration = 0}) => ({
        name: `${path.relative('.', file.name)} › ${fullName}`,
        status,
        seconds: duration / 1000,
      })),
  );
  return {
    passed: result.numPassedTests,
    // A run that failed without a failing test (a broken set-up) must not pass.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: result.numPendingTests + result.numTodoTests,
    skippedNames: tests
      .filter((/** @type {{status: string}} */ {status}) => !['passed', 'failed'].includes(status))
      .map((/** @type {Timed} */ {name}) => name),
    groups,
    tests,
  };
}

/** What `--all` does, for the help of commands. */
export const ALL_NOTE =
  '--all visits every page whole. Without it, E2E_PAGES is the seed that chooses a third of one language; the run prints it.';

/**
 * Runs the end-to-end tests against `build/`.
 *
 * @param {string} browser path of a Chromium, or '' for Playwright's own
 * @param {readonly string[]} [args] further arguments of `playwright test`
 * @param {boolean} [isWhole] visit every page whole
 * @returns {Promise<Tally>}
 */
export function runEndToEnd(browser, args = [], isWhole = false) {
  const pages = isWhole ? {E2E_PAGES: 'all'} : {};
  return runPlaywright('end-to-end tests', 'e2e/playwright.config.ts', browser, args, pages);
}

/**
 * Builds the fixture site (e2e/fixture-site/README.md) and runs its tests.
 *
 * @param {string} browser path of a Chromium, or '' for Playwright's own
 * @param {readonly string[]} [args] further arguments of `playwright test`
 * @returns {Promise<Tally>}
 */
export function runFixtureSite(browser, args = []) {
  return runPlaywright('fixture site', 'e2e/fixture-site/playwright.config.ts', browser, args);
}

/**
 * @param {string} name
 * @param {string} config
 * @param {string} browser
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] further variables
 * @returns {Promise<Tally>}
 */
async function runPlaywright(name, config, browser, args, env = {}) {
  const started = performance.now();
  const report = await reportFile('playwright.json');
  const code = await run('playwright', ['test', '--config', config, ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    CHROMIUM_PATH: browser,
    ...env,
  });
  const result = await readReport(report);
  const whole = {name, seconds: secondsSince(started)};
  if (!result) return {...emptyTally, failed: 1, groups: [whole]};
  const {stats} = result;
  const failed = stats.unexpected + stats.flaky;
  const tests = result.suites.flatMap(testsOf);
  return {
    passed: stats.expected,
    // A run that failed without a failing test (a broken set-up) must not pass.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: stats.skipped,
    groups: [whole, ...timesOfFiles(tests)],
    tests,
  };
}

/**
 * @typedef {{title: string, tests: {results: {duration: number}[]}[]}} Spec
 * @typedef {{file: string, specs?: Spec[], suites?: Suite[]}} Suite
 */

/** @param {Suite} suite @returns {Timed[]} */
function testsOf({file, specs = [], suites = []}) {
  const own = specs.map(({title, tests}) => ({
    name: `${file} › ${title}`,
    seconds:
      tests.flatMap(({results}) => results).reduce((sum, {duration}) => sum + duration, 0) / 1000,
  }));
  return [...own, ...suites.flatMap(testsOf)];
}

/** Time of the tests of each file; several run at once, so that the sum is more than the whole took. */
function timesOfFiles(/** @type {readonly Timed[]} */ tests) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const {name, seconds} of tests) {
    const file = name.replace(/ › .*/s, '');
    sums.set(file, (sums.get(file) ?? 0) + seconds);
  }
  return [...sums].map(([name, seconds]) => ({name: `  ${name}`, seconds}));
}

/** @type {Tally} */
const emptyTally = {passed: 0, failed: 0, skipped: 0, groups: [], tests: []};

/**
 * The tally of something that passes or fails as a whole.
 *
 * @param {string} name
 * @param {() => Promise<boolean>} work
 * @returns {Promise<Tally>}
 */
export async function tallyOf(name, work) {
  const started = performance.now();
  const isGood = await work();
  const seconds = secondsSince(started);
  console.log(`${isGood ? '✓' : '✗'} ${name} (${seconds.toFixed(0)} s)`);
  return {
    ...emptyTally,
    passed: Number(isGood),
    failed: Number(!isGood),
    groups: [{name, seconds}],
  };
}

/** @param {number} started */
function secondsSince(started) {
  return (performance.now() - started) / 1000;
}

/** @param {Tally} a @param {Tally} b @returns {Tally} */
export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    skippedNames: [...(a.skippedNames ?? []), ...(b.skippedNames ?? [])],
    groups: [...a.groups, ...b.groups],
    tests: [...a.tests, ...b.tests],
  };
}

/** @param {string} title @param {readonly Timed[]} rows */
function printTimes(title, rows) {
  if (rows.length === 0) return;
  console.log(`\n${title}`);
  for (const {name, seconds} of rows) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
}

/**
 * Prints what took how long and the closing line, and leaves with its verdict; a skipped test is named and counts as not passed.
 *
 * @param {Tally} tally
 * @returns {never}
 */
export function finish({passed, failed, skipped, skippedNames = [], groups, tests}) {
  printTimes('Times', groups);
  printTimes(
    'The slowest tests',
    tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST),
  );
  if (skippedNames.length > 0) console.log(`\nSkipped\n  ${skippedNames.join('\n  ')}`);
  const isEmpty = passed + failed === 0;
  if (isEmpty) console.error('No test ran.');
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exit(failed > 0 || isEmpty ? 1 : 0);
}

/** @param {string} name */
async function reportFile(name) {
  return path.join(await mkdtemp(path.join(os.tmpdir(), 'docs-report-')), name);
}

/** @param {string} file */
async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
