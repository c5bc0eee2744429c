import {DEFAULT_POLICY, HTML_POLICY} from '../../../lib/shared/trustedTypes';
import type {PageNeed} from '../../../lib/shared/pageNeeds';
import type {Environment} from '../../../lib/node/environment';
import {directOrigins} from '../../../build/tokenTools';
import {extendPolicy, withoutTrustedTypes, type Policy} from './policy';

/*
 * Every source in every Content Security Policy of the site, and why it's there. Nothing else adds one, except for the
 * hashes of what is inline in a page. The decision: docs-internal/decisions/2026-11-25-content-policy.md.
 */

/** What a page is for, which decides what it may do. */
export type PageKind =
  /** Documents, the home page, search, the error page: everything that's none of the others. */
  | 'page'
  /** Pages under `/guide/api/`, where readers enter a token of their server. */
  | 'api'
  /** Token helpers, under `/tool/`. */
  | 'tool'
  /** A page at an old address, which leads to the new one. */
  | 'redirect'
  /** Scripts and styles: workers take the policy of their script. */
  | 'asset';

const SELF = "'self'";
const NONE = "'none'";
const INLINE = "'unsafe-inline'";

/** For every response: nothing is allowed that isn't named. */
const nothing: Policy = {
  'default-src': [NONE],
  // No page has a base element. An injected one would lead all relative links elsewhere.
  'base-uri': [NONE],
  // No form is sent: the application reads them. A browser would add what was typed to the URL.
  'form-action': [NONE],
};

/** For every page with the application. */
const application: Policy = {
  ...nothing,
  // Files of the build, the worker that searches among them. What is inline in a page is allowed by its hash.
  'script-src': [SELF],
  'style-src': [SELF],
  // Files of the build, and the icons that style sheets contain.
  'img-src': [SELF, 'data:'],
  // Pages and parts of pages that the router fetches, and the index of the search.
  'connect-src': [SELF],
  'manifest-src': [SELF],
  // Text turns into HTML or into the address of a script in two places only (`src/lib/shared/trustedTypes.ts`).
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [DEFAULT_POLICY, HTML_POLICY],
};

/**
 * For libraries that write `style` attributes or elements. Attributes are named on their own, because the hashes of those
 * in a page would make a rule for attributes that allows no others.
 */
const libraryStyles: Policy = {'style-src': [INLINE], 'style-src-attr': [INLINE]};

/** What the parts of a page need that aren't on every page. */
export const needPolicies: Readonly<Record<PageNeed, Policy>> = {
  // Mermaid puts a style sheet into each drawing.
  diagram: libraryStyles,
  // echarts lays out its tooltip with `style` attributes.
  chart: {'style-src-attr': [INLINE]},
  // Raphael, which flowchart.js draws with, writes `style` attributes.
  flowchart: {'style-src-attr': [INLINE]},
  player: {
    // Artplayer adds a style element, and writes `style` attributes.
    ...libraryStyles,
    // The files in `static/`, and what the libraries put together from parts of a stream.
    'media-src': [SELF, 'blob:'],
    // The player's own images are SVG in data URLs. A frame of the video becomes an image that's saved.
    'img-src': [SELF, 'data:', 'blob:'],
    // hls.js unpacks streams in a worker that it writes itself.
    'worker-src': [SELF, 'blob:'],
    // hls.js reads the list of parts that the page writes for a single stream.
    'connect-src': [SELF, 'blob:'],
  },
  // The player of bilibili, once the reader has pressed the button.
  video: {'frame-src': ['https://player.bilibili.com']},
  demo: {
    // The frame of a demo takes over the policy of its page. The author's style sheet and attributes are in it.
    ...libraryStyles,
    // The two editors that the buttons of a demo send it to.
    'form-action': ['https://codepen.io', 'https://jsfiddle.net'],
  },
};

/** Needs whose libraries, or whose authors, write HTML as text: browsers would refuse that with trusted types. */
export const writesHtml: ReadonlySet<PageNeed> = new Set([
  'diagram',
  'chart',
  'flowchart',
  'player',
  'demo',
]);

/** The servers that a page with these widgets asks for videos. */
export function mediaPolicy(origins: readonly string[]): Policy {
  return origins.length === 0 ? {} : {'media-src': origins, 'connect-src': origins};
}

const isSet = (value: string): boolean => value !== '';

const origins = (addresses: string): readonly string[] => [
  ...new Set(
    addresses
      .split(' ')
      .filter(isSet)
      .map((address) => new URL(address).origin),
  ),
];

/** What hosted search needs, on pages that show it. */
function searchPolicy({DOCS_ALGOLIA_APP_ID: id}: Environment): Policy {
  if (!isSet(id)) return {};
  // The nearest server, and the three that the client asks when it doesn't answer.
  const hosts = ['-dsn.algolia.net', ...[1, 2, 3].map((number) => `-${number}.algolianet.com`)];
  return {'connect-src': hosts.map((host) => `https://${id.toLowerCase()}${host}`)};
}

/** What comments need. */
function commentsPolicy({DOCS_GISCUS_REPO, DOCS_COMMENTS}: Environment): Policy {
  if (!isSet(DOCS_GISCUS_REPO) || DOCS_COMMENTS === 'off') return {};
  return {
    // The widget is a frame.
    'frame-src': ['https://giscus.app'],
    // The library of the element around it names its own policy.
    'trusted-types': ['lit-html'],
  };
}

/** What analytics and advertising need. */
function trackingPolicy(environment: Environment): Policy {
  const analytics = origins(environment.DOCS_ANALYTICS_SCRIPT);
  const ads = origins(environment.DOCS_ADS_SCRIPT);
  const others = origins(environment.DOCS_SCRIPT_ORIGINS);
  if (!hasTracking(environment)) return {};
  const all = [...new Set([...analytics, ...ads, ...others])];
  return {
    'script-src': all,
    // What they report, by request or by image.
    'connect-src': all,
    'img-src': all,
    // Advertisements are frames.
    ...(ads.length > 0 && {'frame-src': [...ads, ...others]}),
  };
}

function hasTracking({DOCS_ANALYTICS_SCRIPT, DOCS_ADS_SCRIPT}: Environment): boolean {
  return isSet(DOCS_ANALYTICS_SCRIPT) || isSet(DOCS_ADS_SCRIPT);
}

/** The token servers, and the providers that pages ask directly. */
const tokenServers = ({DOCS_API_CF, DOCS_API_CN, DOCS_API_DE}: Environment): readonly string[] => [
  ...[DOCS_API_CF, DOCS_API_CN, DOCS_API_DE].filter(isSet),
  ...directOrigins,
];

/** What every page of a kind may do. Some have more of their own ({@link needPolicies}). */
export function kindPolicy(kind: PageKind, environment: Environment): Policy {
  switch (kind) {
    case 'page': {
      const policy = extendPolicy(application, [
        searchPolicy(environment),
        commentsPolicy(environment),
        trackingPolicy(environment),
      ]);
      // What scripts of others write as HTML isn't known.
      return hasTracking(environment) ? withoutTrustedTypes(policy) : policy;
    }
    case 'api':
      return extendPolicy(application, [
        searchPolicy(environment),
        commentsPolicy(environment),
        // The runner asks the server that the reader enters, which can be anywhere. On a page with TLS, browsers refuse
        // URLs without TLS by themselves, except for the reader's own machine.
        {'connect-src': ['https:', 'http:']},
      ]);
    case 'tool':
      return extendPolicy(application, [{'connect-src': tokenServers(environment)}]);
    case 'redirect':
      return {...nothing, 'require-trusted-types-for': ["'script'"], 'trusted-types': [NONE]};
    case 'asset':
      return {...nothing, 'script-src': [SELF], 'connect-src': [SELF]};
  }
}

/** Who may show a page in a frame. Only a header can say so. */
export function framePolicy(kind: PageKind): Policy {
  return {'frame-ancestors': [kind === 'api' || kind === 'tool' ? NONE : SELF]};
}

/**
 * Where browsers report what a policy has stopped (`DOCS_CSP_REPORT`). Never from a token helper: a report contains the URL
 * of the page, and the URL of a callback can contain a code.
 */
export function reportPolicy(
  kind: PageKind,
  {DOCS_CSP_REPORT}: Environment,
  isHeader: boolean,
): Policy {
  if (kind === 'tool' || !isSet(DOCS_CSP_REPORT)) return {};
  // Browsers without the Reporting API know only the first, and only in a header.
  return {...(isHeader && {'report-uri': [DOCS_CSP_REPORT]}), 'report-to': [REPORT_GROUP]};
}

/** Name of the endpoint in the header `Reporting-Endpoints`. */
export const REPORT_GROUP = 'csp';
