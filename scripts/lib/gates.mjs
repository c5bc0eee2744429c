import {mkdtemp, readFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {run} from './run.mjs';

/**
 * @typedef {{passed: number, failed: number, skipped: number}} Tally
 */

/** Commands that pass or fail as a whole: [name, program, arguments]. */
const commands = /** @type {const} */ ([
  ['types', 'tsc', ['--noEmit']],
  ['code', 'eslint', ['.', '--max-warnings', '0']],
  ['styles', 'stylelint', ['src/**/*.css']],
  ['Markdown', 'markdownlint-cli2', []],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['unused code', 'knip', []],
]);

/**
 * Runs the gates that need neither build nor browser.
 *
 * @returns {Promise<Tally>} one count per command and per unit, component or content test
 */
export async function runFastGates() {
  const tally = {passed: 0, failed: 0, skipped: 0};
  for (const [name, program, args] of commands) {
    const isGood = (await run(program, args)) === 0;
    console.log(`${isGood ? '✓' : '✗'} ${name}`);
    if (isGood) tally.passed += 1;
    else tally.failed += 1;
  }
  return add(tally, await runVitest());
}

/** @returns {Promise<Tally>} */
async function runVitest() {
  const report = await reportFile('vitest.json');
  await run('vitest', [
    'run',
    '--config',
    'tests/vitest.config.mts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const result = await readReport(report);
  if (!result) return {passed: 0, failed: 1, skipped: 0};
  // A file that cannot even be loaded fails without counting a test.
  const broken = result.testResults.filter(
    (/** @type {{status: string, assertionResults: unknown[]}} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + broken.length,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/**
 * Runs the end-to-end tests against `build/`.
 *
 * @param {string} browser path of a Chromium, or '' for Playwright's own
 * @returns {Promise<Tally>}
 */
export async function runEndToEnd(browser) {
  const report = await reportFile('playwright.json');
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    CHROMIUM_PATH: browser,
  });
  const stats = (await readReport(report))?.stats;
  if (!stats) return {passed: 0, failed: 1, skipped: 0};
  const failed = stats.unexpected + stats.flaky;
  // A run that failed without a failing test (a broken set-up) must not pass.
  return {
    passed: stats.expected,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: stats.skipped,
  };
}

/** @param {Tally} a @param {Tally} b @returns {Tally} */
export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/**
 * Prints the closing line and leaves with its verdict; a skipped test is named and counts as not passed.
 *
 * @param {Tally} tally
 * @returns {never}
 */
export function finish({passed, failed, skipped}) {
  const isEmpty = passed + failed === 0;
  if (isEmpty) console.error('No test ran.');
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
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
