/*
 * The embedded index lives in a worker: building it takes some hundred milliseconds on a phone, during
 * which the reader goes on typing. One worker per locale; its name is the base address of the locale.
 */
import {searchSynonyms} from '@site/src/data/searchSynonyms';
import {createSearchService} from '@site/src/lib/search/answer';
import {SEARCH_MANIFEST} from '@site/src/lib/search/records';
import type {WorkerQuestion, WorkerReply} from './workerMessages';

async function loadJson(url: string): Promise<unknown> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
  return answer.json();
}

const service = createSearchService(self.name + SEARCH_MANIFEST, loadJson, searchSynonyms);

const reply = (message: WorkerReply): void => {
  self.postMessage(message);
};

self.addEventListener('message', ({data}: MessageEvent<WorkerQuestion>) => {
  service
    .search(data.request)
    .then((answer) => reply({id: data.id, answer}))
    .catch((error: unknown) => reply({id: data.id, error: String(error)}));
});

// A failure shows with the first query.
service.warm().catch(() => undefined);
