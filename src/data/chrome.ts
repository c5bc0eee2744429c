import type {Localized} from '@site/src/lib/localized';
import type {ModeSettings} from '@site/src/lib/pageMode';

/** A part of the top bar (specification section 2, page chrome). */
export type NavbarPart = 'brand' | 'links' | 'language' | 'repository' | 'outlook' | 'search';

/** When the top bar leaves while the reader scrolls down. */
type AutoHide = 'none' | 'always' | 'mobile';

/** How the color mode is chosen: three states, two states, always light, always dark. */
export type ColorModeKind = 'switch' | 'toggle' | 'disable' | 'enable';

/** Settings of the page chrome (specification section 3, theme settings). */
interface ChromeSettings extends ModeSettings {
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

/** The chrome of this site. Change it here; the parts read nothing else. */
export const chrome: ChromeSettings = {
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

/** A theme color a reader may choose: the hue of all accents, in degrees of OKLCH. */
export interface ThemeColor {
  readonly hue: number;
  readonly label: Localized;
}

/** Nine colors to choose from (specification section 9); the first is the site's own and changes nothing. */
export const themeColors: readonly [ThemeColor, ...ThemeColor[]] = [
  {hue: 0, label: {en: 'Tree green', zh: '树绿'}},
  {hue: 25, label: {en: 'Red', zh: '红'}},
  {hue: 55, label: {en: 'Orange', zh: '橙'}},
  {hue: 90, label: {en: 'Yellow', zh: '黄'}},
  {hue: 140, label: {en: 'Grass green', zh: '草绿'}},
  {hue: 205, label: {en: 'Cyan', zh: '青'}},
  {hue: 255, label: {en: 'Blue', zh: '蓝'}},
  {hue: 300, label: {en: 'Purple', zh: '紫'}},
  {hue: 345, label: {en: 'Pink', zh: '粉'}},
];
