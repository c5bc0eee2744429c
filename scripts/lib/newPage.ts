import fs from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {redirects} from '../../src/data/redirects';
import {nearestName} from '../../src/lib/node/didYouMean';
import {completeLocales, type CompleteLocale, type Localized} from '../../src/lib/shared/localized';
import {loadFacts} from '../../src/build/facts/facts';
import {docsOf, fileOf, readSitePage} from '../../src/build/pages/sitePages';
import {permalinkOf} from '../../src/build/pages/pagePaths';
import {
  TRANSLATIONS_FILE,
  currentHashes,
  readChecked,
  recordPages,
} from '../../src/build/site-data/readTranslations';
import {UsageError} from './command.mjs';

const SIDEBARS_FILE = 'sidebars.ts';
const DRIVERS_FOLDER = 'guide/drivers';

/** Types of the pages in a folder; everywhere else they are guides. */
const pageTypes: Readonly<Record<string, string>> = {
  [DRIVERS_FOLDER]: 'driver',
  'guide/install': 'install',
  'guide/api': 'api',
  'guide/api/admin': 'api',
  config: 'config',
  faq: 'faq',
  reference: 'reference',
};

/** What a new page is about. */
export interface NewPage {
  /** Path below the folder of its language, without ending. */
  readonly doc: string;
  readonly title: Localized;
  readonly position: number;
  /** Registered drivers that the page describes. */
  readonly drivers: readonly string[];
}

/** What has to be replaced in a new page; it keeps every rule as it is. */
const texts = {
  description: {
    en: 'Say in one sentence what readers can do after they read this page, and who needs it.',
    zh: '用一句话说明读者读完这一页能做什么、什么时候需要它，长度为三十到七十五个字。',
  },
  lead: {
    en: 'Say in two sentences what this page is for and when readers need it.',
    zh: '用两句话说明这一页讲什么、什么时候需要它。',
  },
  need: {en: 'Before you start', zh: '准备工作'},
  needText: {
    en: '- List what readers need, for example an admin account.',
    zh: '- 列出需要的东西，例如管理员账号。',
  },
  steps: {en: 'Name of the task', zh: '任务名称'},
  step: {
    en: 'Write one action per step, and say where it is.',
    zh: '每一步只写一个动作，并说明在哪里操作。',
  },
  lastStep: {
    en: 'Say what readers see when it works.',
    zh: '说明成功后会看到什么。',
  },
  check: {en: 'Try it', zh: '试一试'},
  checkText: {
    en: 'Say what the status `work` proves for this driver, and how to test the rest.',
    zh: '说明状态 `work` 对这个驱动意味着什么，其余的如何测试。',
  },
  fields: {en: 'Fields', zh: '字段'},
  delivery: {en: 'How files reach visitors', zh: '下载方式'},
  capabilities: {en: 'What works', zh: '支持的操作'},
  troubleshooting: {en: 'Troubleshooting', zh: '故障排查'},
  symptom: {en: 'What readers see', zh: '看到的现象'},
  symptomText: {
    en: 'Name the cause in one sentence. Then write how to fix it and how to check it.',
    zh: '用一句话说明原因，再写如何解决、如何确认。',
  },
  api: {en: 'Storage builder', zh: '配置生成器'},
  seeAlso: {en: 'See also', zh: '另请参阅'},
  contribute: {en: 'Contribute to this site', zh: '参与编写文档'},
} as const satisfies Readonly<Record<string, Localized>>;

/** A text as YAML reads it back: what could be a number or a sign of YAML is quoted. */
function yamlText(text: string): string {
  return /^\p{L}[\p{L}\p{N} /-]*$/u.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
}

/**
 * A page that keeps every rule, with its words to be replaced.
 *
 * @returns the text of the file
 */
export function skeletonOf(
  {doc, title, position, drivers}: NewPage,
  locale: CompleteLocale,
): string {
  const word = (name: keyof typeof texts): string => texts[name][locale];
  const section = (name: keyof typeof texts, id: string): string =>
    `## ${word(name)} {/* #${id} */}`;
  const forDrivers = (component: string, rest = ''): string[] =>
    drivers.map((driver) => `<${component} driver="${driver}"${rest} />`);
  const folder = path.posix.dirname(doc);
  const contribute = path.posix.relative(folder, 'guide/contribute.mdx');
  const name = path.posix.basename(doc);
  const head = [
    '---',
    `title: ${yamlText(title[locale])}`,
    `description: ${word('description')}`,
    `sidebar_label: ${yamlText(title[locale])}`,
    `sidebar_position: ${position}`,
    `page_type: ${pageTypes[folder] ?? 'guide'}`,
    ...(drivers.length > 0 ? [`drivers: [${drivers.map(yamlText).join(', ')}]`] : []),
    `keywords: [${yamlText(name.replaceAll(/[-_]/g, ' '))}]`,
    '---',
  ].join('\n');
  const isDriver = drivers.length > 0;
  const blocks = [
    head,
    word('lead'),
    ...(drivers.length > 1
      ? [`<DriverCards drivers={[${drivers.map((name) => `'${name}'`).join(', ')}]} />`]
      : forDrivers('DriverCard')),
    section('need', isDriver ? 'before' : 'need'),
    word('needText'),
    section('steps', isDriver ? 'add' : 'steps'),
    '<Steps>',
    `1. ${word('step')}\n2. ${word('lastStep')}`,
    '</Steps>',
    ...(isDriver
      ? [
          section('check', 'check'),
          word('checkText'),
          section('fields', 'fields'),
          ...forDrivers('DriverFields'),
          ...forDrivers('CommonFields'),
          section('delivery', 'delivery'),
          ...forDrivers('Delivery'),
          section('capabilities', 'capabilities'),
          ...forDrivers('Capabilities'),
        ]
      : []),
    section('troubleshooting', 'troubleshooting'),
    `### ${word('symptom')} {/* #symptom */}`,
    word('symptomText'),
    ...(isDriver
      ? [
          section('api', 'api'),
          ...forDrivers('StorageSample', ` values={{mount_path: "/${name}"}}`),
        ]
      : // A driver's page has most links already.
        [
          section('seeAlso', 'see-also'),
          `- [${word('contribute')}](${contribute.startsWith('.') ? contribute : `./${contribute}`})`,
        ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Checks the path of a page that is to be written. */
function assertFree(site: string, doc: string): void {
  const allowed =
    'Use small letters, digits, and single hyphens, such as guide/advanced/night-backup.';
  const isDriver = path.posix.dirname(doc) === DRIVERS_FOLDER;
  const letters = isDriver ? /^[a-z0-9]+([-_/][a-z0-9]+)*$/i : /^[a-z0-9]+([-_/][a-z0-9]+)*$/;
  if (!letters.test(doc)) throw new UsageError(`"${doc}" can't be the path of a page. ${allowed}`);
  for (const locale of completeLocales) {
    const taken = docsOf(site, locale).find((each) => each.toLowerCase() === doc.toLowerCase());
    if (taken !== undefined) throw new UsageError(`${fileOf(locale, taken)} exists already.`);
  }
  const address = permalinkOf(doc).replace(/(\.html|\/)$/, '');
  const redirect = redirects.find(({from}) => from === address);
  if (redirect !== undefined) {
    throw new UsageError(
      `${address} leads to ${redirect.to}. Choose another name, or remove that row from src/data/redirects.ts.`,
    );
  }
}

/** Registered drivers of a page in the folder of the drivers. */
function driversOf(site: string, doc: string): readonly string[] {
  if (path.posix.dirname(doc) !== DRIVERS_FOLDER) return [];
  const pages = loadFacts(site).raw['driver-pages'];
  const slug = path.posix.basename(doc);
  const page = pages.find((each) => each.slug === slug);
  if (page) return page.drivers;
  const nearest = nearestName(
    slug,
    pages.map((each) => each.slug),
  );
  throw new UsageError(
    `src/data/facts/driver-pages.json has no page "${slug}".${nearest === undefined ? '' : ` Did you mean ${nearest}?`} Add the driver there first.`,
  );
}

/** Places of the pages beside a new one; it comes after the last of them. */
function positionOf(site: string, doc: string): number {
  const folder = path.posix.dirname(doc);
  const positions = docsOf(site, 'en')
    .filter((each) => path.posix.dirname(each) === folder)
    .map((each) => Number(readSitePage(site, 'en', each).frontMatter['sidebar_position']));
  return Math.max(0, ...positions.filter(Number.isFinite)) + 1;
}

/**
 * Adds a page to the sidebars, after the last page of its folder or, if there is none, of the folder above.
 *
 * @param text what `sidebars.ts` contains
 * @throws UsageError if no sidebar has pages of these folders
 */
export function withSidebarEntry(text: string, doc: string): {text: string; after: string} {
  for (let folder = path.posix.dirname(doc); folder !== '.'; folder = path.posix.dirname(folder)) {
    const entries = [...text.matchAll(new RegExp(`'(${folder}/[^'/]+)'`, 'g'))];
    const last = entries.at(-1);
    if (last?.[1] === undefined) continue;
    const end = last.index + last[0].length;
    return {text: `${text.slice(0, end)}, '${doc}'${text.slice(end)}`, after: last[1]};
  }
  const folders = new Set(
    [...text.matchAll(/'([a-z][^'.]*)\/[^'/]+'/g)].map(([, name = '']) => name),
  );
  const nearest = nearestName(path.posix.dirname(doc), folders);
  throw new UsageError(
    `${SIDEBARS_FILE} has no page beside ${doc}.${nearest === undefined ? '' : ` Did you mean ${nearest}/${path.posix.basename(doc)}?`} Choose a folder that has pages: ${[...folders].sort().join(', ')}.`,
  );
}

/** `offline-download` as a title. */
function titleOf(doc: string): string {
  const words = path.posix.basename(doc).replaceAll(/[-_]/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/**
 * Writes a page in both languages, its sidebar entry, and its record, so that all checks pass at once.
 *
 * @param site top folder of the project
 * @param doc path of the page, without ending
 * @param title titles, if they are known
 * @returns what was done, one line each
 * @throws UsageError if there can't be such a page
 */
export async function writeNewPage(
  site: string,
  doc: string,
  title: Partial<Localized> = {},
): Promise<readonly string[]> {
  assertFree(site, doc);
  const sidebars = path.join(site, SIDEBARS_FILE);
  const drivers = driversOf(site, doc);
  const {text, after} = withSidebarEntry(fs.readFileSync(sidebars, 'utf8'), doc);
  const page: NewPage = {
    doc,
    title: {en: title.en ?? titleOf(doc), zh: title.zh ?? '新页面'},
    position: positionOf(site, doc),
    drivers,
  };
  const done = completeLocales.map((locale) => {
    const file = fileOf(locale, doc);
    fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    fs.writeFileSync(path.join(site, file), skeletonOf(page, locale));
    return `Wrote ${file}`;
  });
  const style = await resolveConfig(sidebars);
  fs.writeFileSync(sidebars, await format(text, {...style, filepath: sidebars}));
  const record = recordPages(currentHashes(site), readChecked(site), [doc]);
  fs.writeFileSync(path.join(site, TRANSLATIONS_FILE), `${JSON.stringify(record, null, 2)}\n`);
  return [
    ...done,
    `Added '${doc}' to ${SIDEBARS_FILE}, after '${after}'`,
    `Added it to ${TRANSLATIONS_FILE}`,
  ];
}
