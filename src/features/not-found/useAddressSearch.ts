import {useEffect, useState} from 'react';
import {redirects} from '@site/src/data/redirects';
import {
  inSiteLanguage,
  localeOfPath,
  nearestPages,
  resolveAddress,
  type PageEntry,
} from '@site/src/lib/shared/address';
import {marks} from '@site/src/lib/shared/early/contract';
import {pathPrefix} from '@site/src/lib/shared/localized';
import {leadTo} from '@site/src/lib/shared/redirectTarget';
import {fromSiteBase, sitePath} from '@site/src/lib/browser/sitePath';

/** State of the search for the page that was meant. */
export type AddressSearch =
  | {readonly status: 'searching' | 'found' | 'failed'}
  | {readonly status: 'nearest'; readonly pages: readonly PageEntry[]};

/**
 * Looks the present address up in the page list of its language. A match replaces the address, query
 * and hash kept; otherwise the nearest pages are returned. Without the list the page still offers the way
 * home. The early script has noted the address asked for.
 */
export function useAddressSearch(): AddressSearch {
  const [search, setSearch] = useState<AddressSearch>({status: 'searching'});
  useEffect(() => {
    const abort = new AbortController();
    const asked = document.documentElement.getAttribute(marks.askedAddress) ?? window.location.href;
    // After the origin, because a path that begins with two slashes would name another host.
    const {
      pathname,
      search: query,
      hash,
    } = new URL(asked.startsWith('/') ? window.location.origin + asked : asked);
    loadPages(pathname, abort.signal)
      .then((pages) => {
        const path = inSiteLanguage(sitePath(pathname));
        const found = resolveAddress(path, pages, redirects);
        if (found === undefined || found === sitePath(pathname)) {
          window.history.replaceState(window.history.state, '', pathname + query + hash);
          const near = nearestPages(path, pages);
          setSearch({status: 'nearest', pages: near.map(atItsUrl)});
        } else {
          setSearch({status: 'found'});
          leadTo(fromSiteBase(found) + query + hash);
        }
      })
      .catch(() => {
        if (abort.signal.aborted) return;
        window.history.replaceState(window.history.state, '', pathname + query + hash);
        setSearch({status: 'failed'});
      });
    return () => {
      abort.abort();
    };
  }, []);
  return search;
}

async function loadPages(pathname: string, signal: AbortSignal): Promise<readonly PageEntry[]> {
  const locale = localeOfPath(inSiteLanguage(sitePath(pathname)));
  const list = fromSiteBase(`${pathPrefix(locale)}/pages.json`);
  const answer = await fetch(list, {signal});
  const pages: unknown = await answer.json();
  if (!Array.isArray(pages)) return [];
  return pages.filter(isPageEntry).map((page) => ({...page, path: sitePath(page.path)}));
}

/** A page with its URL path, after a search among paths without the site's base. */
const atItsUrl = (page: PageEntry): PageEntry => ({...page, path: fromSiteBase(page.path)});

function isPageEntry(value: unknown): value is PageEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'title' in value &&
    typeof value.title === 'string'
  );
}
