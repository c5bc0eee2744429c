/** Names an API server may have, in the order they are offered (specification section 3). */
const apiServerNames = ['cf', 'cn', 'de', 'local'] as const;

/** Name of an API server; only the name is stored, never an address. */
export type ApiServerName = (typeof apiServerNames)[number];

/** An API server that can be chosen. */
export interface ApiServer {
  readonly name: ApiServerName;
  /** Base address without a slash at the end. */
  readonly url: string;
}

/** Name that is used until another is chosen. */
const DEFAULT_API_SERVER: ApiServerName = 'cf';
/** A server on the reader's own machine; `scripts/lib/siteServer.mjs` allows it to pages served there. */
const LOCAL_API_URL = 'http://localhost:3002';

const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

/**
 * Servers that can be chosen on a page.
 *
 * @param configured addresses by name, from the site's configuration; empty ones are omitted
 * @param hostname host the page is served from; `local` exists on the reader's own machine only
 */
export function availableServers(
  configured: Readonly<Partial<Record<string, string>>>,
  hostname: string,
): readonly ApiServer[] {
  const addresses: Readonly<Partial<Record<string, string>>> = {
    ...configured,
    local: LOCAL_HOSTS.includes(hostname) ? LOCAL_API_URL : '',
  };
  return apiServerNames.flatMap((name): readonly ApiServer[] => {
    const url = addresses[name];
    return url === undefined || url === '' ? [] : [{name, url}];
  });
}

/** The server of a stored name; an unknown or missing name gives the default, then the first. */
export function chooseServer(
  servers: readonly ApiServer[],
  stored: string | null,
): ApiServer | undefined {
  return (
    servers.find(({name}) => name === stored) ??
    servers.find(({name}) => name === DEFAULT_API_SERVER) ??
    servers[0]
  );
}
