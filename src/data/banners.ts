import type {Localized} from '@site/src/lib/shared/localized';

/** An app shown on the home page to readers on Apple devices. */
export interface PromotedApp {
  readonly title: Localized;
  readonly tag: Localized;
  /** The two lines below the title. */
  readonly lines: Localized<readonly [string, string]>;
  /** Its page in the app store. */
  readonly href: string;
}

/** The place an ad network fills on other devices; its script is set by `DOCS_ADS_SCRIPT`. */
interface AdPlace {
  /** What the network's script looks for: classes and data attributes of the element. */
  readonly className?: string;
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
}

/** What the home page shows beside the documentation. */
export interface HomeBanner {
  readonly app: PromotedApp;
  readonly ad: AdPlace;
  readonly newSite: {readonly text: Localized; readonly href: string};
}

/** Banner of the home page; undefined shows nothing and takes no room. */
export const homeBanner: HomeBanner | undefined = {
  app: {
    title: {en: 'VidHub video player', zh: 'VidHub 视频播放器'},
    tag: {en: 'Free', zh: '免费'},
    lines: {
      en: ['For iPhone, iPad, Mac, and Apple TV.', 'Plays the videos in your AList over WebDAV.'],
      zh: ['支持 iPhone、iPad、Mac 和 Apple TV。', '通过 WebDAV 播放 AList 里的视频。'],
    },
    href: 'https://apps.apple.com/app/apple-store/id1659622164?pt=118612019&ct=alist&mt=8',
  },
  ad: {},
  newSite: {text: {en: 'Open the new site', zh: '打开新站点'}, href: 'https://alistgo.com'},
};

/** A sponsor at the top of the sidebar. */
export interface Sponsor {
  readonly name: Localized;
  readonly href: string;
  /** A picture of this site's `static` folder with its size in pixels, so that its room is kept. */
  readonly image?: {readonly src: string; readonly width: number; readonly height: number};
}

/** What is before the name of a sponsor. */
export const sponsorLabel: Localized = {en: 'Sponsorship', zh: '赞助商'};

/** Sponsorship in the sidebar; disabled, so nothing is shown and no room is taken. */
export const sidebarSponsor: Sponsor | undefined = undefined;
