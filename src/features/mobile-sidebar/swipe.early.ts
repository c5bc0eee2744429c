import {DRAWER_ID} from '@site/src/lib/browser/elementIds';
import {PANEL_QUERY} from '@site/src/lib/browser/widths';
import {readSwipe, type Point} from './swipe';

/** Whether something below a finger scrolls sideways itself: a table, a code block. */
function scrollsSideways(target: EventTarget | null): boolean {
  for (let at = target as Element | null; at && at !== document.body; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth && getComputedStyle(at).overflowX !== 'visible') {
      return true;
    }
  }
  return false;
}

/**
 * Opens the drawer by a swipe from the left edge and closes it by the opposite one. Part of the early script, so that
 * it works before the application runs.
 */
export function watchSwipe(): void {
  let from: Point | undefined;
  document.addEventListener(
    'touchstart',
    ({touches, target}) => {
      const [touch, second] = touches;
      from =
        touch && !second && !scrollsSideways(target)
          ? {x: touch.clientX, y: touch.clientY}
          : undefined;
    },
    {passive: true},
  );
  document.addEventListener(
    'touchend',
    ({changedTouches}) => {
      const [touch] = changedTouches;
      const drawer = document.getElementById(DRAWER_ID);
      if (!touch || !from || !drawer || !matchMedia(PANEL_QUERY).matches) return;
      const swipe = readSwipe(from, {x: touch.clientX, y: touch.clientY});
      from = undefined;
      if (swipe === undefined) return;
      drawer.togglePopover(swipe === 'open');
    },
    {passive: true},
  );
}
