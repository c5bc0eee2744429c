import {eachLabel} from '../facts/labels';
import type {RawFacts} from '../facts/read';

/** A list of facts with its entries by key. */
interface Table {
  readonly name: string;
  readonly entries: ReadonlyMap<string, unknown>;
}

/** What differs between two versions of the facts. */
export interface FactsChange {
  readonly kind: 'added' | 'removed' | 'changed';
  /** Fact as pages show it: `driver:S3`, `field:S3.bucket`, `setting:token`. */
  readonly fact: string;
  /** For changes: each property with its old and new value. */
  readonly details: readonly string[];
}

function table<T>(name: string, entries: readonly T[], keyOf: (entry: T) => string): Table {
  return {name, entries: new Map(entries.map((entry) => [keyOf(entry), entry]))};
}

function tables(facts: RawFacts): readonly Table[] {
  return [
    table(
      'driver',
      facts.drivers.map((driver) => ({...driver, fields: undefined})),
      ({name}) => name,
    ),
    table(
      'field',
      facts.drivers.flatMap(({name, fields}) => fields.map((field) => ({driver: name, ...field}))),
      ({driver, key}) => `${driver}.${key}`,
    ),
    table(
      'common',
      facts['storage-common'].formFields,
      ({key, shownWhen}) => `${key} (${shownWhen})`,
    ),
    table('setting', facts.settings.settings, ({key}) => key),
    table('config', facts['config-file'].fields, ({path}) => path),
    table('command', facts.cli.commands, ({command}) => command),
    table('error', facts.errors.errors, ({id}) => id),
    table('perm', facts.features.features.permissions.bits, ({bit}) => String(bit)),
    table('route', facts.api.routes, ({id}) => id),
    table('type', Object.entries(facts.api.types), ([name]) => name),
    table('page', facts['driver-pages'], ({slug}) => slug),
    table(
      'label',
      [...eachLabel(facts['ui-labels'])].map(([path, label]) => ({path: path.join('.'), ...label})),
      ({path}) => path,
    ),
  ];
}

/** How many entries of each kind there are. */
export function countFacts(facts: RawFacts): ReadonlyMap<string, number> {
  return new Map(tables(facts).map(({name, entries}) => [name, entries.size]));
}

function differences(before: unknown, after: unknown): readonly string[] {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return keys
    .filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]))
    .map((key) => `${key}: ${JSON.stringify(old[key])} → ${JSON.stringify(now[key])}`);
}

/** Compares two versions of the facts, entry by entry. */
export function diffFacts(before: RawFacts, after: RawFacts): readonly FactsChange[] {
  const newTables = tables(after);
  return tables(before).flatMap(({name, entries: old}, index) => {
    const now = newTables[index]?.entries ?? new Map<string, unknown>();
    const keys = [...new Set([...old.keys(), ...now.keys()])];
    return keys.flatMap((key): FactsChange[] => {
      const fact = `${name}:${key}`;
      if (!old.has(key)) return [{kind: 'added', fact, details: []}];
      if (!now.has(key)) return [{kind: 'removed', fact, details: []}];
      const details = differences(old.get(key), now.get(key));
      return details.length === 0 ? [] : [{kind: 'changed', fact, details}];
    });
  });
}

const signs = {added: '+', removed: '-', changed: '~'} as const;

/** The changes as lines to read. */
export function formatChanges(changes: readonly FactsChange[]): string {
  return changes
    .flatMap(({kind, fact, details}) => [
      `${signs[kind]} ${fact}`,
      ...details.map((detail) => `    ${detail}`),
    ])
    .join('\n');
}
