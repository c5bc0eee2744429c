import {hasLessMotion} from '@site/src/lib/early/page';
/** The button: scrolls to the top of the page. */
export function scrollToTop(): void {
  scrollTo({top: 0, behavior: hasLessMotion() ? 'auto' : 'smooth'});
}
