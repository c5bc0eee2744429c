import {useEffect, useEffectEvent} from 'react';
import {useLocation} from '@docusaurus/router';

/** Element that the hash of the URL names. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a broken escape names nothing
  }
}

/**
 * Anyone who follows a link wants to see its target: if a filter hides it, the filter is cleared.
 *
 * @param clear empties the filter and shows everything
 */
export function useShownTarget(clear: () => void): void {
  const {hash} = useLocation();
  const reveal = useEffectEvent(() => {
    const target = targetOf(location.hash);
    if (!target?.closest('[hidden]')) return;
    clear();
    target.scrollIntoView();
  });

  useEffect(() => {
    reveal();
  }, [hash]);

  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    addEventListener('hashchange', () => reveal(), {signal});
    // A second click on the same link changes nothing in the URL.
    document.addEventListener(
      'click',
      ({target}) => {
        if (target instanceof Element && target.closest('a[href*="#"]')) setTimeout(reveal);
      },
      {signal},
    );
    return () => controller.abort();
  }, []);
}
