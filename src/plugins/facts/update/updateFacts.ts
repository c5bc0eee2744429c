import fs from 'node:fs';
import path from 'node:path';
import {readChinese} from '../data/catalogue';
import {catalogueNames, translatableTexts} from '../data/factTexts';
import {createFacts} from '../data/facts';
import {factsFiles, readFacts, readJson, validateFacts} from '../data/read';
import type {RawFacts} from '../data/read';
import {diffFacts, formatChanges} from './diffFacts';
import type {FactsChange} from './diffFacts';
import {readPageFacts} from './pagesShowing';

/**
 * Newer facts from a file or a folder, on top of the ones there are.
 *
 * @param source a facts file by its usual name, or a folder of such files
 * @throws Error naming the file that is missing, unknown or malformed
 */
export function readNewerFacts(source: string, facts: RawFacts): RawFacts {
  if (!fs.existsSync(source)) throw new Error(`${source}: no such file or folder.`);
  const isFolder = fs.statSync(source).isDirectory();
  const files = isFolder
    ? factsFiles
        .map((file) => path.join(source, `${file}.json`))
        .filter((file) => fs.existsSync(file))
    : [source];
  if (files.length === 0) {
    throw new Error(
      `${source}: holds none of ${factsFiles.map((file) => `${file}.json`).join(', ')}.`,
    );
  }
  return Object.assign(
    {...facts},
    ...files.map((file) => {
      const name = path.basename(file, '.json');
      const known = factsFiles.find((entry) => entry === name);
      if (!known) {
        throw new Error(
          `${file}: not a facts file. Allowed: ${factsFiles.map((entry) => `${entry}.json`).join(', ')}.`,
        );
      }
      return {[known]: validateFacts(known, readJson(file), file)};
    }),
  ) as RawFacts;
}

function pagesToLookAt(
  siteDir: string,
  before: RawFacts,
  changes: readonly FactsChange[],
): readonly string[] {
  const chinese = readChinese(path.join(siteDir, 'src/data/zh'), before);
  const pages = readPageFacts(path.join(siteDir, 'docs'), createFacts(before, chinese));
  const changed = new Set(changes.map(({fact}) => fact));
  const drivers = new Set(
    changes
      .filter(({fact}) => /^(?:driver|field):/.test(fact))
      .map(({fact}) => fact.slice(fact.indexOf(':') + 1)),
  );
  return pages
    .filter(
      (page) =>
        [...changed].some((fact) => page.facts.has(fact)) ||
        page.drivers.some((name) =>
          [...drivers].some((driver) => driver === name || driver.startsWith(`${name}.`)),
        ),
    )
    .map(({file}) => path.relative(siteDir, file));
}

/** Texts of new facts that have no Chinese one yet, with the catalogue they belong to. */
function textsToTranslate(siteDir: string, facts: RawFacts): readonly string[] {
  return catalogueNames.flatMap((name) => {
    const file = `src/data/zh/${name}.json`;
    const catalogue = readJson(path.join(siteDir, file)) as Record<string, string>;
    return translatableTexts(facts, name)
      .filter((text) => !Object.hasOwn(catalogue, text))
      .map((text) => `${file}: ${text}`);
  });
}

/** What an update found. */
export interface FactsUpdate {
  readonly changes: readonly FactsChange[];
  /** The report for the person who runs it. */
  readonly report: string;
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

/**
 * Takes newer facts into the project: compares, writes `src/data/facts`, and says what to look at.
 *
 * @param siteDir folder of the project
 * @param read gives the newer facts for the present ones; nothing is written when it throws
 */
export async function updateFacts(
  siteDir: string,
  read: (facts: RawFacts) => RawFacts | Promise<RawFacts>,
): Promise<FactsUpdate> {
  const folder = path.join(siteDir, 'src/data/facts');
  const before = readFacts(folder);
  const after = await read(before);
  const changes = diffFacts(before, after);
  if (changes.length === 0)
    return {changes, report: 'The facts are the same. Nothing was written.'};
  const pages = pagesToLookAt(siteDir, before, changes);
  for (const file of factsFiles) {
    if (JSON.stringify(before[file]) === JSON.stringify(after[file])) continue;
    fs.writeFileSync(
      path.join(folder, `${file}.json`),
      `${JSON.stringify(after[file], null, 2)}\n`,
    );
  }
  const report =
    formatChanges(changes) +
    section('Pages to look at, in both languages:', pages) +
    section('Chinese texts to write:', textsToTranslate(siteDir, after));
  return {changes, report};
}
