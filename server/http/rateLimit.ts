import ipaddr from 'ipaddr.js';

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
   * @returns 0 when it is allowed, else the seconds to wait
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

/** An address with its port: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/** Groups of an IPv6 address that name the network of one household. */
const NETWORK_GROUPS = 4;

/**
 * The key a visitor is counted under: an IPv4 address, or of an IPv6 address the network that one household has. All
 * spellings of an address give the same key.
 *
 * @param address as a connection or a trusted proxy gives it, possibly with a port or a zone
 * @returns `unknown` for anything else, so that nobody gets a new count with each made-up value
 */
export function visitorKey(address: string): string {
  const trimmed = address.trim();
  const [, inBrackets, plain] = WITH_PORT.exec(trimmed) ?? [];
  const bare = (inBrackets ?? plain ?? trimmed).replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.parse(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const groups = parsed.parts.slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}
