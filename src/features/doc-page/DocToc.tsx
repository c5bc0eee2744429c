import type {ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import Translate from '@docusaurus/Translate';
import {TOC_ID} from '@site/src/lib/elementIds';
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
  return (
    <nav id={TOC_ID} popover="auto" className={styles.toc} aria-labelledby={TITLE_ID}>
      <p id={TITLE_ID} className={styles.title}>
        <Translate id="docPage.onThisPage" description="Title of the table of contents">
          On this page
        </Translate>
      </p>
      <ul>
        {items.map(({id, value, level}) => (
          <li key={id} data-level={level}>
            {/* eslint-disable @docusaurus/no-html-links -- a place on this page */}
            <a
              href={`#${id}`}
              {...(id === active ? {'aria-current': 'location' as const} : {})}
              // The generator gives a heading's inline markup as safe HTML.
              dangerouslySetInnerHTML={{__html: value}}
            />
            {/* eslint-enable @docusaurus/no-html-links */}
          </li>
        ))}
      </ul>
    </nav>
  );
}
