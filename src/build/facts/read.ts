import path from 'node:path';
import type * as z from 'zod';
import {readJson} from '../../lib/node/readJson';
import {schemas} from './schema';

type Schemas = typeof schemas;
/** Name of a facts file, without its ending. */
export type FactsFile = keyof Schemas;

/** All facts as parsed from their files, by file name. */
export type RawFacts = {readonly [file in FactsFile]: z.infer<Schemas[file]>};

/** Names of the facts files, without ending. */
export const factsFiles = Object.keys(schemas) as readonly FactsFile[];

/** What a value at `trail` looks like in a message: `[3].fields[2].type`, or the entry's own name where it has one. */
function describePath(data: unknown, trail: readonly PropertyKey[]): string {
  let value = data;
  return trail
    .map((key) => {
      value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
      if (typeof key !== 'number') return `.${String(key)}`;
      const entry = value as Record<string, unknown> | undefined;
      const name = entry?.['name'] ?? entry?.['key'] ?? entry?.['id'] ?? entry?.['path'];
      return typeof name === 'string' ? `["${name}"]` : `[${key}]`;
    })
    .join('')
    .replace(/^\./, '');
}

/** Values a rule allows, where the rule is a list. */
function allowedValues(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_value') return ` Allowed: ${issue.values.join(', ')}.`;
  if (issue?.code === 'unrecognized_keys') {
    return ' Remove the key, or teach it to src/build/facts/schema.ts if newer facts bring it.';
  }
  return '';
}

/**
 * Checks one facts file against its shape.
 *
 * @param name file name, for the message
 * @throws Error naming the file, the key, what is wrong and what is allowed
 */
export function validateFacts<File extends FactsFile>(
  file: File,
  data: unknown,
  name = `${file}.json`,
): RawFacts[File] {
  const result = schemas[file].safeParse(data);
  if (result.success) return result.data as RawFacts[File];
  const [issue] = result.error.issues;
  throw new Error(
    `${name}: ${describePath(data, issue?.path ?? []) || 'the file'}: ${issue?.message}.${allowedValues(issue)}`,
  );
}

/** First entry of a list whose key an earlier one has. */
function firstDuplicate<T>(entries: readonly T[], keyOf: (entry: T) => string): string | undefined {
  const seen = new Set<string>();
  return entries.map(keyOf).find((key) => seen.size === seen.add(key).size);
}

/**
 * Checks the rules between entries and between files that a shape cannot say.
 *
 * @throws Error naming file, entry and remedy
 */
export function assertConsistent(facts: RawFacts): void {
  const lists: readonly (readonly [file: FactsFile, what: string, keys: readonly string[]])[] = [
    ['drivers', 'driver', facts.drivers.map(({name}) => name)],
    ...facts.drivers.map(
      ({name, fields}) =>
        ['drivers', `field of driver "${name}"`, fields.map(({key}) => key)] as const,
    ),
    ['driver-pages', 'slug', facts['driver-pages'].map(({slug}) => slug)],
    ['settings', 'setting', facts.settings.settings.map(({key}) => key)],
    ['config-file', 'key', facts['config-file'].fields.map(({path: key}) => key)],
    ['cli', 'command', facts.cli.commands.map(({command}) => command)],
    ['errors', 'error id', facts.errors.errors.map(({id}) => id)],
    ['api', 'route id', facts.api.routes.map(({id}) => id)],
  ];
  for (const [file, what, keys] of lists) {
    const duplicate = firstDuplicate(keys, (key) => key);
    if (duplicate !== undefined) {
      throw new Error(`${file}.json: ${what} "${duplicate}" appears twice. Remove or rename one.`);
    }
  }
  const groups = facts.settings.groups.map(({name}) => name);
  const lost = facts.settings.settings.find(({group}) => !groups.includes(group));
  if (lost) {
    throw new Error(
      `settings.json: setting "${lost.key}" is in the unknown group "${lost.group}". Allowed: ${groups.join(', ')}.`,
    );
  }
  const stray = facts.api.routes.find(({group}) => !facts.api.groups.includes(group));
  if (stray) {
    throw new Error(
      `api.json: route "${stray.id}" is in the unknown group "${stray.group}". Correct the group, or add it to "groups". Allowed: ${facts.api.groups.join(', ')}.`,
    );
  }
  const bits = facts.features.features.permissions.bits.map(({key}) => key);
  for (const {id, checks = []} of facts.api.routes) {
    const wrong = checks.find(({permission}) => !bits.includes(permission));
    if (wrong) {
      throw new Error(
        `api.json: route "${id}" checks the unknown permission "${wrong.permission}". Correct the name in "checks". Allowed: ${bits.join(', ')}.`,
      );
    }
  }
  const names = new Set(facts.drivers.map(({name}) => name));
  for (const page of facts['driver-pages']) {
    const unknown = page.drivers.find((name) => !names.has(name));
    if (unknown !== undefined) {
      throw new Error(
        `driver-pages.json: page "${page.slug}" lists the unknown driver "${unknown}". Correct the name, or add it to drivers.json.`,
      );
    }
  }
}

/**
 * Reads and checks all facts.
 *
 * @param folder folder of the JSON files
 * @throws Error naming file, key and remedy for the first mistake
 */
export function readFacts(folder: string): RawFacts {
  const entries = factsFiles.map((file) => {
    const name = path.join(folder, `${file}.json`);
    return [file, validateFacts(file, readJson(name), name)] as const;
  });
  const facts = Object.fromEntries(entries) as RawFacts;
  assertConsistent(facts);
  return facts;
}
