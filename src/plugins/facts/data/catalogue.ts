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

/**
 * Reads the Chinese texts and checks that none is missing.
 *
 * @param folder folder of the catalogues, `src/data/zh`
 * @throws Error naming file and text for the first English text or label without a Chinese one
 */
export function readChinese(folder: string, facts: RawFacts): Chinese {
  const texts = Object.fromEntries(
    catalogueNames.map((name) => {
      const file = path.join(folder, `${name}.json`);
      const catalogue = parse(catalogueSchema, file);
      const missing = translatableTexts(facts, name).find(
        (text) => !Object.hasOwn(catalogue, text),
      );
      if (missing !== undefined) {
        throw new Error(
          `${file}: no Chinese text for "${missing}". Add the key with its translation.`,
        );
      }
      return [name, catalogue] as const;
    }),
  ) as unknown as Chinese['texts'];
  const file = path.join(folder, 'labels.json');
  const labels = parse(labelsSchema, file);
  const wanted: readonly (readonly [keyof Chinese['labels'], readonly string[]])[] = [
    ['fields', facts.drivers.flatMap(({fields}) => fields.map(({key}) => key))],
    ['common', facts['storage-common'].formFields.map(({key}) => key)],
    ['settings', facts.settings.settings.map(({key}) => key)],
  ];
  for (const [part, keys] of wanted) {
    const missing = keys.find((key) => !Object.hasOwn(labels[part], key));
    if (missing !== undefined) {
      throw new Error(`${file}: "${part}" has no Chinese label for "${missing}". Add it.`);
    }
  }
  return {texts, labels};
}
