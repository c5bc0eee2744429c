import {NO_SERVER, type Server} from './serverAddress';

const kept: {server: Server; readonly listeners: Set<() => void>} = {
  server: NO_SERVER,
  listeners: new Set(),
};

/**
 * The reader's server, kept in the memory of this document only: in no storage, which scripts of every page of the
 * site can read (docs-internal/threat-model.md, "API pages").
 */
export const serverSlot = {
  read: (): Server => kept.server,
  write: (server: Server): void => {
    kept.server = server;
    for (const listener of kept.listeners) listener();
  },
  subscribe: (listener: () => void) => {
    kept.listeners.add(listener);
    return () => {
      kept.listeners.delete(listener);
    };
  },
} as const;
