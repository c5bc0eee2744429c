import {onScroll} from '@site/src/hooks/onScroll';

/** Scroll position in px beyond which the button shows (specification section 9). */
const BACK_TO_TOP_FROM_PX = 100;

/** Notes on the root element whether the reader has left the top (`data-scrolled`). */
export function watchTop(): void {
  const root = document.documentElement;
  const note = (): void => {
    root.toggleAttribute('data-scrolled', window.scrollY > BACK_TO_TOP_FROM_PX);
  };
  note();
  onScroll(note);
}
