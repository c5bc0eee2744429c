import {parseArgs} from 'node:util';
import {markBuild, unmarkBuild} from './buildMark.mjs';
import {run} from './run.mjs';

/**
 * Builds every language into `build/`, each in a process of its own: one process for all holds the bundles
 * of the first while it makes those of the second, and needs half as much memory again.
 *
 * @param {readonly string[]} [args] further arguments of `docusaurus build`
 * @returns {Promise<number>} exit code of the first build that failed, else 0
 */
export async function buildSite(args = []) {
  // Only now: a fresh clone installs its dependencies first.
  const {createJiti} = await import('jiti');
  const {localeCodes} = /** @type {typeof import('../../src/lib/localized.ts')} */ (
    await createJiti(import.meta.url).import('../../src/lib/localized.ts')
  );
  const {values} = parseArgs({
    args: [...args],
    options: {'out-dir': {type: 'string', default: 'build'}},
    strict: false,
  });
  markBuild(String(values['out-dir']));
  try {
    return await buildLocales(localeCodes, args);
  } finally {
    unmarkBuild();
  }
}

/** @param {readonly string[]} localeCodes @param {readonly string[]} args */
async function buildLocales(localeCodes, args) {
  // In order: the first is the default language, and its build empties the folder.
  for (const locale of localeCodes) {
    const code = await run('docusaurus', ['build', '--locale', locale, ...args]);
    if (code !== 0) return code;
  }
  return 0;
}
