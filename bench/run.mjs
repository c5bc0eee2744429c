#!/usr/bin/env node
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {command, UsageError} from '../scripts/lib/command.mjs';
import {compressBuild} from '../scripts/lib/compressBuild.mjs';
import {createSiteServer} from '../scripts/lib/siteServer.mjs';
import {budgets} from './budgets.mjs';

const RESULTS = 'bench/results.json';

/** Parts of the measurement that `--skip` leaves out; their numbers stay as an earlier run found them. */
const parts = /** @type {const} */ ([
  'build',
  'plain',
  'sizes',
  'taps',
  'search',
  'lighthouse',
  'tests',
]);

/**
 * `npm run bench [-- --skip build,lighthouse]`: measures, prints a table, and writes `bench/results.json`.
 */
await command(
  {
    usage: 'npm run bench [-- --skip <parts>]',
    summary: `Measures the site, prints a table, and writes ${RESULTS}.`,
    options: {
      skip: {
        type: 'string',
        value: 'parts',
        help: `Keep the earlier numbers of these parts: ${parts.join(', ')}`,
      },
    },
  },
  async ({values}) => {
    const skipped = partsIn(values.skip);
    const results = {...readResults(), ...(await measure(skipped))};
    writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
    printTable(tableOf(results));
  },
);

/**
 * The parts that `--skip` names.
 *
 * @param {string} [list] separated by commas
 * @returns {readonly string[]}
 * @throws {UsageError} for a part that doesn't exist
 */
function partsIn(list = '') {
  const named = list.split(',').filter((part) => part !== '');
  const unknown = named.find((part) => !parts.some((known) => known === part));
  if (unknown !== undefined) {
    throw new UsageError(`--skip ${unknown} isn't valid. Allowed: ${parts.join(', ')}.`);
  }
  return named;
}

/** What an earlier run found. */
function readResults() {
  return existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
}

/**
 * Everything that is measured of the project in the current folder. What measures a part is loaded for it alone: a browser
 * and Lighthouse take a second.
 *
 * @param {readonly string[]} skipped parts to omit
 */
async function measure(skipped) {
  /**
   * @template T
   * @param {(typeof parts)[number]} part
   * @param {() => Promise<T>} work
   */
  const unlessSkipped = async (part, work) => {
    if (skipped.includes(part)) return {};
    console.log(`Measuring: ${part}`);
    return {[part]: await work()};
  };
  const build = {
    ...(await unlessSkipped('build', async () => (await import('./buildTime.mjs')).measureBuild())),
    ...(await unlessSkipped('plain', async () =>
      (await import('./plainBuild.mjs')).measurePlainBuild(),
    )),
  };
  // As the files are on a host that compresses them as well as it can, ahead of all requests.
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-bench-'));
  cpSync('build', folder, {recursive: true});
  await compressBuild(folder);
  const server = createSiteServer(folder);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  const measured = {
    machine: {cpus: os.cpus().length, node: process.version},
    ...build,
    ...(await unlessSkipped('sizes', async () =>
      (await import('./sizes.mjs')).measureSizes(origin),
    )),
    ...(await unlessSkipped('taps', async () =>
      (await import('./firstTap.mjs')).measureFirstTap(origin),
    )),
    ...(await unlessSkipped('search', async () =>
      (await import('./search.mjs')).measureSearch(origin),
    )),
    ...(await unlessSkipped('lighthouse', async () =>
      (await import('./lighthouse.mjs')).measureLighthouse(origin),
    )),
  };
  server.close();
  rmSync(folder, {recursive: true});
  return {
    ...measured,
    ...(await unlessSkipped('tests', async () => (await import('./tests.mjs')).measureTests())),
  };
}

/**
 * @typedef {object} Results parts that no run has measured are missing
 * @property {Awaited<ReturnType<typeof import('./sizes.mjs').measureSizes>>} [sizes]
 * @property {Awaited<ReturnType<typeof import('./firstTap.mjs').measureFirstTap>>} [taps]
 * @property {Awaited<ReturnType<typeof import('./search.mjs').measureSearch>>} [search]
 * @property {Awaited<ReturnType<typeof import('./lighthouse.mjs').measureLighthouse>>} [lighthouse]
 * @property {Awaited<ReturnType<typeof import('./buildTime.mjs').measureBuild>>} [build]
 * @property {Awaited<ReturnType<typeof import('./plainBuild.mjs').measurePlainBuild>>} [plain]
 * @property {Awaited<ReturnType<typeof import('./tests.mjs').measureTests>>} [tests]
 */
/** @typedef {[what: string, measured: string, limit: string]} Row */

/** @param {readonly Row[]} rows */
function printTable(rows) {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  }
}

/** @param {number | undefined} part @param {number | undefined} whole */
function shareOf(part, whole) {
  return part && whole ? `${((part / whole) * 100).toFixed(0)} %` : '?';
}

/** @param {Results} results @returns {readonly Row[]} */
function tableOf({sizes = [], taps = [], search = [], lighthouse = [], build, plain, tests}) {
  /** @param {number} bytes */
  const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
  /** @param {number} bytes */
  const gigabytes = (bytes) => `${(bytes / 1024 ** 3).toFixed(2)} GB`;
  /** @param {number | undefined} ms missing in what was measured before a row was added */
  const milliseconds = (ms) => (ms === undefined ? '?' : `${ms.toFixed(0)} ms`);
  return [
    ...sizes.flatMap(({kind, readableBytes, firstRequests, scriptBytes, allBytes}) => {
      /** @type {[string, string, string][]} */
      const rows = [
        [`${kind}: HTML and CSS`, kilobytes(readableBytes), kilobytes(budgets.readableBytes)],
        [`${kind}: requests before interaction`, String(firstRequests), String(budgets.requests)],
        [
          `${kind}: JavaScript once it runs`,
          kilobytes(scriptBytes),
          kilobytes(budgets.scriptBytes),
        ],
      ];
      return kind.startsWith('home')
        ? [
            ...rows,
            /** @type {[string, string, string]} */ ([
              `${kind}: all`,
              kilobytes(allBytes),
              kilobytes(budgets.homeBytes),
            ]),
          ]
        : rows;
    }),
    ...taps.map(
      ({name, wait, milliseconds: tapMs, isLost}) =>
        /** @type {[string, string, string]} */ ([
          `first tap: ${name}, ${wait} ms after load`,
          isLost ? 'LOST' : `${tapMs} ms`,
          `${budgets.firstTapMs} ms`,
        ]),
    ),
    ...search.flatMap(
      (row) =>
        /** @type {[string, string, string][]} */ ([
          [
            `search ${row.locale}: success@1, success@3, MRR of ${row.queries}`,
            [row.successAt1, row.successAt3, row.mrr].map((share) => share.toFixed(3)).join(', '),
            `${budgets.searchSuccessAt1}, ${budgets.searchSuccessAt3}`,
          ],
          ...[row.tuning, row.checking].map(
            ({successAt1, successAt3, mrr}, half) =>
              /** @type {[string, string, string]} */ ([
                `search ${row.locale}: ${half === 0 ? 'tuning' : 'checking'} half`,
                [successAt1, successAt3, mrr].map((share) => share.toFixed(3)).join(', '),
                '',
              ]),
          ),
          [
            `search ${row.locale}: until the first result (titles ${kilobytes(row.titlesBytes)})`,
            kilobytes(row.firstResultBytes),
            kilobytes(budgets.searchFirstResultBytes),
          ],
          [
            `search ${row.locale}: bytes of each further query`,
            `${kilobytes(row.queryBytes)} median, ${kilobytes(row.mostQueryBytes)} most`,
            kilobytes(budgets.searchQueryBytes),
          ],
          [
            `search ${row.locale}: index ready, CPU four times slower (in a thread of its own)`,
            milliseconds(row.indexReadyMs),
            `${budgets.searchReadyMs} ms`,
          ],
          [
            `search ${row.locale}: window drawn, CPU four times slower (of it, scripts)`,
            `${milliseconds(row.readyMs)} (${milliseconds(row.readyScriptMs)})`,
            '',
          ],
          [
            `search ${row.locale}: work of each query`,
            `${row.queryMs.toFixed(1)} ms median, ${row.query95Ms.toFixed(1)} ms 95th percentile, ${row.slowestMs.toFixed(1)} ms most (${row.slowestQuery})`,
            `${budgets.searchQueryMs} ms`,
          ],
          [
            `search ${row.locale}: longest task, index of ${row.entries} places`,
            row.longestTaskMs === 0 ? 'under 50 ms' : `${row.longestTaskMs.toFixed(0)} ms`,
            `${budgets.searchTaskMs} ms`,
          ],
        ]),
    ),
    ...lighthouse.map(
      (row) =>
        /** @type {[string, string, string]} */ ([
          `Lighthouse ${row.path}`,
          `${row.performance}/${row.accessibility}/${row.bestPractices}/${row.seo}, LCP ${row.lcpMs} ms, TBT ${row.tbtMs} ms, CLS ${row.cls}`,
          '95/95/95/95',
        ]),
    ),
    ...Object.entries(build ?? {}).map(
      ([name, {wallSeconds, cpuSeconds, memoryBytes}]) =>
        /** @type {[string, string, string]} */ ([
          `build, ${name}`,
          `${wallSeconds.toFixed(1)} s wall, ${cpuSeconds?.toFixed(1) ?? '?'} s CPU, ${memoryBytes ? gigabytes(memoryBytes) : '?'}`,
          `${name === 'cold' ? budgets.buildColdCpuSeconds : budgets.buildWarmCpuSeconds} s CPU, ${gigabytes(budgets.buildMemoryBytes)}`,
        ]),
    ),
    ...Object.entries(plain ?? {}).map(
      ([name, {cpuSeconds}]) =>
        /** @type {Row} */ ([
          `build, ${name}: Docusaurus alone, and how much of it this site's takes`,
          `${cpuSeconds?.toFixed(1) ?? '?'} s CPU, ${shareOf(build?.[/** @type {'cold' | 'warm'} */ (name)].cpuSeconds, cpuSeconds)}`,
          name === 'cold' ? `${budgets.buildShare * 100} %` : '',
        ]),
    ),
    ...(tests
      ? [
          /** @type {Row} */ ([
            'tests: visits of every page, besides other tests',
            `${tests.visits}, besides ${tests.otherTests}`,
            '',
          ]),
          /** @type {Row} */ ([
            `tests: time of these visits, judged by ${tests.sampled} (${tests.failed} failed)`,
            `${tests.minutesOfVisits.toFixed(1)} min`,
            '',
          ]),
        ]
      : []),
  ];
}
