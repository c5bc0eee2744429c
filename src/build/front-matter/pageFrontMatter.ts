import {tagLabels} from '../../data/tags';
import {
  homeKeys,
  layoutOf,
  portfolioKeys,
  type PageLayout,
  type PageTag,
} from '../../lib/node/frontMatter';
import type {FileHistory} from '../../lib/node/gitHistory';
import {headingLevels} from '../../lib/node/headerDepth';
import type {PageRun} from '../../lib/shared/liveResults';
import {inLanguage, languageOf, type LocaleCode} from '../../lib/shared/localized';
import {parseNamed, readTexts, type Named} from '../../lib/shared/namedEntries';
import type {PageDay, PageFrontMatter} from '../../lib/shared/pageFrontMatter';
import {hasReadingTime, readingTime} from '../../lib/node/readingTime';
import {formatDay} from '../dates';

type FrontMatter = Readonly<Record<string, unknown>>;

/** A page as the build reads it; its frontmatter has been checked (`frontMatterFaults`). */
export interface PageSource {
  /** Path from the top of the repository, for messages. */
  readonly file: string;
  readonly locale: LocaleCode;
  readonly frontMatter: FrontMatter;
  /** Markdown below the frontmatter. */
  readonly body: string;
  readonly history: FileHistory | undefined;
  /** Whether its steps were run; undefined where no check mentions the page. */
  readonly run?: PageRun | undefined;
  /** Language of the site that shows the page, if it's another one: that language doesn't have the page. */
  readonly siteLocale?: LocaleCode | undefined;
  /** Languages that can lack pages, and have this one. */
  readonly moreLanguages?: readonly LocaleCode[];
}

/** Keys whose values become part of the facts, or of what Docusaurus makes of them. */
const ownKeys: ReadonlySet<string> = new Set([
  // The search reads it in the source: in the page's head, no one would.
  'keywords',
  ...['author', 'category', 'tags', 'original', 'date', 'cover', 'icon', 'shortTitle'],
  ...['sticky', 'order', 'breadcrumb', 'comment', 'editLink', 'lastUpdated', 'contributors'],
  ...[
    'breadcrumbIcon',
    'toc',
    'headerDepth',
    'sidebar',
    'apiServer',
    'home',
    'portfolio',
    'layout',
  ],
  ...portfolioKeys,
  ...homeKeys,
]);

/**
 * Frontmatter as the pages of the site read it: Docusaurus's own keys, and everything else that the page
 * shows about itself under `page`.
 *
 * @param source the page
 * @param report receives one message per value that is omitted (specification section 5)
 */
export function pageFrontMatter(
  source: PageSource,
  report: (message: string) => void,
): Record<string, unknown> {
  const {frontMatter} = source;
  const {shortTitle, sticky, order, editLink} = frontMatter;
  const rest = Object.entries(frontMatter).filter(([key]) => !ownKeys.has(key));
  return {
    ...(shortTitle === undefined ? {} : {sidebar_label: shortTitle, pagination_label: shortTitle}),
    ...Object.fromEntries(rest),
    ...docusaurusKeys(frontMatter),
    ...(editLink === false ? {custom_edit_url: null} : {}),
    ...(sticky === undefined && order === undefined
      ? {}
      : {sidebar_custom_props: withoutGaps({sticky, order})}),
    page: derivedFrontMatter(source, report),
  };
}

/** Keys of the specification in the words of Docusaurus. */
function docusaurusKeys(frontMatter: FrontMatter): Record<string, unknown> {
  const {toc, headerDepth, sidebar} = frontMatter;
  const layout = layoutOf(frontMatter);
  return withoutGaps({
    layout: layout === 'page' ? frontMatter['layout'] : layout,
    hide_table_of_contents: typeof toc === 'boolean' ? !toc : undefined,
    toc_max_heading_level:
      typeof headerDepth === 'number' ? headingLevels(headerDepth).maxHeadingLevel : undefined,
    displayed_sidebar: sidebar === false ? null : sidebar,
  });
}

function derivedFrontMatter(
  source: PageSource,
  report: (message: string) => void,
): PageFrontMatter {
  const {frontMatter, locale, history, run} = source;
  const named = (key: string): readonly Named[] | undefined =>
    namedValues(source, key, report)?.map(parseNamed);
  const tags = namedValues(source, 'tags', report) as readonly PageTag[] | undefined; // checked before
  const isOff = (key: string): boolean => frontMatter[key] === false;
  const siteLocale = source.siteLocale ?? locale;
  const {htmlLang} = languageOf(siteLocale);
  const inWords = (iso: string | undefined): PageDay | undefined =>
    iso === undefined ? undefined : {iso, words: formatDay(iso, htmlLang)};
  return withoutGaps({
    isUntranslated: siteLocale === locale ? undefined : true,
    moreLanguages: source.moreLanguages?.length === 0 ? undefined : source.moreLanguages,
    minutes: hasReadingTime(frontMatter['page_type'], source.body)
      ? readingTime(source.body)
      : undefined,
    authors: named('author'),
    isOriginal: frontMatter['original'] === true ? true : undefined,
    date: inWords(dayOf(frontMatter['date'])),
    categories: named('category'),
    tags: tags?.map((tag) => ({name: inLanguage(tagLabels[tag], siteLocale)})),
    icon: frontMatter['icon'],
    cover: frontMatter['cover'],
    shortTitle: frontMatter['shortTitle'],
    breadcrumb: isOff('breadcrumb') ? false : undefined,
    breadcrumbIcon: frontMatter['breadcrumbIcon'] === true ? true : undefined,
    sidebar: isOff('sidebar') ? false : undefined,
    apiServer: isOff('apiServer') ? false : undefined,
    run: run && 'date' in run ? {...run, date: inWords(run.date)} : run,
    hasRoutes: source.body.includes('<ApiRoute ') ? true : undefined,
    isWide: source.body.includes('<DriverMatrix full') ? true : undefined,
    comment: isOff('comment') ? false : undefined,
    updatedAt: isOff('lastUpdated') ? undefined : inWords(history?.updatedAt),
    contributors:
      isOff('contributors') || history?.contributors.length === 0
        ? undefined
        : history?.contributors,
    portfolio: partsOf(frontMatter, 'portfolio', portfolioKeys),
    home: partsOf(frontMatter, 'home', homeKeys),
  });
}

/** Texts under a key; any other value is reported and omitted (specification section 5). */
function namedValues(
  {file, frontMatter}: PageSource,
  key: string,
  report: (message: string) => void,
): readonly string[] | undefined {
  const value = frontMatter[key];
  if (value === undefined) return undefined;
  const texts = readTexts(value);
  if (texts === undefined) {
    report(
      `${file}: frontmatter "${key}" is ${JSON.stringify(value)} and is ignored. Write a text or a list of texts.`,
    );
  }
  return texts;
}

function dayOf(value: unknown): string | undefined {
  if (value instanceof Date) return value.toISOString().slice(0, 'YYYY-MM-DD'.length);
  return typeof value === 'string' ? value : undefined;
}

/** What a page of a layout has for it; its values were checked before. */
function partsOf(
  frontMatter: FrontMatter,
  layout: PageLayout,
  keys: readonly string[],
): Record<string, unknown> | undefined {
  if (layoutOf(frontMatter) !== layout) return undefined;
  return withoutGaps(Object.fromEntries(keys.map((key) => [key, frontMatter[key]])));
}

function withoutGaps(record: FrontMatter): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
