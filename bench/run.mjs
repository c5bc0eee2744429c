#!/usr/bin/env node
import {writeFileSync} from 'node:fs';
import os from 'node:os';
import {parseArgs} from 'node:util';
import {createSiteServer} from '../scripts/lib/siteServer.mjs';
import {measureBuild} from './buildTime.mjs';
import {budgets} from './budgets.mjs';
import {measureFirstTap} from './firstTap.mjs';
import {measureLighthouse} from './lighthouse.mjs';
import {measureSearch} from './search.mjs';
import {measureSizes} from './sizes.mjs';

/** `npm run bench [-- --skip build,lighthouse]`: measures, prints a table, writes `bench/results.json`. */
const {values} = parseArgs({options: {skip: {type: 'string', default: ''}}});
const skipped = values.skip.split(',');

const build = skipped.includes('build') ? undefined : await measureBuild();
const server = await createSiteServer('build');
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const address = server.address();
const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;

const sizes = await measureSizes(origin);
const firstTaps = await measureFirstTap(origin);
const search = await measureSearch(origin);
const lighthouse = skipped.includes('lighthouse') ? undefined : await measureLighthouse(origin);
server.close();

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
/** @type {[what: string, measured: string, limit: string][]} */
const table = [
  ...sizes.flatMap(({kind, readableBytes, firstRequests, scriptBytes, allBytes}) => {
    /** @type {[string, string, string][]} */
    const rows = [
      [`${kind}: HTML and CSS`, kilobytes(readableBytes), kilobytes(budgets.readableBytes)],
      [`${kind}: requests before interaction`, String(firstRequests), String(budgets.requests)],
      [`${kind}: JavaScript once it runs`, kilobytes(scriptBytes), kilobytes(budgets.scriptBytes)],
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
        [
          `search ${row.locale}: bytes until the first result`,
          kilobytes(row.firstResultBytes),
          kilobytes(budgets.searchFirstResultBytes),
        ],
        [
          `search ${row.locale}: ${row.queries} later queries`,
          `${row.warmMs.toFixed(1)} ms median, ${row.warm95Ms.toFixed(1)} ms 95th percentile, ${row.slowestMs.toFixed(1)} ms slowest (${row.slowestQuery})`,
          `${budgets.searchQueryMs} ms each`,
        ],
        [
          `search ${row.locale}: index of ${row.entries} places`,
          `${row.indexBuildMs.toFixed(0)} ms, ${kilobytes(row.headsBytes)} + ${kilobytes(row.bodiesBytes)}`,
          '',
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
const width = Math.max(...table.map(([what]) => what.length));
for (const [what, measured, limit] of table) {
  console.log(`${what.padEnd(width)}  ${measured.padEnd(48)}  ${limit}`);
}
const machine = {cpus: os.cpus().length, node: process.version};
writeFileSync(
  'bench/results.json',
  `${JSON.stringify({machine, sizes, firstTaps, search, lighthouse, build}, null, 2)}\n`,
);
