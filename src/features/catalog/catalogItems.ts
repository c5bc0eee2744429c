import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** How many levels of pages a catalog lists (specification section 9). */
export const DEFAULT_CATALOG_LEVELS = 3;

/** A page, or a group of pages, below another. */
export interface CatalogItem {
  readonly label: string;
  readonly href?: string;
  readonly items: readonly CatalogItem[];
}

function contains(item: PropSidebarItem, path: string): boolean {
  if (item.type === 'link') return item.href === path;
  if (item.type !== 'category') return false;
  return item.href === path || item.items.some((child) => contains(child, path));
}

/** Children of the innermost group that holds a page; the whole sidebar when no group does. */
function siblingsOf(items: readonly PropSidebarItem[], path: string): readonly PropSidebarItem[] {
  const group = items.find((item) => item.type === 'category' && contains(item, path));
  if (group?.type !== 'category') return items;
  return group.href === path ? group.items : siblingsOf(group.items, path);
}

function toItems(
  items: readonly PropSidebarItem[],
  path: string,
  levels: number,
): readonly CatalogItem[] {
  if (levels < 1) return [];
  return items.flatMap((item): CatalogItem[] => {
    if (item.type === 'html' || (item.type === 'link' && item.href === path)) return [];
    const children = item.type === 'category' ? toItems(item.items, path, levels - 1) : [];
    return [{label: item.label, ...(item.href ? {href: item.href} : {}), items: children}];
  });
}

/**
 * Pages below a page, in the order of the sidebar.
 *
 * @param sidebar items of the sidebar the page belongs to
 * @param path address of the page
 * @param levels how deep to go, from 1
 */
export function catalogItems(
  sidebar: readonly PropSidebarItem[],
  path: string,
  levels: number,
): readonly CatalogItem[] {
  return toItems(siblingsOf(sidebar, path), path, levels);
}
