import {useEffect, useSyncExternalStore} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  availableServers,
  chooseServer,
  type ApiServer,
  type ApiServerName,
} from '@site/src/lib/browser/apiServers';
import type {ServiceFields} from '@site/src/lib/shared/services';
import {API_SERVER_KEY} from '@site/src/lib/browser/storageKeys';

/** Tells the other parts of this page; other tabs hear of it by the browser's own event. */
const CHANGE_EVENT = 'alist:api-server';
/** The choice of this page while it can't be stored: storage is blocked or full. */
let held: string | null = null;

function read(): string | null {
  if (held !== null) return held;
  try {
    return localStorage.getItem(API_SERVER_KEY);
  } catch {
    return null;
  }
}

function write(name: ApiServerName): void {
  try {
    localStorage.setItem(API_SERVER_KEY, name);
    held = null;
  } catch {
    held = name;
  }
  dispatchEvent(new Event(CHANGE_EVENT));
}

function subscribe(onChange: () => void): () => void {
  const controller = new AbortController();
  for (const name of ['storage', CHANGE_EVENT]) {
    addEventListener(name, onChange, {signal: controller.signal});
  }
  return () => controller.abort();
}

/** The API server of this reader, the choice of servers, and how to choose another. */
export interface ApiServerChoice {
  readonly server: ApiServer | undefined;
  readonly servers: readonly ApiServer[];
  readonly choose: (name: ApiServerName) => void;
}

/**
 * The chosen API server, the same in every part of the page and in every tab. A stored name that is not
 * offered here is replaced by the default.
 */
export function useApiServer(): ApiServerChoice {
  const {apiServers} = useDocusaurusContext().siteConfig.customFields as unknown as ServiceFields; // written by src/config/services.ts
  const isBrowser = useIsBrowser();
  const stored = useSyncExternalStore(subscribe, read, () => null);
  const servers = availableServers(apiServers, isBrowser ? location.hostname : '');
  const server = chooseServer(servers, isBrowser ? stored : null);
  const repaired = isBrowser && stored !== null && server && server.name !== stored;
  useEffect(() => {
    if (repaired) write(server.name);
  }, [repaired, server]);
  return {server, servers, choose: write};
}
