/** Name of the service worker's file, below each language's base. */
export const WORKER_FILE = 'service-worker.js';

/** What the build writes in front of the service worker's code. */
export interface WorkerSettings {
  /** Base URL path of the language, such as `/zh/`; the worker's scope. */
  readonly base: string;
  /** Name of the application's main script, which each build has its own of. */
  readonly build: string;
  /** Beginnings of URL paths that the worker leaves to the browser. */
  readonly untouched: readonly string[];
  /** URL paths of pages that are kept from the start. */
  readonly startPages: readonly string[];
  /** URL paths of style sheets for the page without a connection. */
  readonly styles: readonly string[];
  /** URL path of the ZIP file with all pages. */
  readonly copy: string;
  readonly lang: string;
  /** What the page without a connection says. */
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly list: string;
    readonly retry: string;
    readonly copy: string;
  };
}

/** What the worker tells pages when it takes over. */
export interface WorkerMessage {
  readonly build: string;
}

/** The build that a page belongs to, by the addresses of its scripts. */
export function buildOf(scripts: string): string | undefined {
  return /\/(main\.[\da-f]+\.js)/.exec(scripts)?.[1];
}

/**
 * Whether the worker answers a request: pages by their own path, and what pages load by the path of the page. Pages that
 * hold credentials, and what they load, are left to the browser, so that nothing that was kept can run there.
 *
 * @param path URL path of the request
 * @param from URL path of the page that asks; undefined for a page itself, and empty when the page doesn't say
 */
export function isAnswered(
  path: string,
  from: string | undefined,
  {base, untouched}: Pick<WorkerSettings, 'base' | 'untouched'>,
): boolean {
  return [path, from ?? path].every(
    (each) => each.startsWith(base) && !untouched.some((folder) => each.startsWith(folder)),
  );
}
