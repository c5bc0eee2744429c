import {
  DATA_FOLDER,
  OFFLINE_DATA,
  OFFLINE_SCOPE,
  OFFLINE_WORKER,
  addressOf,
  dataScripts,
  placeOf,
  type OfflineSettings,
} from '@site/src/lib/shared/offline/contract';

/*
 * First script of each page of the offline copy. The application knows its pages by their addresses on the site, and
 * loads data and a worker, which browsers refuse on `file:`. The copy's scripts run in their own scope
 * (`src/plugins/output/offline/offlineScripts.ts`), whose location, history, fetch, and Worker are the ones here.
 */

type WorkerStart = (scope: object) => void;

const script = document.currentScript as HTMLScriptElement; // it isn't a module
const settings = JSON.parse(script.dataset['settings'] ?? '{}') as OfflineSettings; // written by offlinePage.ts
const root = new URL('../../', script.src);
const {base, origin} = settings;

/** The page as a file of the copy. */
const file = decodeURIComponent(window.location.pathname).slice(
  decodeURIComponent(root.pathname).length,
);
const address = addressOf(file, base);

/** URL of an address on the site: a file of the copy, or the site itself. */
function urlOf(target: string): URL {
  const place = placeOf(target, settings);
  return place.kind === 'file' ? new URL(place.file, root) : new URL(place.url);
}

/** An address on the site, of whatever a script hands over: a path, a URL of the site, or one of the copy. */
function addressIn(given: string | URL): string | undefined {
  const url = new URL(given, `${origin}${address}`);
  if (url.href.startsWith(root.href)) {
    return addressOf(decodeURIComponent(url.href.slice(root.href.length)), base);
  }
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined;
}

const location = {
  pathname: address,
  get search() {
    return window.location.search;
  },
  get hash() {
    return window.location.hash;
  },
  set hash(value: string) {
    window.location.hash = value;
  },
  get href() {
    return window.location.href;
  },
  set href(value: string) {
    open(value);
  },
  origin: window.location.origin,
  protocol: window.location.protocol,
  host: window.location.host,
  hostname: window.location.hostname,
  port: window.location.port,
  reload: () => window.location.reload(),
  assign: (target: string | URL) => open(target),
  replace: (target: string | URL) => window.location.replace(realUrl(target)),
  toString: () => window.location.href,
};

function realUrl(target: string | URL): URL {
  const found = addressIn(target);
  return found === undefined ? new URL(target) : urlOf(found);
}

function open(target: string | URL): void {
  window.location.href = realUrl(target).href;
}

/** Changes the address of the page where that's the same page, and opens the other one otherwise. */
function change(
  how: 'pushState' | 'replaceState',
  [state, title, target]: Parameters<History['pushState']>,
): void {
  const url = target === undefined || target === null ? undefined : realUrl(target);
  if (url && url.pathname !== window.location.pathname) {
    open(url);
    return;
  }
  try {
    window.history[how](state, title, url);
  } catch {
    // Some browsers keep the address of a file as it is. What was chosen stays on the page.
    window.history[how](state, title);
  }
}

/** A property of an object; a method as one that is called on the object. */
function bound(
  target: object,
  name: string | symbol,
  isMethod: (value: (...args: never) => unknown) => boolean = () => true,
): unknown {
  const value: unknown = Reflect.get(target, name);
  if (typeof value !== 'function') return value;
  const method = value as (...args: never) => unknown; // all functions can be called
  return isMethod(method) ? method.bind(target) : method;
}

const history = new Proxy(window.history, {
  get(target, name) {
    if (name === 'pushState' || name === 'replaceState') {
      return (...args: Parameters<History['pushState']>) => change(name, args);
    }
    return bound(target, name);
  },
});

const data = new Map<string, unknown>();
const scripts = new Map<string, Promise<void>>();

/** Runs a script of the copy, once. */
function load(place: string): Promise<void> {
  const known = scripts.get(place);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = new URL(place, root).href;
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new TypeError(`${place} can't be loaded.`)));
    document.head.append(element);
  });
  scripts.set(place, promise);
  return promise;
}

async function fetchData(given: string | URL | Request, options?: RequestInit): Promise<Response> {
  const found = addressIn(given instanceof Request ? given.url : given);
  // Requests to the reader's own AList, which only the reader starts.
  if (found === undefined) return fetch(given, options);
  const {pathname} = new URL(found, origin);
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : '';
  const source = dataScripts.find(({prefix}) => path.startsWith(prefix));
  await load(`${DATA_FOLDER}/${source?.name ?? ''}`);
  if (!data.has(pathname)) throw new TypeError(`${pathname} isn't in the offline copy.`);
  return new Response(JSON.stringify(data.get(pathname)), {
    headers: {'content-type': 'application/json'},
  });
}

const workers = new Map<string, WorkerStart>();

/** A worker in the thread of the page. What is sent is cloned, as between threads. */
class PageWorker extends EventTarget {
  readonly #inside = new EventTarget();

  constructor(url: string | URL) {
    super();
    const found = addressIn(url) ?? '';
    void load(found.slice(base.length)).then(
      () => this.#start(found),
      () => this.dispatchEvent(new ErrorEvent('error', {message: `${found} can't be loaded.`})),
    );
  }

  #start(found: string): void {
    const scope: Record<string, unknown> = {
      addEventListener: this.#inside.addEventListener.bind(this.#inside),
      removeEventListener: this.#inside.removeEventListener.bind(this.#inside),
      postMessage: (message: unknown, transfer: Transferable[] = []) => {
        send(this, message, transfer);
      },
      location: {href: `${origin}${found}`, origin},
      fetch: fetchData,
    };
    scope['self'] = scope;
    scope['globalThis'] = scope;
    workers.get(found)?.(scope);
    this.#isRunning = true;
    for (const [message, transfer] of this.#waiting.splice(0)) {
      send(this.#inside, message, transfer);
    }
  }

  #isRunning = false;
  readonly #waiting: [unknown, Transferable[]][] = [];

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    if (this.#isRunning) send(this.#inside, message, transfer);
    else this.#waiting.push([message, transfer]);
  }

  terminate(): void {
    this.#isRunning = false;
  }
}

function send(target: EventTarget, message: unknown, transfer: Transferable[]): void {
  const copy: unknown = structuredClone(message, {transfer});
  const ports = transfer.filter((it) => it instanceof MessagePort);
  setTimeout(() => target.dispatchEvent(new MessageEvent('message', {data: copy, ports})));
}

const scope: Record<string, unknown> = {location, history, fetch: fetchData, Worker: PageWorker};
scope['window'] = new Proxy(window, {
  get(target, name) {
    if (name === 'window' || name === 'self') return scope['window'];
    if (typeof name === 'string' && Object.hasOwn(scope, name)) return scope[name];
    // Methods of the window want the window; classes stay as they are.
    return bound(target, name, (value) => !('prototype' in value));
  },
  set: (target, name, value) => Reflect.set(target, name, value),
});
scope['self'] = scope['window'];

/** Links and pictures that the application draws have their addresses on the site. */
function correctAddresses(within: Element): void {
  for (const name of ['href', 'src']) {
    for (const element of [within, ...within.querySelectorAll(`[${name}^="/"]`)]) {
      const given = element.getAttribute(name);
      if (given?.startsWith('/')) element.setAttribute(name, realUrl(`${origin}${given}`).href);
    }
  }
}

new MutationObserver((changes) => {
  for (const {type, target, addedNodes} of changes) {
    const changed = type === 'attributes' ? [target] : addedNodes;
    for (const node of changed) if (node instanceof Element) correctAddresses(node);
  }
}).observe(document, {childList: true, subtree: true, attributeFilter: ['href', 'src']});

/** The browser opens other pages: the application can't change pages here. */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  const {pathname, search} = window.location;
  if (link.pathname !== pathname || link.search !== search) event.stopImmediatePropagation();
}

addEventListener('click', leaveToBrowser, true);

Object.assign(window, {
  [OFFLINE_SCOPE]: scope,
  [OFFLINE_DATA]: (entries: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(entries)) data.set(name, value);
  },
  [OFFLINE_WORKER]: (name: string, start: WorkerStart) => workers.set(name, start),
});
