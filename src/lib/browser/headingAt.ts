/** How far below the reading line, in px, a heading already counts (specification section 9). */
const HASH_SYNC_OFFSET_PX = 5;

/** A heading of the page and its distance from the reading line in px; negative above it. */
export interface PlacedHeading {
  readonly id: string;
  readonly top: number;
}

/**
 * The heading whose section the reader is in: the last one at or above the reading line.
 *
 * @param headings in page order
 * @returns undefined near the top, before the first heading
 */
export function headingAt(headings: readonly PlacedHeading[]): string | undefined {
  return headings.findLast(({top}) => top <= HASH_SYNC_OFFSET_PX)?.id;
}
