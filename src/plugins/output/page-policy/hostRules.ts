import type {Environment} from '../../../lib/node/environment';
import {escapeRegExp} from '../../../lib/shared/escapeRegExp';
import {anyPathPrefix} from '../../../lib/shared/localized';
import {joinPolicies, writePolicy, type Policy} from './policy';
import {framePolicy, kindPolicy, REPORT_GROUP, reportPolicy, type PageKind} from './sources';

/** Kinds of pages that are folders, with what follows the language in their paths. */
const FOLDERS = {api: 'guide/api', tool: 'tool'} as const satisfies Partial<
  Record<PageKind, string>
>;

/** The policies of a site, of all languages that are built so far. */
export interface SitePolicies {
  /** By kind of page: what one of its pages needs, without pages that have their own policy. */
  readonly kinds: Partial<Record<PageKind, Policy>>;
  /** By path of the file, for pages with their own policy. */
  readonly own: Readonly<Record<string, OwnPolicy>>;
}

/** Policy of a page that is allowed more than others of its kind. */
export interface OwnPolicy {
  readonly kind: PageKind;
  readonly policy: Policy;
}

/** Adds another language. */
export function mergePolicies(before: SitePolicies, added: SitePolicies): SitePolicies {
  const kinds: Partial<Record<PageKind, Policy>> = {...before.kinds};
  for (const [kind, policy] of Object.entries(added.kinds) as [PageKind, Policy][]) {
    const known = kinds[kind];
    kinds[kind] = known ? joinPolicies([known, policy]) : policy;
  }
  return {kinds, own: {...before.own, ...added.own}};
}

/** A policy as a host sends it. */
interface Rule {
  /** Regular expression for the path of the file, without the site's base. */
  readonly pattern: string;
  readonly policy: string;
}

/** What hosts send. */
export interface HostRules {
  /** For hosts that apply all rules that match: allows what any page needs. */
  readonly union: string;
  /** By folder, which `_headers` can name. */
  readonly folders: Readonly<Record<string, string>>;
  /** For hosts that decide by the path: the first that matches counts. */
  readonly byPath: readonly Rule[];
  /** Value of the header that names where reports go; empty for none. */
  readonly endpoints: string;
}

/**
 * What hosts send for the policies of a site.
 *
 * @param siteBase base URL path of the site
 */
export function hostRules(
  {kinds, own}: SitePolicies,
  environment: Environment,
  siteBase: string,
): HostRules {
  const write = (policy: Policy, kind: PageKind): string =>
    writePolicy({...policy, ...framePolicy(kind), ...reportPolicy(kind, environment, true)});
  // A page at an old address can be in any folder.
  const withRedirects = (policies: readonly Policy[]): Policy =>
    joinPolicies([...policies, ...(kinds.redirect ? [kinds.redirect] : [])]);
  const ofKind = (kind: PageKind): readonly Policy[] => (kinds[kind] ? [kinds[kind]] : []);
  const withOwn = (kind: PageKind): readonly Policy[] => [
    ...ofKind(kind),
    ...Object.values(own).flatMap((page) => (page.kind === kind ? [page.policy] : [])),
  ];
  const inFolders = (['api', 'tool'] as const).filter((kind) => withOwn(kind).length > 0);
  const base = escapeRegExp(siteBase.slice(0, -1));
  const everything = withRedirects((['page', 'api', 'tool'] as const).flatMap(withOwn));
  return {
    // Without reports: it's also for the token helpers. What pages say themselves is reported.
    union: writePolicy({...everything, ...framePolicy('page')}),
    folders: Object.fromEntries(
      inFolders.map((kind) => [FOLDERS[kind], write(withRedirects(withOwn(kind)), kind)]),
    ),
    byPath: [
      ...Object.entries(own).map(([file, {kind, policy}]) => ({
        pattern: `^${escapeRegExp(file.replace(/(\/index)?\.html$/, ''))}(/|(/index)?\\.html)?$`,
        policy: write(policy, kind),
      })),
      ...inFolders.map((kind) => ({
        pattern: `^${base}${anyPathPrefix}/${FOLDERS[kind]}(/|\\.html$|$)`,
        policy: write(withRedirects(ofKind(kind)), kind),
      })),
      {
        pattern: `^${base}${anyPathPrefix}/assets/`,
        policy: write(kindPolicy('asset', environment), 'asset'),
      },
      // Not for files of other types: browsers show some of them as documents of their own.
      {
        pattern: `^${base}/(.*/)?([^/.]*|[^/]*\\.html)$`,
        policy: write(withRedirects(ofKind('page')), 'page'),
      },
    ],
    endpoints:
      environment.DOCS_CSP_REPORT === '' ? '' : `${REPORT_GROUP}="${environment.DOCS_CSP_REPORT}"`,
  };
}
