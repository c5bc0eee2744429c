/** A stored value: null when there is none, undefined when storage is blocked. */
export function readStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked.
  }
}

/** Calls a listener with a stored value when the page comes back from the browser's page cache: it may have changed. */
export function onReturn(key: string, listener: (value: string | null) => void): void {
  addEventListener('pageshow', ({persisted}) => {
    const value = readStored(key);
    if (persisted && value !== undefined) listener(value);
  });
}

/** Stores a value, or removes it (null). Where storage is blocked, it applies to this page only. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}
