import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clientIds from '@generated/clientIds';
import {callbackPath} from '@site/server/contract';
import {fromSiteBase} from '@site/src/lib/browser/sitePath';
import type {ClientKind} from '@site/src/lib/shared/token-flow/types';

/** Addresses a sign-in comes back to. */
export interface SiteAddress {
  /** Redirect address for an application of this kind: providers compare it exactly. */
  readonly redirectUri: (provider: string, client: ClientKind) => string;
  /** Whether the default application comes back to the page being shown. */
  readonly isHome: boolean;
  /** Ids of the default applications by provider. */
  readonly clientIds: Readonly<Record<string, string>>;
}

/**
 * Default applications return to the published address of the site only; an own application returns to
 * where the reader is.
 */
export function useSiteAddress(): SiteAddress {
  const {url} = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  const here = isBrowser ? location.origin : url;
  return {
    redirectUri: (provider, client) =>
      (client === 'own' ? here : url) + fromSiteBase(callbackPath(provider)),
    isHome: here === url,
    clientIds,
  };
}
