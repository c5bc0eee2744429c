/**
 * How many made-up cases a property is tried with: all in `npm test` and on a CI server, a tenth in `npm run check`, which
 * contributors wait for (`scripts/lib/gates.mjs` sets TEST_CASES).
 *
 * @param all number of cases of a whole run
 */
export function madeUpCases(all: number): number {
  return process.env['TEST_CASES'] === 'all' ? all : Math.ceil(all / 10);
}
