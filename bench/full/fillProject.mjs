import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {prose} from './prose.mjs';

/** @typedef {{id: string, title: string, type: string, body: string, frontMatter?: string}} PlannedPage */

const folders = /** @type {const} */ ({
  en: 'docs',
  zh: 'i18n/zh/docusaurus-plugin-content-docs/current',
});

const descriptions = {
  en: (/** @type {string} */ title) =>
    `Everything about ${title}: set it up, choose its options, and fix what goes wrong with it.`,
  zh: (/** @type {string} */ title) =>
    `${title} 的全部内容：添加方法、各项选项的含义，以及常见问题的处理步骤，供管理员查阅。`,
};

/** Guides of the site map that need no facts, by folder. */
const guides = {
  'guide/install': 'script manual download desktop source paas reverse-proxy update',
  'guide/advanced':
    'user role meta share label session 2fa webauthn sso ldap search offline-download archive rapid_upload alias balance delivery s3 ftp mcp frp ipa backup security system_arch',
  guide: 'first-steps migrate webdav preview ecosystem community sponsor changelog',
  faq: 'howto why seealso',
  reference: 'drivers environment errors versions glossary',
};

/** Page types of the folders. */
const types = {
  'guide/install': 'install',
  'guide/advanced': 'guide',
  guide: 'guide',
  faq: 'faq',
  reference: 'reference',
};

/** Names of old pages that are spelled otherwise today. */
const renamed = /** @type {Readonly<Record<string, string>>} */ ({
  'Alist V2 V3': 'alist_v2_v3',
  'baidu.photo': 'baidu_photo',
  sfpt: 'sftp',
});

/**
 * All pages the site will have: one for every driver, group of routes and group of settings, from the facts,
 * and one for every guide.
 *
 * @param {string} root
 * @returns {readonly PlannedPage[]}
 */
function plannedPages(root) {
  /** @param {string} name */
  const facts = (name) =>
    JSON.parse(readFileSync(path.join(root, 'src/data/facts', `${name}.json`), 'utf8'));
  /** @type {PlannedPage[]} */
  const pages = [];
  for (const {slug, titleEn, drivers} of facts('driver-pages')) {
    if (drivers.length === 0) continue;
    const body = drivers.map((/** @type {string} */ driver) =>
      ['DriverCard', 'DriverFields', 'CommonFields', 'Delivery', 'Capabilities']
        .map((component) => `<${component} driver="${driver}" />`)
        .join('\n\n'),
    );
    pages.push({
      id: `guide/drivers/${renamed[slug] ?? slug}`,
      title: titleEn,
      type: 'driver',
      body: body.join('\n\n'),
      frontMatter: `drivers: ${JSON.stringify(drivers)}\n`,
    });
  }
  const shownRoutes = readFileSync(path.join(root, folders.en, 'guide/api/fs.mdx'), 'utf8');
  for (const [group, entries] of groupBy(facts('api').routes, ({group: name}) => name)) {
    const ids = entries.map(({id}) => id).filter((id) => !shownRoutes.includes(`id="${id}"`));
    if (ids.length === 0) continue;
    pages.push({
      id: `guide/api/group-${group.replaceAll(/\W+/g, '-')}`,
      title: `API ${group}`,
      type: 'api',
      body: ids.map((id) => `<ApiRoute id="${id}" />`).join('\n\n'),
    });
  }
  for (const [group] of groupBy(facts('settings').settings, ({group: name}) => name)) {
    pages.push({
      id: `config/${group}`,
      title: `Settings ${group}`,
      type: 'config',
      body: `<SettingTable group="${group}" />`,
    });
  }
  for (const [folder, names] of Object.entries(guides)) {
    for (const name of names.split(' ')) {
      const type = types[/** @type {keyof typeof types} */ (folder)];
      pages.push({id: `${folder}/${name}`, title: `About ${name}`, type, body: ''});
    }
  }
  return pages;
}

/**
 * @param {readonly {id: string, group: string}[]} entries
 * @param {(entry: {id: string, group: string}) => string} keyOf
 * @returns {ReadonlyMap<string, readonly {id: string, group: string}[]>}
 */
function groupBy(entries, keyOf) {
  /** @type {Map<string, {id: string, group: string}[]>} */
  const groups = new Map();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry)) ?? [];
    group.push(entry);
    groups.set(keyOf(entry), group);
  }
  return groups;
}

/**
 * Fills a copy of the project to the size it will have, in both languages. Pages that exist stay.
 *
 * @param {string} root top folder of the copy
 * @returns {number} pages added in each language
 */
export function fillProject(root) {
  /** @type {Map<string, string[]>} */
  const added = new Map();
  for (const [turn, {id, title, type, body, frontMatter = ''}] of plannedPages(root).entries()) {
    if (existsSync(path.join(root, folders.en, `${id}.mdx`))) continue;
    for (const locale of /** @type {const} */ (['en', 'zh'])) {
      const file = path.join(root, folders[locale], `${id}.mdx`);
      mkdirSync(path.dirname(file), {recursive: true});
      const head = [
        `title: ${JSON.stringify(title)}`,
        `description: ${JSON.stringify(descriptions[locale](title))}`,
        `sidebar_label: ${JSON.stringify(title)}`,
        'sidebar_position: 5',
        `page_type: ${type}`,
        `${frontMatter}keywords: [${JSON.stringify(title)}]`,
      ].join('\n');
      writeFileSync(file, `---\n${head}\n---\n\n${body}\n\n${prose(locale, turn)}`);
    }
    const group = path.posix.dirname(id);
    added.set(group, [...(added.get(group) ?? []), id]);
  }
  addToSidebar(path.join(root, 'sidebars.ts'), added);
  return [...added.values()].flat().length;
}

/**
 * @param {string} file
 * @param {ReadonlyMap<string, readonly string[]>} groups
 * @throws {Error} when the file has no list of guides to add to
 */
function addToSidebar(file, groups) {
  const text = readFileSync(file, 'utf8');
  const categories = [...groups].map(
    ([label, items]) =>
      `{type: 'category', label: ${JSON.stringify(label)}, items: ${JSON.stringify(items)}},`,
  );
  const filled = text.replace(/^ {2}guide: \[/m, (start) => `${start}${categories.join(' ')}`);
  if (filled === text) throw new Error(`${file}: no guide sidebar found.`);
  writeFileSync(file, filled);
}
