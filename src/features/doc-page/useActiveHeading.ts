import {useEffect, useState} from 'react';

/** Strip of the window, below the bars, in which the heading being read is looked for. */
const READING_STRIP = '-72px 0px -66% 0px';

/**
 * Id of the heading the reader is at: the last one that came into the upper third of the window.
 *
 * @param ids ids of the headings, in page order
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting} of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = key.split(' ').find((id) => inView.has(id));
        if (first !== undefined) setActive(first);
      },
      {rootMargin: READING_STRIP},
    );
    for (const id of key.split(' ')) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => {
      observer.disconnect();
    };
  }, [key]);
  return active;
}
