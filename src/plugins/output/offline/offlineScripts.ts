import {
  OFFLINE_DATA,
  OFFLINE_SCOPE,
  OFFLINE_WORKER,
  scopeNames,
  workerNames,
} from '../../../lib/shared/offline/contract';
import type {AppliedRule} from '../../../build/assertApplied';

/** A script whose `location` and so on are the copy's: names of its own hide the browser's. */
export function inScope(script: string): string {
  return `(({${scopeNames.join(',')}})=>{${alone(script)}})(${OFFLINE_SCOPE});\n`;
}

/** A function of its own, because one with named properties for parameters can't begin with "use strict". */
function alone(script: string): string {
  return `(()=>{${script}\n})()`;
}

/**
 * The script of a worker as a function that the page runs in a scope that stands for the worker's.
 *
 * @param address its address on the site
 */
export function asPageWorker(script: string, address: string): string {
  return `${OFFLINE_WORKER}(${JSON.stringify(address)},({${workerNames.join(',')}})=>{${alone(script)}});\n`;
}

/**
 * Data as a script, because browsers don't let pages on `file:` read files.
 *
 * @param entries JSON by its address on the site
 */
export function asDataScript(entries: ReadonlyMap<string, string>): string {
  const members = [...entries].map(
    ([address, json]) => `${JSON.stringify(address)}:${json.trim()}`,
  );
  return `${OFFLINE_DATA}({${members.join(',\n')}});\n`;
}

/**
 * The bundler's runtime, which loads parts of the application from the folder of the copy.
 *
 * @param base base URL path of the language, which is in the script
 */
export function withPublicPath(
  runtime: string,
  base: string,
): {readonly script: string; readonly applied: AppliedRule} {
  const given = `.p=${JSON.stringify(base)}`;
  const parts = runtime.split(given);
  return {
    // Above the folder of the script.
    script: parts.join(`.p=new URL("../../",document.currentScript.src).href`),
    applied: {
      rule: 'Offline copy finds its parts',
      changes: `${given} in the bundler’s runtime`,
      file: 'src/plugins/output/offline/offlineScripts.ts',
      count: parts.length - 1,
    },
  };
}
