#!/usr/bin/env node
import {writeFileSync} from 'node:fs';
import os from 'node:os';
import {parseArgs} from 'node:util';
import {createSiteServer} from '../scripts/lib/siteServer.mjs';
import {measureBuild} from './buildTime.mjs';
import {budgets} from './budgets.mjs';
import {measureFirstTap} from './firstTap.mjs';
import {measureLighthouse} from './lighthouse.mjs';
import {measureFullSize} from './full/measureFullSize.mjs';
import {measureSearch} from './search.mjs';
import {measureSizes} from './sizes.mjs';

/**
 * `npm run bench [-- --skip build,lighthouse,taps] [--full]`: measures, prints a table, writes
 * `bench/results.json`. With `--full` a copy of the project is filled to the size it will have and measured
 * in the same way; its numbers stand beside those of today.
 */
const {values} = parseArgs({
  options: {skip: {type: 'string', default: ''}, full: {type: 'boolean', default: false}},
});
const skipped = values.skip.split(',');

const results = await measure();
const full = values.full ? measureFullSize(['lighthouse', 'taps', ...skipped]) : undefined;
printTable(tableOf(results), full && [...tableOf(full), ...growthRows(results, full)]);
writeFileSync('bench/results.json', `${JSON.stringify({...results, full}, null, 2)}\n`);

/** Everything that is measured of the project in the current folder. */
async function measure() {
  const build = skipped.includes('build') ? undefined : await measureBuild();
  const server = await createSiteServer('build');
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  const sizes = await measureSizes(origin);
  const firstTaps = skipped.includes('taps') ? [] : await measureFirstTap(origin);
  const search = await measureSearch(origin);
  const lighthouse = skipped.includes('lighthouse') ? undefined : await measureLighthouse(origin);
  server.close();
  const machine = {cpus: os.cpus().length, node: process.version};
  return {machine, sizes, firstTaps, search, lighthouse, build};
}

/** @typedef {Awaited<ReturnType<typeof measure>>} Results */
/** @typedef {[what: string, measured: string, limit: string]} Row */

/**
 * Prints rows; with those of the full size, both numbers of a row stand side by side.
 *
 * @param {readonly Row[]} rows
 * @param {readonly Row[]} [fullRows]
 */
function printTable(rows, fullRows = []) {
  const fullByName = new Map(fullRows.map((row) => [row[0], row[1]]));
  const names = new Set(rows.map(([what]) => what));
  const all = [
    ...rows.map(([what, measured, limit]) => [what, measured, fullByName.get(what) ?? '', limit]),
    ...fullRows
      .filter(([what]) => !names.has(what))
      .map(([what, measured, limit]) => [what, '', measured, limit]),
  ];
  const lines = [...(fullRows.length > 0 ? [['', 'today', 'full size', 'limit']] : []), ...all];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of lines) {
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  }
}

/** @param {Results} results @returns {readonly Row[]} */
function tableOf({sizes, firstTaps, search, lighthouse, build}) {
  /** @param {number} bytes */
  const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
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
    ...firstTaps.map(
      ({name, wait, milliseconds, isLost}) =>
        /** @type {[string, string, string]} */ ([
          `first tap: ${name}, ${wait} ms after load`,
          isLost ? 'LOST' : `${milliseconds} ms`,
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
            `search ${row.locale}: ready, CPU four times slower`,
            `${row.readyMs.toFixed(0)} ms`,
            `${budgets.searchReadyMs} ms`,
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
    ...(lighthouse ?? []).map(
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
          `${wallSeconds.toFixed(1)} s wall, ${cpuSeconds?.toFixed(1) ?? '?'} s CPU, ${memoryBytes ? kilobytes(memoryBytes) : '?'}`,
          `${name === 'cold' ? budgets.buildColdCpuSeconds : budgets.buildWarmCpuSeconds} s CPU, ${kilobytes(budgets.buildMemoryBytes)}`,
        ]),
    ),
  ];
}

/**
 * What the site costs more for each page it gets.
 *
 * @param {Results} today
 * @param {Results & {pagesAdded: number}} full
 * @returns {readonly Row[]}
 */
function growthRows(today, full) {
  return today.sizes.map(({kind, scriptBytes}) => {
    const fullSize = full.sizes.find((row) => row.kind === kind);
    const bytes = ((fullSize?.scriptBytes ?? scriptBytes) - scriptBytes) / full.pagesAdded;
    return [
      `${kind}: JavaScript per additional route`,
      `${bytes.toFixed(1)} bytes`,
      `${budgets.scriptBytesPerRoute} bytes`,
    ];
  });
}
