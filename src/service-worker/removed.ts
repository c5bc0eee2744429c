/*
 * Takes the place of the service worker when the site no longer wants one (`DOCS_OFFLINE=off`): browsers that have the
 * old one fetch this file with the next page, and everything that was kept is gone.
 */

declare const self: ServiceWorkerGlobalScope;

async function remove(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('site ')) await caches.delete(name);
  }
  await self.registration.unregister();
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(remove());
});

export {};
