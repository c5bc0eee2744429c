/** Whether an element is one the reader writes in or chooses from, where keys have their own meaning. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input, textarea, select, [contenteditable]:not([contenteditable=false])')
  );
}
