import {isField} from '@site/src/lib/browser/isField';

/** Keys that scroll the page. */
const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/** Calls a handler when the reader begins to scroll: with the wheel, a finger, a key, or the scrollbar. */
export function onReading(handle: () => void, signal?: AbortSignal): void {
  const options = {passive: true, ...(signal && {signal})};
  addEventListener('wheel', handle, options);
  addEventListener('touchmove', handle, options);
  addEventListener(
    'keydown',
    ({key, target}) => {
      // In a field, the keys write and move the cursor.
      if (SCROLL_KEYS.has(key) && !isField(target)) handle();
    },
    options,
  );
  addEventListener(
    'pointerdown',
    ({target}) => {
      // The scrollbar belongs to the root element.
      if (target === document.documentElement) handle();
    },
    options,
  );
}
