import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {LiveResults} from '../../lib/shared/liveResults';
import {newestFirst} from '../../lib/shared/versions';
import {readJson} from '../../lib/node/readJson';

/** Folder of the results files, below the project. */
export const LIVE_RESULTS_FOLDER = 'tests/live/results';

const RUN = 'Write it with "npm run live -- --program <AList>".';

const schema = z.strictObject({
  alist: z.string().regex(/^v\d+\.\d+\.\d+$/, 'it must be a release such as v3.63.0'),
  date: z.iso.date(),
  checks: z.array(
    z.strictObject({
      area: z.string().min(1),
      file: z.string().min(1),
      title: z.string().min(1),
      proves: z.array(z.string().regex(/^(page|fact):/, 'it must begin with page: or fact:')),
      state: z.enum(['passed', 'failed', 'skipped']),
      reason: z.string().optional(),
    }),
  ),
});

/**
 * What was run with the newest release that has a results file.
 *
 * @param siteDir folder of the project
 * @returns undefined where nothing was run yet
 * @throws Error naming file, key, and remedy
 */
export function readLiveResults(siteDir: string): LiveResults | undefined {
  const folder = path.join(siteDir, LIVE_RESULTS_FOLDER);
  if (!fs.existsSync(folder)) return undefined;
  const [newest] = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.basename(name, '.json'))
    .sort(newestFirst);
  if (newest === undefined) return undefined;
  const file = path.join(folder, `${newest}.json`);
  const result = schema.safeParse(readJson(file));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${file}: "${issue?.path.join('.')}": ${issue?.message}. ${RUN}`);
  }
  if (result.data.alist !== newest)
    throw new Error(`${file}: "alist" is ${result.data.alist}, but the file is ${newest}. ${RUN}`);
  return result.data;
}
