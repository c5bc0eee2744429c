import type {NavbarItem} from '@docusaurus/theme-common';

/** A place a menu entry leads to: a page of this site (`to`) or an address elsewhere (`href`). */
export interface NavLink {
  readonly label: string;
  readonly to?: string;
  readonly href?: string;
  readonly activeBasePath?: string;
}

/** A menu entry: a link, or a titled group of links. */
export type NavEntry = NavLink | {readonly label: string; readonly items: readonly NavLink[]};

/**
 * Reads the theme's loosely typed menu configuration.
 *
 * @throws Error naming the entry that has neither an address nor items
 */
export function parseNavItems(items: readonly NavbarItem[]): readonly NavEntry[] {
  return items.map((item) => {
    const label = textOf(item.label);
    if (Array.isArray(item['items'])) {
      return {label, items: item['items'].map((child) => parseLink(child))};
    }
    return parseLink(item);
  });
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
  return {
    label: textOf(item.label),
    ...(to === undefined ? {} : {to}),
    ...(href === undefined ? {} : {href}),
    ...(activeBasePath === undefined ? {} : {activeBasePath}),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const optionalText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;
