import {leadTo} from '@site/src/lib/shared/redirectTarget';
import {parseRecord} from '@site/src/lib/browser/storedRecord';
import {RETURN_KEY} from '@site/src/lib/browser/storageKeys';
import {sweepRecords} from '@site/src/lib/browser/token-flow/recordStore';

declare global {
  interface Window {
    /** Query of a callback address, left by the head script that took it out of the address bar. */
    toolCallback?: string;
  }
}

/**
 * Takes the query a provider sent, wherever it is, and leaves it nowhere: the address bar, the history
 * entry and the storage are clean afterwards.
 *
 * @param path address of this page
 */
export function takeCallbackQuery(path: string): string {
  const held = window.toolCallback ?? '';
  delete window.toolCallback;
  const inAddress = location.search;
  if (inAddress !== '' || location.hash !== '') history.replaceState(history.state, '', path);
  return held || inAddress || takeMoved(path);
}

function takeMoved(path: string): string {
  try {
    const moved = parseRecord(sessionStorage.getItem(RETURN_KEY));
    sessionStorage.removeItem(RETURN_KEY);
    return moved['path'] === path && typeof moved['query'] === 'string' ? moved['query'] : '';
  } catch {
    return ''; // storage is blocked, so nothing was moved
  }
}

/** Continues with a callback on the page of the language in which the sign-in was started. */
export function moveCallback(path: string, query: string): void {
  sessionStorage.setItem(RETURN_KEY, JSON.stringify({path, query}));
  leadTo(path);
}

/** Removes what is left of sign-ins that no one finished in time: it can hold a client secret. */
export function dropOldRecords(): void {
  try {
    sweepRecords(sessionStorage, Date.now());
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}
