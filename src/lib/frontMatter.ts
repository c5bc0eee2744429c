import {backgroundKeys, homeKeys, isActionList, isHighlightList, isPanelList} from './homeLayout';
import {iconPaths} from './iconPaths';
import {readTexts} from './namedEntries';
import {FOCUS_VALUES, isFocusSetting} from './pageMode';
import {isMediaList, portfolioKeys} from './portfolio';

/** Page types a page may declare (content standard section 3). */
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

/** Tags a driver page may carry (content standard section 3). */
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

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isTextList: Check = (value) =>
  Array.isArray(value) && value.length > 0 && value.every(isText);
const isSwitch: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isLevel: Check = (value) => isNumber(value) && [2, 3, 4].includes(value as number);
const isOneOf =
  (list: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && list.includes(value);
const isPageOrNull: Check = (value) => value === null || isText(value);

const isTextOrOff: Check = (value) => value === false || isText(value);
const isSticky: Check = (value) => isSwitch(value) || isNumber(value);
// Addresses of other sites would be asked for something on every visit.
const isSiteFile: Check = (value) => typeof value === 'string' && /^\/(?!\/)\S+$/.test(value);
const isStyle: Check = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, each]) => /^[a-z][A-Za-z]*$/.test(name) && isText(each));

/** True for a day of the calendar, written `YYYY-MM-DD`; YAML hands unquoted ones on as dates. */
const isDay: Check = (value) => {
  if (value instanceof Date) return !Number.isNaN(value.getTime());
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(value);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

/** Levels of headings, below the title, that the contents of a page can list. */
const HEADER_DEPTHS = [1, 2, 3];
const isDepth: Check = (value) => isNumber(value) && HEADER_DEPTHS.includes(value as number);

interface Rule {
  readonly allowed: string;
  readonly accepts: Check;
  readonly isRequired?: true;
}

/** Every frontmatter key a page may have, with the values it takes (content standard section 3). */
const IMAGE: Rule = {allowed: 'a file of this site, such as /img/name.webp', accepts: isSiteFile};
const STYLE: Rule = {allowed: 'CSS properties in camel case, with their values', accepts: isStyle};

const rules: Readonly<Record<string, Rule>> = {
  title: {allowed: 'a text', accepts: isText, isRequired: true},
  description: {allowed: 'one sentence', accepts: isText, isRequired: true},
  slug: {allowed: 'an address', accepts: isText},
  sidebar_label: {allowed: 'a short text', accepts: isText, isRequired: true},
  sidebar_position: {allowed: 'a number', accepts: isNumber, isRequired: true},
  page_type: {allowed: pageTypes.join(', '), accepts: isOneOf(pageTypes), isRequired: true},
  keywords: {allowed: 'a list of texts', accepts: isTextList, isRequired: true},
  drivers: {allowed: 'a list of registered driver names', accepts: isTextList},
  facts: {allowed: 'a list of fact keys', accepts: isTextList},
  tags: {
    allowed: `a list of ${pageTags.join(', ')}`,
    // Anything but texts is logged and left out (specification section 5).
    accepts: (value) => readTexts(value)?.every(isOneOf(pageTags)) ?? true,
  },
  checked: {
    allowed: 'a month, YYYY-MM',
    accepts: (value) => typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value),
  },
  hide_table_of_contents: {allowed: 'true, false', accepts: isSwitch},
  toc_max_heading_level: {allowed: '2, 3, 4', accepts: isLevel},
  pagination_prev: {allowed: 'a page id or null', accepts: isPageOrNull},
  pagination_next: {allowed: 'a page id or null', accepts: isPageOrNull},
  image: {allowed: 'an image address', accepts: isText},
  // Values of these two that are no texts are logged and left out (specification section 5).
  author: {allowed: 'a text or a list of texts', accepts: () => true},
  category: {allowed: 'a text or a list of texts', accepts: () => true},
  original: {allowed: 'true, false', accepts: isSwitch},
  date: {allowed: 'a day, YYYY-MM-DD', accepts: isDay},
  cover: IMAGE,
  icon: {allowed: Object.keys(iconPaths).join(', '), accepts: isOneOf(Object.keys(iconPaths))},
  shortTitle: {allowed: 'a short text', accepts: isText},
  sticky: {allowed: 'true, false or a number, the greater the higher', accepts: isSticky},
  order: {allowed: 'a number', accepts: isNumber},
  breadcrumb: {allowed: 'true, false', accepts: isSwitch},
  comment: {allowed: 'true, false', accepts: isSwitch},
  editLink: {allowed: 'true, false', accepts: isSwitch},
  lastUpdated: {allowed: 'true, false', accepts: isSwitch},
  contributors: {allowed: 'true, false', accepts: isSwitch},
  footer: {allowed: 'a text or false', accepts: isTextOrOff},
  copyright: {allowed: 'a text or false', accepts: isTextOrOff},
  license: {allowed: 'the name of a licence', accepts: isText},
  focus: {allowed: FOCUS_VALUES, accepts: isFocusSetting},
  pure: {allowed: 'true, false', accepts: isSwitch},
  layout: {allowed: layouts.join(', '), accepts: isOneOf(layouts)},
  breadcrumbIcon: {allowed: 'true, false', accepts: isSwitch},
  toc: {allowed: 'true, false', accepts: isSwitch},
  headerDepth: {allowed: HEADER_DEPTHS.join(', '), accepts: isDepth},
  sidebar: {allowed: 'false or the name of a sidebar', accepts: isTextOrOff},
  home: {allowed: 'true, false', accepts: isSwitch},
  portfolio: {allowed: 'true, false', accepts: isSwitch},
  // What a page of the layout "home" shows.
  heroText: {allowed: 'a text or false', accepts: isTextOrOff},
  tagline: {allowed: 'a text or false', accepts: isTextOrOff},
  heroImage: IMAGE,
  heroImageDark: IMAGE,
  heroAlt: {allowed: 'a text', accepts: isText},
  heroImageStyle: STYLE,
  heroFullScreen: {allowed: 'true, false', accepts: isSwitch},
  actions: {
    allowed: 'a list of {text, link, type: primary | default or none}',
    accepts: isActionList,
  },
  features: {
    allowed: 'a list of {title, icon, details, link}; all but the title can be missing',
    accepts: isPanelList,
  },
  highlights: {
    allowed:
      'a list of {header, description, image, type: order | no-order | un-order, items: a list as for features}',
    accepts: isHighlightList,
  },
  navbar: {allowed: 'true, false', accepts: isSwitch},
  externalLinkIcon: {allowed: 'true, false', accepts: isSwitch},
  // What a page of the layout "portfolio" shows, and whether its own content comes below.
  content: {allowed: 'true, false', accepts: isSwitch},
  name: {allowed: 'a text', accepts: isText},
  titles: {allowed: 'a list of texts', accepts: isTextList},
  welcome: {allowed: 'a text', accepts: isText},
  avatar: IMAGE,
  avatarDark: IMAGE,
  avatarAlt: {allowed: 'a text', accepts: isText},
  avatarStyle: STYLE,
  bgImage: IMAGE,
  bgImageDark: IMAGE,
  bgImageStyle: STYLE,
  medias: {
    allowed: `a list of {name: text, url: https address, icon: ${Object.keys(iconPaths).join(' | ')} or none}`,
    accepts: isMediaList,
  },
};

/**
 * Checks one page's frontmatter.
 *
 * @param file path of the page, for the message
 * @param frontMatter parsed YAML
 * @returns one message per fault, each naming file, key and allowed values; empty when all is well
 */
export function frontMatterFaults(
  file: string,
  frontMatter: Readonly<Record<string, unknown>>,
): readonly string[] {
  const faults: string[] = [];
  for (const [key, value] of Object.entries(frontMatter)) {
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    if (rule === undefined) {
      faults.push(
        `${file}: unknown frontmatter key "${key}". Allowed keys: ${Object.keys(rules).join(', ')}.`,
      );
    } else if (!rule.accepts(value)) {
      faults.push(
        `${file}: frontmatter "${key}" is ${JSON.stringify(value)}. Allowed: ${rule.allowed}.`,
      );
    }
  }
  for (const [key, rule] of Object.entries(rules)) {
    if (isNeeded(key, rule, frontMatter) && !Object.hasOwn(frontMatter, key)) {
      faults.push(`${file}: frontmatter "${key}" is missing. Allowed: ${rule.allowed}.`);
    }
  }
  const layout = layoutOf(frontMatter);
  for (const key of Object.keys(frontMatter)) {
    const owners = ownersOf(key);
    if (owners.length > 0 && !owners.includes(layout)) {
      const wanted = owners.map((owner) => `layout: ${owner}`).join(' or ');
      faults.push(
        `${file}: frontmatter "${key}" belongs to another layout. Allowed: "${key}" together with ${wanted}.`,
      );
    }
  }
  return faults;
}

/** The layouts that have a key for themselves; none for keys of every page. */
function ownersOf(key: string): readonly PageLayout[] {
  const isIn = (keys: readonly string[]): boolean => keys.includes(key);
  return [
    ...(isIn(portfolioKeys) ? (['portfolio'] as const) : []),
    ...(isIn(homeKeys) || isIn(backgroundKeys) ? (['home'] as const) : []),
  ];
}

function isNeeded(
  key: string,
  rule: Rule,
  frontMatter: Readonly<Record<string, unknown>>,
): boolean {
  // The short title takes the place of the sidebar's label.
  if (key === 'sidebar_label') return !Object.hasOwn(frontMatter, 'shortTitle');
  if (key === 'name' || key === 'titles') return layoutOf(frontMatter) === 'portfolio';
  return rule.isRequired === true;
}
