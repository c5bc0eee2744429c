import fs from 'node:fs';
import path from 'node:path';
import {readChinese} from '../data/catalogue';
import {catalogueNames, translatableTexts} from '../data/factTexts';
import {createFacts} from '../data/facts';
import {factsFiles, readFacts, readJson, validateFacts} from '../data/read';
import type {FactsFile, RawFacts} from '../data/read';
import {diffFacts, formatChanges} from './diffFacts';
import type {FactsChange} from './diffFacts';
import {mergeFacts} from './mergeFacts';
import {readPageFacts} from './pagesShowing';

type FactSources = Readonly<Partial<Record<FactsFile, unknown>>>;

/** Newer facts, ready to be written. */
export interface NewerFacts {
  readonly facts: RawFacts;
  /** Texts of the source that changed where the wording is ours; see {@link mergeFacts}. */
  readonly toReword?: readonly string[];
  /** What the source said, by file, for the next merge. */
  readonly sources?: FactSources;
}

const sourceFile = (siteDir: string, file: FactsFile): string =>
  path.join(siteDir, 'src/data/facts-source', `${file}.json`);

/** Facts as a source has them, in the shape of ours: there, a caveat is a bare text. */
function inOurShape(file: FactsFile, data: unknown): unknown {
  if (file !== 'drivers' || !Array.isArray(data)) return data;
  return data.map((driver: {readonly caveats?: readonly unknown[]}) => ({
    ...driver,
    caveats: (driver.caveats ?? []).map((caveat) =>
      typeof caveat === 'string' ? {kind: 'note', text: caveat} : caveat,
    ),
  }));
}

/**
 * Newer facts from a file or a folder, merged with the ones there are: where the source is as it was, our
 * wording and our corrections stay.
 *
 * @param siteDir folder of the project
 * @param source a facts file by its usual name, or a folder of such files
 * @throws Error naming the file that is missing, unknown, or malformed
 */
export function readNewerFacts(siteDir: string, source: string, facts: RawFacts): NewerFacts {
  if (!fs.existsSync(source)) throw new Error(`${source}: no such file or folder.`);
  const isFolder = fs.statSync(source).isDirectory();
  const files = isFolder
    ? factsFiles
        .map((file) => path.join(source, `${file}.json`))
        .filter((file) => fs.existsSync(file))
    : [source];
  if (files.length === 0) {
    throw new Error(
      `${source}: the folder contains none of ${factsFiles.map((file) => `${file}.json`).join(', ')}.`,
    );
  }
  const parts = files.map((file) => {
    const name = path.basename(file, '.json');
    const known = factsFiles.find((entry) => entry === name);
    if (!known) {
      throw new Error(
        `${file}: not a facts file. Allowed: ${factsFiles.map((entry) => `${entry}.json`).join(', ')}.`,
      );
    }
    const theirs = inOurShape(known, readJson(file));
    const base = inOurShape(known, readJson(sourceFile(siteDir, known)));
    const merged = mergeFacts(base, facts[known], theirs, known);
    return {
      facts: {[known]: validateFacts(known, merged.value, file)},
      toReword: merged.toReword,
      sources: {[known]: theirs},
    };
  });
  return {
    facts: Object.assign({...facts}, ...parts.map((part) => part.facts)) as RawFacts,
    toReword: parts.flatMap(({toReword}) => toReword),
    sources: Object.assign({}, ...parts.map(({sources}) => sources)) as FactSources,
  };
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

function writeJson(file: string, data: unknown): void {
  fs.writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
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
 * Takes newer facts into the project: compares, writes `src/data/facts`, and says what to check.
 *
 * @param siteDir folder of the project
 * @param read gives the newer facts for the present ones; nothing is written when it throws
 */
export async function updateFacts(
  siteDir: string,
  read: (facts: RawFacts) => NewerFacts | Promise<NewerFacts>,
): Promise<FactsUpdate> {
  const folder = path.join(siteDir, 'src/data/facts');
  const before = readFacts(folder);
  const {facts: after, toReword = [], sources = {}} = await read(before);
  const changes = diffFacts(before, after);
  for (const [file, data] of Object.entries(sources)) {
    writeJson(sourceFile(siteDir, file as FactsFile), data);
  }
  if (changes.length === 0)
    return {changes, report: 'The facts are the same. Nothing was written.'};
  const pages = pagesToLookAt(siteDir, before, changes);
  for (const file of factsFiles) {
    if (JSON.stringify(before[file]) === JSON.stringify(after[file])) continue;
    writeJson(path.join(folder, `${file}.json`), after[file]);
  }
  const report =
    formatChanges(changes) +
    section('Pages to check, in both languages:', pages) +
    section('Changed texts, now in the words of the source. Write ours:', toReword) +
    section('Chinese texts to write:', textsToTranslate(siteDir, after));
  return {changes, report};
}
