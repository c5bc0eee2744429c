/** Above this scroll position, in px, the bar never leaves (specification section 9). */
export const NAVBAR_HIDE_FROM_PX = 58;
/** Downward travel, in px, after which the bar leaves (specification section 9). */
export const NAVBAR_HIDE_TRAVEL_PX = 200;

/** What the bar remembers between two scroll events; positions in px from the top of the page. */
export interface BarState {
  readonly isHidden: boolean;
  /** Where the present downward travel began. */
  readonly downFrom: number;
  readonly last: number;
}

export const initialBar: BarState = {isHidden: false, downFrom: 0, last: 0};

/**
 * The bar after a scroll: it leaves after a stretch of downward travel, and comes back as soon as the
 * reader scrolls up (specification sections 2 and 4).
 *
 * @param position scroll position in px
 * @param isHeld a menu is open or the focus is inside: the bar stays
 */
export function scrollBar(state: BarState, position: number, isHeld: boolean): BarState {
  const isDown = position > state.last;
  if (!isDown || isHeld || position <= NAVBAR_HIDE_FROM_PX) {
    return {isHidden: isDown && state.isHidden && !isHeld, downFrom: position, last: position};
  }
  const travel = position - state.downFrom;
  return {
    isHidden: state.isHidden || travel >= NAVBAR_HIDE_TRAVEL_PX,
    downFrom: state.downFrom,
    last: position,
  };
}
