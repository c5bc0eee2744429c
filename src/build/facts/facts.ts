import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {didYouMean} from '../../lib/didYouMean';
import type {LocaleCode} from '../../lib/localized';
import {pagesFolder} from '../../lib/pageFiles';
import {readChinese} from './catalogue';
import type {Chinese} from './catalogue';
import type {CatalogueName} from './factTexts';
import {
  commonPath,
  driverPath,
  englishLabel,
  fieldPath,
  labelAt,
  labelOf,
  optionPath,
  settingPath,
} from './labels';
import type {Label, LabelPath} from './labels';
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

/** Section of the configuration file for keys that stand at its top level. */
const TOP_LEVEL_SECTION = 'general';

/** Longest list of allowed names a message still prints. */
const LONGEST_ALLOWED_LIST = 24;

/** The facts of one program version with their Chinese texts; every lookup of an unknown key throws. */
export interface Facts {
  readonly raw: RawFacts;
  readonly chinese: Chinese;
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
 * dashes (content standard section 4).
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

/** Ties raw facts and Chinese texts to lookups. */
export function createFacts(raw: RawFacts, chinese: Chinese): Facts {
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
    chinese,
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
  return createFacts(raw, readChinese(path.join(siteDir, 'src/data/zh'), raw));
}

/** Folders of the files that {@link loadFacts} reads, from the top of the project. */
export const FACTS_FOLDERS = ['src/data/facts', 'src/data/zh'];

/** Changes when a file of the facts does. */
export function factsStamp(siteDir: string): string {
  return FACTS_FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder))
      .map((name) => `${name} ${fs.statSync(path.join(siteDir, folder, name)).mtimeMs}`),
  ).join();
}

/** Whether a common field is shown in a driver's form (`shownWhen` in storage-common.json). */
export function showsCommonField(field: CommonFieldFact, driver: DriverFact): boolean {
  const {flags} = driver;
  const isAlwaysProxied = Boolean(flags.onlyProxy) || Boolean(flags.onlyLocal);
  const rules: Record<CommonFieldFact['shownWhen'], boolean> = {
    always: true,
    'flag noCache is not set': !flags.noCache,
    'neither onlyProxy nor onlyLocal is set': !isAlwaysProxied,
    'onlyProxy or onlyLocal is set': isAlwaysProxied,
    'proxyRangeOption is set and neither onlyProxy nor onlyLocal is set':
      Boolean(flags.proxyRangeOption) && !isAlwaysProxied,
    'flag localSort is set': Boolean(flags.localSort),
  };
  return rules[field.shownWhen];
}

/** Texts and labels of the facts in one language. */
export interface FactWords {
  readonly locale: LocaleCode;
  /** A text of the facts, translated. */
  readonly text: (catalogue: CatalogueName, english: string) => string;
  /** Name of a driver in the form's list. */
  readonly driver: (name: string) => string;
  readonly field: (driver: string, key: string) => Label;
  readonly common: (key: string) => Label;
  readonly setting: (key: string) => Label;
  readonly permission: (permission: PermissionFact) => string;
  /** Words for a choice of a field, where they say more than the value. */
  readonly option: (field: LabelPath, value: string) => Label | undefined;
}

/** Words of a language. */
export function factWords({raw, chinese}: Facts, locale: LocaleCode): FactWords {
  const labels = raw['ui-labels'];
  const of = (path: LabelPath): Label => labelOf(labels, chinese.meanings, locale, path);
  const text = (catalogue: CatalogueName, english: string): string =>
    locale === 'en' ? english : (chinese.texts[catalogue][english] ?? english);
  return {
    locale,
    text,
    driver: (name) => (labelAt(labels, driverPath(name)) ? of(driverPath(name)).text : name),
    field: (driver, key) => of(fieldPath(driver, key)),
    common: (key) => of(commonPath(key)),
    setting: (key) => of(settingPath(key)),
    permission: ({key, name}) => {
      const path = ['users', 'permissions', key];
      return labelAt(labels, path) ? of(path).text : text('permissions', name);
    },
    option: (field, value) => {
      const label = of(optionPath(field, value));
      const saysMore = label.text.toLowerCase() !== englishLabel(value).toLowerCase();
      return saysMore || label.meaning !== undefined ? label : undefined;
    },
  };
}

/** File of a page in English, which every page has. */
function docFile(siteDir: string, doc: string): string {
  return path.join(siteDir, 'docs', `${doc}.mdx`);
}

/** Whether a page stands in the project; references to pages not yet written are shown without a link. */
export function hasDoc(siteDir: string, doc: string): boolean {
  return fs.existsSync(docFile(siteDir, doc));
}

/** A message of a driver or its provider that its page explains. */
export interface DriverPageMessage {
  /** Heading of the page that explains it. */
  readonly id: string;
  readonly texts: readonly string[];
}

/**
 * Messages a page explains: headings of its troubleshooting section that begin with a message in code, as the English
 * page has them. None for a page that isn't written yet.
 */
export function messagesOf(siteDir: string, doc: string): readonly DriverPageMessage[] {
  if (!hasDoc(siteDir, doc)) return [];
  const [, section = ''] =
    /^## .*#troubleshooting \*\/\}$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(
      fs.readFileSync(docFile(siteDir, doc), 'utf8'),
    ) ?? [];
  return [...section.matchAll(/^#{3,4} (`.*?)\s*\{\/\* #(\S+) \*\/\}$/gm)].map(
    ([, heading = '', id = '']) => ({
      id,
      texts: [...heading.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
    }),
  );
}

/** Words a page is found by (`keywords` in its frontmatter); none for a page that is not written yet. */
export function keywordsOf(siteDir: string, doc: string): readonly string[] {
  return frontMatterList(siteDir, doc, 'keywords');
}

/** Tags of a page (`tags` in its frontmatter); none for a page that is not written yet. */
export function tagsOf(siteDir: string, doc: string): readonly string[] {
  return frontMatterList(siteDir, doc, 'tags');
}

function frontMatterList(siteDir: string, doc: string, key: string): readonly string[] {
  if (!hasDoc(siteDir, doc)) return [];
  const list: unknown = matter(fs.readFileSync(docFile(siteDir, doc), 'utf8')).data[key];
  return Array.isArray(list) ? list.map(String) : [];
}

/** What is found on the pages of the API, with the page of each. */
function inApiPages<T>(
  siteDir: string,
  read: (text: string, doc: string) => readonly (readonly [key: string, value: T])[],
): ReadonlyMap<string, T> {
  const folder = path.join(siteDir, 'docs/guide/api');
  if (!fs.existsSync(folder)) return new Map();
  const files = fs.readdirSync(folder, {recursive: true}).map(String);
  return new Map(
    files
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) =>
        read(
          fs.readFileSync(path.join(folder, file), 'utf8'),
          `guide/api/${file.slice(0, -'.mdx'.length).split(path.sep).join('/')}`,
        ),
      ),
  );
}

/** Pages of the API by the ids of the routes they describe. */
export function routePages(siteDir: string): ReadonlyMap<string, string> {
  return inApiPages(siteDir, (text, doc) =>
    [...text.matchAll(/<ApiRoute id="([^"]+)"/g)].map(([, id = '']) => [id, doc] as const),
  );
}

/** A heading of a page. */
export interface HeadingPlace {
  readonly doc: string;
  readonly id: string;
}

/** Headings right above the fields of shared types, by the names of the types. */
export function typePlaces(siteDir: string): ReadonlyMap<string, HeadingPlace> {
  return inApiPages(siteDir, (text, doc) =>
    [...text.matchAll(/\{\/\* #(\S+) \*\/\}\s+<ApiType name="(\w+)"/g)].map(
      ([, id = '', name = '']) => [name, {doc, id}] as const,
    ),
  );
}

/** Titles of a page's headings in one language, by their IDs, without the marks of code. */
export function headingsOf(
  siteDir: string,
  locale: LocaleCode,
  doc: string,
): ReadonlyMap<string, string> {
  const text = fs.readFileSync(path.join(siteDir, pagesFolder(locale), `${doc}.mdx`), 'utf8');
  const headings = text.matchAll(/^#{2,4} (.+?) \{\/\* #(\S+) \*\/\}$/gm);
  return new Map([...headings].map(([, title = '', id = '']) => [id, title.replaceAll('`', '')]));
}

/** Title of a page in one language. */
export function titleOf(siteDir: string, locale: LocaleCode, doc: string): string {
  const file = path.join(siteDir, pagesFolder(locale), `${doc}.mdx`);
  return String(matter(fs.readFileSync(file, 'utf8')).data['title']);
}
