import * as z from 'zod';
import {permalinkOf} from '../pages/pagePaths';
import {languageOf, localeCodes, type LocaleCode} from '../../lib/shared/localized';
import type {CatalogueName} from '../facts/factTexts';
import type {Facts} from '../facts/facts';
import {schemas} from '../facts/schema';

/** Folder of the built site with the facts for programs. */
export const FACTS_FOLDER = 'facts';

/** Files with facts, by name without ending; each has a list of that name. */
export const factFileNames = ['drivers', 'settings', 'config', 'errors'] as const;

type FactFileName = (typeof factFileNames)[number];

/** What programs get of each entry: what AList does, and nothing about how this site shows it. */
const entries = {
  drivers: schemas.drivers.element
    .pick({
      name: true,
      rootKind: true,
      rootDefault: true,
      capabilities: true,
      overwrite: true,
      redirect: true,
      cost: true,
      caveats: true,
      fields: true,
    })
    .extend({page: z.url().nullable().describe('The page of the driver')}),
  settings: schemas.settings.shape.settings.element.pick({
    key: true,
    group: true,
    type: true,
    default: true,
    default_note: true,
    options: true,
    flag: true,
    note: true,
    since: true,
  }),
  config: schemas['config-file'].shape.fields.element,
  errors: schemas.errors.shape.errors.element.pick({
    id: true,
    message: true,
    match: true,
    code: true,
    http_status: true,
    where: true,
    cause: true,
    remedy: true,
  }),
} satisfies Record<FactFileName, z.ZodObject>;

/** Texts of each file that are in the language of the site; all others are AList's. */
const catalogues: Readonly<Record<FactFileName, CatalogueName>> = {
  drivers: 'drivers',
  settings: 'settings',
  config: 'config',
  errors: 'errors',
};

/** Where the files are published. */
interface FactPlace {
  /** Origin of the site, without a slash at the end. */
  readonly url: string;
  /** Base URL path of the site. */
  readonly siteBase: string;
  /** Base URL path of the language. */
  readonly baseUrl: string;
  readonly locale: LocaleCode;
}

const schemaAddress = (name: FactFileName, {url, siteBase}: FactPlace): string =>
  `${url}${siteBase}${FACTS_FOLDER}/${name}.schema.json`;

/** Shape of a file. */
function fileShape(name: FactFileName) {
  return z.strictObject({
    $schema: z.url(),
    version: z.string().describe('Release of AList that the facts are about'),
    language: z.enum(localeCodes.map((locale) => languageOf(locale).tag)),
    [name]: z.array(entries[name]),
  });
}

/** JSON Schema of a file, the same for all languages. */
export function factSchema(name: FactFileName, place: FactPlace): object {
  return {
    ...z.toJSONSchema(fileShape(name)),
    $id: schemaAddress(name, place),
    title: `AList: ${name}`,
  };
}

/** The content of a file, in the language of the place. */
export function factFile(name: FactFileName, facts: Facts, place: FactPlace): object {
  const file = {
    $schema: schemaAddress(name, place),
    version: facts.raw.errors._meta.version,
    language: languageOf(place.locale).tag,
    [name]: entriesOf(name, facts, place).map((entry) => translated(entry, name, facts, place)),
  };
  return fileShape(name).parse(file);
}

function entriesOf(name: FactFileName, {raw}: Facts, place: FactPlace): readonly object[] {
  // `parse` drops what isn't picked.
  const read = (list: readonly object[]): readonly object[] =>
    list.map((entry) => z.object(entries[name].shape).parse(entry));
  switch (name) {
    case 'drivers':
      return read(
        raw.drivers.map((driver) => ({...driver, page: driverPage(driver.name, raw, place)})),
      );
    case 'settings':
      return read(raw.settings.settings);
    case 'config':
      return read(raw['config-file'].fields);
    case 'errors':
      return read(raw.errors.errors);
  }
}

/** Address of a driver's page. */
function driverPage(name: string, raw: Facts['raw'], {url, baseUrl}: FactPlace): string | null {
  const page = raw['driver-pages'].find(({drivers}) => drivers.includes(name));
  if (page === undefined) return null;
  return `${url}${baseUrl.replace(/\/$/, '')}${permalinkOf(`guide/drivers/${page.slug}`)}`;
}

/** A value with every text that has a translation translated. */
function translated<T>(value: T, name: FactFileName, {translations}: Facts, place: FactPlace): T {
  const texts = translations[place.locale]?.texts[catalogues[name]];
  if (texts === undefined) return value;
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' && Object.hasOwn(texts, part) ? texts[part] : part,
  ) as T;
}
