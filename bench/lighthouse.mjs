import lighthouse from 'lighthouse';
import {launchBrowser} from './browser.mjs';

const PORT = 9333;
const RUNS = 3;
const paths = ['/', '/guide/install/docker.html', '/zh/guide/install/docker.html'];

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Lighthouse, mobile preset with simulated throttling: the median of several runs per page.
 *
 * @param {string} origin where the built site is served
 */
export async function measureLighthouse(origin) {
  const browser = await launchBrowser([`--remote-debugging-port=${PORT}`]);
  const rows = [];
  for (const path of paths) {
    /** @type {import('lighthouse').Result[]} */
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      const result = await lighthouse(origin + path, {
        port: PORT,
        output: 'json',
        logLevel: 'error',
      });
      if (result) runs.push(result.lhr);
    }
    /** @param {string} id */
    const category = (id) =>
      Math.round(median(runs.map(({categories}) => (categories[id]?.score ?? 0) * 100)));
    /** @param {string} id */
    const audit = (id) => median(runs.map(({audits}) => audits[id]?.numericValue ?? 0));
    rows.push({
      path,
      performance: category('performance'),
      accessibility: category('accessibility'),
      bestPractices: category('best-practices'),
      seo: category('seo'),
      lcpMs: Math.round(audit('largest-contentful-paint')),
      tbtMs: Math.round(audit('total-blocking-time')),
      cls: Number(audit('cumulative-layout-shift').toFixed(4)),
    });
  }
  await browser.close();
  return rows;
}
