import fs from 'node:fs';
import path from 'node:path';
import {buildDriverIndex} from '../../lib/shared/driverIndex';
import {pagesFolder} from '../../lib/node/pageFiles';
import {missingChinese, readChineseSoFar, staleMeanings, unusedTexts} from '../facts/catalogue';
import type {ChineseTask} from '../facts/catalogue';
import {createFacts} from '../facts/facts';
import type {Facts} from '../facts/facts';
import {siteDriverName} from '../facts/localizedFacts';
import {factsFiles} from '../facts/read';
import type {RawFacts} from '../facts/read';
import {checkReleases, RELEASES_FILE} from '../facts/releases';
import {factWordingFaults} from '../wording/factWording';
import {findPhrases} from '../wording/findPhrases';
import {anchorSteps} from './anchorSteps';
import type {FactsChange} from './diffFacts';
import {factsToShow} from './factsToShow';
import {readFactPages} from './pagesShowing';
import type {FactPage} from './pagesShowing';
import {everyLanguage, shortened} from './step';
import type {Step} from './step';

/** Folder of the driver pages below the folder of a language, and in their addresses. */
const DRIVERS = 'guide/drivers';

const DRIVER_PAGES = 'src/data/facts/driver-pages.json';
/** Queries that the search is judged by, a file for each page. */
const JUDGED = 'tests/search/pages';

const DRIVER_INDEX = 'src/data/driverIndex.json';

/** End of the note of a thing that no one has described yet, from a running server. */
const UNDESCRIBED = '; not described yet.';

/** Note of a thing no one has described yet. */
export function undescribedNote(version: string): string {
  return `New in ${version}${UNDESCRIBED}`;
}

const read = (siteDir: string, file: string): string => {
  const place = path.join(siteDir, file);
  return fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
};

/** Drivers without a page, pages that are planned and not written, and pages of drivers that are gone. */
function pageSteps(siteDir: string, raw: RawFacts, pages: readonly FactPage[]): readonly Step[] {
  const covered = new Set(raw['driver-pages'].flatMap(({drivers}) => drivers));
  const known = new Set(raw.drivers.map(({name}) => name));
  const sidebar = read(siteDir, 'sidebars.ts');
  const homeless = raw.drivers
    .filter(({name}) => !covered.has(name))
    .map(({name}) => ({
      file: DRIVER_PAGES,
      what: `add "${name}" to the "drivers" of a page, or add a page for it`,
    }));
  const unwritten = raw['driver-pages']
    .filter(({drivers, slug}) => drivers.length > 0 && !isWritten(siteDir, slug))
    .flatMap(({slug, drivers}) => [
      ...everyLanguage(
        `${DRIVERS}/${slug}.mdx`,
        `write the page of ${drivers.join(', ')}; "npm run new -- ${DRIVERS}/${slug}" begins it`,
      ),
      ...(sidebar.includes(`'${DRIVERS}/${slug}'`)
        ? []
        : [{file: 'sidebars.ts', what: `add '${DRIVERS}/${slug}'; "npm run new" does it`}]),
    ]);
  const orphaned = pages
    .filter(
      ({name, drivers}) =>
        name.startsWith(`${DRIVERS}/`) &&
        drivers.length > 0 &&
        !drivers.some((driver) => known.has(driver)),
    )
    .flatMap(({name, drivers}) => {
      const doc = name.slice(0, -'.mdx'.length);
      const slug = doc.slice(DRIVERS.length + 1);
      const link = new RegExp(`(?:drivers/|\\(\\.?/?)${slug.replaceAll(/\W/g, '\\$&')}\\.mdx`);
      return [
        ...everyLanguage(name, `delete the page: ${drivers.join(', ')} is gone`).map((step) => ({
          ...step,
          isDeletion: true,
        })),
        ...(sidebar.includes(`'${doc}'`) ? [{file: 'sidebars.ts', what: `delete '${doc}'`}] : []),
        {file: 'src/data/redirects.ts', what: `add a row from '/${doc}'`},
        ...(read(siteDir, `${JUDGED}/${doc}.json`) === ''
          ? []
          : [{file: `${JUDGED}/${doc}.json`, what: 'delete the queries of the page'}]),
        ...pages
          .filter((page) => page.name !== name && link.test(page.body))
          .flatMap((page) => everyLanguage(page.name, `remove the link to ${slug}.mdx`)),
        ...filesNaming(siteDir, doc).map((file) => ({file, what: `remove ${doc}`})),
      ];
    });
  return [...homeless, ...unwritten, ...orphaned];
}

/** Data and judged queries that name a page. */
function filesNaming(siteDir: string, doc: string): readonly string[] {
  return ['src/data', JUDGED].flatMap((folder) => {
    const place = path.join(siteDir, folder);
    if (!fs.existsSync(place)) return [];
    return fs
      .readdirSync(place, {recursive: folder === JUDGED})
      .map((name) => `${folder}/${String(name).split(path.sep).join('/')}`)
      .filter((file) => /\.(json|ts)$/.test(file))
      .filter(
        (file) => ![DRIVER_INDEX, 'src/data/redirects.ts', `${JUDGED}/${doc}.json`].includes(file),
      )
      .filter((file) => new RegExp(`\\b${doc}(?![\\w-])`).test(read(siteDir, file)));
  });
}

const isWritten = (siteDir: string, slug: string): boolean =>
  fs.existsSync(path.join(siteDir, pagesFolder('en'), DRIVERS, `${slug}.mdx`));

/** What pages say of facts that aren't there, and drivers in their frontmatter that are gone. */
function faultSteps(facts: Facts, pages: readonly FactPage[], done: ReadonlySet<string>): Step[] {
  const known = new Set(facts.raw.drivers.map(({name}) => name));
  return pages
    .filter(({name}) => !done.has(`${pagesFolder('en')}/${name}`))
    .flatMap((page) => [
      ...page.faultsWith(facts).flatMap((fault) => everyLanguage(page.name, `correct: ${fault}`)),
      ...page.drivers
        .filter((driver) => !known.has(driver))
        .flatMap((driver) => everyLanguage(page.name, `remove "${driver}" from "drivers"`)),
    ]);
}

/** Fields of drivers whose page names its fields, and leaves this one out. */
function unshownSteps(facts: Facts, pages: readonly FactPage[]): readonly Step[] {
  const shown = new Set(pages.flatMap((page) => [...page.shownOf(facts)]));
  return facts.raw.drivers.flatMap(({name, fields}) => {
    const page = facts.raw['driver-pages'].find(({drivers}) => drivers.includes(name));
    const file = page && `${DRIVERS}/${page.slug}.mdx`;
    if (file === undefined || !pages.some((entry) => entry.name === file)) return [];
    return fields
      .filter(({key}) => !shown.has(`field:${name}.${key}`))
      .flatMap(({key}) => everyLanguage(file, `show the field "${key}" of ${name}`));
  });
}

/**
 * Everything else that no page shows, such as a new route. It belongs on the page that shows what comes before it in the
 * facts.
 */
function otherUnshownSteps(facts: Facts, pages: readonly FactPage[]): readonly Step[] {
  const pageOf = new Map(
    pages.flatMap((page) => [...page.shownOf(facts)].map((fact) => [fact, page.name] as const)),
  );
  const nearest = new Map<string, string>();
  return factsToShow(facts).flatMap((fact) => {
    const [kind = ''] = fact.split(':', 1);
    const page = pageOf.get(fact);
    if (page !== undefined) nearest.set(kind, page);
    const near = nearest.get(kind);
    // Drivers and their fields have pages of their own.
    if (page !== undefined || near === undefined || /^(?:driver|capabilities|field)$/.test(kind))
      return [];
    return everyLanguage(near, `show ${fact}`);
  });
}

function undescribedSteps({drivers, settings}: RawFacts): readonly Step[] {
  return [
    ...drivers.flatMap(({name, fields}) =>
      fields
        .filter(({note}) => note.endsWith(UNDESCRIBED))
        .map(({key}) => ({
          file: 'src/data/facts/drivers.json',
          what: `describe the field "${key}" of ${name}`,
        })),
    ),
    ...settings.settings
      .filter(({note}) => note.endsWith(UNDESCRIBED))
      .map(({key}) => ({
        file: 'src/data/facts/settings.json',
        what: `describe the setting "${key}"`,
      })),
  ];
}

/** Texts in the words of the source that the checks refuse. What AList's screen shows isn't ours to word. */
function wordingSteps(raw: RawFacts): readonly Step[] {
  const fileOf = (name: string): string => `src/data/facts/${name}.json`;
  return [
    ...factWordingFaults(raw)
      // Another step asks for their words.
      .filter(({reason}) => !reason.includes(UNDESCRIBED))
      .map(({file, place, reason}) => ({file: fileOf(file), what: `${place}: ${reason}`})),
    ...factsFiles
      .filter((name) => name !== 'ui-labels')
      .flatMap((name) => {
        const text = JSON.stringify(raw[name], null, 2);
        const lines = text.split('\n');
        return findPhrases(fileOf(name), text).map(({place, found, why, instead}) => {
          const line = lines[Number(place.slice(place.lastIndexOf(':') + 1)) - 1] ?? '';
          return {
            file: fileOf(name),
            what: `replace "${found}" (${why}; write: ${instead}) in ${shortened(line.trim())}`,
          };
        });
      }),
  ];
}

function chineseSteps(siteDir: string, raw: RawFacts): readonly Step[] {
  const chinese = readChineseSoFar(path.join(siteDir, 'src/data/zh'));
  const step =
    (verb: string) =>
    ({file, key}: ChineseTask): Step => ({
      file: `src/data/zh/${file}`,
      what: `${verb} ${JSON.stringify(verb === 'delete' ? shortened(key) : key)}`,
    });
  return [
    ...missingChinese(chinese, raw).map(step('translate')),
    ...unusedTexts(chinese, raw).map(step('delete')),
    ...staleMeanings(chinese, raw).map(step('correct or delete')),
  ];
}

/** Files that commands write from the facts. */
function writtenSteps(siteDir: string, raw: RawFacts): readonly Step[] {
  const steps: Step[] = [];
  const releases = read(siteDir, RELEASES_FILE);
  try {
    if (releases !== '') checkReleases(JSON.parse(releases), raw, RELEASES_FILE);
  } catch (error) {
    steps.push({
      file: RELEASES_FILE,
      what: (error as Error).message.replace(`${RELEASES_FILE}: `, ''),
    });
  }
  const index = read(siteDir, DRIVER_INDEX);
  if (index !== '' && !hasIndex(siteDir, raw, index)) {
    steps.push({
      file: DRIVER_INDEX,
      what: 'run "npm run generate" when the pages are written',
    });
  }
  return steps;
}

function hasIndex(siteDir: string, raw: RawFacts, index: string): boolean {
  try {
    const made = buildDriverIndex(
      raw.drivers,
      raw['driver-pages'],
      (name) => siteDriverName(raw['ui-labels'], name),
      (slug) => isWritten(siteDir, slug),
    );
    return JSON.stringify(made) === JSON.stringify(JSON.parse(index));
  } catch {
    return false;
  }
}

/**
 * What the project still needs so that it fits its facts.
 *
 * @param siteDir folder of the project
 * @param raw facts that the project has, or will have
 */
export function stepsFor(
  siteDir: string,
  raw: RawFacts,
  pages: readonly FactPage[],
): readonly Step[] {
  const facts = createFacts(raw, {zh: readChineseSoFar(path.join(siteDir, 'src/data/zh'))});
  const first = pageSteps(siteDir, raw, pages);
  const done = new Set(first.filter(({isDeletion}) => isDeletion).map(({file}) => file));
  const kept = pages.filter(({name}) => !done.has(`${pagesFolder('en')}/${name}`));
  return [
    // Pages, and what begins them, need the words of the facts.
    ...undescribedSteps(raw),
    ...wordingSteps(raw),
    ...chineseSteps(siteDir, raw),
    ...first,
    ...faultSteps(facts, pages, done),
    ...unshownSteps(facts, pages),
    ...otherUnshownSteps(facts, pages),
    ...anchorSteps(siteDir, facts, kept),
    ...writtenSteps(siteDir, raw),
  ];
}

/** Pages of the project, in English: those in Chinese have the same names. */
export function pagesOf(siteDir: string): readonly FactPage[] {
  return readFactPages(path.join(siteDir, pagesFolder('en')));
}

/**
 * Pages whose text may no longer be true.
 *
 * @param before facts that the pages were written for
 * @param changes what has changed since then
 */
export function pagesToCheck(
  pages: readonly FactPage[],
  before: Facts,
  changes: readonly FactsChange[],
): readonly Step[] {
  return pages.flatMap((page) => {
    const shown = page.shownOf(before);
    const touched = changes
      .map(({fact}) => fact)
      .filter((fact) => shown.has(fact) || page.drivers.includes(driverOf(fact)));
    return touched.length === 0
      ? []
      : everyLanguage(page.name, `check what it says about ${touched.join(', ')}`);
  });
}

/** Driver of a fact such as `field:S3.bucket` or `driver:S3`. */
function driverOf(fact: string): string {
  const [, kind, name = ''] = /^(driver|field):(.*)$/.exec(fact) ?? [];
  return kind === 'field' ? name.slice(0, name.lastIndexOf('.')) : name;
}
