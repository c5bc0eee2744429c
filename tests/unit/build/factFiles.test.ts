import {Ajv2020} from 'ajv/dist/2020.js';
import {describe, expect, test} from 'vitest';
import {factFile, factFileNames, factSchema} from '@site/src/build/fact-files/factFiles';
import {siteFacts} from '@site/tests/helpers/facts';

const en = {
  url: 'https://example.com',
  siteBase: '/docs/',
  baseUrl: '/docs/',
  locale: 'en',
} as const;
const zh = {...en, baseUrl: '/docs/zh/', locale: 'zh'} as const;

interface FactEntry {
  readonly name?: string;
  readonly page?: string;
  readonly remedy?: string;
}

const entriesOf = (
  name: (typeof factFileNames)[number],
  place: typeof en | typeof zh,
): readonly FactEntry[] =>
  (factFile(name, siteFacts, place) as Record<string, readonly FactEntry[]>)[name] ?? [];

describe.each(factFileNames)('%s', (name) => {
  test.each([en, zh])('keeps its schema, in $locale', (place) => {
    const validate = new Ajv2020({validateFormats: false}).compile(factSchema(name, place));
    const file = factFile(name, siteFacts, place);
    validate(file);
    expect(validate.errors).toBeNull();
    expect(validate({...file, [name]: [{}]})).toBe(false);
  });

  test('names its schema, its release, and its language', () => {
    expect(factSchema(name, zh)).toMatchObject({
      $id: `https://example.com/docs/facts/${name}.schema.json`,
    });
    expect(factFile(name, siteFacts, zh)).toMatchObject({
      $schema: `https://example.com/docs/facts/${name}.schema.json`,
      version: siteFacts.raw.errors._meta.version,
      language: 'zh-CN',
    });
  });
});

test('each fact is there, in both languages', () => {
  const {drivers, settings, errors, 'config-file': config} = siteFacts.raw;
  for (const place of [en, zh]) {
    expect(entriesOf('drivers', place)).toHaveLength(drivers.length);
    expect(entriesOf('settings', place)).toHaveLength(settings.settings.length);
    expect(entriesOf('errors', place)).toHaveLength(errors.errors.length);
    expect(entriesOf('config', place)).toHaveLength(config.fields.length);
  }
});

test('the Chinese files have Chinese texts, and the same names', () => {
  const [english, chinese] = [entriesOf('errors', en), entriesOf('errors', zh)];
  expect(english.every(({remedy}) => !/\p{Script=Han}/u.test(remedy ?? ''))).toBe(true);
  expect(chinese.filter(({remedy}) => remedy && !/\p{Script=Han}/u.test(remedy))).toEqual([]);
});

test('a driver leads to its page', () => {
  const pageOf = (place: typeof en | typeof zh) =>
    entriesOf('drivers', place).find(({name}) => name === 'S3')?.page;
  expect(pageOf(en)).toBe('https://example.com/docs/guide/drivers/s3.html');
  expect(pageOf(zh)).toBe('https://example.com/docs/zh/guide/drivers/s3.html');
});
