import fs from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../../lib/node/didYouMean';
import {textsFolder} from '../../lib/node/pageFiles';
import {
  completeLocales,
  defaultLocale,
  localeCodes,
  type LocaleCode,
} from '../../lib/shared/localized';
import {readChinese, readPartly} from './catalogue';
import {isProxied} from './delivery';
import type {FactTranslation} from './catalogue';
import {readFacts} from './read';
import type {RawFacts} from './read';
import type {
  CommandFact,
  CommonFieldFact,
  ConfigFact,
  DriverFact,
  DriverFieldFact,
  ErrorFact,
  PermissionFact,
  RouteFact,
  SettingFact,
} from './schema';

/** Section of the configuration file for keys that are at its top level. */
const TOP_LEVEL_SECTION = 'general';

/** Longest list of allowed names a message still prints. */
const LONGEST_ALLOWED_LIST = 24;

/** Texts of the facts by language. English ones are in the facts themselves. */
export type FactTranslations = Readonly<
  Record<'zh', FactTranslation> & Partial<Record<LocaleCode, FactTranslation>>
>;

/** The facts of one program version with their translations; every lookup of an unknown key throws. */
export interface Facts {
  readonly raw: RawFacts;
  readonly translations: FactTranslations;
  readonly driver: (name: string) => DriverFact;
  readonly field: (driver: string, key: string) => DriverFieldFact;
  readonly setting: (key: string) => SettingFact;
  readonly settingGroup: (name: string) => readonly SettingFact[];
  readonly config: (key: string) => ConfigFact;
  readonly configSection: (name: string) => readonly ConfigFact[];
  readonly route: (id: string) => RouteFact;
  readonly error: (id: string) => ErrorFact;
  readonly permission: (bit: number) => PermissionFact;
  readonly command: (name: string) => CommandFact;
}

function allowedList(keys: readonly string[], file: string): string {
  return keys.length <= LONGEST_ALLOWED_LIST ? `Allowed: ${keys.join(', ')}.` : `See ${file}.`;
}

/** A lookup over a list that throws, with the allowed keys, for a key that is not there. */
function lookup<T>(
  what: string,
  file: string,
  entries: readonly T[],
  keyOf: (entry: T) => string,
): (key: string) => T {
  const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
  return (key) => {
    const entry = byKey.get(key);
    if (entry === undefined) {
      throw new Error(
        `unknown ${what} "${key}".${didYouMean(key, byKey.keys())} ${allowedList([...byKey.keys()], file)}`,
      );
    }
    return entry;
  };
}

/** Section of a configuration key: its first part, or `general` at the top level. */
function configSectionOf(key: string): string {
  return key.includes('.') ? key.slice(0, key.indexOf('.')) : TOP_LEVEL_SECTION;
}

/** Method a route is meant to be called with; routes that take any name one. */
export function routeMethod(route: RouteFact): string {
  return route.recommended_method ?? route.method;
}

/**
 * Id a route is written with in pages, and, after `api-`, its anchor: method and path in lower case with
 * dashes.
 */
export function routeKey(route: RouteFact): string {
  // Two operations of S3 can have one method and path: a header selects the operation.
  if (route.s3_operation !== undefined) return route.id;
  return `${routeMethod(route)}-${route.path}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}

/** Routes by the id of the facts and by method and path, which differ for routes that take any method. */
function routeLookup(routes: readonly RouteFact[]): (id: string) => RouteFact {
  const byKey = new Map(routes.map((route) => [routeKey(route), route]));
  const byId = lookup('route', 'api.json', routes, ({id}) => id);
  return (id) => byKey.get(id) ?? byId(id);
}

/** Ties raw facts and their translations to lookups. */
export function createFacts(raw: RawFacts, translations: FactTranslations): Facts {
  const driver = lookup('driver', 'drivers.json', raw.drivers, ({name}) => name);
  const settings = raw.settings.settings;
  const configs = raw['config-file'].fields;
  const inGroup = lookup('settings group', 'settings.json', raw.settings.groups, ({name}) => name);
  const sections = [...new Set(configs.map((field) => configSectionOf(field.path)))];
  const inSection = lookup('config section', 'config-file.json', sections, (name) => name);
  const bit = lookup(
    'permission bit',
    'features.json',
    raw.features.features.permissions.bits,
    (entry) => String(entry.bit),
  );
  return {
    raw,
    translations,
    driver,
    field: (name, key) =>
      lookup(`field of ${name}`, 'drivers.json', driver(name).fields, (field) => field.key)(key),
    setting: lookup('setting', 'settings.json', settings, ({key}) => key),
    settingGroup: (name) => settings.filter(({group}) => group === inGroup(name).name),
    config: lookup('config key', 'config-file.json', configs, (field) => field.path),
    configSection: (name) =>
      configs.filter((field) => configSectionOf(field.path) === inSection(name)),
    route: routeLookup(raw.api.routes),
    error: lookup('error', 'errors.json', raw.errors.errors, ({id}) => id),
    permission: (number) => bit(String(number)),
    command: lookup('command', 'cli.json', raw.cli.commands, ({command}) => command),
  };
}

/**
 * Reads the facts of the site.
 *
 * @param siteDir folder of the project
 * @throws Error naming file, key and remedy
 */
export function loadFacts(siteDir: string): Facts {
  const raw = readFacts(path.join(siteDir, 'src/data/facts'));
  const folderOf = (locale: LocaleCode): string => path.join(siteDir, textsFolder(locale));
  const partly = localeCodes
    .filter((locale) => !completeLocales.some((complete) => complete === locale))
    .map((locale) => [locale, readPartly(folderOf(locale))] as const);
  return createFacts(raw, {
    ...Object.fromEntries(partly),
    zh: readChinese(folderOf('zh'), raw),
  });
}

/** Folders of the files that {@link loadFacts} reads, from the top of the project. */
export const FACTS_FOLDERS = [
  'src/data/facts',
  ...localeCodes.filter((locale) => locale !== defaultLocale).map(textsFolder),
];

/** Changes when a file of the facts does. */
export function factsStamp(siteDir: string): string {
  return FACTS_FOLDERS.filter((folder) => fs.existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(siteDir, folder))
        .map((name) => `${name} ${fs.statSync(path.join(siteDir, folder, name)).mtimeMs}`),
    )
    .join();
}

/** Whether a common field is shown in a driver's form (`shownWhen` in storage-common.json). */
export function showsCommonField(field: CommonFieldFact, driver: DriverFact): boolean {
  const {flags} = driver;
  const rules: Record<CommonFieldFact['shownWhen'], boolean> = {
    always: true,
    'flag noCache is not set': !flags.noCache,
    'neither onlyProxy nor onlyLocal is set': !isProxied(driver),
    'onlyProxy or onlyLocal is set': isProxied(driver),
    'proxyRangeOption is set and neither onlyProxy nor onlyLocal is set':
      Boolean(flags.proxyRangeOption) && !isProxied(driver),
    'flag localSort is set': Boolean(flags.localSort),
  };
  return rules[field.shownWhen];
}
