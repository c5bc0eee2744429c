import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {loadFacts} from '../../../src/build/facts/facts';
import {storageBody, type StorageValues} from '../../../src/build/facts/storageBody';

const root = path.resolve(import.meta.dirname, '../../..');
const folders = ['docs', 'i18n/zh/docusaurus-plugin-content-docs/current'] as const;

export type {StorageValues};

/** Facts of the site, as its components read them. */
export const facts = loadFacts(root);

/** Text of a page in both languages, English first. */
export function textsOf(page: string): readonly [string, string] {
  const [english, chinese] = folders.map((folder) =>
    readFileSync(path.join(root, folder, `${page}.mdx`), 'utf8'),
  );
  return [english ?? '', chinese ?? ''];
}

/** Whether the site has a page. */
export function hasPage(page: string): boolean {
  return existsSync(path.join(root, folders[0], `${page}.mdx`));
}

/** Text of a section: from its heading to the next one of the same depth or a higher one. */
export function sectionOf(text: string, id: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.includes(`{/* #${id} */}`));
  if (start === -1) throw new Error(`No heading has the ID ${id}.`);
  const depth = /^#+/.exec(lines[start] ?? '')?.[0].length ?? 0;
  const length = lines
    .slice(start + 1)
    .findIndex((line) => new RegExp(`^#{1,${depth}} `).test(line));
  return lines.slice(start, length === -1 ? undefined : start + 1 + length).join('\n');
}

/** Fields that a section names, by their keys. */
function fieldsNamed(section: string): ReadonlySet<string> {
  return new Set([...section.matchAll(/<Field name="([^"]+)"/g)].map(([, key]) => key ?? ''));
}

/** Common fields that the steps name by their labels. */
const labels: Readonly<Record<string, string>> = {
  mount_path: '**Mount Path**',
  order: '**Order**',
  root_folder_path: '**Root folder path**',
};
const labelsInChinese: Readonly<Record<string, string>> = {
  mount_path: '**挂载路径**',
  order: '**序号**',
  root_folder_path: '**根文件夹路径**',
};

/**
 * Body that the form sends if a reader follows the steps of a page: the form's defaults, and a value for each field
 * that the steps name.
 *
 * @throws Error that names a value that the steps of the page don't tell the reader to enter, or a required
 *   field without a default that they omit
 */
export function stepsBody(
  page: string,
  driverName: string,
  values: StorageValues,
  id = 'add',
): StorageValues {
  const driver = facts.driver(driverName);
  for (const [text, names] of [
    [textsOf(page)[0], labels],
    [textsOf(page)[1], labelsInChinese],
  ] as const) {
    const section = sectionOf(text, id);
    const named = fieldsNamed(section);
    for (const key of Object.keys(values)) {
      if (key === 'mount_path' || named.has(key) || section.includes(names[key] ?? '\0')) continue;
      throw new Error(`The steps of ${page}#${id} don't name the field ${key}.`);
    }
  }
  const missing = driver.fields.find(
    (field) =>
      field.required && field.default === null && field.type !== 'bool' && !(field.key in values),
  );
  if (missing) throw new Error(`The steps of ${page}#${id} leave out ${missing.key}.`);
  return formBody(driverName, values);
}

/** Values of the sample for the API on a page, which are the same in both languages. */
export function sampleOf(page: string, driverName: string): StorageValues {
  const [english, chinese] = textsOf(page).map((text) => {
    const found = new RegExp(
      `<StorageSample\\s+driver="${driverName}"\\s+values=\\{(\\{[\\s\\S]*?\\})\\}\\s*/>`,
    ).exec(text);
    if (!found) throw new Error(`${page} has no sample for ${driverName}.`);
    return JSON.stringify(runInNewContext(`(${found[1] ?? ''})`));
  });
  if (english !== chinese) throw new Error(`${page}: the languages have different samples.`);
  return JSON.parse(english ?? '{}') as StorageValues;
}

/** Body of the sample on a page, with the addresses of the peer in place of the invented ones. */
export function sampleBody(
  page: string,
  driverName: string,
  changes: StorageValues = {},
): StorageValues {
  return storageBody(facts, facts.driver(driverName), {...sampleOf(page, driverName), ...changes});
}

/** Body of a storage with the form's defaults and some values. */
export function formBody(driverName: string, values: StorageValues): StorageValues {
  const driver = facts.driver(driverName);
  // A switch is always sent, and off unless someone turns it on.
  const switches = driver.fields.filter(
    ({type, default: text}) => type === 'bool' && text === null,
  );
  return storageBody(facts, driver, {
    ...Object.fromEntries(switches.map(({key}) => [key, false])),
    ...values,
  });
}
