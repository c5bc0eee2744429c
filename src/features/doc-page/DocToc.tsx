import type {ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import Translate from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import {TOC_ID} from '@site/src/lib/elementIds';
import styles from './DocToc.module.css';

const TITLE_ID = 'doc-toc-title';

/** Table of contents: a column on wide screens, a panel opened from the bar on narrow ones. */
export function DocToc({
  toc,
  maxLevel,
}: {
  readonly toc: readonly TOCItem[];
  readonly maxLevel: number | undefined;
}): ReactNode {
  return (
    <nav id={TOC_ID} popover="auto" className={styles.toc} aria-labelledby={TITLE_ID}>
      <p id={TITLE_ID} className={styles.title}>
        <Translate id="docPage.onThisPage" description="Title of the table of contents">
          On this page
        </Translate>
      </p>
      <TOCItems
        toc={toc}
        className="table-of-contents"
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
        {...(maxLevel === undefined ? {} : {maxHeadingLevel: maxLevel})}
      />
    </nav>
  );
}
