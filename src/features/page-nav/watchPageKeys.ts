import {isField} from '@site/src/lib/isField';

/** Alt with an arrow leads to the next or previous page (specification section 2). */
export function watchPageKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const side = {ArrowRight: 'next', ArrowLeft: 'prev'}[event.key];
    const link =
      side && document.querySelector<HTMLAnchorElement>(`a.pagination-nav__link--${side}`);
    if (!link || isField(event.target)) return;
    // The browser would go through the history.
    event.preventDefault();
    link.click();
  });
}
