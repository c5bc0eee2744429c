/** What is asked of a window. */
interface Frame {
  readonly parent: Frame;
  /** Window that opened this one and can still reach it. */
  readonly opener: unknown;
}

/**
 * Whether a page has its window for itself: it's in no frame, and no other page can reach it. A page around it could
 * lead the reader's clicks. A page of this site around it, or one that opened it, could read everything on it, so the
 * same origin makes no difference. Hosts that send headers forbid both; this is for the others.
 *
 * @param self window of the page
 */
export function isStandalone(self: Frame): boolean {
  return self.parent === self && (self.opener ?? null) === null;
}
