/** Under these names, with the name of the index, DocSearch keeps searches in the browser. */
const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** Whether there are recent or favorite searches. */
export function hasSearches(indexName: string): boolean {
  try {
    return KEYS.some((key) => {
      const stored = localStorage.getItem(key + indexName);
      return stored !== null && stored !== '[]';
    });
  } catch {
    return false; // storage is blocked, so nothing was kept
  }
}

/** Removes all recent and favorite searches. */
export function forgetSearches(indexName: string): void {
  try {
    for (const key of KEYS) localStorage.removeItem(key + indexName);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
