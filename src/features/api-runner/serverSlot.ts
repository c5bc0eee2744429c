import {READER_SERVER_KEY} from '@site/src/lib/storageKeys';
import {parseRecord} from '@site/src/lib/storedRecord';
import {NO_SERVER, readBase, readToken, type Server} from './serverAddress';

/** What this document knows, also where the storage is blocked, and who wants to hear of changes. */
const kept: {server: Server | undefined; readonly listeners: Set<() => void>} = {
  server: undefined,
  listeners: new Set(),
};

function parseServer(text: string | null): Server {
  const {base, token} = parseRecord(text);
  const address = readBase(typeof base === 'string' ? base : '');
  const secret = readToken(typeof token === 'string' ? token : '');
  return {
    base: 'base' in address ? address.base : '',
    token: 'token' in secret ? secret.token : '',
  };
}

function load(): Server {
  try {
    return parseServer(sessionStorage.getItem(READER_SERVER_KEY));
  } catch {
    return NO_SERVER; // blocked
  }
}

function store({base, token}: Server): void {
  try {
    if (base === '' && token === '') sessionStorage.removeItem(READER_SERVER_KEY);
    else sessionStorage.setItem(READER_SERVER_KEY, JSON.stringify({base, token}));
  } catch {
    // Blocked: it stays in memory.
  }
}

/** The reader's server, kept in this tab only: in no file, no address, and no other tab. */
export const serverSlot = {
  read: (): Server => (kept.server ??= load()),
  write: (server: Server): void => {
    kept.server = server;
    store(server);
    for (const listener of kept.listeners) listener();
  },
  subscribe: (listener: () => void) => {
    kept.listeners.add(listener);
    return () => {
      kept.listeners.delete(listener);
    };
  },
} as const;
