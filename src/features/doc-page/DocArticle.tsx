import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Icon} from '@site/src/components/Icon/Icon';
import {SIDEBAR_ID, TOC_ID} from '@site/src/lib/elementIds';
import styles from './DocArticle.module.css';

/** Content column of a page; on narrow screens a bar on top opens the section's pages and the contents. */
export function DocArticle({
  hasSidebar,
  toc,
  after,
  children,
}: {
  readonly hasSidebar: boolean;
  readonly toc: ReactNode;
  readonly after: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <>
      {(hasSidebar || toc) && (
        <div className={styles.localBar}>
          {hasSidebar && (
            <button
              type="button"
              className={styles.localButton}
              data-for="sidebar"
              popoverTarget={SIDEBAR_ID}
            >
              <Icon name="menu" />
              <Translate id="docPage.menu" description="Button that opens the sidebar on phones">
                Menu
              </Translate>
            </button>
          )}
          {toc && (
            <button
              type="button"
              className={styles.localButton}
              data-for="toc"
              popoverTarget={TOC_ID}
            >
              <Icon name="list" />
              <Translate id="docPage.onThisPage" description="Title of the table of contents">
                On this page
              </Translate>
            </button>
          )}
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.content}>
          <article>{children}</article>
          {after}
        </div>
        {toc}
      </div>
    </>
  );
}
