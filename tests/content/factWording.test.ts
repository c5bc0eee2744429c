import {expect, test} from 'vitest';
import {factWordingFaults, repeatsDefault} from '@site/src/build/wording/factWording';
import type {RawFacts} from '@site/src/build/facts/read';
import {siteFacts} from '@site/tests/helpers/facts';

const {raw} = siteFacts;

test('the texts of the facts keep their rules', () => {
  expect(factWordingFaults(raw)).toEqual([]);
});

/** What's wrong with the facts after one change, as `place: reason`. */
function faultsAfter(change: (copy: RawFacts) => void): readonly string[] {
  const copy = structuredClone(raw);
  change(copy);
  return factWordingFaults(copy).map(({file, place, reason}) => `${file} ${place}: ${reason}`);
}

/** The entry of a list, which is there. */
function first<T>(entries: readonly T[]): T {
  const [entry] = entries;
  if (entry === undefined) throw new Error('The list is empty.');
  return entry;
}

test.each<[string, (copy: RawFacts) => void, RegExp]>([
  [
    "a note in the source's shorthand",
    ({settings}) => void (first(settings.settings).note = 'enable sign'),
    /^settings \w+: the note is no sentence/,
  ],
  [
    'a note that is too long',
    (copy) => void (first(copy['config-file'].fields).note = `A ${'long '.repeat(40)}note.`),
    /^config-file \w+: the note has 42 words/,
  ],
  [
    'a caveat that names a release',
    ({drivers}) => void first(drivers).caveats.push({kind: 'note', text: 'It fails in v3.1.'}),
    /^drivers .*: the text "It fails in v3\.1\." names a release/,
  ],
  [
    'an error without a remedy',
    ({errors}) => void (first(errors.errors).remedy = ''),
    /^errors .*: the cause or the remedy is missing/,
  ],
  [
    'a part of a response without a meaning',
    ({api}) => void (first(first(Object.values(api.types)).fields).note = ''),
    /^api .*: the note is empty/,
  ],
])('%s is found, with its place', (_what, change, fault) => {
  expect(faultsAfter(change)).toEqual([expect.stringMatching(fault)]);
});

test('a repeated default is found', () => {
  expect(repeatsDefault('Number of parts. The default is 3.', '3')).toBe(true);
  expect(repeatsDefault('Lists sizes. Off by default.', 'false')).toBe(true);
  expect(repeatsDefault('Number of parts. Values below 1 use the default.', '3')).toBe(false);
  expect(repeatsDefault('`asc` is ascending; `desc` reverses it.', 'asc')).toBe(false);
});
