/**
 * Whether a redirect to a target stays on this site: a path from the root in visible ASCII. Browsers read two slashes or a
 * backslash in the first place as the name of another host, and drop line breaks and tabs before they look.
 *
 * @param target path, possibly with query and hash
 */
export function isSiteTarget(target: string): boolean {
  return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(target);
}

/** Leads the reader to another path of this site, in place of the present one; anywhere else, it does nothing. */
export function leadTo(target: string): void {
  if (isSiteTarget(target)) location.replace(target);
}
