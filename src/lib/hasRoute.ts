/** A route as the generator lists it. */
interface RouteEntry {
  readonly path?: string | readonly string[] | undefined;
  readonly routes?: readonly RouteEntry[] | undefined;
}

/** Whether a list of routes has a page at an address. */
export function hasRoute(routes: readonly RouteEntry[], address: string): boolean {
  return routes.some(({path, routes: inner}) =>
    inner === undefined ? path === address : hasRoute(inner, address),
  );
}
