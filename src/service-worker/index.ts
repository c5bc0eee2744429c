import {clientsClaim} from 'workbox-core';
import {ExpirationPlugin} from 'workbox-expiration';
import type {RouteHandlerCallbackOptions, RouteMatchCallbackOptions} from 'workbox-core/types';
import {registerRoute} from 'workbox-routing';
import {CacheFirst, NetworkFirst, type Strategy} from 'workbox-strategies';
import {
  buildOf,
  isAnswered,
  type WorkerMessage,
  type WorkerSettings,
} from '@site/src/lib/shared/serviceWorker';

/*
 * Keeps the pages that a reader has visited. Pages come from the network whenever it answers, so that a reader with a
 * connection never sees an old one. Files under `assets` have a hash in their names and never change.
 */

declare const self: ServiceWorkerGlobalScope & {readonly workerSettings: WorkerSettings};

const settings = self.workerSettings;
const {base, build, startPages} = settings;

/** How long the network has before a page that is kept is shown (seconds). */
const NETWORK_SECONDS = 4;

/** Files under `assets` that are kept; a page needs about 20 of its own and shared ones. */
const ASSET_LIMIT = 600;

/** Pages of this build only: text of one and scripts of another don't fit together. */
const PAGES = `site pages ${base} ${build}`;
const ASSETS = `site assets ${base}`;

const pathOf = (url: string): string => new URL(url).pathname;

/** The URL path of the page that asks for something; empty when it doesn't say, as pages that hold credentials. */
function originOf({referrer}: Request): string {
  return referrer.startsWith(self.location.origin) ? pathOf(referrer) : '';
}

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: NETWORK_SECONDS,
  matchOptions: {ignoreSearch: true},
  plugins: [
    {
      async cacheWillUpdate({response}) {
        if (response.status !== 200 || response.redirected) return null;
        return buildOf(await response.clone().text()) === build ? response : null;
      },
    },
  ],
});

/** Files without a hash in their names: pictures of the site, and lists, such as where the search index is. */
const lists = new NetworkFirst({cacheName: PAGES, networkTimeoutSeconds: NETWORK_SECONDS});

const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [new ExpirationPlugin({maxEntries: ASSET_LIMIT, purgeOnQuotaError: true})],
});

/**
 * Answers what a page loads. Whether it may is asked twice: by the address that the request names, and by the one of the
 * page itself, because hosts can send another `Referrer-Policy`, under which requests name only the site.
 */
function forPages(strategy: Strategy): (options: RouteHandlerCallbackOptions) => Promise<Response> {
  return async ({event, request, url}) => {
    const client = await self.clients.get((event as FetchEvent).clientId); // Workbox has routes for nothing else
    const isMeant = isAnswered(url.pathname, client ? pathOf(client.url) : '', settings);
    return isMeant ? strategy.handle({event, request}) : fetch(request);
  };
}

/** Whether something is a file of the site that a page without credentials loads. */
function isPart({request, url, sameOrigin}: RouteMatchCallbackOptions): boolean {
  return (
    sameOrigin &&
    request.mode !== 'navigate' &&
    isAnswered(url.pathname, originOf(request), settings)
  );
}

registerRoute(
  ({request, url}) => request.mode === 'navigate' && isAnswered(url.pathname, undefined, settings),
  async (options) => {
    try {
      return await pages.handle(options);
    } catch {
      return noConnection();
    }
  },
);

registerRoute(
  (options) => isPart(options) && options.url.pathname.startsWith(`${base}assets/`),
  forPages(assets),
);

registerRoute(
  (options) =>
    isPart(options) &&
    (options.url.pathname.startsWith(`${base}img/`) || options.url.pathname.endsWith('.json')),
  forPages(lists),
);

registerRoute(
  (options) => isPart(options) && /(?:\/|\.html)$/.test(options.url.pathname),
  forPages(pages),
);

/** What a page asks to keep that it loaded before the worker was there: itself and its files. */
async function keep(addresses: readonly string[]): Promise<void> {
  const known = await caches.open(ASSETS);
  const kept = await caches.open(PAGES);
  await Promise.all(
    addresses.map(async (address) => {
      const {pathname, origin, search} = new URL(address, self.location.origin);
      if (origin !== self.location.origin || !isAnswered(pathname, undefined, settings)) return;
      const isAsset = pathname.startsWith(`${base}assets/`);
      const cache = isAsset ? known : kept;
      if (await cache.match(pathname)) return;
      const response = await fetch(isAsset ? pathname + search : pathname);
      if (!response.ok || response.redirected) return;
      const isPage = response.headers.get('content-type')?.includes('html') === true;
      if (isPage && buildOf(await response.clone().text()) !== build) return;
      await cache.put(pathname, response);
    }),
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** The page that is shown when there's no connection and the one that was asked for isn't kept. */
async function noConnection(): Promise<Response> {
  const {texts, styles, copy, lang} = settings;
  const cache = await caches.open(PAGES);
  const items: string[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (response?.headers.get('content-type')?.includes('html') !== true) continue;
    const [, title] = /<title[^>]*>([^<]*)/.exec(await response.text()) ?? [];
    if (title === undefined) continue;
    items.push(`<li><a href="${escapeHtml(pathOf(request.url))}">${title}</a></li>`);
  }
  const links = styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('');
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(texts.title)}</title>${links}</head><body><main class="container margin-vert--lg"><h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.text)}</p><p><a href="">${escapeHtml(texts.retry)}</a></p><h2>${escapeHtml(texts.list)}</h2><ul>${items.sort().join('')}</ul><p><a href="${escapeHtml(copy)}">${escapeHtml(texts.copy)}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'self'; img-src 'self'",
    },
  });
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keep([...startPages, ...settings.styles]), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldPages());
});

/** Pages of earlier builds go, and those that are open learn of this one. */
async function removeOldPages(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(`site pages ${base} `) && name !== PAGES) await caches.delete(name);
  }
  for (const client of await self.clients.matchAll({includeUncontrolled: true, type: 'window'})) {
    if (isAnswered(pathOf(client.url), undefined, settings)) {
      client.postMessage({build} satisfies WorkerMessage);
    }
  }
}

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data.map(String)));
});

clientsClaim();
