import {onReading} from '@site/src/hooks/onReading';
import {placeHeadings} from '@site/src/hooks/placeHeadings';
import {headingAt} from '@site/src/lib/browser/headingAt';

/** Rest after the last scroll, in ms, before the address follows (specification section 9). */
export const HASH_SYNC_DELAY_MS = 200;

/**
 * Keeps the address at the heading in view (specification section 4), without a step in the history.
 *
 * Only scrolling by the reader's own wheel, finger, key or scrollbar counts. A jump to a link, a reload
 * and the browser's find-in-page move the page too, and leave the address as it is.
 */
export function watchHash(): void {
  let isReading = false;
  let timer: number | undefined;
  window.addEventListener('keydown', ({key}) => {
    // Follows a link or a search result.
    if (key === 'Enter') isReading = false;
  });
  window.addEventListener('pointerdown', () => {
    isReading = false;
  });
  onReading(() => {
    isReading = true;
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
        const headings = document.querySelectorAll('.markdown :is(h2, h3)[id]');
        const id = headingAt(placeHeadings(headings));
        const hash = id === undefined ? '' : `#${encodeURIComponent(id)}`;
        if (hash === window.location.hash) return;
        const {pathname, search} = window.location;
        window.history.replaceState(window.history.state, '', pathname + search + hash);
      }, HASH_SYNC_DELAY_MS);
    },
    {passive: true},
  );
}
