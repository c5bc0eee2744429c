import {useSyncExternalStore} from 'react';
import {readPageDriver, watchPageDriver} from '@site/src/lib/browser/pageDriver';

/** The driver that is chosen for the whole page (`src/lib/browser/pageDriver.ts`), or an empty text. */
export function usePageDriver(): string {
  return useSyncExternalStore(watchPageDriver, readPageDriver, () => '');
}
