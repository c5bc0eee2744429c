import {useEffect, useState} from 'react';
import {onReading} from '@site/src/hooks/onReading';
import {SCROLL_THROTTLE_MS} from '@site/src/hooks/onScroll';
import {placeHeadings} from '@site/src/hooks/placeHeadings';
import {headingAt} from '@site/src/lib/browser/headingAt';

/**
 * Id of the heading the reader is at, the one the address follows (specification section 2); none at the top of the
 * page. After a jump it is the one that was asked for, even where the page can't scroll so far, until the reader
 * scrolls on.
 *
 * @param ids ids of the headings, in page order
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const controller = new AbortController();
    const options = {passive: true, signal: controller.signal};
    const headings = key
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    let asked: Element | undefined;
    let hasArrived = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function update(): void {
      if (asked) {
        const isInView = isVisible(asked);
        // Something other than the reader has led the page on, such as the button to the top.
        if (hasArrived && !isInView) asked = undefined;
        hasArrived ||= isInView;
      }
      setActive(asked?.id ?? headingAt(placeHeadings(headings)));
    }
    function updateSoon(): void {
      timer ??= setTimeout(() => {
        timer = undefined;
        update();
      }, SCROLL_THROTTLE_MS);
    }
    function follow(): void {
      const id = decodeHash(location.hash);
      asked = headings.find((heading) => heading.id === id);
      hasArrived = false;
      update();
    }

    follow();
    addEventListener('scroll', updateSoon, options);
    addEventListener('resize', updateSoon, options);
    addEventListener('hashchange', follow, options);
    // A second click on the same entry changes no address.
    addEventListener(
      'click',
      ({target}) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
        if (link && link.hash === location.hash && link.pathname === location.pathname) follow();
      },
      options,
    );
    onReading(() => {
      asked = undefined;
    }, controller.signal);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [key]);
  return active;
}

function isVisible(element: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
