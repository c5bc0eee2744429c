import {SITE_SCRIPTS} from '@site/src/lib/siteScripts';
import {marks} from './contract';
import {root} from './page';

/** Quiet time after load before the application is fetched when the reader does nothing. */
const APP_QUIET_MS = 8000;

/** Addresses of the application's scripts, as the page names them. */
const scripts = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${SITE_SCRIPTS}]`)?.content ?? '';

let isRequested = false;

/** Fetches the application, once. */
export function loadApplication(): void {
  if (isRequested) return;
  isRequested = true;
  for (const src of scripts().split(' ').filter(Boolean)) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    document.head.append(script);
  }
}

function loadApplicationWhenCalm(): void {
  // After the frame that answers the interaction, so that the answer is not kept waiting.
  requestAnimationFrame(() => setTimeout(loadApplication));
}

/**
 * Fetches the application when the reader first does something, or after a quiet moment (engineering decision 8), and
 * at once on pages that are nothing without it.
 */
export function awaitReader(): void {
  if (root.matches(`[${marks.notFound}], [${marks.eager}]`)) {
    loadApplicationWhenCalm();
  }
  for (const name of [
    'pointerdown',
    'keydown',
    'input',
    'touchstart',
    'wheel',
    'scroll',
    'mousemove',
  ]) {
    addEventListener(name, loadApplicationWhenCalm, {once: true, passive: true, capture: true});
  }
  addEventListener('load', () => setTimeout(loadApplication, APP_QUIET_MS));
}

// After a deployment, an open page asks for scripts that are gone. It becomes the new page; without a
// connection, or when the site is the same, nothing is taken from the reader.
async function reloadAfterDeployment({target}: Event): Promise<void> {
  if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(location.origin)) return;
  try {
    const answer = await fetch(location.href, {cache: 'no-store'});
    const page = await answer.text();
    if (answer.ok && !page.includes(scripts())) location.reload();
  } catch {
    // No connection: what is there can still be read.
  }
}

/** Reloads the page when one of its scripts is gone because the site was deployed anew. */
export function watchDeployments(): void {
  // Failed loads don't bubble.
  addEventListener('error', (event) => void reloadAfterDeployment(event), true);
}
