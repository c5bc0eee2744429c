import {frontOf, type SidebarGroup, type SidebarLink} from '@site/src/lib/browser/sidebarTree';

/** A path of so many entries says nothing, so it is not shown (specification section 2). */
export const UNSHOWN_PATH_LENGTH = 1;

/** One step on the way to a page. */
export interface BreadcrumbEntry {
  readonly label: string;
  readonly href?: string;
}

/**
 * The way to a page, from the home page down (specification section 2).
 *
 * @param way groups of the sidebar around the page, and the page, from the top
 * @param options home: the first step; shortTitle: of the page, if it has one; unknown: what an entry
 *   without a title is called
 * @returns nothing when the way is not longer than one entry
 */
export function breadcrumbEntries(
  way: readonly (SidebarGroup | SidebarLink)[],
  options: {
    readonly home: BreadcrumbEntry;
    readonly shortTitle?: string | undefined;
    readonly unknown: string;
  },
): readonly BreadcrumbEntry[] {
  const entries = [options.home, ...way.map(entryOf)];
  const last = entries.at(-1);
  // The front page of a group is the group.
  if (last?.href !== undefined && last.href === entries.at(-2)?.href) entries.pop();
  if (entries.length <= UNSHOWN_PATH_LENGTH) return [];
  return entries.map((entry, index) => {
    const isPage = index === entries.length - 1;
    const label = (isPage ? options.shortTitle : undefined) ?? entry.label;
    return {...entry, label: label.trim() === '' ? options.unknown : label};
  });
}

function entryOf(item: SidebarGroup | SidebarLink): BreadcrumbEntry {
  const href = item.type === 'category' ? frontOf(item) : item.href;
  return {label: item.label, ...(href === undefined ? {} : {href})};
}
