import {hasLessMotion} from '@site/src/lib/browser/early/page';

/** The button: scrolls to the top of the page, where no heading is in view, so the URL has no hash. */
export function scrollToTop(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  scrollTo({top: 0, behavior: hasLessMotion() ? 'auto' : 'smooth'});
}
