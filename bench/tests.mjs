import {findBrowser} from '../scripts/lib/browser.mjs';
import {runEndToEnd} from '../scripts/lib/gates.mjs';
import {runSilently} from '../scripts/lib/run.mjs';

/** The tests that visit every page: they grow with the site, all others do not. */
const SWEEP = 'everyPage.spec.ts';

/** One of so many parts of the visits is made, to measure how long all take. */
const SAMPLE = 15;

/** @typedef {{file: string, specs?: unknown[], suites?: Suite[]}} Suite */

/**
 * How many pages the end-to-end tests of `npm test` visit one by one, how many tests they have besides, and how
 * long the visits take, judged by a part of them. How many of these failed is told, too.
 */
export async function measureTests() {
  const {code, output} = await runSilently('playwright', [
    ...['test', '--config', 'e2e/playwright.config.ts', '--list', '--reporter=json'],
  ]);
  if (code !== 0) throw new Error(`The tests could not be listed: ${output}`);
  const {suites} = /** @type {{suites: Suite[]}} */ (JSON.parse(output.slice(output.indexOf('{'))));
  const all = suites.reduce((sum, suite) => sum + countTests(suite), 0);
  const visits = suites
    .filter(({file}) => file === SWEEP)
    .reduce((sum, suite) => sum + countTests(suite), 0);
  const started = performance.now();
  const {passed, failed} = await runEndToEnd(await findBrowser(), [
    ...[SWEEP, '--shard', `1/${SAMPLE}`],
  ]);
  const sampled = passed + failed;
  const secondsPerVisit = (performance.now() - started) / 1000 / sampled;
  const minutesOfVisits = (secondsPerVisit * visits) / 60;
  return {visits, otherTests: all - visits, minutesOfVisits, sampled, failed};
}

/** @param {Suite} suite @returns {number} */
function countTests({specs = [], suites = []}) {
  return specs.length + suites.reduce((sum, suite) => sum + countTests(suite), 0);
}
