import {describe, expect, test} from 'vitest';
import type {ApiFieldFact} from '@site/src/build/facts/schema';
import {siteFacts} from '@site/tests/helpers/facts';

const {raw} = siteFacts;

/** Longest help of a field, a setting, or a key: more belongs on its page. */
const MOST_WORDS = 35;

/** Help texts by the place where a reader finds them. */
const help: Readonly<Record<string, readonly (readonly [place: string, text: string])[]>> = {
  'fields of drivers': raw.drivers.flatMap(({name, fields}) =>
    fields.map(({key, note}) => [`${name}.${key}`, note] as const),
  ),
  'common fields': raw['storage-common'].formFields.map(({key, note}) => [key, note] as const),
  settings: raw.settings.settings.map(({key, note}) => [key, note] as const),
  'configuration keys': raw['config-file'].fields.map(({path, note}) => [path, note] as const),
};

describe.each(Object.entries(help))('the help of %s', (_, texts) => {
  test('is a sentence or several', () => {
    expect(texts.filter(([, text]) => !/^[A-Z0-9</"*`].*\.$/s.test(text))).toEqual([]);
  });

  test(`has ${MOST_WORDS} words or fewer`, () => {
    const long = texts.filter(([, text]) => text.split(/\s+/).length > MOST_WORDS);
    expect(long).toEqual([]);
  });
});

/** Texts beside which a column shows the default. */
const besideDefaults = [
  ...raw.drivers.flatMap(({name, fields}) =>
    fields.map((field) => ({...field, place: `${name}.${field.key}`})),
  ),
  ...raw.settings.settings.map((setting) => ({...setting, place: setting.key})),
];

/** Whether a text says what the column of defaults already shows. */
function repeatsDefault(note: string, value: string | null | undefined): boolean {
  return note.split(/(?<=[.;:])\s/).some((sentence) => {
    const says = sentence.replaceAll('`default`', '');
    if (!/\bdefault\b/i.test(says)) return false;
    const tokens = says.match(/[^\s`,;:()]+/g) ?? [];
    return (
      /\b(?:on|off) by default|(?:on|off), the default/i.test(says) ||
      tokens.some((token) => value != null && [value, `${value}.`].includes(token))
    );
  });
}

test('no help repeats the default that stands beside it', () => {
  const places = besideDefaults.filter(({note, default: value}) => repeatsDefault(note, value));
  expect(places.map(({place, note}) => `${place}: ${note}`)).toEqual([]);
});

test('a repeated default is found', () => {
  expect(repeatsDefault('Number of parts. The default is 3.', '3')).toBe(true);
  expect(repeatsDefault('Lists sizes. Off by default.', 'false')).toBe(true);
  expect(repeatsDefault('Number of parts. Values below 1 use the default.', '3')).toBe(false);
  expect(repeatsDefault('`asc` is ascending; `desc` reverses it.', 'asc')).toBe(false);
});

test('no text of a driver names the release, which the card of its page shows', () => {
  const texts = raw.drivers.flatMap(({name, caveats, capabilityNotes, fields}) =>
    [...caveats.map(({text}) => text), ...capabilityNotes, ...fields.map(({note}) => note)].map(
      (text) => `${name}: ${text}`,
    ),
  );
  expect(texts.filter((text) => /\bv\d+\.\d+/.test(text))).toEqual([]);
});

describe('the API', () => {
  const without = (place: string, fields: readonly ApiFieldFact[] | undefined): string[] =>
    (fields ?? []).filter(({note}) => !note).map(({name}) => `${place}.${name}`);

  test('says what every parameter and every part of a response means', () => {
    expect([
      ...Object.entries(raw.api.types).flatMap(([name, {fields}]) => without(name, fields)),
      ...raw.api.routes.flatMap(({id, request, response}) => [
        ...without(id, request.path),
        ...without(id, request.query),
        ...without(id, request.header),
        ...without(id, request.body?.fields),
        ...without(id, response.data?.fields),
      ]),
    ]).toEqual([]);
  });

  test('says when every error comes', () => {
    const silent = raw.api.routes.flatMap(({id, errors, status_errors}) =>
      [...(errors ?? []), ...(status_errors ?? [])].filter(({when}) => !when).map(() => id),
    );
    expect(silent).toEqual([]);
  });
});

test('every error of the list has a cause and a remedy', () => {
  expect(raw.errors.errors.filter(({cause, remedy}) => !cause || !remedy)).toEqual([]);
});
