import {iconPaths, type IconName} from './iconPaths';

/** CSS properties in camel case, with their values. */
type Style = Readonly<Record<string, string>>;

/** A button of the hero. */
interface HomeAction {
  readonly text: string;
  readonly link: string;
  readonly type?: 'primary' | 'default';
}

/** A panel, or an entry of a highlight. */
export interface HomePanel {
  readonly title: string;
  readonly icon?: IconName;
  readonly details?: string;
  readonly link?: string;
}

/** Kinds of lists a highlight may have (specification section 3). */
const highlightTypes = ['order', 'no-order', 'un-order'] as const;

/** A titled list with a picture. */
export interface HomeHighlight {
  readonly header: string;
  readonly description?: string;
  readonly image?: string;
  /** Numbered, without marks, or with bullets, which is the default. */
  readonly type?: (typeof highlightTypes)[number];
  readonly items?: readonly HomePanel[];
}

/** What a page of the home layout shows above its content (specification sections 2 and 3). */
export interface HomeLayout {
  readonly heroText?: string | false;
  readonly tagline?: string | false;
  readonly heroImage?: string;
  readonly heroImageDark?: string;
  readonly heroAlt?: string;
  readonly heroImageStyle?: Style;
  readonly heroFullScreen?: boolean;
  readonly bgImage?: string;
  readonly bgImageDark?: string;
  readonly bgImageStyle?: Style;
  readonly actions?: readonly HomeAction[];
  readonly features?: readonly HomePanel[];
  readonly highlights?: readonly HomeHighlight[];
  readonly navbar?: boolean;
  readonly externalLinkIcon?: boolean;
}

/** Frontmatter keys that only a page of the home layout has. */
export const homeKeys = [
  'heroText',
  'tagline',
  'heroImage',
  'heroImageDark',
  'heroAlt',
  'heroImageStyle',
  'heroFullScreen',
  'actions',
  'features',
  'highlights',
  'navbar',
  'externalLinkIcon',
] as const satisfies readonly (keyof HomeLayout)[];

/** Those it shares with the portfolio layout. */
export const backgroundKeys = [
  'bgImage',
  'bgImageDark',
  'bgImageStyle',
] as const satisfies readonly (keyof HomeLayout)[];

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isLink: Check = (value) =>
  typeof value === 'string' && /^(\/(?!\/)|https:\/\/|mailto:)\S*$/.test(value);
const isFile: Check = (value) => typeof value === 'string' && /^\/(?!\/)\S+$/.test(value);
const isIcon: Check = (value) => typeof value === 'string' && Object.hasOwn(iconPaths, value);
const isOneOf =
  (list: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && list.includes(value);

/** Whether a value is a list of records that have these members and no others; those with `!` are needed. */
function isListOf(members: Readonly<Record<string, Check>>): Check {
  const checks = Object.entries(members).map(
    ([name, check]) => [name.replace('!', ''), name.endsWith('!'), check] as const,
  );
  const known = new Set(checks.map(([name]) => name));
  const isRecord = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    const record = value as Readonly<Record<string, unknown>>;
    return (
      Object.keys(record).every((name) => known.has(name)) &&
      checks.every(([name, isNeeded, check]) =>
        record[name] === undefined ? !isNeeded : check(record[name]),
      )
    );
  };
  return (value) => Array.isArray(value) && value.every(isRecord);
}

const panel = {'title!': isText, icon: isIcon, details: isText, link: isLink};

/** Whether a frontmatter value is a list of buttons. */
export const isActionList: Check = isListOf({
  'text!': isText,
  'link!': isLink,
  type: isOneOf(['primary', 'default']),
});

/** Whether a frontmatter value is a list of panels whose icons exist. */
export const isPanelList: Check = isListOf(panel);

/** Whether a frontmatter value is a list of highlights. */
export const isHighlightList: Check = isListOf({
  'header!': isText,
  description: isText,
  image: isFile,
  type: isOneOf(highlightTypes),
  items: isListOf(panel),
});
