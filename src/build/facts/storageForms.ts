import type {
  FieldFormat,
  FormField,
  FormIssue,
  StorageDriver,
  StorageForm,
} from '../../lib/shared/storageForm';
import type {Facts} from './facts';
import type {LocalizedFacts} from './localizedFacts';
import {deliveryOf, isProxied, proxyNames} from './delivery';
import {commonPath, fieldPath, optionPath, settingPath} from './labels';
import type {LabelPath} from './labels';
import type {CatalogueName} from './factTexts';
import {loginFields} from './logins';
import type {CommonFieldFact, DriverFact, DriverFieldFact} from './schema';
import {isSecretKey} from './secretKeys';
import {formOf} from './storageBody';
import {messages} from './messages';
import {inLanguage} from '../../lib/shared/localized';

/** Fields that take a complete URL, by driver; `*` is for every driver. */
const URL_FIELDS: Readonly<Record<string, readonly string[]>> = {
  '*': ['oauth_token_url', 'upload_api'],
  'AList V2': ['url'],
  'AList V3': ['url'],
  Cloudreve: ['address'],
  'Cloudreve V4': ['address'],
  Emby: ['address'],
  Gitee: ['endpoint'],
  'IPFS API': ['endpoint', 'gateway'],
  KodBox: ['address'],
  Lanzou: ['baseUrl', 'shareUrl'],
  Misskey: ['endpoint'],
  'Onedrive Sharelink': ['url'],
  Seafile: ['address'],
  WebDav: ['address'],
};

/** What common fields take. */
const COMMON_FORMATS: Readonly<Partial<Record<string, FieldFormat>>> = {
  mount_path: 'path',
  down_proxy_url: 'url',
};

/** Drivers that connect to `host:port` and need both. */
const HOST_AND_PORT: ReadonlySet<string> = new Set(['FTP', 'FTPS', 'SFTP']);

/** Units that AList's form shows instead of the stored ones: Chunker's bytes appear as MB. */
const UNITS: Readonly<Record<string, number>> = {'Chunker.chunk_size': 1024 ** 2};

/** Fields with the size of an upload's parts in MB, and the seconds in which AList must have sent each. */
const PART_SECONDS: Readonly<Record<string, number>> = {
  // The request has the time limit of base.RestyClient (drivers/google_drive/util.go chunkUpload, drivers/base/client.go DefaultTimeout).
  // The other drivers that let you choose a size upload by clients with limits of half an hour and more.
  'GoogleDrive.chunk_size': 30,
};

function formatOf({name, rootKind}: DriverFact, key: string): FieldFormat | undefined {
  if (key === 'root_folder_id' && rootKind === 'id') return 'id';
  if (key === 'root_folder_path') return 'path';
  if (key === 'address' && HOST_AND_PORT.has(name)) return 'hostPort';
  const takesUrl = [...(URL_FIELDS['*'] ?? []), ...(URL_FIELDS[name] ?? [])].includes(key);
  return takesUrl ? 'url' : undefined;
}

/** What a field looks like, in the words of a language. */
function formField(
  localized: LocalizedFacts,
  path: LabelPath,
  catalogue: CatalogueName,
  field: CommonFieldFact | DriverFieldFact,
): FormField {
  const label = localized.label(path);
  return {
    key: field.key,
    label: label.text,
    type: field.type,
    required: field.required,
    default: field.default,
    note: localized.text(catalogue, field.note),
    ...('defaultWithheld' in field && field.defaultWithheld ? {defaultWithheld: true} : {}),
    ...(label.meaning === undefined
      ? {}
      : {
          meaning: inLanguage(messages.inBrackets, localized.locale)
            .replace('{text}', label.meaning)
            .trim(),
        }),
    ...(field.options === null
      ? {}
      : {
          options: field.options.map((value) => ({
            value,
            label: localized.label(optionPath(path, value)).text,
          })),
        }),
  };
}

function driverField(
  localized: LocalizedFacts,
  driver: DriverFact,
  field: DriverFieldFact,
): FormField {
  const {key, type} = field;
  const format = formatOf(driver, key);
  const unit = UNITS[`${driver.name}.${key}`];
  const partSeconds = PART_SECONDS[`${driver.name}.${key}`];
  const isText = type === 'string' || type === 'text';
  return {
    ...formField(localized, fieldPath(driver.name, key), 'drivers', field),
    ...(format === undefined ? {} : {format}),
    ...(unit === undefined ? {} : {unit}),
    ...(partSeconds === undefined ? {} : {partSeconds}),
    ...(isText && isSecretKey(key) ? {isSecret: true as const} : {}),
    ...(loginFields(driver).includes(key) ? {isLogin: true as const} : {}),
  };
}

/** Known issues that name fields of the form: the page shows the others. */
function issuesOf(
  {raw}: Facts,
  localized: LocalizedFacts,
  driver: DriverFact,
  keys: ReadonlySet<string>,
): readonly FormIssue[] {
  const commonLabels = raw['storage-common'].formFields.flatMap(({key, label}) =>
    label === null ? [] : [[key, `**${label}**`] as const],
  );
  return driver.caveats.flatMap(({kind, text, when}) => {
    const named = [
      ...[...keys].filter((key) => text.includes(`\`${key}\``)),
      ...commonLabels
        .filter(([key, label]) => keys.has(key) && text.includes(label))
        .map(([key]) => key),
    ];
    const fields = [...new Set(named)];
    return kind === 'note' || fields.length === 0
      ? []
      : [{text: localized.text('drivers', text), fields, ...(when && {when})}];
  });
}

/** What becomes of redirected downloads, and what to set where they don't work. */
function redirectOf(localized: LocalizedFacts, driver: DriverFact): StorageForm['redirect'] {
  const reason = driver.redirect?.reason;
  const text = reason === undefined ? {} : {reason: localized.text('drivers', reason)};
  if (deliveryOf(driver) !== 'needs-proxy') return text;
  const names = proxyNames(localized);
  const remedy = inLanguage(messages.howNeededProxy, localized.locale).replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => names[name] ?? whole,
  );
  return {...text, remedy};
}

function storageForm(facts: Facts, localized: LocalizedFacts, driver: DriverFact): StorageForm {
  const {common, own} = formOf(facts, driver);
  const keys = new Set([...common, ...own].map(({key}) => key));
  return {
    driver: driver.name,
    name: localized.driver(driver.name),
    common: common.map((field) => ({
      ...formField(localized, commonPath(field.key), 'common', field),
      ...(COMMON_FORMATS[field.key] && {format: COMMON_FORMATS[field.key]}),
    })),
    own: own.map((field) => driverField(localized, driver, field)),
    issues: issuesOf(facts, localized, driver, keys),
    proxy: !isProxied(driver) ? 'never' : driver.capabilities.proxyOverride ? 'optional' : 'always',
    signAll: localized.label(settingPath('sign_all')).text,
    delivery: deliveryOf(driver),
    redirect: redirectOf(localized, driver),
  };
}

/**
 * What a builder must know about the forms of a page's drivers, by the page's slug.
 *
 * @throws Error naming a field of the tables above that the facts no longer have
 */
export function storageForms(
  facts: Facts,
  localized: LocalizedFacts,
): Readonly<Record<string, readonly StorageForm[]>> {
  for (const [driver, keys] of Object.entries(URL_FIELDS))
    if (driver !== '*') for (const key of keys) facts.field(driver, key);
  for (const driver of HOST_AND_PORT) facts.field(driver, 'address');
  for (const name of [...Object.keys(UNITS), ...Object.keys(PART_SECONDS)]) {
    const [driver = '', key = ''] = name.split('.');
    facts.field(driver, key);
  }
  return Object.fromEntries(
    facts.raw['driver-pages']
      .filter(({drivers}) => drivers.length > 0)
      .map(({slug, drivers}) => [
        slug,
        drivers.map((name) => storageForm(facts, localized, facts.driver(name))),
      ]),
  );
}

/** All drivers that a builder can make a storage of, by their names in AList's form. */
export function storageDrivers({raw}: Facts, localized: LocalizedFacts): readonly StorageDriver[] {
  return raw['driver-pages']
    .flatMap(({slug, drivers}) =>
      drivers.map((driver) => ({driver, name: localized.driver(driver), page: slug})),
    )
    .toSorted((left, right) => left.name.localeCompare(right.name, localized.locale));
}
