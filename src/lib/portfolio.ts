import {iconPaths, type IconName} from './iconPaths';

/** One place elsewhere where the person or project of a portfolio is found. */
export interface Media {
  readonly name: string;
  readonly url: string;
  readonly icon?: IconName;
}

/** CSS properties in camel case, with their values. */
type Style = Readonly<Record<string, string>>;

/** What a page of the portfolio layout shows above its content (specification sections 2 and 3). */
export interface Portfolio {
  readonly name: string;
  readonly titles: readonly string[];
  readonly welcome?: string;
  readonly avatar?: string;
  readonly avatarDark?: string;
  readonly avatarAlt?: string;
  readonly avatarStyle?: Style;
  readonly bgImage?: string;
  readonly bgImageDark?: string;
  readonly bgImageStyle?: Style;
  readonly medias?: readonly Media[];
  /** False leaves the page's own content out. */
  readonly content?: boolean;
}

/** Frontmatter keys that only a page of the portfolio layout has. */
export const portfolioKeys = [
  'name',
  'titles',
  'welcome',
  'avatar',
  'avatarDark',
  'avatarAlt',
  'avatarStyle',
  'bgImage',
  'bgImageDark',
  'bgImageStyle',
  'medias',
  'content',
] as const satisfies readonly (keyof Portfolio)[];

/** Whether a frontmatter value is a list of media links whose icons exist. */
export function isMediaList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isMedia);
}

function isMedia(value: unknown): value is Media {
  if (typeof value !== 'object' || value === null) return false;
  const {name, url, icon, ...rest} = value as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    typeof url === 'string' &&
    /^(https?:\/\/|mailto:)\S+$/.test(url) &&
    (icon === undefined || (typeof icon === 'string' && Object.hasOwn(iconPaths, icon))) &&
    Object.keys(rest).length === 0
  );
}
