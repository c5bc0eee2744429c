import {execFileSync} from 'node:child_process';
import {compareVersions, isVersion, newestFirst} from '../../lib/shared/versions';
import type {RawFacts} from '../facts/read';
import {SAMPLE_DRIVER} from '../facts/releases';
import type {Releases} from '../facts/releases';
import {apiFiles, readApiFields} from './apiFields';

/** Room for the lines of one release. */
const MAX_BYTES = 64 * 1024 * 1024;

/** What the forms of one release hold: keys by package, and packages by driver name. */
export interface ReleaseForms {
  readonly keys: ReadonlyMap<string, ReadonlySet<string>>;
  readonly packages: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reads the names of drivers and the keys of their forms from lines of Go source.
 *
 * @param lines lines as `git grep` prints them: `<tag>:drivers/<package>/meta.go:<code>`
 */
export function readForms(lines: readonly string[]): ReleaseForms {
  const keys = new Map<string, Set<string>>();
  const packages = new Map<string, string[]>();
  for (const line of lines) {
    const [, folder, code] = /^[^:]+:drivers\/([^/]+)\/meta\.go:(.*)$/.exec(line) ?? [];
    if (folder === undefined || code === undefined) continue;
    const [, name] = /\bName:\s+"([^"]+)"/.exec(code) ?? [];
    if (name !== undefined) packages.set(name, [...(packages.get(name) ?? []), folder]);
    const [, key] = /json:"([^",]+)/.exec(code) ?? [];
    if (key !== undefined) keys.set(folder, (keys.get(folder) ?? new Set()).add(key));
  }
  return {keys, packages};
}

/**
 * First release of every driver, and of every field that came later than its driver.
 *
 * @param forms what each release holds, the oldest first
 */
export function firstReleases(
  forms: readonly (readonly [version: string, ReleaseForms])[],
  facts: Pick<RawFacts, 'drivers'>,
): Pick<Releases, 'drivers' | 'fields'> {
  const drivers: Record<string, string> = {};
  const fields: Record<string, string> = {};
  for (const {name, fields: own} of facts.drivers.filter((each) => each.name !== SAMPLE_DRIVER)) {
    const since = forms.find(([, {packages}]) => packages.has(name))?.[0];
    if (since === undefined) continue;
    drivers[name] = since;
    for (const {key} of own) {
      // A package may have moved: keys are looked for where the release has the driver.
      const first = forms.find(([, {keys, packages}]) =>
        packages.get(name)?.some((folder) => keys.get(folder)?.has(key)),
      )?.[0];
      if (first !== undefined && compareVersions(first, since) > 0)
        fields[`${name}.${key}`] = first;
    }
  }
  return {drivers, fields};
}

/** @throws Error with the last line of what git says */
function runGit(folder: string, args: readonly string[]): string {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      maxBuffer: MAX_BYTES,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const {stderr, message} = error as {readonly stderr?: string; readonly message: string};
    const reason = stderr?.split('\n').findLast((line) => line !== '') ?? message;
    throw new Error(`${folder}: git can't read the tags of this folder (${reason}).`, {
      cause: error,
    });
  }
}

/**
 * Reads releases, drivers and fields from the tags of a clone of AList; notes are kept.
 *
 * @param folder the clone, with all tags
 * @param old releases as they are
 * @throws Error when the folder isn't a clone, or has no release tag
 */
export function readTags(
  folder: string,
  facts: RawFacts,
  old: Pick<Releases, 'releases'>,
): Releases {
  const git = (...args: readonly string[]): readonly string[] => runGit(folder, args).split('\n');
  const tags = git('for-each-ref', 'refs/tags', '--format=%(refname:short) %(creatordate:short)')
    .map((line) => line.split(' '))
    .filter(([version = '']) => isVersion(version))
    .sort(([left = ''], [right = '']) => newestFirst(left, right));
  if (tags.length === 0)
    throw new Error(`${folder}: no release tags. Run "git fetch --tags" there.`);
  const notesOf = new Map(old.releases.map(({version, notes}) => [version, notes]));
  const forms = tags.toReversed().map(([version = '']) => {
    const lines = git('grep', '-E', 'Name:|json:"', version, '--', 'drivers/*/meta.go');
    return [version, readForms(lines)] as const;
  });
  const code = tags.toReversed().map(([version = '']) => {
    const existing = git('ls-tree', '--name-only', version, '--', ...apiFiles);
    const files = apiFiles
      .filter((file) => existing.includes(file))
      .map((file) => [file, runGit(folder, ['show', `${version}:${file}`])] as const);
    return [version, new Map(files)] as const;
  });
  return {
    releases: tags.map(([version = '', date = '']) => ({
      version,
      date,
      notes: notesOf.get(version) ?? [],
    })),
    ...firstReleases(forms, facts),
    apiFields: readApiFields(code, facts),
  };
}
