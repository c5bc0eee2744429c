/** How long requests may continue after a signal to stop: as long as AList waits for a renewal. */
const DRAIN_MS = 30_000;
const DRAIN_CHECK_MS = 100;

/** What is needed of a server of Node. */
interface Stoppable {
  close(end: () => void): unknown;
  closeIdleConnections(): void;
}

/**
 * Takes no more requests, answers those that are there, and ends: a renewed token that is cut off is lost.
 *
 * @param server that stops
 * @param end called when every request is answered, or when the time is up
 */
export function drain(server: Stoppable, end: () => void): void {
  server.close(end);
  setInterval(() => server.closeIdleConnections(), DRAIN_CHECK_MS);
  setTimeout(end, DRAIN_MS);
}
