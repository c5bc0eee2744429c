/**
 * A URL path as it is on a site that has a whole host: `/docs/zh/guide/` is `/zh/guide/` under `/docs/`. Paths that
 * aren't under the base stay as they are. Case is ignored, as the router does: `/Docs/tool/` is a token helper too.
 *
 * @param base base URL path of the site, `/` or a folder such as `/docs/`
 */
export function withoutBase(path: string, base: string): string {
  const head = `${path}/`.slice(0, base.length).toLowerCase();
  return head === base.toLowerCase() ? `/${path.slice(base.length)}` : path;
}

/** The opposite of {@link withoutBase}: `/zh/guide/` is `/docs/zh/guide/` under `/docs/`. */
export function underBase(path: string, base: string): string {
  return base + path.slice(1);
}
