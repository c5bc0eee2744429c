/** Puts a query into the address without a new entry in the history; the hash is kept. */
export function replaceQuery(query: string): void {
  if (location.search === query) return;
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
}
