import {expose} from 'comlink';
import {searchSynonyms} from '@site/src/data/searchSynonyms';
import {createIndexSearch} from '@site/src/lib/browser/search/answer';
import {createIndexSource} from '@site/src/lib/browser/search/indexSource';
import {createOpenIndexes} from '@site/src/lib/browser/search/openIndexes';

/* Searches in its own thread (see `searchThread.ts`). */

/** What the page can ask. */
export const searchWorker = createOpenIndexes((baseUrl) =>
  createIndexSearch(createIndexSource(baseUrl, loadJson), searchSynonyms),
);

export type SearchWorker = typeof searchWorker;

expose(searchWorker);

/** How long a piece of the index may take, so that a reader sees a failure and can try again (milliseconds). */
const PIECE_TIMEOUT_MS = 15_000;

async function loadJson(url: string): Promise<unknown> {
  const response = await fetch(url, {signal: AbortSignal.timeout(PIECE_TIMEOUT_MS)});
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.json();
}
