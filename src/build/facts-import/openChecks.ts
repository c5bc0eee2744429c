import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readJson} from '../../lib/node/readJson';
import type {Step} from './step';

/** What only people can check after an import, until they have: the facts themselves don't show it. */
export const OPEN_CHECKS_FILE = 'src/data/open-checks.json';

/** What to check, by file. */
const shape = z.record(z.string(), z.array(z.string()));

/**
 * Checks that earlier imports asked for and that no one has deleted yet.
 *
 * @param siteDir folder of the project
 * @throws Error naming the file when it's damaged
 */
export function readOpenChecks(siteDir: string): readonly Step[] {
  const file = path.join(siteDir, OPEN_CHECKS_FILE);
  if (!fs.existsSync(file)) return [];
  const result = shape.safeParse(readJson(file));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(
      `${file}: "${issue?.path.join('.')}": ${issue?.message}. Write the file as {"file": ["what to check"]}.`,
    );
  }
  return Object.entries(result.data).flatMap(([name, checks]) =>
    checks.map((what) => ({file: name, what})),
  );
}

/** Keeps what is to be checked for the next import. */
export function writeOpenChecks(siteDir: string, checks: readonly Step[]): void {
  const file = path.join(siteDir, OPEN_CHECKS_FILE);
  const byFile: Record<string, string[]> = {};
  for (const {file: name, what} of checks) (byFile[name] ??= []).push(what);
  fs.writeFileSync(file, `${JSON.stringify(byFile, null, 2)}\n`);
}
