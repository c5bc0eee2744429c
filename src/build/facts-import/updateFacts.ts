import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {readChineseSoFar} from '../facts/catalogue';
import {createFacts} from '../facts/facts';
import {assertConsistent, factsFiles, readFacts, validateFacts} from '../facts/read';
import {readJson} from '../../lib/node/readJson';
import {assertDescribable} from '../openapi/document';
import type {FactsFile, RawFacts} from '../facts/read';
import {countFacts, diffFacts, formatChanges} from './diffFacts';
import type {FactsChange} from './diffFacts';
import {LAST_IMPORT_FILE, readLastImport, writeLastImport} from './lastImport';
import type {LastImport} from './lastImport';
import {inOrderOf, mergeFacts} from './mergeFacts';
import {pagesOf, pagesToCheck, stepsFor} from './nextSteps';
import {OPEN_CHECKS_FILE, readOpenChecks, writeOpenChecks} from './openChecks';
import {releaseSteps} from './releaseSteps';
import {formatSteps} from './step';
import type {Step} from './step';

/** Part of the entries of a kind that an import may delete without being told so. */
const MAX_REMOVED_PART = 0.1;

/** Newer facts, ready to be written. */
export interface NewerFacts {
  readonly facts: RawFacts;
  /** Texts of the source that changed where the wording is ours; see {@link mergeFacts}. */
  readonly toReword?: readonly string[];
  /** What the source said, by file, for the next merge. */
  readonly sources?: LastImport;
  /** Facts that the source doesn't list and that stay all the same, such as `driver:S3`. */
  readonly kept?: readonly string[];
}

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
  const last = readLastImport(siteDir);
  const parts = files.map((file) => {
    const name = path.basename(file, '.json');
    const known = factsFiles.find((entry) => entry === name);
    if (!known) {
      throw new Error(
        `${file}: not a facts file. Allowed: ${factsFiles.map((entry) => `${entry}.json`).join(', ')}.`,
      );
    }
    const theirs = inOurShape(known, readJson(file));

    const merged = mergeFacts(last[known], facts[known], theirs, known);
    return {
      facts: {[known]: validateFacts(known, merged.value, file)},
      toReword: merged.toReword,
      sources: {[known]: theirs},
    };
  });
  return {
    facts: Object.assign({...facts}, ...parts.map((part) => part.facts)) as RawFacts,
    toReword: parts.flatMap(({toReword}) => toReword),
    sources: Object.assign({}, ...parts.map(({sources}) => sources)) as LastImport,
  };
}

/**
 * Takes drivers that an import removes off their pages in `driver-pages.json`, because a source of one file can't. A
 * page that has no driver left goes, too.
 */
function withoutGoneDrivers(before: RawFacts, after: RawFacts): RawFacts {
  const there = new Set(after.drivers.map(({name}) => name));
  const gone = new Set(before.drivers.map(({name}) => name).filter((name) => !there.has(name)));
  const pages = after['driver-pages'].flatMap((page) => {
    const drivers = page.drivers.filter((name) => !gone.has(name));
    if (drivers.length === page.drivers.length) return [page];
    return drivers.length === 0 ? [] : [{...page, drivers}];
  });
  return {...after, 'driver-pages': pages};
}

/** @throws Error when an import would delete more of a kind of facts than is likely */
function assertFewRemovals(before: RawFacts, changes: readonly FactsChange[]): void {
  const lost = [...countFacts(before)].flatMap(([kind, count]) => {
    const gone = changes.filter((change) => change.kind === 'removed' && kindOf(change) === kind);
    return gone.length > count * MAX_REMOVED_PART
      ? [`${gone.length} of ${count} ${kind} entries`]
      : [];
  });
  if (lost.length === 0) return;
  throw new Error(
    `This import would delete ${lost.join(', ')}, so nothing was written. Check the source, or add --allow-removals.`,
  );
}

const kindOf = ({fact}: FactsChange): string => fact.slice(0, fact.indexOf(':'));

/** How an update behaves. */
export interface UpdateOptions {
  /** Only say what would change. */
  readonly isDryRun?: boolean;
  /** Delete even more than a tenth of the drivers, fields, settings and so on. */
  readonly allowsRemovals?: boolean;
}

/** What an update found. */
export interface FactsUpdate {
  readonly changes: readonly FactsChange[];
  /** The report for the person who runs it. */
  readonly report: string;
}

/** A part of the report; none without lines. */
const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [[title, ...lines.map((line) => `  ${line}`)].join('\n')];

/** Texts of the facts that differ from what is in the project, by file. */
function factsToWrite(
  siteDir: string,
  before: RawFacts,
  after: RawFacts,
): ReadonlyMap<string, string> {
  const changed = factsFiles.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return new Map(
    changed.map((name) => {
      const file = `src/data/facts/${name}.json`;
      const place = path.join(siteDir, file);
      const data = inOrderOf(readJson(place), after[name]);
      // The file keeps its indentation, so that only what has changed differs.
      const indentation = /\n( +)/.exec(fs.readFileSync(place, 'utf8'))?.[1] ?? '  ';
      return [file, `${JSON.stringify(data, null, indentation)}\n`];
    }),
  );
}

/** What to keep for the next merge, if it isn't what is kept already. */
function sourcesToWrite(
  siteDir: string,
  before: RawFacts,
  sources: LastImport,
): LastImport | undefined {
  // Our own facts as a source say nothing about AList, and our words would count as the source's.
  const said = factsFiles.filter(
    (file) => sources[file] !== undefined && !isDeepStrictEqual(sources[file], before[file]),
  );
  if (said.length === 0) return undefined;
  const last = readLastImport(siteDir);
  const next = {...last, ...Object.fromEntries(said.map((file) => [file, sources[file]]))};
  return isDeepStrictEqual(last, next) ? undefined : next;
}

/**
 * Takes newer facts into the project: compares, checks everything, writes `src/data/facts`, and says what to do next.
 * Missing Chinese texts, pages and releases are steps, not failures, so that each import can follow on the one before.
 *
 * @param siteDir folder of the project
 * @param read gives the newer facts for the present ones
 * @throws Error for newer facts that contradict each other or delete too much; nothing is written then
 */
export async function updateFacts(
  siteDir: string,
  read: (facts: RawFacts) => NewerFacts | Promise<NewerFacts>,
  {isDryRun = false, allowsRemovals = false}: UpdateOptions = {},
): Promise<FactsUpdate> {
  const before = readFacts(path.join(siteDir, 'src/data/facts'));
  const {facts: newer, toReword = [], sources = {}, kept = []} = await read(before);
  const after = withoutGoneDrivers(before, newer);
  assertConsistent(after);
  const zh = readChineseSoFar(path.join(siteDir, 'src/data/zh'));
  assertDescribable(createFacts(after, {zh}));
  const changes = diffFacts(before, after);
  if (!allowsRemovals) assertFewRemovals(before, changes);
  const files = factsToWrite(siteDir, before, after);
  const lastImport = sourcesToWrite(siteDir, before, sources);
  const pages = pagesOf(siteDir);
  const steps = stepsFor(siteDir, after, pages);
  const doomed = new Set(steps.filter(({isDeletion}) => isDeletion).map(({file}) => file));
  const known = readOpenChecks(siteDir);
  // Nothing is left to check in a file that's gone.
  const open = known.filter(({file}) => fs.existsSync(path.join(siteDir, file)));
  const checks = together(open, [
    ...pagesToCheck(pages, createFacts(before, {zh}), changes),
    ...releaseSteps(siteDir, before, after, files),
    ...toReword.map((place) => ({
      file: `src/data/facts/${place.split(/[.[]/, 1)[0]}.json`,
      what: `write our words for ${place}`,
    })),
  ]).filter(({file}) => !doomed.has(file));
  const hasOtherChecks = !isDeepStrictEqual(checks, known);
  if (!isDryRun) {
    for (const [file, text] of files) fs.writeFileSync(path.join(siteDir, file), text);
    if (lastImport !== undefined) writeLastImport(siteDir, lastImport);
    if (hasOtherChecks) writeOpenChecks(siteDir, checks);
  }
  const names = [
    ...files.keys(),
    ...(lastImport === undefined ? [] : [LAST_IMPORT_FILE]),
    ...(hasOtherChecks ? [OPEN_CHECKS_FILE] : []),
  ];
  return {changes, report: reportOf({changes, names, kept, steps, checks, isDryRun})};
}

/** Steps of two lists, each once. */
function together(first: readonly Step[], second: readonly Step[]): readonly Step[] {
  const isKnown = (step: Step): boolean => first.some((each) => isDeepStrictEqual(each, step));
  return [...first, ...second.filter((step) => !isKnown(step))];
}

/** What an update tells the person who runs it. */
function reportOf({
  changes,
  names,
  kept,
  steps,
  checks,
  isDryRun,
}: {
  readonly changes: readonly FactsChange[];
  /** Files that it writes. */
  readonly names: readonly string[];
  readonly kept: readonly string[];
  readonly steps: readonly Step[];
  readonly checks: readonly Step[];
  readonly isDryRun: boolean;
}): string {
  const next = [...steps, ...checks];
  return [
    ...(changes.length === 0 ? ['The facts are the same.'] : [formatChanges(changes)]),
    ...(names.length === 0 ? ['Nothing was written.'] : []),
    ...section(
      'The server lists none of these, and they stay. To delete them, add --allow-removals:',
      kept,
    ),
    ...section(isDryRun ? 'Dry run: nothing was written. Would write:' : 'Written:', names),
    ...section('Next:', formatSteps(next)),
    ...(checks.length === 0
      ? []
      : [
          `What to check and to word is also in ${OPEN_CHECKS_FILE}. Delete each line there when it's done. Until then, it stays in this list.`,
        ]),
    ...(next.length === 0
      ? []
      : ['Then run "npm run pages", which finds what pages say wrongly, and "npm run check".']),
  ].join('\n\n');
}
