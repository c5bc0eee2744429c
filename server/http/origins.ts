const ANY_PORT = ':*';

/**
 * Whether an origin is on the list.
 *
 * @param allowed exact origins; one that ends in `:*` stands for every port of its host
 * @param origin as browsers send it: scheme, host and port, without a path
 */
export function isAllowedOrigin(allowed: readonly string[], origin: string): boolean {
  return allowed.some((entry) => {
    if (!entry.endsWith(ANY_PORT)) return origin === entry;
    const host = entry.slice(0, -ANY_PORT.length);
    return (
      origin === host || (origin.startsWith(host) && /^:\d{1,5}$/.test(origin.slice(host.length)))
    );
  });
}
