import type {Localized} from '@site/src/lib/shared/localized';
import type {ModeSettings} from '@site/src/lib/shared/pageMode';

/** A part of the top bar (specification section 2, site shell). */
export type NavbarPart = 'brand' | 'links' | 'language' | 'repository' | 'outlook' | 'search';

/** When the top bar leaves while the reader scrolls down. */
type AutoHide = 'none' | 'always' | 'mobile';

/** How the color mode is chosen: three states, two states, always light, always dark. */
export type ColorModeKind = 'switch' | 'toggle' | 'disable' | 'enable';

/** Settings of the site shell (specification section 3, theme settings). */
interface SiteShellSettings extends ModeSettings {
  /** Zones of the top bar and the order of their parts. */
  readonly navbarLayout: Readonly<Record<'start' | 'center' | 'end', readonly NavbarPart[]>>;
  readonly navbarAutoHide: AutoHide;
  /** Name beside the mark; an own logo, and one for dark mode, take the place of the mark. */
  readonly brand: {
    readonly title: string;
    readonly suffix?: string;
    readonly logo?: string;
    readonly logoDark?: string;
    readonly isTitleHiddenOnMobile: boolean;
  };
  /** Link to the source repository; without a label the kind of host names it. */
  readonly repository: {readonly url: string; readonly label?: string; readonly isShown: boolean};
  readonly colorMode: ColorModeKind;
  readonly hasThemeColors: boolean;
  readonly hasFullscreen: boolean;
  /** Sidebars with at least this many links get a filter box. */
  readonly sidebarFilterFrom: number;
  /** `focus` and `pure` of the home page, which go before the site's. */
  readonly home: ModeSettings;
}

/** Source repository of the product itself. */
export const PRODUCT_REPO_URL = 'https://github.com/AlistGo/alist';

/** The site shell of this site. Change it here; the parts read nothing else. */
export const siteShell: SiteShellSettings = {
  navbarLayout: {
    start: ['brand'],
    center: ['links'],
    end: ['language', 'repository', 'outlook', 'search'],
  },
  navbarAutoHide: 'mobile',
  brand: {title: 'AList', suffix: 'Docs', isTitleHiddenOnMobile: false},
  repository: {url: PRODUCT_REPO_URL, isShown: true},
  colorMode: 'switch',
  hasThemeColors: true,
  hasFullscreen: true,
  sidebarFilterFrom: 8,
  home: {},
};

/**
 * Nine theme colors to choose from (specification section 9): hues of all accents, in degrees of OKLCH. The first is the
 * site's own and changes nothing. Apart from their names, so that the pre-paint script in every page has no more than it
 * needs.
 */
export const themeHues = [0, 25, 55, 90, 140, 205, 255, 300, 345] as const;

/** Names of the theme colors. */
export const themeColorNames: Readonly<Record<(typeof themeHues)[number], Localized>> = {
  0: {en: 'Tree green', zh: '树绿'},
  25: {en: 'Red', zh: '红'},
  55: {en: 'Orange', zh: '橙'},
  90: {en: 'Yellow', zh: '黄'},
  140: {en: 'Grass green', zh: '草绿'},
  205: {en: 'Cyan', zh: '青'},
  255: {en: 'Blue', zh: '蓝'},
  300: {en: 'Purple', zh: '紫'},
  345: {en: 'Pink', zh: '粉'},
};
