/** How many visitors are counted at once; the oldest are forgotten first, so memory stays bounded. */
const MAX_VISITORS = 10_000;

interface Window {
  readonly startedAt: number;
  count: number;
}

/** Counts the requests of each visitor. */
export interface RateLimiter {
  /**
   * Counts one request.
   *
   * @param visitor key such as an address
   * @returns 0 when it is allowed, otherwise the seconds to wait
   */
  readonly take: (visitor: string) => number;
}

/**
 * A counter with one window per visitor, which begins with the visitor's first request.
 *
 * @param max requests in a window
 * @param windowMs length of a window in milliseconds
 * @param now clock in milliseconds
 */
export function createRateLimiter(max: number, windowMs: number, now: () => number): RateLimiter {
  const windows = new Map<string, Window>();
  return {
    take: (visitor) => {
      const time = now();
      const window = windows.get(visitor);
      if (window === undefined || time - window.startedAt >= windowMs) {
        windows.delete(visitor);
        windows.set(visitor, {startedAt: time, count: 1});
        if (windows.size > MAX_VISITORS) forgetOldest(windows);
        return 0;
      }
      window.count += 1;
      return window.count <= max ? 0 : Math.ceil((window.startedAt + windowMs - time) / 1000);
    },
  };
}

/** A Map keeps the order of insertion, and a window is inserted when it begins. */
function forgetOldest(windows: Map<string, Window>): void {
  const [oldest] = windows.keys();
  if (oldest !== undefined) windows.delete(oldest);
}
