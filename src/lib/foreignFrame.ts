/** What is asked of a window; a page may read little of a window of another origin. */
interface Frame {
  readonly parent: Frame;
  readonly location: {readonly origin: string};
}

/**
 * Whether a page is shown inside a page of another origin, at whatever depth. That page could lie over this one and
 * lead the reader's clicks. Hosts that send headers forbid it; this is for the others.
 *
 * @param self window of the page
 */
export function isInForeignFrame(self: Frame): boolean {
  for (let at = self; at.parent !== at; at = at.parent) {
    try {
      if (at.parent.location.origin !== self.location.origin) return true;
    } catch {
      return true;
    }
  }
  return false;
}
