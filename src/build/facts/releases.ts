import path from 'node:path';
import * as z from 'zod';
import {localizedText} from '../../lib/node/localizedText';
import {isVersion, newestFirst} from '../../lib/shared/versions';
import type {RawFacts} from './read';
import {readJson} from '../../lib/node/readJson';

/** Kinds of notes, those an admin must read first. */
const noteKinds = ['security', 'action', 'new', 'fix'] as const;

const version = z.string().refine(isVersion, 'it must be a release such as v3.63.0');

const note = z.strictObject({
  /** `action`: something works differently after the update. */
  kind: z.enum(noteKinds),
  text: localizedText,
  /** Commit of AList that shows it. */
  commit: z.string().regex(/^[0-9a-f]{8,40}$/, 'it must be the hash of a commit'),
});

const release = z.strictObject({
  version,
  date: z.iso.date(),
  notes: z.array(note),
});

const releasesSchema = z.strictObject({
  /** Every release, the newest first. */
  releases: z.array(release).min(1),
  /** First release with a driver, by registered name. */
  drivers: z.record(z.string(), version),
  /** First release with a field that is younger than its driver, as `Driver.key`. */
  fields: z.record(z.string(), version),
  /** First release with a field or header that is younger than its endpoint, as `<route id>.<name>`. */
  apiFields: z.record(z.string(), version),
});

/** Releases of AList and when drivers and fields came; `npm run releases` writes all but the notes. */
export type Releases = z.infer<typeof releasesSchema>;
/** One release. */
export type Release = z.infer<typeof release>;
/** What an admin should know of a release. */
export type ReleaseNote = z.infer<typeof note>;

/** File of the releases, below the project. */
export const RELEASES_FILE = 'src/data/releases.json';

/** Drivers in the source that are no choice of the form: a sample for developers. */
export const SAMPLE_DRIVER = 'Template';

const RUN = 'Run "npm run releases -- --from <clone of AList>".';

/** The first thing that contradicts the order of releases or the facts, with what to do. */
function faultOf(
  {releases, drivers, fields, apiFields}: Releases,
  facts: RawFacts,
  remedy: string,
): string | undefined {
  const versions = releases.map((entry) => entry.version);
  if (versions.join() !== [...new Set(versions)].sort(newestFirst).join())
    return 'releases: each must appear once, the newest first. Sort them.';
  const known = new Set(versions);
  const {version: current} = facts.settings._meta;
  if (versions[0] !== current)
    return `releases: the newest is ${versions[0]}, but the facts describe ${current}. ${remedy}`;
  const names = facts.drivers.map(({name}) => name).filter((name) => name !== SAMPLE_DRIVER);
  const missing = names.find((name) => !Object.hasOwn(drivers, name));
  if (missing !== undefined) return `drivers: "${missing}" is missing. ${remedy}`;
  const unknown = Object.keys(drivers).find((name) => !names.includes(name));
  if (unknown !== undefined) return `drivers: "${unknown}" is not in drivers.json. ${remedy}`;
  const keys = new Set(
    facts.drivers.flatMap(({name, fields: own}) => own.map(({key}) => `${name}.${key}`)),
  );
  const lost = Object.keys(fields).find((key) => !keys.has(key));
  if (lost !== undefined) return `fields: "${lost}" is not in drivers.json. ${remedy}`;
  const routes = new Set(facts.api.routes.map(({id}) => id));
  const stray = Object.keys(apiFields).find((key) => !routes.has(key.split('.', 1)[0] ?? ''));
  if (stray !== undefined) return `apiFields: "${stray}" has no route in api.json. ${remedy}`;
  const odd = Object.entries({...drivers, ...fields, ...apiFields}).find(
    ([, since]) => !known.has(since),
  );
  return odd && `"${odd[0]}": ${odd[1]} is not among the releases. ${remedy}`;
}

/**
 * Checks releases against the facts.
 *
 * @param file where they are from, for messages
 * @param remedy what to do if they contradict the facts
 * @throws Error naming file, key and remedy
 */
export function checkReleases(
  data: unknown,
  facts: RawFacts,
  file: string,
  remedy = RUN,
): Releases {
  const result = releasesSchema.safeParse(data);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${file}: "${issue?.path.join('.')}": ${issue?.message}. Correct it.`);
  }
  const fault = faultOf(result.data, facts, remedy);
  if (fault !== undefined) throw new Error(`${file}: ${fault}`);
  return result.data;
}

/**
 * Reads the releases and checks them against the facts.
 *
 * @param siteDir folder of the project
 * @throws Error naming file, key and remedy
 */
export function readReleases(siteDir: string, facts: RawFacts): Releases {
  const file = path.join(siteDir, RELEASES_FILE);
  return checkReleases(readJson(file), facts, file);
}
