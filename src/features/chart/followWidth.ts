/** Pause after the last change of width before a chart is drawn again (specification section 9). */
const RESIZE_DEBOUNCE_MS = 100;

/**
 * Calls a handler once a box has kept its new size for {@link RESIZE_DEBOUNCE_MS}.
 *
 * @returns ends it
 */
export function followWidth(box: Element, handleResize: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(handleResize, RESIZE_DEBOUNCE_MS);
  });
  observer.observe(box);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
