import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {showToast} from '@site/src/components/Toast/showToast';
import {credentialsOn, type ServiceFields} from '@site/src/lib/shared/services';
import {OFFLINE_SCOPE} from '@site/src/lib/shared/offline/contract';
import {WORKER_FILE, buildOf, type WorkerMessage} from '@site/src/lib/shared/serviceWorker';
import {SITE_SCRIPTS} from '@site/src/lib/shared/siteScripts';
import {sitePath} from '@site/src/lib/browser/sitePath';

/** How long the message about a newer version stays (milliseconds). */
const MESSAGE_MS = 20_000;

const fields = siteConfig.customFields as Partial<ServiceFields> | undefined; // written by src/config/services.ts

const isWanted = (): boolean =>
  ExecutionEnvironment.canUseDOM &&
  fields?.isOffline === true &&
  'serviceWorker' in navigator &&
  !(OFFLINE_SCOPE in window) &&
  credentialsOn(sitePath(location.pathname)) === 'none';

/** The page and everything that it has loaded so far: what the worker didn't see. */
function loadedFiles(): readonly string[] {
  const files = performance.getEntriesByType('resource').map(({name}) => name);
  return [location.href, ...files].filter((address) => address.startsWith(location.origin));
}

function handleMessage({data}: MessageEvent<WorkerMessage>): void {
  const scripts = document.querySelector<HTMLMetaElement>(`meta[name=${SITE_SCRIPTS}]`)?.content;
  if (data.build === buildOf(scripts ?? '')) return;
  showToast({
    text: translate({
      id: 'serviceWorker.newer',
      message: 'This site has been updated. Reload the page to see the new version.',
      description: 'Toast when a newer build of the site is there',
    }),
    duration: MESSAGE_MS,
  });
}

/** Registers the service worker of the language, which keeps visited pages (`src/service-worker`). */
async function register(): Promise<void> {
  try {
    navigator.serviceWorker.addEventListener('message', handleMessage);
    await navigator.serviceWorker.register(siteConfig.baseUrl + WORKER_FILE);
    const {active} = await navigator.serviceWorker.ready;
    active?.postMessage(loadedFiles());
  } catch {
    // Some browsers refuse it, for example in private windows. The site works without it.
  }
}

let isAsked = false;

const serviceWorker: ClientModule = {
  // The application starts after the first interaction or a quiet time, so the first view is there long before.
  onRouteDidUpdate() {
    if (isAsked || !isWanted()) return;
    isAsked = true;
    const whenIdle =
      'requestIdleCallback' in window ? requestIdleCallback : (run: () => void) => setTimeout(run);
    whenIdle(() => void register());
  },
};

export const {onRouteDidUpdate} = serviceWorker;
