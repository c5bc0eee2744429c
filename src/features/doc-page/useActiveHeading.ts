import {useEffect, useState} from 'react';

/** Height of the bars on top of the window. */
const BARS_PX = 72;

/** Upper part of the window in which the heading being read is looked for. */
const READING_PART = 0.34;

/** Lines at which a heading enters or leaves that part: below the bars, and at its lower end. */
const LINES = [`-${BARS_PX}px 0px -66% 0px`, '1000000px 0px -66% 0px'] as const;

/**
 * Id of the heading the reader is at: the first in the upper third of the window, else the last above it;
 * none at the top of the page.
 *
 * @param ids ids of the headings, in page order
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const update = (): void => {
      const placeOf = (heading: Element): DOMRect => heading.getBoundingClientRect();
      const read = headings.filter((it) => placeOf(it).top < innerHeight * READING_PART);
      const current = read.find((it) => placeOf(it).bottom > BARS_PX) ?? read.at(-1);
      setActive(current?.id);
    };
    const observers = LINES.map((rootMargin) => new IntersectionObserver(update, {rootMargin}));
    for (const observer of observers) for (const heading of headings) observer.observe(heading);
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, [key]);
  return active;
}
