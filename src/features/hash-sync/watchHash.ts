import {isField} from '@site/src/lib/isField';
import {HASH_SYNC_DELAY_MS, headingAt} from './headingAt';

/** Keys that scroll the page. */
const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

function headings(): {readonly id: string; readonly top: number}[] {
  const found = document.querySelectorAll<HTMLElement>('.markdown :is(h2, h3)[id]');
  // Where a jump to a heading puts it: below the bars.
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return [...found].map((heading) => ({
    id: heading.id,
    top: heading.getBoundingClientRect().top - line,
  }));
}

/**
 * Keeps the address at the heading in view (specification section 4), without a step in the history.
 *
 * Only scrolling by the reader's own wheel, finger, key or scrollbar counts. A jump to a link, a reload
 * and the browser's find-in-page move the page too, and leave the address as it is.
 */
export function watchHash(): void {
  let isReading = false;
  let timer: number | undefined;
  const startReading = (): void => {
    isReading = true;
  };
  window.addEventListener('wheel', startReading, {passive: true});
  window.addEventListener('touchmove', startReading, {passive: true});
  window.addEventListener('keydown', ({key, target}) => {
    // Enter follows a link or a search result; in a field the keys write and move the cursor.
    if (key === 'Enter') isReading = false;
    else if (SCROLL_KEYS.has(key) && !isField(target)) startReading();
  });
  window.addEventListener('pointerdown', ({target}) => {
    // The scrollbar belongs to the root element.
    isReading = target === document.documentElement;
  });
  window.addEventListener('hashchange', () => {
    isReading = false;
  });
  window.addEventListener(
    'scroll',
    () => {
      if (!isReading) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!isReading || document.querySelector('.markdown') === null) return;
        const id = headingAt(headings());
        const hash = id === undefined ? '' : `#${encodeURIComponent(id)}`;
        if (hash === window.location.hash) return;
        const {pathname, search} = window.location;
        window.history.replaceState(window.history.state, '', pathname + search + hash);
      }, HASH_SYNC_DELAY_MS);
    },
    {passive: true},
  );
}
