import type {ClientModule} from '@docusaurus/types';
import {marks} from '@site/src/lib/shared/early/contract';
import {allowsTracking} from '@site/src/lib/shared/services';
import {sitePath} from '@site/src/lib/browser/sitePath';

/** Safari has no idle callback: there, a moment after the page has loaded (milliseconds). */
const IDLE_FALLBACK_MS = 200;

function whenIdle(action: () => void): void {
  // Safari lacks it, whatever the types say.
  const {requestIdleCallback} = window as {requestIdleCallback?: (callback: () => void) => void};
  if (requestIdleCallback) requestIdleCallback(action);
  else setTimeout(action, IDLE_FALLBACK_MS);
}

/** Runs something once the page has loaded and has nothing better to do. */
function afterLoad(action: () => void): void {
  if (document.readyState === 'complete') whenIdle(action);
  else addEventListener('load', () => whenIdle(action), {once: true});
}

/**
 * Whether scripts of others may load on a page. On the page "not found", it depends on the URL that was asked for too: a
 * callback of a provider that isn't there has a code in it.
 */
function isTracked(pathname: string): boolean {
  const asked = document.documentElement.getAttribute(marks.askedAddress) ?? pathname;
  return [pathname, asked.replace(/[?#].*$/s, '')].every((path) => allowsTracking(sitePath(path)));
}

/**
 * Loads scripts of others, analytics and advertising, the way readers can bear (specification section 7):
 * once, when a page has loaded and is idle, and never where tokens are shown or typed: the way there and back loads a
 * new document (`src/client/credentialBoundary.ts`).
 *
 * @param sources addresses from the configuration; without any, nothing happens
 */
export function foreignScripts(
  sources: readonly string[],
): Required<Pick<ClientModule, 'onRouteDidUpdate'>> {
  let state: 'waiting' | 'scheduled' | 'loaded' = 'waiting';

  const load = (): void => {
    // The reader may have gone elsewhere meanwhile.
    state = isTracked(window.location.pathname) ? 'loaded' : 'waiting';
    if (state === 'waiting') return;
    for (const src of sources) {
      const script = document.createElement('script');
      script.src = src;
      script.async = true;
      document.head.append(script);
    }
  };

  return {
    onRouteDidUpdate({location}) {
      if (sources.length === 0 || state !== 'waiting') return;
      if (!isTracked(location.pathname)) return;
      state = 'scheduled';
      afterLoad(load);
    },
  };
}
