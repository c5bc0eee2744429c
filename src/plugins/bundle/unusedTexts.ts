/** Texts of theme parts that this site has no use for, or has replaced by its own. */
const UNUSED_TEXTS =
  /^theme\.(blog|colorToggle|CodeBlock|NotFound|TOCCollapsible|AnnouncementBar|DocSidebarItem|tags|navbar|NavBar|contentVisibility|lastUpdated|common\.editThisPage|docs\.(breadcrumbs|sidebar|versions|versionBadge|tagDocListPageTitle|DocCard))\b/;

/** The generator's text catalogue without what no page shows; it is part of every page's script. */
export function withoutUnusedTexts(
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([id]) => !UNUSED_TEXTS.test(id)));
}
