import * as z from 'zod';
import {didYouMean} from './didYouMean';
import {iconName, onOrOff, siteFile, text, textList, textOrOff} from '../shared/frontMatterValues';
import {backgroundShape, homeShape} from '../shared/homeLayout';
import {focusSetting} from './modeSettings';
import {readTexts} from '../shared/namedEntries';
import {portfolioNeeds, portfolioShape} from '../shared/portfolio';

/** Page types a page may declare. */
const pageTypes = [
  'driver',
  'install',
  'guide',
  'api',
  'config',
  'faq',
  'tool',
  'reference',
  'landing',
] as const;

/** Tags a driver page may carry. */
const pageTags = [
  'china',
  'global',
  'self-hosted',
  'object-storage',
  'share-link',
  'wrapper',
  'protocol',
  'oauth',
  'cookie',
  'proxy-only',
  'read-only',
] as const;

/** A tag of a driver page. */
export type PageTag = (typeof pageTags)[number];

/** Layouts a page may ask for (specification section 2); the first is the default. */
const layouts = ['page', 'portfolio', 'home'] as const;

/** A layout of a page. */
export type PageLayout = (typeof layouts)[number];

/** The layout a page asks for, by its name or by the switch of that name (specification section 3). */
export function layoutOf(frontMatter: Readonly<Record<string, unknown>>): PageLayout {
  if (frontMatter['portfolio'] === true) return 'portfolio';
  if (frontMatter['home'] === true) return 'home';
  return layouts.find((each) => each === frontMatter['layout']) ?? 'page';
}

/** Docusaurus's name of a page, or none. */
const pageOrNull = z.union([text, z.null()]).describe('a page id or null');

/** A number that isn't endless. */
const number = z.number().describe('a number');

/** A day of the calendar; YAML hands unquoted ones on as dates. */
const day = z.union([z.date(), z.iso.date()]).describe('a day, YYYY-MM-DD');

/** A month. */
const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .describe('a month, YYYY-MM');

/** Levels of headings, below the title, that the contents of a page can list. */
const HEADER_DEPTHS = [1, 2, 3];

/** Anything: values that are no texts are logged and omitted (specification section 5). */
const names = z.unknown().describe('a text or a list of texts');

/** Known tags; anything but texts is logged and omitted (specification section 5). */
const tags = z
  .unknown()
  .refine((value) => readTexts(value)?.every(isPageTag) ?? true)
  .describe(`a list of ${pageTags.join(', ')}`);

function isPageTag(value: string): boolean {
  return (pageTags as readonly string[]).includes(value);
}

/** Keys that every page has. */
const pageNeeds = {
  title: text,
  description: text.describe('one sentence'),
  sidebar_label: text.describe('a short text'),
  sidebar_position: number,
  page_type: z.enum(pageTypes).describe(pageTypes.join(', ')),
  keywords: textList,
};

/** Keys that every page can have. */
const pageShape = {
  slug: text.describe('an address'),
  drivers: textList.describe('a list of registered driver names'),
  facts: textList.describe('a list of fact keys'),
  tags,
  checked: month,
  hide_table_of_contents: onOrOff,
  toc_max_heading_level: z.literal([2, 3, 4]).describe('2, 3, 4'),
  pagination_prev: pageOrNull,
  pagination_next: pageOrNull,
  image: text.describe('an image address'),
  author: names,
  category: names,
  original: onOrOff,
  date: day,
  cover: siteFile,
  icon: iconName,
  shortTitle: text.describe('a short text'),
  sticky: z.union([onOrOff, number]).describe('true, false or a number, the greater the higher'),
  order: number,
  breadcrumb: onOrOff,
  comment: onOrOff,
  editLink: onOrOff,
  lastUpdated: onOrOff,
  contributors: onOrOff,
  footer: textOrOff,
  copyright: textOrOff,
  license: text.describe('the name of a licence'),
  focus: focusSetting,
  pure: onOrOff,
  layout: z.enum(layouts).describe(layouts.join(', ')),
  breadcrumbIcon: onOrOff,
  toc: onOrOff,
  headerDepth: z.literal(HEADER_DEPTHS).describe(HEADER_DEPTHS.join(', ')),
  sidebar: textOrOff.describe('false or the name of a sidebar'),
  apiServer: onOrOff,
  home: onOrOff,
  portfolio: onOrOff,
};

/** Keys that only pages of some layouts have: those that such a page needs, and the others. */
const ofLayouts: Readonly<
  Record<PageLayout, {readonly needs: z.ZodRawShape; readonly shape: z.ZodRawShape}>
> = {
  page: {needs: {}, shape: {}},
  portfolio: {needs: portfolioNeeds, shape: {...portfolioShape, ...backgroundShape}},
  home: {needs: {}, shape: {...homeShape, ...backgroundShape}},
};

/** Frontmatter keys that only a page of the portfolio layout has, and those it shares with the home layout. */
export const portfolioKeys: readonly string[] = keysOf('portfolio');

/** Frontmatter keys that only a page of the home layout has, and those it shares with the portfolio layout. */
export const homeKeys: readonly string[] = keysOf('home');

function keysOf(layout: PageLayout): readonly string[] {
  return Object.keys({...ofLayouts[layout].needs, ...ofLayouts[layout].shape});
}

/** Every frontmatter key that some page may have. */
const allKeys: z.ZodRawShape = layouts.reduce(
  (keys, layout) => ({...keys, ...ofLayouts[layout].needs, ...ofLayouts[layout].shape}),
  {...pageNeeds, ...pageShape},
);

/** Frontmatter of pages of one layout. */
function schemaOf(layout: PageLayout): z.ZodObject {
  const {needs, shape} = ofLayouts[layout];
  const optional = z.strictObject({...pageShape, ...shape}).partial();
  return z.strictObject({...pageNeeds, ...needs, ...optional.shape});
}

/** Frontmatter of the pages of each layout; the short title takes the place of the sidebar's label. */
const schemas = Object.fromEntries(
  layouts.map((layout) => {
    const schema = schemaOf(layout);
    return [layout, {full: schema, short: schema.partial({sidebar_label: true})}];
  }),
) as Readonly<Record<PageLayout, Readonly<Record<'full' | 'short', z.ZodObject>>>>;

/**
 * Checks one page's frontmatter.
 *
 * @param file path of the page, for the message
 * @param frontMatter parsed YAML
 * @returns one message per mistake, each naming file, key and allowed values; empty when all is well
 */
export function frontMatterFaults(
  file: string,
  frontMatter: Readonly<Record<string, unknown>>,
): readonly string[] {
  const kind = Object.hasOwn(frontMatter, 'shortTitle') ? 'short' : 'full';
  const {error} = schemas[layoutOf(frontMatter)][kind].safeParse(frontMatter);
  const faults = error?.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0
      ? issue.keys.map(strangeKey)
      : [wrongValue(String(issue.path[0]), frontMatter)],
  );
  // A list can have several wrong entries, and is one value.
  return [...new Set(faults)].map((fault) => `${file}: ${fault}`);
}

/** What is wrong with a key that is missing, or has a value that isn't allowed. */
function wrongValue(key: string, frontMatter: Readonly<Record<string, unknown>>): string {
  const allowed = allKeys[key] as z.ZodType | undefined;
  const state = Object.hasOwn(frontMatter, key)
    ? `is ${JSON.stringify(frontMatter[key])}`
    : 'is missing';
  return `frontmatter "${key}" ${state}. Allowed: ${allowed?.description ?? ''}.`;
}

/** What is wrong with a key that pages of this layout don't have. */
function strangeKey(key: string): string {
  const owners = layouts.filter((layout) => keysOf(layout).includes(key));
  if (owners.length === 0) {
    const known = Object.keys(allKeys);
    return `unknown frontmatter key "${key}".${didYouMean(key, known)} Allowed keys: ${known.join(', ')}.`;
  }
  const wanted = owners.map((owner) => `layout: ${owner}`).join(' or ');
  return `frontmatter "${key}" belongs to another layout. Allowed: "${key}" together with ${wanted}.`;
}
