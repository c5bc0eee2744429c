/** Scroll handlers run at most this often, in ms (specification section 9). */
export const SCROLL_THROTTLE_MS = 300;

/**
 * Calls a handler while the window scrolls: at once, then at most every {@link SCROLL_THROTTLE_MS}, and
 * once more with the final position.
 */
export function onScroll(handle: () => void): void {
  let timer: number | undefined;
  let isStale = false;
  function run(): void {
    handle();
    isStale = false;
    timer = window.setTimeout(() => {
      timer = undefined;
      if (isStale) run();
    }, SCROLL_THROTTLE_MS);
  }
  window.addEventListener(
    'scroll',
    () => {
      isStale = true;
      if (timer === undefined) run();
    },
    {passive: true},
  );
}
