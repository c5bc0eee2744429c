import path from 'node:path';
import * as z from 'zod';
import {translatableTexts, catalogueNames} from './factTexts';
import type {CatalogueName} from './factTexts';
import {readJson} from './read';
import type {RawFacts} from './read';

const catalogueSchema = z.record(z.string(), z.string().min(1));

const labelsSchema = z.strictObject({
  /** Labels of driver fields by key; `Driver.key` where one driver's form says something else. */
  fields: catalogueSchema,
  common: catalogueSchema,
  settings: catalogueSchema,
  /** Names of option values the form shows in words. */
  options: catalogueSchema,
});

/** Chinese texts by English text, and Chinese labels by key. */
export interface Chinese {
  readonly texts: Readonly<Record<CatalogueName, Readonly<Record<string, string>>>>;
  readonly labels: z.infer<typeof labelsSchema>;
}

function parse<T>(schema: z.ZodType<T>, file: string): T {
  const result = schema.safeParse(readJson(file));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(
    `${file}: "${issue?.path.join('.')}": ${issue?.message}. It must be a Chinese text.`,
  );
}

/** A Chinese text or label that isn't in step with the facts. */
export interface ChineseTask {
  /** File of the catalogue, `labels.json` and so on. */
  readonly file: string;
  /** English text, or key of a label. */
  readonly key: string;
  /** Part of `labels.json`. */
  readonly part?: keyof Chinese['labels'];
}

/** Reads the Chinese texts and labels as they are, without comparing them with the facts. */
export function readChineseSoFar(folder: string): Chinese {
  const texts = Object.fromEntries(
    catalogueNames.map((name) => [name, parse(catalogueSchema, path.join(folder, `${name}.json`))]),
  ) as unknown as Chinese['texts'];
  return {texts, labels: parse(labelsSchema, path.join(folder, 'labels.json'))};
}

/** Keys that need a label, by part of `labels.json`; options need none. */
function labelKeys(facts: RawFacts): readonly (readonly [keyof Chinese['labels'], string[]])[] {
  return [
    ['fields', facts.drivers.flatMap(({fields}) => fields.map(({key}) => key))],
    ['common', facts['storage-common'].formFields.map(({key}) => key)],
    ['settings', facts.settings.settings.map(({key}) => key)],
  ];
}

/** Chinese texts and labels that the facts need and that aren't there. */
export function missingChinese({texts, labels}: Chinese, facts: RawFacts): readonly ChineseTask[] {
  return [
    ...catalogueNames.flatMap((name) =>
      translatableTexts(facts, name)
        .filter((text) => !Object.hasOwn(texts[name], text))
        .map((key) => ({file: `${name}.json`, key})),
    ),
    ...labelKeys(facts).flatMap(([part, keys]) =>
      [...new Set(keys)]
        .filter((key) => !Object.hasOwn(labels[part], key))
        .map((key) => ({file: 'labels.json', part, key})),
    ),
  ];
}

/** Chinese texts and labels of facts that are gone. */
export function unusedChinese({texts, labels}: Chinese, facts: RawFacts): readonly ChineseTask[] {
  return [
    ...catalogueNames.flatMap((name) => {
      const used = new Set(translatableTexts(facts, name));
      return Object.keys(texts[name])
        .filter((text) => !used.has(text))
        .map((key) => ({file: `${name}.json`, key}));
    }),
    ...labelKeys(facts).flatMap(([part, keys]) => {
      const stored = facts['storage-common'].storedButNotInForm.map(({key}) => key);
      const used = new Set(part === 'common' ? [...keys, ...stored] : keys);
      return Object.keys(labels[part])
        .filter((key) => !used.has(key) && !used.has(key.slice(key.indexOf('.') + 1)))
        .map((key) => ({file: 'labels.json', part, key}));
    }),
  ];
}

/**
 * Reads the Chinese texts and checks that none is missing.
 *
 * @param folder folder of the catalogues, `src/data/zh`
 * @throws Error naming file and text for the first English text or label without a Chinese one
 */
export function readChinese(folder: string, facts: RawFacts): Chinese {
  const chinese = readChineseSoFar(folder);
  const [missing] = missingChinese(chinese, facts);
  if (!missing) return chinese;
  const file = path.join(folder, missing.file);
  throw new Error(
    missing.part === undefined
      ? `${file}: no Chinese text for "${missing.key}". Add the key with its translation.`
      : `${file}: "${missing.part}" has no Chinese label for "${missing.key}". Add it.`,
  );
}
