import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {translatableTexts, catalogueNames} from './factTexts';
import type {CatalogueName} from './factTexts';
import {commonPath, fieldPath, meaningKeys, optionPath, screenText, settingPath} from './labels';
import type {LabelMeaning, LabelPath} from './labels';
import {readJson} from '../../lib/node/readJson';
import type {RawFacts} from './read';

const catalogueSchema = z.record(z.string(), z.string().min(1));

const meaningsSchema = z.record(
  z.string(),
  z.strictObject({screen: z.string().min(1), means: z.string().min(1)}),
);

/** File with what labels mean whose Chinese on the screen misleads or is missing. */
const MEANINGS_FILE = 'labelMeanings.json';

/** Texts of a language by English text, and what labels mean that its readers see on the screen. */
export interface FactTranslation {
  readonly texts: Readonly<Record<CatalogueName, Readonly<Record<string, string>>>>;
  /** By the label's path in `ui-labels.json`; `drivers.*.key` is for every driver with that word on the screen. */
  readonly meanings: Readonly<Record<string, LabelMeaning>>;
}

function parse<T>(schema: z.ZodType<T>, file: string): T {
  const result = schema.safeParse(readJson(file));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(
    `${file}: "${issue?.path.join('.')}": ${issue?.message}. It must be a text in the language of this folder.`,
  );
}

/**
 * Reads the texts of a language that may have only some: what isn't there is shown in English.
 *
 * @param folder folder of the language, such as `src/data/zh`; it can lack any file, and itself be missing
 * @throws Error naming file and key for a value that is no text
 */
export function readPartly(folder: string): FactTranslation {
  const read = <T>(schema: z.ZodType<T>, name: string): T | undefined => {
    const file = path.join(folder, name);
    return fs.existsSync(file) ? parse(schema, file) : undefined;
  };
  const texts = Object.fromEntries(
    catalogueNames.map((name) => [name, read(catalogueSchema, `${name}.json`) ?? {}]),
  ) as unknown as FactTranslation['texts'];
  return {texts, meanings: read(meaningsSchema, MEANINGS_FILE) ?? {}};
}

/** A text, or an explanation of a label, that isn't in step with the facts. */
export interface ChineseTask {
  /** File of the catalog. */
  readonly file: string;
  /** English text, or path of a label. */
  readonly key: string;
}

/** Reads the Chinese texts as they are, without comparing them with the facts. */
export function readChineseSoFar(folder: string): FactTranslation {
  const texts = Object.fromEntries(
    catalogueNames.map((name) => [name, parse(catalogueSchema, path.join(folder, `${name}.json`))]),
  ) as unknown as FactTranslation['texts'];
  return {texts, meanings: parse(meaningsSchema, path.join(folder, MEANINGS_FILE))};
}

/** Chinese texts that the facts need and that aren't there. */
export function missingChinese({texts}: FactTranslation, facts: RawFacts): readonly ChineseTask[] {
  return catalogueNames.flatMap((name) =>
    translatableTexts(facts, name)
      .filter((text) => !Object.hasOwn(texts[name], text))
      .map((key) => ({file: `${name}.json`, key})),
  );
}

/** Texts of a language whose facts are gone, or never were. */
export function unusedTexts({texts}: FactTranslation, facts: RawFacts): readonly ChineseTask[] {
  return catalogueNames.flatMap((name) => {
    const used = new Set(translatableTexts(facts, name));
    return Object.keys(texts[name])
      .filter((text) => !used.has(text))
      .map((key) => ({file: `${name}.json`, key}));
  });
}

/** Paths of all labels that tables and sentences show. */
function shownPaths(facts: RawFacts): readonly LabelPath[] {
  const ofField = (path: LabelPath, options: readonly string[] | null): readonly LabelPath[] => [
    path,
    ...(options ?? []).map((value) => optionPath(path, value)),
  ];
  return [
    ...facts.drivers.flatMap(({name, fields}) =>
      fields.flatMap(({key, options}) => ofField(fieldPath(name, key), options)),
    ),
    ...facts['storage-common'].formFields.flatMap(({key, options}) =>
      ofField(commonPath(key), options),
    ),
    ...facts.settings.settings.flatMap(({key, options}) => ofField(settingPath(key), options)),
  ];
}

/** Explanations of labels that are gone, or that have another word on the screen now. */
export function staleMeanings(
  {meanings}: FactTranslation,
  facts: RawFacts,
): readonly ChineseTask[] {
  const explained = new Set(
    shownPaths(facts).flatMap((place) => {
      const text = screenText(facts['ui-labels'], 'zh', place);
      return meaningKeys(place)
        .filter((key) => meanings[key]?.screen === text && meanings[key].means !== text)
        .slice(0, 1);
    }),
  );
  return Object.keys(meanings)
    .filter((key) => !explained.has(key))
    .map((key) => ({file: MEANINGS_FILE, key}));
}

/**
 * Reads the Chinese texts and checks that none is missing.
 *
 * @param folder folder of the catalogues, `src/data/zh`
 * @throws Error naming file and text for the first English text without a Chinese one
 */
export function readChinese(folder: string, facts: RawFacts): FactTranslation {
  const chinese = readChineseSoFar(folder);
  const [missing] = missingChinese(chinese, facts);
  if (missing) {
    const file = path.join(folder, missing.file);
    throw new Error(
      `${file}: no Chinese text for "${missing.key}". Add the key with its translation.`,
    );
  }
  const [stale] = staleMeanings(chinese, facts);
  if (stale) {
    throw new Error(
      `${path.join(folder, stale.file)}: "${stale.key}" explains "${chinese.meanings[stale.key]?.screen ?? ''}", which isn't on the screen. See ui-labels.json, and correct or delete the entry.`,
    );
  }
  return chinese;
}
