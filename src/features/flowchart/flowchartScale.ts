/** Specification section 9: smaller on narrow windows, full size on wide ones. */
const NARROW_WIDTH_PX = 419;
const WIDE_WIDTH_PX = 1280;
const NARROW_SCALE = 0.8;
const USUAL_SCALE = 0.9;
const WIDE_SCALE = 1;

/**
 * Scale of a flowchart.
 *
 * @param width width of the window in pixels
 */
export function flowchartScale(width: number): number {
  if (width < NARROW_WIDTH_PX) return NARROW_SCALE;
  return width > WIDE_WIDTH_PX ? WIDE_SCALE : USUAL_SCALE;
}
