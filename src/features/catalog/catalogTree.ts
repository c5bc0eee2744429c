import {frontOf, type SidebarItem} from '@site/src/lib/browser/sidebarTree';

/** Levels of child pages a catalog lists unless its page asks for another number (specification section 9). */
export const CATALOG_DEFAULT_LEVELS = 3;

/** A page or group of the catalog, with what is below it. */
export interface CatalogEntry {
  readonly label: string;
  readonly href?: string;
  readonly children: readonly CatalogEntry[];
}

/**
 * Child pages of a section's front page: everything beside and below it in the sidebar. Sticky pages come
 * first, then those with an order, then the others as the sidebar has them.
 *
 * @param sidebar entries of the section's sidebar
 * @param path address of the front page
 * @param levels how deep to list, 1 or more
 * @returns undefined when the page is not in the sidebar
 */
export function catalogTree(
  sidebar: readonly SidebarItem[],
  path: string,
  levels: number,
): readonly CatalogEntry[] | undefined {
  if (sidebar.some((item) => item.type === 'link' && item.href === path)) {
    return entriesOf(sidebar, path, levels);
  }
  for (const item of sidebar) {
    if (item.type !== 'category') continue;
    const found =
      item.href === path
        ? entriesOf(item.items, path, levels)
        : catalogTree(item.items, path, levels);
    if (found) return found;
  }
  return undefined;
}

function entriesOf(
  items: readonly SidebarItem[],
  parent: string | undefined,
  levels: number,
): readonly CatalogEntry[] {
  if (levels < 1) return [];
  return [...items].sort(compareItems).flatMap((item): readonly CatalogEntry[] => {
    if (item.type === 'html') return [];
    if (item.type === 'link') {
      return item.href === parent ? [] : [{label: item.label, href: item.href, children: []}];
    }
    const href = frontOf(item);
    const children = entriesOf(item.items, href, levels - 1);
    return [{label: item.label, ...(href === undefined ? {} : {href}), children}];
  });
}

/** Sorts by the frontmatter keys `sticky` (greater first) and `order` (smaller first), missing ones last. */
function compareItems(a: SidebarItem, b: SidebarItem): number {
  return (
    numberOf(b, 'sticky', 0) - numberOf(a, 'sticky', 0) ||
    Math.sign(numberOf(a, 'order', Infinity) - numberOf(b, 'order', Infinity)) ||
    0
  );
}

function numberOf(item: SidebarItem, key: 'sticky' | 'order', missing: number): number {
  const value = item.type === 'html' ? undefined : item.customProps?.[key];
  if (value === true) return 1;
  return typeof value === 'number' ? value : missing;
}
