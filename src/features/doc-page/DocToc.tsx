import {useEffect, useRef, type ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import Translate, {translate} from '@docusaurus/Translate';
import {Html} from '@site/src/components/Html/Html';
import {Icon} from '@site/src/components/Icon/Icon';
import {TOC_ID} from '@site/src/lib/browser/elementIds';
import styles from './DocToc.module.css';
import {useActiveHeading} from './useActiveHeading';

const TITLE_ID = 'doc-toc-title';

/** Table of contents: a column on wide screens, a panel opened from the bar on narrow ones. */
export function DocToc({
  toc,
  maxLevel,
}: {
  readonly toc: readonly TOCItem[];
  readonly maxLevel: number;
}): ReactNode {
  const items = toc.filter(({level}) => level <= maxLevel);
  const active = useActiveHeading(items.map(({id}) => id));
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // What a reader has opened stays where it is: an entry would move away under the finger.
    if (nav.current?.matches(':popover-open') === false) showCurrent(nav.current);
  }, [active]);
  const printLabel = translate({
    id: 'docPage.print',
    message: 'Print this page',
    description: 'Name of the button in the header of the contents',
  });
  return (
    <nav
      ref={nav}
      id={TOC_ID}
      popover="auto"
      className={styles.toc}
      aria-labelledby={TITLE_ID}
      onToggle={({currentTarget}) => showCurrent(currentTarget)}
    >
      <p id={TITLE_ID} className={styles.title}>
        <Translate id="docPage.onThisPage" description="Title of the table of contents">
          On this page
        </Translate>
        <button
          type="button"
          className={styles.print}
          data-action="print"
          aria-label={printLabel}
          title={printLabel}
        >
          <Icon name="print" />
        </button>
      </p>
      <ul>
        {items.map(({id, value, level}) => (
          <li key={id} data-level={level}>
            <Html
              as="a"
              // Docusaurus gives a heading's inline markup as safe HTML.
              html={value}
              href={`#${id}`}
              data-method={methodOf(id)}
              {...(id === active ? {'aria-current': 'location' as const} : {})}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Method in the id of a route's heading (`api-post-api-fs-list`), shown as a mark on pages of the API. */
function methodOf(id: string): string | undefined {
  return /^api-([a-z]+)-/.exec(id)?.[1];
}

/** Scrolls the contents so far that the current entry is in view; the page itself stays where it is. */
function showCurrent(list: HTMLElement): void {
  const entry = list.querySelector('[aria-current]');
  if (!entry) return;
  const [inner, outer] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
