/** A link of the sidebar. */
export interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
  readonly customProps?: Readonly<Record<string, unknown>>;
}

/** A group of the sidebar. */
export interface SidebarGroup {
  readonly type: 'category';
  readonly label: string;
  readonly href?: string;
  readonly items: readonly SidebarItem[];
  readonly customProps?: Readonly<Record<string, unknown>>;
}

/** An entry of the sidebar, as Docusaurus hands it to a page. */
export type SidebarItem = SidebarLink | SidebarGroup | {readonly type: 'html'};

/** The page that stands for a group: its own link, otherwise its first page if that is a section front. */
export function frontOf({href, items: [first]}: SidebarGroup): string | undefined {
  if (href !== undefined) return href;
  return first?.type === 'link' && first.href.endsWith('/') ? first.href : undefined;
}
