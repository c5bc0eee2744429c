import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {loadPatiently} from '@site/src/lib/browser/early/retry';

/*
 * Docusaurus gives up for good when a part of the first page can't be loaded. Until the application runs, the reader
 * has the page without it, so its parts can be tried again.
 */
if (ExecutionEnvironment.canUseDOM) {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) =>
    document.documentElement.dataset['hasHydrated'] === 'true'
      ? load(chunk)
      : loadPatiently(() => load(chunk));
}
