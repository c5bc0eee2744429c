import {siteShell} from '@site/src/data/siteShell';
import {onScroll} from '@site/src/hooks/onScroll';
import {MOBILE_QUERY} from '@site/src/lib/browser/widths';
import {initialBar, scrollBar} from './navbarAutoHide';

/** Whether the focus is in the bar, or a menu of it is open. */
function isHeld(): boolean {
  const bar = document.querySelector('header');
  return (
    bar?.contains(document.activeElement) === true ||
    document.querySelector('details[data-menu][open]') !== null
  );
}

/** What must not move with the bar: a button that is pressed, and a list that is open. A card beside the page doesn't count. */
const STILL = 'button:active, [popover]:popover-open, dialog:modal';

/** Lets the top bar leave while the reader scrolls down; CSS moves it (`data-navbar`). */
export function watchNavbar(): void {
  if (siteShell.navbarAutoHide === 'none') return;
  const root = document.documentElement;
  const narrow = window.matchMedia(MOBILE_QUERY);
  let state = {...initialBar, last: window.scrollY, downFrom: window.scrollY};
  function show(): void {
    state = {...state, isHidden: false, downFrom: window.scrollY};
    delete root.dataset['navbar'];
  }
  onScroll(() => {
    // It must still be below the pointer when a press ends.
    if (document.querySelector(STILL)) return;
    const mayHide = siteShell.navbarAutoHide === 'always' || narrow.matches;
    state = scrollBar(state, window.scrollY, !mayHide || isHeld());
    if (state.isHidden) root.dataset['navbar'] = 'hidden';
    else delete root.dataset['navbar'];
  });
  // Who reaches the bar by keyboard must see it.
  document.addEventListener('focusin', () => {
    if (isHeld()) show();
  });
  narrow.addEventListener('change', show);
}
