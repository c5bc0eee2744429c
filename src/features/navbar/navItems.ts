import type {NavbarItem} from '@docusaurus/theme-common';
import {isLocalized, type Localized} from '@site/src/lib/shared/localized';

/** A place a menu entry leads to: a page of this site (`to`) or an address elsewhere (`href`). */
export interface NavLink {
  readonly label: string;
  readonly to?: string;
  readonly href?: string;
  readonly activeBasePath?: string;
  /** Title of the sub-group it is in. */
  readonly group?: Localized;
}

/** Links of a dropdown that are together, under a title if they have one. */
export interface NavGroup {
  readonly title?: Localized;
  readonly links: readonly NavLink[];
}

/** A menu entry: a link, or a titled group of links. */
export type NavEntry =
  | NavLink
  | {
      readonly label: string;
      readonly items: readonly NavLink[];
      /** Section whose pages it marks as its own, besides those it leads to. */
      readonly activeBasePath?: string;
    };

/**
 * Reads the theme's loosely typed menu configuration.
 *
 * @throws Error naming the entry that has neither an address nor items
 */
export function parseNavItems(items: readonly NavbarItem[]): readonly NavEntry[] {
  return items.map((item) => {
    const label = textOf(item.label);
    if (Array.isArray(item['items'])) {
      const activeBasePath = optionalText(item['activeBasePath']);
      return {
        label,
        items: item['items'].map((child) => parseLink(child)),
        ...(activeBasePath === undefined ? {} : {activeBasePath}),
      };
    }
    return parseLink(item);
  });
}

/** Puts the neighbors of one sub-group together. */
export function groupLinks(links: readonly NavLink[]): readonly NavGroup[] {
  const groups: {title?: Localized; links: NavLink[]}[] = [];
  for (const link of links) {
    const last = groups.at(-1);
    if (last && last.title?.en === link.group?.en) last.links.push(link);
    else groups.push({...(link.group && {title: link.group}), links: [link]});
  }
  return groups;
}

function parseLink(item: NavbarItem): NavLink {
  const to = optionalText(item['to']);
  const href = optionalText(item['href']);
  const activeBasePath = optionalText(item['activeBasePath']);
  if (to === undefined && href === undefined) {
    throw new Error(
      `src/config/navbar.ts: the entry "${textOf(item.label)}" has neither "to", "href" nor "items".`,
    );
  }
  const group: unknown = item['group'];
  return {
    label: textOf(item.label),
    ...(isLocalized(group) ? {group} : {}),
    ...(to === undefined ? {} : {to}),
    ...(href === undefined ? {} : {href}),
    ...(activeBasePath === undefined ? {} : {activeBasePath}),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const optionalText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;
