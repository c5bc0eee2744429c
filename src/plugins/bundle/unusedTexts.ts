/** Texts of theme parts that this site has no use for, or has replaced by its own. */
const UNUSED_TEXTS =
  /^theme\.(blog|colorToggle|CodeBlock|NotFound|TOCCollapsible|AnnouncementBar|BackToTopButton|IdealImageMessage|DocSidebarItem|tags|navbar|NavBar|Search(Bar|Page|Modal)|contentVisibility|lastUpdated|common\.editThisPage|docs\.(breadcrumbs|sidebar|versions|versionBadge|tagDocListPageTitle|DocCard))\b/;

/** The generator's text catalogue without what no page shows; it is part of every page's script. */
export function withoutUnusedTexts(
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([id]) => !UNUSED_TEXTS.test(id)));
}

/** Texts of parts that are loaded when they are wanted; they travel with them (`src/features/search/lazyTexts.ts`). */
const LAZY_TEXTS = 'search.';

/** Splits the catalogue into what every page needs and what comes with parts loaded later. */
export function splitTexts(texts: Readonly<Record<string, string>>): {
  readonly main: Readonly<Record<string, string>>;
  readonly lazy: Readonly<Record<string, string>>;
} {
  const entries = Object.entries(texts);
  return {
    main: Object.fromEntries(entries.filter(([id]) => !id.startsWith(LAZY_TEXTS))),
    lazy: Object.fromEntries(entries.filter(([id]) => id.startsWith(LAZY_TEXTS))),
  };
}
