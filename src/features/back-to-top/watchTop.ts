import {onScroll} from '@site/src/hooks/onScroll';

/** Scroll position in px beyond which the button shows (specification section 9). */
export const BACK_TO_TOP_FROM_PX = 100;

/**
 * Notes on the root element whether the reader has left the top (`data-scrolled`) and is on the way up
 * (`data-upward`). Who reads on isn't disturbed by the button.
 */
export function watchTop(): void {
  const root = document.documentElement;
  let last = window.scrollY;
  const note = (): void => {
    const y = window.scrollY;
    root.toggleAttribute('data-scrolled', y > BACK_TO_TOP_FROM_PX);
    if (y !== last) root.toggleAttribute('data-upward', y < last);
    last = y;
  };
  note();
  onScroll(note);
}
