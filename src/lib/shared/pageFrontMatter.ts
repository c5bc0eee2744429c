import type {HomeLayout} from './homeLayout';
import type {IconName} from './iconPaths';
import type {PageRun} from './liveResults';
import type {LocaleCode} from './localized';
import type {Named} from './namedEntries';
import type {Portfolio} from './portfolio';

/** A day, as browsers and as readers of the page's language write it. */
export interface PageDay {
  /** ISO 8601: a day, or a moment in UTC. */
  readonly iso: string;
  readonly words: string;
}

/** What the build finds out about a page and passes on in its frontmatter, under the key `page`. */
export interface PageFrontMatter {
  /** Reading time in whole minutes; pages in which people look something up have none. */
  readonly minutes?: number;
  /** The page is in English, because the language of the site that shows it doesn't have it. */
  readonly isUntranslated?: true;
  /** Languages of the site, other than the complete ones, that have the page. */
  readonly moreLanguages?: readonly LocaleCode[];
  readonly authors?: readonly Named[];
  readonly isOriginal?: true;
  /** Day of writing. */
  readonly date?: PageDay;
  readonly categories?: readonly Named[];
  /** Labels in the page's language. */
  readonly tags?: readonly Named[];
  readonly icon?: IconName;
  readonly cover?: string;
  readonly shortTitle?: string;
  readonly breadcrumb?: false;
  readonly comment?: false;
  /** Moment of the last change. */
  readonly updatedAt?: PageDay;
  readonly contributors?: readonly string[];
  /** Whether the way to the page shows the page's icon. */
  readonly breadcrumbIcon?: true;
  /** The page has no sidebar on purpose, as the helper pages have none. */
  readonly sidebar?: false;
  /** A page without sidebar that asks no API server, so it doesn't name one. */
  readonly apiServer?: false;
  /** Whether the steps of the page were run. */
  readonly run?: PageRun<PageDay>;
  /** The page describes routes of the API. */
  readonly hasRoutes?: true;
  /** The page has a table that needs the whole width. */
  readonly isWide?: true;
  /** Only on pages of that layout. */
  readonly portfolio?: Portfolio;
  readonly home?: HomeLayout;
}
