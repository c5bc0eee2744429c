/** Least horizontal travel of a swipe in px (specification section 9). */
export const SWIPE_TRAVEL_PX = 40;
/** Horizontal travel must exceed this many times the vertical one (specification section 9). */
const SWIPE_RATIO = 1.5;
/** Width of the strip at the left edge, in px, in which an opening swipe starts (specification section 9). */
const SWIPE_EDGE_PX = 80;

/** A point of the window in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a finger's way from one point to another means for the sidebar (specification section 4). */
export function readSwipe(from: Point, to: Point): 'open' | 'close' | undefined {
  const across = to.x - from.x;
  const along = Math.abs(to.y - from.y);
  if (Math.abs(across) <= SWIPE_TRAVEL_PX || Math.abs(across) <= SWIPE_RATIO * along) {
    return undefined;
  }
  if (across < 0) return 'close';
  return from.x <= SWIPE_EDGE_PX ? 'open' : undefined;
}
