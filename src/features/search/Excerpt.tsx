import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Html} from '@site/src/components/Html/Html';
import type {FoundSection} from '@site/src/lib/browser/search/answer';
import styles from './Search.lazy.module.css';
import {whenSeen} from './whenSeen';

/** While someone types on, results change quickly: only those that stay have their text loaded. */
const REST_MS = 120;

/**
 * The text of a result where it fits the query. It's loaded when the result is seen, and until then the
 * name of the page holds its place.
 */
export function Excerpt({section}: {readonly section: FoundSection}): ReactNode {
  const element = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<{readonly section: FoundSection; readonly html: string}>();

  useEffect(() => {
    if (!element.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const load = (): void => {
      section.loadExcerpt().then(
        (html) => {
          if (isWanted && html !== '') setShown({section, html});
        },
        // The result is as good without its text.
        () => undefined,
      );
    };
    const stopWatching = whenSeen(element.current, (isSeen) => {
      clearTimeout(timer);
      if (isSeen) timer = setTimeout(load, REST_MS);
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
      stopWatching();
    };
  }, [section]);

  return shown?.section === section ? (
    // Escaped by `excerpt`, which adds nothing but marks.
    <Html as="span" html={shown.html} ref={element} className={styles.excerpt} />
  ) : (
    <span ref={element} className={styles.excerpt}>
      {section.pageTitle}
    </span>
  );
}
