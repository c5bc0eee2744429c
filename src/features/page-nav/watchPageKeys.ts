/** Alt with an arrow leads to the next or previous page (specification section 2). */
export function watchPageKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const side = {ArrowRight: 'next', ArrowLeft: 'prev'}[event.key];
    const link =
      side && document.querySelector<HTMLAnchorElement>(`a.pagination-nav__link--${side}`);
    if (!link || isTyping(event.target)) return;
    // The browser would go through the history.
    event.preventDefault();
    link.click();
  });
}

/** Whether a key press belongs to a field in which arrows move the caret. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}
