import {isField} from '@site/src/lib/browser/isField';

/**
 * Alt with an arrow leads to the next or previous page (specification section 2). Part of the early script, so that it
 * works before the application runs.
 */
export function watchPageKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const side = {ArrowRight: 'next', ArrowLeft: 'prev'}[event.key];
    if (!side || isField(event.target)) return;
    // What covers the page, such as a large picture, has no next page, and the page below is not to be left.
    const isCovered = document.querySelector('dialog:modal');
    const link = document.querySelector<HTMLAnchorElement>(`a.pagination-nav__link--${side}`);
    if (!isCovered && !link) return;
    // The browser would go through the history.
    event.preventDefault();
    if (!isCovered) link?.click();
  });
}
