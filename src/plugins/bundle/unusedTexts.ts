type Texts = Readonly<Record<string, string>>;

/** Texts of theme parts that this site has no use for, or has replaced by its own. */
const UNUSED_TEXTS =
  /^theme\.(blog|colorToggle|IconExternalLink|CodeBlock|NotFound|TOCCollapsible|AnnouncementBar|BackToTopButton|IdealImageMessage|DocSidebarItem|tags|navbar|NavBar|Search(Bar|Page|Modal)|contentVisibility|lastUpdated|common\.editThisPage|docs\.(breadcrumbs|sidebar|versions|versionBadge|tagDocListPageTitle|DocCard))\b/;

/** Docusaurus's text catalog without what no page shows; it is part of every page's script. */
export function withoutUnusedTexts(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([id]) => !UNUSED_TEXTS.test(id)));
}

/**
 * Parts of the site that not every page has; their texts, whose ids begin with the part's name, travel with
 * them (`src/features/…/partTexts.ts`).
 */
const PARTS = [
  'access',
  'apiRunner',
  'builders',
  'driverFilter',
  'errorFilter',
  'home',
  'installBuilder',
  'issueFilter',
  'notFound',
  'pageMenu',
  'permissionCalculator',
  'portfolio',
  'report',
  'rowFilter',
  'search',
  'storageBuilder',
  'toast',
  'tool',
  'versionFilter',
  'widget',
  'yourServer',
] as const;

type Part = (typeof PARTS)[number];

/** Splits the catalog into what every page needs and what comes with each part that is loaded later. */
export function splitTexts(texts: Texts): {
  readonly main: Texts;
  readonly parts: Readonly<Record<Part, Texts>>;
} {
  const entries = Object.entries(texts);
  const partOf = (id: string): Part | undefined => PARTS.find((name) => id.startsWith(`${name}.`));
  const textsOf = (part?: Part): Texts =>
    Object.fromEntries(entries.filter(([id]) => partOf(id) === part));
  return {
    main: textsOf(),
    parts: Object.fromEntries(PARTS.map((part) => [part, textsOf(part)])) as Record<Part, Texts>,
  };
}
