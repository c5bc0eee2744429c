import {SITE_SCRIPTS} from '@site/src/lib/shared/siteScripts';
import {marks} from '../../shared/early/contract';
import {root, savesData} from './page';

/** Quiet time after load before the application is fetched when the reader does nothing. */
const APP_QUIET_MS = 8000;

/** Addresses of the application's scripts, as the page names them. */
const scripts = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${SITE_SCRIPTS}]`)?.content ?? '';

/** Those that neither run nor are on their way. */
const missing = scripts().split(' ').filter(Boolean);

/** Fetches the application, once; after a failure, what is missing of it. */
export function loadApplication(): void {
  for (const src of missing.splice(0)) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    document.head.append(script);
  }
}

function loadApplicationWhenCalm(): void {
  // After the frame that answers the interaction, so that the response isn't kept waiting.
  requestAnimationFrame(() => setTimeout(loadApplication));
}

/** Fetches the application when the reader next does something. */
function loadOnNextSign(): void {
  for (const name of [
    'pointerdown',
    'keydown',
    'input',
    'touchstart',
    'wheel',
    'scroll',
    'mousemove',
  ]) {
    // Only the page itself: the sidebar scrolls without the reader, to show its current entry.
    const capture = name !== 'scroll';
    addEventListener(name, loadApplicationWhenCalm, {once: true, passive: true, capture});
  }
}

/**
 * Fetches the application when the reader first does something, or after a quiet moment (engineering decision 8), and
 * at once on pages that are nothing without it.
 */
export function awaitReader(): void {
  if (root.matches(`[${marks.notFound}], [${marks.eager}]`)) {
    loadApplicationWhenCalm();
  }
  loadOnNextSign();
  if (!savesData()) addEventListener('load', () => setTimeout(loadApplication, APP_QUIET_MS));
}

/** Pause after a failure: without a connection, every movement of the pointer would try again. */
const RETRY_PAUSE_MS = 3000;

/** A reload so short before was to help already: a host that serves two builds in turn would have it repeated forever. */
const RELOADED_MS = 60_000;

// After a deployment, an open page asks for scripts that are gone. It becomes the new page; without a
// connection, when the site is the same, or when something else answers in its place (such as the sign-in
// page of a network), nothing is taken from the reader.
async function reloadAfterDeployment(): Promise<void> {
  try {
    const answer = await fetch(location.href, {cache: 'no-store'});
    const page = await answer.text();
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const wasReloaded = visit?.type === 'reload' && performance.now() < RELOADED_MS;
    const isOther = page.includes(SITE_SCRIPTS) && !page.includes(scripts());
    if (answer.ok && isOther && !wasReloaded) location.reload();
  } catch {
    // No connection: what is there can still be read.
  }
}

function handleFailure({target, error, filename}: ErrorEvent): void {
  // A script that didn't come, or isn't one: some hosts answer with a page in its place.
  const src = error instanceof SyntaxError ? filename : (target as Partial<HTMLScriptElement>).src;
  const path = src?.slice(location.origin.length);
  if (!path || !scripts().includes(path)) return;
  missing.push(path);
  root.toggleAttribute(marks.searchFailed, true);
  setTimeout(loadOnNextSign, RETRY_PAUSE_MS);
  void reloadAfterDeployment();
}

/**
 * Takes care of the application's scripts when they can't be had: tries again when the reader does something, and
 * reloads the page when the site was deployed again.
 */
export function watchScripts(): void {
  // Failed loads don't bubble.
  addEventListener('error', handleFailure, true);
}
