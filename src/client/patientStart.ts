import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {loadPatiently} from '@site/src/lib/browser/early/retry';

/** Waits until the task that runs is over. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/*
 * Docusaurus gives up for good when a part of the first page can't be loaded. Until the application runs, the reader
 * has the page without it, so its parts can be tried again. Docusaurus asks for all ten at once, which takes about half
 * of the time of the main script: each one gets a task, between which the page can answer the reader.
 */
if (ExecutionEnvironment.canUseDOM) {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) =>
    document.documentElement.dataset['hasHydrated'] === 'true'
      ? load(chunk)
      : loadPatiently(async () => {
          await nextTask();
          return load(chunk);
        });
}
