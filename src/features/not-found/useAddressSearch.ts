import {useEffect, useState} from 'react';
import {redirects} from '@site/src/data/redirects';
import {localeOfPath, nearestPages, resolveAddress, type PageEntry} from '@site/src/lib/address';

/** Where the search for the meant page stands. */
export type AddressSearch =
  | {readonly status: 'searching' | 'found' | 'failed'}
  | {readonly status: 'nearest'; readonly pages: readonly PageEntry[]};

/**
 * Looks the present address up in the page list of its language. A match replaces the address, query
 * and hash kept; otherwise the nearest pages are returned. Without the list the page still offers the way
 * home. The early script has noted the address asked for (`data-asked`).
 */
export function useAddressSearch(): AddressSearch {
  const [search, setSearch] = useState<AddressSearch>({status: 'searching'});
  useEffect(() => {
    const abort = new AbortController();
    const asked = document.documentElement.dataset['asked'] ?? window.location.href;
    const {pathname, search: query, hash} = new URL(asked, window.location.origin);
    loadPages(pathname, abort.signal)
      .then((pages) => {
        const found = resolveAddress(pathname, pages, redirects);
        if (found === undefined || found === pathname) {
          window.history.replaceState(window.history.state, '', pathname + query + hash);
          setSearch({status: 'nearest', pages: nearestPages(pathname, pages)});
        } else {
          setSearch({status: 'found'});
          window.location.replace(found + query + hash);
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
  const locale = localeOfPath(pathname);
  const answer = await fetch(locale === 'en' ? '/pages.json' : `/${locale}/pages.json`, {signal});
  const pages: unknown = await answer.json();
  return Array.isArray(pages) ? pages.filter(isPageEntry) : [];
}

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
