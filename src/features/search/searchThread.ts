import {wrap, type Remote} from 'comlink';
import type {SearchWorker} from './search.worker';

/** A running worker, and what tells that it can't run. */
interface SearchThread {
  readonly worker: Remote<SearchWorker>;
  /** Rejects when the worker's script can't be loaded or throws; never resolves. */
  readonly failure: Promise<never>;
}

let thread: SearchThread | undefined;

/**
 * Asks the worker that searches, which starts with the first question. The index is loaded, parsed, and
 * searched there, so that typing and scrolling never wait for it.
 *
 * @param ask what to call on it
 * @throws when the worker fails; the next question starts another one
 */
export async function askSearchWorker<Answer>(
  ask: (worker: Remote<SearchWorker>) => Promise<Answer>,
): Promise<Answer> {
  thread ??= startThread();
  const {worker, failure} = thread;
  return Promise.race([ask(worker), failure]);
}

function startThread(): SearchThread {
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./search.worker.ts', import.meta.url),
  );
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({message}) => {
      thread = undefined;
      worker.terminate();
      reject(new Error(`The search worker failed: ${message || "its script can't be loaded"}.`));
    });
  });
  // A failure while nothing is asked shows with the next question.
  failure.catch(() => undefined);
  return {worker: wrap<SearchWorker>(worker), failure};
}
