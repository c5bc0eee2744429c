import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Search terms that a page is found by beside its label, by address: both titles, drivers, keywords; in lower case. */
export type PageSearchTerms = Readonly<Record<string, string>>;

/**
 * The sidebar's entries that match everything typed; a group stays while something in it matches, and
 * stays whole when its own title does.
 *
 * @param typed what the reader typed; blank keeps all
 */
export function filterSidebar(
  items: readonly PropSidebarItem[],
  typed: string,
  terms: PageSearchTerms,
): readonly PropSidebarItem[] {
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return items;
  const matches = (text: string): boolean => parts.every((part) => text.includes(part));
  return items.flatMap((item): readonly PropSidebarItem[] => {
    if (item.type === 'html') return [];
    const label = item.label.toLowerCase();
    if (item.type === 'link') return matches(`${label} ${terms[item.href] ?? ''}`) ? [item] : [];
    if (matches(label)) return [item];
    const children = filterSidebar(item.items, typed, terms);
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

/**
 * Address of the page that what was typed names best: its label, the beginning of its label, a part of it, then its
 * other words; of equals the first.
 *
 * @param items what the filter leaves
 */
export function bestMatch(items: readonly PropSidebarItem[], typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase();
  const rank = (label: string): number => {
    const place = label.toLowerCase().indexOf(wanted);
    if (place === -1) return 3;
    if (place > 0) return 2;
    return label.length === wanted.length ? 0 : 1;
  };
  return linksOf(items).sort((one, other) => rank(one.label) - rank(other.label))[0]?.href;
}

function linksOf(items: readonly PropSidebarItem[]): {label: string; href: string}[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return linksOf(item.items);
    return item.type === 'link' ? [{label: item.label, href: item.href}] : [];
  });
}
