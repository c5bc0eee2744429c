import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Words a page is found by beside its label, by address: both titles, drivers, keywords; in lower case. */
export type PageWords = Readonly<Record<string, string>>;

/**
 * The sidebar's entries that match everything typed; a group stays while something in it matches, and
 * stays whole when its own title does.
 *
 * @param typed what the reader typed; blank keeps all
 */
export function filterSidebar(
  items: readonly PropSidebarItem[],
  typed: string,
  words: PageWords,
): readonly PropSidebarItem[] {
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return items;
  const matches = (text: string): boolean => parts.every((part) => text.includes(part));
  return items.flatMap((item): readonly PropSidebarItem[] => {
    if (item.type === 'html') return [];
    const label = item.label.toLowerCase();
    if (item.type === 'link') return matches(`${label} ${words[item.href] ?? ''}`) ? [item] : [];
    if (matches(label)) return [item];
    const children = filterSidebar(item.items, typed, words);
    return children.length > 0 ? [{...item, items: [...children]}] : [];
  });
}

/** Number of pages below some entries. */
export function countLinks(items: readonly PropSidebarItem[]): number {
  return items.reduce(
    (sum, item) =>
      sum + (item.type === 'category' ? countLinks(item.items) : Number(item.type === 'link')),
    0,
  );
}
